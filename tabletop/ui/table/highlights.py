"""Highlights: legal places, the place under the piece, refused cells, an arrow, the keyboard's ring."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from tabletop.ui.table.drop_targets import Oval

_LEGAL, STRONG, EDGE = QColor("#5CC496"), QColor("#3FA076"), QColor("#1F6B4B")
LIGHT_EDGE, DARK_EDGE = QColor("#D6F7E5"), QColor("#0F3B29")
"""The two lines round a highlighted place. Their contrast is above 3 to 1, so one shows on any background."""
_REFUSED, _WAITS = QColor("#B3362B"), QColor("#8A5A2B")
"""The colours of what the rules refuse, and of what is legal but must wait for the lesson."""
RING, INK, LINEN_COLOUR = QColor("#F0B35A"), QColor("#2B2622"), QColor("#FFF8EA")
ABOVE = 900.0
"""Z value above what lies on the table, below what is carried or flies."""
_TOP = 2100.0
"""Z value above what is carried."""
_BELOW = -1.0
"""Z value below the pieces, above what is printed."""
_SOFT_FILL, _STRONG_FILL, _NO_FILL = 0.26, 0.50, 0.34
"""Opacity below the pieces of a legal place, of the place of a legal drop, and of a refused place."""
_OVER = 0.25
"""Part of that opacity above the pieces, so that pieces on highlighted places stay visible."""
_SHORT = 12.0
"""Minimum length of an arrow, in millimetres."""
_BREATH = 0.4
"""Maximum opacity of the light over live pieces."""


class Highlights(QGraphicsItem):
    """One item over the whole table that paints all highlights; `ground` paints those below the pieces."""

    def __init__(self, area: QRectF) -> None:
        super().__init__()
        self._area = area
        self._soft: list[QRectF] = []
        self._strong: list[QRectF] = []
        self._refused: list[QRectF] = []
        self._no = _REFUSED
        self._outlines = QPainterPath(), QPainterPath()
        self._left, self._played = QPainterPath(), QPainterPath()
        self.aim = Aim(area)
        self.ground = Ground(area, self)
        """Both must be added to the scene as well."""
        self._live: list[QPainterPath] = []
        self._breath = 0.0
        self._marked: list[QRectF] = []
        self._ring: list[QRectF] = []
        self._arrow: QLineF | None = None
        self.setZValue(ABOVE)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        """Return the whole table."""
        return self._area

    def soft(self, places: Iterable[QRectF]) -> None:
        """Highlight all places where the lifted piece may go."""
        self._soft = self._changed(self._soft, unique(places))

    def live(self, outlines: list[QPainterPath]) -> None:
        """Mark the pieces of these outlines as live."""
        before, self._live = self._live, outlines
        if before != outlines:
            self._update_live(before)
            self._update_live(outlines)

    def breathe(self, strength: float) -> None:
        """Light up the live pieces; strength from 0 (not at all) to 1."""
        self._breath = strength
        self._update_live(self._live)

    def _update_live(self, outlines: list[QPainterPath]) -> None:
        for path in outlines:
            self.update(path.boundingRect().adjusted(-3, -3, 3, 3))

    def strong(self, places: Iterable[QRectF], *, legal: bool = True, waits: bool = False) -> None:
        """Highlight the place of a drop: green if it is legal, red if refused, brown if it must wait."""
        places = list(places)
        self._no = _WAITS if waits else _REFUSED
        self._strong = self._changed(self._strong, places if legal else [])
        self._refused = self._changed(self._refused, [] if legal else places)
        self._outlines = outline_path(self._strong), outline_path(self._refused)
        self.aim.show_path(self._outlines[0 if legal else 1], EDGE if legal else self._no)

    def left(self, places: Iterable[QRectF]) -> None:
        """Show where the lifted piece was taken from."""
        before, self._left = self._left, outline_path(list(places))
        self.update(before.boundingRect().united(self._left.boundingRect()).adjusted(-2, -2, 2, 2))

    def highlight_played(self, places: Iterable[QRectF]) -> None:
        """Show with dashes where a move was played that lost points."""
        before, self._played = self._played, outline_path(list(places))
        self.update(before.boundingRect().united(self._played.boundingRect()).adjusted(-2, -2, 2, 2))

    def mark_places(self, places: Iterable[QRectF]) -> None:
        """Mark things that a hint, a note or a list refers to."""
        self._marked = self._changed(self._marked, list(places))

    def arrow(self, start: QPointF | None, end: QPointF | None = None) -> None:
        """Draw an arrow from one point to another; None removes it."""
        before, self._arrow = self._arrow, None
        if start is not None and end is not None and QLineF(start, end).length() > _SHORT:
            self._arrow = QLineF(start, end)
        for line in (before, self._arrow):
            if line is not None:
                self.update(QRectF(line.p1(), line.p2()).normalized().adjusted(-14, -14, 14, 14))

    def pointed_at(self) -> QRectF:
        """Return the rectangle around what is marked, where it would go, and the arrow."""
        whole = QRectF()
        for place in (*self._marked, *self._strong):
            whole = whole.united(place)
        if self._arrow is not None:
            whole = whole.united(QRectF(self._arrow.p1(), self._arrow.p2()).normalized())
        return whole

    def ring(self, place: QRectF | None) -> None:
        """Draw the keyboard's ring round a thing; None removes it."""
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
        """Paint the highlights within the exposed rectangle."""
        seen: QRectF = option.exposedRect
        for place in self._soft:
            if place.intersects(seen):
                self._paint_soft(painter, place)
        if self._breath:
            self._paint_breath(painter)
        for path in self._live:
            if path.boundingRect().adjusted(-3, -3, 3, 3).intersects(seen):
                self._paint_live(painter, path)
        self.paint_aimed(painter, _OVER, QPen(EDGE, 1.4), QPen(self._no, 1.3))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, pattern in (
            (faded(INK, 0.55), Qt.PenStyle.SolidLine),
            (LINEN_COLOUR, Qt.PenStyle.DashLine),
        ):
            painter.setPen(QPen(colour, 0.9, pattern))
            painter.drawPath(self._left)
        for colour, pattern in ((LINEN_COLOUR, Qt.PenStyle.SolidLine), (_REFUSED, Qt.PenStyle.DashLine)):
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
        """Paint the fill of highlighted places within the exposed rectangle, without their lines."""
        for place in self._soft:
            if place.intersects(seen):
                shape(place)(painter, within(place), _LEGAL, _SOFT_FILL, QPen(Qt.PenStyle.NoPen))
        self.paint_aimed(painter, 1.0, QPen(Qt.PenStyle.NoPen), QPen(Qt.PenStyle.NoPen))

    def paint_aimed(self, painter: QPainter, part: float, legal: QPen, refused: QPen) -> None:
        """Paint the place of a drop with this part of its opacity."""
        looks = (STRONG, _STRONG_FILL, legal), (self._no, _NO_FILL, refused)
        for path, (colour, opacity, edge) in zip(self._outlines, looks, strict=True):
            painter.setPen(edge)
            painter.setBrush(faded(colour, opacity * part))
            painter.drawPath(path)

    @staticmethod
    def _paint_soft(painter: QPainter, place: QRectF) -> None:
        """Paint a highlighted place: a light line within a dark one, so that it shows on every background."""
        draw, inner = shape(place), within(place)
        draw(painter, inner, _LEGAL, _SOFT_FILL * _OVER, QPen(DARK_EDGE, 2.2))
        draw(painter, inner, _LEGAL, 0.0, QPen(LIGHT_EDGE, 1.1))

    def _paint_breath(self, painter: QPainter) -> None:
        """Light all live pieces, once where they overlap, so that they stay legible."""
        whole = QPainterPath()
        whole.setFillRule(Qt.FillRule.WindingFill)
        for path in self._live:
            whole.addPath(path)
        painter.fillPath(whole, faded(LIGHT_EDGE, _BREATH * self._breath))

    def _paint_live(self, painter: QPainter, path: QPainterPath) -> None:
        """Paint the mark of a live piece: its outline, a light line within a dark one."""
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in ((DARK_EDGE, 2.2), (LIGHT_EDGE, 1.1 + self._breath)):
            painter.setPen(QPen(colour, width, j=Qt.PenJoinStyle.RoundJoin))
            painter.drawPath(path)


