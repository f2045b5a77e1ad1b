"""Where everything lies on the table of Morocco, in millimetres."""

from __future__ import annotations

from dataclasses import replace

from tabletop.art.svg import Point
from tabletop.engine.table import Spot
from tabletop.games.morocco.art import plan
from tabletop.games.morocco.art.people import GUARD, PERSON, SCOUT
from tabletop.games.morocco.square import CORNERS, PAIRS, SIDE
from tabletop.games.morocco.state import BODYGUARD, COUSINS

SIZE = (403.0, 292.0)
ROOF = Spot(4, 4, *plan.ROOF)
SQUARE = Spot(84, 4, *plan.SQUARE)
MAT = Spot(4, 244, *plan.MAT)
OTHERS = Spot(323, 4, 76, 236)
GAP = 3.5
HIGHEST = 84.0
"""Other seats' mats are no higher than this."""
TALL = 1.58
"""How much larger people stand on one's own mat."""
FEET = 4.2
"""How far below the middle of its space a person stands."""
BRIEF = 3
"""With so many others there is no bare cloth beside their mats: what they did is told below the supply."""


def at(board: Spot, middle: Point, w: float, h: float) -> Spot:
    """A box of w x h about a point of a board."""
    return Spot(board.x + middle[0] - w / 2, board.y + middle[1] - h / 2, w, h)


def other(place: int, count: int) -> Spot:
    """The mat of the other seat at this place, of so many."""
    high = min(HIGHEST, (OTHERS.h - GAP * (count - 1)) / count)
    return Spot(OTHERS.x, OTHERS.y + (high + GAP) * place, OTHERS.w, high)


def quarters(others: int) -> Spot:
    """The Guard Quarters, lower where the slip lies below the supply."""
    return Spot(4, ROOF.y + ROOF.h + GAP, plan.LEFT, 54 if others >= BRIEF else 88)


def supply(others: int) -> Spot:
    """The supply, likewise."""
    board = quarters(others)
    return Spot(4, board.y + board.h + GAP, plan.LEFT, 37 if others >= BRIEF else 63)


def supplied(others: int) -> tuple[Spot, Spot, Spot]:
    """Gold, neutral tiles and the die in the supply."""
    board = supply(others)
    gold, tiles, die = plan.stock(board.h)
    size = 14 if board.h < plan.LOW else 15
    return at(board, gold, 13, 13), at(board, tiles, size, size), at(board, die, 17, 17)


def slip(others: int) -> Spot:
    """Where is told what the others did: below their mats, or below the supply."""
    if others >= BRIEF:
        board = supply(others)
        top = board.y + board.h + GAP
        return Spot(4, top, plan.LEFT, SQUARE.y + SQUARE.h - top)
    last = other(others - 1, others)
    top = last.y + last.h + GAP
    return Spot(OTHERS.x, top, OTHERS.w, min(OTHERS.y + OTHERS.h - top, 150))


def stall(number: int) -> Spot:
    """A stall, and the market tile that closes it."""
    return at(SQUARE, plan.stall(number), *plan.STALL)


def price(number: int) -> Spot:
    """The tag on a stall's lower edge."""
    x, y = plan.stall(number)
    return at(SQUARE, (x, y + 17.1), *plan.PRICE)


def lead(number: int, count: int) -> Spot:
    """The flag on a stall's left edge for so many leaders."""
    x, y = plan.stall(number)
    return at(SQUARE, (x - 17.5, y - plan.RAISED), plan.LEAD, 5.2 * count + 0.6)


def tally(number: int, count: int) -> Spot:
    """The slip over the heads in a stall that closes, for so many seats."""
    x, y = plan.stall(number)
    return at(SQUARE, (x, y - 21), 12.0 * count, 13.6)


def space(number: int, corner: int) -> Spot:
    """A space of a stall."""
    x, y = plan.stall(number)
    dx, dy = plan.space(corner)
    return at(SQUARE, (x + dx, y + dy), 2 * plan.SPACE, 2 * plan.SPACE)


def spaces(number: int) -> tuple[Spot, ...]:
    """The four spaces of a stall."""
    return tuple(replace(space(number, corner), round=True) for corner in range(CORNERS))


def standing(number: int, kind: int, corners: tuple[int, ...]) -> Spot:
    """Where a person stands in a stall: on its space, or between its two."""
    w, h = PERSON
    if kind == BODYGUARD:
        grown = 1.17 if len(corners) > 1 else 1.05
        w, h = GUARD[0] * grown, GUARD[1] * grown
    x, y = plan.stall(number)
    points = [plan.space(corner) for corner in corners]
    dx, dy = (sum(values) / len(points) for values in zip(*points, strict=True))
    return Spot(SQUARE.x + x + dx - w / 2, SQUARE.y + y + dy + FEET - h, w, h)


def apart(corners: tuple[int, int]) -> Point:
    """How far the second of two spaces lies from the first."""
    (x, y), (right, down) = plan.space(corners[0]), plan.space(corners[1])
    return right - x, down - y


def reach(number: int, corners: tuple[int, int]) -> Spot:
    """The two spaces of a Bodyguard together."""
    (dx, dy), (x, y) = apart(corners), plan.stall(number)
    first = plan.space(corners[0])
    middle = x + first[0] + dx / 2, y + first[1] + dy / 2
    return at(SQUARE, middle, abs(dx) + 2 * plan.SPACE, abs(dy) + 2 * plan.SPACE)


