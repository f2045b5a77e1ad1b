"""MO-13: the Merchant."""

from __future__ import annotations

from collections import Counter

import pytest

from tabletop.engine.rules import Said, choice
from tabletop.engine.text import english
from tabletop.games.morocco import events
from tabletop.games.morocco.actions import MoveScout, PlaceWalker, TakeCube, TakeGold
from tabletop.games.morocco.rules.closing import ChooseAward, ChooseWalkerSpace, PointStallTile
from tabletop.games.morocco.rules.merchant import MerchantAct, MerchantScout
from tabletop.games.morocco.rules.rounds import (
    Assign,
    ChooseWild,
    KeepCube,
    Round,
    RoundEnd,
    Scout,
    Scouting,
)
from tabletop.games.morocco.square import POINT
from tabletop.games.morocco.state import NEUTRAL, WILD
from tests.games.morocco.positions import (
    GUARD,
    NE,
    NW,
    OR,
    SE,
    SW,
    A,
    B,
    E,
    G,
    K,
    N,
    P,
    T,
    at,
    close,
    closed_but,
    closing,
    cubes,
    happened,
    held,
    kinds_in,
    legal,
    now,
    people_in,
    play,
    put,
    run,
    solo,
    win,
)


def faces(make, step, *wanted):
    """Run a step of the Merchant's in fresh positions until its dice show these faces."""
    for chance in range(4000):
        s = make()
        s.chance = chance
        told = run(s, step)
        if tuple(event.face for event in happened(told, events.DieRolled)) == wanted:
            return s, told
    raise AssertionError(wanted)


def reasons(told):
    """The rules and reasons told, in their order."""
    return [(event.rule, english(event.why)) for event in told if isinstance(event, Said)]


def on_roof(scout):
    def make():
        s = solo()
        s.scout = scout
        return s

    return make


@pytest.mark.rule("MO-13.1")
def test_both_rolls_of_the_die_are_the_persons():
    for seed in range(12):
        for merchant in (0, 1):
            s = solo(seed=seed, merchant=merchant)
            told = run(s, Round())
            person = 1 - merchant
            while isinstance(now(s), ChooseWild):
                assert now(s).seat == person
                told += play(s, TakeCube(K))
            assert len(happened(told, events.DieRolled)) == 2
            assert (len(held(s, person)), held(s, merchant)) == (2, "")
            assert now(s) == Scout(person)


@pytest.mark.rule("MO-13.1")
@pytest.mark.parametrize("merchant", [0, 1])
def test_the_order_is_person_merchant_person_merchant_in_every_round(merchant):
    s, person = solo(seed=4, merchant=merchant), 1 - merchant
    cubes(s, person, "KKKGGGPPPBBBOOO")
    told = run(s, Assign(0))
    while choice(s) is not None:
        told += play(s, legal(s)[0])
    assert [event.seat for event in happened(told, events.Placed)] == [person, merchant] * 2
    cubes(s, person, "KG")
    told = run(s, RoundEnd())
    assert not happened(told, events.MarkerPassed)
    assert s.first == person
    assert now(s) == KeepCube(person)
    assert s.scout == -1


@pytest.mark.rule("MO-13.2")
def test_its_scout_goes_where_the_die_says_and_brings_the_person_one_cube():
    s, told = faces(on_roof(3), MerchantScout(), G)
    assert s.scout == 1
    assert (held(s, 0), held(s, 1)) == ("G", "")
    assert happened(told, events.ScoutMoved) == [events.ScoutMoved(1, 3, 1, s.roof[1])]
    assert happened(told, events.CubesGained) == [events.CubesGained(0, (0, 1, 0, 0, 0), "MO-13.2")]
    assert reasons(told) == [("MO-13.2", "The die sends the scout to the green roof space.")]
    assert happened(told, events.DieRolled) == [events.DieRolled(1, G, "scout")]


@pytest.mark.rule("MO-13.2")
def test_on_wild_or_where_it_is_already_the_scout_goes_to_the_next_space():
    s, told = faces(on_roof(4), MerchantScout(), WILD)
    assert s.scout == 0
    assert held(s, 0) == "K"
    assert "wild" in reasons(told)[0][1]
    s, told = faces(on_roof(4), MerchantScout(), OR)
    assert s.scout == 0
    assert "on orange already" in reasons(told)[0][1]


