"""MC-1.8: what a seat sees, and determinizations of its view."""

from __future__ import annotations

from itertools import chain

from tabletop.engine.chance import shuffle
from tabletop.games.merchants_cove import components as box
from tabletop.games.merchants_cove.rules.ch02_setup import folk_of
from tabletop.games.merchants_cove.rules.ch16_loading import stall
from tabletop.games.merchants_cove.rules.ch16_peddler import cards_of
from tabletop.games.merchants_cove.state import HIDDEN, NOBODY, MerchantsCove


def view(s: MerchantsCove, seat: int) -> MerchantsCove:
    """Return the state as a seat sees it, without the decks and the others' Corruption cards."""
    v = s.copy()
    v.chance = 0
    v.town_deck = [HIDDEN] * len(s.town_deck)
    v.corruption = [HIDDEN] * len(s.corruption)
    for other, p in enumerate(v.players):
        if other != seat:
            p.corruption = (HIDDEN,) * len(p.corruption)
    if s.peddler != NOBODY:
        board = stall(v)
        board.deck = [HIDDEN] * len(board.deck)
    return v


def determinize(v: MerchantsCove, seat: int, seed: int) -> MerchantsCove:
    """Return a determinization of this view: hidden cards are dealt at random from those not seen."""
    s = v.copy()
    s.chance = seed
    s.town_deck = _rest(s, folk_of(s.flags), {*s.town, *s.town_gone, *chain(*(p.staff for p in s.players))})
    shown = {*s.corruption_gone, *(card for p in s.players for card in p.corruption)}
    cards = _rest(s, range(len(box.CORRUPTION_ICONS)), shown)
    for other, p in enumerate(s.players):
        if other != seat:
            p.corruption = tuple(cards.pop() for _ in p.corruption)
    s.corruption = cards
    if s.peddler != NOBODY:
        board = stall(s)
        board.deck = _rest(s, cards_of(s), {*board.discards, board.left, board.right})
    return s


def _rest(s: MerchantsCove, things: list[int] | range, shown: set[int]) -> list[int]:
    """Return the things that are not shown, shuffled."""
    rest = [thing for thing in things if thing not in shown]
    shuffle(s, rest)
    return rest
