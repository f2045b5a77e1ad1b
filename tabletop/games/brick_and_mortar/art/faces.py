"""Every face of Brick & Mortar: what it shows. How each is drawn is told in `paint`.

Types of goods are 0 to 4, phases 0 to 6, months 0 (January) to 9, seats 0 to 3.
"""

from __future__ import annotations

from typing import ClassVar

from tabletop.engine.state import frozen
from tabletop.engine.table import Face
from tabletop.engine.text import NO_TEXT, Text

Stock = tuple[tuple[int, ...], ...]
"""For each type that a store sells, how many items stand on each shelf from the top."""


@frozen
class Cloth(Face):
    """The table's cloth, which repeats."""


@frozen
class MainBoard(Face):
    """The brick ground of the main board."""


@frozen
class Calendar(Face):
    """The months; `final`: the last one, with its token."""

    month: int
    final: int


@frozen
class Phases(Face):
    """The phases; `now` -1 before the first."""

    now: int


@frozen
class TurnOrder(Face):
    """So many places for tokens."""

    places: int


@frozen
class Track(Face):
    """The point track from 0 to `last`; `goal` -1 once the investment token is gone."""

    last: int
    goal: int


@frozen
class Ghost(Face):
    """Where a seat's token stood before this sale: its outline."""

    seat: int


@frozen
class Overtakes(Face):
    """An arrow over the turn order of so many places, from one place to another ahead of it."""

    places: int
    start: int
    end: int


@frozen
class Token(Face):
    """A seat's wooden token."""

    seat: int


@frozen
class Bay(Face):
    """A type's bay. `state`: 0 to come, 1 played, 2 done; `bid`: whether dock and demand are bid on.

    `bare`: its name alone, where Starting Stores lie on the street.
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
    """The mark on a crate in a box: who sold it."""

    seat: int


@frozen
class Rest(Face):
    """A number for what a row has no room to show."""

    count: int


@frozen
class Counter(Face):
    """The wooden counter with its label, `shift` from its left; without a title the words run in one line."""

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
    """An empty place on the counter, and why it is empty."""

    text: Text
    mine: bool = False


@frozen
class Bid(Face):
    """What lies about a bid that was turned up: its number in the order, its outcome, whether it acts now."""

    order: int
    outcome: Text
    acts: bool
    over: bool


@frozen
class Chevron(Face):
    """Between two bids: first this one, then that."""


@frozen
class Store(Face):
    """A store by its number; how it looks depends on how large it lies. `stock`: () for an empty one."""

    number: int
    stock: Stock = ()


@frozen
class StoreBack(Face):
    """The back of a Store Card."""


@frozen
class Tab(Face):
    """A store in hand that is not asked for now."""

    number: int


@frozen
class MarketCard(Face):
    """A Market Card face up, by its number: its crates, or the boxes that it is turned up for."""

    number: int
    demand: bool = False


@frozen
class MarketBack(Face):
    """A Market Card face down."""


@frozen
class Mat(Face):
    """A rival's mat: a typed name or the default, and what is public. `automa`: no person sits there."""

    seat: int
    name: Text
    points: int
    debt: int
    stores: int
    cards: int
    automa: bool = False


@frozen
class EmptySlot(Face):
    """An empty slot, 0 to 3; how it looks depends on how large it is."""

    slot: int


@frozen
class Building(Face):
    """The large building. `final`: points if it ended now."""

    seat: int
    title: Text
    points: int
    final: int
    debt: int
    bill: int


@frozen
class Slate(Face):
    """The slate behind a screen that is open, with the money of its player."""

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
    """A few words in chalk on the slate."""

    text: Text


@frozen
class Chart(Face):
    """The price chart. `worth`: what each cell comes to, row by row (* for points).

    `none`: with a place for a bid of none, the last cell. `near`: the cell at which a tag is held, the others
    give way to it where they are small; -1: none.
    """

    kind: int
    prices: tuple[int, ...]
    rows: tuple[int, ...]
    worth: tuple[str, ...]
    none: bool = False
    near: int = -1


@frozen
class Ledger(Face):
    """What a sale has brought so far, in chalk.

    `terms`: how many at what price. `sold`: a line for each store, with what it has sold and earned (* for
    points). `left`: how many are still to be delivered, in words. `total`: what all of it comes to, NONE
    where that is still open.
    """

    terms: Text
    sold: tuple[tuple[Text, Text], ...]
    left: Text
    total: Text


@frozen
class Pad(Face):
    """A place where something is dropped, on slate or on wood."""

    title: Text
    text: Text = NO_TEXT
    chalk: bool = True


@frozen
class Sum(Face):
    """A place to press, with a sum or a word."""

    text: Text
    strong: bool = False


@frozen
class Words(Face):
    """Words on the cloth."""

    text: Text
    quiet: bool = False


@frozen
class Lit(Face):
    """A frame round something that is spoken of, or a place that things have just left."""

    left: bool = False


@frozen
class Bin(Face):
    """Where surplus goes."""

    left: int


@frozen
class BidMove(Face):
    """A bid in a list of moves."""

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
