"""The flag of a turning point: its number in a ring, or on red if it is the present one."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from tabletop.ui.style import theme

SIZE = 20
"""Size of a flag, in pixels at 100 %."""


def paint_flag(painter: QPainter, middle: QPointF, number: int, *, filled: bool) -> None:
    """Paint the flag; 0 for no number."""
    size = theme.scaled(SIZE) - 3
    box = QRectF(middle.x() - size / 2, middle.y() - size / 2, size, size)
    red = theme.colour("refused")
    painter.setPen(QPen(red, 1.6))
    painter.setBrush(red if filled else theme.colour("raised"))
    painter.drawEllipse(box)
    painter.setPen(theme.colour("raised") if filled else red)
    painter.setFont(theme.plain(theme.scaled(11), QFont.Weight.Bold))
    if number:
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(number))


class Flag(QWidget):
    """A flag in a list."""

    def __init__(self, number: int, *, filled: bool) -> None:
        super().__init__()
        self._number, self._filled = number, filled
        self.setFixedSize(theme.scaled(SIZE), theme.scaled(SIZE))
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_flag(painter, QRectF(self.rect()).center(), self._number, filled=self._filled)
        painter.end()
