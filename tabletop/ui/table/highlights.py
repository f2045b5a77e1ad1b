"""What lights up: legal places, the place under the piece, refused cells, an arrow, the keyboard's ring."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from tabletop.ui.table.drop_targets import Oval

LEGAL, STRONG, EDGE = QColor("#5CC496"), QColor("#3FA076"), QColor("#1F6B4B")
LIGHT_EDGE, DARK_EDGE = QColor("#D6F7E5"), QColor("#0F3B29")
"""The two lines round a lit place: more than 3 to 1 apart, so that one of them shows on any ground."""
REFUSED, WAITS = QColor("#B3362B"), QColor("#8A5A2B")
"""What the rules forbid, and what they allow while a lesson has something else first."""
RING, INK, LINEN = QColor("#F0B35A"), QColor("#2B2622"), QColor("#FFF8EA")
ABOVE = 900.0
"""Above what lies on the table, below what is carried or flies."""
TOP = 2100.0
"""Above what is carried."""
BELOW = -1.0
"""Below the pieces, above what is printed."""
SOFT_FILL, STRONG_FILL, NO_FILL = 0.26, 0.50, 0.34
"""How much colour lit places have where it lies below the pieces: where one may go, goes, may not go."""
OVER = 0.25
"""What part of that lies above the pieces as well: pieces on lit places are to be seen."""
SHORT = 12.0
"""Millimetres: a way shorter than this needs no arrow."""
BREATH = 0.4
"""How strong the light over live pieces is at most."""


class Highlights(QGraphicsItem):
    """One item over the whole table that paints every light but what `ground` paints below the pieces."""

    def __init__(self, area: QRectF) -> None:
        super().__init__()
        self._area = area
        self._soft: list[QRectF] = []
        self._strong: list[QRectF] = []
        self._refused: list[QRectF] = []
        self._no = REFUSED
        self._outlines = QPainterPath(), QPainterPath()
        self._left, self._played = QPainterPath(), QPainterPath()
        self.aim = Aim(area)
        self.ground = Ground(area, self)
        """Both to be put into the scene too."""
        self._live: list[QPainterPath] = []
        self._breath = 0.0
        self._marked: list[QRectF] = []
        self._ring: list[QRectF] = []
        self._arrow: QLineF | None = None
        self.setZValue(ABOVE)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        """The whole table."""
        return self._area

    def soft(self, places: Iterable[QRectF]) -> None:
        """Light all places where the piece in the hand may go."""
        self._soft = self._changed(self._soft, unique(places))

    def live(self, outlines: list[QPainterPath]) -> None:
        """Mark the pieces of these outlines as live."""
        before, self._live = self._live, outlines
        if before != outlines:
            self._update_live(before)
            self._update_live(outlines)

    def breathe(self, strength: float) -> None:
        """Light up what is live, from 0 for not at all to 1."""
        self._breath = strength
        self._update_live(self._live)

    def _update_live(self, outlines: list[QPainterPath]) -> None:
        for path in outlines:
            self.update(path.boundingRect().adjusted(-3, -3, 3, 3))

    def strong(self, places: Iterable[QRectF], *, legal: bool = True, waits: bool = False) -> None:
        """Light the place that a drop would take: green, red where it is refused, brown where it waits."""
        places = list(places)
        self._no = WAITS if waits else REFUSED
        self._strong = self._changed(self._strong, places if legal else [])
        self._refused = self._changed(self._refused, [] if legal else places)
        self._outlines = outline(self._strong), outline(self._refused)
        self.aim.show_path(self._outlines[0 if legal else 1], EDGE if legal else self._no)

    def left(self, places: Iterable[QRectF]) -> None:
        """Show from where the piece in the hand was taken."""
        before, self._left = self._left, outline(list(places))
        self.update(before.boundingRect().united(self._left.boundingRect()).adjusted(-2, -2, 2, 2))

    def played(self, places: Iterable[QRectF]) -> None:
        """Show in dashes where something was played that gave points away."""
        before, self._played = self._played, outline(list(places))
        self.update(before.boundingRect().united(self._played.boundingRect()).adjusted(-2, -2, 2, 2))

    def mark(self, places: Iterable[QRectF]) -> None:
        """Mark things that are spoken of beside the table."""
        self._marked = self._changed(self._marked, list(places))

    def arrow(self, start: QPointF | None, end: QPointF | None = None) -> None:
        """Draw an arrow from one point to another, or none."""
        before, self._arrow = self._arrow, None
        if start is not None and end is not None and QLineF(start, end).length() > SHORT:
            self._arrow = QLineF(start, end)
        for line in (before, self._arrow):
            if line is not None:
                self.update(QRectF(line.p1(), line.p2()).normalized().adjusted(-14, -14, 14, 14))

    def pointed_at(self) -> QRectF:
        """Round what is marked, where it would go, and the arrow between them."""
        whole = QRectF()
        for place in (*self._marked, *self._strong):
            whole = whole.united(place)
        if self._arrow is not None:
            whole = whole.united(QRectF(self._arrow.p1(), self._arrow.p2()).normalized())
        return whole

    def ring(self, place: QRectF | None) -> None:
        """Put the keyboard's ring round a thing, or nowhere."""
        self._ring = self._changed(self._ring, [place] if place else [])

    def _changed(self, before: list[QRectF], after: list[QRectF]) -> list[QRectF]:
        if before != after:
            dirty = QRectF()
            for place in (*before, *after):
                dirty = dirty.united(place)
            self.update(dirty.adjusted(-5, -5, 5, 5))
            self.ground.update(dirty.adjusted(-5, -5, 5, 5))
        return after

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        """Paint what is lit within the part that is wanted."""
        seen: QRectF = option.exposedRect
        for place in self._soft:
            if place.intersects(seen):
                self._paint_soft(painter, place)
        if self._breath:
            self._paint_breath(painter)
        for path in self._live:
            if path.boundingRect().adjusted(-3, -3, 3, 3).intersects(seen):
                self._paint_live(painter, path)
        self.paint_aimed(painter, OVER, QPen(EDGE, 1.4), QPen(self._no, 1.3))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, pattern in ((faded(INK, 0.55), Qt.PenStyle.SolidLine), (LINEN, Qt.PenStyle.DashLine)):
            painter.setPen(QPen(colour, 0.9, pattern))
            painter.drawPath(self._left)
        for colour, pattern in ((LINEN, Qt.PenStyle.SolidLine), (REFUSED, Qt.PenStyle.DashLine)):
            painter.setPen(QPen(colour, 1.5, pattern))
            painter.drawPath(self._played)
        for place in self._marked:
            fill(painter, place.adjusted(-1, -1, 1, 1), RING, 0.14, QPen(RING, 1.4))
        for place in self._ring:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for colour, width in ((INK, 2.6), (RING, 1.5)):
                painter.setPen(QPen(colour, width))
                painter.drawRoundedRect(place.adjusted(-1.6, -1.6, 1.6, 1.6), 3, 3)
        if self._arrow is not None:
            draw_arrow(painter, self._arrow)

    def paint_ground(self, painter: QPainter, seen: QRectF) -> None:
        """Paint the colour of lit places within the part that is wanted, without their lines."""
        for place in self._soft:
            if place.intersects(seen):
                shape(place)(painter, within(place), LEGAL, SOFT_FILL, QPen(Qt.PenStyle.NoPen))
        self.paint_aimed(painter, 1.0, QPen(Qt.PenStyle.NoPen), QPen(Qt.PenStyle.NoPen))

    def paint_aimed(self, painter: QPainter, part: float, legal: QPen, refused: QPen) -> None:
        """Paint the place that a drop would take with this part of its colour."""
        looks = (STRONG, STRONG_FILL, legal), (self._no, NO_FILL, refused)
        for path, (colour, opacity, edge) in zip(self._outlines, looks, strict=True):
            painter.setPen(edge)
            painter.setBrush(faded(colour, opacity * part))
            painter.drawPath(path)

    @staticmethod
    def _paint_soft(painter: QPainter, place: QRectF) -> None:
        """A lit place: a light line in a dark one, so that it stands out from every ground."""
        draw, inner = shape(place), within(place)
        draw(painter, inner, LEGAL, SOFT_FILL * OVER, QPen(DARK_EDGE, 2.2))
        draw(painter, inner, LEGAL, 0.0, QPen(LIGHT_EDGE, 1.1))

    def _paint_breath(self, painter: QPainter) -> None:
        """The light over all that is live, once where pieces lie on one another, so that they can be read."""
        whole = QPainterPath()
        whole.setFillRule(Qt.FillRule.WindingFill)
        for path in self._live:
            whole.addPath(path)
        painter.fillPath(whole, faded(LIGHT_EDGE, BREATH * self._breath))

    def _paint_live(self, painter: QPainter, path: QPainterPath) -> None:
        """The quiet mark of a live piece: its outline, a light line in a dark one."""
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in ((DARK_EDGE, 2.2), (LIGHT_EDGE, 1.1 + self._breath)):
            painter.setPen(QPen(colour, width, j=Qt.PenJoinStyle.RoundJoin))
            painter.drawPath(path)


