"""Each chapter of a rule book has a picture of what it is about, drawn by the game's own art."""

import pytest
from PySide6.QtCore import QSize, QUrl
from PySide6.QtGui import QTextDocument

from tabletop.files.rule_books import chapters
from tabletop.files.rule_pictures import rule_pictures
from tabletop.games import GAMES, game
from tabletop.lessons import pictures as lesson_pictures
from tabletop.lessons.pictures import picture_layout
from tabletop.ui.panels.rule_book import Book
from tabletop.ui.widgets.table_picture import table_picture

IMAGE = QTextDocument.ResourceType.ImageResource


@pytest.mark.parametrize("name", GAMES)
def test_every_chapter_of_a_rule_book_has_a_picture(app, name):
    pictures = rule_pictures(name)
    assert set(pictures) == set(chapters(name))
    for rule, picture in pictures.items():
        image = table_picture(
            game(name).table, picture_layout(game(name), picture), picture.keys, QSize(270, 132), 1
        )
        shown = image.toImage()
        middle = (
            shown.pixelColor(x, y) for x in range(0, shown.width(), 3) for y in range(0, shown.height(), 3)
        )
        assert len({colour.rgba() for colour in middle}) > 10, rule


@pytest.fixture
def book(app, qtbot):
    made = Book()
    qtbot.addWidget(made)
    made.resize(280, 500)  # as beside a table
    made.show()
    return made


def drawn(book, rule):
    """Whether the picture of a chapter is drawn: its place is there from the beginning, and empty."""
    image = book.document().resource(IMAGE, QUrl(rule)).toImage()
    return any(image.pixelColor(x, image.height() // 2).alpha() for x in range(image.width()))


def test_pictures_are_drawn_when_they_come_into_sight_and_take_no_room_then(book, qtbot):
    book.show_game("morocco")
    high = book.document().size().height()
    assert book.toHtml().count("<img") == len(chapters("morocco"))
    assert not drawn(book, "MO-13")
    assert book.show_rule("MO-13")
    qtbot.waitUntil(lambda: drawn(book, "MO-13"))
    assert not drawn(book, "MO-1")
    assert book.document().size().height() == high
    assert book.horizontalScrollBar().maximum() == 0


def test_with_components_of_the_owner_a_picture_may_be_missing(book, qtbot, monkeypatch):
    monkeypatch.setattr(lesson_pictures, "layout_with", lambda *_: {}["nothing"])
    book.show_game("morocco")
    book.show_rule("MO-8")
    qtbot.wait(200)
    assert not drawn(book, "MO-8")
    assert book.words_of("MO-8.1")