class Ground(QGraphicsItem):
    """The fill of highlighted places, below the pieces because it would hide their figures."""

    def __init__(self, area: QRectF, lights: Highlights) -> None:
        super().__init__()
        self._area, self._lights = area, lights
        self.setZValue(_BELOW)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        """Return the whole table."""
        return self._area

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        """Paint the fills within the exposed rectangle."""
        self._lights.paint_ground(painter, option.exposedRect)


class Aim(QGraphicsItem):
    """The outline of the place under the lifted piece, painted above the piece, which would hide it."""

    def __init__(self, area: QRectF) -> None:
        super().__init__()
        self._area, self._path, self._colour = area, QPainterPath(), EDGE
        self.setZValue(_TOP)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        """Return the whole table."""
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
        for colour, width in ((faded(LINEN_COLOUR, 0.85), 2.6), (self._colour, 1.5)):
            painter.setPen(QPen(colour, width, j=Qt.PenJoinStyle.RoundJoin))
            painter.drawPath(self._path)


def unique(places: Iterable[QRectF]) -> list[QRectF]:
    """Return the same places without duplicates."""
    return list({(r.x(), r.y(), r.width(), r.height()): r for r in places}.values())


def faded(colour: QColor, opacity: float) -> QColor:
    """Return a colour with this opacity, from 0 to 1."""
    made = QColor(colour)
    made.setAlphaF(opacity)
    return made


def within(place: QRectF) -> QRectF:
    """Return a place without the width of its lines."""
    return place.adjusted(1.1, 1.1, -1.1, -1.1)


def shape(place: QRectF) -> Callable[[QPainter, QRectF, QColor, float, QPen], None]:
    """Return the function that paints a highlighted place: `oval` or `fill`."""
    return oval if isinstance(place, Oval) else fill


def fill(painter: QPainter, place: QRectF, colour: QColor, opacity: float, pen: QPen) -> None:
    """Paint a highlighted rectangle."""
    painter.setPen(pen)
    painter.setBrush(faded(colour, opacity))
    painter.drawRoundedRect(place, 2, 2)


def oval(painter: QPainter, place: QRectF, colour: QColor, opacity: float, pen: QPen) -> None:
    """Paint a highlighted oval."""
    painter.setPen(pen)
    painter.setBrush(faded(colour, opacity))
    painter.drawEllipse(place)


def outline_path(places: list[QRectF]) -> QPainterPath:
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
    """Paint a slightly curved arrow, dark at its edge so that it shows on every background."""
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
    """Paint a curved arrow with a dark edge.

    Args:
        painter: The painter.
        way: The start, the control point of the curve, and the end.
        colour: The colour of the arrow.
        widths: The widths of the dark edge and of the shaft.
        tip: The tip's length, half its angle in radians, and how far behind it the shaft ends.
        edge: The pen of the tip's edge.
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