@pytest.mark.rule("MO-13.2")
def test_it_scouts_after_the_person():
    s = solo()
    run(s, Scouting(0))
    told = play(s, MoveScout(2))
    assert [event.seat for event in happened(told, events.ScoutMoved)] == [0, 1]
    assert len(held(s, 0)) == 3
    assert choice(s) is None


@pytest.mark.rule("MO-13.3")
def test_a_bodyguard_goes_before_an_assistant():
    def make():
        s = solo()
        win(s, 1)
        return s

    s, told = faces(make, MerchantAct(), G, B)
    assert people_in(s, at(0, 0)).count(30) == 2
    assert kinds_in(s, 1) == (12, 0, 0)
    assert reasons(told)[0] == ("MO-13.3", "The Merchant has a Bodyguard and places it first.")
    s, told = faces(solo, MerchantAct(), G, B)
    assert sorted(people_in(s, at(0, 0))) == [-1, -1, -1, 16]
    assert reasons(told)[0][1] == "The Merchant has no Bodyguard to place: it sends an Assistant."
    assert s.placed


@pytest.mark.rule("MO-13.3")
def test_with_nobody_left_it_passes():
    s = solo()
    for n in range(12):
        put(s, 1, A, 2 * n, n % 3)
    told = run(s, MerchantAct())
    assert happened(told, events.Passed) == [events.Passed(1, could=False)]
    assert not happened(told, events.DieRolled)
    assert reasons(told)[0][0] == "MO-13.3"
    assert not s.placed


@pytest.mark.rule("MO-13.3")
def test_with_no_stall_open_it_passes():
    s = solo()
    closed_but(s)
    told = run(s, MerchantAct())
    assert [english(event.why) for event in happened(told, Said)] == [
        "No stall is open any more: the Merchant passes."
    ]
    assert happened(told, events.Passed) == [events.Passed(1, could=False)]
    assert choice(s) is None


@pytest.mark.rule("MO-13.4")
def test_the_dice_mean_a_row_and_a_column():
    s, told = faces(solo, MerchantAct(), P, OR)
    assert people_in(s, at(3, 1)).count(16) == 1
    assert [event.use for event in happened(told, events.DieRolled)] == ["row", "column"]
    assert [why for rule, why in reasons(told) if rule == "MO-13.4"] == [
        "The die shows purple: that is row 4.",
        "The die shows orange: that is column 2.",
        "It goes to the stall in row 4, column 2.",
    ]
    (placed,) = happened(told, events.Placed)
    assert (placed.seat, placed.how, placed.stall, placed.paid) == (1, A, at(3, 1), ())


@pytest.mark.rule("MO-13.4")
def test_wild_means_the_line_with_the_most_occupied_spaces_the_first_of_equals():
    def make():
        s = solo()
        put(s, 0, A, at(2, 4), NW)
        put(s, 0, A, at(2, 4), NE)
        put(s, 0, A, at(4, 3), NW)
        put(s, 0, A, at(1, 3), NW)
        return s

    _s, told = faces(make, MerchantAct(), WILD, WILD)
    assert happened(told, events.Placed)[0].stall == at(2, 3)
    assert any("the most occupied spaces, 2, are in row 3" in why for _, why in reasons(told))
    assert any("the most occupied spaces, 2, are in column 4" in why for _, why in reasons(told))
    _s, told = faces(solo, MerchantAct(), WILD, WILD)
    assert happened(told, events.Placed)[0].stall == at(0, 0)


@pytest.mark.rule("MO-13.4")
@pytest.mark.parametrize(("closed", "goal"), [([at(4, 3)], at(4, 4)), ([at(4, 3), at(4, 4), 0], 1)])
def test_a_closed_stall_sends_it_on_in_reading_order(closed, goal):
    def make():
        s = solo()
        close(s, *closed)
        return s

    _s, told = faces(make, MerchantAct(), B, G)
    assert happened(told, events.Placed)[0].stall == goal
    assert "the next stall in reading order" in reasons(told)[3][1]


