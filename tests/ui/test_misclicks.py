"""Clicks that were meant for what was there before do nothing, and a pointer that rests points at nothing."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QCursor, QEnterEvent
from PySide6.QtWidgets import QApplication

from tabletop.ui.panels.moves import MoveRow


@pytest.fixture
def page(seated, qtbot):
    made = seated()
    soon(qtbot)
    return made


def soon(qtbot):
    """After the time of a double click."""
    qtbot.wait(QApplication.doubleClickInterval() + 20)


def rows(page):
    return page.panel.moves.widget().findChildren(MoveRow)


def settled(page, qtbot):
    qtbot.waitUntil(lambda: not page.controller.film.running and page.controller.offer is not None)


def press(qtbot, row):
    qtbot.mouseClick(row, Qt.MouseButton.LeftButton)


def test_a_click_on_a_list_that_has_just_changed_does_nothing(page, qtbot):
    press(qtbot, rows(page)[0])
    settled(page, qtbot)
    played = page.match.now
    assert played
    press(qtbot, rows(page)[0])
    settled(page, qtbot)
    assert page.match.now == played
    soon(qtbot)
    press(qtbot, rows(page)[0])
    settled(page, qtbot)
    assert page.match.now > played


def test_the_second_half_of_a_double_click_does_nothing(page, qtbot):
    row, played = rows(page)[0], []
    page.controller.changed.connect(lambda: played.append(page.match.now))
    press(qtbot, row)
    first = page.match.now
    for again in rows(page):
        qtbot.mouseDClick(again, Qt.MouseButton.LeftButton)
    settled(page, qtbot)
    own = [entry for entry in page.match.entries if entry.seat == 0]
    assert len(own) == 1, (first, played)


def test_a_button_of_the_prompt_bar_waits_as_well(page, qtbot):
    while not page.bar._buttons:
        page.controller.play(page.controller.offer.moves[0].action)
        settled(page, qtbot)
    before = page.match.now
    press(qtbot, page.bar._buttons[0])
    assert page.match.now == before


def test_the_keyboard_need_not_wait(page, qtbot):
    press(qtbot, rows(page)[0])
    settled(page, qtbot)
    played = page.match.now
    row = rows(page)[0]
    row.setFocus()
    qtbot.keyClick(row, Qt.Key.Key_Return)
    assert page.match.now > played


def enter(row, where):
    """The pointer enters a row, at a point of the screen."""
    here = QPointF(row.mapFromGlobal(where))
    QApplication.sendEvent(row, QEnterEvent(here, here, QPointF(where)))


def test_a_row_that_came_under_a_resting_pointer_points_at_nothing_until_it_moves(page, qtbot):
    pointed = []
    page.panel.moves.pointed.connect(pointed.append)
    rest = QCursor.pos()
    row = rows(page)[0]
    enter(row, rest)
    assert not pointed
    qtbot.mouseMove(row, QPoint(9, 9))
    enter(row, row.mapToGlobal(QPoint(9, 9)))
    assert pointed[-1] == row.move_
