"""MO-14.11 and MO-14.12: the document's letter, where the rules go by another reading unless it is chosen."""

from __future__ import annotations

import pytest

from tabletop.engine.rules import choice
from tabletop.engine.text import english
from tabletop.games.morocco import events
from tabletop.games.morocco.actions import (
    Assistant,
    Cousins,
    Finish,
    Pass,
    PayExtra,
    SecondCousin,
    Swap,
    TakeBack,
    Tourist,
)
from tabletop.games.morocco.log import log
from tabletop.games.morocco.rules.assign import Act, SecondOfCousins
from tabletop.games.morocco.rules.gold import SpendGold
from tabletop.games.morocco.rules.rounds import Assign
from tabletop.games.morocco.shortlist import shortlist
from tests.games.morocco.positions import (
    NE,
    NW,
    OR,
    SE,
    SW,
    A,
    G,
    K,
    T,
    acting,
    ask,
    at,
    close,
    closed_but,
    cubes,
    gold,
    happened,
    held,
    kinds_in,
    legal,
    now,
    people_in,
    play,
    put,
    refused,
    solo,
    start,
)

HERE, RIGHT, DOWN = at(0, 0), at(0, 1), at(1, 0)


def rich(**options):
    """Somebody with two gold, about to place for a green and a brown cube."""
    s = start(gold="any_time", **options)
    gold(s, 0, 2)
    return acting(s, letters="GBO")


@pytest.mark.rule("MO-14.11")
@pytest.mark.parametrize(
    "placing", [(Assistant(HERE, NW),), (Tourist(HERE, NW),), (Cousins(HERE, NW), SecondCousin(RIGHT, NW))]
)
def test_gold_may_be_spent_after_the_placement_as_long_as_there_is_any(placing):
    s = rich()
    play(s, *placing)
    assert now(s) == SpendGold(0)
    assert len(legal(s)) == 1 + 40
    assert english(now(s).prompt(s)) == "End your action, or swap cost cubes first. You have 2 gold."
    assert play(s, Swap(0, 1)) == [events.Swapped(0, 0, 1, (K, G))]
    assert now(s) == SpendGold(0)
    assert refused(s, Swap(4, 5))[0] == "MO-6.2"
    assert refused(s, Assistant(HERE, NE))[0] == "MO-14.11"
    play(s, Swap(0, 1))
    assert choice(s) is None
    assert (s.gold, s.players[0].gold) == (15, 0)


@pytest.mark.rule("MO-14.11")
def test_who_has_said_that_the_action_is_over_spends_nothing():
    s = rich()
    ask(s, Assign(0))
    play(s, Assistant(HERE, NW))
    play(s, Finish())
    assert now(s) == Act(1)
    assert s.players[0].gold == 2


@pytest.mark.rule("MO-14.11")
def test_nobody_is_asked_without_gold_after_a_pass_or_by_the_usual_rule():
    for s in (start(gold="any_time"), start()):
        gold(s, 0, 0 if s.flags.late_gold else 2)
        acting(s, letters="GB")
        play(s, Assistant(HERE, NW))
        assert choice(s) is None
    s = rich()
    cubes(s, 0, "G")
    play(s, Pass())
    assert choice(s) is None


@pytest.mark.rule("MO-14.11")
def test_gold_that_the_placement_has_brought_may_be_spent():
    s = start(gold="any_time")
    for corner in (NW, NE, SE):
        put(s, 1, A, HERE, corner)
    acting(s, letters="GB")
    told = play(s, Assistant(HERE, SW))
    assert happened(told, events.GoldGained)[0].seat == 0
    assert now(s) == SpendGold(0)
    assert play(s, Swap(0, 1)) == [events.Swapped(0, 0, 1, (K, G))]
    assert choice(s) is None


@pytest.mark.rule("MO-14.11")
def test_the_merchant_never_spends_gold():
    s = solo(gold="any_time")
    gold(s, s.merchant, 2)
    gold(s, 0, 1)
    cubes(s, 0, "GB")
    ask(s, Assign(0))
    play(s, Assistant(HERE, NW), Finish())
    assert now(s) == Act(0)


@pytest.mark.rule("MO-14.11")
def test_an_opponent_spends_gold_afterwards_only_for_its_next_action():
    s = rich()
    play(s, Assistant(HERE, NW))
    assert shortlist(s, now(s), legal(s)) == [Finish()]
    s = rich()
    cubes(s, 0, "GBGK")
    ask(s, Assign(0))
    closed_but(s, HERE, RIGHT)
    for corner in (NW, NE, SE):
        put(s, 0, A, RIGHT, corner)
    play(s, Assistant(HERE, NW))
    first, *others = shortlist(s, now(s), legal(s))
    assert isinstance(first, Swap)
    assert Finish() in others


