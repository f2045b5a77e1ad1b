"""River Market: what players do. Numbers are as in `state`."""

from __future__ import annotations

from typing import Annotated

from annotated_types import Ge, Le

from tabletop.engine.rules import Action
from tabletop.engine.state import frozen

# What there can be at all: files and requests with other numbers are refused before any rule is asked.
Card = Annotated[int, Ge(0), Le(85)]
Booth = Annotated[int, Ge(0), Le(105)]
Spot = Annotated[int, Ge(0), Le(40)]
Resource = Annotated[int, Ge(0), Le(5)]
Good = Annotated[int, Ge(0), Le(4)]
Four = Annotated[int, Ge(0), Le(3)]
Few = Annotated[int, Ge(0), Le(12)]
Number = Annotated[int, Ge(3), Le(4)]


@frozen
class Wade(Action):
    """RM-4.3, RM-8.10: go to this Booth without a card: the next one, or from Rowboat Rental one of three."""

    booth: Booth


@frozen
class Play(Action):
    """RM-4.4, RM-4.5: discard this card of the hand and go to this Booth."""

    card: Card
    booth: Booth


@frozen
class Zoom(Action):
    """RM-4.6: give back a Zoom token and go to this Booth."""

    booth: Booth


@frozen
class Use(Action):
    """RM-5.1: use the visit effect of the Booth."""


@frozen
class UseSome(Action):
    """RM-5.1: use the visit effect of the Booth, but draw only so many of its cards."""

    cards: Few


@frozen
class Done(Action):
    """RM-5.1: no visit effect, or no more of it."""


@frozen
class Swap(Action):
    """RM-5.3, RM-10.8: give this resource (two coins for V, F, C or T) and take that one.

    For a Lily it is the first of two resources; the second is asked for next.
    """

    give: Resource
    get: Resource


@frozen
class Give(Action):
    """RM-8.3, RM-6.8, RM-7.3: give one of this resource: to sell it, to pay, for a Lily, or to discard it."""

    kind: Resource


@frozen
class Gain(Action):
    """RM-8.7: take one Veggie, Fish, Cloth or Tool from the supply."""

    kind: Four


@frozen
class Build(Action):
    """RM-6.2: build this Booth or Event of the hand at this place.

    Places are the end spots A to D (0 to 3), clockwise from the north-east; with the option
    end_spots = gaps they are Booths of the ring by their places there: the new one comes right after it.
    """

    card: Card
    spot: Spot


@frozen
class Hire(Action):
    """RM-6.4: hire this Helper of the hand."""

    card: Card


@frozen
class UseFind(Action):
    """RM-6.6: use this Find of the hand and discard it."""

    card: Card


@frozen
class Rest(Action):
    """RM-6.7: take $1."""


@frozen
class Discard(Action):
    """RM-7.2, RM-10.9: discard this card of the hand."""

    card: Card


@frozen
class Send(Action):
    """RM-14.8: the Rival goes to this Booth."""

    booth: Booth


@frozen
class Place(Action):
    """RM-14.12, RM-14.13: the Rival builds at this place (numbers as in Build)."""

    spot: Spot


@frozen
class Answer(Action):
    """RM-15.3, RM-15.6: the answer to question 3 (a resource) or 4 (a cause, as in `names.CAUSE_NAMES`)."""

    question: Number
    answer: Resource
