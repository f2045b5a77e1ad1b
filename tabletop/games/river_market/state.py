"""River Market: all that is true at one moment.

Resources are numbers 0 to 5 in the order of `phrases.RESOURCE_NAMES`: Veggies, Fish, Cloth, Tools, Lilies and
coins; the first five are goods. Cards are their numbers in `components.CARDS`. A Booth of the ring is the
number of its card, or TILE and the number of a fixed tile. -1 stands for nobody and nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from annotated_types import Ge, Le

from tabletop.engine.rules import Data, State
from tabletop.engine.state import Copyable, state

HIDDEN = 1 << 20
"""What stands in a view for a card that cannot be seen; out of range, so that no rule can look at it."""
NOBODY = -1
TILE = 100
"""The fixed tiles are Booths TILE to TILE + 5, clockwise from Garden Landing."""
LILY, COIN = 4, 5
"""The resources that are not one of the four that costs ask for."""

Vec = tuple[int, int, int, int, int]
"""Numbers of Veggies, Fish, Cloth, Tools and Lilies."""
NO_GOODS: Vec = (0, 0, 0, 0, 0)

# The numbers of actions: files and requests with others are refused before any rule is asked.
CardNumber = Annotated[int, Ge(0), Le(85)]
BoothNumber = Annotated[int, Ge(0), Le(105)]
SpotNumber = Annotated[int, Ge(0), Le(40)]
"""A place for a new Booth: the end spots A to D (0 to 3), clockwise from the north-east.

With the option end_spots = gaps (RM-16.1) it is the place of a Booth in the ring: the new one comes after it.
"""
Resource = Annotated[int, Ge(0), Le(5)]
MainGood = Annotated[int, Ge(0), Le(3)]
"""Veggies, Fish, Cloth or Tools."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Flags(Data):
    """The options of a match, see `about`."""

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
    """What lies before one seat. Before the Rival: nothing; it has a pawn and the House row."""

    goods: Vec
    coins: int
    zooms: int
    """RM-1.4: Zoom tokens."""
    houses: int
    """Those still on the mat."""
    hand: tuple[int, ...]
    """Cards in the hand, in the order in which they came; HIDDEN ones in the view of another seat."""
    helpers: tuple[int, ...]
    """Hired Helpers, in the order in which they came."""
    pawn: int
    """The Booth on which the pawn stands."""


@state
class RiverMarket(State):
    """The river and everything beside it."""

    seats: tuple[str, ...]
    rival: int
    """The Rival's seat; -1 in a match without it."""
    flags: Flags
    first: int
    """The seat that had the first turn."""
    turn: int
    """How many turns have begun; the Rival's do not count."""
    players: list[Player]
    ring: tuple[int, ...]
    """The Booths clockwise: the north bank from west to east, then the south bank from east to west."""
    north: int
    """How many of them are on the north bank."""
    owners: dict[int, int]
    """By built card: the seat whose house stands on it."""
    deck: list[int]
    """Face down; the next card is the last."""
    discards: tuple[int, ...]
    """Face up, the top one last."""
    build_off: int
    """RM-8.6: by how many goods this turn's visit makes a Build cheaper."""
    hire_off: int
    """RM-8.5: by how many coins this turn's visit makes a Hire cheaper."""
    last_turns: int
    """RM-12.4: how many turns are still to begin; -1 before the end is triggered."""
    causes: tuple[int, ...]
    """RM-12.1, RM-12.2, RM-15.1: what triggered the end, as in `phrases.CAUSE_NAMES`; two of one draw."""
    row: str
    """RM-14.3: the House row, first house first: N for a neutral house, R for one of the Rival's."""
    collection: tuple[int, ...]
    """RM-14.6: the Rival's cards, the oldest first."""
    drawn: int
    """The card that the Rival has turned up and that is not yet kept, built or discarded; -1 for none."""
    events: list[int]
    """RM-14.1: the Event deck, face down; the next card is the last."""
    resource: int
    """RM-15.6: the resource named for the title; -1 before."""
    cause: int
    """RM-15.3: the cause of the end named for the title; -1 before."""


def persons(s: RiverMarket) -> tuple[int, ...]:
    """The seats that take turns: all but the Rival's."""
    return _PERSONS[len(s.players)][s.rival]


_PERSONS = [
    [tuple(seat for seat in range(seats) if seat != rival) for rival in (*range(seats), -1)]
    for seats in range(5)
]
"""By number of seats and the Rival's, which is -1 and so the last where it does not play."""
