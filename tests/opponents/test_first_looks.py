"""Guessed games are played on with what stands first in a game's list, so that must play well by itself."""

from random import Random

import pytest

from tabletop.engine import rules
from tabletop.engine.game import Setup
from tabletop.games import GAMES, game
from tabletop.opponents.rollout import candidates, rank_actions

SHARE = 0.7
"""How many of the points of one who looks at all of the list it must come to; they come to 0.8 and more."""


@pytest.mark.parametrize("of", [*map(game, GAMES)], ids=GAMES)
def test_who_takes_the_first_of_the_list_keeps_up_with_who_looks_at_all_of_it(of):
    first, all_of_it = 0, 0
    for seed, seat in ((0, 0), (1, 1), (2, 0)):
        points = played(of, seed, seat)
        first += points.pop(seat)
        all_of_it += points.pop()
    assert first > SHARE * all_of_it


def played(of, seed, seat):
    """The points of a match in which this seat takes the first of the list, and the other weighs it."""
    s, dice = of.setup(Setup(seed, ("greedy", "greedy"))), Random(seed)
    rules.run_until_choice(s)
    while (step := rules.pending_choice(s)) is not None:
        listed = candidates(of, s, step)
        if step.seat != seat and len(listed) > 1:
            listed = [rank_actions(of, of.view(s, step.seat), step.seat, dice)[0][0]]
        rules.apply_action(s, listed[0])
    return list(of.scores(s))
