"""Opponents of every level: what they may know, that they repeat themselves, and what they say."""

import pickle
import re
from dataclasses import replace
from itertools import count
from random import Random

import pytest

from tabletop.engine.game import BOT_LEVELS, Setup
from tabletop.engine.match import Match
from tabletop.engine.text import Text, english
from tabletop.opponents import LEVELS, Level, choose_action_in
from tabletop.opponents.bot_reasons import REASONS, choose_and_explain, reasons_for, reasons_of_turn
from tabletop.opponents.mcts import DEEP_GREEDINESS, Node, Search
from tabletop.opponents.rollout import ROLLOUT_GREEDINESS, utility
from tests.quay.game import GAME

NAMES = tuple(Text("", name) for name in ("Ann", "Bo", "Cy", "Di"))
SEATS = [("person",) * 2, ("person",) * 4, ("person", "master:normal")]


@pytest.fixture(autouse=True)
def time_enough(monkeypatch):
    """Budgets of rounds alone, so that a busy machine changes nothing."""
    for name, level in LEVELS.items():
        monkeypatch.setitem(LEVELS, name, replace(level, iterations=min(level.iterations, 300), seconds=60.0))


def at(seats, actions, seed=3):
    """A match after so many actions taken by chance."""
    dice, match = Random(seed), Match(GAME, Setup(seed, seats))
    while actions and match.choice:
        match.play(dice.choice(match.legal_actions()))
        actions -= 1
    return match


def test_every_house_opponent_has_a_level():
    assert set(LEVELS) == set(BOT_LEVELS)


@pytest.mark.parametrize("level", BOT_LEVELS)
@pytest.mark.parametrize("seats", SEATS, ids=len)
def test_any_level_plays_a_match_to_its_end_with_any_number_of_seats(level, seats):
    match = at(seats, 20)
    for seed in count():
        if (step := match.choice) is None:
            break
        thought = choose_action_in(GAME, GAME.view(match.state, step.seat), step.seat, seed, level)
        match.play(thought.action)
    assert min(GAME.ranks(match.state)) == 1


@pytest.mark.parametrize("level", BOT_LEVELS)
def test_what_it_cannot_see_does_not_change_what_it_chooses(level):
    for actions in (0, 3, 8):
        match = at(("person", "person", "person"), actions)
        seat = match.choice.seat
        view = GAME.view(match.state, seat)
        chosen = choose_action_in(GAME, view, seat, 11, level)
        for seed in range(3):
            other = GAME.determinize(view, seat, seed)
            assert other.deck != match.state.deck
            assert choose_action_in(GAME, GAME.view(other, seat), seat, 11, level) == chosen


@pytest.mark.parametrize("level", BOT_LEVELS)
def test_a_thought_can_be_sent_and_tells_what_was_compared(level):
    match = at(("person", "person"), 2)
    view = GAME.view(match.state, match.choice.seat)
    thought = choose_action_in(GAME, view, match.choice.seat, 5, level)

    assert pickle.loads(pickle.dumps(thought)) == thought
    assert thought.action in [action for action, _, _ in thought.ranked]
    assert len(thought.ranked) == len({action for action, _, _ in thought.ranked}) > 1
    assert all(english(text).endswith(".") for text in thought.why)


def test_a_choice_of_one_is_made_at_once():
    match = at(("person", "person"), 0)
    while len(match.legal_actions()) > 1:
        match.play(match.legal_actions()[0])
    thought = choose_action_in(GAME, GAME.view(match.state, match.choice.seat), match.choice.seat, 1, "hard")
    assert [thought.action] == match.legal_actions()


def test_nobody_thinks_out_of_turn():
    match = at(("person", "person"), 0)
    with pytest.raises(ValueError, match="not seat 1"):
        choose_action_in(GAME, GAME.view(match.state, 1), 1, 1, "greedy")


def test_it_stops_when_it_is_told_to():
    match = at(("person", "person"), 1)
    view, seat = GAME.view(match.state, match.choice.seat), match.choice.seat
    asked = []
    thought = choose_action_in(GAME, view, seat, 1, "hard", stop=lambda: asked.append(1) or len(asked) > 20)
    assert len(asked) == 21
    assert thought.action in match.legal_actions()


