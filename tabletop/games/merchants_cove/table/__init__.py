"""The table of Merchants Cove: layout, gestures and previews."""

from __future__ import annotations

from tabletop.engine.rules import Action
from tabletop.engine.table import Face, Layout, Table
from tabletop.games.merchants_cove import actions as do
from tabletop.games.merchants_cove import art
from tabletop.games.merchants_cove.state import NOBODY, MerchantsCove
from tabletop.games.merchants_cove.table import board, others, piers_and_boats, places, previews, stall, town
from tabletop.games.merchants_cove.table.asked import pending_choice_of
from tabletop.games.merchants_cove.table.gestures import gesture
from tabletop.games.merchants_cove.table.sale_arrivals import proposed_sales
from tabletop.games.merchants_cove.table.thumbs import thumb as _thumb


def table_layout(v: MerchantsCove, seat: int, opened: int = NOBODY) -> Layout:
    """The layout of the table for one viewer.

    Args:
        v: The view of this seat.
        seat: The viewer; -1 for everybody, who look from the first person's seat.
        opened: The seat whose board is enlarged; -1 for the viewer's own.
    """
    boards = [at for at in range(len(v.players)) if at != v.peddler]
    home = seat if seat in boards else boards[0]
    shown = opened if opened in boards else home
    peddler, coming = v.peddler != NOBODY, proposed_sales(v, seat)
    zones = (
        *town.zones(v, coming),
        *piers_and_boats.zones(v, coming),
        *(stall.zones(v) if peddler else ()),
        *board.zones(v, shown, seat),
        *others.zones(v, home, shown),
    )
    pieces = (
        *town.pieces(v),
        *piers_and_boats.pieces(v),
        *(stall.pieces(v) if peddler else ()),
        *board.pieces(v, shown, seat),
    )
    return Layout(zones, pieces, art.Cloth())


def preview(v: MerchantsCove, action: Action) -> Layout | None:
    """The layout while this action's piece is over its target: new prices, the way on the Clock."""
    step = pending_choice_of(v)
    return previews.preview(v, action, table_layout(v, step.seat)) if step is not None else None


def thumb(v: MerchantsCove, action: Action) -> Face | str:
    """A small picture for the list of moves; "" if there is none."""
    step = pending_choice_of(v)
    return _thumb(v, step.seat, action) if step is not None else ""


def on_bar(_v: MerchantsCove, action: Action) -> bool:
    """True if the action needs a button, since its piece, the Timepiece, only shows whose turn it is."""
    return isinstance(action, do.UseHand | do.LetCome)


TABLE = Table(
    size=places.SIZE,
    layout=table_layout,
    gesture=gesture,
    draw=art.draw,
    thumb=thumb,
    preview=preview,
    has_button=on_bar,
    with_open_board=table_layout,
)
