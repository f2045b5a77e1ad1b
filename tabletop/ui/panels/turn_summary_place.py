"""Finds the place of the turn summary: its own zone, or a larger free area elsewhere."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QGraphicsView

from tabletop.engine.table import Layout
from tabletop.ui.panels.free_area import free_area
from tabletop.ui.style import theme

SUMMARY_ZONE = "slip"
MIN_SIZE, MAX_SIZE = QSize(200, 60), QSize(400, 380)
"""Smallest and largest size of a summary in free space, in pixels; widths at text size 100 %."""
_MIN_HEIGHT = 120
"""Free areas lower than this (pixels at 100 %) may be twice as wide, as few lines must hold all."""
_MIN_WIDTH = 130
"""Minimum width of its own zone in pixels at 100 %; in a narrower one it would cover its neighbours."""

_MORE = 1.2
"""Factor by which a free area must be larger than the summary's zone to be preferred."""


def summary_place(table: QGraphicsView, layout: Layout, taken: Sequence[QRect]) -> QRect:
    """Return the rectangle for the summary: free space at its zone, free space elsewhere, or else its zone.

    Args:
        table: The view; the rectangle is in pixels of its viewport.
        layout: The layout on the table.
        taken: The rectangles of zones and pieces.
    """
    zone = next((z for z in layout.zones if z.key == SUMMARY_ZONE), None)
    room = table.viewport().rect()
    corner = QRect(12, room.height() - 162, min(300, room.width() - 24), min(150, room.height() // 3))
    place = corner
    if zone is not None:
        seen = table.mapFromScene(zone.x, zone.y, zone.w, zone.h).boundingRect()
        place = seen if room.contains(seen) else corner
    bare = not is_covered(taken, place) and place.width() >= theme.scaled(_MIN_WIDTH)
    least = QSize(theme.scaled(MIN_SIZE.width()), MIN_SIZE.height())
    most = QSize(theme.scaled(MAX_SIZE.width()), MAX_SIZE.height())
    free = free_area(room, taken, place, least, most)
    if free is not None and free.height() < theme.scaled(_MIN_HEIGHT):
        free = free_area(room, taken, place, least, QSize(2 * most.width(), most.height())) or free
    if free is not None and (not bare or _area(free) > _MORE * _area(place)):
        return free
    return place


def is_covered(taken: Sequence[QRect], place: QRect) -> bool:
    """Return True if a widget at `place` hides one of the `taken` rectangles."""
    inner = place.adjusted(2, 2, -2, -2)
    return any(inner.intersects(rect) for rect in taken)


def _area(place: QRect) -> int:
    return place.width() * place.height()
