"""Positions of everything on the table, in millimetres, and keys of pieces and zones."""

from __future__ import annotations

from tabletop.engine.table import Spot
from tabletop.games.public_market.state import PublicMarket

SIZE = (620.0, 458.0)
CELL = 20.0
"""Size of a cell of tiles and chests."""

MARKET_SPOT = Spot(7, 6, 326, 82)
COLLECTION = Spot(340, 6, 76, 82)
OCEAN = Spot(4, 193, 415, 259)
OWN = Spot(423, 174, 190, 278)
_ACROSS = Spot(423, 6, 190, 162)
"""The area of the other seats: the Angler, or up to four opponents."""
ANGLER_SPOT = Spot(423, 6, 190, 92)
BAG_SPOT = Spot(574, 100, 30, 34)
CHEST_PILE = Spot(571, 138, 36, 26)

CHEST = Spot(OWN.x + 7, OWN.y + 19, 116, 116)
_CHEST_FRAME = 8.0
TRACKER = Spot(OWN.x + 127, OWN.y + 19, 59, 116)
HELD = Spot(OWN.x + 7, OWN.y + 140, 27, 32)
CRABS = Spot(OWN.x + 7, OWN.y + 177, 110, 26)
LIGHTHOUSES = Spot(OWN.x + 121, OWN.y + 177, 65, 26)
NEUTRAL_SPOT = Spot(OWN.x + 98.6, OWN.y + 5.7, 6, 7.5)
"""The neutral icon, on which the Shrimp cube begins."""
MONEY = Spot(OWN.x + 112, OWN.y + 1, 74, 17)
WON = Spot(OWN.x + 9, OWN.y + 209, 88, 62)
LOGOS = Spot(OWN.x + 105, OWN.y + 209, 81, 62)
ROSE = Spot(OWN.x + 67, OWN.y + 209, 70, 62)
"""Shallow Waters: the place between the won cards and the logos, which are then closer together."""
WON_WITH_ROSE = Spot(OWN.x + 6, OWN.y + 209, 59, 62)
LOGOS_WITH_ROSE = Spot(OWN.x + 139, OWN.y + 209, 47, 62)
BONUS_SPOT = Spot(426, 110, 140, 62)

CARD = (41.0, 62.0)
_TICKET = (54.0, 30.0)
MEEPLE = (13.8, 22.1)
LIGHTHOUSE = (9.9, 21.6)
SMALL_LIGHTHOUSE = (6.4, 14.0)
"""Size of a Lighthouse on spaces too narrow for a full one beside their number."""


def bid(location: int) -> Spot:
    """PM-4.2: return a bid location, counted from the left."""
    return Spot(MARKET_SPOT.x + 4 + 63.8 * location, MARKET_SPOT.y + 3.2, 61.2, 49)


def queue(location: int) -> Spot:
    """Return the lane of a bid location, in which Meeples stand."""
    at = bid(location)
    return Spot(at.x + 1.6, at.y + 24.8, 58, 22.6)


def queued(location: int, place: int, meeples: int) -> float:
    """Return the left edge of a Meeple in a queue of `meeples`: 0 is the leftmost, the newest one."""
    lane = queue(location)
    pitch = min(MEEPLE[0] + 1.5, (lane.w - 2) / max(meeples, 1))
    return lane.x + 1.5 + pitch * place


def supply(location: int, width: float) -> Spot:
    """Return the place of the pile of Scraps at a bid location; `width` of one Scrap."""
    at = bid(location)
    return Spot(at.x + 2.4, at.y + 1.4, width, CELL)


def line_spot(space: int, spaces: int) -> Spot:
    """Return a space of the line: the dock's are 0 to spaces - 1, the market's follow."""
    pitch = 39.2 if spaces == 4 else 31.4
    gap = 5.0 if space >= spaces else 0.0
    return Spot(MARKET_SPOT.x + 4 + pitch * space + gap, MARKET_SPOT.y + 56, pitch - 2.8, 22.6)


