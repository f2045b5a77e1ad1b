"""A strip at the board of another seat: its last turn in one sentence."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFocusEvent,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QAbstractButton, QWidget

from tabletop.ui.panels.popover import POPOVER_ACCENT, POPOVER_GROUND, POPOVER_INK
from tabletop.ui.style import theme
from tabletop.ui.widgets import icons

LARGEST = 13
"""Size of the letters in pixels at text size 100 %, if there is room for the whole sentence."""
READABLE = 11
"""Smallest size, in pixels, at which the whole sentence is shown; below it clauses are left out."""
SMALLEST = 7
"""Smallest size of all, in pixels, where the zone is so small that not even one clause fits."""
_SPEAKS_MS = 2600
"""How long a remark stands in the place of a sentence."""
_EDGE = 4
"""Width of the band in the seat's colour."""
_MARGIN, _LINE = 4, 1
"""Pixels beside the words, and above and below them."""
_TALL = 10_000
"""A height in pixels that every sentence has room in."""
_FLAGS = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeading

Fitting = Callable[[Callable[[str], bool]], str]
"""Gives the longest sentence that a test lets pass."""


class TurnStrip(QAbstractButton):
    """A sentence on paper over the viewport of a table, as large as its zone."""

    pointed = Signal(bool)
    """Emitted when the pointer or the keyboard focus comes to rest on it, and when it leaves."""

    def __init__(self, parent: QWidget, seat: int) -> None:
        super().__init__(parent)
        self.seat = seat
        self.number, self._newest = 0, False
        """Its place in the order of the turns; 0 if it is the only one."""
        self._words, self._size = "", LARGEST
        self._remark, self.remarks = "", False
        """What the seat says, and whether there is room for it."""
        self._fitting: Fitting | None = None
        self.speaking = QTimer(self, singleShot=True, interval=_SPEAKS_MS)
        """Runs while the remark stands in the place of the sentence, as both have no room."""
        self.speaking.timeout.connect(self.update)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keyboard focus on the table
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)  # a click must not reach the table
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.hide()

    @property
    def sentence_shown(self) -> str:
        """The sentence as it is shown."""
        return self._words

    @property
    def letters(self) -> int:
        """The size of its letters, in pixels."""
        return self._size

    def tell(self, fitting: Fitting, spoken: str, number: int, *, newest: bool, remark: str = "") -> None:
        """Show a sentence.

        Args:
            fitting: Gives the longest sentence that fits.
            spoken: The whole sentence with the name of the seat, for screen readers.
            number: Its place in the order of the turns; 0 if it is the only one.
            newest: True if it is the last of them.
            remark: What the seat says, shown above the sentence where both have room, else before it.
        """
        new, self._remark = bool(remark) and remark != self._remark, remark
        self._fitting, self.number, self._newest = fitting, number, newest
        self.setAccessibleName(spoken)
        self.setToolTip(spoken)
        self._fit()
        if not remark:
            self.speaking.stop()
        elif new:
            self.speaking.start()
        self.show()

    def place(self, at: QRect) -> None:
        """Move to its zone (pixels of the viewport)."""
        if at != self.geometry():
            self.setGeometry(at)
            self._fit()

    def wanted_height(self, width: int) -> int:
        """Height in pixels for the whole sentence and the remark in the largest letters, with air around."""
        if self._fitting is None:
            return 0
        size, within = _largest(), QSize(width, _TALL)
        sentence = self._needed(self._fitting(lambda _words: True), size, within)
        return self._remark_height(size, within) + sentence.height() + 2 * _MARGIN

    def _fit(self) -> None:
        """Choose the sentence and the size of its letters for the place."""
        if self._fitting is None:
            return
        whole = self._fitting(lambda _words: True)
        sizes = range(_largest(), READABLE - 1, -1)
        heights = ((size, self._remark_height(size, self.size())) for size in sizes)
        below = next((size for size, high in heights if high and self._holds(whole, size, high)), 0)
        self.remarks = below > 0
        if size := below or next((size for size in sizes if self._holds(whole, size)), 0):
            self._words, self._size = whole, size
        else:
            self._words, self._size = self._shortened(self._fitting)
        self.update()

    def _shortened(self, fitting: Fitting) -> tuple[str, int]:
        """Return the longest sentence that fits in letters of READABLE or less, and its largest letters."""
        for size in range(READABLE, SMALLEST - 1, -1):
            words = fitting(partial(self._holds, size=size))
            if self._holds(words, size):
                break
        larger = range(_largest(), size, -1)
        return words, next((large for large in larger if self._holds(words, large)), size)

    def _remark_height(self, size: int, within: QSize) -> int:
        """Height of the remark in a strip of this size, in pixels; 0 without one, or if it is too wide."""
        metrics = QFontMetrics(self._remark_font(size))
        wide = metrics.boundingRect(self._remark).width() + 2 * _MARGIN  # slanted letters lean over
        return metrics.height() if self._remark and wide <= self._room(size, within).width() else 0

    def _remark_size(self) -> int:
        """Size of the letters in which the remark fits alone; 0 if it does in none that can be read."""
        sizes = range(_largest(), READABLE - 1, -1)
        return next((size for size in sizes if self._remark_height(size, self.size())), 0)

    @property
    def speaks(self) -> bool:
        """True while the remark stands there alone."""
        return self.speaking.isActive() and not self.remarks and self._remark_size() > 0

    def _remark_font(self, size: int) -> QFont:
        font = self._font(size)
        font.setItalic(True)
        return font

    def whole(self) -> bool:
        """Return True if the whole sentence as shown lies within the strip."""
        above = self._remark_height(self._size, self.size()) if self.remarks else 0
        return self._holds(self._words, self._size, above)

    def _holds(self, words: str, size: int, above: int = 0) -> bool:
        room = self._room(size, self.size()).adjusted(0, above, 0, 0)
        needed = self._needed(words, size, self.size())
        return needed.width() <= room.width() and needed.height() <= room.height()

    def _needed(self, words: str, size: int, within: QSize) -> QRect:
        """Return the rectangle of words as they are wrapped in a strip of this size."""
        around = QRect(0, 0, self._room(size, within).width(), _TALL)
        return QFontMetrics(self._font(size)).boundingRect(around, _FLAGS, words)

    def _font(self, size: int) -> QFont:
        font = QFont(self.font())
        font.setPixelSize(size)
        return font

    def _room(self, size: int, within: QSize) -> QRect:
        """Return the part of a strip of this size for the sentence."""
        left = _EDGE + _MARGIN + (_disc(size, within) + _MARGIN if self.number else 0)
        inner = QRect(left, _LINE, within.width() - left - _MARGIN, within.height() - 2 * _LINE)
        if self.isRightToLeft():
            inner.moveRight(within.width() - left)
        return inner

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the paper, the band in the seat's colour, the number, and the sentence."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        lit = self.underMouse() or self.hasFocus()
        painter.setPen(QPen(QColor(POPOVER_ACCENT if lit else "#8B7C66"), 2 if self.hasFocus() else 1))
        painter.setBrush(QColor(POPOVER_GROUND))
        painter.drawRoundedRect(frame, 4, 4)
        right = self.isRightToLeft()
        band = QRectF(self.width() - _EDGE - 1 if right else 1, 2, _EDGE, self.height() - 4)
        painter.fillRect(band, icons.seat_colour(self.seat))
        font = self._font(self._size)
        if self.number:
            self._paint_number(painter, font)
        painter.setFont(font)
        painter.setPen(QColor(POPOVER_INK))
        room = self._room(self._size, self.size())
        if self.speaks:
            painter.setFont(self._remark_font(self._remark_size()))
            painter.drawText(room, _FLAGS, self._remark)
            painter.end()
            return
        if self.remarks:
            painter.setFont(self._remark_font(self._size))
            high = self._remark_height(self._size, self.size())
            painter.drawText(QRect(room.topLeft(), QSize(room.width(), high)), _FLAGS, self._remark)
            painter.setFont(font)
            room.adjust(0, high, 0, 0)
        painter.drawText(room, _FLAGS, self._words)
        painter.end()

    def _paint_number(self, painter: QPainter, font: QFont) -> None:
        across = _disc(self._size, self.size())
        middle = _EDGE + _MARGIN + across / 2
        if self.isRightToLeft():
            middle = self.width() - middle
        disc = QRectF(middle - across / 2, (self.height() - across) / 2, across, across)
        painter.setPen(QPen(QColor(POPOVER_INK), 1.2))
        painter.setBrush(QColor(POPOVER_INK) if self._newest else QColor(POPOVER_GROUND))
        painter.drawEllipse(disc)
        small = QFont(font)
        small.setBold(True)
        painter.setFont(small)
        painter.setPen(QColor(POPOVER_GROUND if self._newest else POPOVER_INK))
        painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, str(self.number))

    def enterEvent(self, event: QEnterEvent) -> None:
        """Point to what it is about."""
        super().enterEvent(event)
        self._point()

    def leaveEvent(self, event: QEvent) -> None:
        """Point to nothing unless it has the keyboard focus."""
        super().leaveEvent(event)
        self._point()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Point to what it is about."""
        super().focusInEvent(event)
        self._point()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Point to nothing unless the pointer is on it."""
        super().focusOutEvent(event)
        self._point()

    def _point(self) -> None:
        on = self.underMouse() or self.hasFocus()
        if on:
            self.speaking.stop()
        self.pointed.emit(on)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens it, as the space bar does."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)


def _largest() -> int:
    """Size of the letters in pixels at the player's text size, if there is room for the whole sentence."""
    return max(theme.scaled(LARGEST), READABLE)


def _disc(size: int, within: QSize) -> int:
    """Diameter in pixels of the number's disc in a strip of this size, beside letters of `size` pixels."""
    return min(round(size * 1.5), within.height() - 4)
