"""The geometry of the market square: tables of numbers, no rules.

Stalls are 0 to 24, row by row from the top left: stall = row * 5 + column. Every stall has four spaces,
corner 0 to 3: NW, NE, SE, SW; space = stall * 4 + corner. Juice points are the 36 corner points of the
stalls: point = line * 6 + place, from the top left. Directions are 0 to 3: N, E, S, W.
"""

from __future__ import annotations

SIDE, STALLS, CORNERS, JUICE_POINTS, DIRECTIONS = 5, 25, 4, 36, 4
_NORTH, _EAST, SOUTH, _WEST = range(4)
NW, NE, SE, SW = range(4)


def _next(stall: int, direction: int) -> int:
    row, column = divmod(stall, SIDE)
    down, right = ((-1, 0), (0, 1), (1, 0), (0, -1))[direction]
    inside = 0 <= row + down < SIDE and 0 <= column + right < SIDE
    return stall + down * SIDE + right if inside else -1


def _point(stall: int, corner: int) -> int:
    row, column = divmod(stall, SIDE)
    down, right = ((0, 0), (0, 1), (1, 1), (1, 0))[corner]
    return (row + down) * (SIDE + 1) + column + right


ROW = tuple(stall // SIDE for stall in range(STALLS))
COLUMN = tuple(stall % SIDE for stall in range(STALLS))
COLUMN_LETTERS = "ABCDE"
"""The names of the columns, as printed at their rail; rows are named by their numbers, from 1."""
TOWARDS = tuple(tuple(_next(stall, d) for d in range(DIRECTIONS)) for stall in range(STALLS))
"""The stall beside a stall in each direction; -1 at the edge of the square."""
ADJACENT = tuple(tuple(other for other in row if other >= 0) for row in TOWARDS)
"""The orthogonal neighbours of a stall, in the order N, E, S, W."""
POINT = tuple(tuple(_point(stall, corner) for corner in range(CORNERS)) for stall in range(STALLS))
"""The juice point at each corner of a stall."""
PAIRS = tuple((one, other) for one in range(CORNERS) for other in range(one + 1, CORNERS))
"""The pairs of corners on which a Bodyguard can stand, in order."""
SINGLES = tuple((one, one) for one in range(CORNERS))
"""A Bodyguard's single corner, written as a pair of equal ones."""
