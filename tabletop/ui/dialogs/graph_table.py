"""The graph of a review as a table of numbers."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QHeaderView,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from tabletop.ui.style import theme

_SIZE = (640, 520)


class GraphTable(QDialog):
    """A table with a row for each part of the match, a column for each seat, and the points given away."""

    def __init__(
        self, parent: QWidget, title: str, heads: Sequence[str], rows: Sequence[Sequence[str]]
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.resize(*(theme.scaled(side) for side in _SIZE))
        table = self.table = QTableWidget(len(rows), len(heads))
        table.setAccessibleName(title)
        table.setHorizontalHeaderLabels(list(heads))
        table.verticalHeader().hide()
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setTabKeyNavigation(False)
        for at, row in enumerate(rows):
            for column, words in enumerate(row):
                item = QTableWidgetItem(words)
                side = Qt.AlignmentFlag.AlignTrailing if column else Qt.AlignmentFlag.AlignLeading
                item.setTextAlignment(side | Qt.AlignmentFlag.AlignVCenter)
                table.setItem(at, column, item)
        table.resizeColumnsToContents()
        table.resizeRowsToContents()
        table.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        close = QPushButton(self.tr("&Close"))
        close.setDefault(True)
        close.clicked.connect(self.accept)
        column_ = QVBoxLayout(self)
        column_.setContentsMargins(16, 16, 16, 12)
        column_.addWidget(table, 1)
        column_.addWidget(close, 0, Qt.AlignmentFlag.AlignTrailing)
