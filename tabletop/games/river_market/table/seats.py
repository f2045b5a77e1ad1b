"""Round the river: one's own mat, hand and Helpers; the others; the Rival's board; the piles."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache

from tabletop.engine.table import Piece, Spot, Zone, piece, zone
from tabletop.engine.text import Text, join_and, translate
from tabletop.games.river_market import components as box
from tabletop.games.river_market import phrases, places
from tabletop.games.river_market.art import faces
from tabletop.games.river_market.state import COIN, NOBODY
from tabletop.games.river_market.table.context import Rival, TableContext
from tabletop.games.river_market.table.river import CACHE_SIZE, card_piece

WORDS = {
    True: (
        translate("river_market", "Your board"),
        translate("river_market", "Your hand"),
        translate("river_market", "Your Helpers: drop a Helper here to hire it"),
    ),
    False: (
        translate("river_market", "Board of {who}"),
        translate("river_market", "Hand of {who}"),
        translate("river_market", "Helpers of {who}"),
    ),
}
"""What board, hand and Helpers are called, where they are one's own and where they are not."""


def zones(seen: TableContext) -> Iterator[Zone]:
    """Every zone round the river."""
    own, mine = seen.stocks[seen.large], seen.large == seen.seat
    limits = box.LIMITS
    called: tuple[Text, ...] = WORDS[mine]
    if not mine:
        called = tuple(text.fill(who=seen.called(seen.large)) for text in called)
    mat = faces.Mat(
        seen.large,
        own.points,
        sum(own.goods),
        limits.goods,
        own.coins,
        own.zoom,
        own.houses,
        seen.houses,
        box.SCORE.best if seen.best_leftovers else box.SCORE.leftovers,
        seen.best_leftovers,
        WORDS[mine][0] if mine else seen.called(seen.large),
    )
    yield zone("mat", places.MAT, called[0], mat, rule="RM-1.1")
    hand, count = faces.Hand(own.cards, limits.hand, mine), len(own.helpers)
    yield zone("hand", places.hand(count), called[1], hand, rule="RM-7.2")
    yield zone("helpers", places.helpers(count), called[2], faces.Helpers(count), rule="RM-6.4")
    told = translate("river_market", "What the others did")
    if seen.rival is not None:
        yield zone("slip", places.SLIP, told, faces.Emblem(), rule="RM-14.5")
        yield _rival_zone(seen.rival)
    else:
        yield zone("slip", places.SMALL_SLIP, told, faces.Emblem(), rule="RM-4.1")
        piles = translate("river_market", "Deck and discards")
        yield zone("piles", places.PILES, piles, faces.Piles(), rule="RM-7.1")
    for at, seat in enumerate(seen.others):
        yield zone(f"seat:{seat}", places.strip(at, len(seen.others)), seen.called(seat), rule="RM-1.8")
    name = translate("river_market", "Discards")
    yield zone("discards", _pile(seen, 1), name, faces.NoCard(), rule="RM-4.4", z=1)


def _rival_zone(rival: Rival) -> Zone:
    face = faces.RivalBoard(rival.seat, rival.row, len(rival.collection), len(box.SOLO.row))
    name = translate("river_market", "The Rival's board")
    return zone("rival", places.RIVAL, name, face, rule="RM-14.2")


def _pile(seen: TableContext, place: int) -> Spot:
    return places.pile(place, rival=seen.rival is not None)


def pieces(seen: TableContext) -> Iterator[Piece]:
    """Everything that lies round the river."""
    own, seat = seen.stocks[seen.large], seen.large
    yield from _mat(seat, own.goods, own.coins, own.zoom)
    yield from _houses(seat, own.houses, seen.houses, mine=seat == seen.seat)
    yield from _cards(seen)
    yield from _piles(seen)
    if seen.rival is not None:
        yield from _rival(seen, seen.rival)
    for at, seat in enumerate(seen.others):
        yield _strip(seen, at, seat)


@lru_cache(CACHE_SIZE)
def _mat(seat: int, goods: tuple[int, ...], coins: int, zoom: int) -> tuple[Piece, ...]:
    """What lies on one's own mat, but the houses."""
    lying = [(kind, at) for kind, n in enumerate(goods) for at in range(n)]
    found = []
    for there, (kind, at) in enumerate(lying):
        place, face = places.good(there, len(lying), box.LIMITS.goods), faces.GOODS[kind]
        name, key = phrases.RESOURCE_NAMES[kind], f"good:{seat}:{face.kind}:{at}"
        found.append(piece(key, "mat", place, face, name, rule="RM-1.4", z=2 + there))
    for at in range(min(coins, places.COINS)):
        name, key = phrases.RESOURCE_NAMES[COIN], f"coin:{seat}:{at}"
        face = faces.GOODS[COIN]
        found.append(piece(key, "mat", places.coin(at), face, name, rule="RM-1.4", z=2 + at))
    text = translate("river_market", "Give it back to go to any other Booth.")
    for at in range(min(zoom, places.ZOOMS)):
        name, key = translate("river_market", "Zoom token"), f"zoom:{seat}:{at}"
        face = faces.GOODS[COIN + 1]
        found.append(piece(key, "mat", places.zoom(at), face, name, text=text, rule="RM-4.6", z=2 + at))
    return tuple(found)


