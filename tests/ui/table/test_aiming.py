"""Whatever is aimed at is 24 pixels wide at least, at 1280 x 800: small things are meant from beside them."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from tabletop.engine.game import PERSON, Setup
from tabletop.engine.match import Match
from tabletop.engine.table import Drag, Piece
from tabletop.games import GAMES
from tabletop.games.brick_and_mortar.rules.ch08_stocking import StockType
from tabletop.games.brick_and_mortar.rules.ch09_bidding import SellType
from tabletop.ui.table.drop_targets import REACH, DropTargets, TableGestures, rect
from tests.games.brick_and_mortar import positions as bm
from tests.ui import drive
from tests.ui.conftest import AT_ONCE
from tests.walks import ALL

HALF = 11
"""Pixels from the middle of what is aimed at."""
EVERY, MOMENTS = 9, 30
POINTS, FAR = 40, 10.0
"""How many points in and round each zone a piece is dropped on, and from where on one is beside it, in mm."""
SMALL = {"public_market", "morocco", "brick_and_mortar"}
"""Games with things that are smaller, so that this is no empty sample."""


def moments(of, seats):
    """Views of a match by chance with the gestures that are legal then."""
    chance, match = Random(7), Match(of, Setup(3, (PERSON,) * seats))
    for n in range(EVERY * MOMENTS):
        if not match.waiting:
            return
        step = match.waiting[0]
        legal = match.legal_actions(step.seat)
        if n % EVERY == 0:
            view = of.view(match.state, step.seat)
            gestures = list(dict.fromkeys(of.table.gesture(view, action) for action in legal))
            yield of.table.layout(view, step.seat), gestures
        match.play(chance.choice(legal), step.seat)


@pytest.mark.parametrize("name", GAMES)
def test_what_is_aimed_at_is_24_pixels_wide(seated, name):
    """Within 24 pixels of its middle it is hit, or something else that can be used there is nearer."""
    of, missed, small = ALL[name], set(), 0
    page = seated.open(Match(of, Setup(3, (PERSON,) * max(2, of.about.seats[0]))), AT_ONCE)
    view = page.table
    scale = view.transform().m11()
    for layout, gestures in moments(of, of.about.seats[1]):
        view.show_layout(layout)
        view.surface.offered = offered = TableGestures.of(gestures, gestures, {})
        things = {thing.key: thing for thing in (*layout.zones, *layout.pieces)}
        for key in {*offered.drags, *offered.presses} & {*things}:
            place = rect(things[key])
            if min(place.width(), place.height()) * scale < 2 * HALF:
                small += 1
                for corner in corners(place.center(), scale):
                    if not view.mouse.near(corner) and not list(view.table_scene.pieces_at(corner)):
                        missed.add(f"{key} is not taken from beside it")
        for key, drags in offered.drags.items():
            piece = things[key]
            assert isinstance(piece, Piece)
            carrying = DropTargets(offered, layout, piece)
            for drag in drags:
                place = rect(carrying.zones[drag.zone])
                if min(place.width(), place.height()) * scale >= 2 * HALF:
                    continue
                small += 1
                for corner in corners(place.center(), scale):
                    at = carrying.at(corner, corner, 0, REACH / scale)
                    if at is None or at.zone not in carrying.legal_zones:
                        missed.add(f"{key} is not dropped on {drag.zone} from beside it")
    assert not missed
    assert small or name not in SMALL


@pytest.mark.parametrize("name", GAMES)
def test_a_drop_is_meant_only_where_its_place_is(name):
    """Beside a place, by more than half of its size and 12 pixels, it is not meant, however near it is."""
    of, chance, dropped = ALL[name], Random(5), 0
    for layout, gestures in moments(of, of.about.seats[1]):
        offered = TableGestures.of(gestures, gestures, {})
        pieces = {piece.key: piece for piece in layout.pieces}
        for key in sorted(offered.drags):
            carrying = DropTargets(offered, layout, pieces[key])
            for zone in sorted(carrying.legal_zones):
                for _ in range(POINTS):
                    place = carrying.zones[zone]
                    hand = QPointF(
                        place.x + place.w * chance.uniform(-0.2, 1.2),
                        place.y + place.h * chance.uniform(-0.2, 1.2),
                    )
                    made = carrying.at(hand, hand, chance.randrange(max(1, pieces[key].turns)), FAR / 2)
                    if made is not None and offered.is_legal(made):
                        dropped += 1
                        assert on_its_place(carrying, made, hand), (made, hand)
    assert dropped


def on_its_place(carrying, made, hand):
    """True if a point is on what a drop covers, or not farther from it than its size allows."""
    zone = carrying.zones[made.zone]
    if zone.columns and carrying.piece.cells:
        covered, margin = [rect(zone.spots[made.at])], carrying.cell
    else:
        covered = [rect(zone)] if made.at < 0 or len(zone.spots) == 1 else carrying.places(made)
        margin = max(FAR, 0.5 * max(min(place.width(), place.height()) for place in covered))
    return any(place.adjusted(-margin, -margin, margin, margin).contains(hand) for place in covered)


def test_a_pawn_that_is_let_go_beside_the_booths_stays_where_it_was(seated, qtbot):
    """In the river's middle and on the sand no Booth is meant; on its card and its planks it is."""
    page = seated.open(Match(ALL["river_market"], Setup(3, (PERSON, PERSON))), AT_ONCE)
    table, entries = page.table, page.session.match.entries
    page.curtain._here.click()
    [pawn] = table.surface.offered.drags["pawn:0"]
    walk = next(zone for zone in table.table_scene.layout_now.zones if zone.key == "walk")
    spot = walk.spots[pawn.at]
    x, middle = spot.x + spot.w / 2, spot.y + spot.h / 2
    for beside in ((walk.x + 5, middle), (walk.x + walk.w - 5, middle), (x, walk.y + walk.h / 2)):
        drive.drag(table, drive.at(table, "pawn:0"), drive.point(table, *beside))
        assert not entries, beside
        qtbot.waitUntil(lambda: drive.landed(table))
    drive.drag(table, drive.at(table, "pawn:0"), drive.point(table, x, middle))
    assert entries


