"""A move of the list is played by its number, and that takes few keys in every game."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tabletop import games
from tabletop.engine.game import PERSON
from tabletop.ui.panels.moves import MoveRow
from tools.keys import counted

MEDIAN, MOST = 3, 7
SAMPLED = 24
"""Decisions that are counted here; `python tools/keys.py` counts 200."""


def test_a_number_shows_says_and_plays_its_move(seated, qtbot, monkeypatch):
    page = seated((PERSON,))
    told = []
    monkeypatch.setattr(page.table.surface, "announce", lambda words, **_more: told.append(words))
    page._commands["number"].trigger()
    field, move = page.numbers.field, page.controller.offer.listed_moves[1]
    assert page.numbers.isVisible()
    QTest.keyClicks(field, "2")
    assert told[-1].startswith(page.controller.offer.words(move.action))
    assert page.numbers.move_ == move
    before = page.match.now
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert page.match.entries[before].action == move.action
    assert page.numbers.isHidden()


def test_a_number_that_is_none_plays_nothing_and_esc_takes_the_field_away(seated):
    page = seated((PERSON,))
    page.numbers.ask()
    QTest.keyClicks(page.numbers.field, "999")
    QTest.keyClick(page.numbers.field, Qt.Key.Key_Return)
    assert page.match.now == 0
    assert page.numbers.isVisible()
    assert page.numbers._words._words == "There is no move of this number."
    QTest.keyClick(page.numbers.field, Qt.Key.Key_Escape)
    assert page.numbers.isHidden()


@pytest.mark.parametrize("where", ["table", "list"])
def test_a_digit_that_means_nothing_else_begins_a_number(seated, where):
    page = seated((PERSON,))
    move = page.controller.offer.listed_moves[1]
    focus = page.table if where == "table" else page.panel.moves.findChildren(MoveRow)[0]
    focus.setFocus()
    assert page.numbers.isHidden()
    QTest.keyClick(focus, Qt.Key.Key_2)
    QTest.keyClick(page.numbers.field, Qt.Key.Key_3)
    assert page.numbers.field.text() == "23"
    QTest.keyClick(page.numbers.field, Qt.Key.Key_Backspace)
    QTest.keyClick(page.numbers.field, Qt.Key.Key_Return)
    assert page.match.entries[0].action == move.action


def test_rows_carry_the_numbers_by_which_they_are_called(seated):
    page = seated((PERSON,))
    rows = page.panel.moves.findChildren(MoveRow)
    listed = page.controller.offer.listed_moves
    assert rows
    assert all(listed[int(row._number) - 1] == row.move_ for row in rows)
    assert all(f"{row._number}" in row.accessibleDescription() for row in rows)


@pytest.mark.parametrize("direction", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft])
@pytest.mark.parametrize("number", [7, 128])
def test_the_lock_of_a_low_row_lies_beside_its_number(seated, number, direction):
    page = seated((PERSON,))
    row = MoveRow(page.controller.offer.listed_moves[0], "Pass", "", number=number, final=True)
    row.setLayoutDirection(direction)
    row.resize(240, row.heightForWidth(240))
    assert row.height() < 40
    assert not row.lock_place().intersects(row.number_place())
    assert row.rect().contains(row.lock_place())
    assert row.rect().contains(row.number_place())


@pytest.mark.parametrize("name", games.GAMES)
def test_few_keys_lead_to_a_move(app, name):
    keys = sorted(counted(name, SAMPLED))
    assert len(keys) == SAMPLED
    assert keys[len(keys) // 2] <= MEDIAN
    assert keys[-1] <= MOST
