"""The state of a match of Brick & Mortar.

Stores, Market Cards and types are numbers as in `components`. Slots and shelves are counted from 0, shelves
from the top. -1 means no seat, card or type.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated

from annotated_types import Ge, Le

from tabletop.engine.rules import Choice, Data, State, pending_choice, pending_choices
from tabletop.engine.state import Copyable, frozen, state
from tabletop.games.brick_and_mortar.components import ENDS, Vec

HIDDEN = 1 << 20
"""Placeholder in a view for a hidden card or amount; larger than any real value."""
DOWN = 100
"""Added to the number of a Market Card that is face down behind a screen."""
NOTHING: Vec = (0, 0, 0, 0, 0)
DRAFT, BUILDING, ADVERTISEMENT, SUPPLY, SALE, INVENTORY, UTILITIES, INVESTMENT, OVER = range(-1, 8)
"""The phases; the draft comes before the first month."""
CHOOSING, MANAGING, BUILT = range(3)
"""BM-6.2: stages of a seat's building turn: choosing its store action, managing its stores, done."""


# The ranges of all values: files and requests with other numbers are refused before any rule is checked.
StoreCard = Annotated[int, Ge(0), Le(70)]
MarketCard = Annotated[int, Ge(0), Le(83)]
Kind = Annotated[int, Ge(0), Le(4)]
Slot = Annotated[int, Ge(0), Le(3)]
Shelf = Annotated[int, Ge(0), Le(3)]
Box = Annotated[int, Ge(0), Le(5)]
Seat = Annotated[int, Ge(0), Le(3)]
Pile = Annotated[int, Ge(0), Le(1)]
Price = Annotated[int, Ge(0), Le(20)]
Number = Annotated[int, Ge(1), Le(99)]
Quantity = Annotated[int, Ge(0), Le(99)]
Money = Annotated[int, Ge(0), Le(999)]

MARKET_SHELF = 3
"""BM-15.13: the shelf of a Sell action for electronics sold straight from the market."""
DEMAND_BOX, JEWELRY_BOX = 4, 5
"""The boxes of a Sell action beyond the private ones, whose numbers are the slots of their stores.

These are a box of the Demand Cards for the item's type, and one of them for jewelry (BM-15.12).
"""
SUPPLY_PILE, DEMAND_PILE = range(2)


@dataclass(frozen=True, slots=True, kw_only=True)
class Flags(Data):
    """The options of a match; see `about`."""

    first_match: bool = False
    equal_competes: bool = False
    month_lock: bool = False
    both_piles: bool = False
    bids_count: bool = False
    market_first: bool = False


@frozen
class Bid(Data):
    """A revealed bid: price in dollars and, in Sale, quantity."""

    seat: int
    price: int
    quantity: int = 0


@state
class Store(Copyable):
    """An open store."""

    card: int
    items: tuple[tuple[int, ...], ...]
    """By type: number of items on each shelf, top shelf first; () for types it does not sell."""
    stocked: Vec
    """BM-15.6: items stocked into it in this Supply Phase, by type."""
    sold: Vec
    """BM-15.2: items delivered from it this month, by type."""
    filled: tuple[int, ...]
    """BM-15.11: for each private box the type of the item in it; -1 if empty."""


@state
class Player(Copyable):
    """Everything that belongs to one seat, in the open and behind its screen."""

    money: int
    """Dollars behind the screen; HIDDEN in the view of another seat."""
    points: int
    debt: int
    """BM-5.2: number of debt tokens."""
    stores: tuple[int, ...]
    """Store Cards in hand."""
    pack: tuple[int, ...]
    """BM-3.1: Store Cards to choose from in the draft."""
    hand: tuple[int, ...]
    """Market Cards in hand."""
    played: tuple[int, ...]
    """BM-7.2: Market Cards behind the screen; DOWN is added to those face down."""
    down: tuple[int, ...]
    """BM-16.2: the seat's own cards in the Demand pile, which only it knows."""
    building: list[Store]
    """BM-1.6: the open stores by slot, from the left."""
    bought: int
    """BM-6.3: the store obtained this month and not yet opened; -1 if none."""
    stage: int
    """CHOOSING, MANAGING or BUILT."""
    locked: bool
    """BM-5.5: True if the seat has used debt and may pay for no further item."""
    redrawn: bool
    """BM-7.4: True if it has used the bonus of its third slot this month."""
    sold: Vec
    """Items delivered this month, by type."""


@state
class BrickAndMortar(State):
    """The whole state: board, players and flow.

    `seats`: the kind of player in each seat, as in the setup. Like `names` it only changes pictures.
    """

    seats: tuple[str, ...] = field(default=(), repr=False, compare=False)
    flags: Flags
    month: int
    """1 is January; 0 before the first month."""
    phase: int
    kind: int
    """The type being stocked or sold; -1 if none."""
    order: tuple[int, ...]
    """BM-4.1: the seats in turn order."""
    players: list[Player]
    token: int
    """BM-13.1: the space of the investment token; 0 once it is removed."""
    market: Vec
    row: tuple[int, ...]
    """BM-2.8: the public stores, oldest first."""
    on_deck: int
    """BM-2.8: the face-up store on the deck; -1 if none."""
    store_deck: list[int]
    """Face down; the next card is the last."""
    closed: tuple[int, ...]
    """Stores that went back to the box face up."""
    face_down: tuple[int, ...]
    """BM-3.1: Store Cards left over from the draft, sorted."""
    starting: tuple[int, ...]
    """BM-6.1: the Starting Stores that can still be taken."""
    public_sale: bool
    """BM-6.11: True if a public store was obtained this month."""
    deck: list[int]
    """Market Cards face down; the next card is the last."""
    discards: tuple[int, ...]
    """Market Cards, face up, the top one last."""
    supply: tuple[int, ...]
    """BM-7.5: the Supply pile, face up, sorted by number."""
    demand: tuple[int, ...]
    """BM-7.5: the Demand pile, sorted by number; face down until BM-9.1."""
    looked: int
    """BM-7.6: the seat that looked at the Demand pile this month; -1 if none."""
    boxes: Vec
    """BM-9.1: number of boxes on the Demand Cards by type, once they are flipped."""
    filled: tuple[tuple[int, ...], ...]
    """By type of box: the seats whose items fill them."""
    bids: tuple[Bid, ...]
    """The revealed bids for the present type; later sorted in order of acting."""
    surplus: tuple[int, ...]
    """BM-9.7: by seat, its surplus items of the present type that nobody has bought."""


def final_month(s: BrickAndMortar) -> int:
    """BM-2.2: return the month with the final-month marker."""
    return ENDS[len(s.players)].month


def acting_seat(s: BrickAndMortar) -> int:
    """Return the seat of the pending choice, the first of several; 0 if there is none."""
    step = pending_choice(s)
    return step.seat if step is not None else 0


def own_choice(v: BrickAndMortar) -> Choice[BrickAndMortar] | None:
    """Return the choice of the seat whose money a view shows; the first pending one if it has none."""
    steps = pending_choices(v)
    return next((step for step in steps if v.players[step.seat].money < HIDDEN), steps[0] if steps else None)
