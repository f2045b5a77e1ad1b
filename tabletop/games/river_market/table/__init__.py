"""How River Market lies on the table."""

from __future__ import annotations

from tabletop.art.face import draw
from tabletop.engine.rules import Action, pending_choice
from tabletop.engine.table import Face, Layout, Table
from tabletop.games.river_market import actions as do
from tabletop.games.river_market import places
from tabletop.games.river_market.art import faces
from tabletop.games.river_market.state import COIN, NOBODY, RiverMarket
from tabletop.games.river_market.table import river, seats
from tabletop.games.river_market.table.context import TableContext, table_context
from tabletop.games.river_market.table.gestures import gesture
from tabletop.games.river_market.table.previews import foreseen


def laid(given: TableContext) -> Layout:
    """Everything on the table."""
    zones = (*river.zones(given), *seats.zones(given))
    return Layout(zones, (*river.pieces(given), *seats.pieces(given)), faces.CLOTH)


def table_layout(v: RiverMarket, seat: int, opened: int = NOBODY) -> Layout:
    """Everything on the table as `seat` sees it; `v` is its view. `opened`: whose board it looks at large."""
    return laid(table_context(v, seat, opened))


def thumb(v: RiverMarket, action: Action) -> Face | str:
    """Where a move leads, or what it takes: a small picture for the list of moves."""
    match action:
        case do.Wade(booth) | do.Play(_, booth) | do.Zoom(booth) | do.Send(booth):
            return faces.Thumb(booth)
        case do.Use() | do.UseSome():
            asked = pending_choice(v)
            return faces.Thumb(v.players[asked.seat].pawn) if asked is not None else ""
        case do.Build(card, _) | do.Hire(card) | do.UseFind(card) | do.Discard(card):
            return faces.Thumb(card)
        case do.Place():
            return faces.Thumb(v.drawn)
        case do.Give(kind) | do.Gain(kind) | do.Swap(_, kind) | do.Answer(3, kind):
            return faces.GOODS[kind]
        case do.Rest():
            return faces.GOODS[COIN]
    return ""


def preview(v: RiverMarket, action: Action) -> Layout | None:
    """Where a move would take the pawn, and by what way; None for other actions."""
    asked = pending_choice(v)
    return foreseen(v, action, table_layout(v, asked.seat)) if asked is not None else None


def on_bar(_v: RiverMarket, action: Action) -> bool:
    """RM-6.7: who rests takes a coin, but nobody who wants to rest looks there."""
    return isinstance(action, do.Rest)


TABLE = Table(
    size=places.SIZE,
    layout=table_layout,
    gesture=gesture,
    draw=draw,
    thumb=thumb,
    preview=preview,
    has_button=on_bar,
    with_open_board=table_layout,
)
