"""The paper of a hint: why its move is better, and what can be done with that."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from tabletop.ui.panels.reasons_popover import ReasonsPopover

EDGE = "#3F7FB0"


class HintPopover(ReasonsPopover):
    """Lies beside the move that the hint speaks for."""

    play_requested = Signal()
    both_requested = Signal()
    reckoning_requested = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, EDGE)

    def over(self) -> tuple[str, str]:
        """Which stage of the hint it is."""
        return self.tr("1 Where · 2 Which · <b>3 Why</b>"), self.tr("Hint: why")

    def buttons(self) -> tuple[QPushButton, ...]:
        """Play the move, show both, or explain."""
        play, how = QPushButton(self.tr("Play it")), QPushButton(self.tr("How this is reckoned"))
        both = QPushButton(self.tr("Show both"))
        both.setToolTip(self.tr("What is hidden is dealt by chance for this."))
        both.setAccessibleDescription(both.toolTip())
        both.clicked.connect(self.both_requested)
        play.setProperty("role", "accent")
        how.setProperty("role", "link")
        play.clicked.connect(self.play_requested)
        how.clicked.connect(self.reckoning_requested)
        return play, both, how
