"""The strip on top of every page but the table: the program's name, the pages, help and settings."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QLabel, QMenu, QPushButton, QWidget

from tabletop.ui.widgets.icons import SignButton

WIDTH = 1760
"""How wide the content of a page is at most, in pixels."""
PAGES = ("games", "learn", "matches", "books", "statistics")
"""The pages that the header leads to, in its order."""


class Header(QWidget):
    """Says which page is asked for; shows which page it is."""

    asked = Signal(str)
    settings_asked = Signal()

    def __init__(self, help_menu: QMenu) -> None:
        super().__init__()
        self.setFixedHeight(70)
        self._name = QLabel("Tabletop")
        self._name.setProperty("role", "title")
        self._group = QButtonGroup(self)
        self._tabs: dict[str, QPushButton] = {}
        holder = QWidget()
        holder.setMaximumWidth(WIDTH)
        outer = QHBoxLayout(self)
        outer.setContentsMargins(32, 0, 32, 4)
        outer.addStretch(1)
        outer.addWidget(holder, 1000)
        outer.addStretch(1)
        row = QHBoxLayout(holder)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(22)
        row.addWidget(self._name)
        row.addSpacing(18)
        for page in PAGES:
            tab = QPushButton()
            tab.setProperty("role", "tab")
            tab.setCheckable(True)
            tab.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            tab.setCursor(Qt.CursorShape.PointingHandCursor)
            tab.clicked.connect(lambda _on=False, page=page: self.asked.emit(page))
            self._group.addButton(tab)
            self._tabs[page] = tab
            row.addWidget(tab)
        row.addStretch(1)
        self._help = QPushButton()
        self._help.setProperty("role", "tab")
        self._help.setMenu(help_menu)
        self._settings = SignButton("gear", 20)
        self._settings.clicked.connect(self.settings_asked)
        row.addWidget(self._help)
        row.addWidget(self._settings)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything anew in the language of the day."""
        words = {
            "games": self.tr("Games"),
            "learn": self.tr("Learn"),
            "matches": self.tr("Matches"),
            "books": self.tr("Rule books"),
            "statistics": self.tr("Statistics"),
        }
        for page, tab in self._tabs.items():
            tab.setText(words[page])
            tab.setShortcut(f"Alt+{PAGES.index(page) + 1}")
            tab.setToolTip(tab.shortcut().toString(QKeySequence.SequenceFormat.NativeText))
        self._help.setText(self.tr("Help"))
        self._settings.name(self.tr("Settings"))

    def show_page(self, page: str) -> None:
        """Mark the page that is shown."""
        self._group.setExclusive(False)
        for name, tab in self._tabs.items():
            tab.setChecked(name == page)
        self._group.setExclusive(True)
