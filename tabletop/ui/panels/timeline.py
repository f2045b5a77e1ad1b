"""The timeline below the table: a tick for each action, a mark for each round; drag it to any moment."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QSlider, QToolButton

from tabletop.art.palette import SEATS
from tabletop.session.protocol import Session
from tabletop.session.views import END, EVERYBODY, PublicEntry
from tabletop.ui.style import theme
from tabletop.ui.widgets import icons

_HEIGHT, _LEFT, RIGHT = 32, 8, 12
_SIGN = 6
"""Size in pixels of the seat's sign below its tick, where there is room: not all tell colours."""


class Ticks(QSlider):
    """The moments of a match as a slider; keys and screen readers move it like any other."""

    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.setFixedHeight(_HEIGHT)
        self.setPageStep(10)
        self._session: Session | None = None
        self._seats: list[int] = []
        self._seen: list[tuple[PublicEntry | None, int]] = []
        """Each entry whose round is known already, with that round; first None, for the opening."""
        self._rounds: list[tuple[int, int]] = []
        self._stops: list[tuple[int, int]] = [(0, END)]
        """What each value shows: a moment, and the last beat of the action before it, or END for all."""
        self._now = 0
        self._drawn: tuple[tuple[object, ...], QPixmap] | None = None
        """The latest picture of all but the handle, and what it depends on."""
        self._margins = _LEFT, RIGHT
        self._least = 40
        """Minimum number of actions that the width stands for, so that a short match leaves room to grow."""

    def show_ticks(self, session: Session, steps: Sequence[tuple[int, int, int]] = ()) -> None:
        """Show the entries and rounds of a match.

        Args:
            session: The match.
            steps: What automata did in the middle of actions: the moment, the beat, and the seat of each.
        """
        entries = session.entries
        self._stops, self._seats = stops([entry.seat for entry in entries], steps)
        numbers = self._numbers(session, (None, *entries))
        self._rounds = [
            (self.value_of(at), number)
            for at, number in enumerate(numbers)
            if at == 0 or numbers[at - 1] != number
        ]
        self._now = self.value_of(session.now)
        self.setRange(0, len(self._seats))
        self.update()

    def value_of(self, at: int, beat: int = END) -> int:
        """Return the value that shows a moment, or the one nearest to a beat of the action before it."""
        fits = [n for n, (moment, last) in enumerate(self._stops) if moment == at and last in (beat, END)]
        return fits[0] if fits else 0

    def show_stop(self, at: int, beat: int) -> None:
        """Put the handle at a moment, or at a beat of the action before it, that is shown already."""
        blocked = QSignalBlocker(self)
        self.setValue(self.value_of(at, beat))
        blocked.unblock()

    def stop(self) -> tuple[int, int]:
        """Return what is shown now: the moment, and the last beat of the action before it, or END."""
        return self._stops[self.value()]

    def _numbers(self, session: Session, entries: tuple[PublicEntry | None, ...]) -> list[int]:
        """Return the round after each entry; rounds of unchanged entries are taken from the cache."""
        if session is not self._session:
            self._session, self._seen = session, []
        known = 0
        while known < min(len(self._seen), len(entries)) and self._seen[known][0] is entries[known]:
            known += 1
        viewer = session.seats[0] if session.seats else EVERYBODY
        for at in range(known, len(entries)):
            self._seen[at:] = [(entries[at], session.game.round(session.view(at, viewer)))]
        del self._seen[len(entries) :]
        return [number for _, number in self._seen]

    def _x(self, at: float) -> float:
        left, right = self._margins
        x = left + (self.width() - left - right) * at / max(len(self._seats), self._least)
        return self.width() - x if self.isRightToLeft() else x

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the line, the rounds, the ticks and the handle."""
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._scale())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_knob(painter, _HEIGHT - 8)
        painter.end()

    def _scale(self) -> QPixmap:
        """Return the picture of all but the handle: a jump moves that alone."""
        looks = theme.colour("line").name(), theme.colour("quiet").name(), SEATS.worn
        place = self.size(), self.devicePixelRatioF(), self.isRightToLeft()
        key = (*looks, *place, self._now, tuple(self._seats), tuple(self._rounds))
        if self._drawn is None or self._drawn[0] != key:
            made = QPixmap(self.size() * self.devicePixelRatioF())
            made.setDevicePixelRatio(self.devicePixelRatioF())
            made.fill(Qt.GlobalColor.transparent)
            painter = QPainter(made)
            self._paint_scale(painter, _HEIGHT - 8)
            painter.end()
            self._drawn = key, made
        return self._drawn[1]

    def _paint_scale(self, painter: QPainter, base: int) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.colour("line"), 1))
        painter.drawLine(_LEFT, base, self.width() - RIGHT, base)
        painter.setFont(theme.plain(11, theme.plain(11).Weight.DemiBold))
        drawn = -100.0
        for at, number in self._rounds:
            x = self._x(at)
            painter.setPen(QPen(theme.colour("quiet"), 1))
            painter.drawLine(int(x), 4, int(x), base)
            if abs(x - drawn) > 18:
                painter.drawText(QRectF(x + 3, 2, 24, 12), int(Qt.AlignmentFlag.AlignLeft), str(number))
                drawn = x
        step = abs(self._x(1) - self._x(0))
        for at, seat in enumerate(self._seats):
            self._paint_tick(painter, at, seat, step, base)

    def _paint_tick(self, painter: QPainter, at: int, seat: int, step: float, base: int) -> None:
        colour = QColor(icons.seat_colour(seat))
        if at >= self._now:
            colour.setAlphaF(0.35)
        width = max(min(step - 1, 3), 1)
        high = (11, 8, 9.5, 7, 10)[seat % 5]
        middle = self._x(at + 0.5)
        painter.fillRect(QRectF(middle - width / 2, base - high, width, high), colour)
        if step >= _SIGN + 1:
            sign = QRectF(middle - _SIGN / 2, base + 1, _SIGN, _SIGN)
            painter.fillPath(icons.seat_path(seat, sign), colour)

    def _paint_knob(self, painter: QPainter, base: int) -> None:
        x = self._x(self.value())
        accent = theme.colour("accent")
        painter.setPen(QPen(accent, 2))
        painter.drawLine(int(x), 5, int(x), base)
        painter.setBrush(accent)
        painter.setPen(QPen(theme.colour("text" if self.hasFocus() else "panel"), 1.5))
        painter.drawEllipse(QRectF(x - 5, base - 5, 10, 10))

    def _at(self, x: float) -> int:
        if self.isRightToLeft():
            x = self.width() - x
        left, right = self._margins
        width = self.width() - left - right
        at = round((x - left) / max(width, 1) * max(len(self._seats), self._least))
        return min(max(at, 0), len(self._seats))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to the moment that is pressed."""
        self.setValue(self._at(event.position().x()))
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the mouse while its left button is down."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.setValue(self._at(event.position().x()))
        event.accept()


