"""The rules that matter now, and the options of this match: each a button that opens the book at its rule."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from tabletop.engine.game import Option, Value
from tabletop.ui.short import ShortButton
from tabletop.ui.words import say


class RulesNow(QWidget):
    """Stands above the rule book; gone where there is nothing to name."""

    asked = Signal(str)
    """The rule whose button was pressed."""

    def __init__(self) -> None:
        super().__init__()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self.hide()

    def name(self, rules: Sequence[tuple[str, str]], options: Sequence[tuple[Option, Value]]) -> None:
        """Name these rules, by number and title ("" for none), and these options with what is chosen."""
        while (item := self._column.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        self.setAccessibleName(self.tr("Relevant rules"))
        if rules:
            self._column.addWidget(self._head(self.tr("Relevant rules")))
        for rule, title in rules:
            self._column.addWidget(self._link(f"{title} · {rule}" if title else rule, rule))
        if options:
            self._column.addWidget(self._head(self.tr("Options of this match")))
        words = self.tr("{option}: {value}")
        for option, value in options:
            told = words.format(option=say(option.title), value=say(value.title))
            self._column.addWidget(self._link(told, option.rule))
        self.setVisible(bool(rules or options))

    def _head(self, words: str) -> QLabel:
        label = QLabel(words)
        label.setProperty("role", "strong")
        return label

    def _link(self, words: str, rule: str) -> ShortButton:
        button = ShortButton(words.replace("&", "&&"))
        button.setProperty("role", "link")
        button.setStyleSheet("text-align: left;")
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keyboard where it was
        button.clicked.connect(lambda: self.asked.emit(rule))
        return button
