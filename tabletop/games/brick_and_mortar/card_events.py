"""Events about Market Cards. Numbers are as in `state`."""

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
    """BM-7.7: the discards were shuffled into a new deck of this number of Market Cards."""

    cards: int
    final = True


@frozen
class CardsDiscarded(Event):
    """BM-7.4, BM-7.1: a seat discarded Market Cards from its hand."""

    seat: int
    cards: tuple[int, ...]
    rule: str


@frozen
class CardsPlayed(Event):
    """BM-7.2: a seat played a Market Card behind its screen."""

    seat: int


@frozen
class CardsPooled(Event):
    """BM-7.5: the cards were gathered: those of the Supply pile, and the number in the Demand pile."""

    supply: tuple[int, ...]
    demand: int
    final = True


@frozen
class PileSeen(Event):
    """BM-7.6: a seat looked at a pile. Only this seat may learn which cards it saw."""

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