def collection(tiles: int, tile: int, logo: int) -> Spot:
    """Return a space of a Collection Location: two by two on one tile, or four in a row on each of two."""
    if tiles == 1:
        return Spot(
            COLLECTION.x + 4 + 34.6 * (logo % 2), COLLECTION.y + 15.6 + 32.4 * (logo // 2), 33.2, 30.6
        )
    return Spot(COLLECTION.x + 3 + 17.7 * logo, COLLECTION.y + 42 * tile + 4, 16.9, 34)


def column_x(column: int) -> float:
    """Return the left edge of a column of the table, 100 wide."""
    return 7.0 + 103.0 * column


def scoring(column: int) -> Spot:
    return Spot(column_x(column), 92, 100, 30)


def scoring_space(column: int, half: int, space: int, spaces: int) -> Spot:
    """Return a space of a Scoring Location: `space` of the `spaces` of a half (0 left, 1 right)."""
    at = scoring(column)
    width = 41.0 / spaces
    return Spot(at.x + 2.4 + half * 54.2 + width * space, at.y + 2.5, width, 25)


def contract(column: int, place: int) -> Spot:
    """Return the place of a Public Contract of a column: 0 above, 1 below."""
    return Spot(column_x(column), 126 + 32.0 * place, *_TICKET)


def catch(column: int) -> Spot:
    """Return the place of the stack of Today's Catch cards of a column."""
    return Spot(column_x(column) + 58, 126, *CARD)


def lane(column: int) -> Spot:
    """Return the water above a column, where the Boat lies."""
    return Spot(column_x(column), OCEAN.y + 0.6, 100, 28)


def boat(column: int) -> Spot:
    """Return the place of the Boat over a column."""
    return Spot(column_x(column) + 20, OCEAN.y - 5, 60, 33)


def ocean(column: int) -> Spot:
    """Return a column of the Ocean, below the lane."""
    return Spot(column_x(column), OCEAN.y + 33, 100, OCEAN.h - 36)


def cell(index: int) -> Spot:
    """Return a cell of the viewer's chest, counted row by row."""
    row, column = divmod(index, 5)
    return Spot(CHEST.x + _CHEST_FRAME + CELL * column, CHEST.y + _CHEST_FRAME + CELL * row, CELL, CELL)


def power(power: int) -> Spot:
    """Return the place of a shrimp power on the large board."""
    return Spot(OWN.x + 38 + 37.2 * power, OWN.y + 140, 35.6, 32)


def power_square(power_: int, *, used: bool) -> Spot:
    """Return the red square of a power, or the green one below it."""
    at = power(power_)
    return Spot(at.x + 23.6, at.y + (12.8 if used else 2.8), 9, 9)


def held(place: int, scraps: int, cells: int) -> tuple[Spot, int]:
    """PM-4.7: return the place of a Scrap beside the chest, and its turn.

    All `scraps` are kept apart, in equal parts of the room. The longest of them, of `cells` cells, limits
    their size.
    """
    gap = 1.0
    wide, high = HELD.w - 1.6, HELD.h - 1.6

    def size(columns: int, upright: int) -> float:
        rows = -(-scraps // columns)
        across, down = (1, cells) if upright else (cells, 1)
        w, h = (wide - gap * (columns - 1)) / columns, (high - gap * (rows - 1)) / rows
        return min(CELL, w / across, h / down)

    ways = [(columns, turn) for columns in range(1, scraps + 1) for turn in range(min(cells, 2))]
    columns, turn = max(ways, key=lambda way: size(*way))
    side = size(columns, turn)
    rows = -(-scraps // columns)
    w, h = (side, cells * side) if turn else (cells * side, side)
    row, column = divmod(place, columns)
    x = HELD.x + (HELD.w - columns * w - gap * (columns - 1)) / 2 + column * (w + gap)
    y = HELD.y + (HELD.h - rows * h - gap * (rows - 1)) / 2 + row * (h + gap)
    return Spot(x, y, w, h), turn


def bonus(row: int, space: int) -> Spot:
    """Return a space of the Bonus Board."""
    return Spot(BONUS_SPOT.x + 19 + 24 * space, BONUS_SPOT.y + 3 + 14.4 * row, 22.6, 13)


def opponent(row: int, rows: int, *, shallow: bool) -> Spot:
    """Return an opponent's row, as high as possible; its last turn is shown below or beside it."""
    pitch = _pitch(rows, shallow=shallow)
    height = min(38.0, pitch - (_SENTENCE if rows < 4 and not shallow else _LOW) - 3)
    if shallow and rows > 3:
        return Spot(_ACROSS.x, _ACROSS.y + pitch * row, _ACROSS.w - _BESIDE - 2, pitch - 2)
    width = 146.0 if rows > 2 and not shallow else _ACROSS.w
    return Spot(_ACROSS.x, _ACROSS.y + pitch * row, width, height)


def _pitch(rows: int, *, shallow: bool) -> float:
    """Return the distance between two rows of opponents."""
    return (103.0 if shallow else _ACROSS.h + 2) / max(rows, 2)


_SENTENCE, _BESIDE = 18.4, 46.0
_LOW = 11.0
"""Least height of the place for a turn's text below a row, or its height if it has one line only; its width
if it is beside the row.
"""


def turn_place(row: int, rows: int, *, shallow: bool) -> Spot:
    """Return the place for an opponent's last turn: at its row, or below the Angler (no rows)."""
    if not rows:
        return Spot(
            ANGLER_SPOT.x,
            ANGLER_SPOT.y + ANGLER_SPOT.h + 1.2,
            BAG_SPOT.x - ANGLER_SPOT.x - 6,
            9.8 if shallow else 28,
        )
    at, pitch = opponent(row, rows, shallow=shallow), _pitch(rows, shallow=shallow)
    if shallow and rows > 3:
        return Spot(at.x + at.w + 2, at.y, _BESIDE, min(at.h, BAG_SPOT.y - 1.5 - at.y))
    top = at.y + at.h + 1.2
    high = min(at.y + pitch - 1.8 - top, 30.0)
    return Spot(at.x, top, _ACROSS.w if top + high < BAG_SPOT.y else min(at.w, 146.0), high)


# Keys: the same from one state to the next, wherever a thing goes


def held_key(v: PublicMarket, seat: int, kind: int) -> str:
    """Return the key of the first Scrap of a kind beside a seat's chest; else of the place after the last."""
    own = v.players[seat].held
    return f"held:{own.index(kind) if kind in own else len(own)}"


def open_card_key(v: PublicMarket, stack: int) -> str:
    """Return the key of the face-up card of a stack; of the stack itself if there is none."""
    card = v.open[stack]
    return f"catch:{card}" if card >= 0 else f"stack:{stack}"


def lighthouse_key(v: PublicMarket, seat: int) -> str:
    """Return the key of the next Lighthouse that a seat places."""
    return f"lighthouse:{seat}:{v.players[seat].lighthouses - 1}"


def purse(seat: int) -> tuple[str, ...]:
    """Return the zones that receive a seat's money: its board, large or small, or the Angler's panel."""
    return f"money:{seat}", f"seat:{seat}", "angler"
