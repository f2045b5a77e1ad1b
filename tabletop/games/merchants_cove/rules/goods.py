"""What comes and goes in every part of the game: Goods, Corruption cards, and things drawn by chance."""

from __future__ import annotations

from tabletop.engine.chance import randbelow, shuffle
from tabletop.engine.rules import Tell
from tabletop.games.merchants_cove import events
from tabletop.games.merchants_cove.state import Good, MerchantsCove

BAG, CORRUPTION, PEDDLER_DECK, PEDDLER_CARD, SHOP = range(1, 6)
"""For what chance is asked after the setup; for the shop of the first seat SHOP, of the next SHOP + 1."""


def draw_from(s: MerchantsCove, pile: tuple[int, ...], purpose: int = BAG) -> tuple[int, tuple[int, ...]]:
    """One thing of a pile without order, by chance, and the pile without it. The pile must not be empty."""
    at = randbelow(s, len(pile), purpose)
    return pile[at], pile[:at] + pile[at + 1 :]


def put_into(pile: tuple[int, ...], *things: int) -> tuple[int, ...]:
    """A pile without order, with these things in it."""
    return tuple(sorted((*pile, *things)))


def gain(s: MerchantsCove, seat: int, goods: tuple[Good, ...], tell: Tell, rule: str) -> None:
    """Goods come onto a person's shelf. What is too much is discarded at the end of the action (MC-5.8)."""
    if goods:
        s.players[seat].shelf += goods
        tell(s, events.GoodsGained(seat, goods, rule))


def corrupt(s: MerchantsCove, seat: int, n: int, tell: Tell, rule: str) -> None:
    """MC-1.8: draw Corruption cards; the discards are shuffled when the deck is empty."""
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
    """A Corruption card goes from a seat onto the discards."""
    p = s.players[seat]
    p.corruption = tuple(each for each in p.corruption if each != card)
    s.corruption_gone += (card,)
    tell(s, events.CorruptionGone(seat, card, rule))
