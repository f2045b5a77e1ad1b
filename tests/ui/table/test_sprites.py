"""Drawings become pixmaps; one that fails is told, and leaves its place empty."""

import sys
from dataclasses import replace

from PySide6.QtCore import QSize

from tabletop.engine.text import english
from tabletop.ui.table.pixmap_cache import Sprites
from tests.quay.table import TABLE


def test_a_face_is_drawn_at_the_screens_own_pixels(qapp):
    sprites = Sprites(TABLE, english)
    sprites.begin(10)
    made = sprites.pixmap("ship:0", 63, 88, 2.0, 2.0)

    assert made is not None
    assert (made.width(), made.height()) == ((63 + 6) * 4, (88 + 6) * 4)
    assert made.toImage().pixelColor(138, 20).alpha() == 255


def test_a_drawing_that_fails_is_told_and_leaves_its_place_empty(qapp, monkeypatch):
    def fails(*_args, **_more):
        raise ValueError("no such face")

    told = []
    monkeypatch.setattr(sys, "excepthook", lambda *error: told.append(str(error[1])))
    made = Sprites(replace(TABLE, draw=fails), english).draw("ghost", (10, 10), 4.0, QSize(64, 64))

    assert told == ["no such face"]
    assert made.toImage().pixelColor(32, 32).alpha() == 0
