"""Counts the points of a finished match, one category after another, all seats side by side."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, QEvent, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QStyle, QWidget

from tabletop.art.bust_parts import Mood
from tabletop.engine.game import PERSON
from tabletop.engine.rules import State
from tabletop.session.protocol import Session
from tabletop.ui.panels.score import categories
from tabletop.ui.style import theme
from tabletop.ui.style.i18n import player_names, signed_number, to_language
from tabletop.ui.widgets import icons
from tabletop.ui.widgets.portrait import bust_of, paint_seated

_LEAST_MS, _MOST_MS = 6000, 8000
"""Minimum and maximum duration at speed 1, in milliseconds."""
_EACH_MS, _REST_MS = 1000, 1500
"""Milliseconds per category, and milliseconds the totals are shown at the end."""
_TICK_MS = 30
_GROWS = 0.6
"""Fraction of a category's time in which its bars grow."""
_MARGIN, _WIDEST, _HIGHEST = 32, 960, 46
"""Margin round and inside the card, maximum width of the card, maximum height of a row, in pixels."""
_NAMES = 0.28
"""Fraction of the width for the names of the categories."""
_GAP = 10
_KEYS = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape)


class ScoreCount(QWidget):
    """An animated count; Space, Enter, Esc or a click ends it at once."""

    counted = Signal(int)
    """Emitted when a category begins, with its number from 0."""
    over = Signal()
    """Emitted when the count ends."""

    def __init__(self, session: Session, state: State, speed: float, parent: QWidget) -> None:
        super().__init__(parent)
        game = session.game
        self._rows = [
            (to_language(points.category), [own.points if own is not None else 0 for own in row])
            for points, row in categories(game, state)
        ]
        self._seats = game.scoring_seats(state)
        self._automata = [session.setup.seats[seat] != PERSON for seat in self._seats]
        self._names = player_names(game, session.setup)
        self._busts = [bust_of(session.setup.seats[seat]) for seat in self._seats]
        self._won = [session.game.ranks(state)[seat] == 1 for seat in self._seats]
        self._riders: dict[tuple[int, int, Mood], QPixmap] = {}
        """The faces that ride on the bars, by place, size and mood: a drawing takes long."""
        whole = max(_LEAST_MS, min(_MOST_MS, _EACH_MS * len(self._rows) + _REST_MS))
        self._each = (whole - _REST_MS) / max(len(self._rows), 1) / speed
        self._ends = whole / speed
        self._begun = 0
        """Number of categories that have begun."""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(self.tr("The points are counted. Space shows them at once."))
        self._clock = QElapsedTimer()
        self._clock.start()
        self._timer = QTimer(self, interval=_TICK_MS)
        self._timer.timeout.connect(self._tick)
        self._timer.start()

    def finish(self) -> None:
        """End the count."""
        if self._timer.isActive():
            self._timer.stop()
            self.over.emit()

    def _tick(self) -> None:
        if self._clock.elapsed() >= self._ends:
            self.finish()
            return
        begun = min(int(self._clock.elapsed() / self._each) + 1, len(self._rows))
        if begun > self._begun:
            self._begun = begun
            self.counted.emit(begun - 1)
        self.update()

    def grown(self, row: int) -> float:
        """Growth of the bars of a category, from 0 to 1."""
        return max(0.0, min((self._clock.elapsed() / self._each - row) / _GROWS, 1.0))

    # Keys and mouse

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Skip the count on any key in KEYS."""
        if event.key() in _KEYS:
            self.finish()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Skip the count on a click."""
        event.accept()
        self.finish()

    def event(self, event: QEvent) -> bool:
        """Keep the keys in KEYS from being taken as shortcuts of the window."""
        override = event.type() == QEvent.Type.ShortcutOverride
        if override and isinstance(event, QKeyEvent) and event.key() in _KEYS:
            event.accept()
            return True
        return super().event(event)

    # Painting

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the categories counted so far."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rows, wide = len(self._rows) + 3, min(_WIDEST, self.width() - 2 * _MARGIN)
        room = self.height() - 4 * _MARGIN
        high = min(theme.scaled(_HIGHEST), room // rows)
        card = QRect(0, 0, wide, high * rows + 2 * _MARGIN)
        card.moveCenter(self.rect().center())
        painter.setPen(theme.colour("line"))
        painter.setBrush(theme.colour("panel"))
        painter.drawRoundedRect(card, 10, 10)
        inner = card.adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
        letters = min(theme.scaled(15), high - 8)
        self._paint_head(painter, self._line(inner, 0, high), letters)
        most = max((abs(n) for _, points in self._rows for n in points), default=1) or 1
        for at, (name, points) in enumerate(self._rows):
            if (grown := self.grown(at)) > 0:
                self._paint_row(
                    painter, self._line(inner, at + 1, high), (name, points), (grown, most), letters
                )
        self._paint_totals(painter, self._line(inner, rows - 2, high), letters)
        self._paint_riders(painter, inner, high, most)
        hint = self.tr("Space: show all")
        self._write(
            painter,
            self._line(inner, rows - 1, high),
            hint,
            letters - 2,
            "quiet",
            Qt.AlignmentFlag.AlignHCenter,
        )
        painter.end()

    @staticmethod
    def _line(inner: QRect, at: int, high: int) -> QRect:
        return QRect(inner.x(), inner.y() + at * high, inner.width(), high)

    def _cells(self, line: QRect) -> tuple[QRect, list[QRect]]:
        """Return the rectangles of a category's name and of each seat's points."""
        first = round(line.width() * _NAMES)
        each = (line.width() - first) // max(len(self._seats), 1)
        name = QRect(line.x(), line.y(), first - _GAP, line.height())
        cells = [
            QRect(line.x() + first + each * at, line.y(), each - _GAP, line.height())
            for at in range(len(self._seats))
        ]
        return name, cells

    def _seen(self, rect: QRect) -> QRect:
        return QStyle.visualRect(self.layoutDirection(), self.rect(), rect)

    def _write(
        self,
        painter: QPainter,
        place: QRect,
        words: str,
        letters: int,
        colour: str = "text",
        across: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeading,
        weight: QFont.Weight = QFont.Weight.Normal,
    ) -> None:
        font = theme.plain(letters, weight)
        painter.setFont(font)
        painter.setPen(theme.colour(colour))
        shown = QFontMetrics(font).elidedText(words, Qt.TextElideMode.ElideRight, place.width())
        side = QStyle.visualAlignment(self.layoutDirection(), across)
        painter.drawText(self._seen(place), int(side | Qt.AlignmentFlag.AlignVCenter), shown)

    def _paint_head(self, painter: QPainter, line: QRect, letters: int) -> None:
        _, cells = self._cells(line)
        for seat, automa, cell in zip(self._seats, self._automata, cells, strict=True):
            mark = QRect(cell.x(), cell.center().y() - letters // 2, letters, letters)
            icons.paint_mark(painter, seat, self._seen(mark).toRectF(), automa=automa)
            name = cell.adjusted(letters + 6, 0, 0, 0)
            self._write(painter, name, self._names[seat], letters, weight=QFont.Weight.DemiBold)

    def _paint_row(
        self,
        painter: QPainter,
        line: QRect,
        row: tuple[str, list[int]],
        bars: tuple[float, int],
        letters: int,
    ) -> None:
        (name, points), (grown, most) = row, bars
        place, cells = self._cells(line)
        self._write(painter, place, name, letters)
        for seat, cell in zip(self._seats, cells, strict=True):
            now = round(points[seat] * grown)
            number = QRect(cell.x(), cell.y(), self._number_width(letters), cell.height())
            self._write(painter, number, signed_number(now), letters)
            bar = self._bar(cell, letters, abs(points[seat]) * grown / most)
            colour = QColor(icons.seat_colour(seat))
            if points[seat] < 0:
                painter.setPen(colour)
                painter.setBrush(Qt.BrushStyle.NoBrush)
            else:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(colour)
            painter.drawRect(self._seen(bar))

    @staticmethod
    def _number_width(letters: int) -> int:
        return QFontMetrics(theme.plain(letters)).horizontalAdvance("\N{MINUS SIGN}888") + 4

    def _bar(self, cell: QRect, letters: int, part: float) -> QRect:
        """Return the bar of a seat in its cell; `part`: its length as a part of the longest bar's."""
        room = cell.adjusted(self._number_width(letters), cell.height() // 4, 0, -(cell.height() // 4))
        return QRect(room.x(), room.y(), round(room.width() * part), room.height())

    def _paint_riders(self, painter: QPainter, inner: QRect, high: int, most: int) -> None:
        """Paint the faces at the ends of the growing bars, and at last beside the totals, the winner glad."""
        counted = self._clock.elapsed() >= self._each * len(self._rows)
        at = len(self._rows) + 1 if counted else max(self._begun, 1)
        line, side = self._line(inner, at, high), high - 6
        letters = min(theme.scaled(15), high - 8)
        _, cells = self._cells(line)
        for place, (seat, cell) in enumerate(zip(self._seats, cells, strict=True)):
            if counted:
                middle = cell.x() + self._number_width(letters + 8) + side // 2
            else:
                points, grown = self._rows[at - 1][1][seat], self.grown(at - 1)
                middle = self._bar(cell, letters, abs(points) * grown / most).right() + 1
            spot = QRect(middle - side // 2, line.y() + 3, side, side)
            spot.moveRight(min(spot.right(), cell.right()))
            if self._busts[place]:
                mood = Mood.GLAD if counted and self._won[place] else Mood.CALM
                painter.drawPixmap(self._seen(spot), self._rider(place, side, mood))

    def _rider(self, place: int, side: int, mood: Mood) -> QPixmap:
        """Return the face of a seat with its ring and sign."""
        known = self._riders.get((place, side, mood))
        if known is None:
            ratio = self.devicePixelRatioF()
            known = QPixmap(QSize(side, side) * ratio)
            known.setDevicePixelRatio(ratio)
            known.fill(Qt.GlobalColor.transparent)
            painter = QPainter(known)
            paint_seated(painter, QRectF(0, 0, side, side), self._busts[place], self._seats[place], mood)
            painter.end()
            self._riders[place, side, mood] = known
        return known

    def _paint_totals(self, painter: QPainter, line: QRect, letters: int) -> None:
        place, cells = self._cells(line)
        strong = QFont.Weight.Bold
        self._write(painter, place, self.tr("Total"), letters, weight=strong)
        for seat, cell in zip(self._seats, cells, strict=True):
            total = sum(round(points[seat] * self.grown(at)) for at, (_, points) in enumerate(self._rows))
            self._write(painter, cell, signed_number(total), letters + 6, weight=strong)
