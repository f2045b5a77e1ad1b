"""Where the slip lies on a table: anew where other zones than before lie round it, and under no hand."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QRegion

from tabletop.engine.table import Layout
from tabletop.ui.panels.free_area import BARE, covered
from tabletop.ui.panels.turn_summary import TurnSummaryPanel
from tabletop.ui.table import TableView


class TurnSummaryLayout:
    """Lays a slip, and takes it away where somebody reaches over it."""

    def __init__(self, slip: TurnSummaryPanel, table: TableView) -> None:
        self._slip, self._table = slip, table
        self._round = QRegion()
        """The zones round which the slip was laid."""

    def place(self, layout: Layout, *, anew: bool = False) -> None:
        """Lay the slip where zones cover other cloth than before, or `anew` in any case."""
        zones = covered(self._table, layout)
        if anew or zones != self._round:
            self._round = zones
            self._slip.lie_on(self._table, layout)

    def make_way(self, layout: Layout) -> None:
        """Who takes a piece in the hand has read the slip: it goes where it lies on anything."""
        below = self._table.mapToScene(self._slip.geometry()).boundingRect()
        below.adjust(2, 2, -2, -2)
        zones = (zone for zone in layout.zones if zone.key not in BARE)
        if any(below.intersects(QRectF(z.x, z.y, z.w, z.h)) for z in zones):
            self._slip.hide()
