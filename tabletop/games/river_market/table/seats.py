"""The seats round the river: large mat, hand and Helpers; the strips; the Rival's board; the piles."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from tabletop.engine.table import Piece, Spot, Zone, piece, turn_key, zone
from tabletop.engine.text import join_and, translate
from tabletop.games.river_market import components as box
from tabletop.games.river_market import phrases, places
from tabletop.games.river_market.about import ABOUT
from tabletop.games.river_market.art import faces
from tabletop.games.river_market.rules.ch13_scoring import total_points
from tabletop.games.river_market.state import COIN, HIDDEN, NOBODY, Player, RiverMarket
from tabletop.games.river_market.table.river import card_piece, rising

_WORDS = {
    True: (
        translate("river_market", "Your board"),
        translate("river_market", "Your hand"),
        translate("river_market", "Your Helpers"),
    ),
    False: (
        translate("river_market", "Board of {who}"),
        translate("river_market", "Hand of {who}"),
        translate("river_market", "Helpers of {who}"),
    ),
}
"""The names of board, hand and Helpers, for the viewer's own and for others."""


def others(v: RiverMarket, viewer: int, large: int) -> list[int]:
    """Return the seats except the Rival's, from the next one; `viewer` replaces an enlarged seat."""
    count = len(v.players)
    seats = [(viewer + k) % count for k in range(1, count)]
    return [viewer if seat == large else seat for seat in seats if seat != v.rival]


def zones(v: RiverMarket, viewer: int, large: int) -> Iterator[Zone]:
    """Yield every zone round the river. `large`: the seat with the large board."""
    p, mine, who = v.players[large], large == viewer, phrases.seat(v, large)
    board, hand, helpers = (text.fill(who=who) for text in _WORDS[mine])
    mat = faces.Mat(
        large,
        total_points(v, large),
        sum(p.goods),
        box.LIMITS.goods,
        p.coins,
        p.zooms,
        p.houses,
        v.flags.houses,
        box.SCORE.best if v.flags.best_leftovers else box.SCORE.leftovers,
        v.flags.best_leftovers,
        board if mine else who,
    )
    yield zone("mat", places.MAT, board, mat, rule="RM-1.1")
    face, count = faces.Hand(len(p.hand), box.LIMITS.hand, mine), len(p.helpers)
    yield zone("hand", places.hand_spot(count), hand, face, rule="RM-7.2")
    yield zone("helpers", places.helpers(count), helpers, faces.Helpers(count), rule="RM-6.4")
    if v.rival >= 0:
        yield zone("title", places.EMBLEM, ABOUT.title, faces.Emblem(), rule="RM-1.1")
        rival = faces.RivalBoard(v.rival, v.row, len(v.collection), len(box.SOLO.row))
        name = translate("river_market", "The Rival's board")
        yield zone("rival", places.RIVAL_SPOT, name, rival, rule="RM-14.2")
    else:
        yield zone("title", places.SMALL_EMBLEM, ABOUT.title, faces.Emblem(), rule="RM-1.1")
        name = translate("river_market", "Deck and discards")
        yield zone("piles", places.PILES, name, faces.Piles(), rule="RM-7.1")
    folded = others(v, viewer, large)
    for at, seat in enumerate(folded):
        yield zone(f"seat:{seat}", places.strip_spot(at, len(folded)), phrases.seat(v, seat), rule="RM-1.8")
    acting = [seat for seat in [*others(v, viewer, viewer), v.rival] if seat >= 0]
    for at, seat in enumerate(acting):
        yield zone(turn_key(seat), places.turn_place(at, len(acting), rival=v.rival >= 0))
    name = translate("river_market", "Discards")
    yield zone("discards", _pile(v, 1), name, faces.NoCard(), rule="RM-4.4", z=1)


def _pile(v: RiverMarket, place: int) -> Spot:
    return places.pile(place, rival=v.rival >= 0)


def pieces(v: RiverMarket, viewer: int, large: int) -> Iterator[Piece]:
    """Yield every piece round the river."""
    p = v.players[large]
    yield from _mat(large, p)
    name, face = translate("river_market", "House to build with"), faces.House(large)
    if large == viewer:
        name = translate("river_market", "Your house")
    for at in range(p.houses):
        place, key = places.house(at, v.flags.houses), f"house:{large}:{at}"
        yield piece(key, "mat", place, face, name, rule="RM-6.2", z=2 + at)
    yield from _cards(v, viewer, p)
    yield from _piles(v)
    if v.rival >= 0:
        yield from _rival(v)
    folded = others(v, viewer, large)
    for at, seat in enumerate(folded):
        yield _strip(v, seat, places.strip_spot(at, len(folded)))


