"""Overlays while a move is held over its Booth: the pawn there, and its way."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.engine.table import Piece, Zone, piece, zone
from tabletop.engine.text import translate
from tabletop.games.river_market import places
from tabletop.games.river_market.art import faces
from tabletop.games.river_market.state import RiverMarket

_STANDS = translate("river_market", "Where the pawn would stand")


def pawn_move(v: RiverMarket, seat: int, booth: int, way: int) -> Iterator[Zone | Piece]:
    """Yield a highlight of the Booth, the pawn's way and its ghost among the pawns at the Booth.

    Args:
        v: The view.
        seat: The seat of the pawn.
        booth: The Booth it would go to.
        way: The number of Booths it passes, below 0 counter-clockwise; 0 for a Zoom.
    """
    river, here = places.river_of(v), places.on_bank(v, booth)
    yield zone("here", places.lit(river, *here), _STANDS, faces.Here(), rule="RM-4.2", z=1)
    if way:
        start, name = v.ring.index(v.players[seat].pawn), translate("river_market", "The pawn's path")
        yield zone("way", places.RIVER, name, faces.Way(river, start, way), rule="RM-4.2", z=2)
    others = [other for other, p in enumerate(v.players) if p.pawn == booth and other != seat]
    at = places.pawn(river, *here, sum(other < seat for other in others), len(others) + 1)
    yield piece("ghost", "walk", at, faces.Ghost(seat), _STANDS, rule="RM-4.2", z=30)
