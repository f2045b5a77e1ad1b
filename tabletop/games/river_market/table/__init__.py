"""How River Market lies on the table."""

from __future__ import annotations

from tabletop.engine.table import Layout
from tabletop.games.river_market.table import river, seats
from tabletop.games.river_market.table.seen import Seen


def laid(seen: Seen) -> Layout:
    """Everything on the table."""
    zones = (*river.zones(seen), *seats.zones(seen))
    return Layout(zones, (*river.pieces(seen), *seats.pieces(seen)))
