"""The camera: fitting, zooming and panning. It zooms out as far as the whole table.

Larger text leaves the table less room, as an open panel does in a small window. It keeps its size all the
same, so that no letter on it gets smaller: then it is larger than the view, which follows what is pointed at
and asked for.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QPoint, QPointF, QRectF, QTimer, Signal
from PySide6.QtGui import QPainter, QTransform
from PySide6.QtWidgets import QGraphicsView

from tabletop.ui.style import theme

NEAREST = 6.0
"""Maximum zoom, relative to the whole table."""
_REST_MS = 150
"""Milliseconds after the last zoom step until the table is rendered sharp again."""
STEP = 1.25
"""Zoom factor of one key press."""
_ALL = 1.001
"""A scale this many times the least one shows the whole table."""
_MARGIN = 48
"""Pixels around what the view follows."""


class Camera(QObject):
    """The position and scale of the view."""

    rescaled = Signal()
    """Emitted at each step of a zoom."""
    rested = Signal()
    """Emitted when a zoom has ended."""

    def __init__(self, view: QGraphicsView) -> None:
        super().__init__(view)
        self._view = view
        self.least_width = 0
        """Width in pixels that the table keeps at home, however narrow the view is: for its letters."""
        self.fitted = True
        """True if the table is shown at its home scale; it stays so when the window is resized."""
        self.sharp = 1.0
        """The scale at which drawings are rendered: that of the last finished zoom."""
        self._rest = QTimer(view, singleShot=True, interval=_REST_MS)
        self._rest.timeout.connect(self.sharpen)

    @property
    def scale(self) -> float:
        """Screen points per millimetre of the table."""
        return float(self._view.transform().m11())

    @property
    def least(self) -> float:
        """The scale at which the whole table is visible."""
        room = self._view.viewport().rect()
        return self._fitting(room.width(), room.height())

    def _fitting(self, width: float, height: float) -> float:
        """Return the scale at which the whole table fills a room of this size in pixels; 1 if it has none."""
        size = self._view.sceneRect()
        if size.isEmpty() or width <= 0 or height <= 0:
            return 1.0
        return min(width / size.width(), height / size.height())

    @property
    def home_scale(self) -> float:
        """The scale at which the whole table would be visible if texts had their size of 100 %.

        Header, bars and panels grow with the text, so at 100 % they leave room for that share of them.
        """
        view, window, saved = self._view.viewport().rect(), self._view.window().rect(), 1 - 1 / theme.growth()
        width = max(view.width() + saved * (window.width() - view.width()), self.least_width)
        height = view.height() + saved * (window.height() - view.height())
        return max(self.least, self._fitting(width, height))

    def fit(self) -> None:
        """Show the table at its home scale, mostly the whole of it."""
        self.fitted = True
        self._set(self.home_scale)
        self._view.centerOn(self._view.sceneRect().center())
        self.sharpen()

    def bring_into_view(self, places: Sequence[QRectF]) -> None:
        """Bring these places of the table into view; of those that have no room together the first ones.

        A place that is larger than the view comes last: some of it is visible wherever one looks.
        """
        if not places or self.scale <= self.least * _ALL:
            return
        seen = self._view.mapToScene(self._view.viewport().rect()).boundingRect()

        def fits(place: QRectF) -> bool:
            return place.width() <= seen.width() and place.height() <= seen.height()

        around, *others = sorted(places, key=lambda place: not fits(place))
        for place in others:
            if fits(both := around.united(place)):
                around = both
        if not seen.contains(around):
            self._view.ensureVisible(around, _MARGIN, _MARGIN)

    def follow_size(self) -> None:
        """Adapt to the resized view: a fitted table stays fitted, and it never gets smaller than that."""
        if self.fitted or self.scale < self.least:
            self.fit()

    def zoom(self, factor: float, at: QPointF | None = None) -> None:
        """Zoom by a factor; the point `at` of the viewport (default: its middle) stays where it is."""
        least = self.least
        scale = min(max(self.scale * factor, least), least * NEAREST)
        if scale <= least * _ALL and self.home_scale <= least * _ALL:
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
        """Pan by this many points to the right and down."""
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
        self.rescaled.emit()

    def sharpen(self) -> None:
        """Render everything for the present scale."""
        self._rest.stop()
        self.sharp = self.scale
        self._view.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, True)
        self.rested.emit()
