"""Positions of everything on the table, which is 612 x 450 millimetres, and the keys of pieces and zones."""

from __future__ import annotations

from tabletop.engine.table import Spot
from tabletop.games.merchants_cove.art import plan
from tabletop.games.merchants_cove.art.progress import PADS, RADIUS
from tabletop.games.merchants_cove.art.shapes import polar
from tabletop.games.merchants_cove.state import MerchantsCove

SIZE = (612.0, 450.0)
HARBOUR = Spot(5, 5, *plan.HARBOUR)
BOARD = Spot(5, 287, *plan.BOARD)
_COLUMN = 424.0
"""The left edge of the column beside the harbour."""


def ashore(place: Spot) -> Spot:
    """Convert a place on the harbour board to a place on the table."""
    return plan.at(HARBOUR, place)


def mine(place: Spot) -> Spot:
    """Convert a place on a seat's large board to a place on the table."""
    return plan.at(BOARD, place)


def machine(place: Spot) -> Spot:
    """Convert a place on a merchant's own part of its board to a place on the table."""
    return mine(plan.at(plan.MACHINE, place))


# The town


def slot(place: int) -> Spot:
    """Return a place of the Town Square, with the plate below it."""
    return ashore(Spot(plan.SQUARE[place], plan.SQUARE_Y, 45, plan.HIRE_Y - plan.SQUARE_Y + 21.6))


def townsperson(place: int) -> Spot:
    """Return the place of a card in the Town Square."""
    return ashore(Spot(plan.SQUARE[place], plan.SQUARE_Y, 45, 66))


def hire(place: int) -> Spot:
    """Return the plate below a place of the Town Square."""
    return ashore(Spot(plan.SQUARE[place], plan.HIRE_Y, 45, 21.6))


def visitor(hall: int, number: int, count: int) -> Spot:
    """Return the place of a Customer in front of its Hall: `number` of `count`, in a row to the right."""
    step = min(7.4, 24 / max(count - 1, 1))
    at = plan.HALLS[hall]
    return ashore(_standing(at.x + 37 + step * number, at.y + at.h - 2, 15.4))


def lurker(number: int, count: int) -> Spot:
    """Return the place of a Rogue in the Lair."""
    step = min(8.6, 17 / max(count - 1, 1))
    x = plan.LAIR.x + 21.8 + (number - (count - 1) / 2) * step
    return ashore(_standing(x, plan.LAIR.y + 48.6, 15.4))


def _standing(cx: float, foot: float, h: float) -> Spot:
    """Return the box of a figure with feet at (cx, foot); it takes 40 of the box's 46 units of height."""
    high = h * 46 / 40
    wide = h * 32 / 40
    return Spot(cx - wide / 2, foot - high, wide, high)


def timepiece(hour: int, above: int) -> Spot:
    """Return the place of a Timepiece on an hour, with `above` others below it."""
    x, y = polar(RADIUS, RADIUS, PADS, 30 * (hour % 12))
    return ashore(Spot(plan.CLOCK.x + x - 6.8, plan.CLOCK.y + y - 6.8 - 3.2 * above, 15.8, 15.8))


def token(hour: int) -> Spot:
    """Return the place of the Market token on an hour; at 0 its place before use."""
    if not hour:
        at = plan.TOKEN
        return ashore(Spot(at.x + 2, at.y + 2, 14, 13))
    x, y = polar(RADIUS, RADIUS, PADS, 30 * (hour % 12))
    return ashore(Spot(plan.CLOCK.x + x - 7, plan.CLOCK.y + y - 6.4, 14, 13))


DRAWN = ashore(_standing(plan.MIDDLE, plan.QUAY + 3.6, 20))
"""An Adventurer that has just been drawn from the bag, on the quay."""


# The sea


def boat(number: int) -> Spot:
    """Return the area of a boat at sea, for highlights."""
    return ashore(Spot(plan.BOATS[number] - 31, plan.AFLOAT - 21.6, 62, 37))


def berth(number: int) -> Spot:
    """Return the area of a berth, for highlights."""
    return ashore(Spot(plan.BERTHS[number] - 28.6, plan.DOCKED - 24, 57.2, 40))


def _gunwale(number: int, berth_: int) -> tuple[float, float]:
    """Return the middle of a boat's gunwale; `berth_` is -1 at sea."""
    x, y = (plan.BOATS[number], plan.AFLOAT) if berth_ < 0 else (plan.BERTHS[berth_], plan.DOCKED)
    return HARBOUR.x + x, HARBOUR.y + y


def hull(number: int, berth_: int) -> Spot:
    """Return the place of a boat."""
    x, y = _gunwale(number, berth_)
    return Spot(x - 30, y - 6.6, 60, 20)


def seat(number: int, berth_: int, place: int) -> Spot:
    """Return the place of a person in a boat."""
    x, y = _gunwale(number, berth_)
    return _standing(x + plan.SEATS[place], y + 3.4, 17.2)


