"""The page of all matches: search, go on, watch again, export, import, remove."""

from __future__ import annotations

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QPushButton, QScrollArea, QVBoxLayout, QWidget

from tabletop.session.store import Shelf
from tabletop.ui.header import WIDTH
from tabletop.ui.rows import MatchRows


class Matches(QWidget):
    """All matches of the library, the one touched last first."""

    opened = Signal(int)
    forget_asked = Signal(int)
    import_asked = Signal()

    def __init__(self, shelf: Shelf) -> None:
        super().__init__()
        self.setObjectName("page")
        self._shelf = shelf
        self._title, self.field, self._import = QLabel(), QLineEdit(), QPushButton()
        self._title.setProperty("role", "heading")
        self.field.setClearButtonEnabled(True)
        self.field.setFixedWidth(280)
        self._import.clicked.connect(self.import_asked)
        self.rows = MatchRows(removable=True)
        self.rows.opened.connect(self.opened)
        self.rows.forgotten.connect(self.forget_asked)
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(120)
        self._later.timeout.connect(self.refresh)
        self.field.textChanged.connect(lambda _words: self._later.start())
        head = QHBoxLayout()
        head.addWidget(self._title)
        head.addStretch(1)
        head.addWidget(self.field)
        head.addWidget(self._import)
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 0, 24)
        column.addWidget(self.rows)
        column.addStretch(1)
        scroll = self._scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setWidget(inner)
        middle = QVBoxLayout()
        middle.setSpacing(14)
        middle.addLayout(head)
        middle.addWidget(scroll, 1)
        outer = QHBoxLayout(self)
        outer.setContentsMargins(32, 8, 32, 0)
        holder = QWidget()
        holder.setMaximumWidth(WIDTH)
        holder.setLayout(middle)
        outer.addStretch(1)
        outer.addWidget(holder, 1000)
        outer.addStretch(1)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything anew in the language of the day."""
        self._title.setText(self.tr("Matches"))
        self._scroll.setAccessibleName(self._title.text())
        self.field.setPlaceholderText(self.tr("Search: a game, a name, an opponent, a day"))
        self.field.setAccessibleName(self.tr("Search the matches"))
        self._import.setText(self.tr("&Open a match file…"))
        if self.isVisible():
            self.refresh()

    def refresh(self) -> None:
        """Show what the library has now."""
        words = self.field.text().strip()
        nothing = (
            self.tr("No matches found.")
            if words
            else self.tr("No matches yet. Every match you start is saved here automatically.")
        )
        self.rows.show_matches(self._shelf.listed(words), nothing)
