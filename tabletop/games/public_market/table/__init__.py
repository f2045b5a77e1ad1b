"""How Public Market lies on the table."""

from __future__ import annotations

from dataclasses import replace

from tabletop.art.face import draw
from tabletop.engine.rules import Action, pending_choice
from tabletop.engine.table import Face, Layout, Table
from tabletop.games.public_market import actions as do
from tabletop.games.public_market import components as box
from tabletop.games.public_market import grid
from tabletop.games.public_market.art import faces
from tabletop.games.public_market.rules import chest
from tabletop.games.public_market.state import SCRAP, PublicMarket
from tabletop.games.public_market.table import board, places, seats
from tabletop.games.public_market.table.gestures import gesture


def table_layout(v: PublicMarket, seat: int, opened: int = -1) -> Layout:
    """Everything on the table as `seat` sits; before the Solo Angler's seat, the first other one.

    `opened`: the seat whose board lies large in place of the own one; by default none does.
    """
    home = max(seat, 0)
    if home == v.angler:
        home = next(other for other in range(len(v.players)) if other != v.angler)
    shown = opened if opened not in (-1, v.angler) else home
    zones = (*board.zones(v), *seats.zones(v, home, shown))
    cloth = faces.SUNSET if v.dusk else faces.DAY
    return Layout(zones, (*board.pieces(v, home), *seats.pieces(v, home, shown)), cloth)


def thumb(v: PublicMarket, action: Action) -> Face | str:
    """A small chest that shows which cells an action would cover."""
    match action:
        case do.Lay(tile, cell, turn):
            covered = grid.covers(box.TILE_CELLS[tile], cell, turn)
        case do.LayScrap(kind, cell, turn) | do.SupplyScrap(kind, cell, turn):
            shape = box.SINGLE_CELLS if v.flags.single_scraps else box.SCRAP_CELLS[kind]
            covered = grid.covers(shape, cell, turn)
        case _:
            return ""
    own = v.players[v.flow[-1].seat]  # type: ignore[attr-defined]
    return faces.Mini(own.chest, own.filled, covered)


def preview(v: PublicMarket, action: Action) -> Layout | None:
    """PM-7.1: rings on the Catch Tracker where its tokens will stand once the fish in the hand are laid."""
    step = pending_choice(v)
    match action:
        case do.Lay(tile):
            thing = tile
        case do.LayScrap(kind) | do.SupplyScrap(kind):
            thing = SCRAP + kind
        case _:
            return None
    assert step is not None
    layout, then = table_layout(v, step.seat), v.players[step.seat].copy()
    chest.count(then, chest.fish_of(thing))
    ringed = tuple(
        replace(piece, face=faces.Tracker(v.players[step.seat].fish, then.gears, then.fish))
        if piece.key == f"tracker:{step.seat}"
        else piece
        for piece in layout.pieces
    )
    return replace(layout, pieces=ringed)


TABLE = Table(
    size=places.SIZE,
    layout=table_layout,
    gesture=gesture,
    draw=draw,
    thumb=thumb,
    preview=preview,
    with_open_board=table_layout,
)
