"""The actions outside a merchant's own board. Numbers are as in `state`."""

from __future__ import annotations

from typing import Annotated

from annotated_types import Ge, Le

from tabletop.engine.rules import Action
from tabletop.engine.state import frozen

SpaceNumber = Annotated[int, Ge(0), Le(11)]
Worker = Annotated[int, Ge(0), Le(1)]
Four = Annotated[int, Ge(0), Le(3)]
Boat = Annotated[int, Ge(0), Le(5)]
Adventurer = Annotated[int, Ge(0), Le(51)]
ShelfPlace = Annotated[int, Ge(0), Le(29)]
Pier = Annotated[int, Ge(0), Le(2)]
ROGUES, HALL, KEPT = 3, 6, -1
Way = Annotated[int, Ge(KEPT), Le(HALL)]
"""The destination of a Good: a Pier, a Pier + ROGUES to count Rogues there, HALL, or KEPT."""


@frozen
class Work(Action):
    """MC-5.1: move a worker to an action space of the merchant's own."""

    space: SpaceNumber
    worker: Worker = 0


@frozen
class Hire(Action):
    """MC-5.6: move a worker to Hire, for the card on this place of the Town Square."""

    place: Four
    worker: Worker = 0


@frozen
class Sponsor(Action):
    """MC-5.7: move a worker to Sponsor, for this Hall."""

    hall: Four
    worker: Worker = 0


@frozen
class PutStaff(Action):
    """MC-5.6: put the hired card on a staff place."""

    place: Four


@frozen
class Clean(Action):
    """MC-11.1: discard a Corruption card."""

    card: Annotated[int, Ge(0), Le(59)]


@frozen
class TakeGood(Action):
    """MC-11.2: take the Good of a Townsfolk card, in this colour."""

    colour: Four


@frozen
class PutBack(Action):
    """MC-11.4: put an Adventurer from a boat at sea back into the bag."""

    adventurer: Adventurer


@frozen
class LoadNow(Action):
    """MC-11.5: Load the Boats once."""


@frozen
class Swap(Action):
    """MC-11.6: swap two Adventurers of two boats at sea."""

    adventurer: Adventurer
    other: Adventurer


@frozen
class Decline(Action):
    """Decline an ability, or more of it."""


@frozen
class UseHand(Action):
    """MC-4.4: use the Clock Hand: draw 1 Corruption card, and no boat is loaded."""


@frozen
class LetCome(Action):
    """MC-4.4: do not use the Clock Hand: Load the Boats."""


@frozen
class Load(Action):
    """MC-6.2: put the drawn Adventurer into a boat."""

    boat: Boat


@frozen
class Rob(Action):
    """MC-10.3: move a Customer of the Rogue's boat to another boat."""

    adventurer: Adventurer
    boat: Boat


@frozen
class Dock(Action):
    """MC-6.3: dock the full boat in a berth."""

    berth: Four


@frozen
class Discard(Action):
    """MC-5.8: discard the Good on this place of the shelf, counted from 0."""

    place: ShelfPlace


@frozen
class Sell(Action):
    """MC-7.3: sell the Good on this place of the shelf at a Pier; `rogues`: 1 to count Rogues (MC-10.2)."""

    place: ShelfPlace
    pier: Pier
    rogues: Annotated[int, Ge(0), Le(1)] = 0

    @property
    def way(self) -> Way:
        """This sale as an item of `SellAll.ways`."""
        return self.pier + ROGUES * self.rogues


@frozen
class Give(Action):
    """MC-7.3: give the Good on this place of the shelf to the Hall of its colour."""

    place: ShelfPlace

    @property
    def way(self) -> Way:
        """This gift as an item of `SellAll.ways`."""
        return HALL


@frozen
class SellAll(Action):
    """MC-7.3: sell, give or keep every Good on the shelf, and end the sale.

    `ways`: the destination of each Good, from left to right. It is () in records of revision 6 and before.
    """

    ways: tuple[Way, ...] = ()

    def sales(self) -> list[Sell | Give]:
        """The single sales from right to left, so that no Good moves before it is sold."""
        found = [(place, way) for place, way in enumerate(self.ways) if way != KEPT]
        return [
            Give(place) if way == HALL else Sell(place, way % ROGUES, way // ROGUES)
            for place, way in reversed(found)
        ]


@frozen
class KeepRest(Action):
    """MC-7.3: keep the other Goods, and end the sale."""
