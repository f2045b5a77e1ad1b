"""Positions of everything printed on the boards of Morocco, in millimetres from each board's corner."""

from __future__ import annotations

import math

from tabletop.art.svg import Point
from tabletop.games.morocco.square import CORNERS, SIDE

SQUARE_SIZE = (235.0, 236.0)
"""The market square: rails of cost cubes above and to the left, 25 stalls, 36 juice points."""
PITCH = 40.0
FIRST_POINT = (25.0, 26.0)
"""The middle of the first juice point."""
STALL = (37.8, 37.8)
CUT = 8.6
"""Length cut off a stall's corners."""
RAIL = 12.0
RAIL_MARGIN = 5.0
"""Distance of the rails from the square's edge."""
_LABEL_GAP = 4.8
"""Distance of the letters and numbers from the inner edge of the rails."""
SPACE = 5.9
"""Radius of a space."""
_OFF = 8.7
RAISED = 1.5
"""Offset of spaces from a stall's middle (_OFF), and their shift upwards, which leaves room for the price."""
PRICE = (18.4, 7.0)
LEAD = 5.6
"""Size of a stall's price, and width of the flag that shows its leaders."""
ROOF = (76.0, 78.0)
LEFT = 76.0
"""Width of the boards on the left: roof, Guard Quarters, supply."""
TRAY = 19.0
"""Height of the tray of cubes at the foot of the supply."""
MAT_SIZE = (395.0, 45.0)
TERRACE = 8.6
"""Radius of a roof space."""
_RING = 23.4
"""Distance of the five roof spaces from the middle of the roof."""

_SIDES = ((-1, -1), (1, -1), (1, 1), (-1, 1))


def juice_point(line: int, place: int) -> Point:
    """Return the middle of a juice point."""
    return FIRST_POINT[0] + PITCH * place, FIRST_POINT[1] + PITCH * line


def stall(number: int) -> Point:
    """Return the middle of a stall."""
    row, column = divmod(number, SIDE)
    return FIRST_POINT[0] + PITCH * (column + 0.5), FIRST_POINT[1] + PITCH * (row + 0.5)


def space(corner: int) -> Point:
    """Return the middle of a space, relative to the middle of its stall."""
    x, y = _SIDES[corner % CORNERS]
    return x * _OFF, y * _OFF - RAISED


def rail(number: int) -> Point:
    """Return the middle of a cost cube: rails 0 to 4 are rows, 5 to 9 columns."""
    along = PITCH * (number % SIDE + 0.5)
    if number < SIDE:
        return RAIL_MARGIN + RAIL / 2, FIRST_POINT[1] + along
    return FIRST_POINT[0] + along, RAIL_MARGIN + RAIL / 2


def rail_label(number: int) -> Point:
    """Return the middle of the letter or number beside a cost cube, between its rail and the stalls."""
    along = PITCH * (number % SIDE + 0.5)
    inwards = RAIL_MARGIN + RAIL + _LABEL_GAP
    return (inwards, FIRST_POINT[1] + along) if number < SIDE else (FIRST_POINT[0] + along, inwards)


def terrace(number: int) -> Point:
    """Return the middle of a roof space, clockwise from the top; -1 is the centre."""
    x, y = ROOF[0] / 2, 41.5
    if number < 0:
        return x, y
    angle = 2 * math.pi * number / SIDE
    return x + _RING * math.sin(angle), y - _RING * math.cos(angle)


def niche(at: int, count: int, height: float, number: int) -> Point:
    """Return the foot of a place in a niche of Guard Quarters of this height; `number` 0 is the upper one."""
    deeper = (height - 28) / 2
    return 3 + (LEFT - 6) * (at + 0.5) / count, height - 7.5 - (deeper if number == 0 else 0)


def stock(height: float) -> tuple[Point, Point, Point]:
    """Return the middle of the gold, the neutral tiles and the die in a supply of this height."""
    middle = (height - TRAY + 10) / 2
    return (11.0, middle), (43.5, middle), (62.5, middle)


HEAD = 46.0
"""Width of the first part of the large mat: mark, points, first player."""
MAT_COLUMNS = (
    (51.0, 75.0),
    (131.0, 28.0),
    (164.0, 34.0),
    (203.0, 28.0),
    (236.0, 73.0),
    (314.0, 18.0),
    (337.0, 20.0),
    (362.0, 29.5),
)
"""Left edge and width of each column of the large mat: Assistants, Tourists, Bodyguards, Cousins, cubes,
gold, juice, tiles.
"""
BAY = 13.0
BAYS = tuple(236.0 + 15.0 * at for at in range(SIDE))
"""The left edges of the places for cubes of each colour."""
HEADLINE = 11.0
"""Height of the head of another seat's mat."""
KIND_ORDER = (0, 2, 1, 3)
"""The kinds of people in the order of the mats: Bodyguards, which must be won, after Tourists."""


def row_y(height: float, number: int) -> float:
    """Return the middle of a row of another seat's mat: people, cubes, the rest."""
    return HEADLINE + (height - HEADLINE) * (number + 0.5) / 3


def column_x(width: float, count: int, at: int) -> float:
    """Return the middle of a thing in a row of another seat's mat; its number is at its right."""
    part = (width - 5) / count
    return 2.5 + part * at + 5.2
