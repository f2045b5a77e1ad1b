"""PM-17.2: what a seat sees, and determinizations of its view."""

from __future__ import annotations

from tabletop.engine.chance import shuffle
from tabletop.games.public_market import components as box
from tabletop.games.public_market.state import HIDDEN, HIDDEN_RED, SCRAP, PublicMarket

_BLUE = 16


def view(s: PublicMarket, seat: int) -> PublicMarket:  # noqa: ARG001  all seats see the same
    """Return the state as every seat sees it: without bag, unused tiles, face-down cards, chests, Solo deck.

    The backs of Today's Catch cards show their colour.
    """
    v = s.copy()
    v.chance = 0
    v.bag = [HIDDEN] * len(s.bag)
    v.left_out = (HIDDEN,) * len(s.left_out)
    v.chests = [HIDDEN] * len(s.chests)
    v.stacks = [tuple(_back(card) for card in stack) for stack in s.stacks]
    v.spare = tuple(sorted(_back(card) for card in s.spare))
    v.deck = (HIDDEN,) * len(s.deck)
    return v


def _back(card: int) -> int:
    """Return the placeholder of a face-down card, which shows its colour."""
    if card >= HIDDEN:
        return card
    return HIDDEN if card < _BLUE else HIDDEN_RED


def determinize(v: PublicMarket, seat: int, seed: int) -> PublicMarket:  # noqa: ARG001  all seats see the same
    """Return a determinization of this view: hidden things are dealt at random from those not seen."""
    s = v.copy()
    s.chance = seed
    _guess_tiles(s)
    _guess_cards(s)
    seen = {p.chest for p in s.players}
    s.chests = [chest for chest in range(len(box.CHESTS)) if chest not in seen]
    shuffle(s, s.chests)
    if s.angler >= 0:
        deck = [
            card for card in range(len(box.ANGLER["normal"])) if card != s.card and card not in s.discards
        ]
        shuffle(s, deck)
        s.deck = tuple(deck)
    return s


def _guess_tiles(s: PublicMarket) -> None:
    seen = s.gone
    for column in s.ocean:
        for tile in column:
            seen |= 1 << tile
    for p in s.players:
        for thing, _, _ in p.placed:
            if thing < SCRAP:
                seen |= 1 << thing
        for tile in p.cooler:
            seen |= 1 << tile
    unseen = [tile for tile in range(len(box.TILES)) if not seen >> tile & 1]
    shuffle(s, unseen)
    size = len(s.bag)
    s.bag, s.left_out = unseen[:size], tuple(unseen[size:])


def _guess_cards(s: PublicMarket) -> None:
    seen = {card for p in s.players for card in p.cards}.union(s.open)
    blues = [card for card in range(_BLUE) if card not in seen]
    reds = [card for card in range(_BLUE, len(box.CATCH)) if card not in seen]
    shuffle(s, blues)
    shuffle(s, reds)
    s.stacks = [tuple((reds if back == HIDDEN_RED else blues).pop() for back in stack) for stack in s.stacks]
    s.spare = (*blues, *reds)
