"""What a drop would change, shown while the piece is still held: where the pawn would go, and by what way."""

from __future__ import annotations

from dataclasses import replace

from tabletop.engine.rules import Action, pending_choice
from tabletop.engine.table import Layout, Piece, zone
from tabletop.engine.text import translate
from tabletop.games.river_market import actions as do
from tabletop.games.river_market.art import faces
from tabletop.games.river_market.rules.turn import way
from tabletop.games.river_market.state import RiverMarket
from tabletop.games.river_market.table import places
from tabletop.games.river_market.table.context import TableContext, table_context


def foreseen(v: RiverMarket, action: Action, layout: Layout) -> Layout | None:
    """The layout with the pawn's way and the pawn as it would stand; None for what is no move."""
    asked = pending_choice(v)
    if asked is None or not isinstance(action, do.Wade | do.Play | do.Zoom | do.Send):
        return None
    seat = v.rival if isinstance(action, do.Send) else asked.seat
    start, end = v.ring.index(v.players[seat].pawn), v.ring.index(action.booth)
    given = table_context(v, asked.seat)
    name, light = translate("river_market", "Where the pawn would stand"), given.clockwise[end]
    zones = [zone("here", places.lit(given.ring, *light), name, faces.Here(), rule="RM-4.2", z=1)]
    if booths := _way(v, action, (end - start) % len(v.ring)):
        face = faces.Way(given.ring, start, booths)
        name = translate("river_market", "The pawn's path")
        zones.append(zone("way", places.RIVER, name, face, rule="RM-4.2", z=2))
    kept = tuple(other for other in layout.zones if other.key != "here")
    return replace(layout, zones=(*kept, *zones), pieces=(*layout.pieces, _ghost(given, seat, light)))


def _way(v: RiverMarket, action: Action, ahead: int) -> int:
    """How many Booths the pawn goes, below 0 counter-clockwise (RM-10.3); 0 where it goes by Zoom."""
    asked = pending_choice(v)
    if isinstance(action, do.Play) and asked is not None:
        return way(v, asked.seat, action.card, action.booth)
    return ahead if isinstance(action, do.Wade) else 0


def _ghost(given: TableContext, seat: int, light: tuple[int, int]) -> Piece:
    """The pawn as it would stand among those that are there, which make room for it."""
    there = [other for other, here in enumerate(given.pawns) if here == light and other != seat]
    at = places.pawn(given.ring, *light, sum(other < seat for other in there), len(there) + 1)
    name = translate("river_market", "Where the pawn would stand")
    return Piece("ghost", "walk", at.x, at.y, at.w, at.h, faces.Ghost(seat), name, rule="RM-4.2", z=30)
