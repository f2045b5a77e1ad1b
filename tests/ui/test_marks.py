"""Marks in the window: on the page Learn, among the statistics, and in one line at the end of a match."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from tabletop.engine.game import PERSON, Setup
from tabletop.engine.text import Text
from tabletop.files import lessons
from tabletop.files.library import LibraryError
from tabletop.files.progress import Progress
from tabletop.games import GAMES, game
from tabletop.session.deals import Deal
from tabletop.session.local import LocalSession
from tabletop.ui.pages.learn import ChapterRow
from tabletop.ui.play.deal_text import shared
from tabletop.ui.widgets.achievement_row import MarkList, MarkRow, Rings
from tests.session.reviewing import ended


def kept(window, name="river_market", scores=(40, 30)):
    library = window.services.shelf.library
    number = library.begin(Setup(1, (PERSON, "hard")), game(name))
    library.store_result(number, scores, (1, 2))
    return number


def shown(window, page):
    window.navigator.show_page(page)
    return window.navigator._pages[page]


def words(within):
    return [label.text() for label in within.findChildren(QLabel)]


def test_before_anything_is_earned_learn_says_nothing_of_them(window):
    assert shown(window, "learn").findChildren(MarkRow) == []


def test_learn_tells_how_many_a_game_has_and_leads_to_them(window):
    kept(window)
    (row,) = shown(window, "learn").findChildren(MarkRow)
    assert row.accessibleName() == "River Market: Achievements: 2 of 8"
    assert row.accessibleDescription() == "First win: hard, By yourself"
    row.setFocus()
    QTest.keyClick(row, Qt.Key.Key_Space)
    page = window.navigator._pages["statistics"]
    assert window.navigator.currentWidget() is page
    assert QApplication.focusWidget() is page._scroll


def test_the_statistics_list_each_with_what_it_takes_or_how_it_was_earned(window, qtbot):
    for name in GAMES:
        kept(window, name)
    page = shown(window, "statistics")
    lists = page.findChildren(MarkList)
    assert len(lists) == len(GAMES)
    told = words(page)
    assert told.count("Achievements: 2 of 8") == len(GAMES)
    assert "Win against an opponent at the level easy." in told
    assert any("Just now · You against Computer (hard) · 40 : 30" in each for each in told)
    names = [label.accessibleName() for label in lists[0].findChildren(QLabel)]
    assert "First win: hard: earned" in names
    assert "First win: easy: not yet earned" in names
    page.show_results_of("merchants_cove")
    card = page._cards["merchants_cove"]
    qtbot.waitUntil(lambda: not card.visibleRegion().isEmpty())


def test_a_game_of_which_only_lessons_were_done_has_a_card_without_figures(window):
    library = window.services.shelf.library
    for chapter in lessons.chapters("morocco"):
        number = library.begin(Setup(1, (PERSON, "hard")), game("morocco"))
        library.learn(number, Progress(number, "morocco", chapter, "", "", (), done=True))
    page = shown(window, "statistics")
    assert set(page._cards) == {"morocco"}
    assert "Won" not in words(page)
    assert "Achievements: 1 of 7" in words(page)


@pytest.mark.parametrize("earned", [True, False])
def test_at_the_end_of_a_match_one_line_tells_what_is_new(window, qtbot, earned):
    match = ended("river_market", (PERSON, "easy") if earned else (PERSON, PERSON))
    library = window.services.shelf.library
    number = library.begin(match.setup, match.game)
    for at, entry in enumerate(match.entries):
        library.append(number, entry, at)
    library.store_result(number, (40, 30), (1, 2))
    window.navigator.open_match(number)
    page = window.match_page
    qtbot.waitUntil(lambda: page.match_end.result is not None and page.match_end.result.isVisible())
    line = page.match_end.result.findChild(QLabel, "marks")
    assert (line is not None) is earned
    if line is not None:
        assert line.text() == "New: First win: easy and By yourself."


def test_a_hint_that_was_asked_for_is_counted_once_for_each_decision(window, qtbot, monkeypatch):
    monkeypatch.setattr(LocalSession, "request_hint", lambda _session: None)
    keeper = window.services.shelf.new(game("river_market"), Setup(4, (PERSON, PERSON)))
    window.navigator.open_match(keeper.id)
    page = window.match_page
    qtbot.waitUntil(lambda: not page.controller.film.running)
    if page.controller.veiled:
        page._hot_seat._open()
    page._ask_hint()
    assert window.services.shelf.library.hint_count(keeper.id) == 1


def test_the_result_of_a_deal_tells_how_many_hints_there_were(window, qtbot):
    match = ended("river_market")
    library = window.services.shelf.library
    setup = Setup(5, (PERSON, PERSON), streams=True)
    number = library.begin(setup, match.game)
    library.note_hint(number)
    session, deal = LocalSession(match), Deal.of("river_market", setup, 2)
    assert shared(session, deal, None, library.hint_count(number)).splitlines()[1].endswith("· H1")
    assert "H" not in shared(session, deal, None, None).splitlines()[1].rpartition("·")[2]


def test_the_rings_are_one_for_each_mark(window):
    kept(window)
    (row,) = shown(window, "learn").findChildren(MarkRow)
    (rings,) = row.findChildren(Rings)
    assert rings._earned.count(True) == 2
    assert len(rings._earned) == 8


def test_points_below_none_have_a_minus_sign_wherever_they_are_listed(window):
    kept(window, scores=(-3, -5))
    window.navigator.show_page("games")
    window.fill()
    assert {"\N{MINUS SIGN}3", "to \N{MINUS SIGN}5"} <= set(words(window.lobby))
    told = words(shown(window, "statistics"))
    assert "\N{MINUS SIGN}3" in told
    assert "\N{MINUS SIGN}3.0" in told


def test_where_the_library_cannot_be_read_learn_is_there_and_that_is_told(window, monkeypatch):
    def damaged(*_asked):
        raise LibraryError(Text("", "It cannot be read."))

    heard = []
    window.services.notice.connect(heard.append)
    monkeypatch.setattr("tabletop.ui.pages.learn.statistics", damaged)
    assert shown(window, "learn").findChildren(ChapterRow)
    assert heard == [Text("", "It cannot be read.")]
