"""Positions of everything on the table, in millimetres, and keys of pieces and zones."""

from __future__ import annotations

from tabletop.engine.table import Spot
from tabletop.games.brick_and_mortar import components as box
from tabletop.games.brick_and_mortar.art import board as drawn
from tabletop.games.brick_and_mortar.art import plan
from tabletop.games.brick_and_mortar.art.bays import DEMAND_Y, DOCK_Y, ROW_X
from tabletop.games.brick_and_mortar.art.counter import BID, BID_TAG, LABEL
from tabletop.games.brick_and_mortar.art.seats import MAT_PITCH, MAT_SLOT_X, MAT_SLOT_Y, PITCH, SLOT_X, SLOT_Y
from tabletop.games.brick_and_mortar.state import DEMAND_BOX, JEWELRY_BOX, Player

SIZE = (620.0, 455.0)
BOARD = Spot(6, 6, 411, 216)
CALENDAR, PHASES, ORDER = Spot(11, 13, 166, 21), Spot(181.5, 13, 134, 21), Spot(320, 13, 92, 21)
TRACK = Spot(11, 38.5, 401, 25.5)
COUNTER = Spot(11, 178.4, 401, 39)
ROW = Spot(6, 236, 286.4, 65)
_ROW_PITCH = 71.6
NEXT = Spot(296.9, 236, 69, 65)
DISCARDS, DECK = Spot(370, 236, 21.1, 16.3), Spot(396, 236, 21.1, 16.3)
DEMAND = Spot(373.8, 273.2, 36.5, 28.2)
LABELS = Spot(6.5, 225.6, 71, 9), Spot(80, 225.6, 212, 9), Spot(297.4, 225.6, 70, 9), Spot(371, 225.6, 46, 9)
DEMAND_LABEL = Spot(373, 262.4, 44, 9)


