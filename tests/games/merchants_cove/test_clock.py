"""MC-4 and MC-6: the Clock, and Load the Boats."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tabletop.engine.game import Setup
from tabletop.games.merchants_cove.game import GAME
from tabletop.games.merchants_cove.rules.ch03_day import NextTurn
from tabletop.games.merchants_cove.rules.ch04_clock import (
    Advance,
    ChooseHand,
    EndTurn,
    LetCome,
    MarketToken,
    UseHand,
    active,
    hand,
    loads,
)
from tabletop.games.merchants_cove.rules.ch05_turn import Sponsor, TakeTurn
from tabletop.games.merchants_cove.rules.ch06_boats import (
    ChooseBerth,
    ChooseBoat,
    Dock,
    Load,
    LoadBoats,
    NobodyCame,
)
from tests.games.merchants_cove.positions import SOLO, arrange, letters, play, quiet, rule, run, told

TWO, THREE, FOUR = ("person",) * 2, ("person",) * 3, ("person",) * 4
WITH_PEDDLER = ("person", "person", "peddler:normal")


def advance(s, seat, hours):
    s.hours = hours
    return run(s, Advance(seat))


@pytest.mark.rule("MC-4.1")
def test_hours_go_on_round_the_clock():
    s = quiet(TWO)
    s.players[0].hour = 12
    advance(s, 0, 1)
    assert s.players[0].hour == 13
    assert loads(s, 13) == loads(s, 1) == 1


@pytest.mark.rule("MC-4.2")
def test_icons_stand_after_odd_hours_and_hands_at_two_of_them():
    s = quiet(FOUR)
    assert [hour for hour in range(1, 13) if loads(s, hour)] == [1, 3, 5, 7, 9, 11]
    assert [hour for hour in range(1, 13) if hand(s, hour)] == [5, 7]
    s.flags = replace(s.flags, hands="early", late_start=True)
    assert [hour for hour in range(1, 13) if loads(s, hour)] == [3, 5, 7, 9, 11]
    assert [hour for hour in range(1, 13) if hand(s, hour)] == [3]


@pytest.mark.rule("MC-4.2")
def test_the_first_icon_stays_with_two():
    s = quiet(TWO, first_icon="late", clock_hands="early_hands")
    assert loads(s, 1) == 1
    assert hand(s, 1)


@pytest.mark.rule("MC-2.6")
@pytest.mark.rule("MC-16.4")
@pytest.mark.rule("MC-16.35")
def test_double_icons_by_the_number_of_timepieces():
    for seats, doubles in ((SOLO, [9, 11]), (TWO, [9, 11]), (THREE, [11]), (WITH_PEDDLER, [11]), (FOUR, [])):
        s = quiet(seats)
        assert [hour for hour in range(1, 13) if loads(s, hour) == 2] == doubles


@pytest.mark.rule("MC-4.3")
def test_an_icon_comes_before_the_next_hour_and_the_timepiece_lies_on_top():
    s = quiet(TWO)
    s.players[0].hour, s.players[1].hour = 3, 5
    s.stack = (0, 1)
    seen = [type(event).__name__ for event in advance(s, 0, 2)]
    assert seen == ["Drawn"]
    assert s.players[0].hour == 3
    seen = [type(event).__name__ for event in play(s, Load(0))]
    assert seen == ["Loaded", "HourPassed", "HourPassed"]
    assert s.players[0].hour == 5
    assert s.stack == (1, 0)


@pytest.mark.rule("MC-4.3")
def test_no_hours_leave_the_timepiece_where_it_is():
    s = quiet(TWO)
    assert advance(s, 0, 0) == []
    assert s.players[0].hour == 1


@pytest.mark.rule("MC-4.4")
def test_a_double_icon_loads_twice_one_after_the_other():
    s = quiet(TWO)
    s.players[0].hour = 9
    advance(s, 0, 1)
    assert isinstance(s.flow[-1], ChooseBoat)
    seen = [type(event).__name__ for event in play(s, Load(0))]
    assert seen == ["Loaded", "Drawn"]
    play(s, Load(5))
    assert s.players[0].hour == 10


@pytest.mark.rule("MC-4.4")
def test_a_clock_hand_costs_corruption_and_nobody_comes():
    s = quiet(TWO)
    s.players[0].hour = 5
    advance(s, 0, 1)
    assert isinstance(s.flow[-1], ChooseHand)
    play(s, UseHand())
    assert len(s.players[0].corruption) == 1
    assert s.boats == ((),) * 6
    assert s.players[0].hour == 6


@pytest.mark.rule("MC-4.4")
def test_a_clock_hand_may_be_left_alone():
    s = quiet(TWO)
    s.players[0].hour = 7
    advance(s, 0, 1)
    play(s, LetCome(), Load(2))
    assert not s.players[0].corruption
    assert len(s.boats[2]) == 1


@pytest.mark.rule("MC-4.4")
def test_a_clock_hand_may_save_the_next_hour():
    s = quiet(TWO, clock_hands="save_hour")
    s.players[0].hour = 5
    advance(s, 0, 2)
    play(s, UseHand())
    assert s.players[0].hour == 6
    s.players[0].hour = 5
    advance(s, 0, 1)
    play(s, UseHand())
    assert s.players[0].hour == 6


@pytest.mark.rule("MC-4.5")
def test_the_fourth_berth_sets_the_token_ahead_of_the_foremost_after_the_turn():
    s = arrange(quiet(TWO), ("RRRR", "GGGG", "", "RRR", "BBBB", ""), docked={0: 0, 1: 1, 2: 4}, bag="GG")
    s.players[0].hour, s.players[1].hour = 3, 6
    advance(s, 0, 1)
    play(s, Load(3))
    assert s.full
    assert s.market == 0
    assert told(run(s, EndTurn()), MarketToken) == [MarketToken(7, berths=True)]
    assert s.market == 7


@pytest.mark.rule("MC-4.5")
def test_the_token_comes_to_thirteen_at_the_latest():
    s = quiet(TWO)
    s.players[0].hour = 12
    run(s, EndTurn())
    assert s.market == 0
    s.players[0].hour = 14
    assert told(run(s, EndTurn()), MarketToken) == [MarketToken(13, berths=False)]


@pytest.mark.rule("MC-4.5")
def test_the_berths_count_where_both_happen_and_the_token_is_placed_once():
    s = quiet(TWO)
    s.players[0].hour, s.full = 14, True
    run(s, EndTurn())
    assert s.market == 15
    s.players[1].hour = 16
    run(s, EndTurn())
    assert s.market == 15


@pytest.mark.rule("MC-4.6")
def test_the_last_acts_first_and_of_several_the_topmost():
    s = quiet(THREE)
    s.stack = (2, 0, 1)
    assert active(s) == 1
    s.players[1].hour = 4
    assert active(s) == 0
    s.players[0].hour = s.players[2].hour = 4
    assert active(s) == 1


@pytest.mark.rule("MC-4.6")
@pytest.mark.case("T-03")
@pytest.mark.rule("MC-16.3")
def test_alone_the_peddler_lies_on_top_and_acts_first():
    s = GAME.setup(Setup(1, SOLO))
    assert s.stack == (0, 1)
    assert active(s) == 1
    assert [hour for hour in range(1, 13) if loads(s, hour) == 2] == [9, 11]
    assert s.players[1].gold == 0


@pytest.mark.rule("MC-4.7")
def test_who_is_at_the_token_has_no_turn_any_more():
    s = quiet(TWO)
    s.market, s.stack = 6, (0, 1)
    s.players[0].hour, s.players[1].hour = 6, 5
    assert active(s) == 1
    s.players[1].hour = 7
    assert active(s) == -1
    assert run(s, NextTurn()) == []


@pytest.mark.rule("MC-4.8")
def test_icons_count_beyond_the_token():
    s = quiet(TWO)
    s.market, s.players[0].hour = 4, 3
    advance(s, 0, 1)
    assert isinstance(s.flow[-1], ChooseBoat)


@pytest.mark.rule("MC-6.1")
def test_nothing_happens_where_no_boat_has_a_free_seat():
    s = arrange(quiet(TWO), ("RRRR", "GGGG", "RRRR", "GGGG", "BBBB", "YYYY"), docked={0: 0, 1: 1, 2: 3, 3: 5})
    bag = s.bag
    assert run(s, LoadBoats(0)) == [NobodyCame(0, full=True)]
    assert s.bag == bag


@pytest.mark.rule("MC-6.2")
def test_an_adventurer_is_drawn_and_boards_a_boat_at_sea():
    s = arrange(quiet(TWO), ("RRRR", "GGGG", "", "", "", ""), docked={0: 0})
    run(s, LoadBoats(0))
    assert rule(s, Load(0)) == "MC-6.2"
    assert rule(s, Load(1)) == "MC-6.2"
    drawn = s.drawn
    play(s, Load(4))
    assert s.boats[4] == (drawn,)
    assert drawn not in s.bag


@pytest.mark.rule("MC-6.2")
def test_an_empty_bag_brings_nobody():
    s = arrange(quiet(TWO), bag="")
    assert run(s, LoadBoats(0)) == [NobodyCame(0, full=False)]


@pytest.mark.rule("MC-6.3")
def test_a_full_boat_docks_at_once_at_a_berth_of_choice():
    s = arrange(quiet(TWO), ("", "", "RRR", "", "", ""), bag="G")
    run(s, LoadBoats(0))
    play(s, Load(2))
    assert isinstance(s.flow[-1], ChooseBerth)
    play(s, Dock(0))
    assert s.berths == (2, -1, -1, -1)
    assert letters(s.boats[2]) == "RRRG"


@pytest.mark.rule("MC-6.3")
def test_with_one_free_berth_nobody_is_asked():
    s = arrange(quiet(TWO), ("RRRR", "", "RRR", "", "", ""), docked={1: 0}, bag="G")
    run(s, LoadBoats(0))
    play(s, Load(2))
    assert s.berths == (2, 0, -1, -1)


def test_a_whole_turn_crosses_what_lies_between():
    s = quiet(TWO)
    s.players[0].hour = 3
    run(s, TakeTurn(0))
    play(s, Sponsor(0), Load(1))
    assert s.players[0].hour == 5
    assert s.players[0].gold == 2
