"""The header of every page without a table: the program's name, tabs for the pages, help and settings."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMenu, QPushButton, QWidget

from tabletop.ui.widgets.columns import centred
from tabletop.ui.widgets.icons import SignButton
from tabletop.ui.widgets.tabs import Tabs

PAGE_WIDTH = 1760
"""Maximum width of the content of a page, in pixels."""
_PAGES = ("games", "learn", "matches", "books", "statistics")
"""The pages of the header, in its order."""


class Header(QWidget):
    """Shows the present page and emits which one is requested."""

    page_requested = Signal(str)
    """Emitted when a tab is chosen (the page's name)."""
    settings_requested = Signal()

    def __init__(self, help_menu: QMenu) -> None:
        super().__init__()
        self.setFixedHeight(70)
        self._name = QLabel("Tabletop")
        self._name.setProperty("role", "title")
        self.tabs = Tabs(_PAGES, expanding=False)
        self.tabs.keys({page: f"Alt+{at + 1}" for at, page in enumerate(_PAGES)}, self)
        self.tabs.tab_requested.connect(self.page_requested)
        holder = QWidget()
        holder.setMaximumWidth(PAGE_WIDTH)
        centred(holder, self, below=4)
        row = QHBoxLayout(holder)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(22)
        row.addWidget(self._name)
        row.addSpacing(18)
        row.addWidget(self.tabs)
        row.addStretch(1)
        self._help = QPushButton()
        self._help.setProperty("role", "tab")
        self._help.setMenu(help_menu)
        self._settings = SignButton("gear", 20)
        self._settings.clicked.connect(self.settings_requested)
        row.addWidget(self._help)
        row.addWidget(self._settings)
        self.retranslate()

    def retranslate(self) -> None:
        """Retranslate all texts."""
        words = {
            "games": self.tr("Games"),
            "learn": self.tr("Learn"),
            "matches": self.tr("Matches"),
            "books": self.tr("Rule books"),
            "statistics": self.tr("Statistics"),
        }
        self.tabs.tell(self.tr("Pages"), words)
        self._help.setText(self.tr("Help"))
        self._settings.name(self.tr("Settings"))

    def page_title(self, page: str) -> str:
        """Return the title of a page; "" for pages that the header does not show."""
        return self.tabs.words(page) if page in _PAGES else ""

    def show_page(self, page: str) -> None:
        """Select the tab of a page; for a page without one the last tab stays selected."""
        self.tabs.choose(page)
