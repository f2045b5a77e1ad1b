"""The graph below a review: each seat's expected points, with a flag at each turning point."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QGridLayout, QLabel, QToolButton

from tabletop.engine.game import PERSON
from tabletop.session.protocol import Session
from tabletop.session.views import EVERYBODY
from tabletop.ui.keys import named
from tabletop.ui.panels.timeline import Ticks, Timeline
from tabletop.ui.style import theme
from tabletop.ui.style.i18n import player_names, signed_number, tenths
from tabletop.ui.widgets import icons
from tabletop.ui.widgets.flag import SIZE, paint_flag

_HIGH, LOW = 132, 96
"""Height of the graph in pixels at 100 %: usually, and in a low window."""
_LOW_WINDOW = 760
"""A window lower than this (pixels at 100 %) is low."""
_AXIS, ENDS = 38, 150
"""Widths at the left for the axis and at the right for the final scores, in pixels at 100 %."""
_ABSOLUTE = Qt.AlignmentFlag.AlignAbsolute
_LEFT, RIGHT = Qt.AlignmentFlag.AlignLeft | _ABSOLUTE, Qt.AlignmentFlag.AlignRight | _ABSOLUTE
_SIGN, _SIGN_EVERY = 9, 90
"""Size of the seats' signs on their lines, and their distance at 100 %, in pixels."""
_STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500)


@dataclass(frozen=True, slots=True)
class Lines:
    """The lines of the graph.

    Attributes:
        at: Numbers of actions played, ascending; the x values.
        points: For each of `at`, the points of every seat.
        spread: For each of `at`, the usual error of every seat's points; empty if not measured.
        expected: True if the points are expected final scores, False if they are the scores so far.
    """

    at: tuple[int, ...] = ()
    points: tuple[tuple[float, ...], ...] = ()
    spread: tuple[tuple[float, ...], ...] = ()
    expected: bool = False


@dataclass(frozen=True, slots=True)
class Whisker:
    """Points that a seat gave away in one decision.

    Attributes:
        at: Number of actions played before the decision.
        number: Number of the turning point; 0 if it is none.
    """

    at: int
    seat: int
    lost: float
    number: int


