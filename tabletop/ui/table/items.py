"""What lies in the scene: printed zones and pieces. They know where they lie, and nothing of rules."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QEasingCurve, QPointF, QPropertyAnimation, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from tabletop.art import MARGIN
from tabletop.engine.table import Piece, Zone, turned

LIFT = 1.04
"""How much larger a piece is while it is carried."""
SPREAD = 3.0
"""How far the soft shadow of a carried piece reaches past it, in millimetres."""
CARRIED, FLYING = 2000.0, 1000.0
"""Depths of pieces in the hand and in the air."""
PLAIN = QTransform()


class Painter(Protocol):
    """Who makes the pixmaps: the view, which knows its scale and its screen."""

    def sprite(self, face: str, w: float, h: float) -> QPixmap:
        """The pixmap of a face of w x h millimetres."""

    def lifted_shadow(self, w: float, h: float) -> QPixmap:
        """The soft shadow of something carried."""


class Printed(QGraphicsObject):
    """Something drawn at a place: its upper left corner is the item's position, in millimetres."""

    def __init__(self, painter: Painter, face: str, w: float, h: float) -> None:
        super().__init__()
        self._painter = painter
        self.face, self.w, self.h = face, w, h

    def boundingRect(self) -> QRectF:
        return QRectF(-MARGIN, -MARGIN, self.w + 2 * MARGIN, self.h + 2 * MARGIN)

    def drawn(self) -> str:
        """The face to draw now."""
        return self.face

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        if not self.face:
            return
        t = painter.worldTransform()
        blit(painter, t, self._painter.sprite(self.drawn(), self.w, self.h), margined(self.w, self.h))


def blit(painter: QPainter, t: QTransform, pixmap: QPixmap, place: QRectF) -> None:
    """Draw a pixmap over a place of the table, at whole device pixels, so that nothing is blurred.

    While the table is being zoomed the pixmap is of another scale and is stretched.
    """
    ratio = pixmap.devicePixelRatio()
    there = t.mapRect(place)
    painter.setWorldTransform(PLAIN)
    corner = QPointF(round(there.x() * ratio) / ratio, round(there.y() * ratio) / ratio)
    if abs(pixmap.width() / ratio - there.width()) < 1.5:
        painter.drawPixmap(corner, pixmap)
    else:
        painter.drawPixmap(there, pixmap, QRectF(pixmap.rect()))
    painter.setWorldTransform(t)


def margined(w: float, h: float, grow: float = 1.0) -> QRectF:
    """The place of a drawing with its margin, about the middle of w x h when it has grown."""
    wide, high = w * grow, h * grow
    return QRectF((w - wide) / 2 - MARGIN, (h - high) / 2 - MARGIN, wide + 2 * MARGIN, high + 2 * MARGIN)


class ZoneItem(Printed):
    """What is printed in a zone."""

    def __init__(self, painter: Painter, zone: Zone) -> None:
        super().__init__(painter, zone.face, zone.w, zone.h)
        self.setPos(zone.x, zone.y)
        self.setZValue(zone.z - 100)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)


