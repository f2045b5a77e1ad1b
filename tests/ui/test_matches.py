"""The page of all matches: each is told from the others; what is removed can be had back."""

from __future__ import annotations

import time

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QMessageBox, QPushButton

from tabletop import games
from tabletop.engine.game import Setup
from tabletop.engine.match import Match
from tabletop.engine.setups import default_setup
from tabletop.files.coach_history import Coached
from tabletop.files.library import LibraryError
from tabletop.session.bot_seats import Opponents
from tabletop.session.local import LocalSession
from tabletop.ui.pages import learn, lobby_cards
from tabletop.ui.pages.lobby_cards import ContinueCard
from tabletop.ui.style import theme
from tabletop.ui.widgets import match_list, match_thumbnails
from tabletop.ui.widgets.elided_label import ElidedLabel
from tabletop.ui.widgets.match_thumbnails import PAUSE_MS
from tabletop.ui.widgets.table_thumbnail import Thumbnail
from tabletop.ui.window import Window
from tests.quay.game import GAME

from .conftest import AT_ONCE, FINDER

ANN = Setup(3, ("person", "person", "hard"), (), ("Ann", "Bea", ""))
BUTTONS = QMessageBox.StandardButton


@pytest.fixture
def window(app, quay, qtbot):
    made = Window(AT_ONCE)
    qtbot.addWidget(made)
    made.services.opponents = Opponents(FINDER)
    made.resize(1280, 800)
    made.show()
    yield made
    made.close()


@pytest.fixture
def match(chance):
    """A match in its sixth round."""
    made = Match(GAME, ANN)
    while made.choice is not None and GAME.round(made.state) < 6:
        made.play(chance.choice(made.legal_actions()))
    return made


def page_of(window, qtbot):
    """The page, with all that its cards tell."""
    window.navigator.show_page("matches")
    page = window.navigator._pages["matches"]
    qtbot.waitUntil(lambda: all(not card._picture.pixmap().isNull() for card in page.rows.rows))
    return page


def words_of(card):
    return [label.accessibleName() for label in card.findChildren(ElidedLabel)]


def answer(monkeypatch, given):
    """Every question is answered so; the questions, in a list that fills."""
    asked = []
    monkeypatch.setattr(QMessageBox, "question", lambda *how: (asked.append(how), given)[1])
    return asked


def test_a_match_tells_its_names_its_round_its_points_and_whose_branch_it_is(window, qtbot, match):
    library = window.services.shelf.library
    parent = library.keep(0, match)
    branch = library.keep(0, match.branch(match.now - 1))
    library.branched(branch, parent)
    page = page_of(window, qtbot)
    one, other = (words_of(card) for card in page.rows.rows)
    points = GAME.scores(match.state)
    for words in (one, other):
        assert "Quay" in words
        assert any("Ann" in each and "Bea" in each for each in words)
        assert "Under way" in words
    assert f"Ann: {points[0]}, Bea: {points[1]}, Computer (hard): {points[2]}" in other
    assert "Turn 6" in other
    assert f"From round {GAME.round(match.states[-2])} of no. {parent}" in one
    assert one != other


def test_a_match_with_the_coach_is_marked_as_such(window, qtbot, match):
    library = window.services.shelf.library
    alone, asked, told = (library.keep(0, match) for _ in range(3))
    library.coach(alone, Coached("off"))
    library.coach(asked, Coached("gentle"))
    library.coach(told, Coached("off", notes=("a",)))
    page = page_of(window, qtbot)
    marked = {card.stored.id: "with the coach" in words_of(card) for card in page.rows.rows}
    assert marked == {alone: False, asked: True, told: True}


def test_players_without_names_are_told_apart_by_their_seats(window, qtbot):
    match = Match(GAME, Setup(3, ("person", "person")))
    window.services.shelf.library.keep(0, match)
    (words,) = (words_of(card) for card in page_of(window, qtbot).rows.rows)
    points = GAME.scores(match.state)
    assert f"Player 1: {points[0]}, Player 2: {points[1]}" in words


def test_the_status_of_a_match_is_no_button_and_looks_like_none(window, qtbot, match):
    window.services.shelf.library.keep(0, match)
    page = page_of(window, qtbot)
    buttons = {button.text() for button in page.rows.findChildren(QPushButton)}
    assert buttons == {"Play on", "Remove"}
    [status] = [label for label in page.rows.findChildren(QLabel) if label.text() == "Under way"]
    link = page.rows.findChild(QPushButton).palette().buttonText().color()
    assert status.palette().windowText().color() != link


def test_the_picture_in_the_list_is_of_what_everybody_may_see(window, qtbot, monkeypatch, match):
    seen = []
    begin = Thumbnail.__init__

    def noted(drawing, shown, *rest):
        seen.append(shown.view(shown.now, -1))
        begin(drawing, shown, *rest)

    monkeypatch.setattr(Thumbnail, "__init__", noted)
    window.services.shelf.library.keep(0, match)
    window.navigator.show_page("matches")
    qtbot.waitUntil(lambda: bool(seen))
    assert seen == [match.game.view(match.state, -1)]  # that this is shown: see test_outside.py


