"""Every face of Brick & Mortar, as data. `paint` draws them.

Types of goods are 0 to 4, phases 0 to 6, months 0 (January) to 9, seats 0 to 3.
"""

from __future__ import annotations

from typing import ClassVar

from tabletop.engine.state import frozen
from tabletop.engine.table import Face
from tabletop.engine.text import NO_TEXT, Text

Stock = tuple[tuple[int, ...], ...]
"""For each type that a store sells, the number of items on each shelf from the top."""


@frozen
class Cloth(Face):
    """The table's cloth, which repeats."""


@frozen
class MainBoard(Face):
    """The brick ground of the main board."""


@frozen
class Calendar(Face):
    """The calendar; `final`: the last month, which has a token."""

    month: int
    final: int


@frozen
class Phases(Face):
    """The phases; `now` is -1 before the first."""

    now: int


@frozen
class TurnOrder(Face):
    """The turn order, with `places` places for tokens."""

    places: int


@frozen
class Track(Face):
    """The point track from 0 to `last`; `goal` -1 once the investment token is gone."""

    last: int
    goal: int


@frozen
class Ghost(Face):
    """The outline of a seat's token at its place before this sale."""

    seat: int


@frozen
class Overtakes(Face):
    """An arrow over the turn order, from place `start` to place `end` ahead of it."""

    places: int
    start: int
    end: int


@frozen
class Token(Face):
    """A seat's wooden token."""

    seat: int


@frozen
class Bay(Face):
    """The bay of a type.

    `state`: 0 to come, 1 being played, 2 done. `bid`: True for dock and demand if seats bid on them. `bare`:
    True if only the name is shown, since Starting Stores lie on the street.
    """

    kind: int
    state: int
    bid: tuple[bool, bool]
    test: Text
    empty: bool
    bare: bool = False


@frozen
class Crate(Face):
    """An item."""

    kind: int


@frozen
class DemandBox(Face):
    """A box of a Demand Card."""

    kind: int


@frozen
class Seller(Face):
    """The mark on a crate in a box: the seat that sold it."""

    seat: int


@frozen
class Rest(Face):
    """Overflow count (+n) at the end of a full row."""

    count: int


@frozen
class Counter(Face):
    """The wooden counter with its label, `shift` from its left; without a title the text runs in one line."""

    title: Text
    lines: tuple[Text, ...] = ()
    shift: float = 0.0


@frozen
class Tag(Face):
    """A price tag face up; numbers below 0 are not set."""

    seat: int
    kind: int = 0
    quantity: int = -1
    price: int = -1


@frozen
class TagBack(Face):
    """A price tag face down."""

    seat: int
    heard: ClassVar[str] = "card"


@frozen
class TagPlace(Face):
    """An empty place on the counter, with the reason why it is empty."""

    text: Text
    mine: bool = False


@frozen
class Bid(Face):
    """The frame of a revealed bid: its number in the order, its outcome, and if it acts now or is over."""

    order: int
    outcome: Text
    acts: bool
    over: bool


@frozen
class Chevron(Face):
    """An arrow between two bids that act one after the other."""


@frozen
class Store(Face):
    """A store by its number, drawn in more detail if it is larger. `stock`: () if it is empty."""

    number: int
    stock: Stock = ()


@frozen
class StoreBack(Face):
    """The back of a Store Card."""


@frozen
class Tab(Face):
    """A store in hand that the present choice does not need."""

    number: int


@frozen
class MarketCard(Face):
    """A Market Card face up, by its number: its crates, or its boxes if `demand`."""

    number: int
    demand: bool = False


@frozen
class MarketBack(Face):
    """A Market Card face down."""


@frozen
class Mat(Face):
    """A rival's mat: name and public information. `automa`: True if no person plays this seat."""

    seat: int
    name: Text
    points: int
    debt: int
    stores: int
    cards: int
    automa: bool = False


@frozen
class EmptySlot(Face):
    """An empty slot, 0 to 3, drawn in more detail if it is larger."""

    slot: int


@frozen
class Building(Face):
    """The large building. `final`: points if the match ended now; `bill`: utility costs in dollars."""

    seat: int
    title: Text
    points: int
    final: int
    debt: int
    bill: int


@frozen
class Slate(Face):
    """The slate behind an open screen, with the money of its player."""

    seat: int
    money: int
    heard: ClassVar[str] = "coin"


@frozen
class Shutter(Face):
    """A closed screen."""

    seat: int
    title: Text


@frozen
class Chalk(Face):
    """A short text in chalk on the slate."""

    text: Text


@frozen
class Chart(Face):
    """The price chart.

    Attributes:
        prices: The columns.
        rows: The quantities.
        worth: The total of each cell, row by row (* for points).
        none: True if the last cell is a bid of none.
        near: Index of the cell under the dragged tag, which is enlarged if small; -1 if none.
    """

    kind: int
    prices: tuple[int, ...]
    rows: tuple[int, ...]
    worth: tuple[str, ...]
    none: bool = False
    near: int = -1


@frozen
class Ledger(Face):
    """The income of a sale so far, in chalk.

    Attributes:
        terms: Quantity and price.
        sold: For each store, what it has sold and earned (* for points).
        left: The number still to be delivered, in words.
        total: The sum; NO_TEXT if it is still open.
    """

    terms: Text
    sold: tuple[tuple[Text, Text], ...]
    left: Text
    total: Text


@frozen
class Pad(Face):
    """A drop target on slate or on wood."""

    title: Text
    text: Text = NO_TEXT
    chalk: bool = True


@frozen
class Sum(Face):
    """A button with an amount or a word."""

    text: Text
    strong: bool = False


@frozen
class Words(Face):
    """Text on the cloth."""

    text: Text
    quiet: bool = False


@frozen
class Lit(Face):
    """A highlight frame; `left`: True for a place that things have just left."""

    left: bool = False


@frozen
class Bin(Face):
    """The bin for surplus; `left`: items that must still go there."""

    left: int


@frozen
class BidMove(Face):
    """A bid in the list of moves."""

    seat: int
    text: Text


@frozen
class Debt(Face):
    """Debt tokens."""

    count: int


@frozen
class Notes(Face):
    """A banknote."""

    value: int
