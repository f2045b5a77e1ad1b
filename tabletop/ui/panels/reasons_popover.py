"""A popover that explains why a move is better than another, with a bar for each reason."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from tabletop.ui.panels.lesson_popover import LOOKS, large
from tabletop.ui.panels.popover import POPOVER_ACCENT, POPOVER_QUIET, TextPopover
from tabletop.ui.style import theme
from tabletop.ui.style.i18n import MINUS, tenths, to_language
from tabletop.ui.widgets.layouts import add_layout

if TYPE_CHECKING:
    from tabletop.opponents.move_comparison import Reason

_BAR = 76
"""Width of the column of bars, in pixels at text size 100 %."""
GAIN, _LOSS = QColor("#2E7D5B"), QColor("#B3563A")


@dataclass(frozen=True, slots=True)
class ReasonLine:
    """A reason: its points for the better move, its words and rule; `later`: True if after this turn."""

    points: float
    words: str
    rule: str = ""
    later: bool = False


def line_of(reason: Reason) -> ReasonLine:
    """Return a reason as a line of the popover, with the facts behind it."""
    words = to_language(reason.title)
    if reason.how.source:
        words = f"{words} ({to_language(reason.how)})"
    return ReasonLine(reason.points, words, reason.rule, later=not reason.rule)


@dataclass(frozen=True, slots=True)
class Verdict:
    """The content of the popover: the better move, the other one, the reasons, and their sum.

    `grounds`: the facts the better move is based on, in whole sentences. `happens`: what happens after it
    rather than after the other one, in sentences.
    """

    head: str
    against: str
    lines: tuple[ReasonLine, ...]
    total: str
    grounds: str = ""
    happens: tuple[str, ...] = ()


class Bars(QWidget):
    """A bar from a zero line, to the right for a gain, to the left for a loss."""

    def __init__(self, points: float, most: float, *, dotted: bool) -> None:
        super().__init__()
        self._points, self._most, self._dotted = points, most, dotted
        self.setFixedSize(theme.scaled(_BAR), theme.scaled(18))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        zero, high = self.width() * 0.36, self.height()
        painter.setPen(QPen(QColor(POPOVER_QUIET), 1))
        painter.drawLine(int(zero), 0, int(zero), high)
        room = self.width() - zero - 2 if self._points > 0 else zero - 2
        length = room * min(abs(self._points) / self._most, 1.0)
        bar = QRectF(zero if self._points > 0 else zero - length, 3, length, high - 6)
        colour = GAIN if self._points > 0 else _LOSS
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


class ReasonsPopover(TextPopover):
    """A popover next to the piece and the target of the better move."""

    def __init__(self, parent: QWidget, edge: str) -> None:
        """Create it; `edge`: the colour of its upper edge, as #rrggbb."""
        super().__init__(parent)
        self.setStyleSheet(f"{LOOKS} #paper {{ border-top: 4px solid {edge}; }}")
        self._column.setSpacing(5)
        self._lines.setSpacing(5)
        self._over = _rich("", "")
        self._head.insertWidget(0, self._over, 1)
        self._lines.addWidget(self._rows)
        self._inner: QWidget | None = None

    def heading_text(self) -> tuple[str, str]:
        """Return the line above the content, as rich text and as spoken text."""
        raise NotImplementedError

    def buttons(self) -> tuple[QPushButton, ...]:
        """Return the buttons below the content."""
        raise NotImplementedError

    def show_verdict(self, verdict: Verdict) -> None:
        """Show this content; the keyboard focus stays in the popover if it was there."""
        focused = self.has_keyboard()
        self.written = verdict
        self._tell_over()
        if self._inner is not None:
            self._inner.hide()
            self._inner.deleteLater()
        inner = self._inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(5)
        column.addWidget(_rich(large(verdict.head, 19), verdict.head))
        if verdict.grounds:
            column.addWidget(_rich(escape(verdict.grounds), verdict.grounds))
        for words in verdict.against.splitlines():
            column.addWidget(_rich(escape(words), words))
        for sentence in verdict.happens:
            column.addWidget(_rich(escape(sentence), sentence))
        add_layout(column, self._reasons(verdict.lines))
        column.addWidget(_rich(escape(verdict.total), verdict.total))
        self._lines.insertWidget(0, inner)
        buttons = self.buttons()
        for button in buttons:
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._rows.show_buttons(buttons)
        self.setAccessibleName(self.tr("Why this move"))
        lines = (f"{signed_points(line.points)} {line.words}" for line in verdict.lines)
        spoken = (verdict.head, verdict.grounds, verdict.against, *verdict.happens, *lines, verdict.total)
        self.setAccessibleDescription("\n".join(filter(None, spoken)))
        if focused:
            self.take_keyboard()

    def _tell_over(self) -> None:
        words, said = self.heading_text()
        self._over.setText(f'<span style="color:{POPOVER_QUIET}">{words}</span>')
        self._over.setAccessibleName(said)
        self._away.setToolTip(self.tr("Close"))
        self._away.setAccessibleName(self._away.toolTip())

    def _reasons(self, lines: Sequence[ReasonLine]) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(2, 1)
        most = max((abs(line.points) for line in lines), default=1.0)
        for at, line in enumerate(lines):
            colour = (GAIN if line.points > 0 else _LOSS).name()
            points = signed_points(line.points)
            number = _rich(f'<b style="color:{colour}">{points}</b>', points)
            number.setWordWrap(False)
            grid.addWidget(number, at, 0, Qt.AlignmentFlag.AlignTrailing)
            grid.addWidget(Bars(line.points, most, dotted=line.later), at, 1)
            grid.addWidget(_rich(escape(line.words), line.words), at, 2)
            if line.rule:
                style = f"color:{POPOVER_ACCENT};text-decoration:none"
                link = f'<a href="{line.rule}" style="{style}">{line.rule}</a>'
                rule = _rich(link, line.rule)
                rule.setWordWrap(False)
                rule.linkActivated.connect(self.rule_requested)
                grid.addWidget(rule, at, 3)
        return grid


def signed_points(points: float) -> str:
    """Points with their sign, in the number format of the language."""
    return f"+{tenths(points)}" if points > 0 else f"{MINUS}{tenths(abs(points))}"


def _rich(words: str, said: str) -> QLabel:
    label = QLabel(words)
    label.setTextFormat(Qt.TextFormat.RichText)
    label.setAccessibleName(said)
    label.setWordWrap(True)
    return label
