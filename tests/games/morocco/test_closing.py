"""MO-8 and MO-9: a stall closes: awards, market tile, direction, juice."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from tabletop.engine.rules import choice
from tabletop.engine.text import english
from tabletop.games.morocco import components as box
from tabletop.games.morocco import events
from tabletop.games.morocco.actions import (
    Assistant,
    Bodyguard,
    Cousins,
    Pass,
    PointTile,
    SecondCousin,
    TakeGold,
    WinBodyguard,
)
from tabletop.games.morocco.effect import effect
from tabletop.games.morocco.rules.awards import award_points
from tabletop.games.morocco.rules.closing import ChooseAward, ChooseWalkerSpace, PointStallTile
from tabletop.games.morocco.rules.spaces import ranks
from tabletop.games.morocco.square import POINT
from tabletop.games.morocco.state import NEUTRAL
from tests.games.morocco.positions import (
    GUARD,
    NE,
    NW,
    SE,
    SW,
    A,
    E,
    N,
    S,
    T,
    W,
    acting,
    at,
    close,
    closed_but,
    closing,
    gold,
    happened,
    legal,
    now,
    people_in,
    play,
    put,
    refused,
    standing,
    start,
    win,
)

HERE, RIGHT, DOWN = at(0, 0), at(0, 1), at(1, 0)
MIDDLE = at(2, 2)


def filled(s, stall, *who):
    """Fill a stall from NW on: a seat for its Assistant, or (seat, kind) for another person on one space."""
    for corner, one in enumerate(who):
        seat, kind = one if isinstance(one, tuple) else (one, A)
        put(s, seat, kind, stall, corner)
    return s


@pytest.mark.rule("MO-8.1")
def test_a_stall_closes_when_no_space_is_free():
    s = filled(start(), HERE, 0, 1, 0)
    acting(s, letters="GB")
    told = play(s, Assistant(HERE, SW))
    assert happened(told, events.StallFilled) == [events.StallFilled(HERE, (3, 1, 0, 0), chained=False)]
    assert s.tiles[HERE] == 0
    assert s.closed
    assert people_in(s, HERE) == [-1] * 4
    assert happened(told, events.StallClosed) == [events.StallClosed(HERE, 24)]
    s = filled(start(), HERE, 0, 1)
    acting(s, letters="GB")
    assert not happened(play(s, Assistant(HERE, SW)), events.StallFilled)
    assert s.tiles[HERE] == -1


@pytest.mark.rule("MO-8.1")
def test_a_bodyguard_on_two_spaces_fills_both():
    s = filled(start(), HERE, 1, 1)
    win(s, 0)
    acting(s, letters="GB")
    play(s, Bodyguard(HERE, SE, SW))
    assert s.tiles[HERE] == NEUTRAL


@pytest.mark.rule("MO-8.2")
@pytest.mark.rule("MO-8.4")
@pytest.mark.case("SM-13")
def test_three_and_one():
    s = filled(start(), HERE, 0, 1, 0, 0)
    told = closing(s, HERE)
    assert standing(s) == [(5, 0), (2, 1), (0, 0), (0, 0)]
    assert s.tiles[HERE] == 0
    assert s.players[1].supply & 0xC000
    assert s.players[1].quarters.bit_count() == 1
    assert s.gold == 14
    assert happened(told, events.Awarded) == [
        events.Awarded(0, HERE, 1, 1, 5, 3),
        events.Awarded(1, HERE, 2, 1, 2, 1),
    ]
    assert happened(told, events.TileLaid) == [events.TileLaid(HERE, 0, short=False)]
    assert happened(told, events.GoldGained) == [events.GoldGained(1, False, "MO-8.4")]
    assert happened(told, events.BodyguardWon) == [events.BodyguardWon(1, 30, False, "MO-8.4")]


@pytest.mark.rule("MO-8.3")
@pytest.mark.case("SM-14")
def test_two_and_two():
    s = filled(start(), HERE, 0, 1, 0, 1)
    closing(s, HERE)
    assert standing(s) == [(5, 0), (5, 0), (0, 0), (0, 0)]
    assert s.tiles[HERE] == NEUTRAL
    assert choice(s) is None


@pytest.mark.rule("MO-8.5")
@pytest.mark.case("SM-15")
def test_two_one_one():
    s = filled(start(), HERE, 0, 1, 2, 0)
    closing(s, HERE)
    assert standing(s) == [(5, 0), (1, 0), (1, 0), (0, 0)]
    assert now(s) == ChooseAward(1, HERE)
    assert now(s).rules_now(s)[0] == "MO-8.5"
    assert legal(s) == [TakeGold(), WinBodyguard()]
    assert refused(s, Pass())[0] == "MO-8.5"
    told = play(s, TakeGold())
    assert told == [events.GoldGained(1, True, "MO-8.5")]
    assert now(s) == ChooseAward(2, HERE)
    told = play(s, WinBodyguard())
    assert told[0] == events.BodyguardWon(2, 46, True, "MO-8.5")
    assert standing(s) == [(5, 0), (1, 1), (1, 0), (0, 0)]
    assert s.players[2].supply & 0x4000
    assert s.tiles[HERE] == 0


@pytest.mark.rule("MO-8.3")
@pytest.mark.case("SM-16")
def test_one_each():
    s = filled(start(), HERE, 0, 1, 2, 3)
    closing(s, HERE)
    assert standing(s) == [(5, 0)] * 4
    assert s.tiles[HERE] == NEUTRAL


@pytest.mark.rule("MO-8.6")
@pytest.mark.rule("MO-7.2")
@pytest.mark.case("SM-17")
def test_a_third_place_behind_two_firsts():
    s = filled(start(), HERE, 0, 0, 2)
    win(s, 1)
    acting(s, 1, "GB")
    told = play(s, Bodyguard(HERE, SW, SW))
    assert happened(told, events.StallFilled)[0].strengths == (2, 2, 1, 0)
    assert standing(s) == [(5, 0), (5, 0), (1, 0), (0, 0)]
    assert s.tiles[HERE] == NEUTRAL
    assert now(s) == ChooseAward(2, HERE)
    assert now(s).rules_now(s)[0] == "MO-8.6"
    told = play(s, TakeGold())
    assert standing(s)[2] == (1, 1)


@pytest.mark.rule("MO-8.5")
@pytest.mark.rule("MO-8.6")
def test_tied_second_and_third_have_their_own_awards(monkeypatch):
    monkeypatch.setattr(box, "AWARDS", replace(box.AWARDS, shared=7, third=9))
    s = filled(start(), HERE, 0, 1, 2, 0)
    closing(s, HERE)
    assert [vp for vp, _ in standing(s)] == [5, 7, 7, 0]
    s = filled(start(), HERE, 0, 0, 2)
    win(s, 1)
    put(s, 1, GUARD, HERE, SW)
    closing(s, HERE)
    assert [vp for vp, _ in standing(s)] == [5, 5, 9, 0]


@pytest.mark.rule("MO-8.2")
def test_one_alone_gains_five_and_nobody_is_second():
    s = filled(start(), HERE, 1, 1, 1, 1)
    closing(s, HERE)
    assert standing(s) == [(0, 0), (5, 0), (0, 0), (0, 0)]
    assert s.tiles[HERE] == 1


@pytest.mark.parametrize(
    ("strong", "places", "points"),
    [
        ((4, 0, 0, 0), (1, 0, 0, 0), (5, 0, 0, 0)),
        ((5, 0, 0, 0), (1, 0, 0, 0), (5, 0, 0, 0)),
        ((1, 4, 0, 0), (2, 1, 0, 0), (2, 5, 0, 0)),
        ((3, 2, 0, 0), (1, 2, 0, 0), (5, 2, 0, 0)),
        ((2, 0, 1, 1), (1, 0, 2, 2), (5, 0, 1, 1)),
        ((1, 3, 0, 1), (2, 1, 0, 2), (1, 5, 0, 1)),
        ((1, 1, 1, 2), (2, 2, 2, 1), (1, 1, 1, 5)),
        ((2, 1, 2, 0), (1, 3, 1, 0), (5, 1, 5, 0)),
        ((1, 1, 1, 1), (1, 1, 1, 1), (5, 5, 5, 5)),
    ],
)
@pytest.mark.rule("MO-8.4")
@pytest.mark.rule("MO-8.5")
def test_all_splits(strong, places, points):
    assert ranks(strong) == places
    assert award_points(places) == points


@pytest.mark.rule("MO-8.7")
@pytest.mark.case("SM-29")
def test_a_bodyguard_that_is_out_cannot_be_won():
    s = filled(start(), HERE, 0, 1, 0, 0)
    put(s, 1, GUARD, RIGHT, NW, NE)
    win(s, 1)
    told = closing(s, HERE)
    assert standing(s)[1] == (2, 1)
    assert happened(told, events.AwardLost) == [events.AwardLost(1, gold=False, bodyguard=True)]
    assert not happened(told, events.BodyguardWon)


@pytest.mark.rule("MO-8.7")
def test_without_gold_in_the_supply_second_place_wins_a_bodyguard_only():
    s = filled(start(), HERE, 0, 1, 0, 0)
    gold(s, 3, 15)
    told = closing(s, HERE)
    assert standing(s)[1] == (2, 0)
    assert happened(told, events.AwardLost) == [events.AwardLost(1, gold=True, bodyguard=False)]
    assert happened(told, events.BodyguardWon)


@pytest.mark.rule("MO-8.7")
def test_what_is_left_is_taken_without_asking_in_turn_order_from_the_active_player():
    s = filled(start(), HERE, 0, 1, 2, 0)
    gold(s, 3, 14)
    closing(s, HERE, active=2)
    assert now(s) == ChooseAward(2, HERE)
    told = play(s, TakeGold())
    assert happened(told, events.BodyguardWon) == [events.BodyguardWon(1, 30, False, "MO-8.7")]
    s = filled(start(), HERE, 0, 1, 2, 0)
    gold(s, 3, 14)
    win(s, 1, 2)
    told = closing(s, HERE)
    assert happened(told, events.GoldGained) == [events.GoldGained(1, False, "MO-8.7")]
    assert s.gold == 0
    assert happened(told, events.BodyguardWon) == [events.BodyguardWon(2, 46, False, "MO-8.7")]


@pytest.mark.rule("MO-8.7")
def test_with_nothing_left_the_award_is_lost():
    s = filled(start(), HERE, 0, 1, 2, 0)
    gold(s, 3, 15)
    win(s, 1, 2)
    told = closing(s, HERE)
    assert happened(told, events.AwardLost) == [events.AwardLost(1, gold=True, bodyguard=True)]
    assert standing(s)[1] == (1, 0)


@pytest.mark.rule("MO-8.8")
def test_a_thirteenth_tile_is_neutral():
    s = start()
    close(s, *range(13, 25), tile=0)
    told = closing(filled(s, HERE, 0, 0, 0, 1), HERE)
    assert s.tiles[HERE] == NEUTRAL
    assert happened(told, events.TileLaid) == [events.TileLaid(HERE, NEUTRAL, short=True)]
    assert standing(s)[0][0] == 5
    s = start()
    close(s, *range(14, 25), tile=0)
    closing(filled(s, HERE, 0, 0, 0, 1), HERE)
    assert s.tiles[HERE] == 0


@pytest.mark.rule("MO-8.9")
@pytest.mark.case("SM-32")
def test_cousins_fill_two_stalls():
    s = filled(start(), HERE, 1, (1, T), 1)
    filled(s, RIGHT, 2, 2, 2)
    close(s, DOWN)
    acting(s, letters="GBO")
    play(s, Cousins(HERE, SW))
    assert people_in(s, HERE).count(-1) == 0
    assert s.tiles[HERE] == -1
    told = play(s, SecondCousin(RIGHT, SW))
    assert [event.stall for event in happened(told, events.StallFilled)] == [HERE, RIGHT]
    assert [(e.stall, e.target) for e in happened(told, events.TilePointed)] == [
        (HERE, RIGHT),
        (RIGHT, at(0, 2)),
    ]
    assert happened(told, events.TouristWentHome) == [events.TouristWentHome(1, HERE, 28, "no_space")]
    kinds = [type(event) for event in told]
    assert kinds.index(events.TouristWentHome) < kinds.index(events.StallFilled, 3)
    assert (s.tiles[HERE], s.tiles[RIGHT]) == (1, 2)


@pytest.mark.rule("MO-8.9")
def test_a_neighbour_closed_by_a_chain_is_not_closed_again():
    s = filled(start(), HERE, 1, (1, T), 1)
    filled(s, RIGHT, 2, 2)
    close(s, DOWN)
    acting(s, letters="GBO")
    play(s, Cousins(HERE, SW))
    told = play(s, SecondCousin(RIGHT, SW))
    assert [event.stall for event in happened(told, events.StallFilled)] == [HERE, RIGHT]
    assert [event.chained for event in happened(told, events.StallFilled)] == [False, True]
    assert s.tiles[RIGHT] == 2


def tourist_in(s, stall, seat=1):
    """The stall is full, held by seat 0, with a Tourist of this seat."""
    return filled(s, stall, 0, 0, 0, (seat, T))


@pytest.mark.rule("MO-9.1")
@pytest.mark.rule("MO-9.2")
def test_the_owner_of_the_tile_points_it_at_an_open_stall():
    s = tourist_in(start(), MIDDLE)
    close(s, at(1, 2))
    closing(s, MIDDLE, active=3)
    assert now(s) == PointStallTile(0, MIDDLE)
    assert legal(s) == [PointTile(E), PointTile(S), PointTile(W)]
    assert refused(s, PointTile(N)) == (
        "MO-9.1",
        "Closed: the stall in row 2, column 3. Point the tile at an open stall.",
    )
    assert refused(s, Pass())[0] == "MO-9.1"
    assert english(effect(s, PointTile(W))) == "Tourists go to the stall in row 3, column 2"
    told = play(s, PointTile(S))
    assert told[0] == events.TilePointed(0, MIDDLE, S, at(3, 2), chosen=True)
    assert s.arrows[MIDDLE] == S


@pytest.mark.rule("MO-9.1")
def test_the_tile_cannot_point_off_the_square():
    s = tourist_in(start(), HERE)
    closing(s, HERE)
    assert legal(s) == [PointTile(E), PointTile(S)]
    assert refused(s, PointTile(W)) == (
        "MO-9.1",
        "The square ends west of the stall in row 1, column 1. Point the tile at an open stall.",
    )


@pytest.mark.rule("MO-9.1")
def test_the_first_stall_is_a_target_like_all_others():
    s = tourist_in(start(), RIGHT)
    close(s, at(0, 2))
    closing(s, RIGHT)
    assert legal(s) == [PointTile(S), PointTile(W)]
    assert english(effect(s, PointTile(W))) == "Tourists go to the stall in row 1, column 1"
    (pointed,) = happened(play(s, PointTile(W)), events.TilePointed)
    assert pointed.target == HERE
    assert now(s) == ChooseWalkerSpace(1, 28, RIGHT, HERE)


@pytest.mark.rule("MO-9.2")
def test_the_active_player_points_a_neutral_tile():
    s = filled(start(), MIDDLE, 0, 0, 1, (1, T))
    closing(s, MIDDLE, active=3)
    assert now(s) == PointStallTile(3, MIDDLE)


@pytest.mark.rule("MO-9.2")
def test_without_tourists_nothing_is_asked():
    s = filled(start(), MIDDLE, 0, 0, 0, 1)
    close(s, at(1, 2))
    told = closing(s, MIDDLE)
    assert happened(told, events.TilePointed) == [events.TilePointed(0, MIDDLE, E, at(2, 3), chosen=False)]
    assert choice(s) is None


@pytest.mark.rule("MO-9.1")
@pytest.mark.case("SM-22")
def test_with_no_open_neighbour_any_direction_will_do_and_tourists_go_home():
    s = tourist_in(start(), MIDDLE)
    closed_but(s, MIDDLE, at(0, 0))
    told = closing(s, MIDDLE)
    assert happened(told, events.TilePointed)[0].target == -1
    assert happened(told, events.TouristWentHome) == [events.TouristWentHome(1, MIDDLE, 28, "no_open_stall")]
    assert s.players[1].supply & 0x3000 == 0x3000
    asked = PointStallTile(0, MIDDLE)
    assert asked.legal(s) == [PointTile(N), PointTile(E), PointTile(S), PointTile(W)]


@pytest.mark.rule("MO-14.5")
def test_chance_points_neutral_tiles():
    seen = Counter()
    for chance in range(120):
        s = filled(start(neutral_pointer="chance"), MIDDLE, 0, 0, 1, (1, T))
        close(s, at(1, 2))
        s.chance = chance
        told = closing(s, MIDDLE)
        (pointed,) = happened(told, events.TilePointed)
        assert pointed.final
        assert pointed.seat == -1
        seen[pointed.direction] += 1
    assert set(seen) == {E, S, W}
    assert min(seen.values()) > 20
    s = tourist_in(start(neutral_pointer="chance"), MIDDLE)
    closing(s, MIDDLE)
    assert now(s) == PointStallTile(0, MIDDLE)
    s = filled(start(neutral_pointer="chance"), MIDDLE, 0, 0, 1, (1, T))
    closed_but(s, MIDDLE, at(2, 3))
    before = s.chance
    told = closing(s, MIDDLE)
    assert s.chance == before
    assert happened(told, events.TilePointed) == [events.TilePointed(-1, MIDDLE, E, at(2, 3), chosen=False)]
    assert not happened(told, events.TilePointed)[0].final


@pytest.mark.rule("MO-9.3")
@pytest.mark.case("SM-18")
@pytest.mark.case("SM-19")
def test_juice_goes_to_the_corners_and_is_gone_for_the_neighbours():
    s = filled(start(), HERE, 2, 0, 0, 3)
    told = closing(s, HERE)
    play(s, TakeGold(), TakeGold())
    assert s.taken[POINT[HERE][NE]] == s.taken[1] == 0
    assert s.taken[POINT[HERE][SE]] == s.taken[7] == 0
    assert s.taken[0] == 2
    assert s.taken[6] == 3
    filled(s, RIGHT, 1, 1, 0, 1)
    told = closing(s, RIGHT)
    assert [(e.seat, e.corner, e.point) for e in happened(told, events.JuiceTaken)] == [
        (1, NE, 2),
        (0, SE, 8),
    ]
    assert s.taken[:3] == [2, 0, 1]
    assert s.taken.count(1) == 1


@pytest.mark.rule("MO-9.3")
@pytest.mark.rule("MO-14.3")
def test_a_bodyguard_takes_the_juice_of_both_its_corners_or_only_the_better_one():
    for option, points in (("two", {0, 1, 6, 7}), ("one", {1, 6, 7})):
        s = start(bodyguard_juice=option)
        s.juice = (2, 3, *[1] * 34)
        put(s, 0, GUARD, HERE, NW, NE)
        put(s, 1, A, HERE, SE)
        put(s, 1, T, HERE, SW)
        close(s, RIGHT)
        told = closing(s, HERE)
        assert {e.point for e in happened(told, events.JuiceTaken)} == points
        assert [e.value for e in happened(told, events.JuiceTaken) if e.seat == 0] == [2, 3][
            -len(points) + 2 :
        ]


@pytest.mark.rule("MO-14.3")
def test_of_two_equal_tokens_the_first_and_only_those_still_there():
    s = start(bodyguard_juice="one")
    s.juice = (2,) * 36
    put(s, 0, GUARD, HERE, NE, SW)
    put(s, 1, GUARD, HERE, NW, SE)
    s.taken[POINT[HERE][NW]] = 3
    told = closing(s, HERE)
    assert [(e.seat, e.corner) for e in happened(told, events.JuiceTaken)] == [(0, NE), (1, SE)]