def many_items():
    """A chart of many numbers."""
    s = bm.start()
    bm.build(s, 0, "Food Wholesaler", F=(3, 3))
    bm.build(s, 0, "Food Exporter", F=(3, 3))
    bm.build(s, 1, "Bakery", F=(3, 2))
    bm.demand(s, F=9)
    bm.run(s, SellType(bm.F))
    return s


def dear_items():
    """A chart of many prices."""
    s = bm.start()
    for seat, name in enumerate(("Art Purveyor", "Art Gallery")):
        bm.build(s, seat, name, A=(2, 1))
    bm.demand(s, A=3)
    bm.run(s, SellType(bm.A))
    return s


def cheap_supply():
    """A row of prices."""
    s = bm.start()
    for seat, name in enumerate(("Food Wholesaler", "Bakery")):
        bm.build(s, seat, name)
    bm.market(s, F=3)
    bm.run(s, StockType(bm.F))
    return s


@pytest.mark.parametrize("position", [many_items, dear_items, cheap_supply])
def test_a_small_cell_of_a_chart_is_24_pixels_wide_once_it_is_aimed_at(seated, qtbot, position):
    """However small the cells are, each can be come to; what is aimed at stays so within its 24 pixels."""
    of = ALL["brick_and_mortar"]
    page = seated.open(Match(of, Setup(1, (PERSON, PERSON)), start=position()), AT_ONCE)
    page.curtain._here.click()
    qtbot.waitUntil(lambda: page.controller.offer is not None)
    view, scale = page.table, page.table.transform().m11()
    gestures = [move.gesture for move in page.controller.offer.moves]
    drags = [drag for drag in gestures if isinstance(drag, Drag) and drag.zone == "chart"]
    view.things.lift(drags[0].piece)
    hands, laid = view.hands, view.hands.drop_targets
    narrow = [drag for drag in drags if least(laid, drag) * scale < 2 * HALF]
    assert narrow
    for drag in Random(1).sample(narrow, min(len(narrow), 40)):
        hands.move(hands.hand_for((hands.shown or laid).middle(drag)))
        assert hands.target == drag
        assert least(hands.shown, drag) * scale >= 24
        for corner in corners(hands.shown.middle(drag), scale):
            hands.move(hands.hand_for(corner))
            assert hands.target == drag


def least(carrying, drag):
    """The shorter side of the place of a drop."""
    (place,) = carrying.places(drag)
    return min(place.width(), place.height())


def corners(middle, scale):
    """The corners of 22 pixels round a point of the table."""
    return [middle + QPointF(x, y) * (HALF / scale) for x in (-1, 1) for y in (-1, 1)]


def test_a_small_piece_is_lifted_from_beside_it_and_comes_to_the_hand(seated, qtbot):
    page = seated((PERSON,))
    qtbot.waitUntil(lambda: page.controller.offer is not None)
    view = page.table
    key = next(g.piece for m in page.controller.offer.moves if isinstance(g := m.gesture, Drag))
    item = view.table_scene.pieces[key]
    small = 8 / (min(item.w, item.h) * view.transform().m11())
    view.scale(small, small)
    beside = view.mapFromScene(item.place.center()) + QPoint(0, HALF - 1)
    assert not item.place.contains(view.mapToScene(beside))
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=beside)
    assert view.hands.item is item
    hand = view.mapToScene(beside)
    off = hand - (item.pos() + QPointF(item.w / 2, item.h / 2))
    assert abs(off.x()) <= item.w / 2 + 0.1
    assert abs(off.y()) <= item.h / 2 + 0.1