@pytest.mark.parametrize("size", [lobby_cards.PICTURE, match_thumbnails.PICTURE, learn._TABLE])
def test_the_whole_table_is_in_its_picture_and_fills_it(app, size):
    """Nothing is cut off, whatever the game."""
    for name in games.GAMES:
        of = games.game(name)
        area = Thumbnail(LocalSession.dealt(of, default_setup(of)), size, 1.0).area
        whole = QRectF(0, 0, size.width(), size.height())
        assert whole.adjusted(-0.1, -0.1, 0.1, 0.1).contains(area)
        assert area.width() * area.height() > 0.95 * whole.width() * whole.height(), name


def test_cards_that_are_gone_are_not_looked_at_any_more(window, qtbot, match):
    for _ in range(6):
        window.services.shelf.library.keep(0, match)
    window.navigator.show_page("matches")
    page = window.navigator._pages["matches"]
    qtbot.waitUntil(lambda: any(not card._picture.pixmap().isNull() for card in page.rows.rows))
    assert page._glances._waiting
    page.refresh()
    time.sleep(2 * PAUSE_MS / 1000)
    qtbot.waitUntil(lambda: all(not card._picture.pixmap().isNull() for card in page.rows.rows))


def test_a_removed_match_can_be_had_back_at_once(window, qtbot, monkeypatch, match):
    number = window.services.shelf.library.keep(0, match)
    page = page_of(window, qtbot)
    asked = answer(monkeypatch, BUTTONS.Yes)
    page.remove_requested.emit(number)
    assert page.rows.rows == []
    [(_, _, words, _, default)] = asked
    assert "Quay" in words
    assert "Ann" in words
    assert "30 day" in words
    assert default == BUTTONS.No
    assert page.undo.isVisible()
    page.undo.button.click()
    assert [card.stored.id for card in page.rows.rows] == [number]
    assert not page.undo.isVisible()


def test_a_removed_match_is_restored_from_the_bin(window, qtbot, monkeypatch, match):
    library = window.services.shelf.library
    first, second = library.keep(0, match), library.keep(0, match.branch(2))
    page = page_of(window, qtbot)
    assert not page.bin.isVisible()
    answer(monkeypatch, BUTTONS.Yes)
    for number in (first, second):
        page.remove_requested.emit(number)
    window.navigator.show_page("games")
    window.navigator.show_page("matches")
    assert not page.undo.isVisible()
    page.bin.click()
    assert [card.stored.id for card in page.rows.rows] == [second, first]
    for card in page.rows.rows:
        assert [button.text() for button in card.findChildren(QPushButton)] == ["Restore"]
    page.rows.rows[0].findChild(QPushButton).click()
    assert [card.stored.id for card in page.rows.rows] == [first]
    page.rows.rows[0].findChild(QPushButton).click()
    assert not page.bin.isChecked()
    assert [card.stored.id for card in page.rows.rows] == [second, first]


def test_a_match_that_is_kept_is_not_touched(window, qtbot, monkeypatch, match):
    number = window.services.shelf.library.keep(0, match)
    page = page_of(window, qtbot)
    answer(monkeypatch, BUTTONS.No)
    page.remove_requested.emit(number)
    assert [card.stored.id for card in page.rows.rows] == [number]
    assert not page.undo.isVisible()


def test_a_match_that_only_a_search_finds_can_be_removed(window, qtbot, monkeypatch, match):
    library = window.services.shelf.library
    number = library.keep(0, match)
    for _ in range(200):
        library.begin(Setup(4, ("person", "greedy")), GAME)
    window.navigator.show_page("matches")
    page = window.navigator._pages["matches"]
    page.field.setText("Ann")
    page.refresh()
    qtbot.waitUntil(lambda: not page._search.isActive())
    assert [card.stored.id for card in page.rows.rows] == [number]
    answer(monkeypatch, BUTTONS.Yes)
    page.remove_requested.emit(number)
    assert [kept.id for kept in library.removed()] == [number]


@pytest.fixture
def many(window, match):
    """The numbers of 3,000 matches, the latest first; the first of them is Ann's, the others nobody's."""
    library = window.services.shelf.library
    library.keep(0, match)
    base, copies = library._base, "SELECT ?, seat, who, '', score, rank FROM seats WHERE match = ?"
    other = library.begin(Setup(4, ("person", "greedy")), GAME)
    with library._change():
        for _ in range(2998):
            columns = "game, revision, setup, now, practice, began, touched, program"
            made = f"INSERT INTO matches ({columns}) SELECT {columns} FROM matches WHERE id = ?"
            number = base.execute(made, (other,)).lastrowid
            base.execute(f"INSERT INTO seats {copies}", (number, other))
            library._last(number)
    return library.ids()


def all_built(page, qtbot):
    qtbot.waitUntil(lambda: not page.rows._more.isActive())


