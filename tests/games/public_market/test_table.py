"""How Public Market lies on the table: everything in its place, at every moment of whole matches."""

import random
import re
from dataclasses import replace
from itertools import combinations

import pytest

from tabletop.art.face import draw
from tabletop.engine.game import Setup
from tabletop.engine.match import Match
from tabletop.engine.table import Drag, Layout, Piece, Zone, turn_key
from tabletop.games import game
from tabletop.games.public_market import places
from tabletop.games.public_market.art import faces
from tabletop.games.public_market.table import TABLE, table_layout
from tests.games.public_market import book as do
from tests.games.public_market.book import preview, thumb

SEATS = {
    "solo": ("person", "angler:normal"),
    "two": ("person",) * 2,
    "three": ("person",) * 3,
    "four": ("person",) * 4,
    "five": ("person",) * 5,
}


def moments(seats: tuple[str, ...], *, shallow: bool = False, seed: int = 1):
    """Every decision of a match of random play: the match, and what the chooser sees."""
    options = (("shallow_waters", "on"),) if shallow else ()
    match = Match(game("public_market"), Setup(seed, seats, options))
    pick = random.Random(seed)
    while (choice := match.choice) is not None:
        yield match, match.game.view(match.state, choice.seat), choice.seat
        match.play(pick.choice(match.legal_actions()))


def apart(one: Piece | Zone, other: Piece | Zone) -> bool:
    return (
        one.x + one.w <= other.x + 0.01
        or other.x + other.w <= one.x + 0.01
        or one.y + one.h <= other.y + 0.01
        or other.y + other.h <= one.y + 0.01
    )


def in_zone(layout: Layout, zone: str) -> list[Piece]:
    return [piece for piece in layout.pieces if piece.zone == zone]


@pytest.mark.parametrize("seats", SEATS.values(), ids=SEATS)
@pytest.mark.parametrize("shallow", [False, True], ids=["plain", "shallow"])
def test_everything_lies_on_the_table_and_nothing_overlaps_that_should_be_read(seats, shallow):
    if shallow and len(seats) == 2 and seats[1] != "person":
        shallow = False
    width, height = places.SIZE
    for _match, view, seat in moments(seats, shallow=shallow):
        layout = table_layout(view, seat)
        for thing in (*layout.zones, *layout.pieces):
            assert thing.x >= 0, thing
            assert thing.y >= 0, thing
            assert thing.x + thing.w <= width, thing
            assert thing.y + thing.h <= height, thing
        for one, other in combinations(in_zone(layout, "ocean"), 2):
            assert apart(one, other), (one, other)
        rows = [piece for piece in layout.pieces if piece.key.startswith("seat:")]
        for one, other in combinations(rows, 2):
            assert apart(one, other)


@pytest.mark.parametrize("seats", SEATS.values(), ids=SEATS)
def test_a_bid_has_one_spot_more_than_there_are_meeples(seats):
    for _match, view, seat in moments(seats):
        layout = table_layout(view, seat)
        for location, queue in enumerate(view.queues):
            zone = next(zone for zone in layout.zones if zone.key == f"bid:{location}")
            assert len(zone.spots) == len(queue) + 1


@pytest.mark.rule("PM-6.1")
def test_a_tile_in_the_chest_covers_just_the_cells_it_was_dropped_on():
    seen = 0
    for match, view, seat in moments(SEATS["three"], seed=4):
        lays = [action for action in match.legal_actions() if isinstance(action, do.Lay)]
        for action in lays[:3]:
            gesture = match.game.table.gesture(view, action)
            assert isinstance(gesture, Drag)
            branch = Match(match.game, match.setup, start=match.state)
            branch.play(action)
            after = table_layout(match.game.view(branch.state, seat), seat)
            tile = next(piece for piece in after.pieces if piece.key == f"tile:{action.tile}")
            spot = next(zone for zone in after.zones if zone.key == "chest").spots[gesture.at]
            assert (tile.zone, tile.x, tile.y, tile.turn) == ("chest", spot.x, spot.y, gesture.turn)
            seen += 1
    assert seen > 20


