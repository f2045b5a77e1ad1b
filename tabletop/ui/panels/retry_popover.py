"""The paper on which stands how a decision was judged that was made once more."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from tabletop.ui.panels.reasons_popover import ReasonsPopover

EDGE = "#2E7D5B"


class RetryPopover(ReasonsPopover):
    """Lies on the table until the person goes on."""

    again_requested = Signal()
    on_requested = Signal()
    back_requested = Signal()

    def __init__(self, parent: QWidget, way_on: str) -> None:
        """`way_on`: what going on from here is called."""
        super().__init__(parent, EDGE)
        self._way_on = way_on

    def over(self) -> tuple[str, str]:
        """What it is about."""
        words = self.tr("Tried again")
        return words, words

    def buttons(self) -> tuple[QPushButton, ...]:
        """Go on in the review, try once more, or play on."""
        back, again, on = (
            QPushButton(self._way_on),
            QPushButton(self.tr("Try again")),
            QPushButton(self.tr("Play on")),
        )
        back.setProperty("role", "accent")
        back.clicked.connect(self.back_requested)
        again.clicked.connect(self.again_requested)
        on.clicked.connect(self.on_requested)
        return back, again, on
