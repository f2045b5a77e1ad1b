"""The table of Public Market: layout, gestures and previews."""

from __future__ import annotations

from tabletop.art.face import draw
from tabletop.engine import described
from tabletop.engine.motion import CountUp, Deal, Fly, Motion, TurnOver
from tabletop.engine.table import Dealing, Layout, Table
from tabletop.games.public_market import places
from tabletop.games.public_market.art import faces
from tabletop.games.public_market.state import PublicMarket
from tabletop.games.public_market.table import board, seats
from tabletop.games.public_market.table.opening import opening


def table_layout(v: PublicMarket, seat: int, opened: int = -1) -> Layout:
    """Return the layout as `seat` sees it; for the Solo Angler's seat, as the first other seat sees it.

    `opened`: the seat whose board is enlarged in place of the viewer's; -1 for none.
    """
    home = max(seat, 0)
    if home == v.angler:
        home = next(other for other in range(len(v.players)) if other != v.angler)
    shown = opened if opened not in (-1, v.angler) else home
    zones = (*board.zones(v), *seats.zones(v, home, shown))
    cloth = faces.SUNSET if v.dusk else faces.DAY_CLOTH
    return Layout(zones, (*board.pieces(v, home), *seats.pieces(v, home, shown)), cloth)


TABLE = Table(
    size=places.SIZE,
    portrait=(8.2, 9.2, 12.4),
    automa_portrait=("angler", 71.4, 13.2, 13.6),
    motions={
        "bid_placed": Fly(0.5, arc=18.0),
        "solo_card_drawn": TurnOver(0.6),
        "column_filled": Deal(0.8, each=0.1),
        "card_turned_up": TurnOver(0.5),
        "card_taken": Fly(0.6, arc=25.0),
        "contract_completed": Fly(0.6, arc=25.0),
        "lighthouse_placed": Fly(0.6, arc=25.0),
        "boat_moved": Motion(0.8),
        "fish_sold": CountUp(0.8),
        "paid_out": CountUp(0.8),
        "chest_emptied": Deal(0.8, each=0.05),
    },
    layout=table_layout,
    gesture=described.gesture,
    draw=draw,
    thumb=described.thumb,
    preview=described.preview(table_layout),
    with_open_board=table_layout,
    own_zones=("own",),
    opening=opening,
    dealing=Dealing(("ocean",), source="bag", shakes=True),
)
