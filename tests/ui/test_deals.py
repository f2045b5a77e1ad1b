"""Deals in the window: the page, playing them, sharing what came of them, and what the house makes of one."""

from __future__ import annotations

from datetime import date, timedelta
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from tabletop import games
from tabletop.engine.match import Match
from tabletop.opponents.worker import Answer
from tabletop.session import deals
from tabletop.session.bot_seats import Opponents
from tests.walks import ALL


def opened(window):
    window.navigator.show_page("learn")
    learn = window.navigator._pages["learn"]
    next(b for b in learn.findChildren(QPushButton) if b.accessibleName() == "Deal of the day").click()
    return window.navigator._pages["deals"]


def played(window, deal):
    """A match of a deal, played by chance to its end and kept; its number."""
    match, dice = Match(ALL[deal.game], deal.setup), Random(4)
    while match.choice is not None:
        match.play(dice.choice(match.legal_actions()))
    return window.services.shelf.begin(match)


def row_of(page, deal):
    return next(row for row in page.rows if row.deal == deal)


def button(within, words):
    return next(b for b in within.findChildren(QPushButton) if b.text().replace("&", "") == words)


def test_todays_deals_stand_there_for_every_game_and_are_played_from_there(window):
    page = opened(window)
    today = deals.today()
    assert {row.deal.game for row in page.rows[: len(games.GAMES)]} == set(games.GAMES)
    assert page.rows[0].deal == deals.of_day(deals.game_of(today), today)
    deal = page.rows[0].deal
    button(page.rows[0], "Play it").click()
    session = window.match_page.session
    assert session.storage.deal == deal
    assert session.match.setup.streams


def test_a_match_that_is_begun_in_the_window_is_a_deal_that_has_a_name(window):
    window.navigator.show_setup("river_market")
    window.navigator._pages["setup"].start.click()
    deal = window.match_page.session.storage.deal
    assert deals.read(deal.name) == deal


def test_the_result_is_shown_copied_and_taken_in_beside_ones_own(window):
    deal = deals.of_day(deals.game_of(deals.today()), deals.today())
    keeper = played(window, deal)
    page = opened(window)
    row = row_of(page, deal)
    scores = ALL[deal.game].scores(keeper.match.state)
    seats = deals.order(deal.game, deal.setup)
    assert "Monday" in page.week.accessibleDescription() or "played" in page.week.accessibleDescription()
    button(row, "Copy the result").click()
    text = QGuiApplication.clipboard().text()
    result = deals.parse_result(text)
    assert result.deal == deal
    assert result.points == tuple(scores[seat] for seat in seats)
    assert deals.today().isoformat() in text.splitlines()[0]
    assert len(text.splitlines()) == 4
    assert str(deal.setup.seed) in text.splitlines()[3]
    button(page, "Paste a result").click()
    assert "Others:" in row_of(window.navigator._pages["deals"], deal).status_label.accessibleName()


def test_what_is_no_result_and_no_name_is_refused_in_words(window):
    page = opened(window)
    QGuiApplication.clipboard().setText("something else")
    button(page, "Paste a result").click()
    assert "isn't the result" in page.note.text()
    page.field.setText("nonsense")
    QTest.keyClick(page.field, Qt.Key.Key_Return)
    assert "isn't the name" in page.note.text()
    assert window.match_page is None
    page.field.setText(deals.of_day("morocco", date(2026, 1, 2)).name)
    QTest.keyClick(page.field, Qt.Key.Key_Return)
    assert window.match_page.session.game.id == "morocco"


def test_a_result_of_a_deal_that_is_not_listed_is_shown_below(window):
    deal = deals.of_day("morocco", deals.today() - timedelta(days=300))
    QGuiApplication.clipboard().setText(f"Tabletop\n20 : 30\n{deal.name}")
    page = opened(window)
    button(page, "Paste a result").click()
    assert "20 : 30" in row_of(page, deal).status_label.accessibleName()


def test_the_house_plays_the_same_deal_and_stops_when_nobody_looks(window, qtbot, monkeypatch):
    deal = deals.of_day(deals.game_of(deals.today()), deals.today())
    played(window, deal)
    asked = []
    answers = []
    monkeypatch.setattr(Opponents, "let_bots_play", lambda _o, game, setup: asked.append((game, setup)) or 7)
    monkeypatch.setattr(Opponents, "answer", lambda _o: answers.pop() if answers else None)
    page = opened(window)
    row = row_of(page, deal)
    button(row, "And the computer?").click()
    assert asked == [(deal.game, deal.setup)]
    assert "is playing your seat" in row.status_label.accessibleName()
    answers.append(Answer(7, 0, None, points=(71, 64)))
    qtbot.waitUntil(lambda: "71" in row.status_label.accessibleName())
    button(row, "And the computer?").click()
    assert page._asking.isActive()
    window.navigator.show_page("games")
    assert not page._asking.isActive()


def test_the_house_that_is_asked_elsewhere_plays_here_no_longer_and_others_stay(window, monkeypatch):
    first, second = (deals.of_day(game, deals.today()) for game in games.GAMES[:2])
    for deal in (first, second):
        played(window, deal)
    monkeypatch.setattr(Opponents, "let_bots_play", lambda *_: 7)
    result = f"Ada\n20 : 30\n{first.name}"
    window.services.shelf.library.paste(result)
    page = opened(window)
    row = row_of(page, first)
    button(row, "And the computer?").click()
    assert "20 : 30" in row.status_label.accessibleName()
    assert "is playing your seat" in row.status_label.accessibleName()
    button(row_of(page, second), "And the computer?").click()
    assert row.status_label.accessibleName() == "Others: 20 : 30"
    assert "is playing your seat" in row_of(page, second).status_label.accessibleName()
    page._stop()
    assert row_of(page, second).status_label.isHidden()


@pytest.mark.parametrize("damage", ["UPDATE matches SET began = 'yesterday'", "DELETE FROM seats"])
def test_a_damaged_match_is_no_result_of_a_deal(window, damage):
    deal = deals.of_day(deals.game_of(deals.today()), deals.today())
    played(window, deal)
    window.services.shelf.library._base.execute(damage)
    assert button(row_of(opened(window), deal), "Play it").isEnabled()


def test_the_name_of_a_deal_in_the_field_of_the_seed_fills_in_all_of_it(window):
    window.navigator.show_setup("public_market")
    page = window.navigator._pages["setup"]
    deal = deals.of_day("public_market", date(2026, 11, 22))
    page.seed.setText(deal.name)
    assert page.seed.text() == str(deal.setup.seed)
    page.start.click()
    assert window.match_page.session.storage.deal == deal
    window.navigator.show_setup("public_market")
    page = window.navigator._pages["setup"]
    page.seed.setText(deals.of_day("morocco", date(2026, 11, 22)).name)
    assert "Morocco" in page.refusal.text()
    assert not page.start.isEnabled()
    page.seed.setText("abc")
    assert "isn't the name" in page.refusal.text()
    for written in ("17", " 17 "):
        page.seed.setText(written)
        assert page.refusal.text() == ""
        assert page.setup().seed == 17


def test_at_the_end_of_a_match_its_result_is_copied(window, qtbot):
    deal = deals.of_day("river_market", deals.today())
    keeper = played(window, deal)
    window.navigator.open_match(keeper.id)
    page = window.match_page
    qtbot.waitUntil(lambda: page.match_end.result is not None and page.match_end.result.isVisible())
    button(page.match_end.result, "Copy the result as text").click()
    assert deals.parse_result(QGuiApplication.clipboard().text()).deal == deal
