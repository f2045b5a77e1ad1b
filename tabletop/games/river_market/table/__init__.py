"""How River Market lies on the table."""

from __future__ import annotations

from tabletop.art.face import draw
from tabletop.engine import described
from tabletop.engine.rules import Action
from tabletop.engine.table import Layout, Table
from tabletop.games.river_market import places
from tabletop.games.river_market.art import faces
from tabletop.games.river_market.rules.ch06_acting import Rest
from tabletop.games.river_market.state import NOBODY, RiverMarket
from tabletop.games.river_market.table import river, seats
from tabletop.games.river_market.table.context import TableContext, table_context


def laid(given: TableContext) -> Layout:
    """Everything on the table."""
    zones = (*river.zones(given), *seats.zones(given))
    return Layout(zones, (*river.pieces(given), *seats.pieces(given)), faces.CLOTH)


def table_layout(v: RiverMarket, seat: int, opened: int = NOBODY) -> Layout:
    """Everything on the table as `seat` sees it; `v` is its view. `opened`: whose board it looks at large."""
    return laid(table_context(v, seat, opened))


def on_bar(_v: RiverMarket, action: Action) -> bool:
    """True for a Rest: it takes a coin, but nobody who wants to rest looks there."""
    return isinstance(action, Rest)


TABLE = Table(
    size=places.SIZE,
    layout=table_layout,
    gesture=described.gesture,
    draw=draw,
    thumb=described.thumb,
    preview=described.preview(table_layout),
    has_button=on_bar,
    with_open_board=table_layout,
)
