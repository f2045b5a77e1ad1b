"""What is likely to follow an action: to the end of the leg, from what its seat sees, and nothing is done."""

from __future__ import annotations

from itertools import islice

import pytest

from tabletop.engine import rules
from tabletop.engine.match import Match
from tabletop.session.continuation import MAX_ACTIONS, likely_continuation
from tabletop.session.local import LocalSession
from tests.walks import ALL, walks

EVERY = pytest.mark.parametrize("name", ALL)


def moments(walk, step=17):
    """Moments of a match at which something could be chosen."""
    found = (at for at in range(0, len(walk.legal), step) if len(walk.legal[at]) > 1)
    return list(islice(found, 6))


@EVERY
def test_it_goes_on_to_the_end_of_the_leg_and_no_further(name):
    game = ALL[name]
    leg = game.segment
    walk = walks(name)[0]
    for at in moments(walk):
        state, seat, action = walk.match.states[at], walk.asked[at].seat, walk.legal[at][0]
        film = likely_continuation(game, walk.match.setup, game.view(state, seat), seat, action, 7)
        assert film[0][0] == seat
        ends = [leg(beats[-1].view) for _, beats in film if beats]
        assert set(ends[:-1]) <= {leg(state)}
        assert len(film) <= MAX_ACTIONS


def test_others_answer_in_it():
    walk = walks("morocco")[0]
    game, setup = walk.match.game, walk.match.setup
    found = set()
    for at in moments(walk):
        seat = walk.asked[at].seat
        view = game.view(walk.match.states[at], seat)
        found |= {who for who, _ in likely_continuation(game, setup, view, seat, walk.legal[at][0], 7)} - {
            seat
        }
    assert found


@EVERY
def test_it_knows_what_its_seat_sees_and_shows_no_more(name):
    game = ALL[name]
    for walk in walks(name)[:2]:
        for at in moments(walk, 41):
            state, seat, action = walk.match.states[at], walk.asked[at].seat, walk.legal[at][0]
            view = game.view(state, seat)
            other = game.determinize(view, seat, 99)
            seen = [
                likely_continuation(game, walk.match.setup, game.view(s, seat), seat, action, 7)
                for s in (state, other)
            ]
            told = [[(who, beat.line) for who, beats in film for beat in beats] for film in seen]
            assert told[0] == told[1]
            for _, beats in seen[0]:
                assert all(beat.view == game.view(beat.view, seat) for beat in beats)


def test_a_session_foresees_and_does_nothing():
    walk = walks("quay")[0]
    session = LocalSession(Match(walk.match.game, walk.match.setup))
    seat = session.active_seat
    action = rules.pending_choice(session.match.state, seat).legal_actions(session.match.state)[0]
    before = session.match.state.digest()
    assert session.continuation(seat, action) == session.continuation(seat, action)
    assert session.now == 0
    assert session.match.state.digest() == before
