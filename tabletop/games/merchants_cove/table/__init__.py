"""How Merchants Cove lies on the table."""

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
    """Everything on the table as `seat` sees it; `v` is its view. -1 looks from the first person's place.

    `opened`: the seat whose board lies open in place of the own one; by default none does.
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
    """The table while the piece of this action is held over its place: new prices, the way on the Clock."""
    step = pending_choice_of(v)
    return previews.preview(v, action, table_layout(v, step.seat)) if step is not None else None


def thumb(v: MerchantsCove, action: Action) -> Face | str:
    """A small picture for the list of moves; "" for none."""
    step = pending_choice_of(v)
    return _thumb(v, step.seat, action) if step is not None else ""


def on_bar(_v: MerchantsCove, action: Action) -> bool:
    """Whether the action is about no piece of its own: the time token only stands for whose turn it is."""
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
