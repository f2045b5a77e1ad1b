"""What a coach tells about a game when it first comes up: resources/games/<game>/coach.toml."""

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
"""By what name its texts are translated."""


@dataclass(frozen=True, slots=True)
class Note(Data):
    """One thing that is told when a condition is first met.

    `on`: the condition, as lessons have them: something waits for the person, or has happened. Events that
    name a seat are the person's own, unless `anybody` is set. `once`: in this match, or ever. `point`:
    keys of pieces and zones that it speaks of. `rule`: the number where all of it stands.
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
    """All that is told of a game; every note of it comes up in one of these kept matches."""

    format: Literal[1]
    records: Annotated[tuple[Word, ...], MinLen(1), MaxLen(3)]
    note: tuple[Note, ...]


@cache
def load(game: str) -> Notes | None:
    """What the coach tells of a game; None where it tells nothing. Raises ComponentError."""
    path = f"games/{game}/{FILE}"
    return components.load(path, Notes) if paths.resource(path).is_file() else None