class Graph(Ticks):
    """The moments of a match as a slider below lines of points. Like any graph it is never mirrored."""

    def __init__(self) -> None:
        super().__init__()
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self._least = 1
        self._names: tuple[str, ...] = ()
        self._automata: tuple[bool, ...] = ()
        self._scored: list[int] = []
        self._final: tuple[int, ...] = ()
        self._lines, self._whiskers, self._chosen = Lines(), tuple[Whisker, ...](), -1
        self._range = 0.0, 1.0
        self.setMouseTracking(True)

    def show_ticks(self, session: Session, _steps: Sequence[tuple[int, int, int]] = ()) -> None:
        """Show the entries and rounds of a match; lines and whiskers stand at whole actions."""
        super().show_ticks(session)

    def show_end(self, session: Session) -> None:
        """Show the names of the players and the final scores."""
        game, last = session.game, session.full_view(session.now, EVERYBODY)
        self._names = player_names(game, session.setup)
        self._automata = tuple(who != PERSON for who in session.setup.seats)
        self._scored, end = game.scoring_seats(last), session.result
        self._final = end.scores if end is not None else ()
        self.update()

    def show_lines(self, lines: Lines, whiskers: Sequence[Whisker], chosen: int) -> None:
        """Show these lines; `chosen`: the moment of the decision on the table, -1 for none."""
        shown = lines, tuple(whiskers), chosen
        if shown != (self._lines, self._whiskers, self._chosen):
            self._lines, self._whiskers, self._chosen = shown
            self._range = self._ranged()
            self.update()

    def _ranged(self) -> tuple[float, float]:
        heights = [row[seat] for row in self._lines.points for seat in self._scored]
        heights += [self._height(whisker.seat, whisker.at) + whisker.lost for whisker in self._whiskers]
        low, high = min(heights, default=0.0), max(heights, default=10.0)
        return low - 1, max(high, low + 5) + 1

    def _height(self, seat: int, at: float) -> float:
        """Return the points of a seat's line at a moment, interpolated; 0 if there is no line."""
        known = list(zip(self._lines.at, self._lines.points, strict=True))
        before = [pair for pair in known if pair[0] <= at]
        after = [pair for pair in known if pair[0] > at]
        if not before or not after:
            return (before or after)[-1][1][seat] if known else 0.0
        (start, first), (end, last) = before[-1], after[0]
        return first[seat] + (last[seat] - first[seat]) * (at - start) / (end - start)

    # Painting

    def _box(self) -> QRectF:
        self._margins = theme.scaled(_AXIS), min(theme.scaled(ENDS), self.width() // 4)
        left, right = self._margins
        over, below = theme.scaled(SIZE) + 4, theme.scaled(16)
        return QRectF(left, over, self.width() - left - right, self.height() - over - below)

    def _y(self, box: QRectF, points: float) -> float:
        low, high = self._range
        return box.bottom() - box.height() * (points - low) / (high - low)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the grid, the rounds, the lines, the flags and the handle."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = self._box()
        self._paint_grid(painter, box)
        for seat in self._scored if self._lines.at else ():
            self._paint_spread(painter, box, seat)
        for seat in self._scored if self._lines.at else ():
            self._paint_line(painter, box, seat)
        for whisker in self._whiskers:
            self._paint_whisker(painter, box, whisker)
        self._paint_ends(painter, box)
        x, accent = self._x(self.value()), theme.colour("accent")
        painter.setPen(QPen(accent, 2))
        painter.drawLine(QPointF(x, box.top() - 6), QPointF(x, box.bottom() + 2))
        painter.setBrush(accent)
        painter.setPen(QPen(theme.colour("text" if self.hasFocus() else "panel"), 1.5))
        painter.drawEllipse(QRectF(x - 5, box.bottom() - 8, 10, 10))  # above the numbers of the rounds
        painter.end()

    def _paint_grid(self, painter: QPainter, box: QRectF) -> None:
        low, high = self._range
        small = theme.plain(theme.scaled(11))
        painter.setFont(small)
        line = QFontMetrics(small).height()
        step = next(
            (step for step in _STEPS if (high - low) / step * line * 1.05 <= box.height()), _STEPS[-1]
        )
        line_pen, words_pen = QPen(theme.colour("line"), 1), QPen(theme.colour("quiet"), 1)
        for points in range(int(low // step + 1) * step, int(high) + 1, step):
            y = self._y(box, points)
            painter.setPen(line_pen)
            painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y))
            painter.setPen(words_pen)
            place = QRectF(0, y - line / 2, box.left() - 6, line)
            painter.drawText(place, int(RIGHT), signed_number(points))
        drawn = -100.0
        for at, number in self._rounds:
            x = self._x(at)
            painter.setPen(line_pen)
            painter.drawLine(QPointF(x, box.top()), QPointF(x, box.bottom()))
            if x - drawn > line * 1.5:
                painter.setPen(words_pen)
                place = QRectF(x + 3, box.bottom() + 2, line * 3, line)
                painter.drawText(place, int(_LEFT), str(number))
                drawn = x

    def _points(self, box: QRectF, seat: int, off: float = 0.0) -> list[QPointF]:
        lines = self._lines
        spread = lines.spread or ((0.0,) * len(self._names),) * len(lines.at)
        rows = zip(lines.at, lines.points, spread, strict=True)
        low, high = self._range
        return [
            QPointF(self._x(at), self._y(box, min(max(points[seat] + off * apart[seat], low), high)))
            for at, points, apart in rows
        ]

    def _paint_spread(self, painter: QPainter, box: QRectF, seat: int) -> None:
        """Paint the band that holds the outcome in two of three cases."""
        if self._lines.spread:
            colour = QColor(icons.seat_colour(seat))
            colour.setAlphaF(0.13)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour)
            upper, lower = self._points(box, seat, 1.0), self._points(box, seat, -1.0)
            painter.drawPolygon(QPolygonF([*upper, *lower[::-1]]))

    def _paint_line(self, painter: QPainter, box: QRectF, seat: int) -> None:
        path = QPainterPath()
        for n, point in enumerate(self._points(box, seat)):
            path.lineTo(point) if n else path.moveTo(point)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(icons.seat_colour(seat), 2.2))
        painter.drawPath(path)
        apart = theme.scaled(_SIGN_EVERY)
        due = box.left() + apart * (0.3 + 0.2 * seat)
        for point in self._points(box, seat):
            if point.x() >= due:
                sign = QRectF(point.x() - _SIGN / 2, point.y() - _SIGN / 2, _SIGN, _SIGN)
                painter.fillPath(icons.seat_path(seat, sign), icons.seat_colour(seat))
                due = point.x() + apart

    def _paint_whisker(self, painter: QPainter, box: QRectF, whisker: Whisker) -> None:
        """Paint a bar from the expected points up to the points of the better move, and its flag."""
        x, points = self._x(whisker.at), self._height(whisker.seat, whisker.at)
        top = self._y(box, points + whisker.lost)
        red = QPen(theme.colour("refused"), 3)
        red.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(red)
        painter.drawLine(QPointF(x, self._y(box, points)), QPointF(x, top))
        if whisker.number:
            where = self._flag(box, whisker)
            painter.setPen(QPen(theme.colour("refused"), 1.2))
            painter.drawLine(QPointF(x, top), where)
            paint_flag(painter, where, whisker.number, filled=whisker.at == self._chosen)

    def _flag(self, box: QRectF, whisker: Whisker) -> QPointF:
        """Return the centre of a flag: above the lines, and right of any earlier flag it would overlap."""
        size, y = theme.scaled(SIZE), theme.scaled(SIZE) / 2 + 1
        before = [each for each in self._whiskers if each.number and each.at < whisker.at]
        near = before and abs(self._x(before[-1].at) - self._x(whisker.at)) < size
        x = max(self._x(whisker.at), self._flag(box, before[-1]).x() + size) if near else self._x(whisker.at)
        return QPointF(x, y)

    def _paint_ends(self, painter: QPainter, box: QRectF) -> None:
        """Paint the final scores, each at the end of its line, without overlaps."""
        if not self._final:
            return
        bold, small = theme.plain(theme.scaled(13), QFont.Weight.Bold), theme.plain(theme.scaled(12))
        line = QFontMetrics(bold).height()
        ranked = sorted(self._scored, key=lambda seat: -self._final[seat])
        wished = [self._y(box, self._final[seat]) if self._lines.at else box.top() for seat in ranked]
        for n in range(len(wished)):
            least = wished[n - 1] + line if n else line / 2
            wished[n] = max(wished[n], least)
        over = max(wished[-1] - (self.height() - line / 2), 0.0) if wished else 0.0
        for seat, at in zip(ranked, wished, strict=True):
            y, x, size = at - over, box.right() + 8, line * 0.72
            mark = QRectF(x, y - size / 2, size, size)
            icons.paint_mark(painter, seat, mark, automa=self._automata[seat])
            x += size + 6
            painter.setFont(bold)
            painter.setPen(theme.colour("text"))
            points = signed_number(self._final[seat])
            wide = QFontMetrics(bold).horizontalAdvance(points)
            painter.drawText(QRectF(x, y - line / 2, wide + 2, line), int(_LEFT), points)
            x += wide + 6
            painter.setFont(small)
            room = self.width() - x - 4
            name = QFontMetrics(small).elidedText(self._names[seat], Qt.TextElideMode.ElideRight, int(room))
            place = QRectF(x, y - line / 2, room, line)
            painter.setPen(theme.colour("quiet"))
            painter.drawText(place, int(_LEFT | Qt.AlignmentFlag.AlignVCenter), name)

    # Mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to the moment of the flag under the pointer, else to the moment at that place."""
        box, here, reach = self._box(), event.position(), theme.scaled(SIZE) * 0.6
        for whisker in self._whiskers:
            if whisker.number and (self._flag(box, whisker) - here).manhattanLength() <= reach:
                self.setValue(whisker.at)
                event.accept()
                return
        super().mousePressEvent(event)

    # Screen readers

    def spoken_text(self) -> str:
        """Return the graph in words: final scores and turning points."""
        ends = [f"{self._names[seat]}: {signed_number(self._final[seat])}" for seat in self._scored]
        stops = [
            self.tr("Turning point {n}: {points} points given away").format(
                n=each.number, points=tenths(each.lost)
            )
            for each in self._whiskers
            if each.number
        ]
        return ". ".join((*ends, *stops))


