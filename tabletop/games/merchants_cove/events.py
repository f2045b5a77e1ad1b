"""The events of the Harbour; merchants' boards have events of their own.

An event is `final` if it used chance or revealed something to its seat. `rule` is the rule that caused it, if
a rule of the Peddler's chapter may replace the usual one; it is shown, and not compared.
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
    """MC-3.2: these Adventurers arrived in a boat."""

    boat: int
    adventurers: tuple[int, ...]
    final = True


@frozen
class Worked(Event):
    """MC-5.1: a worker moved to an action space, whose action costs this number of hours."""

    seat: int
    space: int
    worker: int
    hours: int
    rule: str


@frozen
class Hired(Event):
    """MC-5.6: a card was hired from this place of the Town Square."""

    seat: int
    card: int
    place: int
    rule: str = field(default="MC-5.6", compare=False)


@frozen
class TownRefilled(Event):
    """MC-1.7: a new card came into the Town Square."""

    card: int
    final = True


@frozen
class StaffPut(Event):
    seat: int
    card: int
    place: int


@frozen
class TownLeft(Event):
    """MC-8.6: a card left the Town Square."""

    card: int


@frozen
class Sponsored(Event):
    """A seat received gold for the Customers in a Hall."""

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
    """MC-5.8: a Good was discarded."""

    seat: int
    good: int


@frozen
class Corrupted(Event):
    """A seat drew Corruption cards, which only this seat may see."""

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
    """MC-4.3: a Timepiece moved to this hour; `left`: the hours still to go."""

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

    `rule`: "" for one of these two rules.
    """

    seat: int
    full: bool
    rule: str = field(default="", compare=False)


@frozen
class Moved(Event):
    """MC-10.3: an Adventurer moved to another boat."""

    seat: int
    adventurer: int
    boat: int


@frozen
class Swapped(Event):
    """MC-11.6: two Adventurers of two boats were swapped."""

    seat: int
    adventurer: int
    other: int


@frozen
class BackToBag(Event):
    """MC-11.4: an Adventurer went from a boat back into the bag."""

    seat: int
    adventurer: int
    boat: int


@frozen
class Docked(Event):
    """MC-1.5, MC-6.3: a full boat docked."""

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
    """MC-4.5: the Market token was placed; `berths`: True if it was because all berths are taken."""

    hour: int
    berths: bool


@frozen
class MarketBegan(Event):
    """MC-7.1."""

    day: int


@frozen
class Sold(Event):
    """MC-7.2: a Good was sold at a Pier; `customers`: the number that counted, `rogues` of them Rogues."""

    seat: int
    good: int
    pier: int
    customers: int
    rogues: int
    gold: int
    rule: str


@frozen
class Given(Event):
    """MC-7.3: a Good was given to its Hall for this amount of gold."""

    seat: int
    good: int
    gold: int


@frozen
class SentHome(Event):
    """MC-8.1: the Customers of a boat at sea went to their Halls, its Rogues to the Lair."""

    boat: int
    adventurers: tuple[int, ...]


@frozen
class Cleared(Event):
    """MC-8.2: this number of docked Adventurers went back into the bag."""

    adventurers: int


@frozen
class MatchEnded(Event):
    """MC-9.1: the match is over, and everything is scored."""


@frozen
class PeddlerDrew(Event):
    """MC-16.5, MC-16.6: the Peddler turned up a card into its `right` or its left action space."""

    seat: int
    card: int
    right: bool
    final = True


@frozen
class PoolFilled(Event):
    """An Adventurer came from the bag into the Customer Pool."""

    seat: int
    adventurer: int
    rule: str
    final = True


@frozen
class PeddlerShifted(Event):
    """MC-16.6: the card `gone` was discarded, and the card `kept` is in the right space now."""

    seat: int
    gone: int
    kept: int


@frozen
class PeddlerGathered(Event):
    """MC-16.20: the Peddler's deck was made again from all of its cards."""

    seat: int
    cards: int
    final = True
