"""Positions of everything printed on the harbour board and on the seats' boards, in millimetres.

The harbour is symmetric about its Clock, since the Peddler's cards speak of left, right, inner and outer:
Townsfolk, boats and berths are each counted from the left.
"""

from __future__ import annotations

from tabletop.engine.table import Spot

HARBOUR = (414.0, 276.0)
MIDDLE = HARBOUR[0] / 2
CLOCK = Spot(MIDDLE - 57.5, 18, 115, 115, round=True)
SQUARE = (53.0, 100.0, 269.0, 316.0)
"""The left edges of the Town Square's places."""
SQUARE_Y, HIRE_Y = 59.0, 122.0
HALLS = (Spot(6, 7, 68, 47), Spot(77, 7, 68, 47), Spot(269, 7, 68, 47), Spot(340, 7, 68, 47))
LAIR, ROGUE_CARD = Spot(6, 58, 43, 86), Spot(8.4, 124, 38.2, 17.6)
DECKS = Spot(365, 58, 43, 86)
FOLK_DECK, MASK_DECK = Spot(373, 70.6, 27, 27), Spot(373, 113.2, 27, 24)
BAG = Spot(145, 4.6, 29, 31)
TOKEN = Spot(245, 14, 18, 17)
QUAY, PIER_FOOT = 147.0, 217.0
PIERS = (Spot(5, 149, 43, 68), Spot(172, 149, 70, 68), Spot(366, 149, 43, 68))
BERTHS, DOCKED = (79.5, 140.5, 273.5, 334.5), 198.0
"""The middles of berths, and y of the gunwales there."""
BOATS, AFLOAT = tuple(38.5 + 67.4 * at for at in range(6)), 249.5
"""The middles of boats at sea, and y of the gunwales there."""
SEATS = (-18.6, -6.2, 6.2, 18.6)
"""The places of people in a boat, relative to its middle."""

PEDDLER = (183.0, 181.0)
CARD = (58.0, 50.0)
CARDS = (Spot(50, 24.8, 58, 50), Spot(112, 24.8, 58, 50))
"""The left and the right action space."""
STACKS = (Spot(10, 25, 32, 26), Spot(10, 56, 32, 26))
"""The Peddler's deck and its discards."""
STEP = (PEDDLER[0] - 18) / 8
GOODS_Y, POOL_Y = 100.4, 135.0
GOODS, POOL = 8, 6
MASKS = Spot(10 + 6 * STEP + 3, 137.6, 13.4, 19)

BOARD = (602.0, 158.0)
WHO = Spot(8, 6, 74, 146)
ACTIONS = Spot(86, 8.6, 91, 22.6)
"""The first action space; the others follow below it."""
PITCH = 23.7
MACHINE = Spot(181, 6, 222, 146)
STAFF = tuple(Spot(411 + 46.5 * at, 17.6, 44.5, 66) for at in range(4))
SHELF = Spot(410, 95.4, 187, 31)
WORTH = Spot(410, 130.2, 186.6, 19.4)

FOLDED = (183.0, 90.0)
LOW = 78.0
"""Height of a folded board where there is less room."""


def at(board: Spot, place: Spot) -> Spot:
    """Convert a place on a board that lies at `board` to a place on the table."""
    return Spot(board.x + place.x, board.y + place.y, place.w, place.h, place.round)