@lru_cache(64)
def _houses(seat: int, left: int, all_: int, *, mine: bool) -> tuple[Piece, ...]:
    """The houses on the large mat."""
    name, face = translate("river_market", "House to build with"), faces.House(seat)
    if mine:
        name = translate("river_market", "Your house")
    return tuple(
        piece(f"house:{seat}:{at}", "mat", places.house(at, all_), face, name, rule="RM-6.2", z=2 + at)
        for at in range(left)
    )


def _cards(seen: TableContext) -> Iterator[Piece]:
    own = seen.stocks[seen.large]
    for at, card in enumerate(own.hand):
        if seen.rising is None or card != seen.rising[0]:
            yield _in_hand(card, places.in_hand(at, len(own.hand), len(own.helpers)), 2 + at)
    if not own.hand:  # nobody in particular looks, or another: the hand lies face down
        for at in range(own.cards):
            place, name = places.in_hand(at, own.cards, len(own.helpers)), translate("river_market", "A card")
            yield piece(f"covered:{at}", "hand", place, faces.Back("deck"), name, rule="RM-1.8", z=2 + at)
    count = len(own.helpers)
    kind = faces.Card if count == 1 else faces.Half if count <= 3 else faces.Small
    for at, card in enumerate(own.helpers):
        yield card_piece(card, "helpers", places.helper(at, count), kind, z=2 + at)


@lru_cache(CACHE_SIZE)
def _in_hand(card: int, at: Spot, z: int) -> Piece:
    """A card of one's own hand is told with its Step, since that is what it is played for."""
    name = translate("river_market", "{card} ({step})", "a card and its Step")
    name = name.fill(card=phrases.card(card), step=phrases.step(card))
    return replace(card_piece(card, "hand", at, faces.Card, z=z), name=name)


def _piles(seen: TableContext) -> Iterator[Piece]:
    board = "piles" if seen.rival is None else "rival"
    if seen.deck:
        name = translate("river_market", "Deck: %n card(s)", "", seen.deck)
        face = faces.Back("deck", min(seen.deck - 1, 3))
        yield piece("deck", board, _pile(seen, 0), face, name, rule="RM-7.1", count=seen.deck)
    if seen.discards:
        count = len(seen.discards)
        yield card_piece(seen.discards[-1], "discards", _pile(seen, 1), faces.Mini, z=3, count=count)


def _rival(seen: TableContext, rival: Rival) -> Iterator[Piece]:
    if rival.events:
        name = translate("river_market", "Event deck: %n card(s)", "", rival.events)
        face = faces.Back("events", min(rival.events - 1, 3))
        yield piece("events", "rival", _pile(seen, 2), face, name, rule="RM-14.1", count=rival.events)
    gone = len(box.SOLO.row) - len(rival.row)
    for at, letter in enumerate(rival.row):
        place, owner = places.row_house(gone + at, len(box.SOLO.row)), NOBODY
        name = translate("river_market", "Neutral house")
        if letter == "R":
            name, owner = translate("river_market", "House of the Rival"), rival.seat
        house = faces.House(owner)
        yield piece(f"row:{gone + at}", "rival", place, house, name, rule="RM-14.3", z=2 + at)
    for at, card in enumerate(rival.collection):
        yield card_piece(card, "rival", places.collected(at), faces.Mini, z=2 + at)
    if seen.drawn != NOBODY:
        yield card_piece(seen.drawn, "rival", places.DRAWN, faces.Card, z=60)


def _strip(seen: TableContext, at: int, seat: int) -> Piece:
    """Another seat's goods, coins and so on; in words all that its strip shows."""
    stock = seen.stocks[seat]
    text = translate("river_market", "%n point(s) now; {goods}; houses: {houses}; cards: {cards}; {helpers}")
    has = join_and([phrases.card(card) for card in stock.helpers])
    filled = text.count(stock.points).fill(
        goods=phrases.bundle(stock.goods, stock.coins, stock.zoom),
        houses=stock.houses,
        cards=stock.cards,
        helpers=has if stock.helpers else translate("river_market", "no Helpers"),
    )
    counts = stock.coins, stock.zoom, stock.houses, stock.cards
    face = faces.Strip(seat, stock.points, stock.goods, counts, stock.helpers, stock.name)
    place, key = places.strip(at, len(seen.others)), f"seat:{seat}"
    return piece(key, key, place, face, seen.called(seat), text=filled, rule="RM-1.8")
