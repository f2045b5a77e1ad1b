"""Hands on the table: drag, click and click, put back, turn, refuse. A drag never sticks."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QApplication, QPinchGesture

from tabletop.engine.table import Drag, Layout, Press
from tests.ui import drive

from .conftest import CARD, LAYOUT, LEGAL, STONE, TILE, ZONES, moved


def test_a_piece_is_dragged_to_a_lit_place(view, player):
    drive.drag(view, drive.at(view, "card"), drive.at(view, "bin"))
    assert player.made == [Drag("card", "bin")]
    assert player.lifted == ["card", None]
    assert player.over[-2:] == [Drag("card", "bin"), None]


def test_where_a_tile_was_taken_and_where_it_goes_stay_to_be_seen(view, player):
    lights = view.table_scene.lights
    drive.carry(view, drive.at(view, "tile"), drive.point(view, 230, 40))
    home = lights._left
    assert home.boundingRect().topLeft() == QPointF(TILE.x, TILE.y)
    assert not home.contains(QPointF(TILE.x + 30, TILE.y + 10))  # no cell of the shape lies there
    assert lights.aim.zValue() > view.hands.item.zValue()
    assert lights.aim._path in lights._outlines
    assert not lights.aim._path.isEmpty()
    view.put_back()
    assert lights._left.isEmpty()
    assert lights.aim._path.isEmpty()


def test_what_lies_on_a_lit_place_keeps_its_colours(view):
    stands = replace(STONE, key="stands", zone="bin", x=224, y=164)
    view.show_layout(Layout(ZONES, (*LAYOUT.pieces, stands)))
    points = [QPointF(230, 170), QPointF(235, 150)]
    before = [_colour(view, point) for point in points]
    drive.carry(view, drive.at(view, "card"), drive.point(view, 204, 144))
    assert view.table_scene.lights._strong
    stone, ground = (_apart(old, _colour(view, point)) for old, point in zip(before, points, strict=True))
    assert stone < 60 < ground


def _colour(view, point):
    view.repaint()
    return view.grab().toImage().pixelColor(view.mapFromScene(point))


def _apart(one, other):
    return sum(abs(a - b) for a, b in zip(one.getRgb(), other.getRgb(), strict=True))


def test_a_tile_that_lies_small_is_in_the_hand_as_large_as_the_cells_it_may_cover(view, player):
    small = replace(TILE, w=20, h=20, cell=10)
    view.show_layout(Layout(ZONES, (small,)))
    item = view.table_scene.pieces["tile"]
    drive.carry(view, drive.point(view, TILE.x + 5, TILE.y + 5), drive.point(view, 230, 30))
    assert (item.w, item.h) == (40, 40)
    assert item.pos() == QPointF(220, 20)  # still held in the middle of its first cell
    assert player.over[-1] == Drag("tile", "grid", 1, 0)
    view.put_back()
    assert (item.w, item.h, item.cell) == (20, 20, 10)


def test_it_lifts_only_after_some_pixels(view, player):
    start = drive.at(view, "card")
    drive.press(view, start)
    drive.move(view, start + QPoint(2, 1), held=True)
    assert not view.hands.is_dragging
    drive.move(view, start + QPoint(4, 3), held=True)
    assert view.hands.is_dragging
    assert view.hands.item.carried
    drive.release(view, start + QPoint(4, 3))
    assert not view.hands.is_dragging
    assert player.made == []  # it was let go over its own place


def test_the_nearest_spot_is_meant(view, player):
    drive.drag(view, drive.at(view, "card"), drive.point(view, 75, 160))
    assert player.made == [Drag("card", "lane", 1)]


def test_a_drop_elsewhere_glides_home_with_the_reason_and_its_rule(view, player, qtbot):
    drive.drag(view, drive.at(view, "stone"), drive.at(view, "bin"))
    assert player.made == [Drag("stone", "bin")]
    assert view.bubble.isVisible()
    assert view.bubble.accessibleName() == "Ice lies there."
    item = view.table_scene.pieces["stone"]
    assert item.pos() == item.home
    view.bubble._words.linkActivated.emit("4.3")
    assert player.rules == ["4.3"]
    assert not view.bubble.isVisible()


def test_a_refused_place_tells_the_reason_before_the_drop(view, player):
    drive.carry(view, drive.at(view, "card"), drive.point(view, 120, 155))
    assert player.over[-1] == Drag("card", "lane", 2)
    assert view.pill.isVisible()
    drive.move(view, drive.point(view, 40, 155), held=True)
    assert not view.pill.isVisible()
    drive.release(view, drive.point(view, 40, 155))
    assert player.made == [Drag("card", "lane", 0)]


def test_the_label_of_a_piece_hides_neither_the_piece_nor_the_place_where_it_goes(view, player):
    """Wherever it is carried; and what popups cover does not change what a drop means."""
    shown = 0
    drive.carry(view, drive.at(view, "card"), drive.point(view, 120, 155))
    for x in range(10, 300, 29):
        for y in range(10, 190, 20):
            drive.move(view, drive.point(view, x, y), held=True)
            if not view.pill.isVisible():
                continue
            item, lies = view.hands.item, view.pill.geometry()
            piece = QRectF(item.x(), item.y(), item.w, item.h)
            assert not view.mapFromScene(piece).boundingRect().intersects(lies), (x, y)
            aim = view.mapFromScene(view.hands.aim)
            assert not lies.contains(aim)
            assert view.viewport().childAt(aim) is None
            shown += 1
    assert shown > 3
    for popup in (view.pill, view.lookout.lens):
        assert popup.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    assert view.bubble.isHidden()
    drive.release(view, drive.point(view, 40, 155))
    assert player.made == [Drag("card", "lane", 0)]


def test_what_may_be_is_lit_and_goes_out(view, player):
    lights = view.table_scene.lights
    drive.carry(view, drive.at(view, "card"), drive.at(view, "bin"))
    assert len(lights._soft) == 3  # two spots of the lane, and the bin
    assert len(lights._strong) == 1
    drive.release(view, drive.at(view, "bin"))
    assert lights._soft == lights._strong == lights._refused == []


def test_cells_show_green_or_red_before_the_drop(view, player):
    lights = view.table_scene.lights
    corner = drive.point(view, 20 + 10, 20 + 10)
    drive.carry(view, corner, drive.point(view, 210, 30 + 40))
    assert player.over[-1] == Drag("tile", "grid", 8)
    assert len(lights._strong) == 3
    drive.move(view, drive.point(view, 210, 30), held=True)
    assert player.over[-1] == Drag("tile", "grid", 0)  # its cells 0, 4 and 5, where it may not lie
    assert lights._strong == []
    assert len(lights._refused) == 3
    drive.release(view, drive.point(view, 210, 30))
    assert view.bubble.isVisible()


def test_a_little_off_still_finds_the_legal_cells(view, player):
    drive.drag(view, drive.point(view, 30, 30), drive.point(view, 210 + 6, 70 - 5))
    assert player.made == [Drag("tile", "grid", 8)]


@pytest.mark.parametrize(
    ("turn", "made"), [("R", 1), ("RR", 2), ("RRR", 3), ("RRRR", 4), ("r", 7), ("M", 4), ("MM", 0)]
)
def test_keys_turn_what_is_carried(view, player, turn, made):
    drive.carry(view, drive.point(view, 30, 30), drive.at(view, "grid"))
    for key in turn:
        shift = Qt.KeyboardModifier.ShiftModifier if key == "r" else drive.PLAIN
        drive.key(view, Qt.Key.Key_M if key == "M" else Qt.Key.Key_R, shift)
    assert view.hands.item.turn == made
    assert player.turned[-1] == made
    assert view.hands.item.cells != () != TILE.cells


def test_the_wheel_turns_by_whole_notches(view, player):
    drive.carry(view, drive.point(view, 30, 30), drive.at(view, "grid"))
    here = drive.at(view, "grid")
    for _ in range(8):  # as a touch pad tells it
        drive.wheel(view, here, -15)
    assert view.hands.item.turn == 1
    drive.wheel(view, here, 120)
    assert view.hands.item.turn == 0
    assert view.camera.fitted


def test_a_turned_piece_makes_the_turned_gesture(view, player):
    drive.carry(view, drive.point(view, 30, 30), drive.point(view, 240, 80))
    drive.key(view, Qt.Key.Key_R)
    drive.release(view, drive.point(view, 240, 80))
    made = player.made[0]
    assert made.turn == 1
    assert made in LEGAL


def test_a_mirrored_shape_that_looks_the_same_is_the_lower_turn(view, player):
    drive.carry(view, drive.point(view, 30, 30), drive.point(view, 240, 80))
    drive.key(view, Qt.Key.Key_M)  # this shape is its own mirror image, turned
    drive.release(view, drive.point(view, 240, 80))
    assert player.made[0].turn < 4


def test_click_and_click(view, player):
    drive.click(view, drive.at(view, "card"))
    assert view.hands.is_dragging
    drive.move(view, drive.at(view, "bin"))
    assert player.over[-1] == Drag("card", "bin")
    drive.click(view, drive.at(view, "bin"))
    assert player.made == [Drag("card", "bin")]
    assert not view.hands.is_dragging


def test_two_fingers_zoom_and_turn_what_is_carried(view, player):
    pinch = QPinchGesture()
    pinch.setHotSpot(view.viewport().mapToGlobal(QPointF(drive.at(view, "grid"))))
    pinch.setScaleFactor(1.5)
    before = view.camera.scale
    view.pinch(pinch)
    assert view.camera.scale == pytest.approx(before * 1.5)
    view.camera.fit()
    drive.carry(view, drive.point(view, 30, 30), drive.at(view, "grid"))
    for angle in (20, 40, 60):
        pinch.setLastRotationAngle(pinch.rotationAngle())
        pinch.setRotationAngle(angle)
        view.pinch(pinch)
    assert view.hands.item.turn == 1
    assert view.camera.fitted


def test_a_thing_is_pressed(view, player):
    drive.click(view, drive.at(view, "bell"))
    assert player.made == [Press("bell")]


@pytest.mark.parametrize("how", ["escape", "right", "window", "focus", "outside", "lost", "menu"])
@pytest.mark.parametrize("clicked", [False, True], ids=["dragged", "clicked"])
def test_what_is_carried_can_always_be_put_back(view, player, how, clicked):
    start, away = drive.at(view, "card"), drive.at(view, "bin")
    if clicked:
        drive.click(view, start)
        drive.move(view, away)
    else:
        drive.carry(view, start, away)
    assert view.hands.is_dragging
    match how:
        case "escape":
            drive.key(view, Qt.Key.Key_Escape)
        case "right":
            drive.press(view, away, Qt.MouseButton.RightButton)
            drive.release(view, away, Qt.MouseButton.RightButton)
        case "window":
            QApplication.sendEvent(view.window(), QEvent(QEvent.Type.WindowDeactivate))
        case "focus" | "menu":
            active = Qt.FocusReason.ActiveWindowFocusReason
            reason = active if how == "focus" else Qt.FocusReason.PopupFocusReason
            QApplication.sendEvent(view, QFocusEvent(QEvent.Type.FocusOut, reason))
        case "outside":
            if clicked:
                QApplication.sendEvent(view.window(), QEvent(QEvent.Type.Leave))
            else:
                drive.move(view, QPoint(-40, 100), held=True)
        case "lost":
            if clicked:
                drive.key(view, Qt.Key.Key_Escape)
            else:
                drive.move(view, away)  # the button came up over another window
    assert not view.hands.is_dragging
    drive.release(view, away)
    assert player.made == []
    item = view.table_scene.pieces["card"]
    assert item.pos() == item.home
    assert not item.carried
    drive.drag(view, start, away)  # and the next drag is like any other
    assert player.made == [Drag("card", "bin")]


def test_another_offer_takes_the_piece_out_of_the_hand(view, player):
    drive.carry(view, drive.at(view, "card"), drive.at(view, "bin"))
    view.offer([], [])
    assert not view.hands.is_dragging
    drive.release(view, drive.at(view, "bin"))
    assert player.made == []


def test_the_same_offer_leaves_it_there(view, player):
    drive.carry(view, drive.at(view, "card"), drive.at(view, "bin"))
    view.offer(LEGAL, [*view.surface.offered.legal], {})
    view.put_back()
    drive.carry(view, drive.at(view, "card"), drive.at(view, "bin"))
    offered = view.surface.offered
    view.offer(LEGAL, [*offered.legal], {})
    assert view.hands.is_dragging


def test_a_piece_that_vanishes_while_it_is_carried(view, player):
    drive.carry(view, drive.at(view, "card"), drive.at(view, "bin"))
    view.show_layout(moved(without=("card",)))
    assert not view.hands.is_dragging
    drive.release(view, drive.at(view, "bin"))
    assert player.made == []
    assert "card" not in view.table_scene.pieces


def test_no_order_of_events_leaves_a_piece_in_the_air(view, player, chance: Random):
    points = [drive.at(view, key) for key in ("card", "tile", "stone", "bin", "grid", "lane", "bell")]
    buttons = (Qt.MouseButton.LeftButton, Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton)

    def something():
        where = chance.choice(points) + QPoint(chance.randint(-9, 9), chance.randint(-9, 9))
        match chance.randrange(8):
            case 0 | 1:
                drive.press(view, where, chance.choice(buttons))
            case 2 | 3:
                drive.release(view, where, chance.choice(buttons))
            case 4:
                drive.move(view, where, held=chance.random() < 0.7)
            case 5:
                drive.key(
                    view, chance.choice((Qt.Key.Key_R, Qt.Key.Key_Tab, Qt.Key.Key_Return, Qt.Key.Key_Left))
                )
            case 6:
                drive.wheel(view, where, chance.choice((-120, 120)))
            case 7:
                view.show_layout(chance.choice((moved(), moved(without=("card",)))), chance.choice((0, 30)))

    for _ in range(60):
        for _ in range(25):
            something()
        drive.key(view, Qt.Key.Key_Escape)
        view.table_scene.motion.finish()
        assert not view.hands.is_dragging
        carried = [
            item for item in view.table_scene.pieces.values() if item.carried or item.pos() != item.home
        ]
        assert carried == []
        depths = {key: item.zValue() for key, item in view.table_scene.pieces.items()}
        assert depths.get("card", CARD.z) == CARD.z


def test_a_double_click_presses_once_and_zooms_nowhere(view, player):
    drive.double_click(view, drive.at(view, "bell"))
    assert player.made == [Press("bell")]
    assert view.camera.fitted


def test_the_reason_leaves_the_piece_free_that_went_home(view, player):
    stone, bin_ = drive.at(view, "stone"), drive.at(view, "bin")
    view.table_scene.resting = view.table_scene.pieces["stone"]
    view.reasons.show_refusal("4.3", "Ice lies there. " * 12, view.mapToScene(stone + (bin_ - stone) / 20))
    home = view.mapFromScene(view.table_scene.place_of("stone")).boundingRect()
    assert view.bubble.isVisible()
    assert not view.bubble.geometry().intersects(home)
    assert view.viewport().rect().contains(view.bubble.geometry())
