"""The table of Brick & Mortar: layout, gestures and previews."""

from __future__ import annotations

from functools import partial

from tabletop.art.face import draw
from tabletop.engine import described
from tabletop.engine.motion import CountUp, Deal, Fly, Motion, TurnOver
from tabletop.engine.table import Dealing, Layout, Table
from tabletop.games.brick_and_mortar import places
from tabletop.games.brick_and_mortar.art import faces
from tabletop.games.brick_and_mortar.state import BrickAndMortar, own_choice
from tabletop.games.brick_and_mortar.table import counter, seats, side_of_board, slate, store_powers, street
from tabletop.games.brick_and_mortar.table.context import TableContext
from tabletop.games.brick_and_mortar.table.opening import opening

PARTS = (street, seats, side_of_board, counter, slate, store_powers)


def table_layout(v: BrickAndMortar, seat: int, opened: int = -1) -> Layout:
    """Return the layout of the table for one viewer.

    Args:
        v: The view of this seat.
        seat: The viewer; -1 for everybody.
        opened: The seat whose building is enlarged; -1 for the default.
    """
    g = TableContext(v, seat, opened)
    zones = tuple(zone for part in PARTS for zone in part.zones(g))
    return Layout(zones, tuple(piece for part in PARTS for piece in part.pieces(g)), faces.CLOTH)


TABLE = Table(
    size=places.SIZE,
    portrait=(10.4, 10.2, 14.6),
    motions={
        "deck_shuffled": Deal(0.5, sound="shuffle", halves=True),
        "cards_drawn": Deal(0.5, each=0.12),
        "cards_played": TurnOver(0.7, later=0.5),
        "cards_pooled": Motion(0.6),
        "market_filled": Deal(0.9, each=0.06),
        "demand_shown": Deal(0.9, each=0.06),
        "bid_sealed": TurnOver(0.3, sound="card", by="price"),
        "bids_shown": Motion(0.8),
        "stocked": Fly(0.4, later=0.25, arc=16.0),
        "sold": Fly(0.6, later=0.3, arc=22.0),
        "auction_won": Motion(0.8),
        "store_opened": Fly(0.8, arc=30.0),
        "points_changed": CountUp(0.7),
    },
    layout=table_layout,
    gesture=partial(described.gesture, choice_of=own_choice),
    draw=draw,
    thumb=partial(described.thumb, choice_of=own_choice),
    preview=described.preview(table_layout, own_choice),
    with_open_board=table_layout,
    own_zones=("slate", "building"),
    opening=opening,
    dealing=Dealing(("slate",), source="next", back=faces.StoreBack(), piles=("pile:deck",), around=True),
)
