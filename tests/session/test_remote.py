"""The window plays a whole match whose truth is in another process, and never holds more than views."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from tabletop import games
from tabletop.engine.game import PERSON
from tabletop.engine.rules import Simultaneous
from tabletop.session.local import LocalSession
from tabletop.session.remote import Host, RefusedError, RemoteMatch
from tabletop.ui.commands import Commands
from tabletop.ui.matchpage import MatchPage
from tabletop.ui.window import Window
from tests.lots.game import GAME as LOTS
from tests.quay.game import GAME as QUAY
from tests.ui.conftest import AT_ONCE
from tests.walks import ALL

HOST = [sys.executable, str(Path(__file__).parent / "host.py")]


@pytest.fixture
def host():
    made = Host(HOST)
    yield made
    made.close()


def opened(qtbot, match):
    window = Window(AT_ONCE)
    qtbot.addWidget(window)
    page = MatchPage(LocalSession(match), AT_ONCE, Commands(window))
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show()
    page.open()
    qtbot.waitUntil(lambda: not page.controller.film.running)
    return page


@pytest.mark.parametrize(
    ("name", "seats"),
    [
        ("quay", (PERSON, "master:normal")),
        ("quay", ("random", PERSON, "greedy")),
        ("lots", (PERSON, "random", "greedy")),
        ("public_market", (PERSON, "random")),
        ("river_market", (PERSON, "random")),
        ("morocco", (PERSON, "random", "random")),
    ],
)
def test_a_whole_match_is_played_at_the_window_with_views_alone(name, seats, host, app, qtbot, monkeypatch):
    game = ALL[name]
    monkeypatch.setattr(games, "about", lambda _name: game.about)
    host.ask(do="new", game=name, seats=list(seats), seed=5)
    host.heard = ""
    seat = seats.index(PERSON)
    match = RemoteMatch(host, game, seat)
    page = opened(qtbot, match)
    moves = 0
    while match.choice is not None and moves < 400:
        assert page.controller.offer is not None, (match.choice, match.now)
        offers = page.controller.offer.moves
        page.controller.play(offers[len(offers) * moves % 7 % len(offers)].action)
        qtbot.waitUntil(lambda: not page.controller.film.running)
        moves += 1
        page.panel.log.show_match(page.session, seat)
    assert match.choice is None
    assert page.ending is not None
    assert moves > 3
    for view in match.states:
        assert game.view(view, seat) == view
    assert '"digest"' not in host.heard
    page.leave()
    page.hide()


def test_what_others_have_sealed_never_leaves_the_host(host):
    host.ask(do="new", game="lots", seats=[PERSON] * 3, seed=5)
    match = RemoteMatch(host, LOTS, 0)
    with pytest.raises(RefusedError, match="Name one of your seats"):
        host.ask(do="play", action={"do": "keep", "lot": 1}, by=1)
    with pytest.raises(RefusedError, match="Name one of your seats"):
        host.ask(do="watch", seat=1)
    for request in (
        {"do": "save"},
        {"do": "position"},
        {"do": "view", "seat": 1},
        {"do": "undo"},
        {"do": "hint"},
    ):
        with pytest.raises(RefusedError, match="Whoever sits"):
            host.ask(**request)
    match.play(match.legal()[0])
    top = match.state.flow[-1]
    assert isinstance(top, Simultaneous)
    assert re.findall(r'"seed": (\d+)', host.heard) == ["0", "3"][:1]
    match.goto(0)
    assert not any(match.state.flow[-1].sealed)


def test_an_undo_at_a_distance_takes_back_what_is_ones_own(host):
    host.ask(do="new", game="quay", seats=[PERSON, PERSON], seed=5)
    match = RemoteMatch(host, QUAY, 0)
    before = match.state
    match.play(match.legal()[0])
    assert match.now == 1
    with pytest.raises(RefusedError, match="taken back"):
        match.goto(0)  # a ship was drawn
    assert before == match.states[0]
