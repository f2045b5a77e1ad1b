"""How River Market lies on the table: everything in its place, on short rivers and on the longest."""

from dataclasses import replace
from itertools import combinations

import pytest

from tabletop.games.river_market import art
from tabletop.games.river_market.table import laid, places
from tabletop.games.river_market.table.seen import Booth, Rival, Seen, Stock

NORTH = tuple(Booth(tile=n) for n in (0, 1, 2))
SOUTH = tuple(Booth(tile=n) for n in (5, 4, 3))
OWN = Stock((2, 1, 1, 2, 1), 5, 1, 2, (26, 40), (34, 36, 54, 50, 64), 5, 19)


def river(north: int, south: int) -> Seen:
    """A table for four with so many Booths built east and west of the north bank, and on the south."""
    cards = [Booth(n, owner=n % 4) for n in range(26)]
    west, east, low = cards[: north // 2], cards[north // 2 : north], cards[north : north + south]
    banks = (*west, *NORTH, *east), (*SOUTH, *low)
    pawns = ((0, 0), (0, 0), (0, 0), (0, 0))
    return Seen(0, *banks, (len(west), 0), pawns, (OWN,) * 4, 30, (60, 61))


def solo() -> Seen:
    rival = Rival(1, "NRNR", (45, 52, 42), 5)
    short = river(3, 3)
    return replace(short, pawns=((0, 2), (1, 4)), stocks=(OWN, Stock()), rival=rival)


TABLES = [solo(), *(river(n, s) for n, s in ((0, 0), (3, 2), (7, 5), (10, 4), (20, 0), (14, 6), (26, 0)))]


@pytest.mark.parametrize("seen", TABLES, ids=lambda seen: f"{len(seen.north)}-{len(seen.south)}")
def test_everything_lies_on_the_table_once_and_has_a_face(seen):
    layout = laid(seen)
    width, height = places.SIZE
    for thing in (*layout.zones, *layout.pieces):
        assert thing.x >= 0, thing
        assert thing.y >= 0, thing
        assert thing.x + thing.w <= width, thing
        assert thing.y + thing.h <= height, thing
        if thing.face:
            assert art.draw(thing.face, thing.w, thing.h, px=1.418)
    keys = [piece.key for piece in layout.pieces]
    assert len(keys) == len(set(keys))
    assert {piece.zone for piece in layout.pieces} <= {zone.key for zone in layout.zones}


@pytest.mark.parametrize("seen", TABLES, ids=lambda seen: f"{len(seen.north)}-{len(seen.south)}")
def test_booths_never_cover_one_another_nor_does_a_pawn_cover_a_house(seen):
    pieces = laid(seen).pieces
    booths = [piece for piece in pieces if piece.zone == "river" and not piece.key.startswith("built")]
    assert all(apart(one, other) for one, other in combinations(booths, 2))
    houses = [piece for piece in pieces if piece.key.startswith("built")]
    pawns = [piece for piece in pieces if piece.key.startswith("pawn")]
    if seen.ring.size == "full" and seen.rival:
        assert all(apart(house, pawn) for house in houses for pawn in pawns)


def apart(one, other):
    return (
        one.x + one.w <= other.x + 0.01
        or other.x + other.w <= one.x + 0.01
        or one.y + one.h <= other.y + 0.01
        or other.y + other.h <= one.y + 0.01
    )


def test_the_walk_has_a_spot_for_every_booth_clockwise():
    seen = river(3, 2)
    walk = next(zone for zone in laid(seen).zones if zone.key == "walk")
    north, south = len(seen.north), len(seen.south)
    assert len(walk.spots) == north + south
    assert [spot.x for spot in walk.spots[:north]] == sorted(spot.x for spot in walk.spots[:north])
    back = [spot.x for spot in walk.spots[north:]]
    assert back == sorted(back, reverse=True)


def test_a_hand_of_another_seat_is_only_a_number():
    seen = river(3, 2)
    theirs = replace(seen, stocks=(OWN, *(replace(OWN, hand=(), cards=4),) * 3))
    shown = [piece.face for piece in laid(theirs).pieces if piece.zone.startswith("seat:")]
    assert all(face.split(":")[4].endswith(",4") for face in shown)
    assert sum(piece.zone == "hand" for piece in laid(theirs).pieces) == len(OWN.hand)
