"""Reads component files: TOML in, validated frozen dataclasses out."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from typing import Annotated, Any, Literal, TypeVar

from annotated_types import MinLen

from tabletop.engine.rules import Data
from tabletop.engine.state import component
from tabletop.engine.text import Text
from tabletop.files import paths, whole_files
from tabletop.files.known_files import built, is_known

_T = TypeVar("_T")
Word = Annotated[str, MinLen(1)]
_LARGEST = 1_000_000
"""Maximum size of a component file, in bytes. The longest has a tenth."""
Provenance = Literal["given", "ruled", "reconstructed"]


@component
class File(Data):
    """The head of a component file.

    Attributes:
        provenance: "given" by the printed rules, "ruled" by us where they are silent, or "reconstructed".
        source: Where the values come from.
    """

    provenance: Provenance
    source: Word


@component
class Entry(Data):
    """Part of a file. Its `provenance` and `source` are set if they differ from the file's."""

    provenance: Provenance | None = None
    source: str = ""


def once(what: str, values: Iterable[object]) -> None:
    """Check that all values differ; `what` names them in the message.

    Raises:
        ValueError: Two values are equal.

    >>> once("ids", ["a", "b", "a"])
    Traceback (most recent call last):
    ValueError: ids must differ; more than once: a
    """
    values = tuple(values)
    if twice := {str(v) for v in values if values.count(v) > 1}:
        raise ValueError(f"{what} must differ; more than once: {', '.join(sorted(twice))}")


class ComponentError(Exception):
    """A component file is invalid; the message names the file, the place in it and the remedy."""

    def __init__(self, path: str, trouble: str) -> None:
        super().__init__(f"{path}: {trouble}")
        self.path, self.trouble = path, trouble


@component
class Row(Data):
    """The names of the things of one kind, by index."""

    words: tuple[Word, ...]


@component
class Names(File):
    """A game's names.toml."""

    names: dict[str, Row]


def names(game: str, **rows: int) -> tuple[tuple[Text, ...], ...]:
    """Return the rows of names in a game's names.toml, in the order of the keywords.

    Args:
        game: The game's id.
        rows: The number of names of each row.

    Raises:
        ComponentError: The file has other rows, or another number of names in one, or is invalid.
    """
    path = f"games/{game}/names.toml"
    found = load(path, Names).names
    if {row: len(given.words) for row, given in found.items()} != rows:
        wanted = ", ".join(f"{row} ({n})" for row, n in rows.items())
        raise ComponentError(path, f"names: these rows are needed, with so many words: {wanted}")
    return tuple(tuple(Text(f"{game}.names", word) for word in found[row].words) for row in rows)


def load(path: str, kind: type[_T]) -> _T:
    """Return the contents of a resource file, as the dataclass `kind`.

    Args:
        path: The path below the resources.
        kind: The dataclass.

    Raises:
        ComponentError: The file is missing, is not TOML, or does not fit `kind`.
    """
    try:
        text = whole_files.read(paths.resource(path), _LARGEST)
        data = tomllib.loads(text)
    except OSError as error:
        trouble = f"it cannot be read ({error.strerror}). Install Tabletop again, or restore the file."
        raise ComponentError(path, trouble) from error
    except UnicodeDecodeError as error:
        raise ComponentError(path, f"byte {error.start} is no UTF-8. Save the file as UTF-8.") from error
    except (tomllib.TOMLDecodeError, whole_files.TooLargeError, RecursionError) as error:
        raise ComponentError(path, f"it isn't TOML that can be used: {error}. Fix it there.") from error
    found: _T = built(kind, data) if is_known(path, text) else strict(path, kind, data)
    return found


def strict(path: str, kind: type[_T], data: dict[str, Any]) -> _T:
    """Return the data of a file, as the dataclass `kind`.

    Strict JSON mode: arrays may become tuples, nothing else is coerced.

    Raises:
        ComponentError: The data does not fit `kind`.
    """
    import json

    from pydantic import TypeAdapter, ValidationError  # a third of the time of loading a game

    from tabletop.files.json_errors import json_errors

    try:
        return TypeAdapter(kind).validate_json(json.dumps(data, default=str))
    except ValidationError as error:
        raise ComponentError(path, f"{json_errors(error)}. Fix them there, or restore the file.") from error
