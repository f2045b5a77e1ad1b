"""The file format of a rule book's pictures: resources/games/<game>/rule_pictures.toml."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Literal

from annotated_types import Ge, Le, MinLen

from tabletop.engine.rules import Data
from tabletop.files import components, paths
from tabletop.files.setup_codec import Seed, Word


@dataclass(frozen=True, slots=True)
class RulePicture(Data):
    """The picture of a chapter: things of a table.

    Attributes:
        rule: The number of the chapter.
        keys: The zones and pieces that it shows.
        lesson: The lesson on whose table they lie; "": that of a new match.
        after: How many actions of the lesson's solution are played before.
        seats: The players of the new match.
        options: Its options.
        seed: Its seed.
    """

    rule: Word
    keys: Annotated[tuple[Word, ...], MinLen(1)]
    lesson: str = ""
    after: Annotated[int, Ge(0), Le(99)] = 0
    seats: tuple[Word, ...] = ("person", "person")
    options: dict[Word, Word] = field(default_factory=dict)
    seed: Seed = 3


@dataclass(frozen=True, slots=True)
class RulePictures(Data):
    """All pictures of a rule book."""

    format: Literal[1]
    picture: tuple[RulePicture, ...]


def rule_pictures(game: str) -> dict[str, RulePicture]:
    """Return the pictures of a game's rule book by the number of their chapter; none without a file.

    Raises:
        ComponentError: The file is invalid.
    """
    name = f"games/{game}/rule_pictures.toml"
    if not paths.resource(name).is_file():
        return {}
    return {each.rule: each for each in components.load(name, RulePictures).picture}
