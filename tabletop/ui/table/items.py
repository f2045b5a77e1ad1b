"""The graphics items of zones and pieces. They know where they lie, and no rules."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from tabletop.art import MARGIN
from tabletop.engine.table import Face, Piece, Zone, rotated_cells, turned_face
from tabletop.ui.style import theme
from tabletop.ui.table.text_scaling import Free

_LIFT = 1.04
"""Scale of a piece while it is carried."""
SPREAD = 3.0
"""Millimetres that the soft shadow of a carried piece reaches past it."""
_CARRIED, FLYING, _GHOST = 2000.0, 1000.0, 950.0
"""Z values of pieces that are carried, that fly, and of a ghost where a piece could go."""
PRINTED = -100.0
"""Z value of zones, below that of pieces."""
_PLAIN = QTransform()
_LARGEST = 1.5
"""Maximum growth of a pile's badge, so that the pile stays visible."""


class Painter(Protocol):
    """Renders the pixmaps: the view, which knows its scale and its screen."""

    def sprite(self, face: str | Face, w: float, h: float, free: Free = ()) -> QPixmap | None:
        """Return the pixmap of a face of w x h millimetres; None if it is not rendered yet."""

    def lifted_shadow(self, face: str | Face, w: float, h: float) -> QPixmap | None:
        """Return a carried face's soft shadow, SPREAD mm larger on every side; None if not rendered yet."""


class Printed(QGraphicsItem):
    """A drawing on the table. The item's position is its upper left corner, in millimetres."""

    def __init__(self, painter: Painter, face: str | Face, w: float, h: float) -> None:
        super().__init__()
        self._painter = painter
        self.face, self.w, self.h = face, w, h
        self.free: Free = ()
        """The parts that enlarged text leaves free because something lies on them, or may."""
        self._drawing: QPixmap | None = None
        """The pixmap that was painted last, held so that it survives Qt's cache."""
        self._instead: str | Face | None = None
        """The face that is shown on its way instead of its own."""
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def leave_free(self, parts: Iterable[tuple[float, float, float, float]]) -> None:
        """Keep these parts free of enlarged text."""
        free = tuple(sorted(parts))
        if free != self.free:
            self.free = free
            self.update()

    @property
    def place(self) -> QRectF:
        """Its rectangle on the table, without the margin."""
        return QRectF(self.x(), self.y(), self.w, self.h)

    def boundingRect(self) -> QRectF:
        """Return the rectangle with the margin, and a little for whole pixels."""
        m = MARGIN + 1
        return QRectF(-m, -m, self.w + 2 * m, self.h + 2 * m)

    def drawn(self) -> str | Face:
        """Return the face to draw now."""
        return self.face if self._instead is None else self._instead

    def show_instead(self, face: str | Face | None, width: float = 1.0) -> None:
        """Show another face during a movement, and a fraction of its width; None: its own face."""
        if face != self._instead:
            self._instead = face
            self.update()
        turned = QTransform.fromTranslate(self.w / 2, 0).scale(max(width, 0.02), 1).translate(-self.w / 2, 0)
        self.setTransform(_PLAIN if width == 1.0 else turned)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        """Paint the pixmap."""
        if self.face:
            self._drawing = self._painter.sprite(self.drawn(), self.w, self.h, self.free)
            blit(painter, self._drawing, margined(self.w, self.h))


def blit(painter: QPainter, pixmap: QPixmap | None, place: QRectF) -> None:
    """Draw a pixmap over a place of the table, at whole device pixels, so that nothing is blurred.

    During a zoom the pixmap has another scale and is stretched.
    """
    if pixmap is None:
        return
    t = painter.worldTransform()
    if t.isRotating():
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(place, pixmap, QRectF(pixmap.rect()))
        return
    ratio = pixmap.devicePixelRatio()
    there = t.mapRect(place)
    painter.setWorldTransform(_PLAIN)
    if abs(pixmap.width() / ratio - there.width()) < 1.5:
        corner = QPointF(round(there.x() * ratio) / ratio, round(there.y() * ratio) / ratio)
        painter.drawPixmap(corner, pixmap)
    else:
        painter.drawPixmap(there, pixmap, QRectF(pixmap.rect()))
    painter.setWorldTransform(t)


