"""Links to the relevant rules and the options of this match; each opens the rule book at its rule."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from tabletop.engine.game import Option, OptionValue
from tabletop.ui.style.i18n import to_language
from tabletop.ui.widgets.elided_label import WrappedButton
from tabletop.ui.widgets.layouts import add_layout


class RulesNow(QWidget):
    """The links above the rule book; hidden if there are none."""

    rule_requested = Signal(str)
    """Emitted when a link is pressed (the rule's number)."""

    def __init__(self) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self._rules, self._options = _Part(column), _Part(column)
        self.hide()

    def list_rules(
        self, rules: Sequence[tuple[str, str]], options: Sequence[tuple[Option, OptionValue]]
    ) -> None:
        """Show links to these rules (number, title or "") and to these options with their values."""
        self.setAccessibleName(self.tr("Relevant rules"))
        links = [self._link(f"{title} · {rule}" if title else rule, rule) for rule, title in rules]
        self._rules.show(self.tr("Relevant rules"), links)
        words = self.tr("{option}: {value}")
        labels = [
            (words.format(option=to_language(option.title), value=to_language(value.title)), option)
            for option, value in options
        ]
        links = [self._link(words, option.rule) for words, option in labels]
        self._options.show(self.tr("Options of this match"), links)
        self.setVisible(bool(rules or options))

    def _link(self, words: str, rule: str) -> WrappedButton:
        button = WrappedButton(words)
        button.setProperty("role", "link")
        button.setStyleSheet("text-align: left;")
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keyboard focus where it was
        button.clicked.connect(lambda: self.rule_requested.emit(rule))
        return button


class _Part:
    """A heading and the buttons below it; hidden if there are none."""

    def __init__(self, column: QVBoxLayout) -> None:
        self._head, self._links = QLabel(), QVBoxLayout()
        self._head.setProperty("role", "strong")
        column.addWidget(self._head)
        add_layout(column, self._links)

    def show(self, head: str, links: Sequence[QPushButton]) -> None:
        """Replace the buttons by these."""
        while (item := self._links.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        self._head.setText(head)
        self._head.setVisible(bool(links))
        for link in links:
            self._links.addWidget(link)
            link.show()
