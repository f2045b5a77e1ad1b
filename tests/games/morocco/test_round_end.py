"""MO-11 and MO-12: the end of a round and of the match."""

from __future__ import annotations

import pytest

from tabletop.engine.game import Setup
from tabletop.engine.rules import choice
from tabletop.engine.text import english
from tabletop.games.morocco import events
from tabletop.games.morocco.actions import Assistant, Keep, Pass
from tabletop.games.morocco.clock import clock, round_of, seat_names
from tabletop.games.morocco.rules.rounds import Assign, KeepCube, RoundEnd, Scout
from tests.games.morocco.positions import (
    NW,
    SW,
    A,
    B,
    G,
    K,
    ask,
    at,
    close,
    closed_but,
    cubes,
    happened,
    held,
    legal,
    now,
    play,
    put,
    refused,
    run,
    start,
)


def ending(seats=4, *, placed=True, closed=True, **options):
    """A match at the end of its round 1."""
    s = start(seats, **options)
    s.placed, s.closed, s.scout = placed, closed, 3
    return s


def why(told):
    return [event.why for event in happened(told, events.MatchEnded)]


@pytest.mark.rule("MO-11.1")
def test_the_marker_goes_on_and_the_scout_home():
    s = ending()
    s.first = 2
    told = run(s, RoundEnd())
    assert (s.first, s.scout, s.round) == (3, -1, 2)
    assert told[:2] == [events.MarkerPassed(3), events.ScoutHome()]
    assert now(s) == Scout(3)
    s.placed, s.flow = True, []
    run(s, RoundEnd())
    assert s.first == 0


@pytest.mark.rule("MO-11.2")
@pytest.mark.case("SM-24")
def test_everyone_keeps_one_cube():
    s = ending()
    cubes(s, 0, "KGGB")
    cubes(s, 1, "PP")
    cubes(s, 2, "O")
    cubes(s, 3, "KO")
    told = run(s, RoundEnd())
    assert held(s, 1) == "P"
    assert happened(told, events.Kept) == [events.Kept(1, 2, (0, 0, 1, 0, 0))]
    assert held(s, 2) == "O"
    assert now(s) == KeepCube(3)
    play(s, Keep(K))
    assert now(s) == KeepCube(0)
    assert legal(s) == [Keep(K), Keep(G), Keep(B)]
    assert refused(s, Keep(2)) == (
        "MO-11.2",
        "You have no purple cube to keep: you have 1 black cube(s), 2 green cube(s) and 1 brown cube(s).",
    )
    assert refused(s, Pass())[0] == "MO-11.2"
    told = play(s, Keep(G))
    assert told[0] == events.Kept(0, G, (1, 1, 0, 1, 0))
    assert [held(s, seat) for seat in range(4)] == ["G", "P", "O", "K"]
    assert s.round == 2


@pytest.mark.rule("MO-11.2")
def test_cubes_are_kept_in_turn_order_from_the_new_first_player_on():
    s = ending(3)
    s.first = 1
    for seat in range(3):
        cubes(s, seat, "KG")
    run(s, RoundEnd())
    seats = []
    while isinstance(now(s), KeepCube):
        seats.append(now(s).seat)
        play(s, Keep(G))
    assert seats == [2, 0, 1]


@pytest.mark.rule("MO-12.1")
@pytest.mark.parametrize("still_open", [3, 5, 6])
@pytest.mark.case("SM-26")
def test_five_or_fewer_open_stalls_end_the_match(still_open):
    s = ending()
    close(s, *range(25 - still_open))
    cubes(s, 0, "KG")
    told = run(s, RoundEnd())
    if still_open == 6:
        assert why(told) == []
        assert now(s) == KeepCube(0)
    else:
        assert why(told) == ["few_open"]
        assert choice(s) is None
        assert held(s, 0) == "KG"


@pytest.mark.rule("MO-12.1")
@pytest.mark.case("SM-25")
def test_a_round_in_which_the_sixth_last_stall_closes_is_played_to_its_end():
    s = start(2)
    closed_but(s, *range(6))
    for corner in range(3):
        put(s, 0, A, 0, corner)
    cubes(s, 0, "GBGB")
    cubes(s, 1, "GOGO")
    ask(s, Assign(0), RoundEnd())
    play(s, Assistant(0, SW))
    assert s.tiles.count(-1) == 5
    told = play(s, Assistant(1, NW), Pass())
    assert why(told) == []
    told = play(s, Assistant(1, SW))
    assert why(told) == ["few_open"]
    assert choice(s) is None


@pytest.mark.rule("MO-12.2")
def test_a_round_without_a_placement_ends_the_match():
    assert why(run(ending(placed=False, closed=False), RoundEnd())) == ["no_placement"]
    assert why(run(ending(placed=True, closed=False), RoundEnd())) == []


@pytest.mark.rule("MO-12.2")
@pytest.mark.rule("MO-14.9")
@pytest.mark.parametrize(("option", "ends"), [("on", ["quiet"]), ("off", [])])
def test_thirty_quiet_rounds_end_the_match(option, ends):
    s = ending(closed=False, quiet_end=option)
    s.quiet = 28
    assert why(run(s, RoundEnd())) == []
    assert s.quiet == 29
    s.placed = True
    assert why(run(s, RoundEnd())) == ends


@pytest.mark.rule("MO-12.2")
def test_a_closing_begins_the_count_anew():
    s = ending(closed=True)
    s.quiet = 29
    assert why(run(s, RoundEnd())) == []
    assert s.quiet == 0


@pytest.mark.rule("MO-14.7")
def test_cousins_come_back_where_that_is_wanted():
    for option, tokens in (("once", [0, 1]), ("return", [2, 2])):
        s = ending(cousins=option)
        s.players[1].cousins, s.players[3].cousins = 0, 1
        told = run(s, RoundEnd())
        assert [s.players[1].cousins, s.players[3].cousins] == tokens
        expected = [events.CousinsReturned(1, 2), events.CousinsReturned(3, 1)] if option == "return" else []
        assert happened(told, events.CousinsReturned) == expected


def test_the_clock_tells_round_and_open_stalls():
    s = ending()
    close(s, at(0, 0))
    run(s, RoundEnd())
    assert english(clock(s)) == "Round 2, 24 stall(s) open"
    assert round_of(s) == 2
    s.flow = []
    assert english(clock(s)) == "The end"
    names = seat_names(Setup(1, ("person", "merchant:normal")))
    assert [english(name) for name in names] == ["Player 1", "Merchant"]
