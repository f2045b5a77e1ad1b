"""The round mark of a step or a chapter: done, current, or to come."""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from tabletop.ui.style import theme

_SIZE = 18
"""Size of a mark, in pixels at 100 %."""


class StepStatus(Enum):
    """The status of a step or a chapter."""

    DONE = auto()
    NOW = auto()
    TO_COME = auto()


class StepMark(QWidget):
    """The mark as a widget: a tick on green, a number on the accent colour, or a number in a ring."""

    def __init__(self, number: int, stands: StepStatus) -> None:
        super().__init__()
        self.number, self.stands = number, stands
        self.setFixedSize(theme.scaled(_SIZE), theme.scaled(_SIZE))
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if self.stands is StepStatus.TO_COME:
            painter.setPen(QPen(theme.colour("quiet"), 1.2))
        else:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.colour("legal" if self.stands is StepStatus.DONE else "accent"))
        painter.drawEllipse(box)
        painter.setPen(theme.colour("quiet" if self.stands is StepStatus.TO_COME else "on_accent"))
        if self.stands is StepStatus.DONE:
            paint_tick(painter, box)
        else:
            painter.setFont(theme.horizontal_margin(self.font(), 3))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(self.number))
        painter.end()


def paint_tick(painter: QPainter, box: QRectF) -> None:
    """Paint a tick inside `box`, in the colour of the pen."""
    side = box.width()
    points = [
        QPointF(box.x() + side * x, box.y() + side * y) for x, y in ((0.27, 0.53), (0.43, 0.68), (0.73, 0.35))
    ]
    pen = QPen(painter.pen().color(), side * 0.11)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.drawPolyline(QPolygonF(points))