def stops(
    seats: Sequence[int], steps: Sequence[tuple[int, int, int]]
) -> tuple[list[tuple[int, int]], list[int]]:
    """Return the stops of a timeline, and the seat of the tick before each but the first.

    Args:
        seats: The seat of each entry.
        steps: The moment, the beat and the seat of what others did in the middle of an entry.
    """
    found, ticks = [(0, END)], list[int]()
    inside: dict[int, list[tuple[int, int]]] = defaultdict(list)
    for at, beat, seat in steps:
        inside[at].append((beat, seat))
    for at, seat in enumerate(seats, start=1):
        parts = inside[at]
        if parts and parts[0][0] > 0:
            found.append((at, parts[0][0] - 1))
            ticks.append(seat)
        found += [(at, beat) for beat, _ in parts[:-1]]
        ticks += [other for _, other in parts] or [seat]
        found.append((at, END))
    return found, ticks


class Timeline(QFrame):
    """The ticks with the buttons for the first moment, play, step, the present, and the speed."""

    moment_requested = Signal(int, int)
    """Emitted when a moment is chosen (number of actions played, the last beat shown or END)."""
    play_requested = Signal()
    step_requested = Signal()
    now_requested = Signal()

    def __init__(self, speed: QToolButton, ticks: Ticks | None = None) -> None:
        """Create it; `ticks`: another slider than the plain one."""
        super().__init__()
        self.setObjectName("foot")
        self.first, self.play = icons.SignButton("first", 14), icons.SignButton("play", 14)
        self.step = icons.SignButton("step", 14)
        self.now = QPushButton()
        self.now.setProperty("role", "link")
        self.ticks = ticks or Ticks()
        self._arrange(speed)
        self.fit()
        self.first.clicked.connect(lambda: self.moment_requested.emit(0, END))
        self.play.clicked.connect(self.play_requested)
        self.step.clicked.connect(self.step_requested)
        self.now.clicked.connect(self.now_requested)
        self.ticks.valueChanged.connect(lambda: self.moment_requested.emit(*self.ticks.stop()))
        self.retranslate()

    def _arrange(self, speed: QToolButton) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 1, 12, 0)
        row.setSpacing(4)
        for button in (self.first, self.play, self.step, self.now):
            row.addWidget(button)
        row.addWidget(self.ticks, 1)
        row.addWidget(speed)

    def fit(self) -> None:
        """Set the height for the text size."""
        self.setFixedHeight(max(_HEIGHT, theme.scaled(_HEIGHT)) + 2)

    def retranslate(self) -> None:
        """Retranslate all texts."""
        self.fit()
        self.first.name(self.tr("To the start"))
        self.play.name(self.tr("Replay the match from here"))
        self.step.name(self.tr("One move later"))
        self.now.setText(self.tr("Now"))
        self.ticks.setAccessibleName(self.tr("Timeline"))
        self.ticks.setToolTip(self.tr("Drag or use the arrow keys to see any moment"))

    def show_match(
        self,
        session: Session,
        at: int,
        beat: int = END,
        *,
        playing: bool,
        steps: Sequence[tuple[int, int, int]] = (),
    ) -> None:
        """Show the entries and the moment on the table.

        Args:
            session: The match.
            at: The moment.
            beat: The last beat shown of the action before it, or END.
            playing: True while the replay runs.
            steps: What automata did in the middle of actions, as in `Ticks.show_match`.
        """
        blocked = QSignalBlocker(self.ticks)
        self.ticks.show_ticks(session, steps)
        blocked.unblock()
        self.ticks.show_stop(at, beat)
        self.play.show_sign("pause" if playing else "play")
        self.play.setEnabled(playing or bool(session.entries))
        self.step.setEnabled(at < len(session.entries) or beat != END)
        self.first.setEnabled(at > 0)
        self.now.setEnabled(at != session.now or beat != END)
