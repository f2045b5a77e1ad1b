"""Decisions made at the same time: nobody can be read, nobody reads, and thinking pays."""

from collections import Counter
from dataclasses import replace
from math import inf
from random import Random

import pytest

from tabletop.engine.game import Setup
from tabletop.engine.match import Match
from tabletop.engine.rules import Simultaneous
from tabletop.opponents.choosing import choose_action_in
from tabletop.opponents.levels import LEVELS
from tabletop.opponents.mcts import Search
from tabletop.opponents.simulate import play_with
from tabletop.opponents.simultaneous import RegretTable, SimultaneousSearch
from tabletop.opponents.stopping import never_stop
from tests.lots.game import GAME as LOTS
from tests.pennies import GAME as PENNIES
from tests.pennies import Show, begin

TWO = Setup(1, ("person", "person"))


def heads(seat, *, worth, sealed=None, level="normal", times=120):
    """How often a level shows heads where the first seat wins `worth` with two heads."""
    game, shown = replace(PENNIES, setup=lambda given: begin(given, worth)), Counter()
    for seed in range(times):
        match = Match(game, TWO)
        if sealed is not None:
            match.play(Show(sealed), 1 - seat)
        thought = choose_action_in(game, game.view(match.state, seat), seat, seed, level, timed=False)
        shown[thought.action.side] += 1
    return shown[0] / times


@pytest.mark.parametrize("seat", [0, 1])
def test_matching_pennies_are_shown_as_often_one_way_as_the_other(seat):
    assert 0.4 < heads(seat, worth=1) < 0.6


def test_what_wins_more_is_shown_less_often():
    assert 0.2 < heads(1, worth=3, level="hard", times=60) < 0.45


@pytest.mark.parametrize("side", [0, 1])
def test_what_the_other_has_sealed_changes_nothing(side):
    assert heads(0, worth=1, sealed=side, times=40) == heads(0, worth=1, times=40)


@pytest.mark.parametrize("level", [level for level in LEVELS if level != "random"])
def test_every_level_seals_part_by_part_and_names_no_action_twice(level):
    match = Match(LOTS, Setup(3, ("person",) * 3))
    for seat in (1, 0, 2):
        while isinstance(match.state.flow[-1], Simultaneous) and match.legal_actions(seat) and match.now < 6:
            thought = choose_action_in(LOTS, LOTS.view(match.state, seat), seat, 5, level, timed=False)
            actions = [action for action, _, _ in thought.ranked]
            assert len(set(actions)) == len(actions)
            match.play(thought.action, seat)
    assert match.now == 6
    assert match.entries[-1].final


def test_looking_ahead_beats_what_looks_best_at_once():
    wins = 0
    for n in range(20):
        seats = ("normal", "greedy") if n % 2 else ("greedy", "normal")
        result = play_with(LOTS, Setup(500 + n // 2, seats))
        assert not result.error
        wins += {who for who, rank in zip(seats, result.ranks, strict=True) if rank == 1} == {"normal"}
    assert wins > 10


def learnt(*rows):
    """A mix of seat 0 that has seen what three plans would have brought to it, guess by guess."""
    mix, among = RegretTable(0), [(Show(0),), (Show(1),), (Show(0), Show(1))]
    for weight, brought in enumerate(rows, 1):
        mix.learn(among, mix.now(among), [(one, 0.0) for one in brought], weight)
    return mix, among


def test_a_plan_that_is_worse_in_every_guess_is_left_and_one_of_two_that_are_the_same():
    mix, (good, bad, same) = learnt(*[(4 + n % 3, 1 + n % 2, 4 + n % 3) for n in range(8)])
    mix.give_up()
    assert bad in mix.left
    assert len({good, same} - mix.left) == 1
    assert mix.known() == list({good, same} - mix.left)


def test_a_plan_that_may_yet_be_the_best_is_not_left():
    mix, among = learnt(*[(n % 5, (n + 2) % 5, -9) for n in range(8)])
    mix.give_up()
    assert mix.left == {among[2]}


def searched(game, view, seat, level="normal"):
    """A search of such a decision that has had all its rounds."""
    search = SimultaneousSearch(Search(game, view, seat, Random(1)))
    search.run(replace(LEVELS[level], seconds=inf), never_stop)
    return search


def test_where_both_can_be_met_again_both_learn_and_nothing_is_left():
    match = Match(replace(PENNIES, setup=lambda given: begin(given, 3)), TWO)
    search = searched(PENNIES, PENNIES.view(match.state, 0), 0)
    assert set(search.mixes) == {0, 1}
    assert not search.mixes[0].left
