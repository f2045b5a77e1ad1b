"""The state of a match of Public Market.

Kinds of fish, logos, powers and Power tokens are numbers 0 to 3 in the order of `components`, columns of the
table likewise. Components are indexes into its tuples. -1 means no seat or nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from annotated_types import Ge, Le

from tabletop.engine.rules import Data, State
from tabletop.engine.state import Copyable, Mask, state
from tabletop.games.public_market.component_schema import Side

HIDDEN = 1 << 20
"""Placeholder in a view for a hidden thing; out of range, so that no rule can use it."""
HIDDEN_RED = HIDDEN + 1
"""Placeholder for a face-down red card, since its back shows its colour (a blue one is HIDDEN)."""
SCRAP = 70
"""In `Player.placed` lower numbers are Fish Tiles; from here on Scraps of kind number - SCRAP."""
HOME = 4
"""PM-12.2: the last bid location at sunset."""

# The bounds of numbers in actions: files and requests with others are refused before any rule is checked.
Meeple = Annotated[int, Ge(0), Le(4)]
Location = Annotated[int, Ge(0), Le(4)]
Place = Annotated[int, Ge(0), Le(4)]
Four = Annotated[int, Ge(0), Le(3)]
Tile = Annotated[int, Ge(0), Le(69)]
Cell = Annotated[int, Ge(0), Le(24)]
Turn = Annotated[int, Ge(0), Le(7)]
Contract = Annotated[int, Ge(0), Le(15)]
Space = Annotated[int, Ge(0), Le(5)]
CollectionTile = Annotated[int, Ge(0), Le(1)]
BonusSpace = Annotated[int, Ge(0), Le(4)]

Vec = tuple[int, int, int, int]
"""The number of each kind: Sardine, Herring, Cod, Salmon."""
Placed = tuple[int, int, int]
"""A thing in a chest: its number, the cell of its bounding box's top left corner, its turn."""
NO_FISH: Vec = (0, 0, 0, 0)


@dataclass(frozen=True, slots=True, kw_only=True)
class Flags(Data):
    """The options of a match; see `about`."""

    shallow_waters: bool = False
    crab_must_be_open: bool = False
    strict_empty_bag: bool = True
    lowest_bidder_steers: bool = False
    flip: bool = False
    single_scraps: bool = False
    row2_counts_self: bool = False


@state
class Player(Copyable):
    """Everything that belongs to one seat. The Solo Angler has money, cards, Crabs and Lighthouses only."""

    money: int
    fish: Vec
    """PM-7.1: the white Fish tokens on the Catch Tracker."""
    gears: Vec
    chest: int
    """The Ice Chest; -1 if none (PM-9.13)."""
    filled: Mask
    """The covered cells of the chest, as a mask."""
    placed: tuple[Placed, ...]
    cooler: tuple[int, ...]
    """PM-8.4: tiles beside the board."""
    held: tuple[int, ...]
    """PM-4.7: kinds of the Scraps beside the chest, oldest first."""
    cube: int
    """PM-8.1: the power of the Shrimp cube; -1 on the neutral icon."""
    ready: bool
    """True if the cube is on the red square: the power is unused."""
    shrimped: bool
    """PM-6.6: True if this chest has brought its Shrimp Bonus."""
    crabs: int
    lighthouses: int
    """Those not yet placed."""
    cards: tuple[int, ...]
    """Today's Catch cards won."""
    token: int
    """PM-15.5: the Power token on the Compass Rose."""
    rose: int
    """Its space on the rose; 0 is Start."""
    tokens: tuple[int, ...]
    """Power tokens still beside the rose."""


@state
class PublicMarket(State):
    """The whole state: the table and all seats."""

    seats: tuple[str, ...]
    angler: int
    """The Solo Angler's seat; -1 if it does not play."""
    flags: Flags
    side: Side
    """The side of the Scoring Locations that is up."""
    owners: tuple[int, ...]
    """The seat of each Meeple."""
    players: list[Player]
    round: int
    """The day round, from 1; it does not change from sunset on."""
    dusk: int
    """PM-12: the round of the End of the Day; 0 by day."""
    bag: list[int]
    """Tiles in the bag; the next one drawn is the last."""
    left_out: tuple[int, ...]
    """Tiles that were never in the bag (2 players, solo)."""
    gone: Mask
    """Tiles that left the game, as a mask."""
    ocean: list[tuple[int, ...]]
    """The tiles of each column, the one nearest the Boat first."""
    boat: int
    """The Boat's column."""
    scraps: list[int]
    """The number of Scraps of each kind in supply."""
    chests: list[int]
    """The pile of Ice Chests: the next one is the last; used ones are inserted at the front."""
    contracts: tuple[tuple[int, ...], ...]
    """The Public Contracts of each column."""
    stacks: list[tuple[int, ...]]
    """Face-down Today's Catch cards of each column, the next one last."""
    open: list[int]
    """The face-up card of each stack; -1 if it was taken or the stack is empty."""
    spare: tuple[int, ...]
    """Today's Catch cards that are not in the match."""
    lights: list[tuple[int, ...]]
    """By column: the seat whose Lighthouse is on each space of the Scoring Location; -1 if free."""
    collected: list[int]
    """The seat whose Lighthouse is on each Collection space; space tile * 4 + logo."""
    queues: list[tuple[int, ...]]
    """Meeples on the bid locations, from left to right.

    By day location 0 is $0 and 1 to 4 are the kinds; from sunset on 0 to 3 are the kinds and 4 is HOME.
    """
    track: list[int]
    """Meeples on the bottom track, -1 if free: the dock in the first half, then the market."""
    last: int
    """The Meeple that acted last in this round."""
    bonus: list[int]
    """PM-15.4: the Bonus Board, five spaces a row: seat * 4 + token, -1 if free."""
    angler_fish: int
    angler_gear: int
    deck: tuple[int, ...]
    """Solo cards face down; the next one is the last."""
    card: int
    """The Solo card of this round; -1 before it is drawn."""
    discards: tuple[int, ...]


def bag_is_empty(s: PublicMarket) -> bool:
    """Return True if the rules for an empty bag hold: no Captain, no new chest.

    A17: from the refill that empties it, or without strict_empty_bag from sunset on.
    """
    return not s.bag and (s.flags.strict_empty_bag or s.dusk > 0)


def next_in_line(s: PublicMarket) -> int:
    """PM-3.2: return the leftmost Meeple on the bottom track; -1 if none."""
    return next((meeple for meeple in s.track if meeple >= 0), -1)


def last_in_line(s: PublicMarket) -> int:
    """Return the rightmost Meeple on the bottom track; -1 if none."""
    return next((meeple for meeple in reversed(s.track) if meeple >= 0), -1)


def acting_order(s: PublicMarket) -> list[int]:
    """PM-4.8, PM-12.5: return the Meeples on the bid locations in the order in which they act."""
    return [meeple for queue in reversed(s.queues) for meeple in reversed(queue)]


def next_to_act(s: PublicMarket) -> tuple[int, int]:
    """PM-4.8, PM-12.5: return the dearest location with Meeples (HOME first), and its rightmost Meeple."""
    for location in range(len(s.queues) - 1, -1, -1):
        if s.queues[location]:
            return location, s.queues[location][-1]
    return -1, -1


def solo(s: PublicMarket) -> bool:
    return s.angler >= 0
