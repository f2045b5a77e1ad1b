"""What a seat is told is the same in every world that looks the same to it: nothing hidden is told."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from tabletop.cli import serve
from tabletop.cli.server import Session
from tabletop.engine.match import Match
from tabletop.engine.rules import Choice, EventRecorder, apply_action
from tabletop.engine.text import Text, english
from tabletop.opponents.choosing import choose_action_in
from tabletop.opponents.explanations import choose_and_explain, reasons_for
from tabletop.session.protocol import beats_for_seat
from tests.walks import ALL, SAMPLES, under_pairs, walks

EVERY = pytest.mark.parametrize("name", ALL)
LOOKS = 6
"""How many moments of a match are looked at."""
EVERY_PAIR = 480
"""Divided by them: how far apart moments are under every pair of options."""
LEVEL = "greedy"


def worlds(name: str, looks: int = LOOKS) -> Iterator[tuple[Any, Any, Any, int, int]]:
    """A state, another one that looks the same to a seat, their setup, whose turn it is, and the seat."""
    game = ALL[name]
    for walk in walks(name)[:5]:
        for at in range(0, len(walk.legal), max(1, len(walk.legal) // looks)):
            state, asked = walk.match.states[at], walk.asked[at]
            if not isinstance(state.flow[-1], Choice):
                continue
            for looker in range(len(walk.match.setup.seats)):
                other = game.determinize(game.view(state, looker), looker, at + 1)
                yield state, other, walk.match.setup, asked.seat, looker
    for setup, state, asked, _ in under_pairs(game, EVERY_PAIR // looks):
        if isinstance(state.flow[-1], Choice):
            for looker in range(len(setup.seats)):
                yield state, game.determinize(game.view(state, looker), looker, 1), setup, asked.seat, looker


def said(texts: Any) -> list[str]:
    """Texts in English."""
    return [english(text) for text in texts if isinstance(text, Text)]


@EVERY
def test_the_other_world_looks_the_same(name):
    game, different = ALL[name], 0
    for state, other, _, _, looker in worlds(name):
        view = game.view(state, looker)
        assert game.view(other, looker) == view
        assert game.table.layout(game.view(other, looker), looker) == game.table.layout(view, looker)
        different += state != other
    assert different > 10


@EVERY
def test_what_is_told_of_anothers_decision_tells_nothing_hidden(name, monkeypatch):
    monkeypatch.setattr("tabletop.opponents.explanations.SECONDS", 60.0)
    monkeypatch.setattr("tabletop.opponents.explanations.GUESSES", 4)
    game, told = ALL[name], 0
    for state, other, _, seat, looker in worlds(name):
        if seat == looker:
            continue
        here = choose_and_explain(game, game.view(state, seat), seat, 5, LEVEL)
        there = choose_and_explain(game, game.view(other, seat), seat, 5, LEVEL)
        why = said(reasons_for(game, state, seat, here, looker))
        assert why == said(reasons_for(game, other, seat, replace(there, action=here.action), looker))
        told += len(why)
    assert told > 3 or name in SAMPLES


@EVERY
def test_a_hint_tells_nothing_hidden(name):
    game = ALL[name]
    for state, other, _, seat, looker in worlds(name, 3):
        if seat == looker:
            here, there = (choose_action_in(game, game.view(s, seat), seat, 5, LEVEL) for s in (state, other))
            assert here == there


@EVERY
def test_the_clock_and_what_the_protocol_answers_tell_nothing_hidden(name):
    game = ALL[name]
    for state, other, setup, _, looker in worlds(name):
        assert english(game.progress_text(state)) == english(game.progress_text(other))
        answers = []
        for world in (state, other):
            session = Session()
            session._match = Match(game, setup, start=world)
            asked = ({"do": "status", "seat": looker}, {"do": "view", "seat": looker})
            answers.append([serve.respond(session, json.dumps(each).encode()) for each in asked])
            assert all(answer["ok"] for answer in answers[-1]), answers[-1]
        assert answers[0] == answers[1]


def film(game: Any, state: Any, action: Any, seat: int, looker: int) -> list[Any]:
    """What a seat sees of another one's action: a view and a log line for each event."""
    after, recorder = state.copy(), EventRecorder([])
    apply_action(after, action, recorder, seat)
    return beats_for_seat(game, recorder.beats, looker)


def bare(beats: list[Any]) -> list[Any]:
    """The log lines of beats without their headlines."""
    return [beat.line and replace(beat.line, headline=None) for beat in beats]


@EVERY
def test_what_a_turn_is_worth_telling_tells_nothing_hidden(name):
    game, compared = ALL[name], 0
    for state, other, _, seat, looker in worlds(name):
        if seat == looker:
            continue
        step = state.flow[-1]
        for action in step.legal_actions(state)[:6]:
            if other.flow[-1].check(other, action) is not None:
                continue
            here, there = (film(game, world, action, seat, looker) for world in (state, other))
            if bare(here) != bare(there) or [beat.view for beat in here] != [beat.view for beat in there]:
                continue  # what was hidden has come to light
            headlines = [[beat.line and beat.line.headline for beat in each] for each in (here, there)]
            assert headlines[0] == headlines[1]
            compared += 1
    assert compared > 3 or name in SAMPLES
