"""The last days as a row of rings that show whether the deal of each day was played."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from enum import Enum, auto

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from tabletop.ui.style import theme
from tabletop.ui.style.i18n import weekday

_SIDE, _HIGH = 30, 44
"""Width of a day and height of the row, in pixels at 100 %."""


class Played(Enum):
    """When the deal of a day was played."""

    ON_THE_DAY = auto()
    LATER = auto()
    NOT = auto()


class Week(QWidget):
    """A ring for each day, the last for today; without comment it stays empty if no deal was played."""

    def __init__(self) -> None:
        super().__init__()
        self._days: tuple[tuple[date, Played], ...] = ()

    def show_days(self, days: Sequence[tuple[date, Played]]) -> None:
        self._days = tuple(days)
        self.setFixedSize(theme.scaled(_SIDE) * len(days), theme.scaled(_HIGH))
        played_words = {Played.ON_THE_DAY: self.tr("played"), Played.LATER: self.tr("played later")}
        words = [f"{weekday(day)}: {played_words[how]}" for day, how in days if how in played_words]
        self.setAccessibleName(self.tr("The last seven days"))
        self.setAccessibleDescription(", ".join(words) or self.tr("none played yet"))
        self.setToolTip(self.accessibleDescription())
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the days, the first where text begins."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side, line = theme.scaled(_SIDE), theme.scaled(16)
        for at, (day, how) in enumerate(self._days):
            x = (len(self._days) - 1 - at if self.isRightToLeft() else at) * side
            painter.setPen(theme.colour("quiet"))
            painter.setFont(theme.plain(theme.scaled(11)))
            initial = weekday(day, initial=True)
            painter.drawText(QRectF(x, 0, side, line), Qt.AlignmentFlag.AlignCenter, initial)
            ring = QRectF(x + 5, line + 3, side - 10, side - 10)
            self._paint_ring(painter, ring, how, today=at == len(self._days) - 1)
        painter.end()

    @staticmethod
    def _paint_ring(painter: QPainter, ring: QRectF, how: Played, *, today: bool) -> None:
        edge = theme.colour("accent" if today else "line")
        painter.setPen(QPen(edge, 2 if today else 1.4))
        painter.setBrush(theme.colour("legal") if how is Played.ON_THE_DAY else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(ring)
        side = ring.width()
        if how is Played.ON_THE_DAY:
            pen = QPen(theme.colour("panel"), side * 0.11)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            tick = ((0.27, 0.53), (0.43, 0.68), (0.73, 0.35))
            painter.drawPolyline(
                QPolygonF([QPointF(ring.x() + side * x, ring.y() + side * y) for x, y in tick])
            )
        elif how is Played.LATER:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.colour("quiet"))
            painter.drawEllipse(ring.center(), side * 0.14, side * 0.14)
