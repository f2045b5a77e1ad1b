"""Placements of shapes on the 5 x 5 grid of an Ice Chest, computed once.

A cell is a number, row * 5 + column, from the top left; a set of cells is a mask, an integer with a bit for
each. Turns are as everywhere: 0 to 3 quarter turns clockwise, 4 to 7 mirrored left to right first.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from tabletop.engine.table import rotated_cells

CHEST_SIDE = 5
FULL = (1 << CHEST_SIDE * CHEST_SIDE) - 1
"""Every cell of the chest."""

Cells = tuple[tuple[int, int], ...]
"""A shape: its (row, column) cells, from (0, 0) of its bounding box."""


class Placement(NamedTuple):
    """A shape on the grid: cell of its bounding box's top left corner, its turn, and its mask."""

    cell: int
    turn: int
    mask: int


def cells(rows: Iterable[str], sign: str = "X") -> Cells:
    """Return the cells that carry this sign."""
    return tuple((r, c) for r, row in enumerate(rows) for c, here in enumerate(row) if here == sign)


def mask(some: Iterable[tuple[int, int]]) -> int:
    """Return the mask of these cells."""
    return sum(1 << r * CHEST_SIDE + c for r, c in some)


def numbers(covered: int) -> tuple[int, ...]:
    """Return the numbers of the cells of a mask."""
    return tuple(cell for cell in range(CHEST_SIDE * CHEST_SIDE) if covered >> cell & 1)


def connected(rows: Iterable[str]) -> bool:
    """Return True if the X cells are connected by their sides."""
    left = set(cells(rows))
    reached = [left.pop()] if left else []
    for r, c in reached:
        adjacent_cells = {(r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)} & left
        left -= adjacent_cells
        reached += adjacent_cells
    return not left


# without it laying a thing takes 1.2 times as long
@cache
def same_turn(shape: Cells, turn: int) -> int:
    """Return the lowest turn at which the shape looks as it does at this one."""
    return next(t for t in range(turn + 1) if rotated_cells(shape, t) == rotated_cells(shape, turn))


# without the 4 caches of this kind together a search takes 1.07 times as long
@cache
def covers(shape: Cells, cell: int, turn: int) -> int:
    """Return the mask if the bounding box's top left corner is on `cell`; 0 if the shape sticks out."""
    if not 0 <= cell < CHEST_SIDE * CHEST_SIDE:
        return 0
    row, col = divmod(cell, CHEST_SIDE)
    there = [(row + r, col + c) for r, c in rotated_cells(shape, turn)]
    return mask(there) if max(max(place) for place in there) < CHEST_SIDE else 0


# without it random play takes 1.1 times as long
@cache
def placements(shape: Cells, *, flip: bool = False) -> tuple[Placement, ...]:
    """PM-6.1: return every different placement on an empty grid; with `flip`, mirrored ones, too."""
    turns = [turn for turn in range(8 if flip else 4) if same_turn(shape, turn) == turn]
    return tuple(
        Placement(cell, turn, covered)
        for turn in turns
        for cell in range(CHEST_SIDE * CHEST_SIDE)
        if (covered := covers(shape, cell, turn))
    )


def ring(cell: int) -> int:
    """Return the mask of the eight neighbours of an inner cell."""
    row, col = divmod(cell, CHEST_SIDE)
    return mask((row + r, col + c) for r in (-1, 0, 1) for c in (-1, 0, 1) if r or c)


ROWS = tuple(mask((r, c) for c in range(CHEST_SIDE)) for r in range(CHEST_SIDE))
COLUMNS = tuple(mask((r, c) for r in range(CHEST_SIDE)) for c in range(CHEST_SIDE))