class PieceItem(Printed):
    """A piece. `piece` is where it belongs; while it is carried or flies it is elsewhere."""

    def __init__(self, painter: Painter, piece: Piece) -> None:
        super().__init__(painter, piece.face, piece.w, piece.h)
        self.piece = piece
        self.turn = piece.turn
        self.carried = False
        self._flight: QPropertyAnimation | None = None
        self.setPos(piece.x, piece.y)
        self.setZValue(piece.z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @property
    def home(self) -> QPointF:
        """Where it belongs."""
        return QPointF(self.piece.x, self.piece.y)

    @property
    def cells(self) -> tuple[tuple[int, int], ...]:
        """Its cells as it is turned now; none if it is no polyomino."""
        return turned(self.piece.cells, self.turn) if self.piece.cells else ()

    def drawn(self) -> str:
        """A polyomino's face says how it is turned."""
        return f"{self.face}:{self.turn}" if self.piece.cells else self.face

    def boundingRect(self) -> QRectF:
        m = MARGIN + (12.0 if self.carried else 1.0)
        return QRectF(-m, -m, self.w + 2 * m, self.h + 2 * m)

    def covers(self, at: QPointF) -> bool:
        """Whether a point of the table is on the piece: on one of its cells, if it has some."""
        x, y = at.x() - self.x(), at.y() - self.y()
        if not (0 <= x <= self.w and 0 <= y <= self.h):
            return False
        if not self.piece.cells:
            return True
        side = self.w / (max(c for _, c in self.cells) + 1)
        return (int(y // side), int(x // side)) in self.cells

    def become(self, piece: Piece) -> None:
        """Be this piece from now on, without moving yet."""
        changed = (self.face, self.w, self.h, self.turn) != (piece.face, piece.w, piece.h, piece.turn)
        counted = self.piece.count != piece.count
        self.piece = piece
        if changed or counted:
            self.prepareGeometryChange()
            self.face, self.w, self.h, self.turn = piece.face, piece.w, piece.h, piece.turn
            self.update()

    def carry(self, *, on: bool) -> None:
        """Be lifted off the table, or put down."""
        self.prepareGeometryChange()
        self.carried = on
        self.setZValue(CARRIED if on else self.piece.z)
        self.update()

    def set_turn(self, turn: int) -> None:
        """Be turned while carried, about the middle of the first cell."""
        self.prepareGeometryChange()
        self.turn = turn
        cell = self.piece.cell or 1.0
        rows, columns = (max(part) + 1 for part in zip(*self.cells, strict=True))
        self.w, self.h = columns * cell, rows * cell
        self.update()

    def fly(self, to: QPointF, ms: int) -> None:
        """Glide to a place, or be there at once for 0 ms."""
        self.land()
        if ms <= 0 or self.pos() == to:
            self.setPos(to)
            self.setZValue(self.piece.z)
            return
        self.setZValue(FLYING + self.piece.z)
        flight = QPropertyAnimation(self, b"pos", self)
        flight.setDuration(ms)
        flight.setEndValue(to)
        flight.setEasingCurve(QEasingCurve.Type.InOutCubic)
        flight.finished.connect(self._landed)
        self._flight = flight
        flight.start()

    def _landed(self) -> None:
        self._flight = None
        if not self.carried:
            self.setZValue(self.piece.z)

    def land(self) -> None:
        """End a flight at once, at its end."""
        flight, self._flight = self._flight, None
        if flight is not None:
            end = flight.endValue()
            flight.stop()
            flight.deleteLater()
            self.setPos(end)
            self.setZValue(self.piece.z)

    @property
    def flying(self) -> bool:
        """Whether it is in the air."""
        return self._flight is not None

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        t = painter.worldTransform()
        if self.carried:
            shadow = margined(self.w + 2 * SPREAD, self.h + 2 * SPREAD).translated(3 - SPREAD, 5 - SPREAD)
            blit(painter, t, self._painter.lifted_shadow(self.w, self.h), shadow)
            pixmap = self._painter.sprite(self.drawn(), self.w * LIFT, self.h * LIFT)
            blit(painter, t, pixmap, margined(self.w, self.h, LIFT))
            return
        if self.face:
            blit(painter, t, self._painter.sprite(self.drawn(), self.w, self.h), margined(self.w, self.h))
        if self.piece.count > 1:
            self._badge(painter, t)

    def _badge(self, painter: QPainter, t: QTransform) -> None:
        """The number of a pile, on its lower right corner."""
        scale = t.m11()
        words = f"×{self.piece.count}"
        font = QFont(painter.font())
        font.setPixelSize(max(round(7 * scale), 9))
        font.setWeight(QFont.Weight.DemiBold)
        painter.setWorldTransform(PLAIN)
        painter.setFont(font)
        wide = painter.fontMetrics().horizontalAdvance(words) + 4 * scale
        corner = t.map(QPointF(self.w, self.h))
        box = QRectF(corner.x() - wide + 3 * scale, corner.y() - 6 * scale, wide, 10 * scale)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor("#2B2622"))
        painter.drawRoundedRect(box, 5 * scale, 5 * scale)
        painter.setPen(QColor("#FFF8EA"))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, words)
        painter.setWorldTransform(t)


def shape_of(item: QGraphicsItem) -> QRectF:
    """Where an item lies on the table, without its margin."""
    if isinstance(item, Printed):
        return QRectF(item.x(), item.y(), item.w, item.h)
    return item.sceneBoundingRect()
