"""The paper of a review: what would have been better than what was played, and why."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from tabletop.ui.panels.reasons_popover import ReasonsPopover

EDGE = "#B3362B"


class ReviewPopover(ReasonsPopover):
    """Lies beside the better move."""

    seen_requested = Signal()
    again_requested = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, EDGE)
        self.place = ""
        """Which of the turning points it is about, and when that was."""

    def over(self) -> tuple[str, str]:
        """Which turning point it is."""
        return self.place, self.place

    def buttons(self) -> tuple[QPushButton, ...]:
        """See the better move played, or try again."""
        see, again = QPushButton(self.tr("See it played")), QPushButton(self.tr("Try again from here"))
        again.setProperty("role", "accent")
        see.setToolTip(
            self.tr("The better move, and what could come of it. What is hidden is dealt by chance.")
        )
        again.setToolTip(self.tr("A practice match from here; what you couldn't see is dealt anew."))
        for button in (see, again):
            button.setAccessibleDescription(button.toolTip())
        see.clicked.connect(self.seen_requested)
        again.clicked.connect(self.again_requested)
        return see, again
