"""Pieces glide between layouts; films are played, held, skipped, and end on their last picture."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, Qt

from tabletop.engine.table import Drag
from tabletop.ui.table.animation import AnimationFrame
from tests.ui import drive

from .conftest import CARD, LAYOUT, LEGAL, PILE, STONE, TRIED, moved

THERE = replace(CARD, zone="bin", x=205.0, y=140.0)


@pytest.fixture
def gliding(view):
    view.surface.still = False
    return view


def test_a_piece_glides_to_where_it_belongs(gliding, qtbot):
    gliding.show_layout(moved(THERE), 120)
    item = gliding.table_scene.pieces["card"]
    assert item.pos() == QPointF(CARD.x, CARD.y)
    assert item.zValue() > 1000
    qtbot.waitUntil(lambda: drive.landed(gliding))
    assert item.pos() == QPointF(205, 140)
    assert item.zValue() == CARD.z


def test_new_ones_appear_and_gone_ones_fade(gliding, qtbot):
    new = replace(STONE, key="gem", face="gem", x=140.0, y=90.0)
    gliding.show_layout(moved(new, without=("stone",)), 60)
    scene = gliding.table_scene
    assert set(scene.pieces) == {"tile", "card", "pile", "gem"}
    assert scene.pieces["gem"].opacity() == 0
    items = len(scene.items())
    qtbot.waitUntil(lambda: drive.landed(gliding))
    assert scene.pieces["gem"].opacity() == 1
    assert len(scene.items()) == items - 1


def test_one_that_looks_the_same_is_seen_to_move_there(gliding, qtbot):
    item = gliding.table_scene.pieces["stone"]
    gliding.show_layout(moved(replace(STONE, key="stone2", x=230.0), without=("stone",)), 60)
    assert gliding.table_scene.pieces["stone2"] is item
    qtbot.waitUntil(lambda: drive.landed(gliding))
    assert item.x() == 230


def test_a_new_one_comes_off_its_pile(gliding, qtbot):
    chip = replace(PILE, key="chip:1", count=0, x=200.0, y=150.0)
    gliding.show_layout(moved(chip, replace(PILE, count=6)), 60)
    assert gliding.table_scene.pieces["chip:1"].pos() == QPointF(PILE.x, PILE.y)
    qtbot.waitUntil(lambda: drive.landed(gliding))
    assert gliding.table_scene.pieces["chip:1"].pos() == QPointF(200, 150)


def test_a_layout_while_all_still_glides(gliding, qtbot):
    for layout in (moved(THERE), LAYOUT, moved(without=("card", "stone")), moved(THERE), LAYOUT):
        gliding.show_layout(layout, 80)
        qtbot.wait(10)
    qtbot.waitUntil(lambda: drive.landed(gliding))
    for item in gliding.table_scene.pieces.values():
        assert item.pos() == item.home
        assert item.opacity() == 1


def test_reduced_motion_shows_the_same_without_movement(view):
    view.surface.still = True
    view.show_layout(moved(THERE), 500)
    assert view.table_scene.pieces["card"].pos() == QPointF(205, 140)
    assert drive.landed(view)


def frames(ms=40):
    return [
        AnimationFrame(LAYOUT, ms, "", "Nothing yet."),
        AnimationFrame(moved(THERE), ms, "", ""),
        AnimationFrame(moved(without=("card",)), ms, "coin", "Gone."),
    ]


NUMBERS = {picture.words: at for at, picture in enumerate(frames())}


@pytest.fixture
def heard(view, monkeypatch):
    told = {"sounds": [], "frames": [], "ended": 0}
    monkeypatch.setattr(view.sounds, "play", lambda name, _pitch=1.0: told["sounds"].append(name))
    view.film.shown.connect(lambda picture: told["frames"].append(NUMBERS.get(picture.words)))

    def ended():
        told["ended"] += 1

    view.film.ended.connect(ended)
    return told


def test_a_film_shows_tells_and_sounds_its_pictures(gliding, heard, qtbot):
    gliding.film.play(frames())
    assert gliding.film.running
    qtbot.waitUntil(lambda: heard["ended"] == 1)
    assert heard["frames"] == [0, 1, 2]
    assert heard["sounds"] == ["", "drop", "coin"]
    assert "card" not in gliding.table_scene.pieces


def test_a_press_on_the_table_ends_the_film_and_takes_the_piece_at_once(gliding, heard, player):
    gliding.film.play(
        [AnimationFrame(LAYOUT, 5000, "", ""), AnimationFrame(moved(replace(STONE, x=20.0)), 5000, "", "")]
    )
    drive.drag(gliding, drive.at(gliding, "card"), drive.at(gliding, "bin"))
    assert heard["ended"] == 1
    assert gliding.table_scene.pieces["stone"].x() == 20
    assert player.made == [Drag("card", "bin")]


def test_space_skips_the_film(gliding, heard):
    gliding.film.play(frames(5000))
    drive.key(gliding, Qt.Key.Key_Space)
    assert not gliding.film.running
    assert heard["ended"] == 1
    assert "card" not in gliding.table_scene.pieces


def test_a_film_can_be_held(gliding, heard, qtbot):
    gliding.film.play(frames(20))
    gliding.film.pause()
    qtbot.wait(60)
    assert heard["frames"] == [0]
    gliding.film.pause()
    qtbot.waitUntil(lambda: heard["ended"] == 1)
    gliding.film.pause()
    gliding.film.skip()
    assert heard["ended"] == 1


def test_at_once_is_at_once(view, heard, qtbot):
    view.film.play(frames(0))
    qtbot.waitUntil(lambda: heard["ended"] == 1)
    assert heard["frames"] == [0, 1, 2]


def test_a_film_without_pictures_ends(view, heard):
    view.film.play([])
    assert heard["ended"] == 1


def test_what_was_dropped_waits_where_it_is_for_the_film(gliding, qtbot):
    film = [AnimationFrame(LAYOUT, 30, "", "A word first."), AnimationFrame(moved(THERE), 30, "", "")]
    gliding.gestured.connect(lambda _gesture, _at: gliding.film.play(film))
    item = gliding.table_scene.pieces["card"]
    drive.drag(gliding, drive.at(gliding, "card"), drive.at(gliding, "bin"))
    dropped = item.pos()
    assert dropped != item.home
    gliding.offer(LEGAL, TRIED)
    assert item.pos() == dropped
    qtbot.waitUntil(lambda: not gliding.film.running and drive.landed(gliding))
    assert item.pos() == QPointF(205, 140)


def test_a_piece_left_over_after_the_film_goes_home(gliding, qtbot):
    gliding.gestured.connect(
        lambda _gesture, _at: gliding.film.play([AnimationFrame(LAYOUT, 10, "", "Nothing moves.")])
    )
    gliding.film.ended.connect(lambda: gliding.show_layout(LAYOUT))
    item = gliding.table_scene.pieces["card"]
    drive.drag(gliding, drive.at(gliding, "card"), drive.at(gliding, "bin"))
    qtbot.waitUntil(lambda: not gliding.film.running)
    assert item.pos() == item.home
