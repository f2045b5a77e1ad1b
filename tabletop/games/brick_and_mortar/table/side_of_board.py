"""The area beside the board: stores for auction, the store on deck, and the piles of Market Cards."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.engine.table import Piece, Spot, Zone, piece, zone
from tabletop.engine.text import Text, translate
from tabletop.games.brick_and_mortar import components as box
from tabletop.games.brick_and_mortar import phrases, places
from tabletop.games.brick_and_mortar.art import faces
from tabletop.games.brick_and_mortar.rules.ch06_auction import AuctionBegins, Bidding, Bids
from tabletop.games.brick_and_mortar.rules.ch06_building import ChooseStore
from tabletop.games.brick_and_mortar.state import ADVERTISEMENT, HIDDEN, SALE, BrickAndMortar
from tabletop.games.brick_and_mortar.table import descriptions
from tabletop.games.brick_and_mortar.table.context import TableContext
from tabletop.games.brick_and_mortar.table.street import AGAINST

CARD = 6
_FOR_AUCTION = translate("brick_and_mortar", "Stores for auction")
_OLDEST = translate("brick_and_mortar", "the oldest leaves at the end of Building")
NEXT = translate("brick_and_mortar", "Next", "the store on deck")
_NEXT_OF = translate("brick_and_mortar", "Next of {n}", "the store on deck, and how many there are")
DECK = translate("brick_and_mortar", "Market Cards")
_DECK_OF = translate("brick_and_mortar", "Deck: {n}", "how many Market Cards there are to draw")
DEMAND = translate("brick_and_mortar", "Demand")
_DEMAND_OF = translate("brick_and_mortar", "Demand: {n}", "how many cards lie in its pile")


def zones(g: TableContext) -> Iterator[Zone]:
    """Yield the places beside the board, and the labels above them."""
    yield zone("row", places.ROW, _FOR_AUCTION, rule="BM-2.8")
    yield zone("next", places.NEXT, NEXT, rule="BM-2.8")
    yield zone("deck", places.DECK, translate("brick_and_mortar", "Market deck"), rule="BM-7.7", z=1)
    yield zone(
        "discards",
        places.DISCARDS,
        translate("brick_and_mortar", "Discarded Market Cards"),
        rule="BM-7.7",
        z=1,
    )
    name = translate("brick_and_mortar", "Demand pile: %n card(s)", "", len(g.v.demand))
    pads = (places.pad_key(1),)
    yield zone("demand", places.DEMAND, name, rule="BM-7.5", z=1, stands_for=pads)
    stores = len(g.v.store_deck) + (g.v.on_deck >= 0)
    texts = (
        _FOR_AUCTION,
        _OLDEST,
        _numbered(NEXT, _NEXT_OF, stores),
        _numbered(DECK, _DECK_OF, len(g.v.deck)),
    )
    for at, (place, text) in enumerate(zip(places.LABELS, texts, strict=True)):
        yield zone(f"label:{at}", place, text, faces.Words(text, quiet=at == 1), rule="BM-2.8")
    text = _numbered(DEMAND, _DEMAND_OF, len(g.v.demand))
    face = faces.Words(text)
    yield zone("label:demand", places.DEMAND_LABEL, text, face, rule="BM-7.5", stands_for=pads)


def _numbered(empty: Text, of: Text, n: int) -> Text:
    """Return the label above a pile. (A badge would hide small piles if text is large.)"""
    return of.fill(n=n) if n else empty


def pieces(g: TableContext) -> Iterator[Piece]:
    """Yield stores and piles."""
    v = g.v
    sold = auctioned(g)
    for at, card in enumerate(v.row):
        if card != sold:
            hangs = g.asks(ChooseStore)
            yield public(card, "row", places.row(at), phrases.store(card), hangs=hangs)
    for at, card in enumerate(v.starting):
        name = translate("brick_and_mortar", "Starting Store: {store}").fill(store=phrases.store(card))
        place = places.starting(at, len(v.starting))
        face, text = faces.Store(card), descriptions.store(card)
        yield piece(f"store:{card}", "board", place, face, name, rule="BM-6.1", text=text, z=AGAINST)
    if v.on_deck >= 0:
        name = translate("brick_and_mortar", "On deck: {store}").fill(store=phrases.store(v.on_deck))
        yield public(v.on_deck, "next", places.NEXT, name)
    yield from _market(g)


def auctioned(g: TableContext) -> int:
    """Return the store that is auctioned now; -1 if none."""
    return g.top.card if isinstance(g.top, Bidding | Bids | AuctionBegins) else -1


def public(card: int, where: str, at: Spot, name: Text, *, z: int = CARD, hangs: bool = False) -> Piece:
    """Return a store that lies face up for everybody."""
    face, text = faces.Store(card), descriptions.store(card)
    return piece(
        f"store:{card}",
        where,
        at,
        face,
        name,
        rule=descriptions.rule_of(card),
        text=text,
        z=z,
        hangs=hangs,
    )


def _market(g: TableContext) -> Iterator[Piece]:
    v = g.v
    if v.deck:
        name = translate("brick_and_mortar", "Market deck: %n card(s)", "", len(v.deck))
        at = places.DECK
        yield piece("pile:deck", "deck", at, faces.MarketBack(), name, rule="BM-7.7", z=CARD)
    if v.discards:
        name = translate("brick_and_mortar", "Discarded Market Cards: %n", "", len(v.discards))
        face, at = faces.MarketCard(v.discards[-1]), places.DISCARDS
        yield piece("pile:discards", "discards", at, face, name, rule="BM-7.7", z=CARD)
    if v.phase == ADVERTISEMENT and v.supply:
        for at_, card in enumerate(v.supply):
            where = places.played(0, at_, len(v.supply))
            yield market(card, "pad:0", where, z=AGAINST + at_)
    if v.demand:
        yield from _demand(g)


def _demand(g: TableContext) -> Iterator[Piece]:
    v = g.v
    name = translate("brick_and_mortar", "Demand pile: %n card(s)", "", len(v.demand))
    top, rule = v.demand[-1], "BM-7.5"
    if v.phase == SALE and (flipped := _flipped(v)) >= 0:
        top = flipped
        yield from _on_card(top)
    shown = v.phase == SALE or (v.looked == g.viewer >= 0 and top < HIDDEN)
    face = faces.MarketCard(top, demand=True) if shown and top < HIDDEN else faces.MarketBack()
    where, at = "demand", places.DEMAND
    if v.phase == ADVERTISEMENT:
        where, at = "pad:1", places.played(1, 0, 1)
    yield piece("pile:demand", where, at, face, name, rule=rule, z=AGAINST)


def _flipped(v: BrickAndMortar) -> int:
    """Return the flipped Demand Card whose boxes have yet to go to their types; -1 if all have gone."""
    dealt = [0] * len(v.boxes)
    for card in v.demand:
        if tuple(dealt) == v.boxes:
            return card
        dealt = [n + more for n, more in zip(dealt, box.MARKET[card], strict=True)]
    return -1


def _on_card(card: int) -> Iterator[Piece]:
    """Yield the boxes of a Demand Card that are about to go to the bays."""
    kinds = [kind for kind, n in enumerate(box.MARKET[card]) for _ in range(n)]
    for at, (kind, place) in enumerate(zip(kinds, places.on_demand_card(len(kinds)), strict=True)):
        name = translate("brick_and_mortar", "Box for {kind}, free").fill(kind=phrases.KINDS[kind])
        face = faces.DemandBox(kind)
        yield piece(f"icon:{at}", "demand", place, face, name, rule="BM-9.1", z=AGAINST + 1)


def market(card: int, where: str, at: Spot, *, z: int = CARD, down: bool = False) -> Piece:
    """Return the piece of a Market Card that the viewer knows."""
    name = translate("brick_and_mortar", "Market Card: {items}").fill(items=phrases.card(card))
    face = faces.MarketBack() if down else faces.MarketCard(card)
    return piece(f"market:{card}", where, at, face, name, rule="BM-7.2", z=z)
