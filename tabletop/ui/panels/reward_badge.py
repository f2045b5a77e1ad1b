"""How a reward is shown on the table: a badge at the seat's points, and the piece itself, large."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QCoreApplication, QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from tabletop.ui.style import theme
from tabletop.ui.table.popups import POPUP_STYLE, Popup, fit

_STAYS_MS, _MOMENT_MS = 2200, 1600
"""Milliseconds a badge stays after its last line, and milliseconds a piece is shown large."""
_COUNTING = 0.7
"""Part of a frame's time in which a sum counts up."""
_LINES = 5
"""Number of lines that a badge shows; of older ones only the number is given."""
_SUM, _LINE = 22, 12
"""Font sizes of a sum and of its parts, in pixels at 100 %."""
_LEAST, _MOST = 150, 260
"""Least and greatest width of the lines, in pixels at 100 %."""
_GAP = 6
"""Pixels between a badge and the small board that it lies beside."""
_SMALLER = 0.75
"""Size of other seats' sums, as a fraction of the player's own."""


class RewardBadge(Popup):
    """A seat's reward: its sum and its parts. It is readable at every zoom and never blocks the mouse."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, f"{POPUP_STYLE} border-top: 4px solid #2E7D5B;")
        self._sum, self._lines = QLabel(self), QLabel(self)
        self._sum.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        for label in (self._sum, self._lines):
            label.setTextFormat(Qt.TextFormat.PlainText)
        self._lines.setWordWrap(True)
        inner = self._layout = QVBoxLayout(self)
        inner.setContentsMargins(12, 6, 12, 8)
        inner.setSpacing(2)
        inner.addWidget(self._sum)
        inner.addWidget(self._lines)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._sums: list[str] = []
        """The sums still to be shown while it counts up."""
        self._counting = QTimer(self)
        self._counting.timeout.connect(self._count_on)
        self._timer = QTimer(self, singleShot=True, interval=_STAYS_MS)
        self._timer.timeout.connect(self.hide)

    def tell(self, total: str, lines: Sequence[str], board: QRect, *, own: bool) -> None:
        """Show a sum and as many of its parts as there is room for.

        Args:
            total: The sum in words.
            lines: Its parts in words.
            board: The seat's board in pixels of the parent, over which it lies. Where the board is smaller
                it lies beside it, so that it never lies over a neighbour's.
            own: True for the seat that is looking: its sum is larger.
        """
        self._counting.stop()
        letters = theme.scaled(_SUM if own else _SUM * _SMALLER)
        self._sum.setStyleSheet(f"font-size: {letters}px; font-weight: 700; color: #1F5C43;")
        self._lines.setStyleSheet(f"font-size: {theme.scaled(_LINE)}px;")
        self._sum.setText(total)
        self._sum.ensurePolished()
        most = min(len(lines), _LINES)
        self._fill(lines, most, board, own=own)
        self.setAccessibleName(f"{total}. " + "\n".join(self._last(lines, most)))
        self.move(self._position(board))
        self.show()
        self.raise_()
        self._timer.start()

    def count_up(self, words: Sequence[str], ms: int) -> None:
        """Show these sums one after the other, in a part of `ms` milliseconds; the last one stays."""
        self._sums = list(words)
        self._counting.start(max(round(ms * _COUNTING / len(words)), 1))
        self._count_on()

    def _count_on(self) -> None:
        self._sum.setText(self._sums.pop(0))
        if not self._sums:
            self._counting.stop()

    def _fill(self, lines: Sequence[str], most: int, board: QRect, *, own: bool) -> None:
        """Show as many of the last lines as fit over the board, or beside it where not even the sum fits."""
        for shown in range(most, -1, -1):
            self._show_lines(lines, shown, board.width())
            if self._fits(board):
                return
        for shown in range(most, -1, -1):
            self._show_lines(lines, shown, theme.scaled(_MOST))
            if own or self.height() <= board.height():
                return

    def _show_lines(self, lines: Sequence[str], most: int, width: int) -> None:
        """Show the last `most` lines and how many came before, on a badge about as wide as `width`."""
        shown = self._last(lines, most)
        self._lines.setVisible(bool(shown))
        if shown:
            self._lines.setText("\n".join(shown))
            margins = self._layout.contentsMargins()
            room = max(width - margins.left() - margins.right(), theme.scaled(_LEAST))
            fit(self._lines, max(shown, key=len), min(room, theme.scaled(_MOST)))
        self._layout.activate()
        self.adjustSize()

    @staticmethod
    def _last(lines: Sequence[str], most: int) -> list[str]:
        """Return the last `most` lines, after one with the number of those before; empty if `most` is 0."""
        shown = list(lines[len(lines) - most :])
        if shown and (left := len(lines) - most):
            shown.insert(0, QCoreApplication.translate("Ticket", "%n line(s) before", None, left))
        return shown

    def _fits(self, board: QRect) -> bool:
        """Return True if the badge is not larger than the board."""
        return self.width() <= board.width() and self.height() <= board.height()

    def _position(self, board: QRect) -> QPoint:
        """Return the position in the middle of the board, or beside the top of a smaller one."""
        parent = self.parentWidget()
        assert parent is not None
        room, size = parent.rect().adjusted(6, 6, -6, -6), self.size()
        x, y = board.center().x() - size.width() // 2, board.center().y() - size.height() // 2
        if not self._fits(board):
            left, y = board.left() - size.width() - _GAP, board.top()
            x = left if left >= room.left() else board.right() + _GAP
        x = max(room.left(), min(x, room.right() - size.width()))
        return QPoint(x, max(room.top(), min(y, room.bottom() - size.height())))


class LargeReward(Popup):
    """A completed piece, shown large for a moment, with what it brought."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, f"{POPUP_STYLE} border: 3px solid #C87A2E;")
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
