"""How a reward is shown on the table: a badge at the seat's points, and the piece itself, large."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QCoreApplication, QPoint, Qt, QTimer
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from tabletop.ui.style import theme
from tabletop.ui.table.popups import PAPER, Popup, fit

_STAYS_MS, _MOMENT_MS = 2200, 1600
"""Milliseconds a badge stays after its last line, and milliseconds a piece is shown large."""
_LINES = 5
"""Number of lines that a badge shows; of older ones only the number is given."""
_SUM, LINE = 22, 12
"""Font sizes of a sum and of its parts, in pixels at 100 %."""
_SMALLER = 0.75
"""Size of other seats' sums, as a fraction of the player's own."""


class RewardBadge(Popup):
    """A seat's reward: its sum and its parts. It is readable at every zoom and never blocks the mouse."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, f"{PAPER} border-top: 4px solid #2E7D5B;")
        self._sum, self._lines = QLabel(self), QLabel(self)
        self._sum.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        for label in (self._sum, self._lines):
            label.setTextFormat(Qt.TextFormat.PlainText)
        self._lines.setWordWrap(True)
        inner = QVBoxLayout(self)
        inner.setContentsMargins(12, 6, 12, 8)
        inner.setSpacing(2)
        inner.addWidget(self._sum)
        inner.addWidget(self._lines)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._timer = QTimer(self, singleShot=True, interval=_STAYS_MS)
        self._timer.timeout.connect(self.hide)

    def tell(self, total: str, lines: Sequence[str], at: QPoint, *, own: bool) -> None:
        """Show a sum and its parts above a point of the table; larger if it is the player's own."""
        letters = theme.scaled(_SUM if own else _SUM * _SMALLER)
        self._sum.setStyleSheet(f"font-size: {letters}px; font-weight: 700; color: #1F5C43;")
        self._lines.setStyleSheet(f"font-size: {theme.scaled(LINE)}px;")
        self._sum.setText(total)
        shown = list(lines[-_LINES:])
        if left := len(lines) - len(shown):
            shown.insert(0, QCoreApplication.translate("Ticket", "%n line(s) before", None, left))
        words = "\n".join(shown)
        self._lines.setText(words)
        fit(self._lines, max(shown, key=len), theme.scaled(260))
        self.setAccessibleName(f"{total}. {words}")
        self.put(at)
        self._timer.start()


class LargeReward(Popup):
    """A completed piece, shown large for a moment, with what it brought."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, f"{PAPER} border: 3px solid #C87A2E;")
        self._picture, self._words = QLabel(self), QLabel(self)
        self._words.setWordWrap(True)
        self._words.setTextFormat(Qt.TextFormat.RichText)
        self._words.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        inner = QVBoxLayout(self)
        inner.setContentsMargins(14, 12, 14, 10)
        inner.setSpacing(6)
        inner.addWidget(self._picture, 0, Qt.AlignmentFlag.AlignCenter)
        inner.addWidget(self._words)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._timer = QTimer(self, singleShot=True, interval=_MOMENT_MS)
        self._timer.timeout.connect(self.hide)

    def show_thing(self, picture: QPixmap, name: str, words: str, middle: QPoint) -> None:
        """Show it centred on `middle`, but within the table."""
        self._picture.setPixmap(picture)
        self._words.setText(f"<b>{escape(name)}</b><br>{escape(words)}" if name else escape(words))
        seen = round(picture.deviceIndependentSize().width())
        self._words.setFixedWidth(max(theme.scaled(180), min(seen, theme.scaled(320))))
        self.setAccessibleName(f"{name}. {words}" if name else words)
        self.adjustSize()
        self.put(QPoint(middle.x(), middle.y() - self.height() // 2 - 22), above=False)
        self._timer.start()
