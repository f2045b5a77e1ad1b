"""Pieces that turn: a needle and rolled dice go on to their angle."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tabletop.engine.table import Layout
from tabletop.ui.play.animation_frames import rolls, sound
from tabletop.ui.table.scene import turn_angles
from tests.ui import drive

from .conftest import STONE, moved


@pytest.mark.parametrize(
    ("before", "after", "turns"),
    [(0.0, 765.0, (0.0, 765.0)), (765.0, 1530.0, (765.0, 1530.0)), (1530.0, 0.0, (90.0, 0.0))],
)
def test_a_piece_turns_on_to_its_angle_and_the_short_way_back(before, after, turns):
    assert turn_angles(replace(STONE, angle=before), replace(STONE, angle=after)) == turns


def test_it_is_seen_to_turn_and_lies_as_it_should_afterwards(view, qtbot):
    view.surface.still = False
    view.show_layout(moved(replace(STONE, angle=765.0)), 120)
    item = view.table_scene.pieces["stone"]
    assert item.rotation() == 0
    qtbot.waitUntil(lambda: 90 < item.rotation() < 765)
    qtbot.waitUntil(lambda: drive.landed(view))
    assert item.rotation() == 765


def test_without_movement_it_lies_as_it_should_at_once(view):
    view.show_layout(moved(replace(STONE, angle=90.0)), 0)
    item = view.table_scene.pieces["stone"]
    assert item.rotation() == 90
    assert item.transformOriginPoint().x() == STONE.w / 2


def test_rolling_dice_and_a_spun_needle_are_heard_and_take_their_time():
    def both(before, after):
        return Layout((), (before,)), Layout((), (after,))

    rolled, spun = both(STONE, replace(STONE, angle=720.0)), both(STONE, replace(STONE, angle=765.0))
    assert rolls(*rolled)
    assert rolls(*spun)
    assert sound(*rolled) == sound(*spun) == "wood"
    assert not rolls(*both(replace(STONE, angle=765.0), STONE))
    assert not rolls(*both(STONE, replace(STONE, face="other")))
