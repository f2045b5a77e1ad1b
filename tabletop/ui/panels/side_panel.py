"""The side panel next to the table: the tabs Moves, Log, Score and Rules."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from tabletop.ui.panels.lesson_tab import LessonTab
from tabletop.ui.panels.log import Log
from tabletop.ui.panels.moves import Moves
from tabletop.ui.panels.review_tab import ReviewTab
from tabletop.ui.panels.rule_book import Rules
from tabletop.ui.panels.score import Score
from tabletop.ui.style import theme
from tabletop.ui.style.tab_order import next_stop
from tabletop.ui.widgets.headings import thin_line
from tabletop.ui.widgets.layouts import add_layout
from tabletop.ui.widgets.stack import Stack
from tabletop.ui.widgets.tabs import Tabs

_WIDTH = 300
TABLE_WIDTH, _LEAST_TABLE = 800, 450
"""Minimum widths of the table next to the panel, in pixels at 100 %, to begin with the panel open.

Letters on a narrower table would be smaller than 9 pixels: it keeps this width and is larger than its view. A
lesson or a review, which is read in the panel, begins so rather than without the panel.
"""
_LARGE, _LARGE_TABLE = 1.5, 880
"""From this growth of the text on, the table needs this width in pixels next to the panel."""
TABS = ("moves", "log", "score", "rules")


Page = Moves | Log | Score | Rules | LessonTab | ReviewTab
"""The widget below a tab."""


class Panel(QFrame):
    """Four pages, one of them shown; a lesson or a review adds its own in front of them."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("side")
        self.moves, self.log, self.score, self.rules = Moves(), Log(), Score(), Rules()
        self._stack, self._tabs = Stack(), Tabs(TABS, expanding=True)
        self._tabs.tab_requested.connect(self.show_tab)
        row = self._row = QHBoxLayout()
        row.setContentsMargins(12, 4, 12, 0)
        row.setSpacing(0)
        row.addWidget(self._tabs)
        pages: tuple[Page, ...] = (self.moves, self.log, self.score, self.rules)
        self._pages = dict(zip(TABS, pages, strict=True))
        for page in pages:
            self._stack.addWidget(page)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        add_layout(column, row)
        column.addWidget(thin_line())
        column.addWidget(self._stack, 1)
        self.retranslate()
        self.show_tab("moves")

    def add_first(self, name: str, page: Page) -> None:
        """Add the tab "lesson" or "review" in front of the others, and show it."""
        self._tabs.put_first(name)
        self._row.setContentsMargins(4, 4, 4, 0)
        self._pages[name] = page
        self._stack.addWidget(page)
        self.retranslate()
        self.show_tab(name)

    def add_below(self, part: QWidget) -> None:
        """Add a part below the pages."""
        column = self.layout()
        assert column is not None
        column.addWidget(thin_line())
        column.addWidget(part)

    def fit(self) -> None:
        """Set the width for the text size."""
        self.setFixedWidth(theme.scaled(_WIDTH))

    def least_window(self) -> int:
        """Return the minimum width of the window, in pixels, to begin with the panel open."""
        table = theme.scaled(_LEAST_TABLE) if self._read_here else TABLE_WIDTH
        if theme.growth() >= _LARGE:
            table = max(table, _LARGE_TABLE)
        return theme.scaled(_WIDTH) + table

    @property
    def _read_here(self) -> bool:
        """True if a lesson or a review has its own tab."""
        return len(self._pages) > len(TABS)

    def retranslate(self) -> None:
        """Retranslate all texts."""
        self.fit()
        words = {
            "lesson": self.tr("Lesson"),
            "review": self.tr("Review"),
            "moves": self.tr("Moves"),
            "log": self.tr("Log"),
            "score": self.tr("Score"),
            "rules": self.tr("Rules"),
        }
        self._tabs.tell(self.tr("Panels"), words)
        for page in self._pages.values():
            page.retranslate()

    @property
    def current_tab(self) -> str:
        """Name of the tab that is shown."""
        return next(name for name, page in self._pages.items() if page is self._stack.currentWidget())

    def title(self, name: str) -> str:
        """Title of a tab."""
        return self._tabs.words(name)

    def show_tab(self, name: str) -> None:
        """Show one of the tabs."""
        self._stack.setCurrentWidget(self._pages[name])
        self._tabs.choose(name)

    def take_focus(self) -> None:
        """Move the keyboard focus into the tab that is shown; to the tab itself if nothing in it takes it."""
        page = self._pages[self.current_tab]
        (next_stop(page, page, forward=True) or self._tabs).setFocus(Qt.FocusReason.ShortcutFocusReason)

    def open_rule(self, rule: str) -> None:
        """Open the panel and the rule book at a rule."""
        self.setVisible(True)
        self.show_tab("rules")
        self.rules.show_rule(rule)
