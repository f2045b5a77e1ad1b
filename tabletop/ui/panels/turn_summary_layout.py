"""Keeps the turn summary in free space, never under a dragged piece."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QRegion

from tabletop.engine.table import Layout
from tabletop.ui.panels.free_area import BARE, covered
from tabletop.ui.panels.turn_summary import TurnSummaryPanel
from tabletop.ui.table import TableView


class TurnSummaryLayout:
    """Places a turn summary, and hides it when a piece is lifted while it covers something."""

    def __init__(self, summary: TurnSummaryPanel, table: TableView) -> None:
        self._summary, self._table = summary, table
        self._round = QRegion()
        """The area covered by zones when the summary was placed."""

    def place(self, layout: Layout, *, always: bool = False) -> None:
        """Place the summary if zones cover another area than before, or in any case if forced."""
        zones = covered(self._table, layout)
        if always or zones != self._round:
            self._round = zones
            self._summary.lie_on(self._table, layout)

    def make_way(self, layout: Layout) -> None:
        """Hide the summary if it covers a zone: a player who lifts a piece has read it."""
        below = self._table.mapToScene(self._summary.geometry()).boundingRect()
        below.adjust(2, 2, -2, -2)
        zones = (zone for zone in layout.zones if zone.key not in BARE)
        if any(below.intersects(QRectF(z.x, z.y, z.w, z.h)) for z in zones):
            self._summary.hide()