def nearly(tourist=False, **options):
    """A stall with one free space, in which seat 1 has three people; seat 0 has cubes for Cousins."""
    s = start(cousins_close="one_by_one", **options)
    for corner, kind in ((NW, A), (NE, T if tourist else A), (SE, A)):
        put(s, 1, kind, HERE, corner)
    return acting(s, letters="GBO")


@pytest.mark.rule("MO-14.12")
def test_the_first_of_the_cousins_closes_its_stall_before_the_second_is_placed():
    s = nearly()
    told = play(s, Cousins(HERE, SW))
    assert s.tiles[HERE] == 1
    assert [event.stall for event in happened(told, events.StallClosed)] == [HERE]
    assert now(s) == SecondOfCousins(0, HERE, SW, OR)
    assert {action.stall for action in legal(s)} == {RIGHT, DOWN}
    told = play(s, SecondCousin(RIGHT, SE))
    assert people_in(s, RIGHT)[SE] == 0
    assert happened(told, events.StallFilled) == []
    assert s.placed
    assert choice(s) is None


@pytest.mark.rule("MO-14.12")
def test_cousins_whose_first_stall_has_closed_stay():
    s = nearly()
    play(s, Cousins(HERE, SW))
    assert refused(s, TakeBack()) == (
        "MO-14.12",
        "Closed already, so the first of the Cousins stays: the stall in row 1, column 1.",
    )
    s = start(cousins_close="one_by_one")
    acting(s, letters="GBOP")
    play(s, Cousins(HERE, SW), PayExtra(OR), TakeBack())
    assert held(s, 0) == "GPBO"


@pytest.mark.rule("MO-14.12")
def test_a_tourist_walks_on_before_the_second_is_placed_and_may_take_its_place():
    s = nearly(tourist=True)
    close(s, DOWN)
    for corner in (NW, NE, SE):
        put(s, 2, A, RIGHT, corner)
    told = play(s, Cousins(HERE, SW))
    assert [event.stall for event in happened(told, events.StallClosed)] == [HERE, RIGHT]
    assert happened(told, events.SecondStayed) == [events.SecondStayed(0, HERE, room=False)]
    assert choice(s) is None
    assert s.placed
    assert s.players[0].cousins == 1
    assert kinds_in(s, 0)[0] == 12
    line = log(told[-1], 0)
    assert line.rule == "MO-14.12"
    assert english(line.text) == (
        "The second of the Cousins stays home: no stall beside the stall in row 1, column 1 is open"
    )


@pytest.mark.rule("MO-14.12")
def test_no_assistant_may_be_left_for_the_second():
    s = start(cousins_close="one_by_one")
    put(s, 0, T, HERE, NW)
    put(s, 0, T, HERE, NE)
    put(s, 1, A, HERE, SE)
    for n in range(10):
        put(s, 0, A, 24 - n // 3, n % 3)
    acting(s, letters="GBO")
    told = play(s, Cousins(HERE, SW))
    while type(now(s)).__name__ in ("PointStallTile", "ChooseWalkerSpace"):
        told += play(s, legal(s)[0])
        if choice(s) is None:
            break
    assert happened(told, events.SecondStayed) == [events.SecondStayed(0, HERE, room=True)]
    assert english(log(told[-1], 0).text) == "No Assistant is left to be the second of the Cousins"


@pytest.mark.rule("MO-14.12")
def test_cousins_that_fill_the_second_stall_alone_close_it_as_always():
    s = start(cousins_close="one_by_one")
    for corner in (NW, NE, SE):
        put(s, 1, A, RIGHT, corner)
    acting(s, letters="GBO")
    told = play(s, Cousins(HERE, SW), SecondCousin(RIGHT, SW))
    assert [event.stall for event in happened(told, events.StallClosed)] == [RIGHT]


def test_options_that_came_later_leave_the_digests_of_older_matches_as_they_were():
    usual, late = start(), start(gold="any_time")
    assert "late_gold" not in repr(usual)
    assert "cousins_apart" not in repr(usual)
    assert "quiet_end=True" in repr(usual)
    assert usual.digest() != late.digest()
    assert late.digest() != start(cousins_close="one_by_one").digest()
