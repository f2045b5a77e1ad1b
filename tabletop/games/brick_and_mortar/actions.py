"""Actions of Brick & Mortar. Numbers of cards, types and slots are as in `state`."""

from __future__ import annotations

from typing import Annotated

from annotated_types import Ge, Le

from tabletop.engine.rules import Action
from tabletop.engine.state import frozen

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


@frozen
class Keep(Action):
    """BM-3.1: keep this Store Card of those dealt or passed on."""

    card: StoreCard


@frozen
class Take(Action):
    """BM-6.1: take this Starting Store."""

    card: StoreCard


@frozen
class Buy(Action):
    """BM-6.4: buy this store from the hand."""

    card: StoreCard


@frozen
class Auction(Action):
    """BM-6.5: start the auction of this public store with this bid."""

    card: StoreCard
    bid: Money


@frozen
class Pass(Action):
    """BM-6.8: obtain no store this month."""


@frozen
class Raise(Action):
    """BM-6.5: raise the bid in the auction to this amount of dollars."""

    bid: Money


@frozen
class Drop(Action):
    """BM-6.5: leave the auction."""


@frozen
class Pay(Action):
    """BM-5.3: pay the cost, with this number of debt tokens; in Supply this ends the purchase."""

    tokens: Money


@frozen
class Close(Action):
    """BM-6.9: close the store in this slot."""

    slot: Slot


@frozen
class Open(Action):
    """BM-6.9: open the store obtained this month."""


@frozen
class Done(Action):
    """End the present choice without a further action; in Building, discard the store obtained unopened."""


@frozen
class Play(Action):
    """BM-7.2: play this Market Card, face down to Demand (`down`) or face up to Supply."""

    card: MarketCard
    down: bool


@frozen
class Redraw(Action):
    """BM-7.4: discard this Market Card and draw another."""

    card: MarketCard


@frozen
class RedrawAll(Action):
    """BM-7.4: discard all Market Cards in hand and draw the same number."""


@frozen
class Discard(Action):
    """Market Research Firm: discard this Market Card."""

    card: MarketCard


@frozen
class Look(Action):
    """BM-7.6: look at this pile, to add a card to it."""

    pile: Pile


@frozen
class Add(Action):
    """BM-7.6: add this Market Card to a pile."""

    card: MarketCard
    pile: Pile


@frozen
class Supply(Action):
    """BM-15.8: put an item that the store in slot `source` supplies into the store in slot `slot`."""

    source: Slot
    slot: Slot


@frozen
class Craft(Action):
    """BM-14.5: take the point (`point`), or supply the item to the market."""

    point: bool


@frozen
class Ask(Action):
    """BM-8.5: bid this price in dollars for each item to stock."""

    price: Price


@frozen
class Stock(Action):
    """BM-8.8, BM-8.9: stock `n` items of the present type into the store in this slot."""

    slot: Slot
    n: Number


@frozen
class Transfer(Action):
    """BM-15.19: move one item from a shelf of one of the seat's stores to the top shelf of another."""

    slot: Slot
    shelf: Shelf
    kind: Kind
    to: Slot


@frozen
class Offer(Action):
    """BM-9.6: bid to sell this quantity at this price each."""

    quantity: Quantity
    price: Price


@frozen
class Sell(Action):
    """BM-9.7, BM-9.9: deliver an item from this shelf to a box.

    `box`: a slot for a private box, DEMAND_BOX or JEWELRY_BOX. `shelf`: MARKET_SHELF if the item comes
    straight from the market (BM-15.13).
    """

    slot: Slot
    shelf: Shelf
    box: Box


@frozen
class SellAll(Action):
    """BM-9.9: deliver all remaining items, the best-paid first, then from the lowest shelf."""


@frozen
class Convert(Action):
    """BM-15.3: take points instead of money for `n` items sold from the store in this slot."""

    slot: Slot
    n: Quantity


@frozen
class Lose(Action):
    """BM-9.7: discard an item of this shelf as surplus."""

    slot: Slot
    shelf: Shelf


@frozen
class Rescue(Action):
    """BM-15.14: buy an item that this seat has discarded as surplus."""

    seat: Seat


@frozen
class Pawn(Action):
    """BM-15.15: return an expiring item to the market for points (`back`), or let it go."""

    back: bool


@frozen
class BuyPoints(Action):
    """BM-12.2: buy `n` points in one purchase."""

    n: Number


@frozen
class SellPoints(Action):
    """BM-12.2: sell `n` points."""

    n: Annotated[int, Ge(1), Le(999)]
