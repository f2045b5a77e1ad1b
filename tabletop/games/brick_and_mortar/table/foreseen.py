"""What a drop would bring, shown while the piece is still held."""

from __future__ import annotations

from dataclasses import replace

from tabletop.engine.rules import Action
from tabletop.engine.table import Face, Layout, Zone
from tabletop.games.brick_and_mortar import actions as do
from tabletop.games.brick_and_mortar.art import faces
from tabletop.games.brick_and_mortar.art.slate import chart_rows
from tabletop.games.brick_and_mortar.state import BrickAndMortar
from tabletop.games.brick_and_mortar.table.gestures import seat_of


def preview(v: BrickAndMortar, action: Action) -> Layout | None:
    """The table with the bid on the tag in the hand and its row of the chart grown; None for no bid."""
    face = _tag(v, action)
    if face is None:
        return None
    from tabletop.games.brick_and_mortar.table import lay

    seat = seat_of(v)
    layout = lay(v, seat)
    pieces = tuple(replace(one, face=face) if one.key == f"tag:{seat}" else one for one in layout.pieces)
    return replace(layout, pieces=pieces, zones=tuple(_grown(zone, action) for zone in layout.zones))


def _grown(zone: Zone, action: Action) -> Zone:
    """A zone as it is; the price chart with the row of this bid grown."""
    chart = zone.face
    if isinstance(chart, faces.Chart) and isinstance(action, do.Offer) and action.quantity in chart.rows:
        near, columns = chart.rows.index(action.quantity), len(chart.prices)
        lines = chart_rows(zone.h, len(chart.rows), near, none=chart.none)
        cells = [
            replace(spot, y=zone.y + lines[at // columns][0], h=lines[at // columns][1])
            for at, spot in enumerate(zone.spots[: len(chart.worth)])
        ]
        spots = (*cells, *zone.spots[len(chart.worth) :])
        return replace(zone, face=replace(chart, near=near), spots=spots)
    return zone


def _tag(v: BrickAndMortar, action: Action) -> Face | None:
    """The tag as it would lie."""
    match action:
        case do.Offer(quantity, price):
            return faces.Tag(seat_of(v), v.kind, quantity, price)
        case do.Ask(price):
            return faces.Tag(seat_of(v), v.kind, -1, price)
    return None
