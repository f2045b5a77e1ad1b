"""The page of rule books: the whole book of every game, with search."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from tabletop import games
from tabletop.files.rule_books import chapters
from tabletop.ui.dialogs.save_file import ask_where, pdf_kind, write_and_tell
from tabletop.ui.panels.rule_book import Book, Rules
from tabletop.ui.style import theme
from tabletop.ui.style.i18n import literal, to_language
from tabletop.ui.style.language import spoken
from tabletop.ui.widgets.layouts import add_layout

_LEAST = 200
"""Least width of the contents in pixels at 100 %."""


class Books(QWidget):
    """The books and the contents of the open one at the left, the open one at the right.

    A search looks through all books: the list says how often each of the others has the words.
    """

    notice = Signal(object)
    """Emitted with a Text for the player."""

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
            button.setProperty("role", "book")
            button.clicked.connect(lambda _on=False, game=game: self.show_book(game))
            self._group.addButton(button)
            self._buttons[game] = button
            shelf.addWidget(button)
        self._contents_title, self.contents = QLabel(), QListWidget()
        self._contents_title.setProperty("role", "heading")
        self.contents.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.contents.setWordWrap(True)
        self.contents.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        self.contents.itemClicked.connect(self._turn_to)
        self.contents.itemActivated.connect(self._turn_to)
        shelf.addSpacing(12)
        shelf.addWidget(self._contents_title)
        shelf.addWidget(self.contents, 1)
        self.save = QPushButton()
        self.save.clicked.connect(self._save)
        shelf.addWidget(self.save)
        self._others: dict[str, tuple[str, Book]] = {}
        """Books that were searched though they are not open, with their language."""
        self.rules.searched.connect(self._search_others)
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
        self._contents_title.setText(self.tr("Contents"))
        self.save.setText(self.tr("Save this book as a &PDF…"))
        self.contents.setMinimumWidth(theme.scaled(_LEAST))
        self.contents.setAccessibleName(self._contents_title.text())
        self.rules.retranslate()
        if (opened := self._open()) is not None:
            self._list_contents(opened)
            self._search_others(self.rules.field.text(), 0)

    def _open(self) -> str | None:
        """Return the game whose book is open, or None."""
        return next((game for game, button in self._buttons.items() if button.isChecked()), None)

    def _save(self) -> None:
        """Ask for a file, and save the open book as a PDF, in the present language."""
        from tabletop.ui.pictures import pdf

        game = self._open() or games.GAMES[0]
        title = to_language(games.about(game).title)
        chosen = ask_where(self, self.tr("Save a rule book"), f"{title}.pdf", [pdf_kind()])
        if chosen is not None:
            book = Book()
            book.show_game(game)
            write_and_tell(
                chosen[0], lambda: pdf(book.printed(), title), self.rules.tell_quietly, self.notice.emit
            )

    def _list_contents(self, game: str) -> None:
        """List the chapters of the open book."""
        self.contents.clear()
        for number, title in chapters(game, spoken()).items():
            item = QListWidgetItem(f"{number}  {title}", self.contents)
            item.setData(Qt.ItemDataRole.UserRole, number)

    def _turn_to(self, item: QListWidgetItem) -> None:
        """Show the chapter of an entry of the contents."""
        self.rules.show_rule(item.data(Qt.ItemDataRole.UserRole))

    def _search_others(self, words: str, _found: int) -> None:
        """Say on each book that is not open how often it has the words; all names alone for ""."""
        opened, elsewhere = self._open(), list[str]()
        for game, button in self._buttons.items():
            title, count = to_language(games.about(game).title), 0
            if words and game != opened:
                count = self._closed(game).count(words)
            if count:
                elsewhere.append(f"{title} ({count})")
            button.setText(literal(f"{title} ({count})" if count else title))
        if elsewhere:
            self.rules.add_elsewhere(self.tr("Other books: {books}").format(books=", ".join(elsewhere)))

    def _closed(self, game: str) -> Book:
        """Return a book that is not open, in the present language."""
        language, book = self._others.get(game, ("", None))
        if book is None or language != spoken():
            book = book or Book(self)
            book.hide()
            book.show_game(game)
            self._others[game] = spoken(), book
        return book

    def show_book(self, game: str, rule: str = "") -> None:
        """Open a game's book, at a rule unless that is ""."""
        self._buttons[game].setChecked(True)
        self._list_contents(game)
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
