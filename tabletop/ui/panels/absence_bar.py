"""What others have done while the player was away from a room: how much, and a button that shows it."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel

from tabletop.ui.panels.room_bar import RoomBar
from tabletop.ui.widgets.icons import SignButton


class AbsenceBar(RoomBar):
    """Says how many turns there were, until the player has seen enough."""

    def __init__(self, turns: int) -> None:
        self._turns, self._close = turns, SignButton("close", 14)
        super().__init__("notice", QLabel(), self._close)

    def name_parts(self) -> None:
        """Set all texts."""
        self.words.setText(self.tr("%n turn(s) since you were here", None, self._turns))
        self.setAccessibleName(self.words.text())
        self.act.setText(self.tr("Show &them"))
        self.act.setAccessibleDescription(self.words.text())
        self._close.name(self.tr("Close"))