def test_easy_takes_the_second_best_now_and_then():
    match = at(("person", "person"), 1)
    view, seat = GAME.view(match.state, match.choice.seat), match.choice.seat
    thoughts = [choose_action_in(GAME, view, seat, seed, "easy") for seed in range(40)]
    slips = sum(thought.action != thought.ranked[0][0] for thought in thoughts)
    assert 4 <= slips <= 16


def test_a_sale_is_seen_by_whoever_looks_one_ply_ahead():
    match = at(("person", "person"), 0)
    s, seat = match.state, match.choice.seat
    s.quays[1], s.row = [0, 1], [20, 21]
    s.hands[seat], s.hands[1 - seat] = [2, 6, 12], [7, 8, 13]
    s.deck = [3, 4, 5, 9, 10, 11, *range(14, 20), 22, 23]
    assert GAME.invariant_errors(s) == []
    for level in ("greedy", "normal"):
        thought = choose_action_in(GAME, GAME.view(s, seat), seat, 1, level)
        assert (thought.action.ship, thought.action.quay) == (2, 1)


def test_how_well_a_seat_stands_is_measured_against_the_others():
    assert utility((5.0,), 0) == 5.0
    assert utility((5.0, 3.0), 0) == 2.0
    assert utility((5.0, 3.0, 1.0), 0) == 5.0 - 2.5


def test_where_nobody_waits_a_level_searches_all_its_rounds(monkeypatch):
    monkeypatch.setitem(LEVELS, "normal", Level(40, 0.0))
    view = GAME.view(Match(GAME, Setup(3, ("person", "person"))).state, 0)

    hurried = choose_action_in(GAME, view, 0, 1, "normal")
    patient = choose_action_in(GAME, view, 0, 1, "normal", timed=False)

    assert sum(visits for _, _, visits in hurried.ranked) == 0
    assert sum(visits for _, _, visits in patient.ranked) > 20


@pytest.mark.parametrize("named", ["round", "leg"])
def test_a_guessed_game_is_played_to_the_first_end_of_a_round_or_leg_that_is_far_enough(named):
    begun = Match(GAME, Setup(3, ("person", "person"))).state

    def cards_left(ahead, number_of):
        s = begun.copy()
        game = (
            replace(GAME, round=number_of)
            if named == "round"
            else replace(GAME, evaluation=replace(GAME.evaluation, segment=number_of))
        )
        Search(game, s, 0, Random(1), ahead).rollout(s, 0)
        return len(s.deck)

    near = cards_left(1, lambda s: len(s.deck))
    far = cards_left(4, lambda s: len(s.deck))
    assert len(begun.deck) > near > far > cards_left(1, lambda _s: 1) == 0


def test_only_a_level_that_looks_far_looks_farther_than_the_game_asks_and_plays_on_more_sharply():
    s = Match(GAME, Setup(3, ("person", "person"))).state

    def ahead(level, farthest):
        search = Search(
            replace(
                GAME, evaluation=replace(GAME.evaluation, min_depth=3, hard_min_depth=lambda _s: farthest)
            ),
            s,
            0,
            Random(1),
        )
        search.run(level, lambda: False)
        return search.min_depth, search.greediness

    assert ahead(Level(30, 60.0), 9) == (3, ROLLOUT_GREEDINESS)
    assert ahead(Level(30, 60.0, deep=True), 9) == (9, DEEP_GREEDINESS)
    assert ahead(Level(30, 60.0, deep=True), 0) == (3, ROLLOUT_GREEDINESS)


