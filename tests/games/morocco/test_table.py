"""How Morocco lies on the table: everything in its place, and every action in the hands."""

from __future__ import annotations

import random
from functools import cache
from itertools import combinations

import pytest

from tabletop.engine.game import Setup
from tabletop.engine.rules import Film, act, choice, settle
from tabletop.engine.table import Drag, Press
from tabletop.games.morocco import actions as do
from tabletop.games.morocco import art
from tabletop.games.morocco.hidden import view
from tabletop.games.morocco.rules.assign import Act
from tabletop.games.morocco.rules.closing import PointStallTile, permitted
from tabletop.games.morocco.rules.setup import setup
from tabletop.games.morocco.score import district
from tabletop.games.morocco.square import PAIRS
from tabletop.games.morocco.state import BODYGUARDS, COLUMNS, EACH
from tabletop.games.morocco.table import gesture, lay, places, preview, thumb

SEATS = {
    "solo": ("person", "merchant:normal"),
    "merchant first": ("merchant:normal", "person"),
    "two": ("person",) * 2,
    "three": ("person",) * 3,
    "five": ("person",) * 5,
}
OTHERWISE = (("juice_values", "1-6"), ("passing", "free"), ("start_gold", "1"), ("cousins", "return"))
EVERY = pytest.mark.parametrize("seats", SEATS.values(), ids=SEATS)
SEEN = 17
"""Every so-manieth moment of a film is laid."""


@cache
def match(seats, options=(), seed=1):
    """The decisions of a match of random play, and the state after everything that happened."""
    s, pick, found = setup(Setup(seed, seats, options)), random.Random(seed), []
    film = Film([])
    settle(s, film)
    while (asked := choice(s)) is not None:
        found.append((s, asked))
        s = s.copy()
        legal = asked.legal(s)
        placing = [action for action in legal if not isinstance(action, do.Swap | do.Pass)]
        act(s, pick.choice(placing if placing and pick.random() < 0.9 else legal), film)
    return found, [beat.state for beat in film.beats] + [s]


def moments(seats, options=()):
    """Every decision of a match of random play: the state, and what is asked."""
    return match(seats, options)[0]


@pytest.mark.parametrize("options", [(), OTHERWISE], ids=["plain", "otherwise"])
@EVERY
def test_a_match_lies_on_the_table_at_every_moment_for_every_seat(seats, options):
    width, height = places.SIZE
    states = match(seats, options)[1]
    for s in [*states[::SEEN], states[-1]]:
        for seat in range(len(seats)):
            layout = lay(view(s, seat), seat)
            for thing in (*layout.zones, *layout.pieces):
                assert thing.x >= 0, thing
                assert thing.y >= 0, thing
                assert thing.x + thing.w <= width, thing
                assert thing.y + thing.h <= height, thing
                assert thing.name.source, thing
                assert thing.rule.startswith("MO-"), thing
            keys = [piece.key for piece in layout.pieces]
            assert len(keys) == len(set(keys))
            assert {piece.zone for piece in layout.pieces} <= {zone.key for zone in layout.zones}


@EVERY
def test_every_face_on_the_table_is_drawn(seats):
    faces = {}
    for s in match(seats)[1][::SEEN]:
        for thing in (*lay(s, 0).zones, *lay(s, 0).pieces):
            faces.setdefault(thing.face, (thing.w, thing.h))
    for face, (w, h) in faces.items():
        assert not face or art.draw(face, w, h, px=2.43)


@EVERY
def test_every_person_is_seen_and_keeps_its_key(seats):
    states = match(seats)[1]
    people = {piece.key for piece in lay(states[0], 0).pieces if piece.key.startswith("person")}
    in_play = sum(p.supply.bit_count() + p.quarters.bit_count() for p in states[0].players)
    assert len(people) == in_play
    for s in states[::SEEN]:
        assert {piece.key for piece in lay(s, 0).pieces if piece.key.startswith("person")} == people


