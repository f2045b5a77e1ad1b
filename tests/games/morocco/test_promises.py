"""What Morocco tells before and after a move is what happens, by the rule that says so."""

from __future__ import annotations

import pytest

from tabletop.engine.text import english
from tabletop.games.morocco import events
from tabletop.games.morocco.actions import Assistant, MoveScout, PointTile, TakeGold
from tabletop.games.morocco.effect import effect
from tabletop.games.morocco.faults import faults
from tabletop.games.morocco.log import log
from tabletop.games.morocco.rules.closing import ChooseAward, PointStallTile
from tabletop.games.morocco.rules.rounds import Assign, KeepCube, Scout
from tabletop.games.morocco.table import lay
from tests.games.morocco.positions import (
    GUARD,
    NE,
    NW,
    SE,
    SW,
    A,
    E,
    T,
    acting,
    ask,
    at,
    closed_but,
    closing,
    cubes,
    gold,
    happened,
    no_people,
    now,
    play,
    put,
    run,
    solo,
    start,
    win,
)

HERE, RIGHT, DOWN = at(0, 0), at(0, 1), at(1, 0)


@pytest.mark.rule("MO-10.3")
def test_a_stall_that_was_full_before_is_not_told_to_be_filled_by_a_tourist():
    s = start()
    closed_but(s, HERE, RIGHT)
    put(s, 0, T, HERE, NW)
    for corner in (NE, SE, SW):
        put(s, 1, A, HERE, corner)
    for corner in (NW, NE, SE, SW):
        put(s, 2, A, RIGHT, corner)
    told = closing(s, HERE)
    assert happened(told, events.TouristWentHome)
    assert not [event for event in happened(told, events.StallFilled) if event.chained]


def three_of_four(s):
    """An Assistant of seat 1 and two of seat 2 stand in the first stall: seat 0 makes it 2 - 1 - 1."""
    for corner, seat in ((NW, 1), (NE, 2), (SE, 2)):
        put(s, seat, A, HERE, corner)
    return s


@pytest.mark.rule("MO-8.7")
def test_no_award_is_promised_that_is_out():
    s = acting(three_of_four(start()), letters="GB")
    told = english(effect(s, Assistant(HERE, SW)))
    assert "you: 1 VP, a gold or a Bodyguard" in told
    win(s, 0, 2)
    told = english(effect(s, Assistant(HERE, SW)))
    assert "you: 1 VP and a gold" in told
    assert "a Bodyguard" in told
    gold(s, 3, 15)
    told = english(effect(s, Assistant(HERE, SW)))
    assert "you: 1 VP" in told
    assert "gold" not in told


@pytest.mark.rule("MO-10.3")
def test_tourists_are_not_promised_a_full_stall():
    s = start()
    closed_but(s, HERE, RIGHT, DOWN)
    put(s, 0, T, HERE, NW)
    put(s, 0, A, HERE, NE)
    for corner in (SE, SW):
        put(s, 1, A, HERE, corner)
    for corner in (NW, NE, SE, SW):
        put(s, 2, A, RIGHT, corner)
    put(s, 0, A, DOWN, NW)
    closing(s, HERE)
    while now(s) != PointStallTile(0, HERE):
        play(s, TakeGold())
    assert english(effect(s, PointTile(E))) == "Tourists only go home"
    assert english(effect(s, PointTile(2))) == "Tourists go to the stall in row 2, column 1"


@pytest.mark.rule("MO-5.9")
def test_whoever_may_take_somebody_back_is_not_told_to_pass():
    s = start()
    no_people(s, 0)
    acting(s, letters="GB")
    assert english(now(s).prompt(s)).startswith("Nobody is left to place: recall somebody, or pass.")


@pytest.mark.rule("MO-13.1")
def test_the_scout_promises_the_merchant_nothing():
    s = ask(solo(), Scout(0))
    assert "others" not in english(now(s).prompt(s))
    assert "others" not in english(effect(s, MoveScout(2)))
    terraces = [zone for zone in lay(s, 0).zones if zone.key.startswith("terrace:")]
    assert not any("others" in english(zone.text) for zone in terraces)
    assert "all others" in english(effect(ask(start(), Scout(0)), MoveScout(2)))


@pytest.mark.rule("MO-9.2")
def test_nobody_is_asked_where_a_tourist_without_an_assistant_could_go():
    s = start()
    put(s, 0, T, HERE, NW)
    put(s, 0, GUARD, HERE, NE, SE)
    put(s, 1, A, HERE, SW)
    for n in range(12):
        put(s, 0, A, at(4, n % 5), n // 5)
    told = closing(s, HERE)
    assert [event.why for event in happened(told, events.TouristWentHome)] == ["no_assistant"]
    assert not s.flow


@pytest.mark.rule("MO-14.4")
def test_without_recall_the_match_ends_at_once_after_the_last_action():
    s = start(2, recall="off")
    for seat in (0, 1):
        no_people(s, seat)
    for seat in (0, 1):
        cubes(s, seat, "GB")
    told = run(s, Assign(4))
    assert [event.why for event in happened(told, events.MatchEnded)] == ["stuck"]
    assert not happened(told, events.Kept)


@pytest.mark.rule("MO-8.6")
@pytest.mark.rule("MO-8.7")
def test_awards_are_told_by_their_own_rules():
    s = three_of_four(start())
    put(s, 0, A, HERE, SW)
    closing(s, HERE)
    assert now(s) == ChooseAward(0, HERE)
    (told,) = happened(play(s, TakeGold()), events.GoldGained)
    assert log(told, 0).rule == "MO-8.5"
    s = start()
    win(s, 0, 1)
    put(s, 0, GUARD, HERE, NW)
    put(s, 1, A, HERE, NE)
    put(s, 1, A, HERE, SE)
    put(s, 2, A, HERE, SW)
    closing(s, HERE)
    assert now(s) == ChooseAward(2, HERE)
    (told,) = happened(play(s, TakeGold()), events.GoldGained)
    assert log(told, 0).rule == "MO-8.6"
    s = three_of_four(start())
    put(s, 0, A, HERE, SW)
    win(s, 0, 2)
    (told,) = [event for event in happened(closing(s, HERE), events.GoldGained) if event.seat == 0]
    assert log(told, 0).rule == "MO-8.7"


@pytest.mark.rule("MO-5.4")
@pytest.mark.rule("MO-11.2")
def test_the_guard_quarters_and_the_cubes_to_keep_cite_their_rules():
    s = start()
    cubes(s, 0, "GGB")
    ask(s, KeepCube(0))
    layout = lay(s, 0)
    assert next(zone.rule for zone in layout.zones if zone.key == "quarters") == "MO-5.4"
    assert {piece.rule for piece in layout.pieces if piece.key.startswith("pick:")} == {"MO-11.2"}


@pytest.mark.rule("MO-1.5")
def test_positions_with_other_juice_or_things_out_of_place_are_faulty():
    for wrong in ({"juice": (9,) * 36}, {"scout": 9}, {"first": 9}, {"die": 6}):
        s = start()
        for name, value in wrong.items():
            setattr(s, name, value)
        assert faults(s), wrong
