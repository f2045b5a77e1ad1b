"""The window plays whole matches whose truth is in another process, and never holds more than views."""

from __future__ import annotations

import json
import os
import re
import signal
import sys
import time
from pathlib import Path
from random import Random

import pytest

from tabletop import games
from tabletop.cli import serve
from tabletop.cli.server import Session as Answers
from tabletop.engine.game import PERSON, Setup
from tabletop.engine.match import Match
from tabletop.engine.rules import Simultaneous
from tabletop.engine.text import english
from tabletop.session.bot_seats import Opponents
from tabletop.session.client import GONE, HOST_GONE_SAVED, RemoteSession
from tabletop.session.host_process import HostProcess, RefusedError
from tabletop.session.local import LocalSession
from tabletop.ui.commands import Commands
from tabletop.ui.pages.match import MatchPage
from tabletop.ui.window import Window
from tests.lots.game import GAME as LOTS
from tests.quay import rules
from tests.quay.game import GAME as QUAY
from tests.test_two_worlds import worlds
from tests.ui.conftest import AT_ONCE, FINDER
from tests.walks import ALL

HOST = [sys.executable, str(Path(__file__).parent / "host.py")]
LONG = 30_000
"""Milliseconds for a host that computes on a busy machine."""


@pytest.fixture
def data(tmp_path, monkeypatch):
    """A library of the hosts' own."""
    monkeypatch.setenv("TABLETOP_DATA", str(tmp_path))
    return tmp_path


@pytest.fixture
def hosts(data):
    """Starts hosts, and ends them."""
    made = []

    def start():
        made.append(HostProcess(HOST))
        return made[-1]

    yield start
    for each in made:
        each.close()


@pytest.fixture
def host(hosts):
    return hosts()


def opened(qtbot, monkeypatch, session):
    monkeypatch.setattr(games, "about", lambda _name: session.game.about)
    window = Window(AT_ONCE)
    qtbot.addWidget(window)
    page = MatchPage(session, AT_ONCE, Commands(window))
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show()
    page.open()
    settled(qtbot, page)
    return page


def settled(qtbot, page):
    """Wait until the person is asked, the match is over, or the host has gone."""
    c, session = page.controller, page.session

    def ready():
        asked = (
            c.offer is not None or session.active_seat < 0 or session.read_only_reason is not None or c.veiled
        )
        return asked and not c.film.running

    qtbot.waitUntil(ready, timeout=LONG)


def played(qtbot, page, most=400):
    """Play by chance to the end; how many moves that took."""
    moves, dice = 0, Random(5)
    while page.session.active_seat >= 0 and moves < most:
        if page.curtain.isVisible():
            page.curtain._here.click()
            settled(qtbot, page)
        offers = page.controller.offer.moves
        page.controller.play(dice.choice(offers).action)
        settled(qtbot, page)
        moves += 1
    return moves


def whole_match(name, seats, host, qtbot, monkeypatch):
    game = ALL[name]
    host.ask(do="new", game=name, seats=list(seats), seed=5)
    host.heard = ""
    own = tuple(seat for seat, who in enumerate(seats) if who == PERSON)
    session = RemoteSession(host, game, own)
    page = opened(qtbot, monkeypatch, session)
    assert played(qtbot, page) > 3
    assert session.active_seat < 0
    assert page.match_end.result is not None
    assert page.panel.log.list.count() > 3
    for seat in own:
        for at in range(session.now + 1):
            view = session.view(at, seat)
            assert game.view(view, seat) == view
    assert '"digest"' not in host.heard
    end, status = session.result, host.ask(do="status", seat=own[0])  # the views alone tell it
    assert (list(end.scores), list(end.ranks)) == (status["scores"], status["ranks"])
    monkeypatch.setattr(host, "ask", None)  # all is here, even if the host goes now
    assert game.scores(session.full_view(session.now, own[0])) == end.scores
    for at in range(session.now):
        game.scores(session.full_view(at, own[0]))
    page.leave_match()
    with qtbot.assertNotEmitted(page.notice):
        session.notice.emit(GONE)
    page.hide()


def test_a_whole_match_is_played_at_the_window_with_views_alone(host, app, qtbot, monkeypatch):
    whole_match("quay", ("random", PERSON, "greedy"), host, qtbot, monkeypatch)


def test_two_persons_of_this_end_hand_the_table_over_as_at_home(host, app, qtbot, monkeypatch):
    whole_match("lots", (PERSON, "random", PERSON), host, qtbot, monkeypatch)


@pytest.mark.acceptance
@pytest.mark.parametrize("name", ALL)
def test_every_game_is_played_to_its_end_with_views_alone(name, host, app, qtbot, monkeypatch):
    whole_match(name, (PERSON, "random"), host, qtbot, monkeypatch)