@pytest.mark.rule("PM-4.7")
@pytest.mark.parametrize("held", [kinds for n in range(1, 5) for kinds in combinations((0, 2, 2, 3, 3), n)])
@pytest.mark.parametrize("small", ["off", "on"])
def test_held_scraps_lie_apart_beside_the_chest(held, small):
    match = Match(game("public_market"), Setup(1, SEATS["two"], (("scrap_all_monomino", small),)))
    view = match.game.view(match.state, 0)
    view.players[0].held = held
    scraps = in_zone(table_layout(view, 0), "held")
    room = places.HELD
    assert [scrap.face for scrap in scraps] == [faces.Scrap(kind) for kind in held]
    for scrap in scraps:
        assert scrap.x >= room.x
        assert scrap.y >= room.y
        assert scrap.x + scrap.w <= room.x + room.w
        assert scrap.y + scrap.h <= room.y + room.h
        assert min(scrap.w, scrap.h) >= 7  # ten pixels in the smallest window
    for one, other in combinations(scraps, 2):
        assert apart(one, other), (one, other)


def test_a_row_of_the_list_of_moves_shows_the_cells_it_would_cover():
    match, view = next(
        (match, view)
        for match, view, _seat in moments(SEATS["three"], seed=4)
        if any(isinstance(action, do.Lay) for action in match.legal_actions())
    )
    action = next(action for action in match.legal_actions() if isinstance(action, do.Lay))

    shown = thumb(view, action)

    assert isinstance(shown, faces.Mini)
    assert shown.target.bit_count() >= 3
    assert shown.filled & shown.target == 0
    assert thumb(view, do.EndTurn()) == ""


def test_a_held_tile_shows_where_the_tokens_of_the_tracker_will_stand():
    match = Match(game("public_market"), Setup(1, SEATS["three"]))
    while not any(isinstance(action, do.Lay) for action in match.legal_actions()):
        match.play(match.legal_actions()[0])
    seat = match.choice.seat
    action = next(action for action in match.legal_actions() if isinstance(action, do.Lay))
    before = {piece.key: piece for piece in table_layout(match.state, seat).pieces}
    shown = {piece.key: piece for piece in preview(match.state, action).pieces}
    match.play(action)
    after = match.state.players[seat].fish
    tracker = f"tracker:{seat}"
    assert shown[tracker].face == replace(before[tracker].face, future=after)
    assert shown | {tracker: before[tracker]} == before
    assert TABLE.draw(shown[tracker].face, shown[tracker].w, shown[tracker].h)


@pytest.mark.parametrize("seats", list(SEATS.values())[1:], ids=list(SEATS)[1:])
@pytest.mark.parametrize("shallow", [False, True], ids=["plain", "shallow"])
def test_the_figures_in_the_rows_of_the_others_can_be_read_in_the_window_as_it_first_opens(seats, shallow):
    pixels = 1.5  # a millimetre in a window of 1280 x 800
    for _match, view, seat in list(moments(seats, shallow=shallow))[40::60]:
        for row in in_zone(table_layout(view, seat), f"seat:{(seat + 1) % len(seats)}"):
            drawing = draw(row.face, row.w, row.h, px=pixels)
            sizes = [float(size) for size in re.findall(r'font-size="([\d.]+)"', drawing)]
            assert len(sizes) > 10
            assert min(sizes) * pixels >= 11


@pytest.mark.parametrize("seats", SEATS.values(), ids=SEATS)
@pytest.mark.parametrize("shallow", ["off", "on"])
def test_what_is_told_of_the_others_leaves_their_rows_to_be_seen(seats, shallow):
    options = (("shallow_waters", shallow), ("solo_shallow_waters", shallow))
    match = Match(game("public_market"), Setup(1, seats, options))
    zones = {zone.key: zone for zone in table_layout(match.game.view(match.state, 0), 0).zones}
    for seat in range(1, len(seats)):
        told = zones[turn_key(seat)]
        assert told.h >= 9
        for key in ("angler", "bonuses", *(f"seat:{other}" for other in range(1, len(seats)))):
            assert key not in zones or apart(told, zones[key])