def margined(w: float, h: float, grow: float = 1.0) -> QRectF:
    """Return the rectangle of a drawing with its margin, scaled by `grow` about the middle of w x h."""
    wide, high = w * grow, h * grow
    return QRectF((w - wide) / 2 - MARGIN, (h - high) / 2 - MARGIN, wide + 2 * MARGIN, high + 2 * MARGIN)


class ZoneItem(Printed):
    """The drawing of a zone."""

    def __init__(self, painter: Painter, zone: Zone) -> None:
        super().__init__(painter, zone.face, zone.w, zone.h)


class GhostItem(Printed):
    """A piece shown where a move would take it."""

    def __init__(self, painter: Painter) -> None:
        super().__init__(painter, "", 1.0, 1.0)
        self.setZValue(_GHOST)
        self.setOpacity(0.62)
        self.hide()

    def show_face(self, face: str | Face, place: QRectF) -> None:
        """Show a face at a place."""
        self.prepareGeometryChange()
        self.face, self.w, self.h = face, place.width(), place.height()
        self.setPos(place.topLeft())
        self.show()


class PieceItem(Printed):
    """A piece. `piece` says where it belongs; while it is carried or flies it is elsewhere."""

    def __init__(self, painter: Painter, piece: Piece) -> None:
        super().__init__(painter, piece.face, piece.w, piece.h)
        self.piece = piece
        self.turn = piece.turn
        self.cell = piece.cell
        """The present size of its cells in millimetres; while carried, that of the grid it may go to."""
        self.carried = False
        self.setPos(piece.x, piece.y)
        self.setZValue(piece.z)
        self.setTransformOriginPoint(piece.w / 2, piece.h / 2)
        self.setRotation(piece.angle)

    @property
    def home(self) -> QPointF:
        """The position where it belongs."""
        return QPointF(self.piece.x, self.piece.y)

    @property
    def cells(self) -> tuple[tuple[int, int], ...]:
        """The (row, column) cells at its present turn; empty if it is not a polyomino."""
        return rotated_cells(self.piece.cells, self.turn) if self.piece.cells else ()

    def drawn(self) -> str | Face:
        """Return the face to draw; for a polyomino it includes the turn."""
        return turned_face(self.piece, self.turn) if self._instead is None else self._instead

    def boundingRect(self) -> QRectF:
        """Return the bounding rectangle, larger for a carried piece because of its shadow."""
        m = MARGIN + (12.0 if self.carried else 8.0 if self.piece.count > 1 else 1.0)
        return QRectF(-m, -m, self.w + 2 * m, self.h + 2 * m + self._hanging())

    def _hanging(self) -> float:
        """Millimetres that the badge of a pile overhangs at the bottom."""
        return 6.0 if self.piece.count > 1 else 0.0

    def covers(self, at: QPointF) -> bool:
        """Return True if a point of the table is on the piece: on one of its cells, if it has cells."""
        x, y = at.x() - self.x(), at.y() - self.y()
        if not (0 <= x <= self.w and 0 <= y <= self.h):
            return False
        if not self.piece.cells:
            return True
        side = self.w / (max(c for _, c in self.cells) + 1)
        return (int(y // side), int(x // side)) in self.cells

    def covered(self) -> list[QRectF]:
        """Return the rectangles that it covers where it belongs: its cells, or the whole piece."""
        at, side = self.home, self.piece.cell
        cells = [QRectF(at.x() + c * side, at.y() + r * side, side, side) for r, c in self.cells]
        return cells or [QRectF(at.x(), at.y(), self.piece.w, self.piece.h)]

    def become(self, piece: Piece) -> None:
        """Take on the data of this piece, without moving yet."""
        self.prepareGeometryChange()
        self.piece = piece
        self.face, self.w, self.h, self.turn = piece.face, piece.w, piece.h, piece.turn
        self.cell = piece.cell
        self.setTransformOriginPoint(piece.w / 2, piece.h / 2)
        self.setRotation(piece.angle)
        self.update()

    def carry(self, *, on: bool) -> None:
        """Start or end being carried."""
        self.prepareGeometryChange()
        self.carried = on
        self.setZValue(_CARRIED if on else self.piece.z)
        self.update()

    def set_turn(self, turn: int) -> None:
        """Set the turn while it is carried."""
        self.prepareGeometryChange()
        self.turn = turn
        cell = self.cell or 1.0
        rows, columns = (max(part) + 1 for part in zip(*self.cells, strict=True))
        self.w, self.h = columns * cell, rows * cell
        self.update()

    def set_cell(self, cell: float) -> None:
        """Set the size of the cells in millimetres, until it becomes a piece that lies somewhere."""
        self.cell = cell
        self.set_turn(self.turn)

    def settle(self) -> None:
        """Reset the z value after the piece has arrived."""
        if not self.carried:
            self.setZValue(self.piece.z)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint the pixmap, with its shadow while it is carried, and the badge of a pile."""
        if self.carried:
            place = margined(self.w, self.h).adjusted(-SPREAD, -SPREAD, SPREAD, SPREAD).translated(3, 4.8)
            blit(painter, self._painter.lifted_shadow(self.drawn(), self.w, self.h), place)
            self._drawing = self._painter.sprite(self.drawn(), self.w * _LIFT, self.h * _LIFT)
            blit(painter, self._drawing, margined(self.w, self.h, _LIFT))
            return
        super().paint(painter, option, widget)
        if self.piece.count > 1:
            self._badge(painter)

    def _badge(self, painter: QPainter) -> None:
        """Paint the badge of a pile over its lower right corner, off the print."""
        t = painter.worldTransform()
        scale = t.m11()
        words = f"\u200e×{self.piece.count}"  # the mark keeps the sign first
        high = max(9.0 * scale, 14.0) * min(theme.scaled(100) / 100, _LARGEST)
        font = QFont(painter.font())
        font.setPixelSize(max(round(high * 0.72), 11))
        font.setWeight(QFont.Weight.DemiBold)
        painter.setWorldTransform(_PLAIN)
        painter.setFont(font)
        wide = painter.fontMetrics().horizontalAdvance(words) + high * 0.7
        corner = t.map(QPointF(self.w + 1.5, self.h + 3.5))
        box = QRectF(corner.x() - wide, corner.y() - high, wide, high)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor("#2B2622"))
        painter.drawRoundedRect(box, high / 2, high / 2)
        painter.setPen(QColor("#FFF8EA"))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, words)
        painter.setWorldTransform(t)


def soft_shadow(drawing: QPixmap, spread: int) -> QPixmap:
    """Return the soft shadow of a drawing: its outline, dark, blurred by `spread` pixels."""
    dark = QPixmap(drawing.size())
    dark.fill(Qt.GlobalColor.transparent)
    painter = QPainter(dark)
    painter.drawPixmap(0, 0, drawing.width(), drawing.height(), drawing)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(dark.rect(), QColor(6, 20, 23))
    painter.end()
    made = QPixmap(drawing.width() + 2 * spread, drawing.height() + 2 * spread)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    painter.setOpacity(0.035)
    for ring in (1.0, 0.7, 0.4):
        for turn in range(8):
            angle = math.pi * (turn + ring) / 4
            painter.drawPixmap(
                QPointF(spread * (1 + ring * math.cos(angle)), spread * (1 + ring * math.sin(angle))), dark
            )
    painter.end()
    made.setDevicePixelRatio(drawing.devicePixelRatio())
    return made
