"""Animated coins that glide from the source of a reward to its purse."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen
from PySide6.QtWidgets import QGraphicsEllipseItem

from tabletop.ui.table.items import FLYING
from tabletop.ui.table.scene import TableScene

_WIDE = 9.0
"""Diameter of a coin in millimetres."""
_COIN, _POINT = QColor("#E3A92F"), QColor("#B3362B")
"""The colours of money and of points."""
_RIM = QColor("#5A3F12")
_MS = 420
"""Milliseconds of the flight."""


def fly(scene: TableScene, start: QPointF, end: QPointF, *, money: bool) -> None:
    """Let a coin, or a point, glide from one place to another and disappear."""
    coin = QGraphicsEllipseItem(QRectF(-_WIDE / 2, -_WIDE / 2, _WIDE, _WIDE))
    coin.setBrush(_COIN if money else _POINT)
    coin.setPen(QPen(_RIM, 0.8))
    coin.setZValue(FLYING + 500)
    coin.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
    coin.setPos(start)
    scene.addItem(coin)
    scene.motion.send(coin, end, _MS, fade=(1.0, 0.6), then=lambda: scene.removeItem(coin))
