"""The coach's question after the first match with it: should it stay?"""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout

from tabletop.ui.widgets.layouts import add_layout


class KeepCoachPrompt(QFrame):
    """A question on the match result, shown until it is answered."""

    answered = Signal(bool)
    """Emitted when it is answered (True if the coach stays)."""

    def __init__(self) -> None:
        super().__init__()
        self._question, self._words = QLabel(self.tr("Keep the coach?")), QLabel()
        self._question.setProperty("role", "heading")
        self._words.setWordWrap(True)
        self._words.setText(
            self.tr("It explains what is new, and speaks up before a move gives much away. It costs nothing.")
        )
        self.yes, self.no = QPushButton(self.tr("&Yes, gladly")), QPushButton(self.tr("&No, thanks"))
        row = QHBoxLayout()
        for button, stays in ((self.yes, True), (self.no, False)):
            button.clicked.connect(lambda _checked=False, stays=stays: self._answer(stays=stays))
            row.addWidget(button)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._question)
        column.addWidget(self._words)
        add_layout(column, row)

    def _answer(self, *, stays: bool) -> None:
        """Replace the question by a confirmation that says where this can be changed."""
        self.yes.hide()
        self.no.hide()
        self._question.setText(self.tr("Coach on") if stays else self.tr("Coach off"))
        self._words.setText(self.tr("You can change that at any time in the settings."))
        self.answered.emit(stays)
