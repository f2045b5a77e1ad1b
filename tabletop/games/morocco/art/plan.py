"""Where everything is printed on the boards of Morocco, in millimetres from each board's corner."""

from __future__ import annotations

import math

from tabletop.art.svg import Point
from tabletop.games.morocco.square import CORNERS, SIDE

SQUARE_SIZE = (235.0, 236.0)
"""The market square: rails of cost cubes above and to the left, 25 stalls, 36 juice points."""
PITCH = 40.0
FIRST_POINT = (25.0, 26.0)
"""The first juice point."""
STALL = (37.8, 37.8)
CUT = 8.6
"""How much is cut off a stall's corners."""
RAIL = 12.0
RAIL_WIDTH = 5.0
"""How wide the rails are, and how far from the square's edge."""
SPACE = 5.9
"""The radius of a space."""
_OFF = 8.7
RAISED = 1.5
"""How far the spaces lie from a stall's middle, and how much higher: the price has its place below."""
PRICE = (18.4, 7.0)
LEAD = 5.6
"""The tag with a stall's price, and how wide the tag is that tells who leads."""
ROOF = (76.0, 78.0)
LEFT = 76.0
"""How wide the boards on the left are: roof, Guard Quarters, supply."""
TRAY = 19.0
"""How far above the supply's foot its tray of cubes begins."""
MAT_SIZE = (395.0, 45.0)
TERRACE = 8.6
"""The radius of a roof space."""
_RING = 23.4
"""How far the five roof spaces lie from the middle of the roof."""

_SIDES = ((-1, -1), (1, -1), (1, 1), (-1, 1))


def juice_point(line: int, place: int) -> Point:
    """The middle of a juice point."""
    return FIRST_POINT[0] + PITCH * place, FIRST_POINT[1] + PITCH * line


def stall(number: int) -> Point:
    """The middle of a stall."""
    row, column = divmod(number, SIDE)
    return FIRST_POINT[0] + PITCH * (column + 0.5), FIRST_POINT[1] + PITCH * (row + 0.5)


def space(corner: int) -> Point:
    """The middle of a space, from the middle of its stall."""
    x, y = _SIDES[corner % CORNERS]
    return x * _OFF, y * _OFF - RAISED


def rail(number: int) -> Point:
    """The middle of a cost cube: rails 0 to 4 are rows, 5 to 9 columns."""
    along = PITCH * (number % SIDE + 0.5)
    if number < SIDE:
        return RAIL_WIDTH + RAIL / 2, FIRST_POINT[1] + along
    return FIRST_POINT[0] + along, RAIL_WIDTH + RAIL / 2


def terrace(number: int) -> Point:
    """The middle of a roof space, clockwise from the top; -1 is the centre."""
    x, y = ROOF[0] / 2, 41.5
    if number < 0:
        return x, y
    angle = 2 * math.pi * number / SIDE
    return x + _RING * math.sin(angle), y - _RING * math.cos(angle)


def niche(at: int, count: int, height: float, number: int) -> Point:
    """The foot of a place in a niche of Guard Quarters of this height; `number` 0 is the upper one."""
    deeper = (height - 28) / 2
    return 3 + (LEFT - 6) * (at + 0.5) / count, height - 7.5 - (deeper if number == 0 else 0)


def stock(height: float) -> tuple[Point, Point, Point]:
    """The middle of the gold, of the neutral tiles and of the die in a supply of this height."""
    middle = (height - TRAY + 10) / 2
    return (11.0, middle), (43.5, middle), (62.5, middle)


HEAD = 46.0
"""How wide the first part of one's own mat is: mark, points, first player."""
COLUMN_CENTRES = (
    (51.0, 75.0),
    (131.0, 28.0),
    (164.0, 34.0),
    (203.0, 28.0),
    (236.0, 73.0),
    (314.0, 18.0),
    (337.0, 20.0),
    (362.0, 29.5),
)
"""On one's own mat, from its left edge: where each column begins and how wide it is. In order: Assistants,
Tourists, Bodyguards, Cousins, cubes, gold, juice, tiles."""
BAY = 13.0
BAYS = tuple(236.0 + 15.0 * at for at in range(SIDE))
"""The places for cubes of each colour in their column."""
HEADLINE = 11.0
"""How high the head of another seat's mat is."""
KIND_ORDER = (0, 2, 1, 3)
"""The kinds of people in the order in which mats show them: a Bodyguard has to be won."""


def row_y(height: float, number: int) -> float:
    """The middle of a row of another seat's mat: people, cubes, the rest."""
    return HEADLINE + (height - HEADLINE) * (number + 0.5) / 3


def column_x(width: float, count: int, at: int) -> float:
    """The middle of a thing in a row of another seat's mat; its number stands to the right of it."""
    part = (width - 5) / count
    return 2.5 + part * at + 5.2