class ReviewFoot(Timeline):
    """The graph with its heading, and the buttons of the timeline."""

    def __init__(self, speed: QToolButton) -> None:
        self.graph, self._head, self._legend = Graph(), QLabel(), QLabel()
        self._high = _HIGH
        self._expected, self._measured = True, False
        super().__init__(speed, self.graph)

    def _arrange(self, speed: QToolButton) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(10, 6, 12, 4)
        grid.setHorizontalSpacing(4)
        grid.setVerticalSpacing(2)
        self._head.setProperty("role", "strong")
        self._legend.setProperty("role", "small")
        for label in (self._head, self._legend):
            label.setWordWrap(True)
        grid.addWidget(self._head, 0, 0, 1, 5)
        grid.addWidget(self._legend, 1, 0, 1, 5, Qt.AlignmentFlag.AlignTop)
        for column, button in enumerate((self.first, self.play, self.step, self.now, speed)):
            grid.addWidget(button, 2, column)
        grid.addWidget(self.graph, 0, 5, 3, 1)
        grid.setColumnStretch(5, 1)
        grid.setRowStretch(1, 1)

    def fit(self) -> None:
        """Set the height for the window and the text size."""
        high = theme.scaled(self._high)
        self.graph.setFixedHeight(high)
        self.setFixedHeight(high + 10)

    def fit_window(self, high: int) -> None:
        """Set the height for a window `high` pixels high: lower in a low one, to leave room for the table."""
        wished = LOW if high < theme.scaled(_LOW_WINDOW) else _HIGH
        if wished != self._high:
            self._high = wished
            self.fit()

    def retranslate(self) -> None:
        """Retranslate all texts."""
        super().retranslate()
        self.show_kind(expected=self._expected, measured=self._measured)

    def lines_title(self, *, expected: bool) -> str:
        """Return what the lines show; `expected`: as in `Lines`."""
        return self.tr("Expected at the end") if expected else self.tr("Points so far")

    def show_kind(self, *, expected: bool, measured: bool) -> None:
        """Label the lines.

        Args:
            expected: As in `Lines`.
            measured: False if it is known that there are no forecasts for such a match.
        """
        self._expected, self._measured = expected, measured
        head = self.lines_title(expected=expected)
        if expected:
            legend = self.tr("Shaded: typical error.")
        elif measured:
            legend = self.tr("What was to be expected is shown once the review goes on.")
        else:
            legend = self.tr("No accuracy data for this line-up.")
        self._head.setText(head)
        self._legend.setText(legend)
        tooltip = self.tr("Red: points given away. {key} goes to the next turning point.")
        self._legend.setToolTip(tooltip.format(key=named("point")))
        self.graph.setAccessibleName(head)
        self.graph.setAccessibleDescription(self.graph.spoken_text())
