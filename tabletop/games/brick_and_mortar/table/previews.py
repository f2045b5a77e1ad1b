"""Previews of a drop, shown while the piece is still dragged."""

from __future__ import annotations

from dataclasses import replace

from tabletop.engine.rules import Action
from tabletop.engine.table import Face, Layout, Zone
from tabletop.games.brick_and_mortar.art import faces
from tabletop.games.brick_and_mortar.art.slate import chart_cells
from tabletop.games.brick_and_mortar.rules.ch08_stocking import Ask
from tabletop.games.brick_and_mortar.rules.ch09_bidding import Offer
from tabletop.games.brick_and_mortar.state import BrickAndMortar
from tabletop.games.brick_and_mortar.table.gestures import seat_of


def preview(v: BrickAndMortar, action: Action) -> Layout | None:
    """The layout with the bid on the dragged tag and its chart cell enlarged; None if it is no bid."""
    face = _tag(v, action)
    if face is None:
        return None
    from tabletop.games.brick_and_mortar.table import table_layout

    seat = seat_of(v)
    layout = table_layout(v, seat)
    pieces = tuple(replace(one, face=face) if one.key == f"tag:{seat}" else one for one in layout.pieces)
    return replace(layout, pieces=pieces, zones=tuple(_grown(zone, action) for zone in layout.zones))


def _grown(zone: Zone, action: Action) -> Zone:
    """A zone as it is; the price chart with the cell of this bid enlarged."""
    chart = zone.face
    if not isinstance(chart, faces.Chart):
        return zone
    near = _cell(chart, action)
    cells = chart_cells(zone.w, zone.h, len(chart.prices), len(chart.rows), near, none=chart.none)
    spots = (
        replace(spot, x=zone.x + x, y=zone.y + y, w=w, h=h)
        for spot, (x, y, w, h) in zip(zone.spots, cells, strict=True)
    )
    return replace(zone, face=replace(chart, near=near), spots=tuple(spots))


def _cell(chart: faces.Chart, action: Action) -> int:
    """The index of a bid's cell in the chart."""
    match action:
        case Offer(quantity, price) if quantity:
            return chart.rows.index(quantity) * len(chart.prices) + chart.prices.index(price)
        case Ask(price):
            return chart.prices.index(price)
    return len(chart.worth)


def _tag(v: BrickAndMortar, action: Action) -> Face | None:
    """The face of the tag with this bid; None if it is no bid."""
    match action:
        case Offer(quantity, price):
            return faces.Tag(seat_of(v), v.kind, quantity, price)
        case Ask(price):
            return faces.Tag(seat_of(v), v.kind, -1, price)
    return None
