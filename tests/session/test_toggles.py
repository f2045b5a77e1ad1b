"""What is chosen and unchosen before it is done leaves nothing in the log: unchoosing is an undo."""

from __future__ import annotations

from random import Random

import pytest

from tabletop.engine.match import Match
from tabletop.games import GAMES
from tabletop.session.local import LocalSession
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
