"""Positions of everything on the table, in millimetres, and keys of pieces and zones."""

from __future__ import annotations

from tabletop.engine.table import Spot
from tabletop.games.river_market import components as box
from tabletop.games.river_market.art import boards, ring
from tabletop.games.river_market.art.cards import MINI
from tabletop.games.river_market.art.goods import KINDS
from tabletop.games.river_market.state import COIN, TILE, RiverMarket

SIZE = (691.0, 499.0)

RIVER = Spot(6, 85, *ring.BOARD)
RIVAL_SPOT = Spot(175, 5, *boards.RIVAL_SIZE)
MAT = Spot(7, 373, *boards.MAT_SIZE)
_BELOW = Spot(238, 376, 446, 117)
"""The area of hand and Helpers, side by side."""
EMBLEM = Spot(8, 7, 160, 73)
SMALL_EMBLEM = Spot(8, 7, 140, 73)
"""The emblem if no Rival plays: it leaves room for three strips."""
_STRIPS = Spot(153, 5, 434, 75)
PILES = Spot(592, 5, 92, 75)
"""Deck and discards if no Rival plays."""
DRAWN_SPOT = Spot(RIVAL_SPOT.x + boards.PILES_SIZE[0] - 14, 3, 63.0, 88.0)
"""The card that the Rival has turned up: over its deck, large enough to read."""
LIGHT = 2.6
"""Margin of the highlight round a Booth, in millimetres."""
_LABEL = 13.0
"""Height of the labels over hand and Helpers."""

_CARD = (63.0, 88.0)
_LEAST_CARD = 59.5
"""Minimum width of a card in the own hand, for its letters."""
HELPER = (57.0, 79.6)
_HALF = (57.0, 33.0)
_SMALL = (38.0, 30.0)
_PAWN = (17.0, 24.6)
_SMALL_PAWN = (13.8, 20.0)
_HOUSE = (18.4, 16.6)
_GOOD, _COIN_SIDE = 20.0, 17.0
COINS, ZOOMS = 20, 6
"""Maximum numbers of coins and of Zoom tokens shown; the numbers are printed beside them."""
_WEST_TILES = TILE, TILE + len(box.RIVER_TILES) - 1
"""The fixed tile at the western end of each bank at the beginning."""


def helpers(count: int) -> Spot:
    """Return the place of the viewer's own Helpers: a column for three, wider for more."""
    w = 60.0 if count <= 3 else 79.0 if count <= 6 else 120.0
    return Spot(_BELOW.x + _BELOW.w - w, _BELOW.y, w, _BELOW.h)


def hand_spot(helpers_: int) -> Spot:
    """Return the place of the viewer's own hand, left of that of this number of Helpers."""
    return Spot(_BELOW.x, _BELOW.y, _BELOW.w - helpers(helpers_).w - 4, _BELOW.h)


def in_hand(place: int, count: int, helpers_: int) -> Spot:
    """Return the place of a card in the viewer's own hand.

    Without room for all, cards are a little smaller, so that all of each is visible; else they overlap.
    """
    zone = hand_spot(helpers_)
    whole = min(_CARD[0], zone.w / count - 0.4)
    w = whole if whole >= _LEAST_CARD else _CARD[0]
    pitch = min(64.0, (zone.w - w) / max(count - 1, 1))
    return Spot(zone.x + pitch * place, zone.y + _LABEL + 2, w, _CARD[1] * w / _CARD[0])