@pytest.mark.rule("MO-13.5")
def test_it_takes_the_space_with_the_most_juice():
    def make(values, taken=()):
        def position():
            s = solo()
            juice = list(s.juice)
            for corner, value in enumerate(values):
                juice[POINT[0][corner]] = value
                s.taken[POINT[0][corner]] = 0 if corner in taken else -1
            s.juice = tuple(juice)
            return s

        return position

    def corners(position):
        _, told = faces(position, MerchantAct(), G, B)
        return happened(told, events.Placed)[0].corners, reasons(told)[-1]

    assert corners(make((1, 2, 3, 2)))[0] == (SE,)
    assert corners(make((1, 2, 1, 2)))[0] == (NE,)
    assert corners(make((3, 1, 1, 2), taken=(0,)))[0] == (SW,)
    where, why = corners(make((3, 3, 3, 3), taken=(0, 1, 2, 3)))
    assert where == (NW,)
    assert why == ("MO-13.5", "No juice is left at its free spaces: it takes the first, north-west.")

    def guard():
        s = make((1, 3, 1, 2))()
        win(s, 1)
        return s

    assert corners(guard)[0] == (NE, SW)

    def occupied():
        s = make((3, 1, 2, 1))()
        put(s, 0, A, 0, NW)
        return s

    where, why = corners(occupied)
    assert where == (SE,)
    assert why == ("MO-13.5", "Of the free spaces, south-east has the most juice, 2.")


@pytest.mark.rule("MO-13.3")
@pytest.mark.rule("MO-14.1")
def test_its_bodyguard_squeezes_in_or_goes_where_there_is_room():
    def make(option):
        def position():
            s = solo(bodyguard_squeeze=option)
            win(s, 1)
            for corner in range(3):
                put(s, 0, A, 0, corner)
            put(s, 0, A, 1, NE)
            put(s, 0, A, 1, SW)
            return s

        return position

    s, told = faces(make("on"), MerchantAct(), G, B)
    assert happened(told, events.Placed)[0].corners == (SW,)
    assert s.tiles[0] == 0
    s, told = faces(make("off"), MerchantAct(), G, B)
    assert happened(told, events.Placed)[0].stall == 1
    assert happened(told, events.Placed)[0].how == GUARD

    def only():
        s = make("off")()
        closed_but(s, 0)
        return s

    s, told = faces(only, MerchantAct(), G, B)
    assert happened(told, events.Placed)[0].how == A


@pytest.mark.rule("MO-13.6")
def test_its_tile_points_at_the_first_open_neighbour_from_north():
    s = solo()
    close(s, at(1, 2))
    for corner, one in enumerate(((1, A), (1, A), (1, A), (0, T))):
        put(s, *one, at(2, 2), corner)
    told = closing(s, at(2, 2))
    assert s.arrows[at(2, 2)] == E
    assert reasons(told) == [
        (
            "MO-13.6",
            "Going round from north, the first open stall beside the stall in row 3, column 3 is east.",
        )
    ]
    assert now(s) == ChooseWalkerSpace(0, 12, at(2, 2), at(2, 3))
    play(s, PlaceWalker(NW))


@pytest.mark.rule("MO-13.6")
def test_a_neutral_tile_is_pointed_by_whoever_is_active():
    for active in (0, 1):
        s = solo()
        for corner, one in enumerate(((1, A), (1, A), (0, A), (0, T))):
            put(s, *one, at(2, 2), corner)
        closing(s, at(2, 2), active=active)
        assert s.tiles[at(2, 2)] == NEUTRAL
        if active:
            assert s.arrows[at(2, 2)] == N
        else:
            assert now(s) == PointStallTile(0, at(2, 2))


@pytest.mark.rule("MO-13.6")
def test_as_third_or_tied_it_takes_a_bodyguard_while_one_is_in_its_quarters():
    from tabletop.games.morocco.rules.closing import Prize

    s = solo()
    put(s, 0, T, 0, NW)
    put(s, 0, A, 0, NE)
    put(s, 1, A, 0, SE)
    told = run(s, Prize(1, 0, both=False))
    assert happened(told, events.BodyguardWon) == [events.BodyguardWon(1, 30, True, "MO-8.4")]
    assert reasons(told) == [
        ("MO-13.6", "It has 2 Bodyguard(s) in the Guard Quarters and takes one instead of a gold.")
    ]
    win(s, 1)
    told = run(s, Prize(1, 0, both=False))
    assert happened(told, events.GoldGained) == [events.GoldGained(1, False, "MO-8.7")]
    run(s, Prize(0, 0, both=False))
    assert now(s) == ChooseAward(0, 0)
    play(s, TakeGold())


def test_its_dice_are_fair():
    seen = Counter()
    s = solo()
    s.scout = 0
    for _ in range(600):
        (die,) = happened(run(s, MerchantScout()), events.DieRolled)
        assert die.final
        seen[die.face] += 1
    assert set(seen) == set(range(6))
