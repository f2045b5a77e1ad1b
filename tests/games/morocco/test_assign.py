"""MO-5, MO-6 and MO-7: the actions of the Assign step."""

from __future__ import annotations

import pytest

from tabletop.engine.rules import choice
from tabletop.engine.text import english
from tabletop.games.morocco import events
from tabletop.games.morocco.actions import (
    Assistant,
    Bodyguard,
    Cousins,
    Keep,
    MoveScout,
    Pass,
    PayExtra,
    Recall,
    SecondCousin,
    Swap,
    TakeBack,
    Tourist,
)
from tabletop.games.morocco.effect import effect
from tabletop.games.morocco.rules.assign import Act, ExtraCube, SecondOfCousins, Withdrawn, lacks
from tabletop.games.morocco.rules.rounds import Assign
from tabletop.games.morocco.rules.spaces import leaders, strengths
from tabletop.games.morocco.state import COUSINS, TOURIST, colours
from tests.games.morocco.positions import (
    GUARD,
    NE,
    NW,
    OR,
    SE,
    SW,
    A,
    B,
    G,
    K,
    P,
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
    legal_of,
    no_people,
    now,
    people_in,
    play,
    put,
    refused,
    run,
    start,
    win,
)

HERE, RIGHT, DOWN, DIAGONAL = at(0, 0), at(0, 1), at(1, 0), at(1, 1)
"""(0,0) costs green and brown; (0,1) green and orange; (1,0) black and brown; (1,1) black and orange."""

FIRST_STALL = "the stall in row 1, column 1"


@pytest.mark.rule("MO-5.1")
@pytest.mark.case("SM-12")
def test_two_passes_round_the_table():
    s = start(3)
    for seat in range(3):
        cubes(s, seat, "KKKGGGPPPBBBOOO")
    s.first = 1
    ask(s, Assign(0))
    seats = []
    while isinstance(asked := choice(s), Act):
        seats.append(asked.seat)
        play(s, Assistant(len(seats), NW))
    assert seats == [1, 2, 0, 1, 2, 0]
    assert asked is None


@pytest.mark.rule("MO-5.2")
@pytest.mark.rule("MO-5.3")
@pytest.mark.case("SM-07")
def test_an_assistant_costs_the_row_cube_and_the_column_cube():
    s = acting(start(), letters="GGBP")
    told = play(s, Assistant(HERE, SE))
    assert held(s, 0) == "GP"
    assert people_in(s, HERE) == [-1, -1, 0, -1]
    assert kinds_in(s, 0) == (11, 0, 2)
    assert told == [events.Placed(0, A, 0, HERE, (SE,), (G, B))]
    assert choice(s) is None
    assert s.placed


@pytest.mark.rule("MO-5.2")
@pytest.mark.case("SM-08")
def test_two_equal_colours_cost_two_cubes():
    stall = at(1, 2)
    s = acting(start(), letters="KGGB")
    assert refused(s, Assistant(stall, NW)) == (
        "MO-5.2",
        "Assistant: the stall in row 2, column 3 costs 2 black cube(s); you still need 1 black cube(s).",
    )
    s = acting(start(), letters="KKG")
    play(s, Assistant(stall, NW))
    assert held(s, 0) == "G"


@pytest.mark.rule("MO-5.2")
def test_what_a_stall_costs_and_what_is_lacking_can_be_asked():
    s = start()
    assert colours(s, HERE) == (G, B)
    assert colours(s, at(4, 3)) == (B, G)
    cubes(s, 0, "GK")
    assert lacks(s, 0, HERE) == (B,)
    assert lacks(s, 0, at(1, 2)) == (K,)
    assert lacks(s, 0, at(2, 1)) == (OR, OR)
    cubes(s, 0, "GB")
    assert lacks(s, 0, HERE) == ()
    assert lacks(s, 0, HERE, extra=True) == (-1,)
    cubes(s, 0, "GBP")
    assert lacks(s, 0, HERE, extra=True) == ()


