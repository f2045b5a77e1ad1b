"""Brick & Mortar: all that is true at one moment.

Stores, Market Cards and types are numbers as in `components`; slots and shelves are counted from 0, shelves
from the top. -1 stands for nobody and nothing.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from tabletop.engine.rules import Data, State
from tabletop.engine.state import Copyable, frozen, state
from tabletop.games.brick_and_mortar.components import ENDS, Vec

HIDDEN = 1 << 20
"""What stands in a view for a card or an amount that cannot be seen; out of range of everything."""
DOWN = 100
"""A Market Card that lies face down behind a screen is DOWN and its number."""
NOTHING: Vec = (0, 0, 0, 0, 0)
DRAFT, BUILDING, ADVERTISEMENT, SUPPLY, SALE, INVENTORY, UTILITIES, INVESTMENT, OVER = range(-1, 8)
"""The phases; the draft comes before the first month."""
CHOOSING, MANAGING, BUILT = range(3)
"""BM-6.2: how far a seat is with its building turn: its store action is open, it manages, it is through."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Flags(Data):
    """The options of a match, see `about`."""

    first_match: bool = False
    equal_competes: bool = False
    month_lock: bool = False
    both_piles: bool = False
    bids_count: bool = False
    market_first: bool = False


@frozen
class Bid(Data):
    """What lies on a counter once it is turned up: price and, in Sale, quantity."""

    seat: int
    price: int
    quantity: int = 0


@state
class Store(Copyable):
    """An open store."""

    card: int
    items: tuple[tuple[int, ...], ...]
    """By type: how many items lie on each shelf, the top one first; () where it does not sell the type."""
    stocked: Vec
    """BM-15.6: what was stocked here in this Supply Phase."""
    sold: Vec
    """BM-15.2: what was delivered from here in this month."""
    filled: tuple[int, ...]
    """BM-15.11: by private box: the type of the item in it, -1 for an empty one."""


@state
class Player(Copyable):
    """What is before one seat, and behind its screen."""

    money: int
    """Behind the screen; HIDDEN in the view of another seat."""
    points: int
    debt: int
    """BM-5.2: tokens."""
    stores: tuple[int, ...]
    """Store Cards in hand."""
    pack: tuple[int, ...]
    """BM-3.1: the Store Cards held to choose from in the draft."""
    hand: tuple[int, ...]
    """Market Cards in hand."""
    played: tuple[int, ...]
    """BM-7.2: Market Cards behind the screen, those face down with DOWN."""
    down: tuple[int, ...]
    """BM-16.2: what the seat remembers: its own cards in the Demand pile."""
    building: list[Store]
    """BM-1.6: the stores in the slots, from the left."""
    bought: int
    """BM-6.3: the store obtained this month that is not yet open."""
    stage: int
    """CHOOSING, MANAGING or BUILT."""
    locked: bool
    """BM-5.5: it has used debt and may pay for no further item."""
    redrawn: bool
    """BM-7.4: it has used the bonus of its third slot this month."""
    sold: Vec
    """What it has delivered this month."""


@state
class BrickAndMortar(State):
    """The board and everything beside it.

    `seats`: who sits where, as in the setup. It changes nothing but pictures, like `names`.
    """

    seats: tuple[str, ...] = field(default=(), repr=False, compare=False)
    flags: Flags
    month: int
    """1 is January."""
    phase: int
    kind: int
    """The type that is stocked or sold now."""
    order: tuple[int, ...]
    """BM-4.1: the seats in turn order."""
    players: list[Player]
    token: int
    """BM-13.1: the space of the investment token; 0 once it is removed."""
    market: Vec
    row: tuple[int, ...]
    """BM-2.8: the public stores, the oldest first."""
    on_deck: int
    """BM-2.8: the store that is turned up on the deck."""
    store_deck: list[int]
    """Face down; the next card is the last."""
    closed: tuple[int, ...]
    """Stores that went back to the box for all to see."""
    face_down: tuple[int, ...]
    """BM-3.1: Store Cards that were left over in the draft."""
    starting: tuple[int, ...]
    """BM-6.1: the Starting Stores that can still be taken."""
    public_sale: bool
    """BM-6.11: whether a public store was obtained this month."""
    deck: list[int]
    """Market Cards face down; the next card is the last."""
    discards: tuple[int, ...]
    """Market Cards, face up, the top one last."""
    supply: tuple[int, ...]
    """BM-7.5: the Supply pile, face up, in order of numbers."""
    demand: tuple[int, ...]
    """BM-7.5: the Demand pile, in order of numbers, until BM-9.1 face down."""
    looked: int
    """BM-7.6: the seat that has looked at the Demand pile this month."""
    boxes: Vec
    """BM-9.1: the boxes of the Demand Cards once they are flipped."""
    filled: tuple[tuple[int, ...], ...]
    """By type of box: the seats whose items lie there."""
    bids: tuple[Bid, ...]
    """The bids for the present type, turned up; once sorted in their order of acting."""
    surplus: tuple[int, ...]
    """BM-9.7: by seat, what it has discarded as surplus of the present type and nobody has bought."""


def final_month(s: BrickAndMortar) -> int:
    """BM-2.2: the month with the final-month marker."""
    return ENDS[len(s.players)].month
