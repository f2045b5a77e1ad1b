"""Fingers: one drags, two zoom, and two turn what is carried."""

from __future__ import annotations

import math

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QTest

from tabletop.engine.table import Drag
from tests.ui import drive


class Fingers:
    """Fingers on a touch screen, by number."""

    def __init__(self, view, device: QPointingDevice) -> None:
        self._view, self._device = view, device
        self._at: dict[int, QPoint] = {}

    def down(self, finger: int, at: QPoint) -> None:
        event = QTest.touchEvent(self._view.viewport(), self._device)
        for other, where in self._at.items():
            event.move(other, where, self._view.viewport())
        event.press(finger, at, self._view.viewport()).commit()
        self._at[finger] = at

    def move(self, to: dict[int, QPoint]) -> None:
        self._at |= to
        event = QTest.touchEvent(self._view.viewport(), self._device)
        for finger, where in self._at.items():
            event.move(finger, where, self._view.viewport())
        event.commit()

    def up(self, *fingers: int) -> None:
        event = QTest.touchEvent(self._view.viewport(), self._device)
        for finger, where in self._at.items():
            if finger in fingers:
                event.release(finger, where, self._view.viewport())
            else:
                event.move(finger, where, self._view.viewport())
        event.commit()
        for finger in fingers:
            del self._at[finger]


@pytest.fixture
def fingers(view):
    return Fingers(view, QTest.createTouchDevice())


def glide(fingers, start, end):
    fingers.down(0, start)
    for step in range(1, 9):
        fingers.move({0: start + (end - start) * step / 8})


def test_one_finger_drags(view, player, fingers):
    glide(fingers, drive.at(view, "card"), drive.at(view, "bin"))
    assert view.hands.is_dragging
    fingers.up(0)
    assert player.made == [Drag("card", "bin")]


def test_two_fingers_zoom(view, player, fingers):
    middle, before = drive.at(view, "grid"), view.camera.scale
    fingers.down(0, middle - QPoint(30, 0))
    fingers.down(1, middle + QPoint(30, 0))
    for wide in range(40, 100, 10):
        fingers.move({0: middle - QPoint(wide, 0), 1: middle + QPoint(wide, 0)})
    fingers.up(0, 1)
    assert view.camera.scale > before * 1.5
    assert player.made == []
    assert not view.hands.is_dragging


def test_two_fingers_turn_what_is_carried(view, player, fingers):
    middle = drive.at(view, "grid")
    glide(fingers, drive.point(view, 30, 30), middle)
    fingers.down(1, middle + QPoint(60, 0))
    for degrees in range(0, 70, 10):
        angle = math.radians(degrees)
        fingers.move({1: middle + QPoint(round(60 * math.cos(angle)), round(60 * math.sin(angle)))})
    assert view.hands.is_dragging
    assert view.hands.item.turn == 1
    assert view.camera.fitted
    fingers.up(1)
    fingers.up(0)
    assert [made.turn for made in player.made] == [1]
