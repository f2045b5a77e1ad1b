"""MO-14.10: nothing is hidden."""

from __future__ import annotations

import pytest

from tabletop.engine.rules import act, choice, settle
from tabletop.games.morocco.hidden import guess, view
from tabletop.games.morocco.rules.rounds import Round
from tests.games.morocco.positions import start


@pytest.mark.rule("MO-14.10")
def test_every_seat_sees_everything_but_the_chance_to_come():
    s = start(3)
    s.flow = [Round()]
    settle(s)
    for seat in range(3):
        v = view(s, seat)
        assert v.chance == 0
        v.chance = s.chance
        assert v == s
        assert v is not s


@pytest.mark.rule("MO-14.10")
def test_guesses_differ_in_the_dice_to_come_only():
    s = start(3)
    s.flow = [Round()]
    settle(s)
    faces = set()
    for seed in range(40):
        g = guess(view(s, 0), 0, seed)
        assert view(g, 0) == view(s, 0)
        number = g.round
        while g.round == number and (asked := choice(g)) is not None:
            act(g, asked.legal(g)[0])
        faces.add(g.die)
    assert faces == set(range(6))