class Ground(QGraphicsItem):
    """The colour of lit places, below the pieces, whose figures it would hide."""

    def __init__(self, area: QRectF, lights: Highlights) -> None:
        super().__init__()
        self._area, self._lights = area, lights
        self.setZValue(BELOW)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        """The whole table."""
        return self._area

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        """Paint what is lit within the part that is wanted."""
        self._lights.paint_ground(painter, option.exposedRect)


class Aim(QGraphicsItem):
    """The outline of the place under the piece in the hand, drawn over the piece, which would hide it."""

    def __init__(self, area: QRectF) -> None:
        super().__init__()
        self._area, self._path, self._colour = area, QPainterPath(), EDGE
        self.setZValue(TOP)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        """The whole table."""
        return self._area

    def show_path(self, path: QPainterPath, colour: QColor) -> None:
        """Show this outline; an empty one for none."""
        dirty = self._path.boundingRect().united(path.boundingRect())
        self._path, self._colour = path, colour
        self.update(dirty.adjusted(-3, -3, 3, 3))

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        """Paint the outline, light at its edges so that it shows on every piece."""
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in ((faded(LINEN, 0.85), 2.6), (self._colour, 1.5)):
            painter.setPen(QPen(colour, width, j=Qt.PenJoinStyle.RoundJoin))
            painter.drawPath(self._path)


