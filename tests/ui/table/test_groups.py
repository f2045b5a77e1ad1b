"""A piece that takes several spots at once: which ones, by where it is held and by turning."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from tabletop.engine.table import Drag, Layout, Piece, Spot, Zone
from tabletop.engine.text import translate
from tabletop.ui.table.drop_targets import DropTargets, Oval, TableGestures, rect, taken
from tests.ui import drive

SPOTS = tuple(Spot(200 + 20 * x, 20 + 20 * y, 20, 20, round=True) for y in range(2) for x in range(2))
GROUPS = ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))
PEN = Zone("pen", 200, 20, 40, 40, translate("test", "Pen"), "pen", SPOTS, groups=GROUPS)
OX = Piece("ox", "shelf", 20, 20, 16, 12, "ox", translate("test", "Ox"), turns=3)
HEN = Piece("hen", "shelf", 60, 20, 8, 8, "hen", translate("test", "Hen"))
SHELF = Zone("shelf", 10, 10, 150, 110, translate("test", "Shelf"))
LAYOUT = Layout((PEN, SHELF), (OX, HEN))
ROOM = [Drag("ox", "pen", 4 + at) for at in range(6)]
HENS = [Drag("hen", "pen", at) for at in range(4)]


@pytest.fixture
def pen(view, player):
    """The table with the pen on it, all of it free."""
    view.show_layout(LAYOUT)
    view.offer([*ROOM, *HENS], [*ROOM, *HENS])
    return view


def held(view, x, y):
    """The spots that the ox would take if it were let go with the hand there."""
    drive.move(view, drive.point(view, x, y), held=True)
    return taken(PEN, view.hands.target.at)


def test_the_nearest_group_with_the_spot_under_the_hand_is_meant(pen, player):
    drive.carry(pen, drive.at(pen, "ox"), drive.point(pen, 220, 28))
    assert held(pen, 219, 28) == (0, 1)
    assert held(pen, 209, 41) == (0, 2)
    assert held(pen, 231, 39) == (1, 3)
    assert held(pen, 218, 38) == (0, 3)
    assert held(pen, 222, 38) == (1, 2)
    drive.release(pen, drive.point(pen, 222, 38))
    assert player.made == [Drag("ox", "pen", 4 + 3)]


def test_turning_goes_through_the_groups_of_a_spot(pen):
    drive.carry(pen, drive.at(pen, "ox"), drive.point(pen, 206, 26))
    seen = []
    for _ in range(3):
        seen.append(taken(PEN, pen.hands.target.at))
        pen.hands.turn(1)
    assert sorted(seen) == [(0, 1), (0, 2), (0, 3)]
    drive.release(pen, drive.point(pen, 100, 60))


def test_over_another_zone_it_begins_anew(pen):
    drive.carry(pen, drive.at(pen, "ox"), drive.point(pen, 206, 26))
    first = pen.hands.target
    pen.hands.turn(1)
    assert pen.hands.target != first
    held(pen, 100, 60)
    assert held(pen, 206, 26) == taken(PEN, first.at)


def test_the_whole_group_lights_up_and_round_spots_are_round(pen):
    lights = pen.table_scene.lights
    drive.carry(pen, drive.at(pen, "ox"), drive.point(pen, 219, 28))
    assert [place.center() for place in lights._strong] == [QPointF(210, 30), QPointF(230, 30)]
    assert all(isinstance(place, Oval) for place in lights._soft)
    assert len(lights._soft) == len(SPOTS)
    drive.release(pen, drive.point(pen, 100, 60))


def test_a_piece_without_groups_takes_one_spot(pen, player):
    drive.drag(pen, drive.at(pen, "hen"), drive.point(pen, 229, 49))
    assert player.made == [Drag("hen", "pen", 3)]


def test_where_only_one_group_is_legal_it_is_meant_wherever_the_hand_is(pen):
    carrying = DropTargets(TableGestures.of([ROOM[5]], ROOM, {}), LAYOUT, OX)
    for turn in (0, 1):
        assert carrying.at(QPointF(200, 20), QPointF(206, 26), turn) == ROOM[5]
    nothing = DropTargets(TableGestures.of([], ROOM, {}), LAYOUT, OX)
    assert 0 in taken(PEN, nothing.at(QPointF(200, 20), QPointF(206, 26), 0).at)
    assert carrying.corner(ROOM[5]) == QPointF(220 - 8, 50 - 6)


def test_by_keyboard_turning_goes_on_to_another_group(pen):
    pen.setFocus()
    for _ in range(2):
        QTest.keyClick(pen, Qt.Key.Key_Tab)
        if pen.keys.at == "ox":
            break
    QTest.keyClick(pen, Qt.Key.Key_Return)
    before = pen.hands.target
    QTest.keyClick(pen, Qt.Key.Key_R)
    assert pen.hands.target != before
    assert pen.hands.target in ROOM
    QTest.keyClick(pen, Qt.Key.Key_Escape)


def test_spots_and_groups_are_counted_one_after_the_other():
    assert [taken(PEN, at) for at in (-1, 0, 3, 4, 9, 10)] == [(), (0,), (3,), (0, 1), (2, 3), ()]
    assert type(rect(replace(SPOTS[0], round=False))) is not Oval
