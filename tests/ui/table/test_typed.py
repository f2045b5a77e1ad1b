"""Numbers are typed: they mean the place, or the thing to press, that stands for them."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QWidget

from tabletop.engine.table import Drag, Layout, Press, Spot, Zone
from tabletop.engine.text import translate
from tests.ui import drive

from .conftest import CARD, STONE

K = Qt.Key
CELLS = tuple(Spot(180 + 20 * n, 20, 20, 20, numbers=(3, n)) for n in range(3))
CHART = Zone("chart", 180, 20, 60, 20, translate("test", "Chart"), "chart", CELLS)
SUMS = tuple(
    Zone(f"sum:{n}", 180 + 20 * n, 80, 20, 20, translate("test", "Sum"), "bell", numbers=(11 + n,))
    for n in range(2)
)
SHELF = Zone("shelf", 10, 10, 150, 110, translate("test", "Shelf"))
TAG = replace(CARD, hangs=True)
DRAGS = [Drag("card", "chart", n) for n in range(3)]


@pytest.fixture
def chart(view):
    """A card that can be dragged to three cells, and nothing else to do."""
    view.show_layout(Layout((SHELF, CHART, *SUMS), (TAG, STONE)))
    view.offer(DRAGS, DRAGS, {drag: f"cell {drag.at}" for drag in DRAGS})
    made = []
    view.gestured.connect(lambda gesture, _at: made.append(gesture))
    return made


@pytest.fixture
def sums(view):
    """Two sums that can be pressed."""
    presses = [Press("sum:0"), Press("sum:1")]
    view.show_layout(Layout((SHELF, CHART, *SUMS), (TAG, STONE)))
    view.offer(presses, presses)
    made = []
    view.gestured.connect(lambda gesture, _at: made.append(gesture))
    return made


def typed(view, *keys):
    for key in keys:
        drive.key(view, key)


def test_two_numbers_carry_the_piece_to_their_cell_and_enter_drops_it(view, chart):
    typed(view, K.Key_3, K.Key_Space, K.Key_2)
    assert view.hands.item.piece.key == "card"
    assert view.hands.target == Drag("card", "chart", 2)
    typed(view, K.Key_Return)
    assert chart == [Drag("card", "chart", 2)]
    assert not view.hands.is_dragging


def test_what_is_typed_wrong_can_be_taken_back(view, chart):
    typed(view, K.Key_3, K.Key_Comma, K.Key_2, K.Key_Backspace, K.Key_Space, K.Key_1, K.Key_Enter)
    assert chart == [Drag("card", "chart", 1)]


def test_escape_forgets_it_and_puts_the_piece_back(view, chart):
    typed(view, K.Key_3, K.Key_Space, K.Key_1, K.Key_Escape)
    assert not view.hands.is_dragging
    typed(view, K.Key_Return)
    assert chart == []


def test_numbers_that_stand_nowhere_do_nothing(view, chart):
    typed(view, K.Key_9, K.Key_Space, K.Key_9, K.Key_Return)
    assert chart == []


def test_a_number_points_at_what_would_be_pressed_and_enter_presses_it(view, sums):
    typed(view, K.Key_1, K.Key_2)
    assert view.keys.at == "sum:1"
    typed(view, K.Key_Return)
    assert sums == [Press("sum:1")]


def test_where_two_pieces_could_be_meant_the_one_in_the_ring_is(view, chart):
    both = [*DRAGS, Drag("stone", "chart", 0)]
    view.offer(both, both)
    typed(view, K.Key_3, K.Key_Space, K.Key_0, K.Key_Return)
    assert chart == []
    view.keys.point_at("stone")
    typed(view, K.Key_3, K.Key_Space, K.Key_0, K.Key_Return)
    assert chart == [Drag("stone", "chart", 0)]


def test_without_numbers_on_the_table_digits_mean_nothing(view, player):
    typed(view, K.Key_1, K.Key_Return)
    assert not view.hands.is_dragging
    assert player.made == []


def test_a_piece_that_hangs_is_aimed_with_its_corner_wherever_it_was_grabbed(view, chart):
    item = view.table_scene.pieces["card"]
    for grip in (QPointF(1, 1), QPointF(9, 6)):
        view.hands.lift(item, item.pos() + grip)
        view.hands.move(view.hands.hand_for(QPointF(190, 30)))
        assert item.x() > 190
        assert item.y() > 30
        assert view.hands.target == Drag("card", "chart", 0)
        view.put_back()
    view.hands.lift(item, item.pos() + QPointF(9, 6))
    view.hands.hold_over(Drag("card", "chart", 2))
    assert item.x() > 230
    view.hands.drop()
    assert chart == [Drag("card", "chart", 2)]


def test_a_piece_that_hangs_reaches_the_last_place_with_the_hand_beyond_the_table(view, chart, qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1300, 570)
    view.setParent(window)
    window.show()
    edge = view.mapToScene(view.viewport().rect().topRight()).x()
    last = Spot(edge - 12, 20, 10, 20)
    view.show_layout(Layout((SHELF, replace(CHART, x=edge - 12, w=10, spots=(last,))), (TAG, STONE)))
    view.offer(DRAGS[:1], DRAGS[:1], {DRAGS[0]: "the last cell"})
    item = view.table_scene.pieces["card"]
    grip = QPointF(item.w - 1, item.h / 2)
    drive.carry(view, view.mapFromScene(item.pos() + grip), view.mapFromScene(item.pos() + grip * 1.2))
    hand = view.mapFromScene(view.hands.hand_for(QPointF(edge - 7, 30)))
    assert hand.x() > view.viewport().width()
    drive.move(view, hand, held=True)
    drive.release(view, hand)
    assert chart == DRAGS[:1]
