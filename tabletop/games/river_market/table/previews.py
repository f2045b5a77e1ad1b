"""What a drop would change, shown while the piece is still held: where the pawn would go, and by what way."""

from __future__ import annotations

from dataclasses import replace

from tabletop.engine.rules import Action, pending_choice
from tabletop.engine.table import Layout, Piece, Zone
from tabletop.games.river_market import actions as do
from tabletop.games.river_market import marks
from tabletop.games.river_market.rules.turn import way
from tabletop.games.river_market.state import RiverMarket


def foreseen(v: RiverMarket, action: Action, layout: Layout) -> Layout | None:
    """The layout with the pawn's way and the pawn as it would stand; None for what is no move."""
    asked = pending_choice(v)
    if asked is None or not isinstance(action, do.Wade | do.Play | do.Zoom | do.Send):
        return None
    seat = v.rival if isinstance(action, do.Send) else asked.seat
    booths = 0
    if isinstance(action, do.Play):
        booths = way(v, seat, action.card, action.booth)
    elif isinstance(action, do.Wade):
        booths = (v.ring.index(action.booth) - v.ring.index(v.players[seat].pawn)) % len(v.ring)
    laid = list(marks.move(v, seat, action.booth, booths))
    over = {mark.key: mark for mark in laid if isinstance(mark, Zone)}
    zones = (*(zone for zone in layout.zones if zone.key not in over), *over.values())
    return replace(layout, zones=zones, pieces=(*layout.pieces, *(m for m in laid if isinstance(m, Piece))))
