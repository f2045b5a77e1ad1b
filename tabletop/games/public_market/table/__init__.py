"""How Public Market lies on the table."""

from __future__ import annotations

from tabletop.engine.rules import Action
from tabletop.engine.table import Layout, Table
from tabletop.games.public_market import actions as do
from tabletop.games.public_market import art, grid
from tabletop.games.public_market import components as box
from tabletop.games.public_market.state import PublicMarket
from tabletop.games.public_market.table import board, places, seats
from tabletop.games.public_market.table.gestures import gesture


def lay(v: PublicMarket, seat: int) -> Layout:
    """Everything on the table as `seat` sits; before the Solo Angler's seat, the first other one."""
    if seat == v.angler:
        seat = next(other for other in range(len(v.players)) if other != v.angler)
    zones = (*board.zones(v), *seats.zones(v, seat))
    cloth = "cloth:sunset" if v.dusk else "cloth:day"
    return Layout(zones, (*board.pieces(v, seat), *seats.pieces(v, seat)), cloth)


def thumb(v: PublicMarket, action: Action) -> str:
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
    return f"mini:{own.chest}:{own.filled}:{covered}"


TABLE = Table(size=places.SIZE, lay=lay, gesture=gesture, draw=art.draw, thumb=thumb)