SEA = ashore(Spot(0.8, plan.PIER_FOOT + 4, plan.HARBOUR[0] - 1.6, plan.HARBOUR[1] - plan.PIER_FOOT - 5))
"""The water on which boats sail."""


# The column beside the harbour


def peddler() -> Spot:
    """Return the place of the Peddler's Shop board."""
    return Spot(_COLUMN, 5, *plan.PEDDLER)


def pooled(place: int) -> Spot:
    """Return the place of an Adventurer in the Customer Pool."""
    x = 10 + place * plan.STEP + plan.STEP / 2 - 0.8
    return plan.at(peddler(), _standing(x, plan.POOL_Y + 22.6, 18.6))


def ware(place: int) -> Spot:
    """Return the place of a Good on the Peddler's shelf."""
    return plan.at(peddler(), Spot(10 + place * plan.STEP, plan.GOODS_Y + 1.6, plan.STEP - 1.6, 20.8))


def other(number: int, others: int, stalls: int) -> Spot:
    """Return the folded board of another seat; `stalls`: 1 if the Peddler's board is above it."""
    wide, high = plan.FOLDED
    if stalls:
        return Spot(_COLUMN, 188, wide, plan.LOW)
    if others > 2:
        return Spot(_COLUMN, 5 + 93 * number, wide, plan.LOW)
    return Spot(_COLUMN, 5 + _PITCH * number, wide, high)


_PITCH = 118.0
"""Distance between the tops of two folded boards."""


def turn_place(number: int, others: int, stalls: int) -> Spot:
    """Return the place for another seat's last turn, below its board; `number` is -1 for the Peddler."""
    half = (plan.FOLDED[0] - 2) / 2
    if stalls and others:  # side by side, below both boards
        return Spot(_COLUMN + (half + 2) * (number + 1), 188 + plan.LOW + 1.4, half, 16)
    board = peddler() if stalls else other(number, others, stalls)
    high = 12.4 if others > 2 else 24.0
    return Spot(board.x, board.y + board.h + 1.4, board.w, high)


def title() -> Spot:
    """Return the place of the game's name, on the free cloth below the only other board."""
    top = 5 + _PITCH
    return Spot(_COLUMN, top, plan.FOLDED[0], min(281 - top, 120))


# The large board


def action(place: int) -> Spot:
    """Return the place of an action space of the column, counted from the top."""
    at = plan.ACTIONS
    return mine(Spot(at.x, at.y + plan.PITCH * place, at.w, at.h))


_WORKERS = (19.0, 15.6)
"""Heights of the first and the second worker."""


def worker(space: Spot, number: int = 0) -> Spot:
    """Return the place of a worker on an action space."""
    return _standing(space.x + 11.4, space.y + space.h - 2.6, _WORKERS[number])


def waiting(number: int) -> Spot:
    """Return the place of a worker that has not gone to work yet."""
    return mine(_standing(plan.WHO.x + 60 + 8 * number, plan.WHO.y + 140, _WORKERS[number]))


def mask(number: int, count: int) -> Spot:
    """Return the place of a Corruption card on the large board."""
    step = min(17.2, 50.6 / max(count - 1, 1))
    return mine(Spot(plan.WHO.x + 4 + step * number, plan.WHO.y + 62, 15.4, 21))


def masks() -> Spot:
    """Return the area of a seat's Corruption cards."""
    return mine(Spot(plan.WHO.x + 2, plan.WHO.y + 50, 70, 38))


def money() -> Spot:
    """Return the place of a seat's gold on the large board."""
    return mine(Spot(plan.WHO.x + 3.4, plan.WHO.y + 23, 68, 20))


def hired(place: int) -> Spot:
    """Return the place of a card on a staff place."""
    at = plan.STAFF[place]
    return mine(Spot(at.x + 0.1, at.y + 0.2, 44.3, 31))


def good(number: int, count: int, places: int) -> Spot:
    """Return the place of a Good on the shelf; if there are too many, they are closer together."""
    step = plan.SHELF.w / max(places, count)
    return mine(Spot(plan.SHELF.x + step * number, plan.SHELF.y + 9.4, step - 1.4, 18.8))


def offered(number: int) -> Spot:
    """Return the place of a thing to choose from, on the tray below the shelf."""
    return mine(Spot(plan.WORTH.x + 62 + 20.6 * number, plan.WORTH.y + 0.2, 18.6, 19))


# Keys


def good_keys(v: MerchantsCove, seat: int) -> list[str]:
    """Return the keys of a seat's Goods; of two equal Goods the one that came first keeps its key."""
    seen: dict[int, int] = {}
    keys = []
    for number in v.players[seat].shelf:
        seen[number] = seen.get(number, -1) + 1
        keys.append(f"good:{seat}:{number}:{seen[number]}")
    return keys