def test_all_matches_are_listed_and_only_those_in_sight_have_cards(window, qtbot, many):
    window.navigator.show_page("matches")
    page = window.navigator._pages["matches"]
    all_built(page, qtbot)
    assert len(many) == 3000
    assert [card.stored.id for card in page.rows.rows] == many[: len(page.rows.rows)]
    bar = page.rows.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 200_000)
    for part in (1, 0.5, 0.51, 0.2, 0):
        bar.setValue(int(bar.maximum() * part))
        all_built(page, qtbot)
        shown = [card.stored.id for card in page.rows.rows if not card.visibleRegion().isEmpty()]
        assert len(shown) >= 5
        assert len(page.rows.rows) < 40
        at = many.index(shown[0])
        assert shown == many[at : at + len(shown)]
        assert at == 0 or part > 0
        assert shown[-1] == many[-1] or part < 1


def test_tab_goes_from_card_to_card_down_the_list_and_back(window, qtbot, many):
    window.navigator.show_page("matches")
    page = window.navigator._pages["matches"]
    all_built(page, qtbot)
    page.rows.rows[0].findChildren(QPushButton)[0].setFocus()
    passed = []
    for key, times in ((Qt.Key.Key_Tab, 60), (Qt.Key.Key_Backtab, 60)):
        for _ in range(times):
            QTest.keyClick(window, key)
            all_built(page, qtbot)
            card = next(row for row in page.rows.rows if row.isAncestorOf(window.focusWidget()))
            assert not card.visibleRegion().isEmpty()
            passed.append(many.index(card.stored.id))
    assert passed[:60] == [n // 2 for n in range(1, 61)]
    assert passed[60:] == [*passed[58::-1], 0]


def test_the_oldest_match_is_found_among_thousands_while_the_window_goes_on(window, qtbot, many):
    window.navigator.show_page("matches")
    page = window.navigator._pages["matches"]
    page.field.setText("Ann")
    began = time.perf_counter()
    page.refresh()
    assert page._search.isActive()
    assert time.perf_counter() - began < 1
    qtbot.waitUntil(lambda: not page._search.isActive())
    assert [card.stored.id for card in page.rows.rows] == [many[-1]]
    page.field.setText("Zoe")
    page.refresh()
    qtbot.waitUntil(lambda: not page._search.isActive())
    assert page.rows.rows == []
    assert page.rows._nothing.text() == "No matches found."


def test_an_open_match_is_offered_however_many_came_after_it(window, many):
    library = window.services.shelf.library
    with library._change():
        library._base.execute("UPDATE matches SET ended = touched WHERE id <> ?", (many[-1],))
    window.fill()
    card = window.lobby.findChild(ContinueCard)
    assert card is not None
    assert "Ann" in " ".join(label.text() for label in card.findChildren(QLabel))


@pytest.mark.parametrize("words", ["Brick & Mortar", "ada BRICK", "Computer (never looks ahead)", "quay ada"])
def test_a_match_is_found_by_what_is_written_on_its_card(window, monkeypatch, match, words):
    library = window.services.shelf.library
    library.keep(0, match)
    number = library.begin(Setup(4, ("person", "greedy"), (), ("Ada", "")), GAME)
    titles = {number: "Brick & Mortar"}
    monkeypatch.setattr(match_list, "match_title", lambda kept: titles.get(kept.id, "Quay"))
    window.navigator.show_page("matches")
    page = window.navigator._pages["matches"]
    page.field.setText(words)
    page.refresh()
    assert [card.stored.id for card in page.rows.rows] == [number]


@pytest.mark.parametrize("percent", [100, 150, 200])
def test_the_cards_fit_a_small_window(app, window, qtbot, match, percent):
    theme.dress(app, "light", percent)
    library = window.services.shelf.library
    library.branched(library.keep(0, match.branch(3)), library.keep(0, match))
    window.resize(1024, 700)
    page = page_of(window, qtbot)
    assert page.rows.horizontalScrollBar().maximum() == 0
    for card in page.rows.rows:
        for label in (*card.findChildren(ElidedLabel), *card.findChildren(QPushButton)):
            assert card.rect().contains(label.geometry()), label.accessibleName()
            qtbot.waitUntil(lambda label=label: label.height() >= label.sizeHint().height())


def test_a_damaged_match_is_listed_without_a_picture(window, qtbot, match):
    library = window.services.shelf.library
    number = library.keep(0, match)
    library._base.execute("UPDATE matches SET setup = '7' WHERE id = ?", (number,))
    window.navigator.show_page("matches")
    page = window.navigator._pages["matches"]
    [card] = page.rows.rows
    qtbot.waitUntil(lambda: bool(page._glances._known))
    assert "Damaged" in words_of(card)
    assert games.GAMES == ("quay",)


@pytest.mark.parametrize("name", ["games", "matches", "statistics", "learn", "deals", "rules"])
def test_once_the_window_has_closed_nothing_opens_the_library_again(window, qtbot, match, name):
    shelf = window.services.shelf
    for _ in range(6):
        shelf.library.keep(0, match)
    window.fill()
    window.navigator.show_page(name)  # and its pictures, which come one by one
    window.close()
    qtbot.wait(3 * PAUSE_MS)
    with pytest.raises(LibraryError, match="closed"):
        _ = shelf.library
