"""After the end of a match in a room: its owner plays again with the same people."""

from __future__ import annotations

from PySide6.QtWidgets import QPushButton

from tabletop.ui.panels.room_bar import RoomBar
from tabletop.ui.widgets.elided_label import ElidedLabel


class AgainBar(RoomBar):
    """Says who would play again, with buttons to join them or not."""

    def __init__(self, name: str) -> None:
        self._name, self._who = name, ElidedLabel()
        super().__init__("question", self._who, QPushButton())

    def name_parts(self) -> None:
        """Set all texts."""
        self._who.tell(self.tr("{name} plays again with the same people.").format(name=self._name))
        self.setAccessibleName(self.words.accessibleName())
        self.act.setText(self.tr("&Sit down"))
        self.act.setAccessibleDescription(self.words.accessibleName())
        self.away.setText(self.tr("&Not now"))
