"""The popover with the verdict on a decision that was made again."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from tabletop.ui.panels.reasons_popover import ReasonsPopover

_EDGE = "#2E7D5B"


class RetryPopover(ReasonsPopover):
    """A popover that stays until the player goes on."""

    again_requested = Signal()
    on_requested = Signal()
    """Emitted when the match is to be played on."""
    back_requested = Signal()
    """Emitted by the button `way_on`."""

    def __init__(self, parent: QWidget, way_on: str) -> None:
        """Create it; `way_on`: the label of the button that goes on."""
        super().__init__(parent, _EDGE)
        self._way_on = way_on

    def heading_text(self) -> tuple[str, str]:
        """Return the title of the popover."""
        words = self.tr("Tried again")
        return words, words

    def buttons(self) -> tuple[QPushButton, ...]:
        """Buttons to go on in the review, to try again, and to play on."""
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
