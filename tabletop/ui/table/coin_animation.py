"""Animated coins that glide from the source of a reward to its purse."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen
from PySide6.QtWidgets import QGraphicsEllipseItem

from tabletop.ui.table.course import Course
from tabletop.ui.table.items import FLYING
from tabletop.ui.table.scene import TableScene

_WIDE = 9.0
"""Diameter of a coin in millimetres."""
_COIN, _POINT = QColor("#E3A92F"), QColor("#B3362B")
"""The colours of money and of points."""
_RIM = QColor("#5A3F12")
_MS, _APART = 420, 90
"""Milliseconds of a flight, and between the starts of two coins."""
_SHOWN = 6
"""Maximum number of coins that fly at once."""
_ARC = 14.0
"""Millimetres that a coin rises on its way."""


def fly_coins(scene: TableScene, start: QPointF, end: QPointF, count: int, *, money: bool) -> None:
    """Let coins, or points, glide from one place to another, one after the other, and disappear there."""
    shown = min(count, _SHOWN)
    for at in range(shown):
        _fly(scene, start, end, _APART * at, money=money)


def _fly(scene: TableScene, start: QPointF, end: QPointF, after: int, *, money: bool) -> None:
    """Let one glide after this number of milliseconds."""
    coin = QGraphicsEllipseItem(QRectF(-_WIDE / 2, -_WIDE / 2, _WIDE, _WIDE))
    coin.setBrush(_COIN if money else _POINT)
    coin.setPen(QPen(_RIM, 0.8))
    coin.setZValue(FLYING + 500)
    coin.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
    coin.setPos(start)
    scene.addItem(coin)
    way = Course(arc=_ARC, delay=after / (_MS + after))
    scene.motion.send(
        coin, end, _MS + after, fade=(1.0, 0.6), then=lambda: scene.removeItem(coin), course=way
    )