def test_a_guessed_game_with_a_horizon_is_played_on_to_it_and_no_tree_grows():
    begun = Match(GAME, Setup(3, ("person", "person"))).state
    first = begun.flow[-1].legal_actions(begun)[0]
    valued = []

    def value(s):
        valued.append(s)
        return GAME.evaluation.value(s)

    def end(horizon):
        by = replace(GAME.evaluation, value=value, horizon=horizon)
        search = Search(replace(GAME, evaluation=by), begun, 0, Random(1))
        search.root = {first: Node(mean_values=[0.0, 0.0])}
        for _ in range(3):
            search.iterate(first, begun.copy())
        assert search.root[first].visits == 3
        assert not search.root[first].children
        return valued[-1]

    half = end(lambda s: len(s.deck) * 2 // len(begun.deck))
    assert half.flow
    assert 0 < len(half.deck) < len(begun.deck)
    assert not end(lambda _s: 1).flow  # it never changes: the match ends


def test_long_guessed_games_count_for_several_rounds_and_fewer_actions_are_compared():
    s = Match(GAME, Setup(3, ("person", "person"))).state

    def searched(weight):
        long = replace(GAME.evaluation, horizon=GAME.round, rollout_cost=weight)
        search = Search(replace(GAME, evaluation=long), s, 0, Random(1))
        search.run(Level(200, 60.0), lambda: False)
        return search.rounds, len(search.root)

    rounds, actions = searched(1)
    fewer, compared = searched(4)
    assert fewer <= 50 < rounds <= 200
    assert compared <= actions


def test_no_level_searches_longer_than_is_of_use():
    view = Match(GAME, Setup(3, ("person", "person"))).state

    def searched(level, enough):
        game = replace(GAME, evaluation=replace(GAME.evaluation, max_iterations=enough))
        return sum(visits for _, _, visits in choose_action_in(game, view, 0, 5, level).ranked)

    assert searched("hard", 40) == searched("normal", 40) <= 40 < searched("hard", 1 << 20)
    assert searched("greedy", 40) == 0


def test_what_is_clearly_worse_is_given_up_and_what_is_close_is_not():
    search = Search(GAME, GAME.setup(Setup(3, ("person", "person"))), 0, Random(1), spread=2.0)
    totals = {"best": 500.0, "close": 460.0, "behind": 380.0}
    search.root = {name: Node(visits=100, total=total) for name, total in totals.items()}
    search.alive = list(search.root)

    search.prune()

    assert search.alive == ["best", "close"]
    assert [name for name, _, _ in search.ranked()] == ["best", "close", "behind"]


def test_that_a_choice_looked_better_is_no_reason_beside_what_happens():
    better = Text("opponents", "Better than “{other}”.").fill(other=Text("", "Load"))
    happens = Text("", "In 9 of 10 matches Mara will dock.")
    assert reasons_of_turn([(better,)]) == (better,)
    assert reasons_of_turn([(better,), (better, happens)])[:2] == (better, happens)
    told = [english(reason) for reason in reasons_of_turn([(better,), (better, happens), (better,)])]
    assert told[2:] == [
        "2 choice(s) of this turn looked better by an estimate alone: nothing that can be named differs."
    ]
    many = reasons_of_turn([(Text("", f"Reason {n}."), Text("", f"Why {n}.")) for n in range(9)])
    assert len(many) == REASONS


def test_choices_of_a_turn_without_a_difference_are_one_sentence():
    equal = Text("opponents", "No difference to “{other}” was found.").fill(other=Text("", "Dock"))
    better = Text("", "Better than “Load”.")
    assert reasons_of_turn([]) == ()
    assert reasons_of_turn([(equal,)]) == (equal,)
    assert list(map(english, reasons_of_turn([(equal,), (better,), (equal,)]))) == [
        "Better than “Load”.",
        "In 2 choice(s) of this turn, no difference to the next best move was found.",
    ]


def test_an_opponent_tells_what_made_its_choice_better_and_does_not_name_it(monkeypatch):
    monkeypatch.setattr("tabletop.opponents.bot_reasons.EXPLANATION_SECONDS", 60.0)
    match, named = at(("person",) * 2, 2), 0
    for seed in range(1, 9):
        while len(match.legal_actions()) < 2:
            match.play(match.legal_actions()[0])
        seat = match.choice.seat
        view = GAME.view(match.state, seat)
        thought = choose_and_explain(GAME, view, seat, seed, "easy")
        other = next(action for action, _, _ in thought.ranked if action != thought.action)
        told = " ".join(map(english, reasons_for(GAME, match.state, seat, thought, seat, NAMES)))
        best, worse = thought.rated
        assert english(GAME.say(view, other)) in told
        assert (told.startswith("No difference to")) is worse.equal
        if not worse.equal:
            assert told.startswith("Better than") is (best.action == thought.action)
        assert not re.search(r"[+−]\d|simulated", told)
        unnamed = reasons_for(GAME, match.state, seat, thought, seat, NAMES, named=False)
        assert english(GAME.say(view, other)) not in " ".join(map(english, unnamed))
        named += not worse.equal
        match.play(thought.action, seat)
    assert named


def test_by_chance_nothing_is_compared():
    match = at(("person",) * 2, 2)
    view = GAME.view(match.state, match.choice.seat)
    assert choose_and_explain(GAME, view, match.choice.seat, 5, "random").rated == ()
