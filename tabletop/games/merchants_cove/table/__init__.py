"""The table of Merchants Cove: layout, gestures and previews."""

from __future__ import annotations

from tabletop.engine import described
from tabletop.engine.motion import CountUp, Deal, Fly, Motion, Tumble, TurnOver
from tabletop.engine.rules import Action
from tabletop.engine.table import Dealing, Layout, Table
from tabletop.games.merchants_cove import art, places
from tabletop.games.merchants_cove.art.cards import Back, Kind
from tabletop.games.merchants_cove.rules.ch04_clock import LetCome, UseHand
from tabletop.games.merchants_cove.state import NOBODY, MerchantsCove
from tabletop.games.merchants_cove.table import board, others, piers_and_boats, stall, town
from tabletop.games.merchants_cove.table.opening import opening
from tabletop.games.merchants_cove.table.sale_arrivals import proposed_sales


def table_layout(v: MerchantsCove, seat: int, opened: int = NOBODY) -> Layout:
    """Return the layout of the table for one viewer.

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
        *town.pieces(v, seat),
        *piers_and_boats.pieces(v),
        *(stall.pieces(v) if peddler else ()),
        *board.pieces(v, shown, seat),
    )
    return Layout(zones, pieces, art.CLOTH_FACE)


def on_bar(_v: MerchantsCove, action: Action) -> bool:
    """Return True if the action needs a button: its piece, the Timepiece, only shows whose turn it is."""
    return isinstance(action, UseHand | LetCome)


TABLE = Table(
    size=places.SIZE,
    portrait=(15.9, 12.0, 17.2),
    automa_portrait=("stall", 16.8, 13.6, 17.2),
    motions={
        "arrived": Deal(0.6, later=0.35, each=0.15, source="bag", shakes=True),
        "drawn": Fly(0.7, arc=30.0, source="bag", shakes=True),
        "loaded": Fly(0.5, arc=12.0),
        "docked": Motion(0.9),
        "hour_passed": Motion(0.12),
        "hand_used": Motion(0.6),
        "hired": Fly(0.6, arc=25.0),
        "dice_rolled": Tumble(0.9),
        "die_turned": TurnOver(0.4),
        "market_began": CountUp(
            1.8, sound="turn", boards="pier:", numbers=("small", "large"), counted=("berth:", "who:")
        ),
        "sold": Fly(1.0, later=0.4, arc=30.0, coins="customers"),
        "given": Fly(0.7, later=0.4, arc=30.0),
        "sponsored": CountUp(0.8),
        "corrupted": TurnOver(0.9, later=0.5),
        "cleared": Motion(0.9),
        "town_refilled": Deal(0.7),
    },
    layout=table_layout,
    gesture=described.gesture,
    draw=art.draw,
    thumb=described.thumb,
    preview=described.preview(table_layout),
    has_button=on_bar,
    with_open_board=table_layout,
    own_zones=("board",),
    opening=opening,
    dealing=Dealing(("slot:",), source="folk", back=Back(Kind.FOLK), piles=("folk", "masks")),
)
