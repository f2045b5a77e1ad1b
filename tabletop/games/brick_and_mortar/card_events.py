"""Brick & Mortar: what happens to Market Cards, told after it has happened. Numbers are as in `state`."""

from __future__ import annotations

from tabletop.engine.rules import Event
from tabletop.engine.state import frozen


@frozen
class CardsDrawn(Event):
    """BM-7.7: a seat drew Market Cards."""

    seat: int
    cards: tuple[int, ...]
    rule: str
    final = True


@frozen
class DeckShuffled(Event):
    """BM-7.7: the discards are a new deck of so many Market Cards."""

    cards: int
    final = True


@frozen
class CardsDiscarded(Event):
    """BM-7.4, BM-7.1: a seat discarded Market Cards of its hand."""

    seat: int
    cards: tuple[int, ...]
    rule: str


@frozen
class CardsPlayed(Event):
    """BM-7.2: a seat has played a Market Card behind its screen."""

    seat: int


@frozen
class CardsPooled(Event):
    """BM-7.5: the Supply pile, and how many cards the Demand pile has."""

    supply: tuple[int, ...]
    demand: int
    final = True


@frozen
class PileSeen(Event):
    """BM-7.6: a seat has looked at a pile; what it saw nobody else is told."""

    seat: int
    pile: int
    cards: tuple[int, ...]
    final = True


@frozen
class CardAdded(Event):
    """BM-7.6: a seat added a card to a pile."""

    seat: int
    pile: int
    card: int
