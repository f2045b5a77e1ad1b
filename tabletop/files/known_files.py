"""Component files that were checked before they were shipped: they are read without pydantic.

`resources/checked.txt` has the checksum of each of them, written by `tools/components.py`. A file that an
owner changed has another one, so it is checked strictly, as is every file of a game from elsewhere.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Mapping
from dataclasses import is_dataclass
from functools import cache
from itertools import repeat
from pathlib import Path
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from tabletop.files import paths

LIST = "checked.txt"
"""The name of the list, a resource: a checksum and a path on each line."""


def is_known(path: str, text: str) -> bool:
    """Return True if a resource file is as it was when it was checked."""
    return _checksums(paths.resource(LIST)).get(path) == _checksum(text)


def checksum_list(files: Mapping[str, str]) -> str:
    """Return the list of these files: their texts, by path."""
    return "".join(f"{_checksum(files[path])} {path}\n" for path in sorted(files))


def built(kind: Any, data: Any) -> Any:
    """Return what a checked file holds, as the type `kind`."""
    if isinstance(kind, type) and is_dataclass(kind):
        # most hold no others, and reading their types takes longest
        if not any(isinstance(value, list | dict) for value in data.values()):
            return kind(**data)
        hints = _hints(kind)
        return kind(**{name: built(hints[name], value) for name, value in data.items()})
    if kind is float:
        return float(data)
    container, parts = get_origin(kind), [part for part in get_args(kind) if part is not type(None)]
    if container in (Union, UnionType) and len(parts) == 1:
        return built(parts[0], data)
    if container is tuple:
        return tuple(map(built, repeat(parts[0]) if parts[-1] is ... else parts, data))
    if container is dict:
        return {key: built(parts[1], value) for key, value in data.items()}
    return data


def _checksum(text: str) -> str:
    """Return the checksum of a text, whatever system wrote the ends of its lines."""
    lines = text.replace("\r\n", "\n")
    return f"{zlib.crc32(lines.encode()):08x}"


# one list for the 45 files of all games
@cache
def _checksums(file: Path) -> dict[str, str]:
    """Return the checksums of a list, by path; none if it is missing, so that everything is checked."""
    try:
        lines: Iterable[str] = file.read_text("utf-8").splitlines()
    except (OSError, UnicodeDecodeError):
        return {}
    return {path: checksum for checksum, _, path in (line.partition(" ") for line in lines)}


# reading them takes 0.2 ms a class, and 700 entries are of 74 classes
@cache
def _hints(kind: type[object]) -> dict[str, Any]:
    return get_type_hints(kind)
