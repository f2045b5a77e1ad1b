"""Titles and names are data: every widget shows them as they are, whatever is in them."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QAbstractButton, QLabel, QMenu, QMessageBox, QTabBar, QWidget

from tabletop import games
from tabletop.engine.game import PERSON, Setup
from tabletop.engine.match import Match
from tabletop.engine.text import Text
from tabletop.ui.panels.moves import MoveRow
from tabletop.ui.panels.review_tab import ReviewShown, ReviewTab
from tabletop.ui.style.i18n import literal, unmarked
from tabletop.ui.window import Window
from tests.quay.game import ABOUT, GAME

from .conftest import AT_ONCE

TITLE = "Salt & <b>Pepper</b> {0} %n ים"
NAMES = ("Ann & Co <b>{x}", "Bo: the 2nd & last", "גל & <i>")
WORDS = ("Salt", "Pepper", "Ann &", "Bo:", "גל")
"""A widget that shows one of these shows data."""


def shown(widget: QWidget) -> str:
    """What a person reads on it."""
    if isinstance(widget, QAbstractButton):
        return unmarked(widget.text())
    assert isinstance(widget, QLabel)
    if widget.textFormat() == widget.textFormat().RichText:
        document = QTextDocument()
        document.setHtml(widget.text())
        return document.toPlainText()
    return unmarked(widget.text()) if widget.buddy() is not None else widget.text()


def whole(words: str) -> bool:
    """True if all data in words is there as it was given, or cut short at the end."""
    if words.endswith("…"):
        return True
    return all(
        any(word in data and data in words for data in (TITLE, *NAMES)) for word in WORDS if word in words
    )


def read(root: QWidget) -> list[str]:
    """All that is to be read below a widget, its menus and tabs included."""
    found = []
    for widget in root.findChildren(QWidget):
        widget.ensurePolished()
        if isinstance(widget, (QAbstractButton, QLabel)):
            found.append(shown(widget))
        if isinstance(widget, QTabBar):
            found += [unmarked(widget.tabText(at)) for at in range(widget.count())]
        if isinstance(widget, QMenu):
            found += [unmarked(action.text()) for action in widget.actions()]
    return found


@pytest.fixture
def window(app, quay, qtbot, tmp_path, monkeypatch):
    about = replace(ABOUT, title=Text("", TITLE))
    monkeypatch.setenv("TABLETOP_DATA", str(tmp_path))
    monkeypatch.setattr(games, "about", lambda _name: about)
    monkeypatch.setattr(games, "game", lambda _name: replace(GAME, about=about))
    made = Window(AT_ONCE)
    qtbot.addWidget(made)
    made.show()
    yield made
    made.close()


def test_every_page_shows_titles_and_names_as_they_are(window, qtbot):
    match = Match(games.game("quay"), Setup(5, (PERSON, PERSON, "master:normal"), (), NAMES))
    window.navigator.open_match(window.services.shelf.begin(match).id)
    page = window.match_page
    qtbot.waitUntil(lambda: not page.controller.film.running)
    page.controller.arrived()
    seen = read(window)
    for name in ("games", "matches", "statistics", "deals", "learn", "books"):
        window.navigator.show_page(name)
        qtbot.wait(5)
        seen += read(window)
    window.navigator.show_setup("quay")
    seen += read(window)
    told = [words for words in seen if any(word in words for word in WORDS)]
    assert len(told) > 8
    assert TITLE in told
    for words in told:
        assert whole(words), words


def test_the_buttons_of_rule_books_say_their_titles(window):
    window.navigator.show_page("books")
    titles = [shown(button) for button in window.findChildren(QAbstractButton) if button.isCheckable()]
    assert TITLE in titles


@pytest.mark.parametrize("words", [TITLE, *NAMES, "A && B", "&"])
def test_moves_are_listed_offered_and_asked_for_as_they_are(seated, qtbot, monkeypatch, words):
    page = seated()
    offer = page.controller.offer
    monkeypatch.setattr(type(offer), "words", lambda _self, _action: words)
    [row] = page.panel.moves.widget().findChildren(MoveRow)[:1]
    made = page.bar._made(row.move_, offer)
    assert shown(made) == words
    assert unmarked(made.toolTip()) in (words, unmarked(words)) or made.toolTip() == words
    page._ask_which([move.action for move in offer.moves[:2]], page.table.mapToScene(9, 9))
    menu = page.findChildren(QMenu)[-1]
    assert [unmarked(action.text()) for action in menu.actions()] == [words, words]
    menu.close()
    listed = MoveRow(row.move_, words, "")
    qtbot.addWidget(listed)
    assert shown(listed) == listed.accessibleName() == words


def test_seats_of_a_review_are_called_as_they_are(app, qtbot):
    tab = ReviewTab()
    qtbot.addWidget(tab)
    tab.show_review(ReviewShown(seats=tuple(enumerate(NAMES))))
    buttons = [shown(b) for b in tab.findChildren(QAbstractButton) if b.objectName().startswith("seat")]
    assert buttons == list(NAMES)


def test_a_message_shows_what_it_is_given(window):
    window.tell(Text("", f"{TITLE} {NAMES[0]}"))
    box = window.findChild(QMessageBox)
    assert f"{TITLE} {NAMES[0]}" in read(box)
    box.close()


def test_what_is_literal_is_read_as_it_was():
    for words in (TITLE, *NAMES, "&&", "a&"):
        assert unmarked(literal(words)) == words
    assert unmarked("&Close && go") == "Close & go"
