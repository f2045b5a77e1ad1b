"""Brick & Mortar: what players do. Numbers are as in `state`."""

from __future__ import annotations

from typing import Annotated

from annotated_types import Ge, Le

from tabletop.engine.rules import Action
from tabletop.engine.state import frozen

# What there can be at all: files and requests with other numbers are refused before any rule is asked.
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
"""BM-15.13: the shelf of Sell for electronics that come straight from the market."""
DEMAND_BOX, JEWELRY_BOX = 4, 5
"""The boxes of Sell beyond the private ones, which go by the slot of their store: a box of the Demand Cards
for the type, and one of them for jewelry (BM-15.12)."""
SUPPLY_PILE, DEMAND_PILE = range(2)


@frozen
class Keep(Action):
    """BM-3.1: keep this Store Card of those held."""

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
    """BM-6.5: bid so much in the auction."""

    bid: Money


@frozen
class Drop(Action):
    """BM-6.5: leave the auction."""


@frozen
class Pay(Action):
    """BM-5.3: pay what is due, with so many debt tokens; in Supply this ends the purchase."""

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
    """No more of what is asked for; in Building without opening the store obtained."""


@frozen
class Play(Action):
    """BM-7.2: play this Market Card, face down to the Demand Cards or face up to the Supply Cards."""

    card: MarketCard
    down: bool


@frozen
class Redraw(Action):
    """BM-7.4: discard this Market Card and draw another."""

    card: MarketCard


@frozen
class RedrawAll(Action):
    """BM-7.4: discard all Market Cards in hand and draw as many."""


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
    """BM-15.8: put an item of what the store in slot `source` supplies into the store in slot `slot`."""

    source: Slot
    slot: Slot


@frozen
class Craft(Action):
    """BM-14.5: take the point, or supply the item to the market."""

    point: bool


@frozen
class Ask(Action):
    """BM-8.5: bid this price for each item to stock."""

    price: Price


@frozen
class Stock(Action):
    """BM-8.8, BM-8.9: stock so many items of the type into the store in this slot."""

    slot: Slot
    n: Number


@frozen
class Transfer(Action):
    """BM-15.19: move one item from a shelf of one own store to the top shelf of another."""

    slot: Slot
    shelf: Shelf
    kind: Kind
    to: Slot


@frozen
class Offer(Action):
    """BM-9.6: bid to sell so many items at this price."""

    quantity: Quantity
    price: Price


@frozen
class Sell(Action):
    """BM-9.7, BM-9.9: deliver an item from this shelf to a box: an own one by its slot, or a Demand box.

    MARKET_SHELF: the item comes straight from the market (BM-15.13).
    """

    slot: Slot
    shelf: Shelf
    box: Box


@frozen
class SellAll(Action):
    """BM-9.9: deliver all that is left to deliver: what earns most first, from the lowest shelf."""


@frozen
class Convert(Action):
    """BM-15.3: take points instead of the money for so many items sold from the store in this slot."""

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
    """BM-15.15: return an expiring item to the market for points, or let it go."""

    back: bool


@frozen
class BuyPoints(Action):
    """BM-12.2: buy so many points in one purchase."""

    n: Number


@frozen
class SellPoints(Action):
    """BM-12.2: sell so many points."""

    n: Annotated[int, Ge(1), Le(999)]
