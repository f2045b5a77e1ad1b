"""Read component files: TOML in, checked frozen dataclasses out."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Annotated, Literal, TypeVar

from annotated_types import MinLen
from pydantic import TypeAdapter, ValidationError

from tabletop.engine.rules import Data
from tabletop.engine.text import Text
from tabletop.files import paths, whole_files
from tabletop.files.json_errors import json_errors

T = TypeVar("T")
Word = Annotated[str, MinLen(1)]
Provenance = Literal["given", "ruled", "reconstructed"]


@dataclass(frozen=True, slots=True, kw_only=True)
class File(Data):
    """The head of a component file: printed rules give its values, or we ruled or reconstructed them."""

    provenance: Provenance
    source: Word


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry(Data):
    """Part of a file, with a `provenance` and a `source` of its own where they differ from the file's."""

    provenance: Provenance | None = None
    source: str = ""


def once(what: str, values: Iterable[object]) -> None:
    """Refuse values of which two are equal, as a component file's class does: with a ValueError."""
    values = tuple(values)
    if twice := {str(v) for v in values if values.count(v) > 1}:
        raise ValueError(f"{what} must differ; more than once: {', '.join(sorted(twice))}")


class ComponentError(Exception):
    """A component file cannot be used; the message names the file, the place in it and the remedy."""

    def __init__(self, path: str, trouble: str) -> None:
        super().__init__(f"{path}: {trouble}")
        self.path, self.trouble = path, trouble


@dataclass(frozen=True, slots=True, kw_only=True)
class Row(Data):
    """What the things of one kind are called, in the order in which they are counted."""

    words: tuple[Word, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Names(File):
    """A game's names.toml."""

    names: dict[str, Row]


def names(game: str, **rows: int) -> tuple[tuple[Text, ...], ...]:
    """The rows of names of a game, in the order given here, each with so many.

    Raises ComponentError where its names.toml has other rows, or more or fewer names in one.
    """
    path = f"games/{game}/names.toml"
    found = load(path, Names).names
    if {row: len(given.words) for row, given in found.items()} != rows:
        wanted = ", ".join(f"{row} ({n})" for row, n in rows.items())
        raise ComponentError(path, f"names: these rows are needed, with so many words: {wanted}")
    return tuple(tuple(Text(f"{game}.names", word) for word in found[row].words) for row in rows)


def load(path: str, kind: type[T]) -> T:
    """What a file among the resources holds, as this dataclass.

    It is checked strictly: TOML goes by JSON, so that arrays may become tuples and nothing else bends.
    Raises ComponentError when the file is missing, is no TOML, or holds anything but what `kind` asks for.
    """
    try:
        data = tomllib.loads(whole_files.read(paths.resource(path)))
    except OSError as error:
        trouble = f"it cannot be read ({error.strerror}). Install Tabletop again, or restore the file."
        raise ComponentError(path, trouble) from error
    except UnicodeDecodeError as error:
        raise ComponentError(path, f"byte {error.start} is no UTF-8. Save the file as UTF-8.") from error
    except tomllib.TOMLDecodeError as error:
        raise ComponentError(path, f"it isn't TOML: {error}. Fix it there.") from error
    try:
        return TypeAdapter(kind).validate_json(json.dumps(data, default=str))
    except ValidationError as error:
        raise ComponentError(path, f"{json_errors(error)}. Fix them there, or restore the file.") from error
