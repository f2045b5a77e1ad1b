"""What a game shows while a piece is held over its place: it comes and goes, and yields to the film."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tabletop.engine.table import Drag, Piece
from tests.quay import rules
from tests.quay.game import GAME

from . import drive

MARK = Piece("mark", "row", 100, 20, 20, 20, "back")


def preview(view, action):
    """A mark on the row for every ship that would dock."""
    if not isinstance(action, rules.Dock):
        return None
    now = GAME.table.layout(view, 0)
    return replace(now, pieces=(*now.pieces, MARK))


@pytest.fixture
def page(seated, monkeypatch):
    """A match at a table that shows something beforehand."""
    made = seated()
    game = replace(GAME, table=replace(GAME.table, preview=preview))
    monkeypatch.setattr(made.match, "game", game)
    return made


def shown(page):
    return "mark" in page.table.table_scene.pieces


def carried(page, zone):
    """The first ship of the hand, held over a zone."""
    key = f"ship:{page.match.state.hands[0][0]}"
    drive.carry(page.table, drive.at(page.table, key), drive.at(page.table, zone))
    return key


def test_it_is_shown_over_a_legal_place_and_goes_when_the_piece_moves_on(page):
    key = carried(page, "quay1")
    assert shown(page)
    assert page.table.table_scene.pieces[key].carried
    drive.move(page.table, drive.at(page.table, "gone"), held=True)
    assert not shown(page)
    assert page.table.table_scene.layout_now == page.playback.layout()
    drive.move(page.table, drive.at(page.table, "quay1"), held=True)
    assert shown(page)
    page.table.put_back()
    assert not shown(page)
    assert page.match.now == 0


def test_a_drop_plays_the_action_and_nothing_of_it_stays(page, qtbot):
    key = carried(page, "quay1")
    drive.release(page.table, drive.at(page.table, "quay1"))
    assert page.match.now > 0
    qtbot.waitUntil(lambda: not page.controller.film.running and not page.session.others.busy)
    assert not shown(page)
    assert page.table.table_scene.pieces[key].piece.zone == "quay1"


def test_where_a_game_shows_nothing_the_table_is_not_laid_anew(page, monkeypatch):
    monkeypatch.setattr(page.match, "game", GAME)
    laid = []
    monkeypatch.setattr(page.table, "show_layout", lambda *given: laid.append(given))
    page.controller.foresight.show_reason(Drag(f"ship:{page.match.state.hands[0][0]}", "quay1"), None)
    page.controller.foresight.show_reason(None, None)
    assert laid == []
