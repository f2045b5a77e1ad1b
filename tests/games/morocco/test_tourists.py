"""MO-10: people going home, Tourists walking on, chains."""

from __future__ import annotations

import pytest

from tabletop.engine.rules import choice
from tabletop.engine.text import english
from tabletop.games.morocco import events
from tabletop.games.morocco.actions import Assistant, Pass, PlaceWalker, PointTile, TakeGold
from tabletop.games.morocco.rules.closing import ChooseAward, ChooseWalkerSpace, PointStallTile
from tabletop.games.morocco.state import NEUTRAL
from tests.games.morocco.positions import (
    GUARD,
    NE,
    NW,
    SE,
    SW,
    A,
    E,
    S,
    T,
    acting,
    at,
    close,
    closed_but,
    closing,
    happened,
    kinds_in,
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

HERE, EAST, SOUTH = at(2, 2), at(2, 3), at(3, 2)


def full(s, stall, *who):
    """Fill a stall from NW on: a seat and the kind of its person on each space."""
    for corner, (seat, kind) in enumerate(who):
        put(s, seat, kind, stall, corner)
    return s


def walking(s, *who):
    """A stall with these people closes; only the stall to the east is open around it."""
    close(s, at(1, 2), at(3, 2), at(2, 1))
    full(s, HERE, *who)
    return closing(s, HERE)


@pytest.mark.rule("MO-10.1")
@pytest.mark.case("SM-20")
def test_bodyguards_go_to_the_quarters_and_all_others_home():
    s = start()
    put(s, 0, GUARD, HERE, NW, NE)
    put(s, 0, A, HERE, SE)
    put(s, 0, A, HERE, SW)
    put(s, 0, A, EAST, SW)
    assert kinds_in(s, 0) == (9, 0, 2)
    told = closing(s, HERE)
    assert kinds_in(s, 0) == (11, 0, 2)
    assert s.players[0].quarters.bit_count() == 2
    assert people_in(s, HERE) == [-1] * 4
    assert happened(told, events.PeopleLeft) == [events.PeopleLeft(HERE, (14, 0, 1))]
    assert people_in(s, EAST)[SW] == 2


@pytest.mark.rule("MO-10.1")
def test_awards_come_before_people_leave():
    s = start()
    win(s, 1, 2)
    put(s, 0, GUARD, HERE, NW, NE)
    put(s, 0, A, HERE, SE)
    put(s, 1, GUARD, HERE, SW)
    told = closing(s, HERE)
    assert standing(s)[1] == (2, 1)
    assert happened(told, events.AwardLost)
    assert s.players[1].quarters.bit_count() == 1


@pytest.mark.rule("MO-10.2")
@pytest.mark.rule("MO-9.1")
@pytest.mark.case("SM-21")
def test_a_tourist_goes_home_and_an_assistant_walks_on():
    s = start()
    told = walking(s, (0, A), (0, A), (0, A), (1, T))
    assert happened(told, events.TilePointed) == [events.TilePointed(0, HERE, E, EAST, chosen=False)]
    assert now(s) == ChooseWalkerSpace(1, 28, HERE, EAST)
    assert kinds_in(s, 1)[2] == 2
    assert len(legal(s)) == 4
    assert refused(s, Pass())[0] == "MO-10.2"
    assert "one of 4 free space(s) of the stall in row 3, column 4" in english(now(s).prompt(s))
    told = play(s, PlaceWalker(SE))
    assert told == [events.TouristWalked(1, HERE, EAST, SE, 28, 16)]
    assert people_in(s, EAST) == [-1, -1, 16, -1]
    assert kinds_in(s, 1) == (11, 1, 2)
    assert s.tiles[EAST] == -1


@pytest.mark.rule("MO-10.2")
def test_the_owner_picks_a_free_space():
    s = start()
    put(s, 3, A, EAST, NE)
    walking(s, (0, A), (0, A), (0, A), (1, T))
    assert legal(s) == [PlaceWalker(NW), PlaceWalker(SE), PlaceWalker(SW)]
    assert refused(s, PlaceWalker(NE))[0] == "MO-7.1"


@pytest.mark.rule("MO-10.2")
def test_the_tourists_of_all_players_walk_in_turn_order_from_whoever_pointed_the_tile():
    s = start()
    walking(s, (1, T), (2, A), (2, T), (1, T))
    assert standing(s)[:3] == [(0, 0), (5, 0), (5, 0)]
    assert now(s).seat == 1
    seats = []
    while isinstance(now(s), ChooseWalkerSpace):
        seats.append((now(s).seat, now(s).tourist))
        play(s, legal(s)[0])
        if choice(s) is None:
            break
    assert seats == [(1, 28), (1, 29), (2, 44)]
    s = start()
    walking(s, (0, T), (1, T), (2, A), (2, A))
    play(s, TakeGold(), TakeGold())
    assert now(s).seat == 0
    s = start(3)
    walking(s, (1, T), (0, T), (2, A), (2, A))
    play(s, TakeGold(), TakeGold(), PlaceWalker(NW))
    assert people_in(s, EAST)[NW] == 0


@pytest.mark.rule("MO-10.3")
def test_without_an_assistant_the_tourist_only_goes_home():
    s = start()
    for n in range(12):
        put(s, 1, A, 20 + n // 3, n % 3)
    told = walking(s, (0, A), (0, A), (0, A), (1, T))
    assert happened(told, events.TouristWentHome) == [events.TouristWentHome(1, HERE, 28, "no_assistant")]
    assert people_in(s, EAST) == [-1] * 4


@pytest.mark.rule("MO-10.3")
def test_an_assistant_that_has_just_come_home_may_walk_on():
    s = start()
    for n in range(11):
        put(s, 1, A, 20 + n // 3, n % 3)
    walking(s, (0, A), (0, A), (1, A), (1, T))
    play(s, PlaceWalker(NW))
    assert people_in(s, EAST)[NW] == 27


@pytest.mark.rule("MO-10.3")
@pytest.mark.rule("MO-10.4")
def test_when_the_new_stall_is_full_other_tourists_only_go_home_and_it_closes_next():
    s = start()
    full(s, EAST, (3, A), (3, A), (3, A))
    close(s, at(1, 3), at(3, 3))
    told = walking(s, (0, A), (0, A), (2, T), (0, T))
    assert happened(told, events.TouristWalked) == [events.TouristWalked(0, HERE, EAST, SW, 13 - 1, 0)]
    assert happened(told, events.TouristWentHome) == [events.TouristWentHome(2, HERE, 44, "no_space")]
    assert happened(told, events.StallFilled)[1] == events.StallFilled(EAST, (1, 0, 0, 3), chained=True)
    assert s.tiles[EAST] == 3
    assert happened(told, events.TilePointed)[1].target == at(2, 4)


@pytest.mark.rule("MO-10.4")
@pytest.mark.case("SM-23")
def test_a_chain_has_the_same_active_player():
    s = start()
    close(s, at(1, 2), at(3, 2), at(2, 1))
    full(s, EAST, (2, A), (2, A), (1, T))
    full(s, HERE, (0, A), (1, T), (0, A))
    acting(s, 3, "OK")
    told = play(s, Assistant(HERE, SW), TakeGold(), TakeGold())
    assert [e.seat for e in happened(told, events.GoldGained)] == [3, 1]
    assert [e.stall for e in happened(told, events.StallFilled)] == [HERE, EAST]
    assert s.tiles[EAST] == NEUTRAL
    assert now(s) == PointStallTile(3, EAST)


@pytest.mark.rule("MO-10.4")
def test_awards_of_a_chain_are_given_as_usual():
    s = start()
    full(s, EAST, (2, A), (3, A), (1, T))
    told = walking(s, (0, A), (0, A), (0, A), (1, T))
    assert [e.stall for e in happened(told, events.StallFilled)] == [HERE, EAST]
    assert s.players[1].vp == 2 + 5
    assert isinstance(now(s), ChooseAward)
    assert (now(s).seat, now(s).stall) == (2, EAST)
    play(s, TakeGold(), TakeGold())
    assert now(s) == PointStallTile(1, EAST)
    play(s, PointTile(S))
    assert now(s) == ChooseWalkerSpace(1, 28, EAST, at(3, 3))


@pytest.mark.rule("MO-10.4")
def test_the_first_stall_is_filled_by_a_chain_too():
    s = start()
    full(s, 0, (3, A), (3, A), (3, A))
    closed_but(s, 0, 1, at(4, 4))
    full(s, 1, (0, A), (0, A), (0, A), (1, T))
    told = closing(s, 1)
    assert [e.stall for e in happened(told, events.StallFilled)] == [1, 0]
    assert s.tiles[0] == 3


def test_nothing_waits_after_a_closing_without_tourists():
    s = start()
    closed_but(s, HERE, at(0, 0))
    full(s, HERE, (0, A), (0, A), (0, A), (1, A))
    closing(s, HERE)
    assert choice(s) is None
    assert s.tiles[HERE] == 0
