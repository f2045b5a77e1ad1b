"""A bar above the table that says something about a room: a button to act on it, another to put it away."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QAbstractButton, QFrame, QHBoxLayout, QLabel, QPushButton


class RoomBar(QFrame):
    """Shows words and two buttons, which a subclass names in `name_parts`.

    Args:
        look: The object name, by which the style sheet knows the bar.
        words: The label.
        away: The button that puts the bar away.
    """

    wanted = Signal()
    """Emitted when the player acts on what the bar says."""
    dismissed = Signal()
    """Emitted when the bar is to be put away."""

    def __init__(self, look: str, words: QLabel, away: QAbstractButton) -> None:
        super().__init__()
        self.setObjectName(look)
        self.words, self.act, self.away = words, QPushButton(), away
        words.setProperty("role", "strong")
        self.act.clicked.connect(self.wanted)
        away.clicked.connect(self.dismissed)
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 4, 10, 4)
        row.addWidget(words, 1)
        row.addWidget(self.act)
        row.addWidget(away)
        self.name_parts()

    def changeEvent(self, event: QEvent) -> None:
        """Retranslate all texts in another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.name_parts()

    def name_parts(self) -> None:
        """Set all texts."""
        raise NotImplementedError
