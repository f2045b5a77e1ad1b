"""The state of a match of River Market.

Resources are numbers 0 to 5 in the order of `phrases.RESOURCE_NAMES`: Veggies, Fish, Cloth, Tools, Lilies and
coins; the first five are goods. Cards are their numbers in `components.CARDS`. A Booth of the ring is the
number of its card, or TILE plus the number of a fixed tile. -1 means no seat or nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from annotated_types import Ge, Le

from tabletop.engine.rules import Data, State
from tabletop.engine.state import Copyable, state

HIDDEN = 1 << 20
"""Placeholder in a view for a hidden card; out of range, so that no rule can use it."""
NOBODY = -1
TILE = 100
"""The fixed tiles are Booths TILE to TILE + 5, clockwise from Garden Landing."""
LILY, COIN = 4, 5
"""The resources that are not among the four of costs."""

Vec = tuple[int, int, int, int, int]
"""Numbers of Veggies, Fish, Cloth, Tools and Lilies."""
NO_GOODS: Vec = (0, 0, 0, 0, 0)

# The numbers of actions: files and requests with others are refused before any rule is asked.
CardNumber = Annotated[int, Ge(0), Le(85)]
BoothNumber = Annotated[int, Ge(0), Le(105)]
SpotNumber = Annotated[int, Ge(0), Le(40)]
"""A place for a new Booth: the end spots A to D (0 to 3), clockwise from the north-east.

With the option end_spots = gaps (RM-16.1): the place of a Booth in the ring, after which the new one goes.
"""
Resource = Annotated[int, Ge(0), Le(5)]
MainGood = Annotated[int, Ge(0), Le(3)]
"""Veggies, Fish, Cloth or Tools."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Flags(Data):
    """The options of a match; see `about`."""

    gaps: bool = False
    houses: int = 5
    helpers_only: bool = False
    plain_lilies: bool = False
    own_visits: bool = False
    best_leftovers: bool = False
    gifts: bool = True
    keep_collection: bool = False


@state
class Player(Copyable):
    """Everything that belongs to one seat. The Rival has only a pawn and the House row."""

    goods: Vec
    coins: int
    zooms: int
    """RM-1.4: Zoom tokens."""
    houses: int
    """Houses still on the mat."""
    hand: tuple[int, ...]
    """Cards in the hand, oldest first; HIDDEN ones in the view of another seat."""
    helpers: tuple[int, ...]
    """Hired Helpers, oldest first."""
    pawn: int
    """The Booth where the pawn is."""


@state
class RiverMarket(State):
    """The whole state: the river and all seats."""

    seats: tuple[str, ...]
    rival: int
    """The Rival's seat; -1 if it does not play."""
    flags: Flags
    first: int
    """The seat that had the first turn."""
    turn: int
    """Number of turns begun, without the Rival's."""
    players: list[Player]
    ring: tuple[int, ...]
    """The Booths clockwise: the north bank from west to east, then the south bank from east to west."""
    north: int
    """Number of Booths on the north bank."""
    owners: dict[int, int]
    """By built card: the seat whose house stands on it."""
    deck: list[int]
    """Face down; the next card is the last."""
    discards: tuple[int, ...]
    """Face up, the top one last."""
    build_off: int
    """RM-8.6: discount on a Build by this turn's visit, in goods."""
    hire_off: int
    """RM-8.5: discount on a Hire by this turn's visit, in coins."""
    last_turns: int
    """RM-12.4: number of turns still to begin; -1 before the end is triggered."""
    causes: tuple[int, ...]
    """RM-12.1, RM-12.2, RM-15.1: causes of the end, as in `phrases.CAUSE_NAMES`; one draw may be two."""
    row: str
    """RM-14.3: the House row, first house first: N for a neutral house, R for one of the Rival's."""
    collection: tuple[int, ...]
    """RM-14.6: the Rival's cards, the oldest first."""
    drawn: int
    """The card that the Rival has turned up and not yet kept, built or discarded; -1 if none."""
    events: list[int]
    """RM-14.1: the Event deck, face down; the next card is the last."""
    resource: int
    """RM-15.6: the resource named for the title; -1 before."""
    cause: int
    """RM-15.3: the cause of the end named for the title; -1 before."""


def persons(s: RiverMarket) -> tuple[int, ...]:
    """Return the seats that take turns: all but the Rival's."""
    return _PERSONS[len(s.players)][s.rival]


_PERSONS = [
    [tuple(seat for seat in range(seats) if seat != rival) for rival in (*range(seats), -1)]
    for seats in range(5)
]
"""By number of seats and by the Rival's seat; if it does not play, its -1 is the index of the last entry."""
