"""A line of words that gives way where room is short."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel

LEAST = 24
"""Pixels that even the shortest place has for its words."""


class Short(QLabel):
    """Words in one line, cut off with an ellipsis where room is short; the tooltip then tells them whole."""

    def __init__(self, words: str = "") -> None:
        super().__init__()
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.say(words)

    def say(self, words: str) -> None:
        """Say this."""
        self._words = words
        self.setAccessibleName(words)
        self._fit()
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """As wide as the whole words."""
        return QSize(self._wide() + 2, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """Narrower than the words, if need be."""
        return QSize(LEAST, super().minimumSizeHint().height())

    def _wide(self) -> int:
        return self.fontMetrics().horizontalAdvance(self._words)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show what fits."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        room = self.contentsRect().width()
        self.setText(self.fontMetrics().elidedText(self._words, Qt.TextElideMode.ElideRight, room))
        self.setToolTip(self._words if self._wide() > room else "")
