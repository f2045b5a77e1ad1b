"""The page of rule books: the whole book of every game, with search."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from tabletop import games
from tabletop.ui.panels.rule_book import Rules
from tabletop.ui.style import theme
from tabletop.ui.style.i18n import literal, to_language
from tabletop.ui.widgets.layouts import add_layout


class Books(QWidget):
    """The list of books at the left, the open one at the right."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("page")
        self.rules = Rules()
        self._title, self._group = QLabel(), QButtonGroup(self)
        self._title.setProperty("role", "heading")
        shelf = QVBoxLayout()
        shelf.setSpacing(6)
        shelf.addWidget(self._title)
        self._buttons: dict[str, QPushButton] = {}
        for game in games.GAMES:
            button = QPushButton()
            button.setCheckable(True)
            button.clicked.connect(lambda _on=False, game=game: self.show_book(game))
            self._group.addButton(button)
            self._buttons[game] = button
            shelf.addWidget(button)
        shelf.addStretch(1)
        card = QFrame()
        card.setObjectName("card")
        card.setMaximumWidth(860)
        column = QVBoxLayout(card)
        column.setContentsMargins(16, 8, 8, 8)
        column.addWidget(self.rules)
        outer = QHBoxLayout(self)
        outer.setContentsMargins(32, 8, 32, 24)
        outer.setSpacing(28)
        outer.addStretch(1)
        add_layout(outer, shelf)
        outer.addWidget(card, 1000)
        outer.addStretch(1)
        self.retranslate()

    def retranslate(self) -> None:
        """Retranslate all texts."""
        self._title.setText(self.tr("Rule books"))
        for game, button in self._buttons.items():
            button.setText(literal(to_language(games.about(game).title)))
        self.rules.retranslate()

    def show_book(self, game: str, rule: str = "") -> None:
        """Open a game's book, at a rule unless that is ""."""
        self._buttons[game].setChecked(True)
        self.rules.show_game(game)
        if rule:
            self.rules.show_rule(rule)
        else:
            self.rules.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def open_page(self) -> None:
        """Open a book if none is open."""
        if self._group.checkedButton() is None:
            self.show_book(games.GAMES[0])


class OpenBook(QDialog):
    """A dialog with one game's book, over a form, so that no entries there are lost."""

    def __init__(self, game: str, rule: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(to_language(games.about(game).title))
        self.resize(theme.scaled(640), theme.scaled(620))
        self.rules = Rules()
        close = QPushButton(self.tr("&Close"))
        close.setDefault(True)
        close.clicked.connect(self.accept)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 8, 12, 12)
        column.addWidget(self.rules, 1)
        column.addWidget(close, 0, Qt.AlignmentFlag.AlignTrailing)
        self.rules.show_game(game)
        if rule:
            self.rules.show_rule(rule)