@pytest.mark.rule("MO-5.2")
def test_a_stall_with_a_market_tile_is_closed():
    s = acting(start(), letters="GB")
    close(s, HERE, tile=2)
    assert refused(s, Assistant(HERE, NW)) == (
        "MO-5.2",
        "Closed by the market tile of Player 3: the stall in row 1, column 1. Choose an open stall.",
    )


@pytest.mark.rule("MO-5.2")
def test_all_that_can_be_paid_is_listed():
    s = acting(start(), letters="GGBK")
    assert {action.stall for action in legal_of(s, Assistant)} == {
        HERE,
        at(0, 2),
        at(0, 3),
        DOWN,
        at(1, 3),
        at(4, 2),
        at(4, 3),
    }


@pytest.mark.rule("MO-5.3")
def test_without_assistants_there_is_none_to_place():
    s = start()
    no_people(s, 0)
    s.players[0].supply |= 0x3000
    s.spaces = [person if person < 12 else -1 for person in s.spaces]
    acting(s, letters="GBK")
    assert refused(s, Assistant(HERE, NW)) == ("MO-5.3", "You have no Assistant to place.")
    assert {type(action) for action in legal(s)} == {Tourist}


@pytest.mark.rule("MO-5.4")
@pytest.mark.case("SM-30")
def test_a_bodyguard_must_first_be_won():
    s = acting(start(), letters="GB")
    assert refused(s, Bodyguard(HERE, NW, NE)) == (
        "MO-5.4",
        "You must first win your Bodyguards in the Guard Quarters (2) by second or third place.",
    )
    win(s, 0)
    told = play(s, Bodyguard(HERE, NW, NE))
    assert told == [events.Placed(0, GUARD, 14, HERE, (NW, NE), (G, B))]
    assert held(s, 0) == ""
    assert kinds_in(s, 0) == (12, 0, 2)


@pytest.mark.rule("MO-5.4")
def test_two_bodyguards_out_are_none_to_place():
    s = start()
    win(s, 0, 2)
    put(s, 0, GUARD, at(4, 4), NW, NE)
    put(s, 0, GUARD, at(4, 3), NW, NE)
    acting(s, letters="GB")
    assert refused(s, Bodyguard(HERE, NW, NE)) == ("MO-5.4", "You have no Bodyguard to place.")


@pytest.mark.rule("MO-5.5")
@pytest.mark.case("SM-09")
def test_a_tourist_costs_one_cube_more():
    s = acting(start(), letters="GBO")
    told = play(s, Tourist(HERE, NW))
    assert held(s, 0) == ""
    assert people_in(s, HERE)[NW] == 12
    assert told == [events.Placed(0, TOURIST, 12, HERE, (NW,), (G, B)), events.ExtraPaid(0, TOURIST, OR)]
    assert choice(s) is None
    s = acting(start(), letters="GB")
    rule, why = refused(s, Tourist(HERE, NW))
    assert rule == "MO-5.5"
    assert "plus one more" in why


@pytest.mark.rule("MO-5.5")
def test_the_extra_cube_is_chosen_among_those_that_are_left():
    s = acting(start(), letters="GGBOO")
    play(s, Tourist(HERE, NW))
    assert now(s) == ExtraCube(0, TOURIST, HERE, NW)
    assert legal(s) == [PayExtra(G), PayExtra(OR), TakeBack()]
    assert refused(s, PayExtra(K)) == (
        "MO-5.5",
        "You can't pay 1 black cube(s): you have 1 green cube(s) and 2 orange cube(s) left.",
    )
    assert not s.placed
    play(s, PayExtra(G))
    assert held(s, 0) == "OO"
    assert s.placed


@pytest.mark.rule("MO-5.5")
def test_the_basic_cost_is_named_before_the_extra_cube():
    s = acting(start(), letters="GPP")
    assert refused(s, Tourist(HERE, NW))[0] == "MO-5.2"
    s = acting(start(), letters="G")
    rule, why = refused(s, Tourist(HERE, NW))
    assert rule == "MO-5.5"
    assert "1 brown cube(s) and 1 cube(s) of any colour" in why


