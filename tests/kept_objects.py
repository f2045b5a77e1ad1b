"""What takes long to make and is the same in every process: kept in a file until a source of it changes."""

from __future__ import annotations

import gc
import hashlib
import os
import pickle
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from io import BytesIO
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / ".pytest_cache" / "kept"
ENDINGS = (".py", ".toml")


def digest_of(sources: Sequence[str]) -> str:
    """A digest of all Python and TOML files in these files and folders, and of the Python that reads them."""
    made = hashlib.sha256(sys.version.encode())
    for source in sources:
        root = ROOT / source
        for path in [root] if root.is_file() else sorted(root.rglob("*")):
            if path.suffix in ENDINGS:
                made.update(f"{path.relative_to(ROOT)}\n".encode())
                made.update(path.read_bytes())
    return made.hexdigest()[:20]


class Kept:
    """Objects by name, pickled with references to others that every process has."""

    def __init__(self, kind: str, sources: Sequence[str], known: Mapping[str, Any]) -> None:
        """Keep objects.

        Args:
            kind: The first word of the files' names.
            sources: The files and folders from which the objects follow, below the root.
            known: Objects that are not pickled but found by their name.
        """
        self._kind, self._known = kind, known
        self._digest = digest_of(sources)  # now, while the sources are those that were just imported
        self._names = {id(value): name for name, value in known.items()}

    def _path(self, name: str) -> Path:
        return FOLDER / f"{self._kind}-{name}-{self._digest}"

    def read(self, name: str) -> Any | None:
        """The object of this name; None if it is not kept, or if its file is damaged."""
        try:
            content = self._path(name).read_bytes()
        except OSError:
            return None
        known = self._known

        class Reader(pickle.Unpickler):
            def persistent_load(self, key: str) -> Any:
                return known[key]

        gc.disable()  # a hundred thousand objects come into being, and none goes
        try:
            return Reader(BytesIO(content)).load()
        except Exception:  # noqa: BLE001  a file that was cut off can raise anything
            return None
        finally:
            gc.enable()

    def write(self, name: str, made: Any) -> None:
        """Keep an object, all or nothing; files of other sources go."""
        names = self._names

        class Writer(pickle.Pickler):
            def persistent_id(self, value: Any) -> str | None:
                return names.get(id(value))

        path, content = self._path(name), BytesIO()
        Writer(content, pickle.HIGHEST_PROTOCOL).dump(made)
        part = path.with_name(f"{path.name}.{os.getpid()}")
        try:
            FOLDER.mkdir(parents=True, exist_ok=True)
            part.write_bytes(content.getvalue())
            part.replace(path)
            for old in FOLDER.glob(f"{self._kind}-{name}-*"):
                if old != path and not old.name.startswith(path.name):
                    old.unlink(missing_ok=True)
        except OSError:  # a folder that cannot be written: they are made again
            with suppress(OSError):
                part.unlink()
