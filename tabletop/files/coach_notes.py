"""The coach's notes about a game, shown when something first comes up: resources/games/<game>/coach.toml."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Annotated, Literal

from annotated_types import MaxLen, MinLen

from tabletop.engine.rules import Data
from tabletop.files import components, paths
from tabletop.files.lessons import Pattern, Said
from tabletop.files.setup_codec import Word

FILE = "coach.toml"
CHAPTER = "coach"
"""The second part of the translation context of the notes."""


@dataclass(frozen=True, slots=True)
class Note(Data):
    """A note that is shown when a condition is first met.

    Attributes:
        id: Unique in the game.
        on: The condition, as in lessons: a choice that waits for the person, or an event.
        text: The text.
        rule: The number of the rule that explains it in full.
        once: Show it once "ever", or once per "match".
        point: Keys of pieces and zones to highlight.
        anybody: True if events of other seats count, too.
    """

    id: Word
    on: Pattern
    text: Said
    rule: str
    once: Literal["ever", "match"] = "ever"
    point: tuple[str, ...] = ()
    anybody: bool = False


@dataclass(frozen=True, slots=True)
class Notes(Data):
    """All notes of a game; each comes up in at least one of the sample matches `records`."""

    format: Literal[1]
    records: Annotated[tuple[Word, ...], MinLen(1), MaxLen(3)]
    note: tuple[Note, ...]


@cache
def load_notes(game: str) -> Notes | None:
    """Return the notes of a game; None if it has none.

    Raises:
        ComponentError: The file is invalid.
    """
    path = f"games/{game}/{FILE}"
    return components.load(path, Notes) if paths.resource(path).is_file() else None
