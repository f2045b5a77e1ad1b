"""Shows tabs of the side panel on request: by a command, a rule number, or a click on a piece."""

from __future__ import annotations

from PySide6.QtGui import QAction

from tabletop.ui.panels.side_panel import Panel
from tabletop.ui.play.match_controller import MatchController


class PanelTabs:
    """The side panel of one match, for whatever asks for one of its tabs."""

    def __init__(self, controller: MatchController, panel: Panel, shown: QAction) -> None:
        """Show tabs of a panel; `shown`: the command that shows and folds the panel."""
        self._controller, self._panel, self._shown = controller, panel, shown

    def open_tab(self, name: str) -> None:
        """Show a tab; the keyboard focus stays where it is."""
        self._shown.setChecked(True)
        self._panel.show_tab(name)

    def enter_tab(self, name: str) -> None:
        """Show a tab, move the keyboard focus into it, and announce its title."""
        self.open_tab(name)
        self._panel.take_focus()
        self._controller.table.announce(self._panel.title(name))

    def open_rule_book(self, rule: str) -> None:
        """Open the rule book in the side panel at a rule."""
        self._shown.setChecked(True)
        self._panel.open_rule(rule)
        self._controller.table.announce(self._panel.rules.book.words_of(rule))

    def open_rule_now(self) -> None:
        """Open the rule book at the rule of the present decision."""
        c = self._controller
        if (waiting := c.pending_choice) is not None:
            self.open_rule_book(waiting.rules_now(c.session.view(c.session.now, c.viewer))[0])

    def show_about(self, key: str) -> None:
        """Show the log lines about a piece that was clicked but cannot be used, if the panel is open."""
        if self._panel.log.show_about(key) and self._panel.isVisible():
            self._panel.show_tab("log")
