"""The table of Brick & Mortar: layout, gestures and previews."""

from __future__ import annotations

from functools import partial

from tabletop.art.face import draw
from tabletop.engine import described
from tabletop.engine.table import Layout, Table
from tabletop.games.brick_and_mortar import places
from tabletop.games.brick_and_mortar.art import faces
from tabletop.games.brick_and_mortar.state import BrickAndMortar, own_choice
from tabletop.games.brick_and_mortar.table import counter, seats, side_of_board, slate, store_powers, street
from tabletop.games.brick_and_mortar.table.context import TableContext
from tabletop.games.brick_and_mortar.table.motions import MOTIONS

PARTS = (street, seats, side_of_board, counter, slate, store_powers)


def table_layout(v: BrickAndMortar, seat: int, opened: int = -1) -> Layout:
    """The layout of the table for one viewer.

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
    motions=MOTIONS,
    layout=table_layout,
    gesture=partial(described.gesture, choice_of=own_choice),
    draw=draw,
    thumb=partial(described.thumb, choice_of=own_choice),
    preview=described.preview(table_layout, own_choice),
    with_open_board=table_layout,
)
