"""Whoever is not looking is called when their turn begins, and the title says whose turn it is."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from tabletop.engine.game import PERSON, Setup
from tabletop.engine.match import Match
from tabletop.session.bot_seats import Opponents
from tests.quay.game import GAME

from .conftest import FINDER


@pytest.fixture
def alerts(monkeypatch):
    """The windows for which the desktop was asked to call the player, in a list that fills."""
    called = []
    monkeypatch.setattr(QApplication, "alert", lambda window, *_ms: called.append(window))
    return called


def opened(window, seats, names=()):
    window.services.opponents.close()
    window.services.opponents = Opponents(FINDER)
    match = Match(GAME, Setup(3, seats, (), names))
    window.navigator.open_match(window.services.shelf.begin(match).id)
    return window.match_page


def test_after_the_opponents_turn_the_player_is_called_once_and_the_title_says_so(
    window, quay, qtbot, alerts
):
    page = opened(window, (PERSON, "greedy"))
    qtbot.waitUntil(lambda: page.controller.offer is not None)
    title = GAME.about.title.source
    assert window.windowTitle() == f"Your turn – {title} – Tabletop"
    before, titles = len(alerts), []
    window.windowTitleChanged.connect(titles.append)
    while not any("'s turn" in words for words in titles):
        page.controller.play(page.controller.offer.moves[0].action)
        qtbot.waitUntil(lambda: page.controller.offer is not None and not page.controller.film.running)
    assert window.windowTitle().startswith("Your turn")
    assert len(alerts) == before + 1
    assert alerts[-1] is window
    page.refresh()
    assert len(alerts) == before + 1
    window.navigator.show_page("games")
    assert window.windowTitle() == "Tabletop"


def test_at_one_screen_the_title_names_the_person(window, quay, qtbot, alerts):
    opened(window, (PERSON, PERSON), ("Ann", "Bea"))
    assert window.windowTitle().startswith(("Ann's turn – ", "Bea's turn – "))
    assert alerts == []
