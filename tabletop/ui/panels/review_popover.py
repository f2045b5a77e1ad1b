"""The popover of a review: what would have been better than the move played, and why."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from tabletop.ui.panels.reasons_popover import ReasonsPopover

_EDGE = "#B3362B"


class ReviewPopover(ReasonsPopover):
    """A popover next to the better move."""

    seen_requested = Signal()
    again_requested = Signal()
    reckoning_requested = Signal()
    """Emitted when the numbers are to be explained."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, _EDGE)
        self.place = ""
        """The number of the turning point and its moment, in words."""

    def heading_text(self) -> tuple[str, str]:
        """Return the number of the turning point and its moment."""
        return self.place, self.place

    def buttons(self) -> tuple[QPushButton, ...]:
        """Buttons to show the better move, to try again, and to explain the numbers."""
        see, again = QPushButton(self.tr("See it played")), QPushButton(self.tr("Try again from here"))
        again.setProperty("role", "accent")
        see.setToolTip(
            self.tr("The better move, and what could come of it. Hidden cards are dealt at random.")
        )
        again.setToolTip(self.tr("A practice match from here; what you couldn't see is dealt anew."))
        for button in (see, again):
            button.setAccessibleDescription(button.toolTip())
        how = QPushButton(self.tr("How this is calculated"))
        how.setProperty("role", "link")
        see.clicked.connect(self.seen_requested)
        again.clicked.connect(self.again_requested)
        how.clicked.connect(self.reckoning_requested)
        return see, again, how
