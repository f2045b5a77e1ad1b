"""BM-16: what a seat sees, and determinizations of its view."""

from __future__ import annotations

from itertools import chain

from tabletop.engine.chance import randbelow, shuffle
from tabletop.engine.rules import next_step
from tabletop.games.brick_and_mortar import components as box
from tabletop.games.brick_and_mortar.rules.ch05_paying import Paying
from tabletop.games.brick_and_mortar.rules.ch08_stocking import Stocking, bill
from tabletop.games.brick_and_mortar.state import DOWN, HIDDEN, SALE, BrickAndMortar

_LEAST_GUESS, _MOST_GUESS = 2, 40
"""Range in dollars from which the money of other seats is sampled: most have this much in a month."""


def view(s: BrickAndMortar, seat: int) -> BrickAndMortar:
    """BM-16.1, BM-16.2: return the state as a seat sees it; hidden values are HIDDEN."""
    v = s.copy()
    v.chance = 0
    v.store_deck = [HIDDEN] * len(s.store_deck)
    v.deck = [HIDDEN] * len(s.deck)
    v.face_down = (HIDDEN,) * len(s.face_down)
    if s.phase != SALE and (seat < 0 or s.looked != seat):
        own = s.players[seat].down if seat >= 0 else ()
        v.demand = (*own, *(HIDDEN,) * (len(s.demand) - len(own)))
    for other, p in enumerate(v.players):
        if other != seat:
            p.money = HIDDEN
            p.stores = (HIDDEN,) * len(p.stores)
            p.pack = (HIDDEN,) * len(p.pack)
            p.hand = (HIDDEN,) * len(p.hand)
            p.played = (HIDDEN,) * len(p.played)
            p.down = ()
    return v


def determinize(v: BrickAndMortar, seat: int, seed: int) -> BrickAndMortar:
    """Return a determinization of this view: hidden cards are dealt at random from those not seen."""
    s = v.copy()
    s.chance = seed
    _deal_stores(s, seat)
    _deal_cards(s, seat)
    for other, p in enumerate(s.players):
        if other != seat:
            p.money = _owed(s, other) + _LEAST_GUESS + randbelow(s, _MOST_GUESS - _LEAST_GUESS)
    return s


def _deal_stores(s: BrickAndMortar, seat: int) -> None:
    seen = _seen_stores(s)
    unseen = [card for card in box.CARDS if card not in seen]
    shuffle(s, unseen)
    for other, p in enumerate(s.players):
        if other != seat:
            p.stores = tuple(unseen.pop() for _ in p.stores)
            p.pack = tuple(unseen.pop() for _ in p.pack)
    s.face_down = tuple(sorted(unseen.pop() for _ in s.face_down))
    s.store_deck = unseen


def _deal_cards(s: BrickAndMortar, seat: int) -> None:
    seen = _seen_cards(s)
    unseen = [card for card in range(len(box.MARKET)) if card not in seen]
    shuffle(s, unseen)
    for other, p in enumerate(s.players):
        if other != seat:
            p.hand = tuple(unseen.pop() for _ in p.hand)
            p.played = tuple(unseen.pop() + DOWN * randbelow(s, 2) for _ in p.played)
    s.demand = tuple(sorted(unseen.pop() if card == HIDDEN else card for card in s.demand))
    s.deck = unseen


def _seen_stores(s: BrickAndMortar) -> set[int]:
    """Return the stores that the viewer sees: those that are not HIDDEN."""
    own = chain.from_iterable((*p.stores, *p.pack, p.bought) for p in s.players)
    open_ = (store.card for p in s.players for store in p.building)
    return {*own, *open_, *s.row, s.on_deck, *s.closed}


def _seen_cards(s: BrickAndMortar) -> set[int]:
    """Return the Market Cards that the viewer sees."""
    own = chain.from_iterable(
        (*p.hand, *(card % DOWN for card in p.played if card < HIDDEN)) for p in s.players
    )
    return {*own, *s.discards, *s.supply, *s.demand}


def _owed(s: BrickAndMortar, seat: int) -> int:
    """Return the dollars that a seat has to pay in its pending choice; 0 if there is none."""
    top = next_step(s)
    if isinstance(top, Stocking) and top.seat == seat:
        return bill(s.players[seat], top.price, top.counts)[0]
    if isinstance(top, Paying) and top.seat == seat:
        return top.cost
    return 0
