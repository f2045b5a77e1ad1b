"""Wrong drops in a lesson: each gets an answer, what it leaves behind, and the text that was closed."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from tabletop.files import lessons
from tabletop.games import GAMES
from tests.ui import drive
from tests.ui.test_lessons import begun, button, held, settled

FIRST = [(game, min(lessons.chapters(game))) for game in GAMES]
MARKET, STALL = ("river_market", "1_your_first_booth"), ("morocco", "0_first_stall")


def rings(page):
    return [tuple(map(round, ring.getRect())) for ring in page.table.surface.lesson.rings]


def middle(page, zone) -> QPoint:
    return drive.at(page.table, zone)


def elsewhere(page, key):
    """Zones that the piece is dropped on in vain, none of them its own."""
    offered, scene = page.table.surface.offered, page.table.table_scene
    own = {scene.pieces[key].piece.zone, *offered.tries.get(key, ())}
    inside = page.table.viewport().rect()
    found = [zone for zone in scene.zones.values() if zone.key not in own]
    seen = [zone for zone in found if inside.contains(middle(page, zone.key))]
    on = [(zone, scene.zone_at(page.table.mapToScene(middle(page, zone.key)))) for zone in seen]
    return [zone.key for zone, there in on if there is zone]


@pytest.mark.parametrize("chapter", FIRST, ids=[game for game, _ in FIRST])
def test_the_rings_stay_where_the_pieces_belong_after_a_wrong_drop(window, qtbot, chapter):
    page = begun(window, qtbot, chapter)
    while page.words.step.next:
        button(page.popover, "next").click()
        settled(page, qtbot)
    before = rings(page)
    dropped = 0
    for key in list(page.table.surface.offered.tries)[:2]:
        for zone in elsewhere(page, key)[:4]:
            page.popover.hide()
            drive.drag(page.table, drive.at(page.table, key), middle(page, zone))
            assert rings(page) == before, (key, zone)
            dropped += page.table.bubble.isVisible()
            goal = [page.table.mapFromScene(place).boundingRect() for place in page.table.surface.lesson.goal]
            covers = [place for place in goal if page.table.bubble.geometry().intersects(place)]
            assert page.table.bubble.isHidden() or not covers, (key, zone)
            settled(page, qtbot)
            assert rings(page) == before, (key, zone)
    assert dropped


def refused_drag(page, key, zone):
    """Drag a piece onto a zone; returns the words of the refusal."""
    page.popover.hide()
    drive.drag(page.table, drive.at(page.table, key), middle(page, zone))
    return page.table.bubble.accessibleName() if page.table.bubble.isVisible() else ""


def test_a_piece_that_cannot_be_moved_now_gets_an_answer(window, qtbot):
    page = begun(window, qtbot, STALL)
    scene, offered = page.table.table_scene, page.table.surface.offered
    stuck = [key for key in scene.pieces if not offered.can_lift(key) and key not in offered.presses]
    kinds = {key.partition(":")[0]: key for key in reversed(stuck)}
    assert "person" in kinds or len(kinds) > 3
    for key in kinds.values():
        if page.table.mouse._taken(list(scene.pieces_at(scene.pieces[key].place.center()))):
            continue
        zone = next(zone for zone in elsewhere(page, key) if zone.startswith("stall:"))
        assert refused_drag(page, key, zone), key
        assert page.session.now == 0


def test_a_zoomed_table_is_still_panned_by_a_piece_that_cannot_be_moved(window, qtbot):
    page = begun(window, qtbot, STALL)
    page.popover.hide()
    scene, offered = page.table.table_scene, page.table.surface.offered
    page.table.camera.zoom(2.0)
    inside = page.table.viewport().rect().adjusted(60, 60, -60, -60)
    key = next(
        key
        for key, item in scene.pieces.items()
        if not offered.can_lift(key)
        and inside.contains(drive.at(page.table, key))
        and not page.table.mouse._taken(list(scene.pieces_at(item.place.center())))
    )
    start = drive.at(page.table, key)
    drive.drag(page.table, start, start + QPoint(50, 50))
    assert not page.table.bubble.isVisible()
    assert drive.at(page.table, key) == start + QPoint(50, 50)


def test_the_words_to_an_earlier_mistake_go_with_the_next_drop(window, qtbot):
    page = begun(window, qtbot, STALL)
    roof = page.table.table_scene.zones["terrace:0"]
    place = drive.point(page.table, roof.x + roof.w / 2, roof.y + roof.h / 2)
    drive.drag(page.table, drive.at(page.table, "scout"), place)
    settled(page, qtbot)
    assert page.popover.written.kind == "held"
    assert page.controller.held is not None
    assert refused_drag(page, "scout", "stall:0")
    assert page.popover.written.note == ""
    assert "anyway" not in {each.name for each in page.popover.written.buttons}
    assert page.controller.held is None


def test_what_the_rules_refuse_takes_away_the_words_to_what_was_held_back(window, qtbot):
    page = begun(window, qtbot, step=2)
    page.table.gestured.emit(held(page).gesture, QPointF())
    assert page.popover.written.note
    key = held(page).piece
    zone = next(zone for zone in elsewhere(page, key))
    assert refused_drag(page, key, zone)
    assert page.popover.written.note == ""


def shown(page):
    return page.popover.isVisible()


def test_the_text_of_a_step_is_closed_and_comes_back_by_esc(window, qtbot):
    page = begun(window, qtbot)
    QTest.keyClick(page.table, Qt.Key.Key_Escape)
    assert not shown(page)
    assert page.table.call.isVisible()
    assert "Esc" in page.table.call.accessibleName()
    QTest.keyClick(page.table, Qt.Key.Key_Escape)
    assert shown(page)
    page.popover._away.click()
    assert not shown(page)
    assert "Esc" in page.popover._away.toolTip()
    assert page.table.hasFocus()
    QTest.keyClick(page.table, Qt.Key.Key_Escape)
    assert shown(page)


@pytest.mark.parametrize("key", [None, Qt.Key.Key_Space])
def test_the_title_of_the_step_in_the_tab_shows_its_text_again(window, qtbot, key):
    page = begun(window, qtbot)
    QTest.keyClick(page.table, Qt.Key.Key_Escape)
    title = button(page.tab, "text")
    assert title.accessibleDescription() == "Show the text of this step"
    if key is None:
        QTest.mouseClick(title, Qt.MouseButton.LeftButton)
    else:
        title.setFocus()
        QTest.keyClick(title, key)
    assert shown(page)


def test_each_button_of_a_step_is_there_once(window, qtbot):
    page = begun(window, qtbot, MARKET if MARKET in FIRST else FIRST[0])

    def visible():
        made = page.findChildren(QPushButton)
        return [each.objectName() or each.text() for each in made if each.isVisible()]

    for name in ("show", "skip"):
        assert visible().count(name) == 1
    assert visible().count("Leave the lesson") == 1
    QTest.keyClick(page.table, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: visible().count("show") == 1)
    assert visible().count("skip") == 1
    button(page.tab, "show").click()
    settled(page, qtbot)
    assert page.lesson.stage[0] == 0