def test_what_a_host_shows_is_what_a_session_at_home_shows(host):
    seats = (PERSON, PERSON, PERSON)
    host.ask(do="new", game="lots", seats=list(seats), seed=5)
    far, near = RemoteSession(host, LOTS, (0, 1, 2)), LocalSession(Match(LOTS, Setup(5, seats)))
    while near.active_seat >= 0:
        seat = far.active_seat
        assert seat == near.active_seat
        action = near.active_choice(seat).legal_actions(near.view(near.now, seat))[-1]
        assert far.submit(seat, action) is None
        assert near.submit(seat, action) is None
        for eyes in (*far.seats, -1):
            assert far.view(far.now, eyes) == near.view(near.now, eyes)
            assert far.beats(far.now - 1, eyes) == near.beats(near.now - 1, eyes)
        assert [entry.final for entry in far.entries] == [entry.final for entry in near.entries]
    assert [far.full_view(at, 0) for at in range(far.now)] == [near.full_view(at, 0) for at in range(far.now)]


def test_what_others_have_sealed_never_leaves_the_host(host):
    host.ask(do="new", game="lots", seats=[PERSON] * 3, seed=5)
    session = RemoteSession(host, LOTS, (0,))
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
        {"do": "new", "game": "lots", "seats": [PERSON] * 3},
        {"do": "open", "match": 1},
    ):
        with pytest.raises(RefusedError, match="Whoever sits"):
            host.ask(**request)
    with pytest.raises(RefusedError, match="not over yet"):
        host.ask(do="whole")
    view = session.view(0, 0)
    assert session.submit(0, session.active_choice(0).legal_actions(view)[0]) is None
    assert isinstance(session.view(1, 0).flow[-1], Simultaneous)
    assert re.findall(r'"seed": (\d+)', host.heard) == ["0"]
    assert session.history.undo()
    assert session.now == 0
    assert not any(session.view(0, 0).flow[-1].sealed)


def test_an_undo_at_a_distance_takes_back_what_is_ones_own(host):
    host.ask(do="new", game="quay", seats=[PERSON, PERSON], seed=5)
    session = RemoteSession(host, QUAY, (0,))
    before = session.view(0, 0)
    assert session.submit(0, session.active_choice(0).legal_actions(before)[0]) is None
    assert session.now == 1
    assert session.history.undo_target() is None  # a ship was drawn
    with pytest.raises(RefusedError, match="taken back"):
        host.ask(do="back", seat=0)
    assert before == session.view(0, 0)


def test_a_refusal_of_the_host_is_the_refusal_of_the_session(host):
    host.ask(do="new", game="quay", seats=[PERSON, PERSON], seed=5)
    session = RemoteSession(host, QUAY, (0,))
    assert session.submit(0, rules.Dock(99, 0)).rule
    assert session.now == 0


def test_a_hint_is_thought_of_at_this_end(host):
    opponents = Opponents(FINDER)
    host.ask(do="new", game="quay", seats=[PERSON, "random"], seed=5)
    session = RemoteSession(host, QUAY, (0,), opponents)
    heard = []
    session.hint.found.connect(heard.append)
    session.request_hint()
    latest = time.monotonic() + 20
    while session.others.busy and time.monotonic() < latest:
        session.others.poll()
        time.sleep(0.01)
    (*_, thought) = heard
    assert session.active_choice(0).check(session.view(0, 0), thought.action) is None
    opponents.close()


@pytest.mark.parametrize("kept", [True, False])
def test_a_host_that_is_killed_is_told_in_words_and_nothing_that_it_kept_is_lost(
    kept, hosts, app, qtbot, data, monkeypatch
):
    host, told = hosts(), []
    number = host.ask(do="new", game="public_market", seats=[PERSON, "random"], seed=5, keep=kept).get(
        "match"
    )
    page = opened(qtbot, monkeypatch, RemoteSession(host, ALL["public_market"], (0,)))
    page.notice.connect(told.append)
    assert played(qtbot, page, 5) == 5
    session = page.session
    now, view = session.now, session.view(session.now, 0)
    os.kill(host.pid, signal.SIGKILL)
    qtbot.waitUntil(lambda: bool(told), timeout=LONG)
    assert told == [HOST_GONE_SAVED if kept else GONE]
    assert "has ended" in english(session.read_only_reason)
    assert page.controller.offer is None
    page.playback.look(1)
    assert page.table.table_scene.layout_now == page.playback.layout()
    page.playback.look(None)
    assert session.view(session.now, 0) == view
    page.leave_match()
    page.hide()
    if kept:
        again = hosts()
        assert again.ask(do="open", match=number)["now"] == now
        there = RemoteSession(again, ALL["public_market"], (0,))
        assert there.view(there.now, 0) == view
        other = opened(qtbot, monkeypatch, there)
        assert played(qtbot, other, 3) == 3
        other.leave_match()
        other.hide()


@pytest.mark.parametrize("name", ALL)
def test_all_that_a_host_answers_is_the_same_in_worlds_that_look_the_same(name):
    game, different = ALL[name], 0
    for state, other, setup, _, looker in worlds(name, 3):
        answers = []
        for world in (state, other):
            session = Answers()
            session.replace_match(Match(game, setup, start=world))
            asked = [{"do": "sit", "seats": [looker]}, {"do": "status"}]
            asked += [{"do": "watch", "seat": seat} for seat in (looker, -1)]
            asked += [{"do": "legal", "seat": looker, "tries": True}]
            answers.append([serve.respond(session, json.dumps(each).encode()) for each in asked])
            assert all(answer["ok"] for answer in answers[-1]), answers[-1]
        assert answers[0] == answers[1]
        different += state != other
    assert different > 5
