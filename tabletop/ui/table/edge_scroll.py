"""Pans a table that is larger than its view while a piece is held near an edge."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QPoint, QPointF, QTimer
from PySide6.QtWidgets import QGraphicsView

from tabletop.ui.table.camera import Camera

_EDGE = 28
"""Width in pixels of the part of the view along each edge in which a held piece pans it."""
_STEP, _EVERY_MS = 8, 16
"""Pixels of a step, and milliseconds from one to the next."""


class EdgeScroll(QObject):
    """Pans the view step by step until the piece leaves the edge or the table ends."""

    def __init__(self, view: QGraphicsView, camera: Camera, carry: Callable[[QPointF], None]) -> None:
        """Make the edges of a view; `carry` moves the held piece to a point of the scene."""
        super().__init__(view)
        self._view, self._camera, self._carry = view, camera, carry
        self._at = QPoint()
        self._timer = QTimer(self, interval=_EVERY_MS)
        self._timer.timeout.connect(self._step)

    def pan_near(self, at: QPoint) -> None:
        """Note where the piece is held, in pixels of the viewport."""
        self._at = at
        if self._way().isNull():
            self._timer.stop()
        elif not self._timer.isActive():
            self._timer.start()

    def end_panning(self) -> None:
        """Stop panning: the piece is let go."""
        self._timer.stop()

    def _way(self) -> QPoint:
        """Return the step that the place of the piece asks for."""
        room = self._view.viewport().rect()
        across = (self._at.x() > room.right() - _EDGE) - (self._at.x() < room.left() + _EDGE)
        down = (self._at.y() > room.bottom() - _EDGE) - (self._at.y() < room.top() + _EDGE)
        return QPoint(_STEP * across, _STEP * down)

    def _step(self) -> None:
        before = self._view.mapToScene(QPoint())
        self._camera.pan(self._way())
        if self._view.mapToScene(QPoint()) == before:
            self._timer.stop()
            return
        self._carry(self._view.mapToScene(self._at))
