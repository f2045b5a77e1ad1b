"""Where a slip lies on a table: at its own zone, or on more of bare cloth elsewhere."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QGraphicsView

from tabletop.engine.table import Layout
from tabletop.ui.panels.free_area import free_area
from tabletop.ui.style import theme

SUMMARY_ZONE = "slip"
MIN_SIZE, MAX_SIZE = QSize(200, 60), QSize(400, 380)
"""What a slip needs to be read, in pixels and takes at most of bare cloth; widths at 100 %."""
MIN_HEIGHT = 120
"""Bare cloth so low at 100 %, in pixels, is taken twice as wide: few lines have to tell all."""
MIN_WIDTH = 130
"""So wide at 100 % its own zone must be for it, in pixels; or it would grow over what lies beside it."""

MORE = 1.2
"""How many times as large as its zone bare cloth has to be for a slip to lie there instead."""


def summary_place(table: QGraphicsView, layout: Layout, taken: Sequence[QRect]) -> QRect:
    """Where a slip may lie: bare cloth at its zone, or elsewhere if its zone is not bare; else the zone.

    `taken`: where something lies on this table.
    """
    zone = next((z for z in layout.zones if z.key == SUMMARY_ZONE), None)
    room = table.viewport().rect()
    corner = QRect(12, room.height() - 162, min(300, room.width() - 24), min(150, room.height() // 3))
    place = corner
    if zone is not None:
        seen = table.mapFromScene(zone.x, zone.y, zone.w, zone.h).boundingRect()
        place = seen if room.contains(seen) else corner
    bare = not covers(taken, place) and place.width() >= theme.scaled(MIN_WIDTH)
    least = QSize(theme.scaled(MIN_SIZE.width()), MIN_SIZE.height())
    most = QSize(theme.scaled(MAX_SIZE.width()), MAX_SIZE.height())
    free = free_area(room, taken, place, least, most)
    if free is not None and free.height() < theme.scaled(MIN_HEIGHT):
        free = free_area(room, taken, place, least, QSize(2 * most.width(), most.height())) or free
    if free is not None and (not bare or _area(free) > MORE * _area(place)):
        return free
    return place


def covers(taken: Sequence[QRect], place: QRect) -> bool:
    """Whether what lies here hides anything of what lies on a table."""
    inner = place.adjusted(2, 2, -2, -2)
    return any(inner.intersects(rect) for rect in taken)


def _area(place: QRect) -> int:
    return place.width() * place.height()
