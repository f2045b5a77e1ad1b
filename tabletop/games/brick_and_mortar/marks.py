"""How a bid is shown: the tag that is dragged, and the price chart that it is dragged to."""

from __future__ import annotations

from dataclasses import replace

from tabletop.engine.table import Piece, Spot, Zone, piece, zone
from tabletop.engine.text import translate
from tabletop.games.brick_and_mortar import phrases, places
from tabletop.games.brick_and_mortar.art import faces
from tabletop.games.brick_and_mortar.art.slate import chart_cells

_TAG_DEPTH = 30
_YOUR_TAG = translate("brick_and_mortar", "Your price tag")


def blank_tag(face: faces.Tag) -> Piece:
    """Return the tag behind the screen, blank until it is held over a cell of the chart."""
    text = translate("brick_and_mortar", "Put it on a cell, or type the numbers and press Enter.")
    key, at = places.tag_key(face.seat), places.BLANK
    return piece(key, "slate", at, face, _YOUR_TAG, rule="BM-9.6", text=text, z=_TAG_DEPTH, hangs=True)


def price_chart(chart: faces.Chart, rule: str, near: int = -1) -> Zone:
    """Return the price chart, or the row of prices in Supply, with a spot for each cell.

    Args:
        chart: Its face.
        rule: The rule of the bid.
        near: The cell under the tag, which is enlarged; -1 if none.
    """
    at = places.CHART if chart.none else places.LINE
    numbers = [(n, price) if chart.none else (price,) for n in chart.rows for price in chart.prices]
    numbers += [(0,)] * chart.none
    cells = chart_cells(at.w, at.h, len(chart.prices), len(chart.rows), near, none=chart.none)
    spots = tuple(
        Spot(at.x + x, at.y + y, w, h, numbers=typed)
        for (x, y, w, h), typed in zip(cells, numbers, strict=True)
    )
    name = translate("brick_and_mortar", "Prices for {kind}").fill(kind=phrases.KINDS[chart.kind])
    return zone("chart", at, name, replace(chart, near=near), rule=rule, z=2, spots=spots)
