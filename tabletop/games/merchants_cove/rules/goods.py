"""Helpers for all rules: Goods, Corruption cards, and random draws."""

from __future__ import annotations

from tabletop.engine.chance import randbelow, shuffle
from tabletop.engine.rules import Tell
from tabletop.games.merchants_cove import events
from tabletop.games.merchants_cove.state import Good, MerchantsCove

BAG, CORRUPTION, PEDDLER_DECK, PEDDLER_CARD, SHOP = range(1, 6)
"""The chance streams after the setup. The first seat's shop uses SHOP, the next one's SHOP + 1."""


def draw_from(s: MerchantsCove, pile: tuple[int, ...], purpose: int = BAG) -> tuple[int, tuple[int, ...]]:
    """A random thing of an unordered pile, and the pile without it. The pile must not be empty."""
    at = randbelow(s, len(pile), purpose)
    return pile[at], pile[:at] + pile[at + 1 :]


def put_into(pile: tuple[int, ...], *things: int) -> tuple[int, ...]:
    """An unordered pile with these things added; it is kept sorted.

    >>> put_into((1, 4), 3)
    (1, 3, 4)
    """
    return tuple(sorted((*pile, *things)))


def gain(s: MerchantsCove, seat: int, goods: tuple[Good, ...], tell: Tell, rule: str) -> None:
    """Puts Goods onto a person's shelf. Surplus is discarded at the end of the action (MC-5.8)."""
    if goods:
        s.players[seat].shelf += goods
        tell(s, events.GoodsGained(seat, goods, rule))


def corrupt(s: MerchantsCove, seat: int, n: int, tell: Tell, rule: str) -> None:
    """MC-1.8: draws `n` Corruption cards; the discards are shuffled if the deck is empty."""
    cards: list[int] = []
    for _ in range(n):
        if not s.corruption:
            s.corruption, s.corruption_gone = list(s.corruption_gone), ()
            shuffle(s, s.corruption, CORRUPTION)
        if s.corruption:
            cards.append(s.corruption.pop())
    if cards:
        s.players[seat].corruption += tuple(cards)
        tell(s, events.Corrupted(seat, tuple(cards), rule))


def give_back(s: MerchantsCove, seat: int, card: int, tell: Tell, rule: str) -> None:
    """Moves a Corruption card from a seat to the discards."""
    p = s.players[seat]
    p.corruption = tuple(each for each in p.corruption if each != card)
    s.corruption_gone += (card,)
    tell(s, events.CorruptionGone(seat, card, rule))
