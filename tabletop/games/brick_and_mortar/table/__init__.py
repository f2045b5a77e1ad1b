"""The table of Brick & Mortar: layout, gestures and previews."""

from __future__ import annotations

from tabletop.engine.rules import Action
from tabletop.engine.table import Face, Layout, Table
from tabletop.engine.text import Text, dollars
from tabletop.games.brick_and_mortar import actions as do
from tabletop.games.brick_and_mortar import art
from tabletop.games.brick_and_mortar.art import faces
from tabletop.games.brick_and_mortar.state import BrickAndMortar
from tabletop.games.brick_and_mortar.table import (
    counter,
    places,
    seats,
    side_of_board,
    slate,
    store_powers,
    street,
)
from tabletop.games.brick_and_mortar.table.context import TableContext
from tabletop.games.brick_and_mortar.table.gestures import gesture, seat_of
from tabletop.games.brick_and_mortar.table.previews import preview

PARTS = (street, seats, side_of_board, counter, slate, store_powers)


def table_layout(v: BrickAndMortar, seat: int, opened: int = -1) -> Layout:
    """The layout of the table for one viewer.

    Args:
        v: The view of this seat.
        seat: The viewer; -1 for everybody.
        opened: The seat whose building is enlarged; -1 for the default.
    """
    g = TableContext(v, seat, opened)
    zones = tuple(zone for part in PARTS for zone in part.zones(g))
    return Layout(zones, tuple(piece for part in PARTS for piece in part.pieces(g)), faces.Cloth())


def thumb(v: BrickAndMortar, action: Action) -> str | Face:
    """A small picture of an action for the list of moves; "" if it has none."""
    seat = seat_of(v)
    match action:
        case do.Offer(quantity, price):
            return faces.BidMove(seat, Text("", f"{quantity}×{price}" if quantity else "0"))
        case do.Ask(price):
            return faces.BidMove(seat, dollars(price))
        case do.Raise(bid) | do.Auction(_, bid):
            return faces.BidMove(seat, dollars(bid))
        case do.Play(card, down):
            return faces.MarketCard(card, demand=down)
        case do.Redraw(card) | do.Discard(card) | do.Add(card):
            return faces.MarketCard(card)
        case do.Stock() | do.Sell() | do.Lose():
            return faces.Crate(v.kind)
        case do.Transfer(_, _, kind):
            return faces.Crate(kind)
        case do.BuyPoints() | do.SellPoints():
            return faces.Token(seat)
        case do.Pay(tokens):
            return faces.Debt(tokens) if tokens else faces.Notes(5)
    return ""


TABLE = Table(
    size=places.SIZE,
    layout=table_layout,
    gesture=gesture,
    draw=art.draw,
    thumb=thumb,
    preview=preview,
    with_open_board=table_layout,
)
