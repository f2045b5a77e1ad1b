"""Morocco: what is in the box, read once from its files and held against the square."""

from __future__ import annotations

from collections.abc import Mapping
from typing import get_args

from tabletop.files.components import ComponentError, load
from tabletop.games.morocco import box
from tabletop.games.morocco.square import POINTS as CORNER_POINTS
from tabletop.games.morocco.state import EACH, FIRST_BODYGUARD, FIRST_TOURIST

_HERE = "games/morocco"
_BOX = load(f"{_HERE}/box.toml", box.Box)
_SCORE = load(f"{_HERE}/score.toml", box.Score)


def juice(given: box.Box) -> Mapping[str, tuple[int, ...]]:
    """MO-1.5: a juice token for each corner point, by option. Raises ComponentError if that fails."""
    found: dict[str, tuple[int, ...]] = {}
    for tokens in given.juice:
        if CORNER_POINTS % len(tokens.values):
            trouble = f"juice “{tokens.option}”: {len(tokens.values)} values for {CORNER_POINTS} tokens"
            raise ComponentError(f"{_HERE}/box.toml", f"{trouble}. Give 1, 2, 3, 4, 6, 9 or 12 values.")
        found[tokens.option] = tokens.values * (CORNER_POINTS // len(tokens.values))
    for option in get_args(box.JuiceOption):
        if option not in found:
            trouble = f"juice: the option “{option}” has no values. Write a [[juice]] with it."
            raise ComponentError(f"{_HERE}/box.toml", trouble)
    return found


def people(pieces: box.Pieces) -> box.Pieces:
    """The pieces of a colour. Raises ComponentError if there are more people than have numbers."""
    most = {
        "assistants": FIRST_TOURIST,
        "tourists": FIRST_BODYGUARD - FIRST_TOURIST,
        "bodyguards": EACH - FIRST_BODYGUARD,
    }
    for kind, number in most.items():
        if getattr(pieces, kind) > number:
            trouble = f"box.{kind}: {getattr(pieces, kind)} are more than the {number} that have numbers"
            raise ComponentError(f"{_HERE}/box.toml", f"{trouble}. Write at most {number}.")
    return pieces


BOX = people(_BOX.box)
DIE_ROLLS = dict(enumerate(_BOX.die.rolls, start=2))
"""MO-3.2: rolls of the market die in a round, by number of players."""
JUICE = juice(_BOX)
"""MO-1.5: the 36 juice tokens, by the value of the option."""
AWARDS, POINTS, ENDING = _SCORE.awards, _SCORE.points, _SCORE.ending
