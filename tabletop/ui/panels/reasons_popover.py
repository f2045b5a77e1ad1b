"""Why a move is better than another: a paper with a bar for each reason."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from tabletop.ui.panels.free_area import free_area, next_to
from tabletop.ui.panels.lesson_popover import LOOKS, large
from tabletop.ui.panels.turn_summary import PAPER_ACCENT, PAPER_QUIET
from tabletop.ui.style import theme
from tabletop.ui.style.i18n import MINUS, tenths, to_language
from tabletop.ui.widgets.layouts import add_layout

if TYPE_CHECKING:
    from tabletop.opponents.move_comparison import Reason

WIDTH, BAR = 440, 76
"""How wide the paper and a column of bars are, in pixels at the usual size of texts."""
GAIN, LOSS = QColor("#2E7D5B"), QColor("#B3563A")


@dataclass(frozen=True, slots=True)
class ReasonLine:
    """A reason: its points for the better move, what it is, its rule; `later`: it comes after the turn."""

    points: float
    words: str
    rule: str = ""
    later: bool = False


def line_of(reason: Reason) -> ReasonLine:
    """A reason as a line of the paper, with the facts behind it."""
    words = to_language(reason.title)
    if reason.how.source:
        words = f"{words} ({to_language(reason.how)})"
    return ReasonLine(reason.points, words, reason.rule, later=not reason.rule)


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the paper says: the better move, against which, why, and the sum.

    `grounds`: what the better move goes by, in whole sentences.
    """

    head: str
    against: str
    lines: tuple[ReasonLine, ...]
    total: str
    grounds: str = ""


class Bars(QWidget):
    """A bar from the middle line, to the right for what is gained, to the left for what is lost."""

    def __init__(self, points: float, most: float, *, dotted: bool) -> None:
        super().__init__()
        self._points, self._most, self._dotted = points, most, dotted
        self.setFixedSize(theme.scaled(BAR), theme.scaled(18))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        zero, high = self.width() * 0.36, self.height()
        painter.setPen(QPen(QColor(PAPER_QUIET), 1))
        painter.drawLine(int(zero), 0, int(zero), high)
        room = self.width() - zero - 2 if self._points > 0 else zero - 2
        length = room * min(abs(self._points) / self._most, 1.0)
        bar = QRectF(zero if self._points > 0 else zero - length, 3, length, high - 6)
        colour = GAIN if self._points > 0 else LOSS
        if self._dotted:
            painter.setPen(QPen(colour, 1.2, Qt.PenStyle.DotLine))
            pale = QColor(colour)
            pale.setAlpha(60)
            painter.setBrush(pale)
        else:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour)
        painter.drawRect(bar)
        painter.end()


class ReasonsPopover(QFrame):
    """Lies on the table beside the piece and the place of the move that it speaks for."""

    rule_requested = Signal(str)

    def __init__(self, parent: QWidget, edge: str) -> None:
        """`edge`: the colour of its upper edge, as #rrggbb."""
        super().__init__(parent)
        self.setObjectName("paper")
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        self.setStyleSheet(f"{LOOKS} #paper {{ border-top: 4px solid {edge}; }}")
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(16, 8, 14, 12)
        self._column.setSpacing(5)
        self._inner: QWidget | None = None
        self.hide()

    def over(self) -> tuple[str, str]:
        """What stands over it, in rich text and as it is said."""
        raise NotImplementedError

    def buttons(self) -> tuple[QPushButton, ...]:
        """The buttons below."""
        raise NotImplementedError

    def write(self, verdict: Verdict) -> None:
        """Write this on it; the keyboard stays on the paper if it was there."""
        focus = self.window().focusWidget()
        focused = focus is not None and self.isAncestorOf(focus)
        if self._inner is not None:
            self._inner.hide()
            self._inner.deleteLater()
        inner = self._inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(5)
        add_layout(column, self._top())
        column.addWidget(_rich(large(verdict.head, 19), verdict.head))
        if verdict.grounds:
            column.addWidget(_rich(escape(verdict.grounds), verdict.grounds))
        column.addWidget(_rich(escape(verdict.against), verdict.against))
        add_layout(column, self._reasons(verdict.lines))
        column.addWidget(_rich(escape(verdict.total), verdict.total))
        add_layout(column, self._buttons())
        self._column.addWidget(inner)
        self.setAccessibleName(self.tr("Why this move"))
        lines = (f"{_points(line.points)} {line.words}" for line in verdict.lines)
        told = (verdict.head, verdict.grounds, verdict.against, *lines, verdict.total)
        self.setAccessibleDescription("\n".join(filter(None, told)))
        if focused:
            self.take_keyboard()

    def _top(self) -> QHBoxLayout:
        row = QHBoxLayout()
        words, said = self.over()
        told = _rich(f'<span style="color:{PAPER_QUIET}">{words}</span>', said)
        told.setWordWrap(False)
        row.addWidget(told)
        row.addStretch(1)
        away = QPushButton("\N{MULTIPLICATION SIGN}")
        away.setProperty("role", "link")
        away.setToolTip(self.tr("Put the paper away"))
        away.setAccessibleName(away.toolTip())
        away.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        away.clicked.connect(self.hide)
        row.addWidget(away)
        return row

    def _reasons(self, lines: Sequence[ReasonLine]) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(2, 1)
        most = max((abs(line.points) for line in lines), default=1.0)
        for at, line in enumerate(lines):
            colour = (GAIN if line.points > 0 else LOSS).name()
            points = _points(line.points)
            number = _rich(f'<b style="color:{colour}">{points}</b>', points)
            number.setWordWrap(False)
            grid.addWidget(number, at, 0, Qt.AlignmentFlag.AlignTrailing)
            grid.addWidget(Bars(line.points, most, dotted=line.later), at, 1)
            grid.addWidget(_rich(escape(line.words), line.words), at, 2)
            if line.rule:
                link = (
                    f'<a href="{line.rule}" style="color:{PAPER_ACCENT};text-decoration:none">{line.rule}</a>'
                )
                rule = _rich(link, line.rule)
                rule.setWordWrap(False)
                rule.linkActivated.connect(self.rule_requested)
                grid.addWidget(rule, at, 3)
        return grid

    def _buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setContentsMargins(0, 4, 0, 0)
        for button in self.buttons():
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            row.addWidget(button)
        row.addStretch(1)
        return row

    def take_keyboard(self) -> None:
        """Bring the keyboard to the first button of the paper."""
        if self._inner is not None:
            self._inner.findChildren(QPushButton)[1].setFocus(Qt.FocusReason.OtherFocusReason)

    def lie(self, room: QRect, clear: QRect, near: QRect, taken: list[QRect]) -> None:
        """Lie in the room on bare cloth, or else beside what is to be `clear`."""
        width = min(max(theme.scaled(WIDTH), self.minimumSizeHint().width()), room.width() - 16)
        self.setFixedWidth(width)
        high = min(self._column.totalHeightForWidth(width), room.height() - 16)
        size = QSize(width, max(high, self.minimumSizeHint().height()))
        bare = free_area(room, [*taken, clear], near, size, size)
        self.setGeometry(bare if bare is not None else next_to(room, [clear], near, [size], taken))


def _points(points: float) -> str:
    """Points with their sign, as the language writes numbers."""
    return f"+{tenths(points)}" if points > 0 else f"{MINUS}{tenths(abs(points))}"


def _rich(words: str, said: str) -> QLabel:
    label = QLabel(words)
    label.setTextFormat(Qt.TextFormat.RichText)
    label.setAccessibleName(said)
    label.setWordWrap(True)
    return label
