"""The table of River Market: layout, gestures and previews."""

from __future__ import annotations

from tabletop.art.face import draw
from tabletop.engine import described
from tabletop.engine.motion import Deal, Fly, Motion, TurnOver
from tabletop.engine.rules import Action
from tabletop.engine.table import Dealing, Layout, Table
from tabletop.games.river_market import places
from tabletop.games.river_market.art import faces
from tabletop.games.river_market.rules.ch06_acting import Rest
from tabletop.games.river_market.state import NOBODY, RiverMarket, persons
from tabletop.games.river_market.table import river, seats
from tabletop.games.river_market.table.opening import opening


def table_layout(v: RiverMarket, seat: int, opened: int = NOBODY) -> Layout:
    """Return the layout of the table for one viewer.

    Args:
        v: The view.
        seat: The viewer; -1 for everybody, as from seat 0. The Rival's seat has the view of its opponent.
        opened: The seat whose board is enlarged in place of the viewer's; the Rival's is always open.
    """
    home = max(seat, 0)
    if home == v.rival:
        home = persons(v)[0]
    large = home if opened in (NOBODY, v.rival) else opened
    zones = (*river.zones(v, home), *seats.zones(v, home, large))
    return Layout(zones, (*river.pieces(v, home), *seats.pieces(v, home, large)), faces.TABLE_CLOTH)


def on_bar(_v: RiverMarket, action: Action) -> bool:
    """Return True for a Rest, which needs a button: few would look for it at the coin that it takes."""
    return isinstance(action, Rest)


TABLE = Table(
    size=places.SIZE,
    portrait=(13.0, 12.2, 14.0),
    automa_portrait=("rival", 12.6, 11.0, 14.0),
    motions={
        "deck_shuffled": Deal(0.5, sound="shuffle", halves=True),
        "cards_drawn": Deal(0.5, each=0.12),
        "pawn_moved": Fly(0.6, arc=10.0),
        "gained": Deal(0.5, each=0.08),
        "goods_paid": Deal(0.5, each=0.06),
        "owner_bonus": Motion(0.5),
        "built": Fly(0.8, arc=30.0),
        "hired": Fly(0.7, arc=25.0),
        "card_discarded": TurnOver(0.4, later=0.25),
        "event_drawn": TurnOver(0.8),
        "rival_drew": TurnOver(0.6),
    },
    layout=table_layout,
    gesture=described.gesture,
    draw=draw,
    thumb=described.thumb,
    preview=described.preview(table_layout),
    has_button=on_bar,
    with_open_board=table_layout,
    own_zones=("hand", "mat", "helpers"),
    opening=opening,
    dealing=Dealing(("hand",), source="deck", back=faces.Back("deck"), piles=("deck",), around=True),
)
