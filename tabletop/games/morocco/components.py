"""Morocco: what is in the box, read once from its files and held against the square."""

from __future__ import annotations

from collections.abc import Mapping

from tabletop.files.components import ComponentError, load
from tabletop.games.morocco import box
from tabletop.games.morocco.square import POINTS as CORNER_POINTS
from tabletop.games.morocco.state import EACH, FIRST_BODYGUARD, FIRST_TOURIST

_HERE = "games/morocco"
_BOX = load(f"{_HERE}/box.toml", box.Box)
_SCORE = load(f"{_HERE}/score.toml", box.Score)


def _juice(given: box.Box) -> Mapping[str, tuple[int, ...]]:
    """MO-1.5: a juice token for each corner point, by option."""
    found: dict[str, tuple[int, ...]] = {}
    for juice in given.juice:
        if CORNER_POINTS % len(juice.values):
            trouble = f"juice “{juice.option}”: {len(juice.values)} values for {CORNER_POINTS} tokens"
            raise ComponentError(f"{_HERE}/box.toml", f"{trouble}. Give 1, 2, 3, 4, 6, 9 or 12 values.")
        found[juice.option] = juice.values * (CORNER_POINTS // len(juice.values))
    return found


def _checked(pieces: box.Pieces) -> box.Pieces:
    """The people of a colour, as far as persons have numbers."""
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


BOX = _checked(_BOX.box)
DIE_ROLLS = dict(enumerate(_BOX.die.rolls, start=2))
"""MO-3.2: rolls of the market die in a round, by number of players."""
JUICE = _juice(_BOX)
"""MO-1.5: the 36 juice tokens, by the value of the option."""
AWARDS, POINTS, ENDING = _SCORE.awards, _SCORE.points, _SCORE.ending