@pytest.mark.parametrize("options", [(), OTHERWISE], ids=["plain", "otherwise"])
@EVERY
def test_every_try_has_a_gesture_and_every_legal_one_a_gesture_of_its_own_with_things_that_are_there(
    seats, options
):
    for s, asked in moments(seats, options)[::5]:
        v = view(s, asked.seat)
        layout = lay(v, asked.seat)
        pieces = {piece.key: piece for piece in layout.pieces}
        zones = {zone.key: zone for zone in layout.zones}
        assert all(gesture(v, action) for action in asked.tries(s))
        legal = [gesture(v, action) for action in asked.legal(s)]
        assert len(set(legal)) == len(legal)
        for one in legal:
            if isinstance(one, Press):
                assert one.thing.startswith("button:") or one.thing in pieces, one
            else:
                assert one.piece in pieces, one
                assert one.zone in zones, one
                zone = zones[one.zone]
                assert -1 <= one.at < max(1, len(zone.spots) + len(zone.groups)), one


@EVERY
def test_a_picture_of_every_legal_action_can_be_drawn(seats):
    faces = {thumb(s, action) for s, asked in moments(seats) for action in asked.legal(s)}
    assert all(art.draw(face, 26, 26) for face in faces - {""})


def acting(seats, wanted):
    """The first decision of a match in which such an action is legal: state, seat and action."""
    for s, asked in moments(seats):
        for action in asked.legal(s):
            if isinstance(action, wanted):
                return view(s, asked.seat), asked.seat, action
    raise AssertionError(f"no {wanted} in this match")


@pytest.mark.rule("MO-5.2")
def test_a_stall_tells_its_price_what_is_lacking_and_who_leads():
    s = setup(Setup(4, SEATS["three"], ()))
    row, column = s.rails[0], s.rails[COLUMNS]
    zones = {zone.key: zone for zone in lay(s, 0).zones}
    assert zones["price:0"].face == f"price:{row}:{column}:" + "00"
    assert "lead:0" not in zones
    cubes = [0] * 5
    cubes[row] += 1
    cubes[column] += 1
    s.players[0].cubes = tuple(cubes)
    s.spaces[0], s.spaces[1], s.spaces[2] = 1 * EACH, 2 * EACH, 2 * EACH + 1
    zones = {zone.key: zone for zone in lay(s, 0).zones}
    assert zones["price:0"].face.endswith(":11")
    assert zones["lead:0"].face == "lead:2"
    assert {zone.key: zone for zone in lay(s, 1).zones}["price:0"].face.endswith(":00")


@pytest.mark.rule("MO-7.2")
def test_a_bodyguard_can_be_put_on_any_two_spaces_of_a_stall():
    s, seat, _ = acting(SEATS["five"], do.Bodyguard)
    guard = (s.players[seat].supply & BODYGUARDS).bit_length()
    assert guard
    drags = [gesture(s, do.Bodyguard(7, *pair)) for pair in PAIRS]
    zone = next(zone for zone in lay(s, seat).zones if zone.key == drags[0].zone)
    taken = [zone.groups[drag.at - len(zone.spots)] for drag in drags]
    assert taken == list(PAIRS)
    assert gesture(s, do.Bodyguard(7, 2, 2)) == Drag(drags[0].piece, zone.key, 2)
    assert {piece.key: piece for piece in lay(s, seat).pieces}[drags[0].piece].turns


@pytest.mark.rule("MO-6.1")
def test_a_swap_is_shown_while_its_cube_is_held():
    s, seat, swap = acting(SEATS["five"], do.Swap)
    before, after = lay(s, seat), preview(s, swap)
    held = gesture(s, swap).piece
    pieces = [{piece.key: piece for piece in layout.pieces} for layout in (before, after)]
    assert pieces[0][held] == pieces[1][held]
    other = gesture(s, do.Swap(swap.other, swap.rail)).piece
    assert (pieces[1][other].x, pieces[1][other].y) == (pieces[0][held].x, pieces[0][held].y)
    prices = [
        {zone.key: zone.face for zone in layout.zones if zone.key.startswith("price")}
        for layout in (before, after)
    ]
    assert prices[0] != prices[1]
    done = s.copy()
    act(done, swap)
    open_now = {zone.key: zone.face for zone in lay(done, seat).zones if zone.key.startswith("price")}
    assert prices[1] == open_now


