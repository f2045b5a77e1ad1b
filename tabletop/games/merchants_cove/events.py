"""Everything that happens in the Harbour; merchants' boards have events of their own.

An event is `final` where chance has spoken or its seat has seen something new. `rule` is the rule by which it
happened, where the Peddler's chapter may take the place of everybody's; it is told, and not compared.
"""

from __future__ import annotations

from dataclasses import field

from tabletop.engine.rules import Event
from tabletop.engine.state import frozen


@frozen
class DayBegan(Event):
    """MC-3.1."""

    day: int


@frozen
class Arrived(Event):
    """MC-3.2: these Adventurers came into a boat."""

    boat: int
    adventurers: tuple[int, ...]
    final = True


@frozen
class Worked(Event):
    """MC-5.1: a worker has moved to an action space, which costs so many hours."""

    seat: int
    space: int
    worker: int
    hours: int
    rule: str


@frozen
class Hired(Event):
    """MC-5.6: a card has left this place of the Town Square; a new one has come unless the deck is out."""

    seat: int
    card: int
    place: int
    rule: str = field(default="MC-5.6", compare=False)


@frozen
class TownRefilled(Event):
    """MC-1.7: a new card has come into the Town Square."""

    card: int
    final = True


@frozen
class StaffPut(Event):
    seat: int
    card: int
    place: int


@frozen
class TownLeft(Event):
    """MC-8.6: a card has left the Town Square."""

    card: int


@frozen
class Sponsored(Event):
    """Gold for so many Customers in a Hall."""

    seat: int
    hall: int
    customers: int
    gold: int
    rule: str


@frozen
class GoodsGained(Event):
    seat: int
    goods: tuple[int, ...]
    rule: str


@frozen
class GoodLost(Event):
    """MC-5.8: a Good is discarded."""

    seat: int
    good: int


@frozen
class Corrupted(Event):
    """A seat has drawn Corruption cards, which only it may look at."""

    seat: int
    cards: tuple[int, ...]
    rule: str
    final = True


@frozen
class CorruptionGone(Event):
    seat: int
    card: int
    rule: str


@frozen
class HourPassed(Event):
    """MC-4.3: a Timepiece stands at this hour now; `left` hours are still to go."""

    seat: int
    hour: int
    left: int
    rule: str = field(default="MC-4.3", compare=False)


@frozen
class HandUsed(Event):
    """MC-4.4: a Clock Hand was used at the icon after this hour."""

    seat: int
    hour: int
    rule: str = field(default="MC-4.4", compare=False)


@frozen
class Drawn(Event):
    """MC-6.2: an Adventurer was drawn from the bag for a boat."""

    seat: int
    adventurer: int
    rule: str = field(default="MC-6.2", compare=False)
    final = True


@frozen
class Loaded(Event):
    """MC-6.2: an Adventurer came into a boat."""

    seat: int
    adventurer: int
    boat: int
    rule: str = field(default="MC-6.2", compare=False)


@frozen
class NobodyCame(Event):
    """MC-6.1, MC-6.2: nothing is loaded: no boat has a free seat (`full`), or the bag is empty.

    `rule`: "" if it is one of these two.
    """

    seat: int
    full: bool
    rule: str = field(default="", compare=False)


@frozen
class Moved(Event):
    """MC-10.3: an Adventurer has changed boats."""

    seat: int
    adventurer: int
    boat: int


@frozen
class Swapped(Event):
    """MC-11.6."""

    seat: int
    adventurer: int
    other: int


@frozen
class BackToBag(Event):
    """MC-11.4."""

    seat: int
    adventurer: int
    boat: int


@frozen
class Docked(Event):
    """MC-1.5, MC-6.3."""

    seat: int
    boat: int
    berth: int
    rule: str = field(default="MC-6.3", compare=False)


@frozen
class StaysAtSea(Event):
    """MC-1.5: a boat is full, and its side has no free berth."""

    seat: int
    boat: int
    rule: str = field(default="MC-1.5", compare=False)


@frozen
class MarketToken(Event):
    """MC-4.5: the Market token was placed; `berths`: because all berths are taken."""

    hour: int
    berths: bool


@frozen
class MarketBegan(Event):
    """MC-7.1."""

    day: int


@frozen
class Sold(Event):
    """MC-7.2: a Good was sold at a Pier, to so many Customers, `rogues` of them Rogues."""

    seat: int
    good: int
    pier: int
    customers: int
    rogues: int
    gold: int
    rule: str


@frozen
class Given(Event):
    """MC-7.3: a Good was given to its Hall, for so much gold."""

    seat: int
    good: int
    gold: int


@frozen
class SentHome(Event):
    """MC-8.1: the Customers of boats at sea have gone to their Halls, and its Rogues to the Lair."""

    boat: int
    adventurers: tuple[int, ...]


@frozen
class Cleared(Event):
    """MC-8.2: so many docked Adventurers have gone back into the bag."""

    adventurers: int


@frozen
class MatchEnded(Event):
    """MC-9.1: all that counts is counted."""


@frozen
class PeddlerDrew(Event):
    """MC-16.5, MC-16.6: the Peddler has turned up a card, into its `right` or its left action space."""

    seat: int
    card: int
    right: bool
    final = True


@frozen
class PoolFilled(Event):
    """An Adventurer has come from the bag into the Customer Pool."""

    seat: int
    adventurer: int
    rule: str
    final = True


@frozen
class PeddlerShifted(Event):
    """MC-16.6: a card is discarded, and another lies in the right space now."""

    seat: int
    gone: int
    kept: int


@frozen
class PeddlerGathered(Event):
    """MC-16.20: so many cards make the Peddler's deck again."""

    seat: int
    cards: int
    final = True
