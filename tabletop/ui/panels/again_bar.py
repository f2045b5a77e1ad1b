"""After the end of a match in a room: its owner plays again with the same people."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton

from tabletop.ui.widgets.elided_label import ElidedLabel


class AgainBar(QFrame):
    """Says who would play again, with buttons to join them or not."""

    joined = Signal()
    """Emitted when the player wants to sit down there."""
    dismissed = Signal()
    """Emitted when the player does not want to."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName("question")
        self._name = name
        self.words, self.join, self.leave = ElidedLabel(), QPushButton(), QPushButton()
        self.words.setProperty("role", "strong")
        self.join.clicked.connect(self.joined)
        self.leave.clicked.connect(self.dismissed)
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 4, 10, 4)
        row.addWidget(self.words, 1)
        row.addWidget(self.join)
        row.addWidget(self.leave)
        self._name_parts()

    def changeEvent(self, event: QEvent) -> None:
        """Retranslate all texts in another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._name_parts()

    def _name_parts(self) -> None:
        self.words.tell(self.tr("{name} plays again with the same people.").format(name=self._name))
        self.setAccessibleName(self.words.accessibleName())
        self.join.setText(self.tr("&Sit down"))
        self.join.setAccessibleDescription(self.words.accessibleName())
        self.leave.setText(self.tr("&Not now"))
