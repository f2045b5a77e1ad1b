"""The popover of a hint: why its move is better, and buttons to play or show it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from tabletop.ui.panels.reasons_popover import ReasonsPopover

_EDGE = "#3F7FB0"


class HintPopover(ReasonsPopover):
    """A popover next to the recommended move."""

    play_requested = Signal()
    both_requested = Signal()
    """Emitted when both moves are to be animated."""
    reckoning_requested = Signal()
    """Emitted when the numbers are to be explained."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, _EDGE)

    def heading_text(self) -> tuple[str, str]:
        """Return the stages of the hint, the present one in bold."""
        return self.tr("1 Where · 2 Which · <b>3 Why</b>"), self.tr("Hint: why")

    def buttons(self) -> tuple[QPushButton, ...]:
        """Buttons to play the move, to show both moves, and to explain the numbers."""
        play, how = QPushButton(self.tr("Play it")), QPushButton(self.tr("How this is calculated"))
        both = QPushButton(self.tr("Show both"))
        both.setToolTip(self.tr("Hidden cards are dealt at random here."))
        both.setAccessibleDescription(both.toolTip())
        both.clicked.connect(self.both_requested)
        play.setProperty("role", "accent")
        how.setProperty("role", "link")
        play.clicked.connect(self.play_requested)
        how.clicked.connect(self.reckoning_requested)
        return play, both, how
