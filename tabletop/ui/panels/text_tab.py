"""A tab of the side panel that is written anew whenever what it shows has changed."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QScrollArea, QVBoxLayout, QWidget

SIDES = 14
"""Pixels round what is written."""


class TextTab(QScrollArea):
    """A column that scrolls. Written anew, it stays where it was, and the keyboard on its button."""

    def __init__(self, spacing: int) -> None:
        """`spacing`: pixels between what stands below each other."""
        super().__init__()
        self._spacing = spacing
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def _fill(self) -> None:
        focus = self.window().focusWidget()
        name = focus.objectName() if focus is not None and self.isAncestorOf(focus) else ""
        scrolled = self.verticalScrollBar().value()
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(SIDES, SIDES, SIDES, SIDES)
        column.setSpacing(self._spacing)
        self._write(column)
        old = self.takeWidget()
        self.setWidget(inner)
        if old is not None:
            old.deleteLater()
        again = inner.findChild(QPushButton, name) if name else None
        if again is not None:
            again.setFocus(Qt.FocusReason.OtherFocusReason)
        self.verticalScrollBar().setValue(scrolled)

    def _write(self, column: QVBoxLayout) -> None:
        """Write it, from the top to the foot."""
        raise NotImplementedError
