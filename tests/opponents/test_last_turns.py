"""Where nothing comes later, nothing is done for later: an opponent then prefers to do nothing."""

from __future__ import annotations

from random import Random

import pytest

from tabletop.engine import rules
from tabletop.games import GAMES
from tabletop.opponents.choosing import choose_action_in
from tabletop.opponents.move_comparison import compare, points_behind
from tabletop.opponents.rollout import (
    candidates,
    root_candidates,
    sample_biased,
    sample_state,
    utility,
)
from tests.walks import ALL, walks

EVERY = pytest.mark.parametrize("name", GAMES)
SURE = 3.0
"""Standard errors by which a move must be worse to be surely worse."""
GUESSES = (16, 16)
LITTLE = 0.1
"""Share of the deviation of scores within which two ends are as good."""


def last_of_each_kind(name, most=2):
    """The state and the choice at the last decisions of each kind at which doing nothing was possible.

    Those of all matches that came nearest to the end.
    """
    found = {}
    for walk in walks(name):
        decisions = zip(walk.match.states, walk.asked, walk.legal, strict=False)
        for left, (s, step, legal) in zip(range(len(walk.asked), 0, -1), decisions, strict=True):
            if len(legal) > 1 and any(action.declines for action in legal):
                found.setdefault(type(step), []).append((left, s, step))
    nearest = (sorted(places, key=lambda place: place[0])[:most] for places in found.values())
    return [(s, step) for places in nearest for _, s, step in places]


@EVERY
def test_doing_nothing_is_always_compared(name):
    places = last_of_each_kind(name, most=6)
    assert places
    for s, step in places:
        game, legal = ALL[name], step.legal_actions(s)
        looked_at = root_candidates(game, s, step, wide=False)
        assert {action for action in legal if action.declines} <= set(looked_at), step
        assert len(set(looked_at)) == len(looked_at)


def lead_at_the_end(game, view, seat, action, seed):
    """The points by which the seat leads, in one determinization played on as its opponent plays."""
    s, chance = sample_state(game, view, seat, Random(seed)), Random(seed)
    rules.apply_action(s, action, seat=seat)
    rules.run_until_choice(s)
    while (step := rules.pending_choice(s)) is not None:
        if step.seat == seat:
            action = choose_action_in(game, game.view(s, seat), seat, seed, "normal", timed=False).action
        else:
            action = sample_biased(candidates(game, s, step), chance)
        rules.apply_action(s, action, seat=step.seat)
        rules.run_until_choice(s)
    return utility(game.evaluation.value(s), seat)


@EVERY
def test_no_opponent_pays_for_later_when_no_later_comes(name):
    game = ALL[name]
    for s, step in last_of_each_kind(name):
        if isinstance(s.flow[-1], rules.Simultaneous):
            continue
        view, seat = game.view(s, step.seat), step.seat
        chosen = choose_action_in(game, view, seat, 7, "normal", timed=False).action
        nothing = next(action for action in step.legal_actions(s) if action.declines)
        if chosen == nothing:
            continue
        tried = compare(game, view, seat, [nothing, chosen], 7, seconds=60.0, guesses=GUESSES)
        ahead, error = points_behind(tried[0], tried[1])
        if tried[0].action != nothing or ahead <= SURE * error:
            continue
        lost = [
            lead_at_the_end(game, view, seat, nothing, seed) - lead_at_the_end(game, view, seat, chosen, seed)
            for seed in range(3)
        ]
        assert min(lost) <= LITTLE * game.evaluation.score_stddev, (step, chosen, lost)
