"""MO-3 and MO-4: the round, the market die and the scout."""

from __future__ import annotations

from collections import Counter

import pytest

from tabletop.engine.rules import choice
from tabletop.games.morocco import events
from tabletop.games.morocco.actions import MoveScout, Pass, TakeCube
from tabletop.games.morocco.rules.rounds import ChooseWild, MarketDie, Round, Scout, Scouting
from tabletop.games.morocco.state import WILD
from tests.games.morocco.positions import (
    B,
    G,
    K,
    ask,
    cubes,
    happened,
    held,
    legal,
    now,
    play,
    refused,
    run,
    start,
)


def rolled(seats, face, seed=0):
    """A match just after one roll of the market die that shows this face."""
    for chance in range(seed, seed + 200):
        s = start(seats)
        s.chance = chance
        told = run(s, MarketDie())
        if s.die == face:
            return s, told
    raise AssertionError(face)


def round_of(s):
    """Play a whole round with the first legal action each time; return what happened."""
    told = run(s, Round())
    while (asked := choice(s)) is not None and s.round == 2:
        told += play(s, asked.legal(s)[0])
    return told


@pytest.mark.rule("MO-3.1")
def test_a_round_goes_from_the_die_to_scout_assign_and_round_end():
    s = start(3)
    cubes(s, 0, "KKGGPBO")
    kinds = [type(event) for event in round_of(s)]
    order = (
        events.RoundBegan,
        events.DieRolled,
        events.ScoutMoved,
        events.AssignBegan,
        events.Placed,
        events.MarkerPassed,
        events.ScoutHome,
        events.Kept,
    )
    firsts = [kinds.index(kind) for kind in order]
    assert firsts == sorted(firsts)
    assert s.round == 3


@pytest.mark.rule("MO-3.2")
@pytest.mark.case("SM-01")
@pytest.mark.parametrize(("seats", "rolls"), [(2, 2), (3, 1), (4, 0), (5, 0)])
def test_so_many_rolls_by_number_of_players(seats, rolls):
    for seed in range(8):
        s = start(seats, seed=seed)
        told = run(s, Round())
        while isinstance(now(s), ChooseWild):
            told += play(s, TakeCube(K))
        dice = happened(told, events.DieRolled)
        assert len(dice) == rolls
        assert all((die.seat, die.use) == (-1, "market") for die in dice)
        assert [len(held(s, seat)) for seat in range(seats)] == [rolls] * seats
        assert now(s) == Scout(0)


@pytest.mark.rule("MO-3.2")
@pytest.mark.parametrize("face", range(5))
def test_everyone_gains_a_cube_of_the_face(face):
    s, told = rolled(3, face)
    assert [p.cubes[face] for p in s.players] == [1, 1, 1]
    assert [sum(p.cubes) for p in s.players] == [1, 1, 1]
    assert [(e.seat, e.cubes[face], e.rule) for e in happened(told, events.CubesGained)] == [
        (seat, 1, "MO-3.2") for seat in range(3)
    ]
    assert not s.flow


@pytest.mark.rule("MO-3.2")
def test_the_die_has_six_equal_faces():
    seen = Counter()
    s = start(3)
    for _ in range(900):
        run(s, MarketDie())
        seen[s.die] += 1
    assert set(seen) == set(range(6))
    assert max(seen.values()) < 1.6 * min(seen.values())


@pytest.mark.rule("MO-3.3")
@pytest.mark.case("SM-02")
def test_on_wild_every_player_picks_a_colour_of_their_own():
    s, _ = rolled(3, WILD)
    s.first = 0
    assert now(s) == ChooseWild(0)
    assert len(legal(s)) == 5
    play(s, TakeCube(G))
    assert now(s) == ChooseWild(1)
    play(s, TakeCube(B))
    play(s, TakeCube(G))
    assert [held(s, seat) for seat in range(3)] == ["G", "B", "G"]
    assert choice(s) is None


@pytest.mark.rule("MO-3.3")
def test_colours_are_chosen_in_turn_order_from_the_first_player_on():
    for chance in range(40):
        s = start(3)
        s.first, s.chance = 2, chance
        run(s, MarketDie())
        if s.die == WILD:
            break
    assert now(s).seat == 2
    play(s, TakeCube(K))
    assert now(s).seat == 0
    assert refused(s, Pass())[0] == "MO-3.3"


def scouting(seats, scout=-1, first=0):
    s = start(seats)
    s.scout, s.first = scout, first
    return ask(s, Scouting(0))


@pytest.mark.rule("MO-4.3")
@pytest.mark.case("SM-03")
def test_the_mover_gains_both_neighbours_and_all_others_the_space_itself():
    s = scouting(4)
    told = play(s, MoveScout(2))
    assert s.scout == 2
    assert [held(s, seat) for seat in range(4)] == ["GB", "P", "P", "P"]
    assert happened(told, events.ScoutMoved) == [events.ScoutMoved(0, -1, 2, s.roof[2])]
    assert {e.rule for e in happened(told, events.CubesGained)} == {"MO-4.3"}


@pytest.mark.rule("MO-4.2")
@pytest.mark.case("SM-04")
def test_the_scout_has_to_move():
    s = scouting(4, scout=2)
    assert legal(s) == [MoveScout(0), MoveScout(1), MoveScout(3), MoveScout(4)]
    assert refused(s, MoveScout(2)) == (
        "MO-4.2",
        "The scout is on the purple roof space already and has to move to another one.",
    )


@pytest.mark.rule("MO-4.2")
def test_from_the_centre_it_goes_anywhere():
    assert len(legal(scouting(3))) == 5


@pytest.mark.rule("MO-4.3")
@pytest.mark.case("SM-05")
def test_the_roof_is_a_circle():
    s = scouting(3)
    play(s, MoveScout(0))
    assert [held(s, seat) for seat in range(3)] == ["GO", "K", "K"]
    play(s, MoveScout(4))
    assert [held(s, seat) for seat in range(3)] == ["GOO", "KKB", "KO"]


@pytest.mark.rule("MO-4.1")
def test_each_player_moves_the_scout_once_in_turn_order():
    s = scouting(4, first=2)
    seats = []
    while (asked := choice(s)) is not None:
        assert isinstance(asked, Scout)
        seats.append(asked.seat)
        play(s, legal(s)[0])
    assert seats == [2, 3, 0, 1]


@pytest.mark.rule("MO-4.1")
def test_another_action_has_to_wait_for_the_scout():
    rule, why = refused(scouting(3), Pass())
    assert rule == "MO-4.1"
    assert "has to wait" in why


@pytest.mark.rule("MO-4.3")
@pytest.mark.case("SM-06")
@pytest.mark.parametrize(("seats", "income"), [(2, 5), (3, 5), (4, 5), (5, 6)])
def test_the_income_of_a_round(seats, income):
    s = start(seats)
    run(s, Round())
    while isinstance(now(s), (Scout, ChooseWild)):
        play(s, legal(s)[-1])
    assert [sum(p.cubes) for p in s.players] == [income] * seats


@pytest.mark.rule("MO-4.3")
def test_kept_cubes_stay():
    s = scouting(2)
    cubes(s, 1, "PP")
    play(s, MoveScout(2))
    assert held(s, 1) == "PPP"