def rail(number: int) -> Spot:
    """The place of a cost cube."""
    return at(SQUARE, plan.rail(number), 10.8, 10.8)


def rail_cube(number: int) -> Spot:
    """A cost cube."""
    return at(SQUARE, plan.rail(number), 9, 9)


def juice(point: int) -> Spot:
    """A juice token on its point."""
    return at(SQUARE, plan.juice(*divmod(point, SIDE + 1)), 11.6, 11.6)


def terrace(number: int) -> Spot:
    """A roof space; -1 is the centre."""
    return at(ROOF, plan.terrace(number), 2 * plan.TERRACE, 2 * plan.TERRACE)


def scout(number: int) -> Spot:
    """The scout on a roof space, beside its cube; in the middle of the centre."""
    x, y = plan.terrace(number)
    w, h = SCOUT[0] * 1.3, SCOUT[1] * 1.3
    off = 4.6 if number >= 0 else 0.0
    return Spot(ROOF.x + x + off - w / 2, ROOF.y + y + 5.6 - h, w, h)


def guard(place: int, count: int, number: int) -> Spot:
    """A Bodyguard in its niche of the Guard Quarters; `number` 0 or 1."""
    board = quarters(count - 1)
    x, foot = plan.niche(place, count, board.h, number)
    grown = 1.5 if board.h > plan.ROOMY else 1.22
    w, h = GUARD[0] * grown, GUARD[1] * grown
    return Spot(board.x + x - w / 2, board.y + foot - h + 0.8, w, h)


def niche(place: int, count: int) -> Spot:
    """Both places of a niche of the Guard Quarters."""
    upper, lower = guard(place, count, 0), guard(place, count, 1)
    return Spot(upper.x, upper.y, upper.w, lower.y + lower.h - upper.y)


def supply_cube(colour: int, others: int) -> Spot:
    """A cube of the supply."""
    board = supply(others)
    return Spot(board.x + 6.5 + 13.4 * colour, board.y + board.h - plan.TRAY + 3, 9.4, 9.4)


def arrow(number: int, direction: int) -> Spot:
    """An arrow to point the market tile of a stall with."""
    x, y = plan.stall(number)
    right, down = ((0, -1), (1, 0), (0, 1), (-1, 0))[direction]
    return at(SQUARE, (x + right * 20, y + down * 20), 12, 12)


def carpet(one: int, other: int) -> Spot:
    """What joins two neighbouring tiles."""
    (x, y), (right, down) = plan.stall(one), plan.stall(other)
    return at(SQUARE, ((x + right) / 2, (y + down) / 2), 8, 8)


def worth(number: int) -> Spot:
    """The plaque on a tile of the largest district."""
    x, y = plan.stall(number)
    return at(SQUARE, (x, y), 30, 9)


# One's own mat


def person(kind: int, number: int) -> Spot:
    """A person on one's own mat, the so-manieth of its kind from the left."""
    left = MAT.x + plan.COLUMNS[plan.SHOWN.index(kind)][0] + (5.4, 16.0, 11.0, 12.0)[kind] * number
    if kind == COUSINS:
        return Spot(left, MAT.y + 18, 15, 15)
    w, h = GUARD if kind == BODYGUARD else PERSON
    return Spot(left, MAT.y + 42 - h * TALL, w * TALL, h * TALL)


def cube(colour: int, number: int, count: int) -> Spot:
    """A cube on one's own mat, in the bay of its colour, the first of them at the bottom."""
    low = 30.5 if count < BRIEF else 25.5
    step = min(8.0, (low - 13.5) / max(count - 1, 1))
    return Spot(MAT.x + plan.BAYS[colour] + 2, MAT.y + low - step * number, 9, 9)


def bay(colour: int) -> Spot:
    """The bay of a colour on one's own mat."""
    return Spot(MAT.x + plan.BAYS[colour], MAT.y + 12, plan.BAY, 29.5)


def gold(number: int, count: int) -> Spot:
    """A gold on one's own mat."""
    step = min(5.0, 17 / max(count - 1, 1))
    return Spot(MAT.x + plan.COLUMNS[5][0] + 2.5, MAT.y + 29.5 - step * number, 12, 12)


def won(number: int, count: int) -> Spot:
    """A juice token on one's own mat."""
    rows = (count + 1) // 2
    row, side = divmod(number, 2)
    step = min(9.5, 21 / max(rows - 1, 1))
    return Spot(MAT.x + plan.COLUMNS[6][0] + 9.5 * side, MAT.y + 11.5 + step * row, 9.6, 9.6)


TILES = Spot(MAT.x + plan.COLUMNS[7][0] + 5.5, MAT.y + 16, 18.5, 18.5)
"""One's own market tiles."""
FIRST = Spot(MAT.x + 32, MAT.y + 30, 11, 11)
"""The first player's marker on one's own mat."""


# Other mats


def in_row(mat: Spot, row: int, count: int, place: int, w: float, h: float) -> Spot:
    """A thing in a row of another seat's mat, beside its number."""
    return at(mat, (plan.column(mat.w, count, place), plan.row(mat.h, row)), w, h)


def marker(mat: Spot) -> Spot:
    """The first player's marker on another seat's mat."""
    return Spot(mat.x + 41, mat.y + 1.3, 8.6, 8.6)


PAIR_AT = {pair: CORNERS + number for number, pair in enumerate(PAIRS)}
"""How `Drag.at` counts two spaces that are taken together."""
