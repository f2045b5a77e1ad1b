"""The highlights of a lesson: gold rings, a cream arrow from a piece to its place, all else dimmed."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from tabletop.engine.table import Gesture
from tabletop.ui.table.highlights import (
    ABOVE,
    EDGE,
    INK,
    LINEN_COLOUR,
    RING,
    STRONG,
    draw_bow,
    faded,
    outline_path,
)

_DARKER = 0.32
"""Opacity of the shade over everything else."""
_SOFT, _STEPS = 1.3, 4
"""The soft edge of the shade: millimetres per step, and number of steps."""
_ROUND = 3.0
_BEYOND = 2000.0
"""Millimetres around the table that are dimmed, too."""
_WIDE = 12_000.0
"""Square millimetres above which the goal is only faintly green, so that its contents stay visible."""
_LEAST = 14.0
"""Minimum length of an arrow, in millimetres."""
_DRAWING_MS = 900
"""Milliseconds in which the arrow is drawn."""


@dataclass(frozen=True)
class Lesson:
    """What a lesson points to on the table.

    Attributes:
        keys: The keys of pieces and zones.
        rings: The rectangles with a ring.
        lit: The rectangles that are not dimmed, without a ring.
        goal: The places where the piece is to go.
        way: The line of the arrow, or None.
        tries: A gesture that the lesson wants to be tried although it is refused, or None. The keyboard
            selects it.
    """

    keys: frozenset[str] = frozenset()
    rings: tuple[QRectF, ...] = ()
    lit: tuple[QRectF, ...] = ()
    goal: tuple[QRectF, ...] = ()
    way: QLineF | None = None
    tries: Gesture | None = None

    @property
    def most_needed(self) -> tuple[QRectF, ...]:
        """The same rectangles, what is to be moved and where to before what is only pointed at."""
        return (*self.rings[-1:], *self.goal, *self.rings[:-1]) or self.lit

    @property
    def places(self) -> tuple[QRectF, ...]:
        """The rectangles that must not be covered."""
        return (*self.rings, *self.goal) or self.lit


NO_LESSON = Lesson()


class Spotlight(QGraphicsItem):
    """Paints the highlights of a lesson over the whole table, below the other highlights."""

    def __init__(self, area: QRectF) -> None:
        super().__init__()
        self._area = area.adjusted(-_BEYOND, -_BEYOND, _BEYOND, _BEYOND)
        self._lesson = NO_LESSON
        self.drawn = 1.0
        """The part of the arrow that is drawn, from 0 to 1."""
        self._drawing: QVariantAnimation | None = None
        self.setZValue(ABOVE - 1)
        self.setVisible(False)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        """Return the whole table and the background around it."""
        return self._area

    def show_lesson(self, lesson: Lesson) -> None:
        """Show the highlights of this lesson."""
        if lesson != self._lesson:
            if self._drawing is not None:
                self._drawing.stop()
            self._lesson, self.drawn = lesson, 1.0
            self.setVisible(lesson != NO_LESSON)
            self.update()

    def draw_again(self) -> None:
        """Animate the arrow again."""
        if self._lesson.way is None:
            return
        if self._drawing is None:
            self._drawing = QVariantAnimation(self.scene())
            self._drawing.setDuration(_DRAWING_MS)
            self._drawing.setStartValue(0.0)
            self._drawing.setEndValue(1.0)
            self._drawing.valueChanged.connect(self._draw)
        self._drawing.start()

    def _draw(self, part: float) -> None:
        self.drawn = part
        self.update()

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        """Paint the shade, the rings, the places and the arrow."""
        lesson = self._lesson
        if light := (*lesson.rings, *lesson.lit, *lesson.goal):
            self._paint_dark(painter, light)
        if lesson.goal:
            painter.setPen(QPen(EDGE, 1.4, Qt.PenStyle.DashLine))
            wide = sum(place.width() * place.height() for place in lesson.goal) > _WIDE
            painter.setBrush(faded(STRONG, 0.08 if wide else 0.4))
            painter.drawPath(outline_path(list(lesson.goal)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for place in lesson.rings:
            for colour, width in ((INK, 2.8), (RING, 1.7)):
                painter.setPen(QPen(colour, width))
                painter.drawRoundedRect(place.adjusted(-1.4, -1.4, 1.4, 1.4), _ROUND, _ROUND)
        if lesson.way is not None and lesson.way.length() > _LEAST:
            _paint_arrow(painter, lesson.way, self.drawn)

    def _paint_dark(self, painter: QPainter, light: tuple[QRectF, ...]) -> None:
        """Dim everything but these places, a little more with each step away from them."""
        shade = QColor(0, 0, 0)
        shade.setAlphaF(1 - (1 - _DARKER) ** (1 / _STEPS))
        for step in range(_STEPS):
            wide = 2 + _SOFT * step
            holes = QPainterPath()
            holes.setFillRule(Qt.FillRule.WindingFill)
            for place in light:
                holes.addRoundedRect(place.adjusted(-wide, -wide, wide, wide), _ROUND + wide, _ROUND + wide)
            whole = QPainterPath()
            whole.addRect(self._area)
            painter.fillPath(whole.subtracted(holes), shade)


def bend_of(way: QLineF) -> QPointF:
    """Return the control point of the arrow's curve, below the straight line."""
    away = QPointF(way.dy(), -way.dx()) * 0.16
    return (way.p1() + way.p2()) / 2 + (away if away.y() > 0 else -away)


def along(way: QLineF, parts: int) -> list[QPointF]:
    """Points along the arrow, from its start to its tip; one more than `parts`."""
    start, bend, end = way.p1(), bend_of(way), way.p2()
    shares = [part / parts for part in range(parts + 1)]
    return [start * (1 - t) ** 2 + bend * (2 * t * (1 - t)) + end * t**2 for t in shares]


def _paint_arrow(painter: QPainter, way: QLineF, drawn: float) -> None:
    """Paint a cream arrow with a dark edge, up to the part `drawn` of its length."""
    start, whole = way.p1(), bend_of(way)
    bend = start + (whole - start) * drawn
    end = bend + (whole + (way.p2() - whole) * drawn - bend) * drawn
    if QLineF(start, end).length() < _LEAST:
        return
    pen = QPen(INK, 0.9, j=Qt.PenJoinStyle.RoundJoin)
    draw_bow(painter, (start, bend, end), LINEN_COLOUR, widths=(4.6, 3.0), tip=(12, 0.42, 7), edge=pen)