@pytest.mark.rule("MO-5.2")
@pytest.mark.parametrize("wanted", [do.Assistant, do.Tourist, do.Cousins])
def test_the_cubes_that_a_placement_costs_are_marked_while_its_piece_is_held(wanted):
    s, seat, action = acting(SEATS["five"], wanted)
    before, shown = lay(s, seat), preview(s, action)
    frames = [piece for piece in shown.pieces if piece not in before.pieces]
    marked = [piece.key for piece in frames]
    assert marked == [f"costs:{action.stall // 5}", f"costs:{5 + action.stall % 5}", "pays:0", "pays:1"]
    cubes = [piece for piece in before.pieces if piece.key.startswith(f"cube:{seat}:")]
    paid = {
        (cube.face, cube.x, cube.y) for cube in cubes for f in frames[2:] if (cube.x, cube.y) == (f.x, f.y)
    }
    asked = (s.rails[action.stall // 5], s.rails[COLUMNS + action.stall % 5])
    assert sorted(face for face, _x, _y in paid) == sorted(f"cube:{colour}" for colour in asked)


@pytest.mark.rule("MO-9.1")
def test_a_tile_is_pointed_by_the_arrows_that_it_may_take():
    s, asked = next(
        (s, asked)
        for seats in SEATS.values()
        for s, asked in moments(seats)
        if isinstance(asked, PointStallTile)
    )
    keys = {piece.key for piece in lay(s, asked.seat).pieces}
    arrows = {key for key in keys if key.startswith("arrow")}
    assert arrows == {f"arrow:{direction}" for direction in permitted(s, asked.stall)}
    assert f"tally:{asked.stall}" not in keys  # it would cover the arrow that points north


@pytest.mark.rule("MO-8.1")
def test_a_stall_that_closes_tells_strengths_and_points_while_people_stand_in_it():
    s = setup(Setup(4, SEATS["three"], ()))
    s.spaces[0:4] = [EACH + 14, EACH + 14, 0, 2 * EACH]
    tally = [piece.face for piece in lay(s, 0).pieces if piece.key.startswith("tally")]
    assert tally == ["tally:1-2-5,0-1-1,2-1-1"]
    s.spaces[3] = -1
    assert not any(piece.key.startswith("tally") for piece in lay(s, 0).pieces)


@pytest.mark.rule("MO-12.5")
@EVERY
def test_the_largest_districts_are_lit_when_the_match_is_over(seats):
    end = match(seats)[1][-1]
    lit = {piece.key for piece in lay(end, 0).pieces if piece.key.startswith("district")}
    assert lit == {f"district:{stall}" for seat in range(len(seats)) for stall in district(end, seat)}
    asked = moments(seats)[-1][0]
    assert not any(piece.key.startswith("district") for piece in lay(asked, 0).pieces)


def test_nothing_is_foreseen_where_nothing_changes():
    s, _seat, action = acting(SEATS["three"], do.Keep)
    assert preview(s, action) is None
    assert any(isinstance(asked, Act) for _s, asked in moments(SEATS["three"]))


@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_the_slip_has_room_to_be_read_and_covers_no_board_of_so_many_seats(count):
    s = setup(Setup(1, ("person", *("random",) * (count - 1))))
    settle(s)
    zones = {zone.key: zone for zone in lay(view(s, 0), 0).zones}
    slip = zones["slip"]
    assert slip.w >= 76
    assert slip.h >= 50
    boards = ["roof", "quarters", "supply", "square", "mat", *(f"seat:{seat}" for seat in range(1, count))]
    for one, other in combinations((*(zones[key] for key in boards), slip), 2):
        beside = max(one.x, other.x) >= min(one.x + one.w, other.x + other.w)
        assert beside or max(one.y, other.y) >= min(one.y + one.h, other.y + other.h), (one.key, other.key)
