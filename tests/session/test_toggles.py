"""What is chosen and unchosen before it is done leaves nothing in the log: unchoosing is an undo."""

from __future__ import annotations

import json
from contextlib import closing
from random import Random

import pytest

from tabletop.cli import serve
from tabletop.cli.parser import run
from tabletop.cli.server import Session as Answers
from tabletop.engine.match import Match
from tabletop.files.codec import read_action
from tabletop.files.library import Library
from tabletop.games import GAMES
from tabletop.session.local import LocalSession
from tests.together.lines import caught_up, opened, seated
from tests.walks import ALL, setups

TOGGLES, EACH = {"merchants_cove": {"PickDie", "PickFurnace"}}, 3
"""The actions of each game that choose and unchoose, and how many decisions of each are looked at."""


@pytest.mark.parametrize("name", GAMES)
def test_an_action_that_restores_an_earlier_state_is_an_undo(name):
    of, met = ALL[name], dict.fromkeys(TOGGLES.get(name, ()), 0)
    for setup in setups(of):
        match, chance = Match(of, setup), Random(setup.seed)
        session = LocalSession(match)
        while match.choice is not None and match.now < 300:
            seat, legal = match.choice.seat, match.legal_actions()
            action = chance.choice(legal)
            kind = type(action).__name__
            if kind in met and met[kind] < EACH and not match.choice.chosen:
                met[kind] += 1
                chosen_and_unchosen(session, seat, [each for each in legal if type(each) is type(action)])
            elif kind not in met:
                assert match.undone_by(action, seat) is None
            match.play(action, seat)
        if met and min(met.values()) >= EACH:
            break
    assert all(met.values())


def chosen_and_unchosen(session, seat, picks):
    """However often things are chosen and unchosen, the match is where it was, and no longer."""
    match = session.match
    now, digest = match.now, match.state.digest()
    for _ in range(50):
        for pick in (*picks, *picks):
            assert session.submit(seat, pick) is None
        assert match.state.digest() == digest
        assert match.now <= now
    assert len(match.entries) - now <= len(picks) * 2
    assert len(match.side_lines) <= 2 ** len(picks)


WORK = {"do": "work", "space": 0}
PICK = {"do": "pick_die", "die": 2}
BELLOWS = {"game": "merchants_cove", "seats": ["person", "person"], "seed": 3}
"""The Blacksmith sits first and re-rolls dice at the Bellows."""


def test_it_is_one_in_the_protocol(tmp_path, monkeypatch):
    monkeypatch.setenv("TABLETOP_DATA", str(tmp_path))
    with closing(Answers()) as answers:

        def ask(do, **parts):
            return serve.respond(answers, json.dumps({"do": do, **parts}).encode())

        assert ask("new", **BELLOWS)["ok"]
        ask("play", action=WORK)
        for _ in range(20):
            assert ask("play", action=PICK)["now"] == 2
            back = ask("play", action=PICK)
            assert (back["now"], back["events"]) == (1, [])


def test_it_is_one_in_the_terminal(tmp_path, monkeypatch):
    monkeypatch.setenv("TABLETOP_DATA", str(tmp_path))
    typed = iter([f"do {json.dumps(action)}" for action in (WORK, *[PICK] * 41)])
    monkeypatch.setattr("builtins.input", lambda _prompt="": next(typed, "quit"))
    assert run(["play", "merchants_cove", "--text", "--seats", "person,person", "--seed", "3"]) == 0
    library = Library.open()
    [kept] = library.search()
    assert library.resume(kept.id, ALL["merchants_cove"]).match.now == 2
    library.close()


def test_it_is_one_in_a_room():
    of = ALL["merchants_cove"]
    room = opened(of, tuple(BELLOWS["seats"]), BELLOWS["seed"], streams=False)
    session = seated(room)[0]
    assert session.submit(0, read_action(of.actions, WORK)) is None
    caught_up(session)
    for _ in range(5):
        for now in (2, 1):
            assert session.submit(0, read_action(of.actions, PICK)) is None
            caught_up(session)
            assert (session.now, room.session.now) == (now, now)
            assert session.read_only_reason is None
