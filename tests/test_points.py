"""Points have one door: all who tell them tell the same, and what is hidden makes them a bound."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from tabletop.cli import serve, transcript
from tabletop.cli.output import say
from tabletop.cli.server import Session
from tabletop.engine.game import Game, Setup
from tabletop.engine.match import Match
from tabletop.engine.points import Bound, Result
from tabletop.engine.rules import pending_choices
from tabletop.files import records
from tabletop.files.replay import replay
from tabletop.files.stored_match import result_of
from tabletop.lessons.conditions import Happened, reached
from tabletop.session.local import LocalSession
from tabletop.session.views import EVERYBODY
from tests.walks import ALL, Walk, paired, stroll, under_pairs, walks

EVERY = pytest.mark.parametrize("name", ALL)
MOMENTS = 20
"""How many moments of a match are looked at."""
EVERY_PAIR = 60
"""How far apart moments are under every pair of options."""


@cache
def ends(name: str) -> tuple[tuple[Setup, Any], ...]:
    """The last state of a match of every setup and under every pair of options."""
    game = ALL[name]
    found = [(walk.match.setup, walk.match.state) for walk in walks(name)]
    for setup in paired(game):
        for state, asked, legal in stroll(game, setup):
            last = state, asked, legal
        state, asked, legal = last
        assert not pending_choices(state), (asked, legal)
        found.append((setup, state))
    return tuple(found)


def moments(name: str) -> Iterator[tuple[Setup, Any]]:
    """Moments of a match of every setup and under every pair of options."""
    for walk in walks(name):
        for at in range(0, walk.match.now, max(1, walk.match.now // MOMENTS)):
            yield walk.match.setup, walk.match.states[at]
    for setup, state, _, _ in under_pairs(ALL[name], EVERY_PAIR):
        yield setup, state


def viewers(setup: Setup) -> range:
    """All seats, and everybody."""
    return range(EVERYBODY, len(setup.seats))


def said(game: Game[Any], match: Match[Any], *asked: dict[str, Any]) -> list[dict[str, Any]]:
    """What the protocol answers about a match."""
    session = Session()
    session.replace_match(match)
    answers = [serve.respond(session, json.dumps(each).encode()) for each in asked]
    assert all(answer["ok"] for answer in answers), (game.id, answers)
    return answers


@EVERY
def test_nothing_is_hidden_in_any_view_of_a_match_that_is_over(name):
    game = ALL[name]
    for setup, state in ends(name):
        views = [game.view(state, viewer) for viewer in viewers(setup)]
        for view in views:
            assert not view.chance
            view.chance = state.chance
            assert view == state
        end = game.result(state)
        assert end is not None
        assert {game.result(view) for view in views} == {end}
        assert min(end.ranks) == 1


@EVERY
def test_the_protocol_tells_every_seat_the_same_points_ranks_and_verdict(name):
    game = ALL[name]
    for setup, state in ends(name):
        end = game.result(state)
        asked = [{"do": "status", "seat": seat} for seat in range(len(setup.seats))]
        for answer in said(game, Match(game, setup, start=state), *asked, {"do": "status"}):
            assert answer["over"]
            assert "bounds" not in answer
            assert tuple(answer["scores"]) == end.scores
            assert tuple(answer["ranks"]) == end.ranks
            assert answer["verdict"] == say(end.verdict)


def results(walk: Walk) -> Iterator[Result]:
    """How a match ended, by each end that tells of it."""
    match, game = walk.match, walk.match.game
    yield game.result(match.state)
    local = LocalSession(match)
    yield local.result
    for viewer in viewers(match.setup) if not local.seats else (*local.seats, EVERYBODY):
        yield game.result(local.view(local.now, viewer))
        yield game.result(local.full_view(local.now, viewer))
    written = records.dump_action(records.record_json(records.record(match)))
    again = replay(records.parse(written, "record"), game, "record")
    yield game.result(again.match.state)


@EVERY
def test_list_record_session_and_terminal_tell_the_same_end(name):
    for walk in walks(name):
        match, game = walk.match, walk.match.game
        first, *others = results(walk)
        assert set(others) == {first}
        assert result_of(match) == (first.scores, first.ranks)
        shown = {transcript.result_text(match, viewer) for viewer in (None, *viewers(match.setup))}
        assert len(shown) == 1
        rows = {row.split()[0]: row.split()[1:] for row in shown.pop().splitlines() if row.split()}
        assert rows["Place"] == list(map(str, first.ranks))
        assert rows["Total"] == list(map(str, first.scores))
        for seat, rank in enumerate(first.ranks):
            now = Happened(game, seat, {}, match.state)
            assert reached({"over": "won"}, now) == (rank == 1)


@EVERY
def test_while_it_lasts_points_in_a_view_are_true_or_a_bound(name):
    game, bounds = ALL[name], 0
    for setup, state in moments(name):
        truth = game.scores(state)
        for viewer in viewers(setup):
            view = game.view(state, viewer)
            assert game.result(view) is None
            for seat, total in enumerate(game.totals(view)):
                if total.bound is Bound.AT_MOST:
                    assert total.points >= truth[seat]
                elif total.bound is Bound.AT_LEAST:
                    assert total.points <= truth[seat]
                else:
                    assert total.points == truth[seat]
                assert viewer != seat or total.bound is Bound.EXACT  # everybody knows the own points
                bounds += total.bound is not Bound.EXACT
    assert bounds or name not in {"merchants_cove", "lots"}


@EVERY
def test_no_picture_of_what_happens_looks_like_the_end_of_the_match(name):
    game = ALL[name]
    for walk in walks(name):
        match = walk.match
        for at in range(0, match.now, 3):
            for beat in match.beats(at):
                assert beat.state.flow
                assert game.result(beat.state) is None
                assert game.view(beat.state, EVERYBODY).chance == 0


@EVERY
def test_an_action_that_ends_the_match_and_shows_what_was_hidden_cannot_be_undone(name):
    game = ALL[name]
    for walk in walks(name):
        match = walk.match
        hidden = game.hide(match.state, EVERYBODY) != game.view(match.state, EVERYBODY)
        assert match.entries[-1].final >= hidden
