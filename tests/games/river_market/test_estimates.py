"""What opponents think of River Market: estimates may be wrong, but not against the rules, and not blind."""

from __future__ import annotations

import pytest

from tabletop.engine.game import Setup
from tabletop.engine.match import Match
from tabletop.games.river_market.bot.evaluation import turns_left, value
from tabletop.games.river_market.bot.order import WIDTH, shortlist, visit_worth, wants
from tabletop.games.river_market.game import GAME
from tabletop.games.river_market.rules.ch02_river import FIRST_RING
from tabletop.games.river_market.rules.ch06_acting import Act
from tabletop.opponents.choosing import choose_action_in
from tests.estimates import looked_at
from tests.games.river_market import book as do
from tests.games.river_market.positions import built, card, goods, hold, now, start

TABLES = {
    "solo": (("greedy", "rival:normal"), ()),
    "two": (("greedy",) * 2, (("lilies", "plain"), ("end_spots", "gaps"))),
    "four": (("greedy",) * 4, (("deck", "helpers"), ("houses", "6"))),
}


@pytest.mark.parametrize("table", TABLES)
def test_what_is_worth_a_look_is_allowed_told_once_and_never_nothing(table):
    seats, options = TABLES[table]
    for seed in range(3):
        for step, legal, short in looked_at(GAME, Setup(seed, seats, options)):
            assert len(short) <= max(WIDTH, 40 * (legal == short)), step


def test_looking_changes_nothing():
    s = start(4)
    before = s.digest()
    value(s)
    shortlist(s, now(s), now(s).legal_actions(s))
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
    goods(s, 0, "VVFFCCT", 1)
    s.flow = [s.flow[0], Act(0)]
    thought = choose_action_in(GAME, GAME.view(s, 0), 0, 1, level)
    assert isinstance(thought.action, do.Build)
    assert thought.action.card == card("lemonade_stand")


def test_a_visit_is_worth_less_if_it_feeds_another():
    s = start(2)
    stand = built(s, 1, "lemonade_stand")
    feeding = visit_worth(s, 0, wants(s.players[0]), stand)
    assert feeding < visit_worth(s, 1, wants(s.players[1]), stand)


@pytest.mark.parametrize("seats", [("greedy", "rival:normal"), ("greedy", "greedy")])
def test_house_opponents_build_on_both_banks(seats):
    for seed in range(3):
        match = Match(GAME, Setup(seed, seats))
        while match.choice:
            match.play(shortlist(match.state, match.choice, match.legal_actions())[0])
        s = match.state
        assert len(s.ring) > len(FIRST_RING) + 4
        assert abs(s.north - len(s.ring) / 2) <= 2


def test_a_town_crier_in_the_hand_is_worth_the_more_the_more_it_would_count():
    s = start(2)
    hold(s, 0, "angler", "town_crier")
    s.players[0].coins = 11
    alone = worth_of("town_crier", s)
    built(s, 0, "lemonade_stand")
    built(s, 0, "smokehouse")
    assert worth_of("town_crier", s) > alone


def worth_of(word, s):
    """What a card of the hand is worth to seat 0, by the estimate."""
    without = s.copy()
    without.players[0].hand = tuple(one for one in s.players[0].hand if one != card(word))
    return value(s)[0] - value(without)[0]


def test_the_last_turn_is_worth_something_when_it_begins():
    s = start(2)
    hold(s, 0, "lemonade_stand")
    goods(s, 0, "VVFFCCT", 1)
    s.last_turns, s.players[0].houses = 0, 1
    began = value(s)[0]
    s.flow = [s.flow[0], Act(0)]
    assert began > value(s)[0] + 1
