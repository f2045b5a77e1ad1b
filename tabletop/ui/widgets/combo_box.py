"""A combo box that always shows its whole list."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QListView, QStyledItemDelegate

_MOST = 20
"""Maximum number of rows shown at once; no list of the program is longer."""


class Chooser(QComboBox):
    """A combo box whose list opens below it, with all rows in sight, as wide as the longest."""

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setView(QListView(self))
        self.setItemDelegate(
            QStyledItemDelegate(self)
        )  # the default delegate paints the row under the pointer blank
        self.setMaxVisibleItems(_MOST)

    def showPopup(self) -> None:
        """Widen the list to its longest row, then open it."""
        view = self.view()
        view.setMinimumWidth(view.sizeHintForColumn(0) + 2 * view.frameWidth() + 8)
        super().showPopup()
