"""A list to choose one thing from."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QListView, QStyledItemDelegate

MOST = 20
"""So many rows are shown at once; no list of the program is longer."""


class Chooser(QComboBox):
    """A combo box whose list opens below it, with every row in sight, whole, and as wide as its longest."""

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setView(QListView(self))
        self.setItemDelegate(QStyledItemDelegate(self))  # the other paints the row under the pointer blank
        self.setMaxVisibleItems(MOST)

    def showPopup(self) -> None:
        """Make room for the longest row first."""
        view = self.view()
        view.setMinimumWidth(view.sizeHintForColumn(0) + 2 * view.frameWidth() + 8)
        super().showPopup()
