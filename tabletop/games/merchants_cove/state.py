"""The state of a match of Merchants Cove.

Adventurers are indexes into `components.COLOURS`: 0 to 51, by colour. Colours are 0 red Warriors, 1 green
Bards, 2 blue Wizards, 3 yellow Nobles, 4 grey Rogues. Goods are numbers 0 to 7: a colour, plus LARGE if it is
large. Townsfolk and Corruption cards are their numbers in `components`. Boats are 0 to 5 and berths 0 to 3,
from left to right. -1 means no seat, card or boat.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, TypeVar

from annotated_types import Ge, Le

from tabletop.engine.rules import Data, State
from tabletop.engine.state import Copyable, state
from tabletop.games.merchants_cove.merchants.shops import Shop

HIDDEN = 1 << 20
"""Placeholder in a view for a hidden card; out of range, so that no rule can use it."""
NOBODY = -1
ROGUE = 4
"""The colour of Rogues, who are no Customers."""
LARGE = 4
"""Difference between the numbers of a large Good and of the small one of its colour."""
HIRE, SPONSOR = 10, 11
"""MC-5.6, MC-5.7: the action spaces that all boards have; a merchant's own are counted from 0."""

Colour = int
Good = int
Four = Annotated[int, Ge(0), Le(3)]
"""A colour of Goods, a Hall, a berth, or a place of the Town Square or of the staff."""
SpaceNumber = Annotated[int, Ge(0), Le(11)]
Worker = Annotated[int, Ge(0), Le(1)]
Boat = Annotated[int, Ge(0), Le(5)]
Adventurer = Annotated[int, Ge(0), Le(51)]
CorruptionCard = Annotated[int, Ge(0), Le(59)]
ShelfPlace = Annotated[int, Ge(0), Le(29)]
Pier = Annotated[int, Ge(0), Le(2)]
Counted = Annotated[int, Ge(0), Le(1)]
"""1 if Rogues at a Pier are counted."""


def good(colour: Colour, *, large: bool = False) -> Good:
    """Return the Good of a colour and size.

    >>> good(1, large=True)
    5
    """
    return colour + LARGE * large


def colour_of(of: Good) -> Colour:
    return of % LARGE


def is_large(of: Good) -> bool:
    return of >= LARGE


@dataclass(frozen=True, slots=True, kw_only=True)
class Flags(Data):
    """The options of a match; see `about`."""

    large_right: bool = False
    table_prices: bool = False
    hands: Literal["plain", "save", "early"] = "plain"
    late_start: bool = False
    gold_less: bool = False
    black_each: bool = False
    cultists_each: bool = False
    mirrored: bool = False
    two_hard: bool = False
    furthest_below: bool = False
    left_out: int = 2
    """MC-2.3: the set of Townsfolk that is left out, as an index into `components.SETS`."""


@state
class Stall(Copyable):
    """MC-16: the Peddler's Shop board."""

    kind: Literal["peddler"] = "peddler"
    deck: list[int]
    """Face down; the next card is the last."""
    discards: tuple[int, ...] = ()
    left: int = -1
    """The card in the left (1st) action space; -1 if none."""
    right: int = -1
    """The card in the right (2nd) action space; -1 if none."""
    pool: tuple[int, ...] = ()
    """The Customer Pool: Adventurers from left to right."""


@state
class Player(Copyable):
    """Everything that belongs to one seat."""

    gold: int = 0
    hour: int = 1
    """MC-4.1: the position of its Timepiece: hours since dawn + 1, counted on beyond 12."""
    shelf: tuple[Good, ...] = ()
    corruption: tuple[int, ...] = ()
    """Corruption cards; HIDDEN in the view of another seat."""
    staff: tuple[int, ...] = (NOBODY,) * 4
    """Townsfolk on the four staff places; for the Peddler any number, in the order of hiring."""
    used: tuple[int, ...] = ()
    """The staff places (0 to 3) whose once-a-day ability has been used today."""
    workers: tuple[int, ...] = (NOBODY,)
    """The action space of each worker; -1 if none."""
    shop: Shop | Stall


@state
class MerchantsCove(State):
    """The whole state: the harbour and all seats."""

    seats: tuple[str, ...]
    peddler: int
    """The Peddler's seat; -1 in a match without it."""
    flags: Flags
    players: list[Player]
    rogue: int
    """The Rogue card, as an index into `components.ROGUE_CARDS`."""
    day: int
    """1 to 3; 0 before the first."""
    stack: tuple[int, ...]
    """The seats by the time their Timepiece came to its hour; on the same hour the last one is on top."""
    bag: tuple[int, ...]
    """Adventurers in the bag, sorted by number; draws are random."""
    boats: tuple[tuple[int, ...], ...]
    """The Adventurers in each boat, docked or at sea, in order of boarding."""
    berths: tuple[int, ...]
    """The boat in each berth; -1 if free."""
    halls: tuple[tuple[int, ...], ...]
    lair: tuple[int, ...]
    town: tuple[int, ...]
    """Townsfolk in the Town Square from left to right; fewer than four once the deck is empty."""
    town_deck: list[int]
    """Face down; the next card is the last."""
    town_gone: tuple[int, ...]
    corruption: list[int]
    """The Corruption deck, face down; the next card is the last."""
    corruption_gone: tuple[int, ...]
    market: int
    """MC-4.5: the hour of the Market token; 0 before it is placed."""
    full: bool
    """MC-4.5: True if the fourth berth was filled in this turn."""
    hours: int
    """The hours of this turn's action that are still to be paid."""
    drawn: int
    """The Adventurer that is drawn and not yet in a boat; -1 if none."""


_T = TypeVar("_T", bound=Copyable)


def board(s: MerchantsCove, kind: type[_T]) -> _T | None:
    """Return the shop of this class; None if that merchant does not play. A match has at most one of each."""
    return next((p.shop for p in s.players if isinstance(p.shop, kind)), None)
