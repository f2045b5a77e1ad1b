"""Pictures of single things of a table, by the game's own drawings."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap

from tabletop.engine.table import AnyTable, Layout, Piece, Zone
from tabletop.ui.widgets.table_thumbnail import paint_thing

_AROUND = 2.0
"""Millimetres of the table that are shown around the things."""


def table_picture(table: AnyTable, layout: Layout, keys: Sequence[str], most: QSize, ratio: float) -> QPixmap:
    """Return a picture of some zones and pieces, as large as fits into `most`.

    Of pieces, only these and what lies on them are drawn. If one of the keys is a zone, everything in the
    rectangle around them is drawn.

    Args:
        table: The game's table, for its drawings.
        layout: The layout in which the things lie.
        keys: The keys of the zones and pieces.
        most: The maximum size in device-independent pixels.
        ratio: Pixels of the screen per device-independent pixel.

    Raises:
        KeyError: The layout has none of that name.
    """
    things: list[Zone | Piece] = [*layout.zones, *layout.pieces]
    there = {thing.key: thing for thing in things}
    wanted = [there[key] for key in keys]
    box = QRectF()
    for thing in wanted:
        box = box.united(_place(thing))
    if any(isinstance(thing, Zone) for thing in wanted):
        shown: list[Zone | Piece] = [*layout.zones, *sorted(layout.pieces, key=lambda piece: piece.z)]
    else:
        shown = _with_what_lies_on(wanted, layout.pieces)
        for thing in shown:
            box = box.united(_place(thing))
    return _painted(table, shown, box.adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND), most, ratio)


def _place(thing: Zone | Piece) -> QRectF:
    return QRectF(thing.x, thing.y, thing.w, thing.h)


def _with_what_lies_on(wanted: Sequence[Zone | Piece], pieces: Iterable[Piece]) -> list[Zone | Piece]:
    """Return the pieces, and smaller ones whose middle lies on one of them, in the order of drawing."""
    keys, places = {thing.key for thing in wanted}, [_place(thing) for thing in wanted]

    def lies_on(piece: Piece) -> bool:
        return any(place.contains(_place(piece).center()) and piece.w < place.width() for place in places)

    return [
        piece for piece in sorted(pieces, key=lambda piece: piece.z) if piece.key in keys or lies_on(piece)
    ]


def _painted(
    table: AnyTable, shown: Iterable[Zone | Piece], box: QRectF, most: QSize, ratio: float
) -> QPixmap:
    scale = min(most.width() / box.width(), most.height() / box.height())
    size = QSize(max(round(box.width() * scale), 1), max(round(box.height() * scale), 1))
    made = QPixmap(size * ratio)
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(scale, scale)
    painter.translate(-box.x(), -box.y())
    for thing in shown:
        if _place(thing).intersects(box):
            paint_thing(painter, table, thing, scale)
    painter.end()
    return made
