"""Everything that happens in the Harbour; merchants' boards have events of their own.

An event is `final` where chance has spoken or its seat has seen something new.
"""

from __future__ import annotations

from dataclasses import dataclass

from tabletop.engine.rules import Event


@dataclass(frozen=True, slots=True)
class DayBegan(Event):
    """MC-3.1."""

    day: int


@dataclass(frozen=True, slots=True)
class Arrived(Event):
    """MC-3.2: these Adventurers came into a boat."""

    boat: int
    adventurers: tuple[int, ...]
    final = True


@dataclass(frozen=True, slots=True)
class Worked(Event):
    """MC-5.1: a worker has moved to an action space, which costs so many hours."""

    seat: int
    space: int
    worker: int
    hours: int
    rule: str


@dataclass(frozen=True, slots=True)
class Hired(Event):
    """MC-5.6: a card has left this place of the Town Square; a new one has come unless the deck is out."""

    seat: int
    card: int
    place: int


@dataclass(frozen=True, slots=True)
class TownRefilled(Event):
    """MC-1.7: a new card has come into the Town Square."""

    card: int
    final = True


@dataclass(frozen=True, slots=True)
class StaffPut(Event):
    seat: int
    card: int
    place: int


@dataclass(frozen=True, slots=True)
class TownLeft(Event):
    """MC-8.6: a card has left the Town Square."""

    card: int


@dataclass(frozen=True, slots=True)
class Sponsored(Event):
    """Gold for so many Customers in a Hall."""

    seat: int
    hall: int
    customers: int
    gold: int
    rule: str


@dataclass(frozen=True, slots=True)
class GoodsGained(Event):
    seat: int
    goods: tuple[int, ...]
    rule: str


@dataclass(frozen=True, slots=True)
class GoodLost(Event):
    """MC-5.8: a Good is discarded."""

    seat: int
    good: int


@dataclass(frozen=True, slots=True)
class Corrupted(Event):
    """A seat has drawn Corruption cards, which only it may look at."""

    seat: int
    cards: tuple[int, ...]
    rule: str
    final = True


@dataclass(frozen=True, slots=True)
class CorruptionGone(Event):
    seat: int
    card: int
    rule: str


@dataclass(frozen=True, slots=True)
class HourPassed(Event):
    """MC-4.3: a Timepiece stands at this hour now; `left` hours are still to go."""

    seat: int
    hour: int
    left: int


@dataclass(frozen=True, slots=True)
class HandUsed(Event):
    """MC-4.4: a Clock Hand was used at the icon after this hour."""

    seat: int
    hour: int


@dataclass(frozen=True, slots=True)
class Drawn(Event):
    """MC-6.2: an Adventurer was drawn from the bag for a boat."""

    seat: int
    adventurer: int
    final = True


@dataclass(frozen=True, slots=True)
class Loaded(Event):
    """MC-6.2: an Adventurer came into a boat."""

    seat: int
    adventurer: int
    boat: int


@dataclass(frozen=True, slots=True)
class NobodyCame(Event):
    """MC-6.1, MC-6.2: nothing is loaded: no boat has a free seat (`full`), or the bag is empty."""

    seat: int
    full: bool


@dataclass(frozen=True, slots=True)
class Moved(Event):
    """MC-10.3: an Adventurer has changed boats."""

    seat: int
    adventurer: int
    boat: int


@dataclass(frozen=True, slots=True)
class Swapped(Event):
    """MC-11.6."""

    seat: int
    adventurer: int
    other: int


@dataclass(frozen=True, slots=True)
class BackToBag(Event):
    """MC-11.4."""

    seat: int
    adventurer: int
    boat: int


@dataclass(frozen=True, slots=True)
class Docked(Event):
    """MC-1.5, MC-6.3."""

    seat: int
    boat: int
    berth: int


@dataclass(frozen=True, slots=True)
class StaysAtSea(Event):
    """MC-1.5: a boat is full, and its side has no free berth."""

    seat: int
    boat: int


@dataclass(frozen=True, slots=True)
class MarketToken(Event):
    """MC-4.5: the Market token was placed; `berths`: because all berths are taken."""

    hour: int
    berths: bool


@dataclass(frozen=True, slots=True)
class MarketBegan(Event):
    """MC-7.1."""

    day: int


@dataclass(frozen=True, slots=True)
class Sold(Event):
    """MC-7.2: a Good was sold at a Pier, to so many Customers, `rogues` of them Rogues."""

    seat: int
    good: int
    pier: int
    customers: int
    rogues: int
    gold: int
    rule: str


@dataclass(frozen=True, slots=True)
class Given(Event):
    """MC-7.3: a Good was given to its Hall, for so much gold."""

    seat: int
    good: int
    gold: int


@dataclass(frozen=True, slots=True)
class SentHome(Event):
    """MC-8.1: the Customers of boats at sea have gone to their Halls, and its Rogues to the Lair."""

    boat: int
    adventurers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Cleared(Event):
    """MC-8.2: so many docked Adventurers have gone back into the bag."""

    adventurers: int


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    """MC-9.1: all that counts is counted."""


@dataclass(frozen=True, slots=True)
class PeddlerDrew(Event):
    """MC-16.5, MC-16.6: the Peddler has turned up a card, into its `right` or its left action space."""

    seat: int
    card: int
    right: bool
    final = True


@dataclass(frozen=True, slots=True)
class PoolFilled(Event):
    """An Adventurer has come from the bag into the Customer Pool."""

    seat: int
    adventurer: int
    rule: str
    final = True


@dataclass(frozen=True, slots=True)
class PeddlerShifted(Event):
    """MC-16.6: a card is discarded, and another lies in the right space now."""

    seat: int
    gone: int
    kept: int


@dataclass(frozen=True, slots=True)
class PeddlerGathered(Event):
    """MC-16.20: so many cards make the Peddler's deck again."""

    seat: int
    cards: int
    final = True