def _mat(seat: int, p: Player) -> Iterator[Piece]:
    """Yield the pieces on the large mat, except the houses."""
    lying = [(kind, at) for kind, n in enumerate(p.goods) for at in range(n)]
    for there, (kind, at) in enumerate(lying):
        place, face = places.good_spot(there, len(lying), box.LIMITS.goods), faces.GOODS[kind]
        name, key = phrases.RESOURCE_NAMES[kind], f"good:{seat}:{face.kind}:{at}"
        yield piece(key, "mat", place, face, name, rule="RM-1.4", z=2 + there)
    name, face = phrases.RESOURCE_NAMES[COIN], faces.GOODS[COIN]
    for at in range(min(p.coins, places.COINS)):
        yield piece(f"coin:{seat}:{at}", "mat", places.coin_spot(at), face, name, rule="RM-1.4", z=2 + at)
    name, face = translate("river_market", "Zoom token"), faces.GOODS[COIN + 1]
    text = translate("river_market", "Give it back to go to any other Booth.")
    for at in range(min(p.zooms, places.ZOOMS)):
        place, key = places.zoom_spot(at), f"zoom:{seat}:{at}"
        yield piece(key, "mat", place, face, name, text=text, rule="RM-4.6", z=2 + at)


def _cards(v: RiverMarket, viewer: int, p: Player) -> Iterator[Piece]:
    """Yield the hand, face down if it may not be seen, and the Helpers."""
    count, built = len(p.helpers), rising(v, viewer)
    for at, card in enumerate(p.hand):
        place = places.in_hand(at, len(p.hand), count)
        if card == HIDDEN:
            name = translate("river_market", "A card")
            yield piece(f"covered:{at}", "hand", place, faces.Back("deck"), name, rule="RM-1.8", z=2 + at)
        elif built is None or card != built.card:
            yield _in_hand(card, place, 2 + at)
    kind = faces.Card if count == 1 else faces.Half if count <= 3 else faces.Small
    for at, card in enumerate(p.helpers):
        yield card_piece(card, "helpers", places.helper(at, count), kind, z=2 + at)


def _in_hand(card: int, at: Spot, z: int) -> Piece:
    """Return a card of the viewer's own hand; its name includes its Step, the reason for playing it."""
    name = translate("river_market", "{card} ({step})", "a card and its Step")
    name = name.fill(card=phrases.card(card), step=phrases.step_name(card))
    return replace(card_piece(card, "hand", at, faces.Card, z=z), name=name)


def _piles(v: RiverMarket) -> Iterator[Piece]:
    if n := len(v.deck):
        name, face = translate("river_market", "Deck: %n card(s)", "", n), faces.Back("deck", min(n - 1, 3))
        board = "rival" if v.rival >= 0 else "piles"
        yield piece("deck", board, _pile(v, 0), face, name, rule="RM-7.1", count=n)
    if n := len(v.discards):
        yield card_piece(v.discards[-1], "discards", _pile(v, 1), faces.Mini, z=3, count=n)


def _rival(v: RiverMarket) -> Iterator[Piece]:
    """Yield the pieces on the Rival's board."""
    if n := len(v.events):
        name = translate("river_market", "Event deck: %n card(s)", "", n)
        face = faces.Back("events", min(n - 1, 3))
        yield piece("events", "rival", _pile(v, 2), face, name, rule="RM-14.1", count=n)
    count = len(box.SOLO.row)
    gone = count - len(v.row)
    for at, letter in enumerate(v.row):
        name, owner = translate("river_market", "Neutral house"), NOBODY
        if letter == "R":
            name, owner = translate("river_market", "House of the Rival"), v.rival
        place, key = places.row_house(gone + at, count), f"row:{gone + at}"
        yield piece(key, "rival", place, faces.House(owner), name, rule="RM-14.3", z=2 + at)
    for at, card in enumerate(v.collection):
        yield card_piece(card, "rival", places.collected(at), faces.Mini, z=2 + at)
    if v.drawn != NOBODY:
        yield card_piece(v.drawn, "rival", places.DRAWN_SPOT, faces.Card, z=60)


def _strip(v: RiverMarket, seat: int, at: Spot) -> Piece:
    """Return the strip of another seat's goods, coins and so on, with a description."""
    p, points, key = v.players[seat], total_points(v, seat), f"seat:{seat}"
    text = translate("river_market", "%n point(s) now; {goods}; houses: {houses}; cards: {cards}; {helpers}")
    has = join_and([phrases.card(card) for card in p.helpers])
    filled = text.count(points).fill(
        goods=phrases.bundle(p.goods, p.coins, p.zooms),
        houses=p.houses,
        cards=len(p.hand),
        helpers=has if p.helpers else translate("river_market", "no Helpers"),
    )
    counts, name = (p.coins, p.zooms, p.houses, len(p.hand)), v.names[seat] if seat < len(v.names) else ""
    face = faces.Strip(seat, points, p.goods, counts, p.helpers, name)
    return piece(key, key, at, face, phrases.seat(v, seat), text=filled, rule="RM-1.8")
