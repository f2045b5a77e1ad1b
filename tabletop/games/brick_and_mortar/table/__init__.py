"""The table of Brick & Mortar: layout, gestures and previews."""

from __future__ import annotations

from tabletop.engine.rules import Action
from tabletop.engine.table import Face, Layout, Table
from tabletop.engine.text import Text, dollars
from tabletop.games.brick_and_mortar import art, places
from tabletop.games.brick_and_mortar.art import faces
from tabletop.games.brick_and_mortar.rules.ch05_paying import Pay
from tabletop.games.brick_and_mortar.rules.ch06_auction import Raise
from tabletop.games.brick_and_mortar.rules.ch06_building import Auction
from tabletop.games.brick_and_mortar.rules.ch07_advertising import Discard, Play, Redraw
from tabletop.games.brick_and_mortar.rules.ch07_agency import Add
from tabletop.games.brick_and_mortar.rules.ch08_stocking import Ask, Stock
from tabletop.games.brick_and_mortar.rules.ch09_bidding import Offer
from tabletop.games.brick_and_mortar.rules.ch09_sale import Transfer
from tabletop.games.brick_and_mortar.rules.ch09_selling import Sell
from tabletop.games.brick_and_mortar.rules.ch09_surplus import Lose
from tabletop.games.brick_and_mortar.rules.ch12_investment import BuyPoints, SellPoints
from tabletop.games.brick_and_mortar.state import BrickAndMortar
from tabletop.games.brick_and_mortar.table import counter, seats, side_of_board, slate, store_powers, street
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
        case Offer(quantity, price):
            return faces.BidMove(seat, Text("", f"{quantity}×{price}" if quantity else "0"))
        case Ask(price):
            return faces.BidMove(seat, dollars(price))
        case Raise(bid) | Auction(_, bid):
            return faces.BidMove(seat, dollars(bid))
        case Play(card, down):
            return faces.MarketCard(card, demand=down)
        case Redraw(card) | Discard(card) | Add(card):
            return faces.MarketCard(card)
        case Stock() | Sell() | Lose():
            return faces.Crate(v.kind)
        case Transfer(_, _, kind):
            return faces.Crate(kind)
        case BuyPoints() | SellPoints():
            return faces.Token(seat)
        case Pay(tokens):
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
