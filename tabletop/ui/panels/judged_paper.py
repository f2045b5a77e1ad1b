"""The paper on which stands how a decision was judged that was made once more."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from tabletop.ui.panels.reasons_paper import ReasonsPaper

EDGE = "#2E7D5B"


class JudgedPaper(ReasonsPaper):
    """Lies on the table until the person goes on."""

    again_asked = Signal()
    on_asked = Signal()
    back_asked = Signal()

    def __init__(self, parent: QWidget, following: bool) -> None:  # noqa: FBT001  as the words say
        """`following`: whether there is another turning point to go to."""
        super().__init__(parent, EDGE)
        self._following = following

    def over(self) -> tuple[str, str]:
        """What it is about."""
        words = self.tr("Tried again")
        return words, words

    def buttons(self) -> tuple[QPushButton, ...]:
        """Go on in the review, try once more, or play on."""
        words = self.tr("Next turning point") if self._following else self.tr("Back to the review")
        back, again, on = (
            QPushButton(words),
            QPushButton(self.tr("Try again")),
            QPushButton(self.tr("Play on")),
        )
        back.setProperty("role", "accent")
        back.clicked.connect(self.back_asked)
        again.clicked.connect(self.again_asked)
        on.clicked.connect(self.on_asked)
        return back, again, on
