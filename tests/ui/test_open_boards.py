"""A folded board opens in place of one's own, by mouse and by key, and closes when anything else happens."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from tabletop.engine.game import Setup
from tabletop.engine.match import Match
from tabletop.games.merchants_cove.game import GAME
from tests.ui import drive


@pytest.fixture
def page(seated, qtbot):
    """Four persons at Merchants Cove, the first decision of whom is shown."""
    words = ("blacksmith", "alchemist", "captain", "chronomancer")
    options = tuple((("merchant", word),) for word in words)
    found = seated.open(Match(GAME, Setup(3, ("person",) * 4, (), (), options)))
    if found.curtain.isVisible():
        found.curtain._here.click()
    qtbot.waitUntil(lambda: found.controller.offer is not None and not found.controller.film.running)
    return found


def others(page):
    return [seat for seat in range(4) if seat != page.controller.eyes]


def shown(page):
    """Whose board lies open."""
    zones = page.table.table_scene.zones
    return next(seat for seat in range(4) if f"seat:{seat}" not in zones)


@pytest.mark.parametrize("number", range(3))
def test_a_click_opens_and_a_click_on_ones_own_closes(page, number):
    eyes, other = page.controller.eyes, others(page)[number]
    assert shown(page) == eyes
    for seat, then in ((other, other), (eyes, eyes)):
        where = drive.at(page.table, f"seat:{seat}")
        drive.press(page.table, where)
        drive.release(page.table, where)
        assert shown(page) == then
    assert page.controller.offer is not None
    assert page.table.offered.legal


def test_nothing_can_be_moved_while_it_is_open(page, qtbot):
    other = others(page)[1]
    page.table.setFocus()
    qtbot.keyClick(page.table, Qt.Key.Key_1 + other)
    assert shown(page) == other
    assert not page.table.offered.legal
    assert page.boards.seat == other
    qtbot.keyClick(page.table, Qt.Key.Key_Escape)
    assert shown(page) == page.controller.eyes
    assert page.table.offered.legal


def test_it_closes_when_the_match_goes_on(page):
    assert page.boards.open(others(page)[2])
    page.controller.play(page.match.legal()[0])
    assert page.boards.seat == -1
    assert shown(page) == page.controller.eyes


def test_there_is_none_to_open_where_all_boards_lie_open(seated, qtbot):
    page = seated()
    assert not page.boards.open(1)
    qtbot.keyClick(page.table, Qt.Key.Key_2)
    assert page.boards.seat == -1


def test_a_seat_that_is_not_there_is_not_opened(page):
    assert not page.boards.open(7)
    assert shown(page) == page.controller.eyes
