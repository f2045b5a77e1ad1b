"""Opponents think without collecting garbage, so nothing they make may hold itself."""

import gc
from random import Random

import pytest

from tabletop.engine import rules
from tabletop.engine.game import Setup
from tabletop.games import GAMES, game
from tabletop.opponents.levels import Level
from tabletop.opponents.mcts import Search
from tabletop.opponents.mind import uncollected


@pytest.mark.parametrize("name", GAMES)
def test_a_search_leaves_no_garbage_to_be_collected(name):
    of, dice = game(name), Random(5)
    s = of.setup(Setup(5, ("greedy", "greedy")))
    rules.settle(s)
    for _ in range(25):
        after = s.copy()
        rules.act(after, dice.choice(rules.choice(s).legal(s)))
        if rules.choice(after) is None:
            break
        s = after
    seat = rules.choice(s).seat
    view = of.view(s, seat)
    gc.collect()
    with uncollected():
        Search(of, view, seat, dice).run(Level(60, 60.0), lambda: False)
        assert gc.collect() == 0


def test_afterwards_garbage_is_collected_again_but_not_if_it_was_not_before():
    with uncollected():
        assert not gc.isenabled()
        with uncollected():
            pass
        assert not gc.isenabled()
    assert gc.isenabled()
