"""What the table shows: fitting, zooming, panning, the large view, previews, drawings made in time."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPixmap, QPixmapCache
from PySide6.QtWidgets import QApplication

from tabletop.engine.table import Drag, Press
from tabletop.engine.text import english
from tabletop.ui.table.camera import NEAREST
from tabletop.ui.table.items import soft_shadow
from tests.ui import drive

from .conftest import LAYOUT, TABLE, moved


def whole(view):
    seen = view.mapToScene(view.viewport().rect()).boundingRect()
    return seen.adjusted(-1, -1, 1, 1).contains(view.sceneRect())


def painted(view, qtbot):
    qtbot.waitUntil(lambda: view.complete and not view._more.isActive())
    return view.grab().toImage()


def test_the_whole_table_is_seen_on_opening_and_after_a_resize(view, qtbot):
    assert whole(view)
    view.resize(600, 500)
    qtbot.waitUntil(lambda: view.viewport().width() == 600)
    assert whole(view)
    drive.wheel(view, drive.at(view, "grid"), 480)
    assert not whole(view)
    near = view.camera.scale
    view.resize(640, 500)
    assert view.camera.scale == near
    view.resize(4000, 3000)
    assert view.camera.scale >= view.camera.least
    assert whole(view)


def test_the_wheel_zooms_to_the_pointer(view):
    here = drive.at(view, "grid")
    before = view.mapToScene(here)
    drive.wheel(view, here, 240)
    after = view.mapToScene(here)
    assert (after - before).manhattanLength() < 1.5
    assert view.camera.scale > view.camera.least


def test_it_goes_no_farther_than_the_whole_table_and_not_too_near(view):
    here = drive.at(view, "grid")
    for _ in range(30):
        drive.wheel(view, here, -120)
    assert view.camera.scale == pytest.approx(view.camera.least)
    assert view.camera.fitted
    for _ in range(60):
        drive.wheel(view, here, 120)
    assert view.camera.scale == pytest.approx(view.camera.least * NEAREST)
    drive.key(view, Qt.Key.Key_Home)
    assert whole(view)


def test_keys_zoom_too(view):
    drive.key(view, Qt.Key.Key_Plus)
    assert view.camera.scale == pytest.approx(view.camera.least * 1.25)
    drive.key(view, Qt.Key.Key_Minus)
    assert view.camera.fitted


def test_the_cloth_is_dragged(view):
    view.camera.zoom(2)
    bare = drive.point(view, 160, 130)
    before = view.mapToScene(QPoint(0, 0))
    drive.drag(view, bare, bare + QPoint(-40, -30))
    after = view.mapToScene(QPoint(0, 0))
    assert (after - before - QPointF(40, 30) / view.camera.scale).manhattanLength() < 1.5


def test_space_pans_over_pieces_too(view, player):
    view.camera.zoom(2)
    before = view.mapToScene(QPoint(0, 0))
    QApplication.sendEvent(view, key_event(QEvent.Type.KeyPress))
    here = drive.at(view, "card")
    drive.drag(view, here, here + QPoint(-40, 0))
    QApplication.sendEvent(view, key_event(QEvent.Type.KeyRelease))
    assert player.lifted == player.made == []
    assert view.mapToScene(QPoint(0, 0)) != before
    view.camera.fit()
    drive.drag(view, drive.at(view, "card"), drive.at(view, "bin"))
    assert player.made == [Drag("card", "bin")]


def key_event(kind):
    return QKeyEvent(kind, Qt.Key.Key_Space, drive.PLAIN)


def test_a_double_click_fills_the_view_with_a_zone(view, player):
    drive.double_click(view, drive.at(view, "grid"))
    assert view.camera.scale > view.camera.least * 1.5
    seen = view.mapToScene(view.viewport().rect()).boundingRect()
    assert seen.contains(QRectF(200, 20, 80, 80))
    drive.double_click(view, drive.at(view, "grid"))
    assert view.camera.fitted
    assert player.made == []


def test_a_thing_is_shown_large_after_half_a_second_and_at_once_with_shift(view, qtbot):
    lens = view.lookout.lens
    drive.move(view, drive.at(view, "tile") - QPoint(20, 20))
    assert not lens.isVisible()
    qtbot.waitUntil(lens.isVisible, timeout=3000)
    assert "Three cells." in lens._words.text()
    assert "4.1" in lens._words.text()
    assert lens._picture.pixmap().width() > 2 * 40 * view.camera.scale
    drive.move(view, drive.at(view, "card"))
    assert not lens.isVisible()
    drive.key(view, Qt.Key.Key_Shift)
    assert not lens.isVisible()  # let go of again
    view.lookout.look_now()
    assert lens.isVisible()
    drive.press(view, drive.at(view, "card"))
    assert not lens.isVisible()


def test_a_zone_is_looked_at_in_words(view):
    drive.move(view, drive.at(view, "bell"))
    view.lookout.look_now()
    assert "Bell" in view.lookout.lens._words.text()
    assert view.lookout.lens._picture.isHidden()
    view.lookout.hide()


def test_a_click_on_a_thing_tells_what_is_looked_at(view, player):
    drive.click(view, drive.at(view, "pile"))
    assert player.looked == ["pile"]


def test_a_preview_shows_the_piece_where_it_would_go(view):
    scene = view.table_scene
    view.marks.preview(Drag("tile", "grid", 8, 1))
    assert scene.ghost.isVisible()
    assert scene.ghost.face == "tile:1"
    assert scene.ghost.pos() == QPointF(200, 60)
    assert len(scene.lights._strong) == 3
    assert scene.lights._arrow is not None
    assert scene.lights._marked == [scene.place_of("tile")]
    view.marks.preview(Press("bell"))
    assert not scene.ghost.isVisible()
    assert scene.lights._marked == [scene.place_of("bell")]
    view.marks.preview(None)
    assert scene.lights._marked == scene.lights._strong == []
    view.marks.preview(Drag("unknown", "grid", 8, 1))
    view.marks.preview(Drag("card", "nowhere"))
    view.marks.preview(None)


def test_things_are_marked_by_their_keys(view):
    view.marks.highlight(["card", "bin", "unknown"])
    assert len(view.table_scene.lights._marked) == 2
    view.marks.highlight([])


def test_drawings_are_sharp_at_every_zoom(view, qtbot):
    painted(view, qtbot)
    item = view.table_scene.pieces["card"]
    for factor in (1, 2.3):
        view.camera.zoom(factor)
        view.camera.sharpen()
        painted(view, qtbot)
        wanted = (item.w + 6) * view.camera.scale
        qtbot.waitUntil(lambda item=item: view.sprite("card", item.w, item.h) is not None)
        assert abs(view.sprite("card", item.w, item.h).width() - wanted) <= 1


def test_what_there_is_no_time_for_comes_later(view, qtbot, monkeypatch):
    monkeypatch.setattr("tabletop.ui.table.view.OPENING", -1.0)
    QPixmapCache.clear()
    view.set_table(TABLE, english)
    view.show_layout(LAYOUT)
    image = view.grab().toImage()
    card = drive.at(view, "card")
    assert image.pixelColor(card).name() != "#eeeeee"
    assert painted(view, qtbot).pixelColor(card).name() == "#eeeeee"


def test_a_pile_shows_its_number(view, qtbot):
    before = painted(view, qtbot)
    pile = view.table_scene.pieces["pile"]
    corner = view.mapFromScene(pile.place.bottomRight())
    around = [corner + QPoint(x, y) for x in range(-20, 4) for y in range(-18, 8)]
    assert any(before.pixelColor(at).name() == "#2b2622" for at in around)
    view.show_layout(moved(replace(pile.piece, count=0)))
    after = painted(view, qtbot)
    assert not any(after.pixelColor(at).name() == "#2b2622" for at in around)


def test_a_shadow_has_the_shape_of_its_piece(qapp):
    shape = QPixmap(QSize(40, 40))
    shape.fill(Qt.GlobalColor.transparent)
    painter = QPainter(shape)
    painter.fillRect(0, 0, 20, 40, Qt.GlobalColor.red)
    painter.end()
    shadow = soft_shadow(shape, 4).toImage()
    assert shadow.pixelColor(14, 24).alpha() > 90
    assert shadow.pixelColor(14, 24).red() < 20
    assert shadow.pixelColor(40, 24).alpha() == 0


def test_a_table_larger_than_the_cache_is_drawn_once_at_each_scale(view, qtbot, monkeypatch):
    limit, drawn = QPixmapCache.cacheLimit(), []
    draw = view._sprites.draw
    monkeypatch.setattr(view._sprites, "draw", lambda *how: drawn.append(how) or draw(*how))
    QPixmapCache.setCacheLimit(1)
    try:
        drive.wheel(view, drive.at(view, "grid"), 480)
        qtbot.waitUntil(lambda: bool(drawn))
        painted(view, qtbot)
        made = len(drawn)
        for _ in range(3):
            painted(view, qtbot)
        assert len(drawn) == made
    finally:
        QPixmapCache.setCacheLimit(limit)


def test_a_table_is_shown_when_all_of_it_is_drawn(view, qtbot, monkeypatch):
    """Until then there is the bare cloth: a table that is half drawn looks like one with pieces missing."""
    monkeypatch.setattr("tabletop.ui.table.view.OPENING", -1.0)
    QPixmapCache.clear()
    view.set_table(TABLE, english)
    view.show_layout(LAYOUT)
    places = [view.mapFromScene(item.place.center()) for item in view.table_scene.pieces.values()]
    view.table_scene.lights.live([])
    bare = view.grab().toImage()
    assert not view.complete
    [cloth] = {bare.pixelColor(at).name() for at in places}
    assert painted(view, qtbot).pixelColor(drive.at(view, "card")).name() != cloth
