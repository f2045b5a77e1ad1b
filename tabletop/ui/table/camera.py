"""The camera: fitting, zooming and panning. The whole table is the farthest it goes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QPointF, QRectF, QTimer
from PySide6.QtGui import QPainter, QTransform

if TYPE_CHECKING:
    from tabletop.ui.table.view import TableView

NEAREST = 6.0
"""How many times the whole table's scale it can be zoomed in."""
REST_MS = 150
"""So long after the last step of a zoom the table is drawn sharp again."""
STEP = 1.25
"""One press of a key."""


class Camera:
    """Where the view looks, and how near."""

    def __init__(self, view: TableView) -> None:
        self._view = view
        self.fitted = True
        """Whether the whole table is shown, and stays so when the window changes."""
        self.sharp = 1.0
        """The scale at which drawings are made: the last one that stood still."""
        self._rest = QTimer(view, singleShot=True, interval=REST_MS)
        self._rest.timeout.connect(self.sharpen)

    @property
    def scale(self) -> float:
        """Points on the screen for a millimetre of the table."""
        return float(self._view.transform().m11())

    @property
    def least(self) -> float:
        """The scale at which the whole table is seen."""
        size, room = self._view.sceneRect(), self._view.viewport().rect()
        if size.isEmpty() or room.isEmpty():
            return 1.0
        return min(room.width() / size.width(), room.height() / size.height())

    def fit(self) -> None:
        """Show the whole table."""
        self.fitted = True
        self._set(self.least)
        self._view.centerOn(self._view.sceneRect().center())
        self.sharpen()

    def follow_size(self) -> None:
        """The view's size has changed: what was whole stays whole, and nothing is farther than that."""
        if self.fitted or self.scale < self.least:
            self.fit()

    def zoom(self, factor: float, at: QPointF | None = None) -> None:
        """Zoom by a factor; the point `at` of the viewport (or its middle) stays where it is."""
        least = self.least
        scale = min(max(self.scale * factor, least), least * NEAREST)
        if scale <= least * 1.001:
            self.fit()
            return
        self.fitted = False
        middle = QPointF(self._view.viewport().rect().center())
        here = (middle if at is None else at).toPoint()
        there = self._view.mapToScene(here)
        self._view.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)
        self._set(scale)
        self.pan(self._view.mapFromScene(there) - here)
        self._rest.start()

    def pan(self, step: QPoint) -> None:
        """Look so many points further to the right and down."""
        across, down = self._view.horizontalScrollBar(), self._view.verticalScrollBar()
        across.setValue(across.value() + step.x())
        down.setValue(down.value() + step.y())

    def fill_with(self, place: QRectF) -> None:
        """Fill the view with a part of the table."""
        room, least = self._view.viewport().rect(), self.least
        scale = min(room.width() / place.width(), room.height() / place.height()) * 0.94
        self._set(min(max(scale, least), least * NEAREST))
        self._view.centerOn(place.center())
        self.fitted = False
        self.sharpen()

    def _set(self, scale: float) -> None:
        self._view.setTransform(QTransform.fromScale(scale, scale))
        self._view.lookout.hide()

    def sharpen(self) -> None:
        """Draw everything for the scale that is seen now."""
        self._rest.stop()
        self.sharp = self.scale
        self._view.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, True)
        self._view.scale_changed()
