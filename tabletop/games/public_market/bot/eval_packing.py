"""Estimates how promising a chest is, and finds good placements in it. Used by the bots."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from tabletop.games.public_market import components as box
from tabletop.games.public_market import grid
from tabletop.games.public_market.rules.ch06_chest import open_around_crab
from tabletop.games.public_market.rules.ch09_sale import counted_in_lines

CACHE_SIZE = 1 << 15
"""Number of cached estimates of each kind. With larger caches a match takes as long and much more memory."""
_LINE = (1.0, 0.5, 0.25, 0.1, 0.03, 0.0)
"""Share of a line's payout that counts, by number of missing cells."""
_RING = (1.0, 0.6, 0.38, 0.24, 0.14, 0.08, 0.04, 0.02, 0.0)
"""Share of a Crab's points that counts, by number of its open neighbours."""
SHRIMP = (0.0, 0.15, 0.5, 1.6)
"""Points that covered Shrimp are worth, by their number."""
_HOLE = 0.12
"""Points that a cell without open neighbours costs."""
CRAB = 2.5
"""Points that a Crab is worth if its owner is not known."""
_CLOSELY, _BEST = 6, 3
"""Number of placements that are evaluated in full, and number that are returned."""


class PackedChest(NamedTuple):
    """The promise of a chest: lines in the better direction, Crab share, Shrimp less holes; free cells."""

    lines: float
    crab: float
    rest: float
    open: int


def _next_to(mask: int) -> int:
    """Return the cells that share a side with one of these."""
    left, right = mask & ~_FIRST, mask & ~_LAST
    return ((left >> 1) | (right << 1) | (mask >> grid.CHEST_SIDE) | (mask << grid.CHEST_SIDE)) & grid.FULL


_FIRST, _LAST = grid.COLUMNS[0], grid.COLUMNS[-1]
_EDGE = {1 << cell: 4 - _next_to(1 << cell).bit_count() for cell in range(grid.CHEST_SIDE**2)}


# without it a search takes 1.3 times as long
@lru_cache(CACHE_SIZE)
def chest_promise(number: int, filled: int) -> PackedChest:
    """Return the promise of chest `number` with these cells covered."""
    lined = counted_in_lines(number, filled)
    rows = sum(_LINE[(line & ~lined).bit_count()] for line in grid.ROWS)
    columns = sum(_LINE[(line & ~lined).bit_count()] for line in grid.COLUMNS)
    ring = _RING[open_around_crab(number, filled).bit_count()]
    shrimp = SHRIMP[(filled & box.SHRIMP[number]).bit_count()]
    free = ~(filled | box.ICE[number]) & grid.FULL
    holes = (free & ~_next_to(free)).bit_count()
    return PackedChest(max(rows, columns), ring, shrimp - _HOLE * holes, free.bit_count())


# without the 4 caches of this kind together a search takes 1.07 times as long
@lru_cache(CACHE_SIZE)
def _snug(mask: int) -> tuple[int, int]:
    """Return the cells around a placement, and the number of its sides at the edge."""
    edge = sum(_EDGE[1 << cell] for cell in grid.numbers(mask))
    return _next_to(mask) & ~mask, edge


Ranked = tuple[tuple[float, tuple[int, int]], ...]
"""Cell and turn of placements with the promise of the chest after them (in points), best first."""


# without it a search takes 1.24 times as long
@lru_cache(CACHE_SIZE)
def best_placements(shape: grid.Cells, number: int, filled: int, closed: int, flip: bool = False) -> Ranked:  # noqa: FBT001, FBT002  cached
    """Return the best placements of a shape in chest `number`; cells of `closed` cannot be covered."""
    wall, marks = filled | box.ICE[number], box.CRAB_RING[number] | box.SHRIMP[number]
    rough = []
    for cell, turn, mask in grid.placements(shape, flip=flip):
        if not mask & closed:
            around, edge = _snug(mask)
            snug = (around & wall).bit_count() + edge + 2 * (mask & marks).bit_count()
            rough.append((snug, mask, (cell, turn)))
    rough.sort(key=lambda each: -each[0])
    fine = []
    for _, mask, place in rough[:_CLOSELY]:
        after = chest_promise(number, filled | mask)
        fine.append((after.lines + CRAB * after.crab + after.rest, place))
    fine.sort(key=lambda each: -each[0])
    return tuple(fine[:_BEST])
