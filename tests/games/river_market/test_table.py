"""How River Market lies on the table: everything in its place, on short rivers and on the longest."""

import random
from functools import cache
from itertools import combinations, pairwise

import pytest

from tabletop.art.face import draw
from tabletop.engine.game import Setup
from tabletop.engine.rules import EventRecorder, apply_action, pending_choice, run_until_choice
from tabletop.engine.table import Press
from tabletop.games.river_market import components as box
from tabletop.games.river_market import places
from tabletop.games.river_market.game import view
from tabletop.games.river_market.rules.ch02_river import FIRST_RING
from tabletop.games.river_market.rules.ch03_setup import setup
from tabletop.games.river_market.rules.ch06_paying import Paying
from tabletop.games.river_market.state import HIDDEN, Player, RiverMarket
from tabletop.games.river_market.table import table_layout
from tests.games.river_market import book as do
from tests.games.river_market.book import gesture, preview, thumb
from tests.games.river_market.positions import start

HAND = (34, 36, 54, 50, 64)


def river(north: int, south: int, seats: int = 4) -> RiverMarket:
    """A table with Booths built east and west of the north bank, and on the south."""
    s = start(seats)
    west, east, low = range(north // 2), range(north // 2, north), range(north, north + south)
    s.ring = (*west, *FIRST_RING[:3], *east, *reversed(low), *FIRST_RING[3:])
    s.north, s.owners = len(FIRST_RING[:3]) + north, {n: n % seats for n in range(north + south)}
    s.deck, s.discards = s.deck[:30], (60, 61)
    s.players = [
        Player(goods=(2, 1, 1, 2, 1), coins=5, zooms=1, houses=2, hand=HAND, helpers=(26, 40), pawn=s.ring[0])
        for _ in range(seats)
    ]
    return s


def solo() -> RiverMarket:
    s = river(3, 3, 2)
    s.rival, s.row, s.collection, s.events, s.drawn = 1, "NRNR", (45, 52, 42), [HIDDEN] * 5, 9
    own, other = s.players
    own.pawn, other.pawn = s.ring[2], s.ring[-5]
    other.goods, other.coins, other.zooms, other.houses = (0, 0, 0, 0, 0), 0, 0, 0
    other.hand = other.helpers = ()
    return s


def banks(s):
    return f"{s.north}-{len(s.ring) - s.north}"


TABLES = [solo(), *(river(n, s) for n, s in ((0, 0), (3, 2), (7, 5), (10, 4), (20, 0), (14, 6), (26, 0)))]


@pytest.mark.parametrize("seen", TABLES, ids=banks)
def test_everything_lies_on_the_table_once_and_has_a_face(seen):
    layout = table_layout(seen, 0)
    width, height = places.SIZE
    for thing in (*layout.zones, *layout.pieces):
        assert thing.x >= 0, thing
        assert thing.y >= 0, thing
        assert thing.x + thing.w <= width, thing
        assert thing.y + thing.h <= height, thing
        if thing.face:
            assert draw(thing.face, thing.w, thing.h, px=1.418)
    keys = [piece.key for piece in layout.pieces]
    assert len(keys) == len(set(keys))
    assert {piece.zone for piece in layout.pieces} <= {zone.key for zone in layout.zones}


@pytest.mark.parametrize("seen", TABLES, ids=banks)
def test_booths_never_cover_one_another_nor_does_a_pawn_cover_a_house(seen):
    pieces = table_layout(seen, 0).pieces
    booths = [piece for piece in pieces if piece.zone == "river" and not piece.key.startswith("built")]
    assert all(apart(one, other) for one, other in combinations(booths, 2))
    houses = [piece for piece in pieces if piece.key.startswith("built")]
    pawns = [piece for piece in pieces if piece.key.startswith("pawn")]
    if places.river_of(seen).size == "full" and seen.rival >= 0:
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
    walk = next(zone for zone in table_layout(seen, 0).zones if zone.key == "walk")
    north, south = seen.north, len(seen.ring) - seen.north
    assert len(walk.spots) == north + south
    assert [spot.x for spot in walk.spots[:north]] == sorted(spot.x for spot in walk.spots[:north])
    back = [spot.x for spot in walk.spots[north:]]
    assert back == sorted(back, reverse=True)


SEATS = {
    "solo": ("person", "rival:normal"),
    "rival first": ("rival:normal", "person"),
    "two": ("person",) * 2,
    "three": ("person",) * 3,
    "four": ("person",) * 4,
}
GAPS = (("end_spots", "gaps"), ("deck", "helpers"), ("houses", "6"), ("leftovers", "best"))


def moments(seats, options=(), seed=1):
    """Every decision of a match of random play: the state, and what is asked."""
    return match(seats, options, seed)[0]


@cache
def match(seats, options=(), seed=1):
    """The decisions of a match of random play, and the state after everything that happened."""
    s, pick, found = setup(Setup(seed, seats, options)), random.Random(seed), []
    film = EventRecorder([])
    run_until_choice(s, film)
    while (asked := pending_choice(s)) is not None:
        found.append((s, asked))
        s = s.copy()
        apply_action(s, pick.choice(asked.legal_actions(s)), film)
    return found, [beat.state for beat in film.beats]


@pytest.mark.parametrize("options", [(), GAPS], ids=["plain", "gaps"])
@pytest.mark.parametrize("seats", SEATS.values(), ids=SEATS)
def test_a_match_lies_on_the_table_at_every_moment_for_every_seat(seats, options):
    width, height = places.SIZE
    for s in match(seats, options)[1][::2]:
        for seat in range(len(seats)):
            layout = table_layout(view(s, seat), seat)
            for thing in (*layout.zones, *layout.pieces):
                assert thing.x >= 0, thing
                assert thing.y >= 0, thing
                assert thing.x + thing.w <= width, thing
                assert thing.y + thing.h <= height, thing
                assert thing.name.source or thing.key.startswith("told:"), thing
                assert thing.rule.startswith("RM-") or thing.key.startswith("told:"), thing
            keys = [piece.key for piece in layout.pieces]
            assert len(keys) == len(set(keys))
            assert all(piece.text.source for piece in layout.pieces if piece.key.startswith(("card", "tile")))


@pytest.mark.parametrize("options", [(), GAPS], ids=["plain", "gaps"])
@pytest.mark.parametrize("seats", SEATS.values(), ids=SEATS)
def test_every_try_has_a_gesture_and_every_legal_one_a_gesture_of_its_own_with_things_that_are_there(
    seats, options
):
    for s, asked in moments(seats, options):
        v = view(s, asked.seat)
        layout = table_layout(v, asked.seat)
        pieces = {piece.key: piece for piece in layout.pieces}
        zones = {zone.key: zone for zone in layout.zones}
        assert all(gesture(v, action) for action in asked.candidate_actions(s))
        legal = [gesture(v, action) for action in asked.legal_actions(s)]
        assert len(set(legal)) == len(legal)
        for one in legal:
            if isinstance(one, Press):
                assert one.thing.startswith("button:") or one.thing in pieces, one
            else:
                assert one.piece in pieces, one
                assert one.zone in zones, one
                assert -1 <= one.at < max(1, len(zones[one.zone].spots)), one


@pytest.mark.parametrize("seats", SEATS.values(), ids=SEATS)
def test_a_picture_of_every_legal_action_can_be_drawn(seats):
    for s, asked in moments(seats):
        for action in asked.legal_actions(s):
            if face := thumb(s, action):
                assert draw(face, 26, 26)


@pytest.mark.rule("RM-1.8")
@pytest.mark.parametrize("seats", SEATS.values(), ids=SEATS)
def test_no_layout_tells_of_a_card_that_its_seat_may_not_see(seats):
    for s, _asked in moments(seats):
        for seat in range(len(seats)):
            layout = table_layout(view(s, seat), seat)
            shown = {piece.key for piece in layout.pieces}
            others = [p.hand for other, p in enumerate(s.players) if other != seat]
            secret = {card for hand in (*others, s.deck, s.events) for card in hand}
            assert not shown & {f"card:{card}" for card in secret}


@pytest.mark.rule("RM-2.3")
@pytest.mark.rule("RM-2.4")
def test_a_booth_dropped_on_an_end_spot_comes_to_lie_there_or_as_near_as_the_river_grows():
    seen = 0
    for s, asked in (moment for seed in (1, 2) for moment in moments(SEATS["four"], seed=seed)):
        builds = [action for action in asked.legal_actions(s) if isinstance(action, do.Build)]
        for action in builds[:4]:
            drag = gesture(view(s, asked.seat), action)
            before = next(
                z for z in table_layout(view(s, asked.seat), asked.seat).zones if z.key == drag.zone
            )
            after = s.copy()
            apply_action(after, action)
            later = table_layout(view(after, asked.seat), asked.seat)
            card = next(piece for piece in later.pieces if piece.key == drag.piece)
            assert card.zone == "river"
            bank = before.y < places.RIVER.y + places.RIVER.h / 2
            assert bank == (card.y < places.RIVER.y + places.RIVER.h / 2)
            seen += 1
    assert seen > 12


@pytest.mark.rule("RM-6.8")
def test_a_booth_that_is_being_paid_for_lies_where_it_will_stand():
    paid = 0
    for seed in range(1, 6):
        for s, asked in moments(SEATS["two"], seed=seed):
            if isinstance(asked, Paying) and not asked.trade:
                pieces = {piece.key: piece for piece in table_layout(view(s, asked.seat), asked.seat).pieces}
                assert pieces[f"card:{asked.card}"].zone == "river"
                other = table_layout(view(s, 1 - asked.seat), 1 - asked.seat)
                assert f"card:{asked.card}" not in {piece.key for piece in other.pieces}
                paid += 1
    assert paid


@pytest.mark.rule("RM-5.1")
def test_the_booth_that_may_be_used_is_lit_and_pressed():
    lit = 0
    for s, asked in moments(SEATS["two"]):
        layout = table_layout(view(s, asked.seat), asked.seat)
        light = next((zone for zone in layout.zones if zone.key == "here"), None)
        assert (light is not None) == (do.Use() in asked.legal_actions(s))
        if light is not None:
            pressed = gesture(s, do.Use()).thing
            booth = next(piece for piece in layout.pieces if piece.key == pressed)
            assert light.x < booth.x < booth.x + booth.w < light.x + light.w
            lit += 1
    assert lit


@pytest.mark.rule("RM-4.4")
def test_while_a_move_is_held_over_its_booth_the_pawn_is_shown_there_and_its_way():
    ways, flights = set(), 0
    for s, asked in (moments(SEATS["two"]) + moments(SEATS["solo"]))[::2]:
        v = view(s, asked.seat)
        before = table_layout(v, asked.seat)
        for action in asked.legal_actions(s):
            shown = preview(v, action)
            if not isinstance(action, do.Wade | do.Play | do.Zoom | do.Send):
                assert shown is None
                continue
            zones = {zone.key: zone for zone in shown.zones}
            assert shown.pieces[:-1] == before.pieces
            ghost, light = shown.pieces[-1], zones["here"]
            assert light.x < ghost.x < ghost.x + ghost.w < light.x + light.w
            flies = isinstance(action, do.Zoom | do.Send) or (
                isinstance(action, do.Play) and not box.CARDS[action.card].step
            )
            assert flies == ("way" not in zones)
            flights += flies
            if not flies:
                ways.add(zones["way"].face.booths)
    assert flights
    assert {1, 2, 3, 4, 5} <= ways


def test_a_hand_of_another_seat_is_only_a_number():
    seen = river(3, 2)
    for p in seen.players[1:]:
        p.hand = (HIDDEN,) * 4
    pieces = table_layout(seen, 0).pieces
    shown = [piece.face for piece in pieces if piece.zone.startswith("seat:")]
    assert all(face.counts[-1] == 4 for face in shown)
    assert sum(piece.zone == "hand" for piece in pieces) == len(HAND)


@pytest.mark.parametrize(("helpers", "most"), [(1, 0.0), (3, 0.0), (6, 4.0), (9, 12.5)])
def test_a_full_hand_and_the_helpers_leave_each_other_room(helpers, most):
    seen = river(3, 2)
    own = seen.players[0]
    own.hand, own.helpers = (*HAND, 66), tuple(range(26, 26 + helpers))
    shown = table_layout(seen, 0).pieces
    hand = sorted((piece for piece in shown if piece.zone == "hand"), key=lambda piece: piece.x)
    hired = [piece for piece in shown if piece.zone == "helpers"]
    assert (len(hand), len(hired)) == (6, helpers)
    assert all(one.x + one.w - other.x <= most for one, other in pairwise(hand))
    assert hand[-1].x + hand[-1].w < min(piece.x for piece in hired)
    for one, other in combinations(hired, 2):
        assert max(one.x, other.x) >= min(one.x + one.w, other.x + other.w) or max(one.y, other.y) >= min(
            one.y + one.h, other.y + other.h
        )
    assert all(piece.y + piece.h <= places.SIZE[1] for piece in (*hand, *hired))


@pytest.mark.parametrize("helpers", range(7))
def test_all_of_each_card_of_a_full_hand_is_visible_beside_up_to_six_helpers(helpers):
    spots = [places.in_hand(at, 6, helpers) for at in range(6)]
    zone = places.hand_spot(helpers)
    assert all(one.x + one.w <= two.x for one, two in pairwise(spots))
    assert spots[-1].x + spots[-1].w <= zone.x + zone.w + 1e-9