def helper(place: int, count: int) -> Spot:
    """Return the place of one of the viewer's Helpers: a whole card, half cards, or small ones in columns."""
    zone = helpers(count)
    top, low = zone.y + _LABEL, zone.y + zone.h
    if count == 1:
        return Spot(zone.x + zone.w - HELPER[0], top + 2, *HELPER)
    (w, h), columns = (_HALF, 1) if count <= 3 else (_SMALL, 2) if count <= 6 else (_SMALL, 3)
    rows = -(-count // columns)
    pitch = min(h + 3, (low - top - 2 - h) / max(rows - 1, 1))
    row, column = divmod(place, columns)
    left = zone.x + zone.w - (w + 3) * columns + 3
    return Spot(left + (w + 3) * column, top + 2 + pitch * row, w, h)


def good_spot(place: float, count: int, limit: int) -> Spot:
    """Return the place of a good in its socket on the mat; if there are too many, they are closer."""
    if count > limit:
        place = place * (limit - 1) / (count - 1)
    left, top, side = boards.socket(place, limit)
    inner = (side - _GOOD) / 2
    return Spot(MAT.x + left + inner, MAT.y + top + inner, _GOOD, _GOOD)


def coin_spot(place: int) -> Spot:
    """Return the place of a coin of the pile: five side by side, the others on top."""
    shelf, at = divmod(place, 5)
    x, y = ((0, 0), (15, 0), (30, 1), (7.5, 13), (22.5, 13.5))[at]
    return Spot(MAT.x + 11 + x + shelf * 1.6, MAT.y + 60 + y - shelf * 2.2, _COIN_SIDE, _COIN_SIDE)


def zoom_spot(place: int) -> Spot:
    """Return the place of a Zoom token of the pile."""
    return Spot(MAT.x + 103 + 1.6 * place, MAT.y + 70 - 1.8 * place, _GOOD, _GOOD)


def house(place: int, houses: int) -> Spot:
    """Return the place of a house on the mat."""
    left, length = boards.HOUSES
    pitch = length / houses
    w, h = _HOUSE[0] * min(1.0, pitch / 16 + 0.1), _HOUSE[1] * min(1.0, pitch / 16 + 0.1)
    return Spot(MAT.x + left + pitch * (place + 0.5) - w / 2, MAT.y + 89.5 - h, w, h)


def row_house(place: int, count: int) -> Spot:
    """Return the place of a house of the House row."""
    left, pitch = boards.ROW[0], 200 / count
    w, h = _HOUSE if pitch >= 18 else (_HOUSE[0] * pitch / 19, _HOUSE[1] * pitch / 19)
    return Spot(RIVAL_SPOT.x + left + pitch * (place + 0.5) - w / 2, RIVAL_SPOT.y + 46.6 - h, w, h)


def collected(place: int) -> Spot:
    """Return the place of a card of the Rival's collection."""
    left, pitch = boards.COLLECTION_SIZE
    return Spot(RIVAL_SPOT.x + left + pitch * place, RIVAL_SPOT.y + 20, *MINI)


def pile(place: int, *, rival: bool) -> Spot:
    """Return the place of a pile: 0 deck, 1 discards, 2 Events."""
    if rival:
        return Spot(
            RIVAL_SPOT.x + boards.PILES_SIZE[0] + boards.PILES_SIZE[1] * place, RIVAL_SPOT.y + 20, *MINI
        )
    return Spot(PILES.x + PILES.w / 2 - 39 + 43 * place, PILES.y + 19, *MINI)


def turn_place(place: int, count: int, *, rival: bool) -> Spot:
    """Return the place for another seat's last turn: on the emblem beside the strips, in a column."""
    at = EMBLEM if rival else SMALL_EMBLEM
    high = (at.h - 2 * (count - 1)) / count
    return Spot(at.x, at.y + (high + 2) * place, at.w, min(high, 36.0))


def strip_spot(place: int, count: int) -> Spot:
    """Return the place of the strip of another seat."""
    w = min(160.0, (_STRIPS.w - 4 * (count - 1)) / count)
    return Spot(_STRIPS.x + (w + 4) * place, _STRIPS.y, w, _STRIPS.h)


# The river


def river_of(v: RiverMarket) -> ring.Ring:
    """Return the positions of the river at its present length."""
    north, south = v.ring[: v.north], v.ring[: v.north - 1 : -1]
    west = north.index(_WEST_TILES[ring.NORTH]), south.index(_WEST_TILES[ring.SOUTH])
    return ring.Ring((len(north), len(south)), west)


def on_bank(v: RiverMarket, number: int) -> tuple[int, int]:
    """Return the bank of a Booth of the ring, and its place there from the west."""
    at = v.ring.index(number)
    return (ring.NORTH, at) if at < v.north else (ring.SOUTH, len(v.ring) - 1 - at)


def booth_spot(river: ring.Ring, bank: int, place: int) -> Spot:
    """Return the place of a Booth of the river."""
    return _on_river(river.booth(bank, place))


def planks(river: ring.Ring, bank: int, place: int) -> Spot:
    """Return the part of the walk in front of a Booth."""
    return _on_river(river.planks(bank, place))


def visit_spot(river: ring.Ring, bank: int, place: int) -> Spot:
    """Return the drop target for a visit: the Booth and its planks; in a back row the planks alone."""
    card, walk = booth_spot(river, bank, place), planks(river, bank, place)
    if river.behind(bank, place):
        return walk
    top, low = _top_and_low(card, walk)
    return Spot(walk.x, top, walk.w, low - top)


def _top_and_low(one: Spot, other: Spot) -> tuple[float, float]:
    """Return the upper and the lower edge of two spots together."""
    return min(one.y, other.y), max(one.y + one.h, other.y + other.h)


def end_spot(river: ring.Ring, bank: int, side: int) -> Spot:
    """Return the place of an end spot."""
    return _on_river(river.end(bank, side))


def gap(river: ring.Ring, bank: int, place: int) -> Spot:
    """Return the gap behind a Booth, clockwise: the walk between it and the next, or past its bank."""
    at, middle = planks(river, bank, place), _behind(river, bank, place)
    w = min(17.0, river.pitch * 0.45)
    return Spot(middle - w / 2, at.y, w, at.h)


def raised(river: ring.Ring, bank: int, place: int) -> Spot:
    """Return the place of a Booth in the gap behind this one, before the others make room."""
    at = booth_spot(river, bank, place)
    return Spot(_behind(river, bank, place) - at.w / 2, at.y, at.w, at.h)


def _behind(river: ring.Ring, bank: int, place: int) -> float:
    return RIVER.x + river.middle(bank, place) + river.pitch * (0.5 if bank == ring.NORTH else -0.5)


def lit(river: ring.Ring, bank: int, place: int) -> Spot:
    """Return the highlight round a Booth and its planks, a little larger than both."""
    card, walk = booth_spot(river, bank, place), planks(river, bank, place)
    top, low = _top_and_low(card, card if river.behind(bank, place) else walk)
    return Spot(card.x - LIGHT, top - LIGHT, card.w + 2 * LIGHT, low - top + 2 * LIGHT)


def _on_river(at: Spot) -> Spot:
    return Spot(RIVER.x + at.x, RIVER.y + at.y, at.w, at.h)


def owner_spot(river: ring.Ring, bank: int, place: int) -> Spot:
    """Return the place of a Booth's house: on its planks, or on a long river on its upper left corner."""
    w, h = _HOUSE
    if river.size == "full":
        at = planks(river, bank, place)
        return Spot(at.x + 0.6, at.y + 2, w, h)
    at = booth_spot(river, bank, place)
    return Spot(at.x - 3, at.y - 4, w * 0.9, h * 0.9)


def pawn(river: ring.Ring, bank: int, place: int, number: int, count: int) -> Spot:
    """Return the place of a pawn on the planks of a Booth: `number` of `count`, all feet on one line."""
    at = planks(river, bank, place)
    middle, foot = at.x + at.w / 2, at.y + at.h - 1.0
    w, h = _SMALL_PAWN if river.size == "double" else _PAWN
    if river.size == "full":
        apart = 9.0 if count > 2 else 12.0
        x = middle + 8 + apart * (number - (count - 1) / 2) * (1 if count > 1 else 0)
    else:
        apart = 11.0 if river.size == "compact" else 6.5
        x = middle + apart * (number - (count - 1) / 2)
    return Spot(x - w / 2, foot - h, w, h)


def raft(river: ring.Ring) -> Spot:
    """Return the place of the raft of the supply, in the middle of the water."""
    north, south, broad = river.walk
    top, low = RIVER.y + north + broad, RIVER.y + south
    h = min(28.0, low - top - 3)
    return Spot(RIVER.x + RIVER.w / 2 - 88, (top + low - h) / 2, 176, h)


def ringed(at: Spot) -> Spot:
    """Return a round place a little larger than the piece on it."""
    return Spot(at.x - 1.4, at.y - 1.4, at.w + 2.8, at.h + 2.8, round=True)


def round_raft(river: ring.Ring) -> Spot:
    """Return the highlight round the raft."""
    at = raft(river)
    return Spot(at.x - LIGHT, at.y - LIGHT, at.w + 2 * LIGHT, at.h + 2 * LIGHT)


def supply(river: ring.Ring, kind: int) -> Spot:
    """Return the place of a pile of the supply on the raft: V, F, C, T, L, $, Z."""
    at = raft(river)
    side = min(_GOOD, at.h - 3)
    return Spot(at.x + 11 + 22.4 * kind + (_GOOD - side) / 2, at.y + (at.h - side) / 2 - 0.6, side, side)


# Keys: the same from one state to the next, wherever a thing goes


def card_key(number: int) -> str:
    """Return the key of a card, which is the same in the hand and on the river."""
    return f"card:{number}"


def booth_key(number: int) -> str:
    """Return the key of a Booth of the ring."""
    return f"tile:{number - TILE}" if number >= TILE else card_key(number)


def pawn_key(seat: int) -> str:
    return f"pawn:{seat}"


def supply_key(kind: int) -> str:
    """Return the key of the pile of a resource on the raft; it is also a zone."""
    return f"supply:{KINDS[kind]}"


def held_key(v: RiverMarket, seat: int, kind: int) -> str:
    """Return the key of the last piece of a resource on the mat of a seat."""
    own = v.players[seat]
    if kind == COIN:
        return f"coin:{seat}:{max(min(own.coins, COINS) - 1, 0)}"
    return f"good:{seat}:{KINDS[kind]}:{max(own.goods[kind] - 1, 0)}"


def zoom_key(v: RiverMarket, seat: int) -> str:
    """Return the key of the uppermost Zoom token on the mat of a seat."""
    return f"zoom:{seat}:{max(min(v.players[seat].zooms, ZOOMS) - 1, 0)}"


def on_walk(v: RiverMarket, number: int) -> int:
    """Return the spot of a Booth on the zone "walk"; one past the last for a Booth not on the river."""
    return v.ring.index(number) if number in v.ring else len(v.ring)


def new_booth(v: RiverMarket, spot: int) -> tuple[str, int]:
    """Return the zone where a new Booth is dropped, and the spot in it; -1 if it has none."""
    return ("gaps", spot) if v.flags.gaps else (f"end:{spot}", -1)


def purse(seat: int) -> tuple[str, ...]:
    """Return the zones that receive a seat's gains: its mat, small or large."""
    return f"seat:{seat}", "mat"