@pytest.mark.rule("MO-5.6")
@pytest.mark.rule("MO-5.7")
@pytest.mark.case("SM-10")
def test_cousins_are_two_assistants_in_neighbouring_stalls():
    s = acting(start(), letters="GBO")
    told = play(s, Cousins(HERE, NW))
    assert now(s) == SecondOfCousins(0, HERE, NW, OR)
    assert held(s, 0) == ""
    rule, why = refused(s, SecondCousin(DIAGONAL, NW))
    assert rule == "MO-5.7"
    assert "the stall in row 2, column 2 isn't next to the stall in row 1, column 1" in why
    assert {action.stall for action in legal_of(s, SecondCousin)} == {RIGHT, DOWN}
    told += play(s, SecondCousin(RIGHT, SW))
    assert people_in(s, HERE)[NW] == 0
    assert people_in(s, RIGHT)[SW] == 1
    assert kinds_in(s, 0) == (10, 0, 2)
    assert s.players[0].cousins == 1
    assert told == [
        events.Placed(0, COUSINS, 0, HERE, (NW,), (G, B)),
        events.ExtraPaid(0, COUSINS, OR),
        events.Placed(0, COUSINS, 1, RIGHT, (SW,), ()),
    ]


@pytest.mark.rule("MO-5.6")
def test_cousins_need_a_token_two_assistants_an_extra_cube_and_an_open_neighbour():
    s = acting(start(), letters="GBO")
    s.players[0].cousins = 0
    assert refused(s, Cousins(HERE, NW)) == ("MO-5.6", "You have no Cousins to place.")
    s = acting(start(), letters="GB")
    assert refused(s, Cousins(HERE, NW))[0] == "MO-5.6"
    s = acting(start(), letters="GBO")
    for n in range(11):
        put(s, 0, A, 24 - n // 3, n % 3)
    assert refused(s, Cousins(HERE, NW)) == ("MO-5.6", "Cousins are two Assistants; you have 1.")
    assert Assistant(HERE, NW) in legal(s)
    s = acting(start(), letters="GBO")
    close(s, RIGHT, DOWN)
    rule, why = refused(s, Cousins(HERE, NW))
    assert rule == "MO-5.6"
    assert why == "No stall beside the stall in row 1, column 1 is open for the second of the Cousins."
    s.tiles[DOWN] = s.arrows[DOWN] = -1
    assert Cousins(HERE, NW) in legal(s)


@pytest.mark.rule("MO-5.6")
def test_the_extra_cube_of_cousins_is_chosen_first():
    s = acting(start(), letters="GBOP")
    play(s, Cousins(HERE, NW))
    assert now(s) == ExtraCube(0, COUSINS, HERE, NW)
    assert refused(s, PayExtra(B))[0] == "MO-5.6"
    play(s, PayExtra(P))
    assert now(s) == SecondOfCousins(0, HERE, NW, P)
    assert held(s, 0) == "O"


@pytest.mark.rule("MO-5.7")
def test_the_second_goes_to_a_free_space_of_an_open_neighbour():
    s = start()
    close(s, RIGHT)
    put(s, 1, T, DOWN, NE)
    acting(s, letters="GBO")
    play(s, Cousins(HERE, NW))
    assert refused(s, SecondCousin(RIGHT, NW))[0] == "MO-5.2"
    assert refused(s, SecondCousin(HERE, NE))[0] == "MO-5.7"
    assert refused(s, SecondCousin(DOWN, NE)) == (
        "MO-7.1",
        "Occupied by Player 2 (Tourist): the north-east space of the stall in row 2, column 1.",
    )
    assert len(legal(s)) == 4


@pytest.mark.rule("MO-5.8")
@pytest.mark.case("SM-31")
def test_who_can_pay_for_a_placement_may_not_pass():
    s = acting(start(), letters="GB")
    assert refused(s, Pass()) == (
        "MO-5.8",
        "You can pay for a placement, for instance in the stall in row 1, column 1, so you may not pass.",
    )
    s = start()
    closed_but(s, HERE)
    acting(s, letters="GG")
    assert legal(s) == [Pass()]
    gold(s, 0, 2)
    assert Pass() in legal(s)
    told = play(s, Pass())
    assert told == [events.Passed(0, could=False)]
    assert not s.placed


@pytest.mark.rule("MO-5.8")
def test_a_tourist_alone_without_a_third_cube_is_no_placement():
    s = start()
    no_people(s, 0)
    s.players[0].supply |= 0x2000
    s.spaces = [person if person != 13 else -1 for person in s.spaces]
    acting(s, letters="GB")
    assert legal(s) == [Pass()]
    cubes(s, 0, "GBB")
    assert refused(s, Pass())[0] == "MO-5.8"


@pytest.mark.rule("MO-5.8")
def test_a_bodyguard_alone_where_it_may_not_squeeze_in_is_no_placement():
    for squeeze in ("on", "off"):
        s = start(bodyguard_squeeze=squeeze)
        no_people(s, 0)
        win(s, 0)
        for corner in (NW, NE, SE):
            put(s, 1, A, HERE, corner)
        closed_but(s, HERE)
        s.spaces = [person if person // 16 == 1 else -1 for person in s.spaces]
        acting(s, letters="GB")
        assert legal(s) == ([Bodyguard(HERE, SW, SW)] if squeeze == "on" else [Pass()])
        if squeeze == "off":
            assert refused(s, Bodyguard(HERE, SW, SW))[0] == "MO-14.1"


@pytest.mark.rule("MO-5.8")
def test_a_tourist_without_a_third_cube_beside_a_bodyguard_without_room_leaves_passing():
    s = start(bodyguard_squeeze="off")
    no_people(s, 0)
    win(s, 0)
    closed_but(s, HERE)
    s.spaces = [-1] * 100
    for corner in (NW, NE, SE):
        put(s, 1, A, HERE, corner)
    s.players[0].supply |= 0x2000
    acting(s, letters="GB")
    assert legal(s) == [Pass()]
    cubes(s, 0, "GBB")
    assert legal(s) == [Tourist(HERE, SW)]


@pytest.mark.rule("MO-5.8")
def test_two_free_spaces_are_room_for_a_bodyguard():
    s = start(bodyguard_squeeze="off")
    no_people(s, 0)
    win(s, 0)
    closed_but(s, HERE, RIGHT)
    s.spaces = [-1] * 100
    for corner in (NW, NE, SE):
        put(s, 1, A, HERE, corner)
    put(s, 1, A, RIGHT, NE)
    put(s, 1, A, RIGHT, SW)
    acting(s, letters="GBO")
    assert legal(s) == [Bodyguard(RIGHT, NW, SE)]
    assert "for instance in the stall in row 1, column 2" in refused(s, Pass())[1]


@pytest.mark.rule("MO-5.9")
def test_with_nobody_left_a_person_may_be_recalled_from_any_open_stall():
    s = start()
    no_people(s, 0)
    acting(s, letters="GBP")
    recalls = legal_of(s, Recall)
    assert len(recalls) == 14
    assert Pass() in legal(s)
    stall, corner = recalls[0].stall, recalls[0].corner
    person = people_in(s, stall)[corner]
    told = play(s, recalls[0])
    assert told == [events.Recalled(0, person, stall, corner)]
    assert people_in(s, stall)[corner] == -1
    assert kinds_in(s, 0) in {(1, 0, 0), (0, 0, 1)}
    assert now(s) == Act(0)
    assert not legal_of(s, Recall)
    assert Pass() not in legal(s)


@pytest.mark.rule("MO-5.9")
def test_why_nobody_is_recalled():
    s = start()
    put(s, 0, A, HERE, NW)
    acting(s, letters="GB")
    assert refused(s, Recall(HERE, NW)) == (
        "MO-5.9",
        (
            "You still have 13 person(s) to place: "
            f"nobody is recalled from the north-west space of {FIRST_STALL}."
        ),
    )
    no_people(s, 0)
    win(s, 0)
    put(s, 0, GUARD, RIGHT, NW, NE)
    put(s, 1, A, DOWN, NW)
    acting(s, letters="GB")
    assert "The Bodyguard on" in refused(s, Recall(RIGHT, NW))[1]
    assert refused(s, Recall(DOWN, NW))[1].startswith("None of your people stands on")
    assert refused(s, Recall(DOWN, NE))[1].startswith("None of your people stands on")
    tourist = s.spaces.index(12)
    why = refused(s, Recall(tourist // 4, tourist % 4))[1]
    assert why.startswith(
        "With 1 green cube(s) and 1 brown cube(s) you couldn't pay to place the Tourist from"
    )
    assert len(legal_of(s, Recall)) == 12
    cubes(s, 0, "G")
    assert legal(s) == [Pass()]


@pytest.mark.rule("MO-14.4")
def test_without_recall_the_match_ends_when_all_are_stuck():
    s = start(2, recall="off")
    no_people(s, 0)
    acting(s, letters="GB")
    rule, why = refused(s, Recall(24, NW))
    assert rule == "MO-14.4"
    assert "has no recall" in why
    ask(s, Assign(1))
    assert now(s) == Act(1)
    for person in range(16, 30):
        space = s.spaces.index(-1, 40)
        s.spaces[space] = person
    s.players[1].supply = 0
    told = run(s, Assign(1), Assign(2))
    assert [event.why for event in happened(told, events.MatchEnded)] == ["stuck"]
    assert choice(s) is None
    s.flags = start(2).flags
    ask(s, Assign(1))
    assert now(s) == Act(1)


def things(s):
    """All that lies on the table."""
    copied = s.copy()
    copied.flow = []
    return copied


@pytest.mark.rule("MO-5.10")
def test_no_action_goes_on_for_ever():
    s = acting(start(), letters="GGBO")
    for how in (Tourist(HERE, SE), Cousins(HERE, NW)) * 5:
        play(s, how, TakeBack())
    play(s, Cousins(HERE, NW))
    for paid in (PayExtra(OR), None):
        assert TakeBack() not in legal(s)
        assert refused(s, TakeBack())[0] == "MO-5.10"
        assert legal(s)
        if paid:
            play(s, paid)
    play(s, legal(s)[0])
    assert not any(isinstance(step, Withdrawn) for step in s.flow)


@pytest.mark.rule("MO-5.10")
def test_a_tourist_can_be_taken_back_until_the_extra_cube_is_paid():
    s = acting(start(), letters="GGBO")
    before = things(s)
    told = play(s, Tourist(HERE, SE), TakeBack())
    assert things(s) == before
    assert now(s) == Act(0)
    assert told[-1] == events.TakenBack(0, TOURIST, 12, HERE, (G, B))


@pytest.mark.rule("MO-5.10")
def test_cousins_can_be_taken_back_until_the_second_stands():
    s = acting(start(), letters="GGBO")
    before = things(s)
    play(s, Cousins(HERE, NW), TakeBack())
    assert things(s) == before
    told = play(s, Cousins(HERE, NW), PayExtra(OR), TakeBack())
    assert things(s) == before
    assert told[-1] == events.TakenBack(0, COUSINS, 0, HERE, (G, B, OR))
    assert not s.placed
    s = acting(start(), letters="GBP")
    assert refused(s, TakeBack())[0] == "MO-5.2"


@pytest.mark.rule("MO-6.1")
@pytest.mark.case("SM-11")
def test_a_gold_swaps_two_rows():
    s = start()
    gold(s, 0, 1)
    acting(s, letters="KB")
    told = play(s, Swap(0, 1))
    assert told == [events.Swapped(0, 0, 1, (K, G))]
    assert colours(s, HERE) == (K, B)
    assert colours(s, DOWN) == (G, B)
    assert (s.gold, s.players[0].gold) == (15, 0)
    assert now(s) == Act(0)
    assert Assistant(HERE, NW) in legal(s)
    assert refused(s, Swap(0, 1)) == (
        "MO-6.1",
        "Swapping the cubes of row 1 and row 2 costs a gold, and you have none.",
    )


@pytest.mark.rule("MO-6.1")
def test_any_number_of_swaps_before_the_placement_and_none_after():
    s = start()
    gold(s, 0, 3)
    acting(s, letters="KB")
    play(s, Swap(5, 9), Swap(9, 6), Swap(3, 0))
    assert s.rails == (P, K, OR, G, B, P, B, K, G, OR)
    play(s, Assistant(at(1, 1), NW))
    assert choice(s) is None
    s = start()
    gold(s, 0, 1)
    acting(s, letters="GBPO")
    play(s, Tourist(HERE, NW))
    assert refused(s, Swap(0, 1))[0] == "MO-5.5"


@pytest.mark.rule("MO-6.1")
def test_both_ways_of_a_swap_do_the_same():
    s = start()
    gold(s, 0, 1)
    acting(s, letters="KB")
    other = s.copy()
    play(s, Swap(2, 4))
    play(other, Swap(4, 2))
    assert s == other
    t = start()
    gold(t, 0, 1)
    assert len(legal_of(acting(t), Swap)) == 40


@pytest.mark.rule("MO-6.2")
@pytest.mark.case("SM-11")
def test_rows_swap_with_rows_only():
    s = start()
    gold(s, 0, 1)
    acting(s, letters="KB")
    assert refused(s, Swap(4, 5)) == (
        "MO-6.2",
        "Only swap rows with rows or columns with columns: not row 5 with column 1.",
    )
    assert refused(s, Swap(7, 0))[0] == "MO-6.2"
    assert now(s).check(s, Swap(3, 3)).rule == "MO-6.2"


@pytest.mark.rule("MO-7.1")
def test_the_player_picks_a_free_space():
    s = start()
    put(s, 2, A, HERE, NE)
    acting(s, letters="GB")
    assert refused(s, Assistant(HERE, NE)) == (
        "MO-7.1",
        "Occupied by Player 3 (Assistant): the north-east space of the stall in row 1, column 1.",
    )
    assert [action.corner for action in legal_of(s, Assistant) if action.stall == HERE] == [NW, SE, SW]
    play(s, Assistant(HERE, SW))
    assert people_in(s, HERE) == [-1, 32, -1, 0]


@pytest.mark.rule("MO-7.2")
def test_a_bodyguard_takes_any_two_free_spaces():
    s = start()
    win(s, 0)
    put(s, 1, A, HERE, NE)
    acting(s, letters="GB")
    assert [action for action in legal_of(s, Bodyguard) if action.stall == HERE] == [
        Bodyguard(HERE, NW, SE),
        Bodyguard(HERE, NW, SW),
        Bodyguard(HERE, SE, SW),
    ]
    assert refused(s, Bodyguard(HERE, NW, NE))[0] == "MO-7.1"
    assert refused(s, Bodyguard(HERE, NW, NW)) == (
        "MO-7.2",
        "Choose two free spaces for the Bodyguard (3 free): the stall in row 1, column 1.",
    )
    play(s, Bodyguard(HERE, NW, SW))
    assert people_in(s, HERE) == [14, 16, -1, 14]


@pytest.mark.rule("MO-7.2")
@pytest.mark.rule("MO-14.1")
def test_a_bodyguard_squeezes_into_the_last_space():
    for option, rule in (("on", None), ("off", "MO-14.1")):
        s = start(bodyguard_squeeze=option)
        win(s, 0)
        for corner in (NW, NE, SE):
            put(s, 1, A, HERE, corner)
        acting(s, letters="GB")
        if rule:
            assert refused(s, Bodyguard(HERE, SW, SW)) == (
                rule,
                "A Bodyguard needs two free spaces; only one is free in the stall in row 1, column 1.",
            )
            assert all(a.stall != HERE for a in legal_of(s, Bodyguard))
        else:
            assert [a for a in legal_of(s, Bodyguard) if a.stall == HERE] == [Bodyguard(HERE, SW, SW)]


@pytest.mark.rule("MO-7.3")
def test_strength_is_one_and_two_for_a_bodyguard_either_way():
    s = start()
    put(s, 0, GUARD, HERE, NW, SE)
    put(s, 1, GUARD, HERE, NE, SW)
    assert strengths(s, HERE) == (2, 2, 0, 0)
    assert leaders(s, HERE) == (0, 1)
    put(s, 2, A, RIGHT, NW)
    put(s, 2, T, RIGHT, NE)
    put(s, 3, A, RIGHT, SE)
    put(s, 0, GUARD, RIGHT, SW)
    assert strengths(s, RIGHT) == (2, 0, 2, 1)
    assert leaders(s, RIGHT) == (0, 2)
    assert leaders(s, DOWN) == ()


@pytest.mark.rule("MO-14.8")
def test_free_passing():
    s = acting(start(passing="free"), letters="GB")
    assert Pass() in legal(s)
    assert play(s, Pass()) == [events.Passed(0, could=True)]


def test_what_is_asked_next_refuses_other_kinds_of_actions():
    s = acting(start(), letters="GBOP")
    assert refused(s, MoveScout(1))[0] == "MO-5.2"
    play(s, Cousins(HERE, NW))
    assert refused(s, Assistant(RIGHT, NW))[0] == "MO-5.6"
    play(s, PayExtra(P))
    assert refused(s, Keep(1))[0] == "MO-5.7"


def test_prompts_say_what_is_asked():
    s = acting(start(), letters="GBOP")
    assert english(now(s).prompt(s)).startswith("Place a person on a space of a stall.")
    play(s, Cousins(HERE, NW))
    assert "Cousins in the stall in row 1, column 1" in english(now(s).prompt(s))
    play(s, PayExtra(P))
    assert "one of 2 stall(s) beside" in english(now(s).prompt(s))
    close(s, DOWN, tile=0)
    assert "one of 1 stall(s) beside" in english(now(s).prompt(s))
    closed_but(s, HERE)
    acting(s, letters="GK")
    assert "pass" in english(now(s).prompt(s))


def test_rules_that_matter_are_those_of_what_lies_in_hand():
    s = acting(start(), letters="GB")
    assert now(s).rules_now(s) == ("MO-5.2", "MO-7.1", "MO-5.5", "MO-5.6", "MO-5.8")
    gold(s, 0, 1)
    win(s, 0)
    assert set(now(s).rules_now(s)) >= {"MO-6.1", "MO-5.4", "MO-7.2"}


def test_effects_tell_what_a_placement_brings():
    s = start()
    s.juice = tuple(range(1, 37))
    put(s, 0, A, HERE, NE)
    put(s, 1, A, HERE, SE)
    acting(s, letters="GBP")

    def said(action):
        return english(effect(s, action))

    assert said(Assistant(HERE, NW)) == "1 space(s) left, you lead"
    assert said(Assistant(RIGHT, NW)) == "3 space(s) left, you lead"
    put(s, 1, A, HERE, SW)
    assert said(Assistant(HERE, NW)) == "Fills the stall: you: 5 VP, 3 juice; Player 2: 5 VP, 15 juice"
    win(s, 0)
    assert said(Bodyguard(HERE, NW, NW)) == (
        "Fills the stall: you: 5 VP, 3 juice; Player 2: 2 VP, a gold and a Bodyguard, 15 juice"
    )
    s.spaces[HERE * 4 + SW] = 40
    assert said(Assistant(HERE, NW)) == (
        "Fills the stall: you: 5 VP, 3 juice; Player 2: 1 VP, a gold or a Bodyguard, 8 juice; "
        "Player 3: 1 VP, a gold or a Bodyguard, 7 juice"
    )
    put(s, 2, A, DOWN, NW)
    assert said(Assistant(DOWN, NE)) == "2 space(s) left, you share the lead"
    put(s, 2, A, DOWN, SW)
    assert said(Tourist(DOWN, NE)) == "1 space(s) left, you aren't in the lead"
    gold(s, 0, 1)
    assert said(Swap(0, 1)) == "You could pay for 2 other stall(s)"
    s.players[0].cubes = (0,) * 5
    assert said(Swap(0, 1)) == "You couldn't pay for any other stall"
