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


EVERY = 6
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
    """Beats without the words for what might happen, which are for hints and do not travel."""
    return [
        replace(beat, line=replace(line, headline=replace(line.headline, does=NO_TEXT, earns=NO_TEXT)))
        if (line := beat.line) is not None and line.headline is not None
        else beat
        for beat in beats
    ]


@pytest.mark.parametrize("name", ALL)
def test_a_whole_match_is_played_by_two_guests_and_a_bot(name):
    room = opened(ALL[name])
    sessions = seated(room)
    heard = [list[object]() for _ in sessions]
    for session, notices in zip(sessions, heard, strict=True):
        session.notice.connect(notices.append)
    play_on(room, sessions, Random(3))
    match = room.session.match
    assert match.choice is None
    assert heard == [[], []]
    for session in sessions:
        (seat,) = session.seats
        shown = visible_entries(match, seat)
        assert [entry.seat for entry in session.entries] == [match.entries[at].seat for at in shown]
        states = [match.states[0], *(match.states[at + 1] for at in shown)]
        for at, state in enumerate(states):
            assert session.view(at, seat) == ALL[name].view(state, seat)
            assert session.full_view(at, seat) == state
        for at, index in enumerate(shown):
            assert bare(session.beats(at, seat)) == bare(room.session.beats(index, seat))
        assert record_json(session.storage.record()) == record_json(record(match))
        assert session.result.scores == ALL[name].scores(match.state)
        assert [who.name for who in session._match.persons] == ["Player 0", "Player 1"]
