"""While one piece is selected by a click, whatever else is pressed is meant itself."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint

from tabletop.engine.table import Drag, Press
from tabletop.engine.text import english
from tabletop.ui.table import TableView
from tests.ui import drive
from tests.walks import ALL

from .conftest import LAYOUT, LEGAL, STONE, TRIED
from .test_grabbing import grabbed, moments

AWAY = QPoint(30, 20)


@pytest.fixture
def selected(view, player):
    """A table on which the card is selected."""
    drive.click(view, drive.at(view, "card"))
    assert view.hands.item.piece.key == "card"
    return view


def lies_at_home(view, key):
    view.table_scene.motion.finish()
    item = view.table_scene.pieces[key]
    return not item.carried and item.pos() == item.home


def test_the_drag_of_another_piece_is_that_piece_s(selected, player):
    drive.drag(selected, drive.point(selected, 30, 30), drive.point(selected, 230, 50))
    assert [made.piece for made in player.made] == ["tile"]
    assert lies_at_home(selected, "card")


def test_the_drag_of_the_selected_piece_itself_brings_it_where_it_may_go(view, player):
    start = drive.at(view, "card")
    drive.click(view, start)
    drive.drag(view, start, drive.point(view, 250, 50))
    assert [made.piece for made in player.made] == ["card"]


def test_a_click_on_another_piece_selects_that_one(selected, player):
    drive.click(selected, drive.point(selected, 30, 30))
    assert selected.hands.item.piece.key == "tile"
    assert lies_at_home(selected, "card")
    assert player.made == []


def test_a_click_on_a_thing_presses_it(selected, player):
    drive.click(selected, drive.at(selected, "bell"))
    assert player.made == [Press("bell")]
    assert lies_at_home(selected, "card")


def test_a_click_where_it_lay_only_puts_it_back(view, player):
    start = drive.at(view, "card")
    drive.click(view, start)
    drive.click(view, start)
    assert not view.hands.is_dragging
    assert player.made == []


@pytest.mark.parametrize("clicks", [True, False], ids=["clicked", "dragged"])
def test_where_it_can_go_a_click_puts_it_there_and_a_drag_takes_what_lies_there(view, player, clicks):
    stone = replace(STONE, zone="bin", x=214.0, y=154.0)
    pieces = (*(piece for piece in LAYOUT.pieces if piece.key != "stone"), stone)
    view.show_layout(replace(LAYOUT, pieces=pieces))
    view.offer(LEGAL, [*TRIED, Drag("stone", "lane", 0)], {})
    there = drive.at(view, "stone")
    drive.click(view, drive.at(view, "card"))
    drive.move(view, there)
    if clicks:
        drive.click(view, there)
        assert player.made == [Drag("card", "bin")]
        assert not view.hands.is_dragging
    else:
        drive.drag(view, there, drive.point(view, 40, 155))
        assert player.made == [Drag("stone", "lane", 0)]
    assert lies_at_home(view, "card")


@pytest.fixture
def table(qtbot):
    """A table of the size that it has in a window of 1280 x 800."""
    made = TableView()
    qtbot.addWidget(made)
    made.surface.still = True
    made.resize(980, 690)
    made.show()
    yield made
    made.hide()


def liftable(view):
    """The pieces that can be taken, and where; each can be seen."""
    for item in list(view.table_scene.pieces.values()):
        start = grabbed(view, item, (0.5, 0.5))
        if view.surface.offered.can_lift(item.piece.key) and start is not None:
            yield item.piece.key, start


@pytest.mark.parametrize("name", ALL)
def test_in_every_game_a_piece_is_dragged_while_any_other_is_selected(table, name):
    table.set_table(ALL[name].table, english)
    tried = 0
    for offer in moments(name):
        layout = ALL[name].table.layout(offer.view, offer.choice.seat)
        table.offer([], [], {})
        table.show_layout(layout)
        table.camera.fit()
        table.offer([m.gesture for m in offer.moves], [m.gesture for m in offer.candidate_moves], {})
        pieces = list(liftable(table))
        for (_, first), (key, second) in pairwise(pieces[:3]):
            tried += 1
            drive.click(table, first)
            assert table.hands.is_dragging
            drive.carry(table, second, second + AWAY, 3)
            assert table.hands.item.piece.key == key
            drive.press(table, second, drive.Qt.MouseButton.RightButton)
            assert not table.hands.is_dragging
            table.table_scene.motion.finish()
    assert tried or name == "lots"
