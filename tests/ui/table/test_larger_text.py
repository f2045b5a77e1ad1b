"""Larger text makes no letter on a table smaller: the table keeps its size, and the view follows."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt

from tabletop.engine.game import PERSON, Setup
from tabletop.engine.match import Match
from tabletop.games import GAMES
from tabletop.ui.style import theme
from tests.ui import drive
from tests.walks import ALL

SIZES = ((1280, 800), (1024, 700))


@pytest.fixture
def laid(app, qtbot, seated):
    """Lays the table of a game at a size of the window and of the text."""

    def lay(name, size, percent):
        put_away()
        theme.dress(app, "light", percent)
        of = ALL[name]
        page = seated.open(Match(of, Setup(5, (PERSON,) * max(2, of.about.seats[0]))))
        if page.curtain.isVisible():
            page.curtain._here.click()
        page.panel.setVisible(size[0] > 1200)
        page.resize(*size)
        qtbot.waitUntil(lambda: page.size().toTuple() == size and page.table.camera.fitted)
        return page

    def put_away():
        """Leave what is laid: in other sizes all of it would be laid out again, and nobody looks."""
        for page in list(seated.pages):
            seated.close(page)

    yield lay
    put_away()
    theme.dress(app, "light", 100)


def seen(view):
    return view.mapToScene(view.viewport().rect()).boundingRect()


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("name", GAMES)
def test_no_table_is_smaller_with_larger_text(laid, name, size):
    scales = []
    for percent in (100, 150, 200):
        page = laid(name, size, percent)
        scales.append(page.table.camera.scale)
        assert page.table.camera.fitted
    assert scales == sorted(scales)
    assert scales[-1] < scales[0] * 1.05


@pytest.mark.parametrize("name", GAMES)
def test_what_is_asked_and_what_is_in_the_ring_is_in_view(laid, qtbot, name):
    page = laid(name, SIZES[1], 200)
    view = page.table
    assert seen(view).height() < view.sceneRect().height()
    view.camera.bring_into_view([QRectF(0, 0, 20, 20)])
    view.live.begin()
    places = [item.covered()[0] for item in view.live.live_items()]
    assert not places or any(seen(view).contains(place) for place in places)
    view.setFocus()
    for _ in range(min(len(view.keys.things()), 30)):
        qtbot.keyClick(view, Qt.Key.Key_Tab)
        if view.keys.at:
            place = view.table_scene.place_of(view.keys.at)
            inside = seen(view).intersected(place)
            assert inside.width() * inside.height() > 0.9 * min(place.width(), seen(view).width()) * min(
                place.height(), seen(view).height()
            )


def test_a_place_larger_than_the_view_does_not_hide_one_that_fits(laid):
    view = laid("public_market", SIZES[1], 200).table
    table = view.sceneRect()
    corner = QRectF(table.right() - 30, table.bottom() - 30, 20, 20)
    for places in ([table, corner], [corner, table]):
        view.camera.bring_into_view([QRectF(0, 0, 20, 20)])
        assert not seen(view).contains(corner)
        view.camera.bring_into_view(places)
        assert seen(view).contains(corner)


def test_the_whole_table_is_seen_by_zooming_out_and_home_comes_back(laid, qtbot):
    view = laid("public_market", SIZES[1], 200).table
    home = view.camera.scale
    for _ in range(3):
        qtbot.keyClick(view, Qt.Key.Key_Minus)
    assert view.camera.scale == pytest.approx(view.camera.least)
    assert seen(view).adjusted(-1, -1, 1, 1).contains(view.sceneRect())
    qtbot.keyClick(view, Qt.Key.Key_Home)
    assert view.camera.scale == home


def test_a_piece_held_at_the_edge_brings_the_hidden_part_into_view(laid, qtbot):
    page = laid("public_market", SIZES[1], 200)
    view = page.table
    view.camera.pan(QPoint(0, -1000))
    top = seen(view).top()
    item = next(item for item in view.live.live_items() if seen(view).intersects(item.covered()[0]))
    start = view.mapFromScene(item.covered()[0].center())
    drive.press(view, start)
    drive.move(view, start + QPoint(0, 20), held=True)
    drive.move(view, QPoint(start.x(), view.viewport().height() - 4), held=True)
    qtbot.waitUntil(lambda: seen(view).bottom() > view.sceneRect().bottom() - 2)
    assert seen(view).top() > top
    assert view.hands.is_dragging
    view.put_back()
