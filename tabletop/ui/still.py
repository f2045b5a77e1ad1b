"""A table as a small picture, for a card in the lobby."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QRectF, QSize
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from tabletop.art import MARGIN
from tabletop.engine.table import Layout, Piece, Table, Zone
from tabletop.ui.boxes import spine
from tabletop.ui.words import say


def still(game: str, table: Table, layout: Layout, size: QSize, ratio: float) -> QPixmap:
    """All that lies on the table, in a picture of this size in points, its middle part if it is wider."""
    made = QPixmap(size * ratio)
    made.setDevicePixelRatio(ratio)
    made.fill(spine(game))
    wide, high = table.size
    scale = max(size.width() / wide, size.height() / high)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate((size.width() - wide * scale) / 2, (size.height() - high * scale) / 2)
    painter.scale(scale, scale)
    things: list[Zone | Piece] = [*layout.zones, *layout.pieces]
    for thing in sorted(things, key=lambda t: (isinstance(t, Piece), t.z)):
        _paint(painter, table, thing, scale * ratio)
    painter.end()
    return made


def _paint(painter: QPainter, table: Table, thing: Zone | Piece, px: float) -> None:
    if not thing.face:
        return
    face, w, h = thing.face, thing.w, thing.h
    if isinstance(thing, Piece) and thing.cells:
        face = f"{face}:{thing.turn}"
    source = table.draw(face, w, h, px=px, words=say)
    where = QRectF(thing.x - MARGIN, thing.y - MARGIN, w + 2 * MARGIN, h + 2 * MARGIN)
    QSvgRenderer(QByteArray(source.encode())).render(painter, where)
