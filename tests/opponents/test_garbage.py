"""Opponents think without collecting garbage, so nothing they make may hold itself."""

import gc
from random import Random

import pytest

from tabletop.engine import rules
from tabletop.engine.game import Setup
from tabletop.games import GAMES, game
from tabletop.opponents.choosing import gc_paused
from tabletop.opponents.levels import Level
from tabletop.opponents.mcts import Search


@pytest.mark.parametrize("name", GAMES)
def test_a_search_leaves_no_garbage_to_be_collected(name):
    of, dice = game(name), Random(5)
    s = of.setup(Setup(5, ("greedy", "greedy")))
    rules.run_until_choice(s)
    for _ in range(25):
        after = s.copy()
        rules.apply_action(after, dice.choice(rules.pending_choice(s).legal_actions(s)))
        if rules.pending_choice(after) is None:
            break
        s = after
    seat = rules.pending_choice(s).seat
    view = of.view(s, seat)
    gc.collect()
    with gc_paused():
        Search(of, view, seat, dice).run(Level(60, 60.0), lambda: False)
        assert gc.collect() == 0


def test_afterwards_garbage_is_collected_again_but_not_if_it_was_not_before():
    with gc_paused():
        assert not gc.isenabled()
        with gc_paused():
            pass
        assert not gc.isenabled()
    assert gc.isenabled()
