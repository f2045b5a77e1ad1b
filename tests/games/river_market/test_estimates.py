"""What opponents think of River Market: estimates may be wrong, but not against the rules, and not blind."""

from __future__ import annotations

import pytest

from tabletop.engine.game import Setup
from tabletop.engine.match import Match
from tabletop.games.river_market import actions as do
from tabletop.games.river_market.game import GAME
from tabletop.games.river_market.heuristic import far, learnt_value, turns_left, value
from tabletop.games.river_market.learnt import learnt_shortlist
from tabletop.games.river_market.rules.acts import Act
from tabletop.games.river_market.rules.ring import TILES
from tabletop.games.river_market.shortlist import MOST, shortlist
from tabletop.opponents.mind import think_with
from tests.estimates import looked_at
from tests.games.river_market.positions import SWAP_MEET, built, card, goods, hold, now, start

TABLES = {
    "solo": (("greedy", "rival:normal"), ()),
    "two": (("greedy",) * 2, (("lilies", "plain"), ("end_spots", "gaps"))),
    "four": (("greedy",) * 4, (("deck", "helpers"), ("houses", "6"))),
}


@pytest.mark.parametrize("of", [GAME, GAME.taught()], ids=["thumb", "learnt"])
@pytest.mark.parametrize("table", TABLES)
def test_what_is_worth_a_look_is_allowed_told_once_and_never_nothing(table, of):
    seats, options = TABLES[table]
    for seed in range(3):
        for step, legal, short in looked_at(of, Setup(seed, seats, options)):
            assert len(short) <= max(MOST, 40 * (legal == short)), step


def test_looking_changes_nothing():
    s = start(4)
    before = s.digest()
    for of in (GAME, GAME.taught()):
        of.evaluation.value(s)
        of.evaluation.shortlist(s, now(s), now(s).legal(s))
    assert s.digest() == before


def test_the_turns_that_are_left_are_counted_to_the_last():
    s = start(3)
    assert turns_left(s)[0] == turns_left(s)[2] > 8
    s.players[1].houses = 1
    assert turns_left(s)[0] == pytest.approx(5)
    s.last_turns = 4
    assert turns_left(s) == [1, 2, 1]


def test_goods_that_a_booth_in_hand_asks_for_are_worth_more_than_others():
    s = start(2)
    hold(s, 0, "puppet_stage")
    goods(s, 0, "VFFCC")
    asked = value(s)[0]
    goods(s, 0, "VVVVV")
    assert asked > value(s)[0] + 0.5


def test_without_a_house_goods_are_only_left_over():
    s = start(2)
    hold(s, 0, "lemonade_stand")
    s.players[0].houses = 0
    goods(s, 0, "VVVFC")
    asked = value(s)[0]
    goods(s, 0, "TTTTF")
    assert value(s)[0] == pytest.approx(asked)


@pytest.mark.parametrize("level", ["greedy", "normal"])
def test_what_can_be_built_is_built(level):
    s = start(2)
    hold(s, 0, "lemonade_stand", "crate_of_greens", "angler")
    goods(s, 0, "VVVFC", 1)
    s.flow = [s.flow[0], Act(0)]
    thought = think_with(GAME, GAME.view(s, 0), 0, 1, level)
    assert isinstance(thought.action, do.Build)
    assert thought.action.card == card("lemonade_stand")


def test_a_greedy_opponent_does_not_feed_another_if_it_can_go_elsewhere():
    s = start(2)
    hold(s, 0, "angler", "greeter")
    built(s, 1, "lemonade_stand")
    s.players[1].helpers = (card("greeter", 1),)
    assert s.players[0].pawn == SWAP_MEET
    worth = {action: n for n, action in enumerate(shortlist(s, now(s), now(s).legal(s)))}
    feeding = [n for action, n in worth.items() if getattr(action, "booth", -1) == card("lemonade_stand")]
    assert not feeding or min(feeding) > 0


@pytest.mark.parametrize("of", [GAME, GAME.taught()], ids=["thumb", "learnt"])
@pytest.mark.parametrize("seats", [("greedy", "rival:normal"), ("greedy", "greedy")])
def test_house_opponents_build_on_both_banks(seats, of):
    for seed in range(3):
        match = Match(of, Setup(seed, seats))
        while match.choice:
            match.play(of.evaluation.shortlist(match.state, match.choice, match.legal())[0])
        s = match.state
        assert len(s.ring) > len(TILES) + 4
        assert abs(s.north - len(s.ring) / 2) <= 2


def test_hard_looks_far_where_several_play_and_no_farther_than_others_against_the_rival():
    assert far(start(2)) > 2 * GAME.evaluation.ahead
    assert far(Match(GAME, Setup(1, ("person", "rival:normal"))).state) < GAME.evaluation.ahead


def test_against_the_rival_all_levels_go_by_rule_of_thumb():
    match = Match(GAME, Setup(1, ("person", "rival:normal")))
    for _ in range(60):
        s, legal = match.state, match.legal()
        assert learnt_value(s) == value(s)
        assert learnt_shortlist(s, now(s), legal) == shortlist(s, now(s), legal)
        match.play(legal[len(legal) // 2])


def test_it_was_learnt_to_keep_a_town_crier_the_more_the_more_it_would_count():
    s = start(2)
    s.players[0].coins = 6
    hold(s, 0, "angler", "town_crier")
    few = learnt_value(s)[0] - value(s)[0]
    built(s, 0, "lemonade_stand")
    built(s, 0, "smokehouse")
    assert learnt_value(s)[0] - value(s)[0] > few + 1
    legal = now(s).legal(s)
    discarding = {action for action in legal if getattr(action, "card", -1) == card("town_crier")}
    assert discarding
    assert not discarding & set(learnt_shortlist(s, now(s), legal))


def test_it_was_learnt_that_the_last_turn_is_worth_something_when_it_begins():
    s = start(2)
    hold(s, 0, "lemonade_stand")
    goods(s, 0, "VVVFC", 1)
    s.last_turns, s.players[0].houses = 0, 1
    began = learnt_value(s)[0]
    s.flow = [s.flow[0], Act(0)]
    assert began > learnt_value(s)[0] + 1
