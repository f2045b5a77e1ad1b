"""The tab of a review: points lost by phase, turning points, repeated mistakes, and progress."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from tabletop.ui.panels.text_tab import TextTab
from tabletop.ui.style import theme
from tabletop.ui.style.i18n import MINUS, literal, tenths
from tabletop.ui.widgets.elided_label import WrappedButton
from tabletop.ui.widgets.flag import Flag
from tabletop.ui.widgets.headings import thin_line
from tabletop.ui.widgets.layouts import add_layout

_BAR = 44
"""Width of a bar of lost points, in pixels at 100 %."""


@dataclass(frozen=True, slots=True)
class PhaseLine:
    """The decisions under one chapter of the rule book.

    Attributes:
        title: Title of the chapter.
        rule: Number of the chapter.
        good: Number of good decisions.
        of: Number of decisions.
        lost: Points given away.
    """

    title: str
    rule: str
    good: int
    of: int
    lost: float


@dataclass(frozen=True, slots=True)
class StopLine:
    """A decision in which points were given away.

    Attributes:
        at: Number of actions played before the decision.
        number: Number of the turning point; 0 for a smaller mistake.
    """

    at: int
    number: int
    words: str
    where: str
    lost: float


@dataclass(frozen=True, slots=True)
class Progress:
    """Progress of the analysis: `looked` of `whole` decisions are done (`whole` 0: not known yet)."""

    looked: int = 0
    whole: int = 0
    running: bool = False
    done: bool = False
    failed: bool = False


@dataclass(frozen=True, slots=True)
class ReviewShown:
    """The content of the tab, without its progress.

    Attributes:
        seats: The seats that can be reviewed, each with its name.
        seat: The seat whose decisions are shown.
        smaller: Mistakes that are no turning points.
        twice: Descriptions of mistakes made more than once.
        undone: Descriptions of the side lines.
        done: True if the analysis is complete.
        chosen: `StopLine.at` of the decision on the table; -1 for none.
    """

    head: str = ""
    seats: tuple[tuple[int, str], ...] = ()
    seat: int = 0
    phases: tuple[PhaseLine, ...] = ()
    stops: tuple[StopLine, ...] = ()
    smaller: tuple[StopLine, ...] = ()
    twice: tuple[str, ...] = ()
    undone: tuple[str, ...] = ()
    done: bool = False
    chosen: int = -1


class LostBar(QWidget):
    """A bar of the points given away, as a fraction (0-1) of the largest number in the list."""

    def __init__(self, part: float) -> None:
        super().__init__()
        self._part = part
        self.setFixedSize(theme.scaled(_BAR), theme.scaled(8))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the bar from the side where text begins."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        box, round_ = QRectF(self.rect()), self.height() / 2
        painter.setBrush(theme.colour("line"))
        painter.drawRoundedRect(box, round_, round_)
        wide = box.width() * self._part
        if wide:
            painter.setBrush(theme.colour("refused"))
            start = box.right() - wide if self.isRightToLeft() else box.left()
            painter.drawRoundedRect(QRectF(start, 0, wide, box.height()), round_, round_)
        painter.end()


class ReviewTab(TextTab):
    """Shows the results of a review."""

    action_requested = Signal(str)
    """Emitted when a button is pressed ("stop", "go_on" or "table")."""
    moment_requested = Signal(int)
    """Emitted when a decision is clicked (its `StopLine.at`)."""
    rule_requested = Signal(str)
    """Emitted when a chapter is clicked (its number)."""
    seat_requested = Signal(int)
    """Emitted when another seat is chosen (the seat)."""
    undone_requested = Signal(int)
    """Emitted when a side line is clicked (its index in the list)."""
    practise_requested = Signal(int)
    """Emitted when a repeated mistake is to be practised (its index in the list)."""

    def __init__(self) -> None:
        super().__init__(6)
        self.shown, self.progress = ReviewShown(), Progress()
        self._unfolded = False
        """True if the smaller mistakes are listed."""
        self._bar, self._state, self._button = QProgressBar(), QLabel(), QPushButton()
        self.retranslate()

    def retranslate(self) -> None:
        """Retranslate all texts."""
        self.setAccessibleName(self.tr("Review"))
        self._fill()

    def show_review(self, shown: ReviewShown) -> None:
        """Show this content; the keyboard focus stays on its button if that is still there."""
        if shown != self.shown:
            self.shown = shown
            self._fill()

    def show_progress(self, progress: Progress) -> None:
        """Show the progress of the analysis."""
        if progress != self.progress:
            self.progress = progress
            self._fill_progress()

    def _write(self, column: QVBoxLayout) -> None:
        self._fill_head(column)
        self._fill_phases(column)
        self._fill_stops(column)
        self._fill_twice(column)
        self._fill_undone(column)
        column.addStretch(1)
        self._fill_foot(column)

    def _fill_head(self, column: QVBoxLayout) -> None:
        column.addWidget(_label(self.shown.head, "heading"))
        column.addWidget(
            _label(
                self.tr("Judged by what you could see at the time, and by how the computer would play on."),
                "small",
            )
        )
        self._bar, self._state, self._button = QProgressBar(), _label("", "small"), QPushButton()
        self._bar.setTextVisible(False)
        self._bar.setFixedHeight(theme.scaled(6))
        self._bar.setAccessibleName(self.tr("How far the review has come"))
        self._button.setProperty("role", "link")
        self._button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._button.clicked.connect(lambda: self.action_requested.emit(self._button.objectName()))
        row = QHBoxLayout()
        row.addWidget(self._state, 1)
        row.addWidget(self._button)
        column.addWidget(self._bar)
        add_layout(column, row)
        self._fill_progress()
        if len(self.shown.seats) > 1:
            row = QHBoxLayout()
            for seat, name in self.shown.seats:
                button = QPushButton(literal(name))
                button.setObjectName(f"seat {seat}")
                button.setProperty("role", "tab")
                button.setCheckable(True)
                button.setChecked(seat == self.shown.seat)
                button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
                button.clicked.connect(lambda _on=False, seat=seat: self.seat_requested.emit(seat))
                row.addWidget(button)
            row.addStretch(1)
            add_layout(column, row)

    def _fill_progress(self) -> None:
        now = self.progress
        self._bar.setRange(0, max(now.whole, 1))
        self._bar.setValue(now.looked)
        self._bar.setVisible(not now.done and not now.failed)
        of = self.tr("Looked at {n} of {all} decisions.").format(n=now.looked, all=now.whole)
        stopped = self.tr("Stopped: {n} of {all} decisions looked at.").format(n=now.looked, all=now.whole)
        if now.failed:
            words = self.tr("The review failed. What was found so far is kept.")
        elif now.done:
            words = self.tr(
                "All %n decision(s) looked at. The review is kept with the match.", None, now.looked
            )
        elif not now.whole:
            words = self.tr("The review begins…")
        else:
            words = of if now.running else stopped
        self._state.setText(words)
        self._state.setAccessibleName(words)
        self._button.setText(self.tr("Stop") if now.running else self.tr("Go on"))
        self._button.setObjectName("stop" if now.running else "go_on")
        self._button.setVisible(not now.done)

    def _fill_phases(self, column: QVBoxLayout) -> None:
        if not self.shown.phases:
            return
        column.addWidget(thin_line())
        grid = QGridLayout()
        grid.setHorizontalSpacing(theme.scaled(8))
        grid.setVerticalSpacing(6)
        grid.setColumnStretch(0, 1)
        grid.addWidget(_label(self.tr("Where you lost points"), "strong"), 0, 0)
        grid.addWidget(_label(self.tr("good"), "small"), 0, 1, Qt.AlignmentFlag.AlignTrailing)
        given = _label(self.tr("given away"), "small")
        given.setWordWrap(False)
        grid.addWidget(given, 0, 2, 1, 2, Qt.AlignmentFlag.AlignTrailing)
        most = max((line.lost for line in self.shown.phases), default=0.0) or 1.0
        for at, line in enumerate(self.shown.phases, 1):
            title = WrappedButton(line.title)
            title.setObjectName(f"rule {line.rule}")
            title.setProperty("role", "words")
            title.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            title.setCursor(Qt.CursorShape.PointingHandCursor)
            accessible_name = self.tr("{phase}: {good} of {of} good, {points} points given away")
            points = tenths(line.lost)
            accessible_name = accessible_name.format(
                phase=line.title, good=line.good, of=line.of, points=points
            )
            title.setAccessibleName(accessible_name)
            title.setToolTip(self.tr("Rule {number}").format(number=line.rule))
            title.clicked.connect(lambda _on=False, rule=line.rule: self.rule_requested.emit(rule))
            grid.addWidget(title, at, 0)
            good = _label(self.tr("{good} of {of}").format(good=line.good, of=line.of), "quiet")
            good.setWordWrap(False)
            grid.addWidget(good, at, 1, Qt.AlignmentFlag.AlignTrailing)
            grid.addWidget(LostBar(line.lost / most), at, 2)
            number = _label(points if line.lost else "\N{EN DASH}", "strong" if line.lost else "quiet")
            number.setWordWrap(False)
            grid.addWidget(number, at, 3, Qt.AlignmentFlag.AlignTrailing)
        add_layout(column, grid)

    def _fill_stops(self, column: QVBoxLayout) -> None:
        column.addWidget(thin_line())
        row = QHBoxLayout()
        row.addWidget(_label(self.tr("Turning points"), "strong"), 1)
        if self.shown.smaller:
            fold = QPushButton(self.tr("%n smaller mistake(s)", None, len(self.shown.smaller)))
            fold.setObjectName("smaller")
            fold.setProperty("role", "link")
            fold.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            fold.setCheckable(True)
            fold.setChecked(self._unfolded)
            fold.toggled.connect(self._unfold)
            row.addWidget(fold)
        add_layout(column, row)
        if not self.shown.stops:
            done, yet = self.tr("No turning points: well played."), self.tr("None found yet.")
            column.addWidget(_label(done if self.shown.done else yet, "quiet"))
        listed = (*self.shown.stops, *(self.shown.smaller if self._unfolded else ()))
        for line in listed:
            column.addWidget(self._stop(line))

    def _unfold(self, on: bool) -> None:  # noqa: FBT001  a signal's value
        self._unfolded = on
        self._fill()

    def _stop(self, line: StopLine) -> QFrame:
        chosen = line.at == self.shown.chosen
        frame = QFrame()
        row = QHBoxLayout(frame)
        row.setContentsMargins(6, 4, 4, 4)
        row.setSpacing(8)
        row.addWidget(Flag(line.number, filled=chosen), 0, Qt.AlignmentFlag.AlignTop)
        words = QVBoxLayout()
        words.setSpacing(0)
        title = WrappedButton(line.words)
        title.setObjectName(f"stop {line.at}")
        title.setProperty("role", "words")
        title.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        title.setCursor(Qt.CursorShape.PointingHandCursor)
        accessible_name = self.tr("Turning point {n}: {what}, {where}. {points} points given away.")
        if not line.number:
            accessible_name = self.tr("Smaller mistake: {what}, {where}. {points} points given away.")
        accessible_name = accessible_name.format(
            n=line.number, what=line.words, where=line.where, points=tenths(line.lost)
        )
        title.setAccessibleName(accessible_name)
        title.clicked.connect(lambda: self.moment_requested.emit(line.at))
        words.addWidget(title)
        words.addWidget(_label(line.where, "small"))
        add_layout(row, words, 1)
        lost = _label(f"{MINUS}{tenths(line.lost)}", "refused")
        lost.setWordWrap(False)
        row.addWidget(lost, 0, Qt.AlignmentFlag.AlignTop)
        if chosen:
            frame.setObjectName("now")
            ground, edge = theme.tokens().line, theme.tokens().refused
            frame.setStyleSheet(
                f"#now {{ background: {ground}; border-left: 3px solid {edge}; border-radius: 5px; }}"
            )
        return frame

    def _fill_twice(self, column: QVBoxLayout) -> None:
        if self.shown.twice:
            column.addWidget(thin_line())
            column.addWidget(_label(self.tr("Recurring mistakes"), "strong"))
        for at, words in enumerate(self.shown.twice):
            column.addWidget(_label(words, ""))
            link = QPushButton(self.tr("Practise this"))
            link.setObjectName(f"practise {at}")
            link.setProperty("role", "link")
            link.setAccessibleDescription(words)
            link.setToolTip(self.tr("Decide again at each of these moments; every decision is judged."))
            link.clicked.connect(lambda _on=False, at=at: self.practise_requested.emit(at))
            column.addWidget(link, 0, Qt.AlignmentFlag.AlignLeading)

    def _fill_undone(self, column: QVBoxLayout) -> None:
        """List what was played and undone; a click shows it."""
        if self.shown.undone:
            column.addWidget(thin_line())
            column.addWidget(_label(self.tr("Played and undone"), "strong"))
        for at, words in enumerate(self.shown.undone):
            link = WrappedButton(words)
            link.setObjectName(f"undone {at}")
            link.setProperty("role", "words")
            link.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            link.setCursor(Qt.CursorShape.PointingHandCursor)
            link.setToolTip(self.tr("See it played"))
            link.clicked.connect(lambda _on=False, at=at: self.undone_requested.emit(at))
            column.addWidget(link)

    def _fill_foot(self, column: QVBoxLayout) -> None:
        table = QPushButton(self.tr("The graph as a table"))
        table.setObjectName("table")
        table.setProperty("role", "link")
        table.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        table.clicked.connect(lambda: self.action_requested.emit("table"))
        column.addWidget(table, 0, Qt.AlignmentFlag.AlignLeading)


def _label(words: str, role: str) -> QLabel:
    label = QLabel(words)
    label.setAccessibleName(words)
    label.setWordWrap(True)
    label.setProperty("role", role)
    return label
