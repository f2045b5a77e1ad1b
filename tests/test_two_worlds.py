"""What a seat is told is the same in every world that looks the same to it: nothing hidden is told."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from tabletop.cli import serve
from tabletop.cli.server import Session
from tabletop.engine.game import Game
from tabletop.engine.match import Match
from tabletop.engine.rules import Action, Choice, Event, EventRecorder, apply_action, pending_choices
from tabletop.engine.text import Text, english
from tabletop.opponents.bot_reasons import choose_and_explain, reasons_for
from tabletop.opponents.choosing import choose_action_in
from tabletop.session.views import beats_for_seat
from tests.walks import ALL, SAMPLES, under_pairs, walks

EVERY = pytest.mark.parametrize("name", ALL)
LOOKS = 6
"""How many moments of a match are looked at."""
EVERY_PAIR = 480
"""Divided by them: how far apart moments are under every pair of options."""
NAMES = tuple(Text("", name) for name in ("Ann", "Bo", "Cy", "Di", "Ed", "Flo"))
LEVEL = "greedy"
PER_ACTION = 12
"""How many entries of each class of action are looked at."""


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
    monkeypatch.setattr("tabletop.opponents.bot_reasons.EXPLANATION_SECONDS", 60.0)
    monkeypatch.setattr("tabletop.opponents.bot_reasons.EXPLANATION_SAMPLES", 4)
    game, told, here, chosen_in = ALL[name], 0, None, None
    for state, other, _, seat, looker in worlds(name):
        if seat == looker:
            continue
        if chosen_in is not state:  # once for all who look on
            here, chosen_in = choose_and_explain(game, game.view(state, seat), seat, 5, LEVEL), state
        there = choose_and_explain(game, game.view(other, seat), seat, 5, LEVEL)
        why = said(reasons_for(game, state, seat, here, looker, NAMES))
        there = replace(there, action=here.action)
        assert why == said(reasons_for(game, other, seat, there, looker, NAMES))
        told += len(why)
    assert told > 3 or name in SAMPLES or name == "river_market"  # its hands are hidden, so nothing is told


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
            session.replace_match(Match(game, setup, start=world))
            asked = ({"do": "status", "seat": looker}, {"do": "view", "seat": looker})
            answers.append([serve.respond(session, json.dumps(each).encode()) for each in asked])
            assert all(answer["ok"] for answer in answers[-1]), answers[-1]
        assert answers[0] == answers[1]


def of_each_action(name: str) -> Iterator[tuple[Match[Any], int]]:
    """Some entries of each class of action, from all over the walks: a match, and which of its entries."""
    found: dict[type, list[tuple[Match[Any], int]]] = {}
    for walk in walks(name):
        for at, entry in enumerate(walk.match.entries):
            found.setdefault(type(entry.action), []).append((walk.match, at))
    for several in found.values():
        yield from several[:: -(-len(several) // PER_ACTION)]


def seen_of(game: Game[Any], state: Any, action: Action, looker: int) -> tuple[Any, list[str]]:
    """What a seat sees after an action, and what it reads of it."""
    after, lines = state.copy(), list[str]()

    def tell(_: Any, event: Event) -> None:
        if line := game.log(event, looker):
            lines.append(english(line.text))

    apply_action(after, action, tell)
    return game.view(after, looker), lines


@EVERY
def test_an_action_that_shows_anybody_something_hidden_is_final(name: str) -> None:
    """It is final if another world, which looked the same before, can't have led to what is seen after it."""
    game, final = ALL[name], 0
    for match, at in of_each_action(name):
        state, entry = match.states[at], match.entries[at]
        final += entry.final
        if not isinstance(state.flow[-1], Choice):
            continue  # sealed: shown when all have sealed
        for looker in (-1, *range(len(match.setup.seats))):
            if entry.bars([looker]):
                continue
            seen = seen_of(game, state, entry.action, looker)
            for seed in (1, 2):
                other = game.determinize(game.view(state, looker), looker, at * 10 + seed)
                found = pending_choices(other)[0].legal_actions(other)
                same = [action for action in found if action == entry.action]  # mostly it: tried first
                assert any(seen_of(game, other, action, looker) == seen for action in (*same, *found)), (
                    entry,
                    looker,
                )
    assert final


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