def unique(places: Iterable[QRectF]) -> list[QRectF]:
    """The same places, each once."""
    return list({(r.x(), r.y(), r.width(), r.height()): r for r in places}.values())


def faded(colour: QColor, opacity: float) -> QColor:
    """A colour that lets the table through."""
    made = QColor(colour)
    made.setAlphaF(opacity)
    return made


def within(place: QRectF) -> QRectF:
    """The same place without the width of its lines."""
    return place.adjusted(1.1, 1.1, -1.1, -1.1)


def shape(place: QRectF) -> Callable[[QPainter, QRectF, QColor, float, QPen], None]:
    """What paints a lit place."""
    return oval if isinstance(place, Oval) else fill


def fill(painter: QPainter, place: QRectF, colour: QColor, opacity: float, pen: QPen) -> None:
    """A lit rectangle."""
    painter.setPen(pen)
    painter.setBrush(faded(colour, opacity))
    painter.drawRoundedRect(place, 2, 2)


def oval(painter: QPainter, place: QRectF, colour: QColor, opacity: float, pen: QPen) -> None:
    """A lit oval."""
    painter.setPen(pen)
    painter.setBrush(faded(colour, opacity))
    painter.drawEllipse(place)


def outline(places: list[QRectF]) -> QPainterPath:
    """One outline round the union of places."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for place in places:
        if isinstance(place, Oval):
            path.addEllipse(place)
        else:
            path.addRect(place)
    return path.simplified()


def draw_arrow(painter: QPainter, line: QLineF) -> None:
    """An arrow that bends a little, dark at its edge so that it shows on every ground."""
    start, end = line.p1(), line.p2()
    across = QPointF(-line.dy(), line.dx()) * 0.12
    bend = (start + end) / 2 + across
    draw_bow(painter, (start, bend, end), RING, widths=(4.2, 2.6), tip=(9, 0.45, 5), edge=QPen(INK, 0.8))


def draw_bow(
    painter: QPainter,
    way: tuple[QPointF, QPointF, QPointF],
    colour: QColor,
    *,
    widths: tuple[float, float],
    tip: tuple[float, float, float],
    edge: QPen,
) -> None:
    """An arrow over a bend, dark at its edge.

    `widths`: of the dark and of itself. `tip`: its length, half its angle, how far behind it the shaft ends.
    """
    start, bend, end = way
    length, half, behind = tip
    last = QLineF(bend, end)
    last.setLength(max(last.length() - behind, 1))
    path = QPainterPath(start)
    path.quadTo(bend, last.p2())
    angle = math.atan2(end.y() - bend.y(), end.x() - bend.x())
    turns = (angle - half, angle + half)
    sides = [QPointF(math.cos(turn), math.sin(turn)) * -length for turn in turns]
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for ink, width in zip((INK, colour), widths, strict=True):
        painter.setPen(QPen(ink, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawPath(path)
    painter.setPen(edge)
    painter.setBrush(colour)
    painter.drawPolygon(QPolygonF([end, end + sides[0], end + sides[1]]))
