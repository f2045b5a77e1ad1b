"""What a drop would bring, shown while the piece is still held."""

from __future__ import annotations

from dataclasses import replace

from tabletop.engine.rules import Action
from tabletop.engine.table import Face, Layout
from tabletop.games.brick_and_mortar import actions as do
from tabletop.games.brick_and_mortar.art import faces
from tabletop.games.brick_and_mortar.state import BrickAndMortar
from tabletop.games.brick_and_mortar.table.gestures import seat_of


def preview(v: BrickAndMortar, action: Action) -> Layout | None:
    """The table with the bid on the tag in the hand; None for what is no bid."""
    face = _tag(v, action)
    if face is None:
        return None
    from tabletop.games.brick_and_mortar.table import lay

    seat = seat_of(v)
    layout = lay(v, seat)
    pieces = tuple(replace(one, face=face) if one.key == f"tag:{seat}" else one for one in layout.pieces)
    return replace(layout, pieces=pieces)


def _tag(v: BrickAndMortar, action: Action) -> Face | None:
    """The tag as it would lie."""
    match action:
        case do.Offer(quantity, price):
            return faces.Tag(seat_of(v), v.kind, quantity, price)
        case do.Ask(price):
            return faces.Tag(seat_of(v), v.kind, -1, price)
    return None
