"""What others have done while the player was away from a room: how much, and a button that shows it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton

from tabletop.ui.widgets.icons import SignButton


class AbsenceBar(QFrame):
    """Says how many turns there were, until the player has seen enough."""

    wanted = Signal()
    """Emitted when the player wants to see the turns."""
    dismissed = Signal()
    """Emitted when the bar is not needed any more."""

    def __init__(self, turns: int) -> None:
        super().__init__()
        self.setObjectName("notice")
        self._turns = turns
        self.words, self.show_them, self._close = QLabel(), QPushButton(), SignButton("close", 14)
        self.words.setProperty("role", "strong")
        self.show_them.clicked.connect(self.wanted)
        self._close.clicked.connect(self.dismissed)
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 4, 10, 4)
        row.addWidget(self.words)
        row.addStretch(1)
        row.addWidget(self.show_them)
        row.addWidget(self._close)
        self._name_parts()

    def changeEvent(self, event: QEvent) -> None:
        """Retranslate all texts in another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._name_parts()

    def _name_parts(self) -> None:
        self.words.setText(self.tr("%n turn(s) since you were here", None, self._turns))
        self.setAccessibleName(self.words.text())
        self.show_them.setText(self.tr("Show &them"))
        self.show_them.setAccessibleDescription(self.words.text())
        self._close.name(self.tr("Close"))
