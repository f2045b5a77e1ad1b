"""What lights up: legal places, the place under the piece, refused cells, and the ring of the keyboard."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

LEGAL, STRONG, EDGE = QColor("#2E7D5B"), QColor("#3FA076"), QColor("#1F6B4B")
LIGHT_EDGE = QColor("#B5EBCF")
REFUSED = QColor("#B3362B")
RING = QColor("#F0B35A")
ABOVE = 900.0
"""Above what lies on the table, below what is carried or flies."""


class Lights(QGraphicsItem):
    """One item over the whole table that paints every light."""

    def __init__(self, area: QRectF) -> None:
        super().__init__()
        self._area = area
        self._soft: list[QRectF] = []
        self._strong: list[QRectF] = []
        self._refused: list[QRectF] = []
        self._marked: list[QRectF] = []
        self._ring: QRectF | None = None
        self.setZValue(ABOVE)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        return self._area

    def soft(self, places: Iterable[QRectF]) -> None:
        """Light all places where the piece in the hand may go."""
        self._soft = self._changed(self._soft, unique(places))

    def strong(self, places: Iterable[QRectF], *, legal: bool = True) -> None:
        """Light the place that a drop would take now: green, or red where it is refused."""
        places = list(places)
        self._strong = self._changed(self._strong, places if legal else [])
        self._refused = self._changed(self._refused, [] if legal else places)

    def mark(self, places: Iterable[QRectF]) -> None:
        """Mark things that are spoken of beside the table."""
        self._marked = self._changed(self._marked, list(places))

    def ring(self, place: QRectF | None) -> None:
        """Put the keyboard's ring round a thing, or nowhere."""
        self._changed([self._ring] if self._ring else [], [place] if place else [])
        self._ring = place

    def _changed(self, before: list[QRectF], after: list[QRectF]) -> list[QRectF]:
        if before != after:
            dirty = QRectF()
            for place in (*before, *after):
                dirty = dirty.united(place)
            self.update(dirty.adjusted(-5, -5, 5, 5))
        return after

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        seen = option.exposedRect
        for place in self._soft:
            if place.intersects(seen):
                fill(
                    painter,
                    place.adjusted(0.8, 0.8, -0.8, -0.8),
                    LEGAL,
                    0.24,
                    QPen(_faded(LIGHT_EDGE, 0.75), 0.8),
                )
        outline(painter, self._refused, REFUSED, 0.30, QPen(REFUSED, 1.2))
        outline(painter, self._strong, STRONG, 0.55, QPen(EDGE, 1.4))
        for place in self._marked:
            pen = QPen(RING, 1.4)
            fill(painter, place.adjusted(-1, -1, 1, 1), RING, 0.14, pen)
        if self._ring is not None:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for colour, width in ((QColor("#2B2622"), 2.6), (RING, 1.5)):
                painter.setPen(QPen(colour, width))
                painter.drawRoundedRect(self._ring.adjusted(-1.6, -1.6, 1.6, 1.6), 3, 3)


def unique(places: Iterable[QRectF]) -> list[QRectF]:
    """The same places, each once."""
    return list({(r.x(), r.y(), r.width(), r.height()): r for r in places}.values())


def _faded(colour: QColor, opacity: float) -> QColor:
    faded = QColor(colour)
    faded.setAlphaF(opacity)
    return faded


def fill(painter: QPainter, place: QRectF, colour: QColor, opacity: float, pen: QPen) -> None:
    """A lit rectangle."""
    painter.setPen(pen)
    painter.setBrush(_faded(colour, opacity))
    painter.drawRoundedRect(place, 2, 2)


def outline(painter: QPainter, places: list[QRectF], colour: QColor, opacity: float, pen: QPen) -> None:
    """One outline round the union of places."""
    if not places:
        return
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for place in places:
        path.addRect(place)
    painter.setPen(pen)
    painter.setBrush(_faded(colour, opacity))
    painter.drawPath(path.simplified())