def on_demand_card(count: int) -> tuple[Spot, ...]:
    """Return the boxes on the flipped Demand Card."""
    left, top = DEMAND.x + (DEMAND.w - 3 * 10.8) / 2 + 0.5, DEMAND.y + 3.4
    return tuple(Spot(left + at % 3 * 10.8, top + at // 3 * 11, 9.8, 9.8) for at in range(count))


_MATS = Spot(421.5, 6, 192, 295)
_GAP = 5.2
OWN = Spot(6, 306, 367, 143)
SCREEN = Spot(377, 306, 237, 143)
WIDE = Spot(6, 306, 608, 143)
"""The slate before January, when there are no buildings yet."""


# Keys of pieces and zones


def store_key(card: int) -> str:
    return f"store:{card}"


def slot_key(slot: int) -> str:
    """Return the key of a slot of the large building."""
    return f"slot:{slot}"


def site(p: Player) -> str:
    """Return the zone for a new store: the leftmost free slot, or the building if all are full."""
    stores = len(p.building)
    return slot_key(stores) if stores < box.SLOTS else "building"


def card_key(card: int) -> str:
    """Return the key of a Market Card that the viewer knows."""
    return f"market:{card}"


def pad_key(pile: int) -> str:
    """Return the key of the pad for a pile of Market Cards."""
    return f"pad:{int(pile)}"


def sum_key(bid: int) -> str:
    """Return the key of the button for a bid in an auction."""
    return f"sum:{bid}"


def tag_key(seat: int) -> str:
    return f"tag:{seat}"


def crate_key(card: int, kind: int, shelf: int, n: int) -> str:
    """Return the key of an item on a shelf of a store."""
    return f"crate:{card}:{kind}:{shelf}:{n}"


def last_crate(p: Player, slot: int, kind: int, shelf: int) -> str:
    """Return the key of the last item on a shelf; of the slot if there is no such shelf."""
    if slot >= len(p.building) or shelf >= len(p.building[slot].items[kind]):
        return slot_key(slot)
    store = p.building[slot]
    return crate_key(store.card, kind, shelf, max(store.items[kind][shelf] - 1, 0))


def dock_key(kind: int, n: int = 0) -> str:
    """Return the key of an item in the market."""
    return f"dock:{kind}:{n}"


def box_key(kind: int, where: int) -> str:
    """Return the zone of a box: on the Demand Cards, or the slot of a store with private boxes."""
    if where == DEMAND_BOX:
        return f"boxes:{kind}"
    return f"boxes:{box.JEWELRY}" if where == JEWELRY_BOX else slot_key(where)


def screen(seat: int) -> tuple[str, ...]:
    """Return the zones that receive a seat's earnings: its mat, or the slate behind the viewer's screen."""
    return f"seat:{seat}", "slate"


# Spots


def inside(where: Spot, x: float, y: float, w: float, h: float) -> Spot:
    """Return a place relative to the corner of another."""
    return Spot(where.x + x, where.y + y, w, h)


def moved(where: Spot, at: Spot) -> Spot:
    """Return a spot relative to the corner of another."""
    return Spot(where.x + at.x, where.y + at.y, at.w, at.h)


def bay(kind: int) -> Spot:
    """Return the place of a bay of the street."""
    return inside(BOARD, 5 + kind * 80.8, 61, 77.6, 108)


def dock(kind: int) -> Spot:
    """Return the place of the market of a type."""
    return inside(bay(kind), ROW_X, DOCK_Y, plan.ROW_W, plan.ROW_H)


def demand(kind: int) -> Spot:
    """Return the place of the row of boxes of a type."""
    return inside(bay(kind), ROW_X, DEMAND_Y, plan.ROW_W, plan.ROW_H)


def boxes(kind: int) -> Spot:
    """Return the part of that row where boxes lie."""
    at = demand(kind)
    return Spot(at.x + plan.STUB, at.y, at.w - plan.STUB, at.h)


def rest(row: Spot) -> Spot:
    """Return the place of the overflow count at the end of a row."""
    return Spot(row.x + row.w - 16, row.y + row.h - 7.4, 15, 7.0)


def turn(count: int, at: int) -> Spot:
    """Return the place of a token in the turn order."""
    _, x, _ = drawn.turn_place(ORDER.w, count, at)
    return inside(ORDER, x - 4.6, ORDER.h / 2 - 4.6, 9.2, 9.2)


def track(last: int, value: int) -> Spot:
    """Return a space of the point track."""
    return inside(TRACK, *drawn.track_cell(TRACK.w, TRACK.h, last, value))


def token(last: int, value: int, at: int, count: int) -> Spot:
    """Return the place of a token on the track; `at`: its index among the `count` tokens on its space."""
    space = track(last, min(value, last))
    r = 4.6 if count == 1 else 3.8 if count == 2 else 3.2
    across = (at % 2 - 0.5) * 5.6 if count > 2 else 0.0
    down = (at // 2 - 0.5) * 6.2 if count > 2 else (at - (count - 1) / 2) * 6.6
    x, y = space.x + space.w / 2 + across, space.y + space.h / 2 + down - 0.4
    return Spot(x - r, y - r, 2 * r, 2 * r)


def row(at: int) -> Spot:
    """Return the place of a store in the auction row."""
    return Spot(ROW.x + at * _ROW_PITCH, ROW.y, *plan.COMPACT)


def starting(at: int, count: int) -> Spot:
    """Return the place of a Starting Store, laid out in the street to be chosen; `at` of `count`."""
    pitch = min(_ROW_PITCH, 415 / count)
    w, h = plan.COMPACT
    scale = min(1.0, (pitch - 1.4) / w)
    left = BOARD.x + BOARD.w / 2 - count * pitch / 2 + (pitch - w * scale) / 2
    return Spot(left + at * pitch, BOARD.y + 96, w * scale, h * scale)


def mat(at: int, count: int) -> Spot:
    """Return the place of a rival's mat; `at` of `count`."""
    part = (_MATS.h - (count - 1) * _GAP) / count
    return Spot(_MATS.x, _MATS.y + at * (part + _GAP), _MATS.w, part - _SENTENCE[count - 1] - 1)


_SENTENCE = (23.0, 17.0, 11.2)
"""Height of the place below a mat for the text of the last turn: for one mat, two, and three."""


def turn_place(at: int, count: int) -> Spot:
    """Return the place for the text of a rival's last turn, below its mat."""
    place = mat(at, count)
    return Spot(place.x, place.y + place.h + 1, place.w, _SENTENCE[count - 1])


def mat_slot(at: Spot, slot: int) -> Spot:
    """Return a slot on a rival's mat: mini faces in a row, or full cards in two rows on a large mat."""
    if at.h > 200:
        x, y = 5.2 + (slot % 2) * 93.6, 26 + (slot // 2) * 131
        return inside(at, x, y, *plan.FULL)
    high = plan.MINI[1] if at.h < 100 else plan.TALL[1]
    return inside(at, MAT_SLOT_X + slot * MAT_PITCH, MAT_SLOT_Y, plan.MINI[0], high)


def slot(number: int) -> Spot:
    """Return a slot of the large building."""
    return inside(OWN, SLOT_X + number * PITCH, SLOT_Y, *plan.FULL)


# The counter

CARD_W = 74.0
"""Width at the counter's left that is taken by a store lying on it."""
_CARD_OVER = 8.0
"""Height by which that store overlaps the counter's lower edge, so that it does not hide the bay above."""


def on_counter() -> Spot:
    """Return the place of a store that is auctioned, or that was obtained and is not open yet."""
    w, h = plan.COMPACT
    return inside(COUNTER, 2.5, COUNTER.h - h + _CARD_OVER, w, h)


def tag(at: int, count: int) -> Spot:
    """Return the place of a tag on the counter; `at` of `count` places."""
    w, h = plan.TAG
    left = LABEL + (COUNTER.w - LABEL - 4 - (count * 64.4 - 4.4)) / 2
    return inside(COUNTER, left + at * 64.4, 5.4, w, h)


def bid(at: int, count: int) -> Spot:
    """Return the place of a revealed bid; `at` of `count`."""
    pitch = min(92.0, (COUNTER.w - LABEL - 2) / count)
    left = LABEL + (COUNTER.w - LABEL - count * pitch) / 2
    return inside(COUNTER, left + at * pitch + (pitch - BID[0]) / 2, 1, *BID)


def bid_tag(at: int, count: int) -> Spot:
    """Return the place of the tag of a revealed bid."""
    return inside(bid(at, count), *BID_TAG)


def chevron(at: int, count: int) -> Spot:
    """Return the place of the arrow between a bid and the next one."""
    here, after = bid(at, count), bid(at + 1, count)
    return Spot((here.x + here.w + after.x) / 2 - 3, here.y + 6, 6, 16)


def auction_tag(at: int) -> Spot:
    """Return the place of a small tag in an auction, above the sums."""
    return inside(COUNTER, CARD_W + 4 + at * 81, 1.4, 34, 15.3)


_SUMS = 21
"""Maximum number of amounts in a row."""


def sums(low: int, high: int) -> tuple[Spot, ...]:
    """Return the places of the buttons for all amounts from `low` to `high`, on the counter."""
    count = high - low + 1
    rows = max(1, -(-count // _SUMS))
    per = -(-count // rows)
    left, w = CARD_W + 3, COUNTER.w - CARD_W - 6
    top, h = 17.6, 20.6 / rows
    pitch = w / per
    return tuple(
        inside(COUNTER, left + (at % per) * pitch, top + (at // per) * h, pitch, h) for at in range(count)
    )


PADS = inside(COUNTER, 178, 2.6, 60, 33.8), inside(COUNTER, 300, 2.6, 60, 33.8)
"""The pads where Market Cards are played: for supply, for demand."""
EXCHANGE = inside(COUNTER, 240, 2.6, 58, 33.8)
"""The drop target for Market Cards that are discarded or exchanged."""
CLOSING_PAD = inside(COUNTER, COUNTER.w - 84, 3, 80, 33)
"""The drop target for stores that the seat closes."""
BIN = inside(COUNTER, 6, 3, 54, 33)


def played(pad: int, at: int, count: int) -> Spot:
    """Return the place of a Market Card on a pad."""
    shift = min(6.0, 14 / max(count - 1, 1)) if count > 1 else 0.0
    left = (PADS[pad].w - 38 - shift * (count - 1)) / 2
    return inside(PADS[pad], left + at * shift, 2.2, 38, 29.4)


# Behind the screen

HEAD = 22.6


def hand_store(at: int, count: int) -> Spot:
    """Return the place of a store in hand, as a compact face."""
    pitch = min(plan.COMPACT[0] + 4, 223 / max(count, 1))
    return inside(SCREEN, 7 + at * pitch, HEAD, *plan.COMPACT)


LEDGER = inside(SCREEN, 8.5, HEAD, 74, 66)
"""The ledger of a sale."""


def right_of_ledger(at: int) -> Spot:
    """Return the place of a store in hand beside the ledger, as a compact face; there is room for two."""
    return inside(SCREEN, 88 + at * 72, HEAD, *plan.COMPACT)


def tab_right_of_ledger(at: int) -> Spot:
    """Return the place of a store in hand beside the ledger as a tab, used if there are more."""
    return inside(SCREEN, 90, HEAD + 4 + at * 18, 90, 14.8)


def hand_card(at: int, count: int) -> Spot:
    """Return the place of a full Market Card in hand."""
    pitch = min(44.8, 223 / max(count, 1))
    return inside(SCREEN, 7 + at * pitch, 93.0, min(pitch - 0.8, 44), 36)


def big_card(at: int, count: int) -> Spot:
    """Return the place of a Market Card in hand while cards are played."""
    per = 3 if count < 7 else 4
    w, h = (66.0, 51.0) if per == 3 else (53.0, 41.0)
    row_, column = divmod(at, per)
    pitch = 223 / per
    return inside(SCREEN, 7 + column * pitch + (pitch - w) / 2, HEAD + 1 + row_ * (h + 3), w, h)


def strip_card(at: int) -> Spot:
    """Return the place of a Market Card that is not needed now."""
    return inside(SCREEN, 7 + at * 14, 108, 44, 31)


def strip_store(at: int, count: int) -> Spot:
    """Return the place of a store in hand that is not needed now."""
    h = min(14.8, 32.0 / max(count, 1) - 0.8)
    return inside(SCREEN, 108.6, 107.6 + at * (h + 0.8), 70.2, h)


def side_store(at: int, cards: int) -> Spot:
    """Return a store in hand while Market Cards are played: beside them, or below them if there are many."""
    if cards > 6:
        return inside(SCREEN, 7 + at * 75, 116, 70, 14.8)
    return inside(SCREEN, 160, HEAD + 57 + at * 18, 70, 14.8)


NOTE = inside(SCREEN, 8.5, HEAD, 221, 9)
CHART = inside(SCREEN, 7, HEAD + 8, 223, 75.6)
LINE = inside(SCREEN, 7, HEAD + 10, 223, 30)
"""The row of prices in Supply."""
BLANK = inside(SCREEN, 180, 110, 52, 23.4)
"""The blank tag that is dragged to a price."""


_DEBTS = 12
"""Maximum number of debt tokens in a row."""


def debts(count: int) -> tuple[Spot, ...]:
    """Return the places for the numbers of debt tokens from 1 to `count`."""
    rows = -(-count // _DEBTS)
    per = -(-count // rows)
    pitch, high = min(30.0, 221 / per), min(26.0, 60 / rows)
    return tuple(
        inside(SCREEN, 8 + at % per * pitch, HEAD + 20 + at // per * high, pitch - 1.6, high - 2)
        for at in range(count)
    )


# Before January


def pack(at: int, count: int) -> Spot:
    """Return the place of a store in the draft pack."""
    return inside(WIDE, 8 + (at + (4 - count) / 2) * 91, 24, *plan.FULL)


DRAFTED = inside(WIDE, 376, 24, 226, 112)


def drafted(at: int) -> Spot:
    """Return the place of a store kept in the draft."""
    return inside(DRAFTED, 6 + at * 72.4, 42, *plan.COMPACT)
