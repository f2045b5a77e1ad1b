"""The page of rule books: contents, which book is open, and a search that looks through all of them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from tabletop.files.rule_books import chapters
from tabletop.games import GAMES
from tabletop.ui.pages.rule_books import Books


@pytest.fixture
def books(app, qtbot):
    page = Books()
    qtbot.addWidget(page)
    page.resize(1024, 700)
    page.show()
    page.open_page()
    yield page
    page.hide()


@pytest.mark.parametrize("name", GAMES)
def test_the_contents_lead_to_every_chapter_of_the_open_book(books, name):
    books.show_book(name)
    assert books._buttons[name].isChecked()
    assert books.contents.count() == len(chapters(name)) > 10
    for row in range(books.contents.count()):
        item = books.contents.item(row)
        books.contents.itemClicked.emit(item)
        assert books.rules.book.textCursor().block().text().startswith(item.data(Qt.ItemDataRole.UserRole))
        assert books.rules._status.isHidden()


@pytest.mark.parametrize("words", ["card", "no such words"])
def test_a_search_says_in_which_books_the_words_are(books, words):
    found = {}
    for name in GAMES:
        books.rules.field.clear()
        books.show_book(name)
        books.rules.field.setText(words)
        found[name] = books.rules.book.count(words)
    for name in GAMES:
        books.show_book(name)  # the search goes on in the next book
        assert books.rules.book.extraSelections() or not found[name]
        for other, button in books._buttons.items():
            named = other != name and found[other]
            assert (f"({found[other]})" in button.text()) == bool(named)
            title = button.text().removesuffix(f" ({found[other]})").replace("&&", "&")
            assert (f"{title} ({found[other]})" in books.rules._status.text()) == bool(named)


def test_back_to_the_games_from_every_page(window):
    for page in ("books", "learn", "matches", "statistics"):
        window.navigator.show_page(page)
        window.commands["games"].trigger()
        assert window.navigator.currentWidget() is window.lobby
