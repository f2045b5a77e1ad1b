"""Where chance speaks within a turn, nobody chooses how to go on by what it will say."""

from dataclasses import replace
from random import Random

import pytest

from tabletop.engine.game import Setup
from tabletop.engine.match import Match
from tabletop.opponents import choose_action_in
from tabletop.opponents.blunders import best_at_first
from tabletop.opponents.hint import advise
from tabletop.opponents.levels import Level
from tabletop.opponents.mcts import OPENINGS, Search
from tabletop.opponents.move_comparison import compare
from tabletop.opponents.rollout import rank_actions, turn_end
from tests.dare import GAME, RESTED, STAKE, Begin, Rest, Stop

BEGUN = Match(GAME, Setup(1, ("person",))).state
THROWN_FIRST = replace(
    GAME, evaluation=replace(GAME.evaluation, shortlist=lambda _s, _step, legal: legal[::-1])
)
SEEDS = range(300)


def mean(values):
    values = list(values)
    return sum(values) / len(values)


def test_a_turn_is_not_gone_on_with_by_the_best_throw():
    """Whoever threw the die only where it will be kind would have two points by it."""
    ends = [turn_end(GAME, GAME.determinize(BEGUN, 0, seed), Begin(), 0) for seed in SEEDS]
    assert {end.values for end in ends} == {(0.0,)}
    assert {end.state.turn for end in ends} == {1}


def test_what_a_throw_promises_is_what_it_brings():
    ends = [turn_end(THROWN_FIRST, GAME.determinize(BEGUN, 0, seed), Begin(), 0)[0] for seed in SEEDS]
    assert set(ends) == {(STAKE,), (-STAKE,)}
    assert mean(values[0] for values in ends) == pytest.approx(-2, abs=1)


def test_whoever_looks_to_the_end_of_the_turn_rests():
    for seed in range(20):
        assert rank_actions(GAME, BEGUN, 0, Random(seed)) == [(Rest(), (RESTED,)), (Begin(), (0.0,))]


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_whoever_searches_rests(level):
    for seed in range(5):
        thought = choose_action_in(GAME, BEGUN, 0, seed, level, timed=False)
        assert thought.action == Rest()
        assert next(lead for action, lead, _ in thought.ranked if action == Begin()) == 0.0


def test_a_hint_promises_nothing_by_the_best_throw():
    best, other = compare(GAME, BEGUN, 0, [Begin(), Rest()], 1, seconds=60.0)
    assert (best.action, best.lead) == (Rest(), RESTED)
    assert (other.action, other.lead) == (Begin(), 0.0)


@pytest.mark.parametrize("far", [True, False])
def test_only_a_level_that_takes_the_time_tries_how_its_next_turn_may_begin(far):
    """The list begins with Begin, which brings nothing: played on by it, three turns seem worth one rest."""
    to_the_end = replace(
        GAME.evaluation,
        horizon=lambda _s: 0,
        shortlist=lambda _s, _step, legal: [a for a in (Begin(), Stop(), Rest()) if a in legal],
    )
    search = Search(replace(GAME, evaluation=to_the_end), BEGUN, 0, Random(1))
    search.run(Level(120, 60.0, deep=far), lambda: False)
    rested = search.root[Rest()]
    if not far:
        assert not rested.children
        assert rested.total == rested.visits * RESTED
        return
    begun, rests = rested.children[Begin()], rested.children[Rest()]
    assert len(rested.children) <= OPENINGS
    assert begun.visits + rests.visits == rested.visits
    assert rests.visits > begun.visits
    assert rests.total == rests.visits * 2 * RESTED


SHORT = replace(
    GAME,
    evaluation=replace(
        GAME.evaluation,
        shortlist=lambda _s, _step, legal: [action for action in legal if action != Rest()],
        extra_candidates=lambda s, step: step.legal_actions(s),
    ),
)
"""In its shortlist resting is left out."""


@pytest.mark.parametrize(("level", "chosen"), [("normal", Begin()), ("hard", Rest())])
def test_only_a_level_that_takes_the_time_looks_beyond_the_shortlist(level, chosen):
    thought = choose_action_in(SHORT, BEGUN, 0, 1, level, timed=False)
    assert thought.action == chosen
    assert len(thought.ranked) == (1 if level == "normal" else 2)


def test_hints_and_the_coach_look_beyond_the_shortlist():
    early = []
    hint = advise(SHORT, BEGUN, 0, 1, first=early.append)
    assert hint.action == Rest()
    assert [each.action for each in hint.rated] == [Rest(), Begin()]
    assert [each.action for each in early] == [Rest()]
    assert best_at_first(SHORT, BEGUN, 0, Random(1)) == Rest()


def test_a_turn_without_chance_is_gone_on_with_as_well_as_it_can_be():
    """There the end is a fact: the seat stops, though the list begins with the throw."""
    by = replace(
        THROWN_FIRST.evaluation, turn_opener=None, value=lambda s: (-abs(s.points),), segment=GAME.round
    )
    values = turn_end(replace(GAME, evaluation=by), BEGUN, Begin(), 0).values
    assert values == (0,)
