"""Events of Brick & Mortar. Numbers are as in `state`."""

from __future__ import annotations

from tabletop.engine.rules import Event
from tabletop.engine.state import frozen
from tabletop.games.brick_and_mortar.components import Vec
from tabletop.games.brick_and_mortar.state import Bid


@frozen
class Kept(Event):
    """BM-3.1: a seat kept a Store Card. Only this seat may learn which."""

    seat: int
    card: int


@frozen
class PassedOn(Event):
    """BM-3.1: the other cards went to the left, or after the last pick (`left` is 0) face down away."""

    left: int
    final = True


@frozen
class MonthBegan(Event):
    """BM-13.2: a month began; `last`: True if it has the final-month marker."""

    month: int
    last: bool


@frozen
class PhaseBegan(Event):
    """A phase of the month began."""

    phase: int


@frozen
class StoreOpened(Event):
    """BM-6.1, BM-6.9: a store was opened in this slot."""

    seat: int
    card: int
    slot: int
    rule: str


@frozen
class StoreLost(Event):
    """BM-6.9: a store was obtained and not opened."""

    seat: int
    card: int


@frozen
class StoreClosed(Event):
    """BM-6.9, BM-15.10, BM-15.17: a store was closed with these items in it."""

    seat: int
    card: int
    slot: int
    items: Vec
    rule: str


@frozen
class StoreBought(Event):
    """BM-6.4: a seat bought a store from its hand."""

    seat: int
    card: int


@frozen
class BidMade(Event):
    """BM-6.5: a bid in an auction; `first`: True if it started the auction."""

    seat: int
    card: int
    bid: int
    first: bool


@frozen
class BidderLeft(Event):
    """BM-6.5: a seat left an auction."""

    seat: int
    card: int


@frozen
class AuctionWon(Event):
    """BM-6.5: a seat won an auction with this bid."""

    seat: int
    card: int
    bid: int


@frozen
class BuilderPassed(Event):
    """BM-6.8: a seat passed and obtains no store this month."""

    seat: int


@frozen
class Paid(Event):
    """BM-5.3: a seat paid, with this number of debt tokens.

    `card`: the store; `to`: the seat that is paid.
    """

    seat: int
    cost: int
    tokens: int
    card: int = -1
    to: int = -1


@frozen
class RowChanged(Event):
    """BM-6.6, BM-6.11: these stores left the row, and the deck turned up new ones."""

    gone: tuple[int, ...]
    rule: str
    final = True


@frozen
class Supplied(Event):
    """BM-15.8: the store `card` put items from the general supply into the store in this slot."""

    seat: int
    card: int
    slot: int
    kind: int
    n: int


@frozen
class MarketFilled(Event):
    """BM-8.1: the Supply Cards brought these items into the market."""

    cards: tuple[int, ...]
    items: Vec


@frozen
class StockingBegan(Event):
    """BM-8.3 to BM-8.5: stocking of a type began; these seats have room for `room` items together."""

    kind: int
    items: int
    room: int
    seats: tuple[int, ...]
    contest: bool


@frozen
class BidSealed(Event):
    """BM-8.5, BM-9.6: a seat's bid was on its dial when all bids were revealed."""

    seat: int


@frozen
class BidsShown(Event):
    """BM-8.5, BM-9.7: the bids, in the order in which their seats act."""

    phase: int
    kind: int
    bids: tuple[Bid, ...]


@frozen
class Stocked(Event):
    """BM-8.8, BM-8.9: a seat stocked items into the store in this slot; `free`: True for leftovers."""

    seat: int
    card: int
    slot: int
    kind: int
    n: int
    free: bool


@frozen
class StockPaid(Event):
    """BM-8.7, BM-8.8: a seat paid for all it stocked of a type."""

    seat: int
    kind: int
    n: int
    cost: int
    tokens: int


@frozen
class Crafted(Event):
    """BM-14.5: a store supplied an item to the market."""

    seat: int
    card: int
    kind: int


@frozen
class BoxesDealt(Event):
    """BM-9.1: a Demand Card was flipped and its boxes were added to their types."""

    card: int


@frozen
class DemandShown(Event):
    """BM-9.1: all Demand Cards were flipped; they show these boxes."""

    cards: tuple[int, ...]
    boxes: Vec
    final = True


@frozen
class Transferred(Event):
    """BM-15.19: an item was moved from one store of a seat to another."""

    seat: int
    slot: int
    kind: int
    to: int
    card: int


@frozen
class SellingBegan(Event):
    """BM-9.4 to BM-9.6: the sale of a type began; these seats can sell, and have `items` items together."""

    kind: int
    boxes: int
    items: int
    seats: tuple[int, ...]
    contest: bool


@frozen
class Sold(Event):
    """BM-9.8: an item was delivered from a store to a box for this amount of dollars."""

    seat: int
    card: int
    slot: int
    shelf: int
    kind: int
    box: int
    money: int


@frozen
class Converted(Event):
    """BM-15.3: a seat took points instead of the money for `n` items."""

    seat: int
    card: int
    n: int
    money: int


@frozen
class BonusPaid(Event):
    """BM-15.5: a store earned its bonus for `n` items, since another player sold the type, too."""

    seat: int
    card: int
    kind: int
    n: int
    money: int


@frozen
class SurplusGone(Event):
    """BM-9.7: a seat discarded `n` items of a store as surplus."""

    seat: int
    slot: int
    kind: int
    n: int


@frozen
class Rescued(Event):
    """BM-15.14: a Resale Shop took a surplus item of another seat."""

    seat: int
    other: int
    kind: int


@frozen
class SaleEnded(Event):
    """BM-9.10: all boxes were emptied and the Demand Cards discarded."""

    cards: tuple[int, ...]


@frozen
class ItemsAged(Event):
    """BM-10.1: all items went down a shelf."""


@frozen
class ItemsExpired(Event):
    """BM-10.1: the items on a seat's lowest shelves expired; at least one."""

    seat: int
    items: Vec


@frozen
class Pawned(Event):
    """BM-15.15: an expired item went back to the market."""

    seat: int
    card: int
    kind: int


@frozen
class BillPaid(Event):
    """BM-11.1: a seat paid its utility bill, with this number of debt tokens."""

    seat: int
    bill: int
    tokens: int
    final = True


@frozen
class PointsTraded(Event):
    """BM-12.2: a seat bought `n` points, or sold some (negative `n`), for this amount of dollars."""

    seat: int
    n: int
    money: int


@frozen
class PointsChanged(Event):
    """BM-4.1: a seat's points changed, by this rule and store (-1: none); `order` is the new turn order."""

    seat: int
    by: int
    points: int
    order: tuple[int, ...]
    rule: str
    card: int


@frozen
class TokenRemoved(Event):
    """BM-13.1: a seat reached the investment token, so that this month is the last."""

    seat: int
    space: int


@frozen
class MatchEnded(Event):
    """BM-13.2: the final month is over."""

    month: int
