"""RM-1.8: what a seat sees, and whole states that look the same to it."""

from __future__ import annotations

from itertools import chain

from tabletop.engine.chance import shuffle
from tabletop.games.river_market import components as box
from tabletop.games.river_market.rules.ring import deck_of
from tabletop.games.river_market.state import HIDDEN, RiverMarket


def view(s: RiverMarket, seat: int) -> RiverMarket:
    """The state as a seat sees it: without the others' hands, and the decks."""
    v = s.copy()
    v.chance = 0
    v.deck = [HIDDEN] * len(s.deck)
    v.events = [HIDDEN] * len(s.events)
    for other, p in enumerate(v.players):
        if other != seat:
            p.hand = (HIDDEN,) * len(p.hand)
    return v


def determinize(v: RiverMarket, seat: int, seed: int) -> RiverMarket:
    """A whole state that looks like this view; what is not seen is dealt by chance from what is left."""
    s = v.copy()
    s.chance = seed
    shown = seen(s)
    unseen = [card for card in deck_of(s.flags) if card not in shown]
    if s.rival >= 0:
        s.events = [card for card in unseen if card in box.EVENTS]
        unseen = [card for card in unseen if card not in box.EVENTS]
        shuffle(s, s.events)
    shuffle(s, unseen)
    for other, p in enumerate(s.players):
        if other != seat:
            p.hand = tuple(unseen.pop() for _ in p.hand)
    s.deck = unseen
    return s


def seen(s: RiverMarket) -> set[int]:
    """The cards that lie open before the one who looks: those that are no HIDDEN."""
    own = chain.from_iterable((*p.hand, *p.helpers) for p in s.players)
    drawn = (s.drawn,) if s.drawn >= 0 else ()
    return {*own, *s.owners, *s.discards, *s.collection, *drawn}
