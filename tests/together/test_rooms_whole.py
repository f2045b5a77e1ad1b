"""Whole matches in a room: what its guests see is true, and both ends have the same record."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from tabletop.engine.text import NO_TEXT
from tabletop.files.records import record, record_json
from tabletop.session.views import visible_entries
from tests.together.lines import bots_done, caught_up, chosen, opened, seated
from tests.walks import ALL

MOST = 2000
"""Actions within which every match ends."""


LONG, BEGINNING = {"brick_and_mortar", "merchants_cove", "morocco"}, 70
"""The games with long matches, and after how many actions of guests they end here; else by acceptance."""
EVERY = 12
"""Of how many moments the beats of one are compared."""


def play_on(room, sessions, chance, most=MOST):
    """Play by chance until the match is over."""
    for _ in range(most):
        bots_done(room)
        for session in sessions:
            caught_up(session)
        asked = [session for session in sessions if chosen(session, chance) is not None]
        if not asked:
            return
        session = chance.choice(asked)
        assert session.submit(session.seats[0], chosen(session, chance)) is None


def bare(beats):
    """Beats without what is for reasons alone, such as words for what might happen, and does not travel."""
    kept_here = {"does": NO_TEXT, "earns": NO_TEXT, "costs": NO_TEXT, "bad": False}
    return [
        replace(beat, line=replace(line, headline=replace(line.headline, **kept_here)))
        if (line := beat.line) is not None and line.headline is not None
        else beat
        for beat in beats
    ]


def compared(room, sessions):
    """Compare all that the guests know of a match with the match itself."""
    match = room.session.match
    for session in sessions:
        (seat,) = session.seats
        shown = visible_entries(match, seat)
        assert [entry.seat for entry in session.entries] == [match.entries[at].seat for at in shown]
        states = [match.states[0], *(match.states[at + 1] for at in shown)]
        for at, state in enumerate(states):
            assert session.view(at, seat) == room.game.view(state, seat)
            assert match.choice is not None or session.full_view(at, seat) == state
        for at, index in list(enumerate(shown))[::EVERY]:
            assert bare(session.beats(at, seat)) == bare(room.session.beats(index, seat))
        assert [who.name for who in session._match.persons] == ["Player 0", "Player 1"]


def played(name, most=MOST):
    """Play a match of two guests and a bot; returns the room and the sessions of the guests."""
    room = opened(ALL[name], secret="5e" * 32)
    sessions = seated(room)
    notices = []
    for session in sessions:
        session.notice.connect(notices.append)
    play_on(room, sessions, Random(3), most)
    for session in sessions:
        caught_up(session)
    assert notices == []
    compared(room, sessions)
    return room, sessions


def whole(name):
    room, sessions = played(name)
    match = room.session.match
    assert match.choice is None
    for session in sessions:
        assert record_json(session.storage.record()) == record_json(record(match))
        assert session.result.scores == room.game.scores(match.state)
        assert session.room.verdict.good, session.room.verdict


@pytest.mark.parametrize("name", sorted(set(ALL) - LONG))
def test_both_ends_of_a_whole_match_of_two_guests_and_a_bot_are_alike(name):
    whole(name)


@pytest.mark.acceptance
@pytest.mark.parametrize("name", sorted(LONG))
def test_both_ends_of_a_long_match_are_alike(name):
    whole(name)


@pytest.mark.parametrize("name", sorted(LONG))
def test_both_ends_of_a_long_match_are_alike_as_far_as_it_has_come(name):
    room, sessions = played(name, BEGINNING)
    assert sum(session.now for session in sessions) > BEGINNING
    assert room.session.match.choice is not None
