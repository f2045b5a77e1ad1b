"""What is grabbed is what is carried, at the point where it was grabbed: over every piece of every game."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF

from tabletop.engine.text import english
from tabletop.ui.play.move_options import MoveOptions
from tabletop.ui.table import TableView
from tests.ui.drive import carry, click, press, release
from tests.walks import ALL, walks

from .conftest import LAYOUT, LEGAL, STONE, TRIED

PARTS = ((0.5, 0.5), (0.2, 0.3))
"""Where a piece is grabbed, as parts of its width and height."""
AWAY = QPoint(40, 24)


def moments(name: str, most: int = 1):
    """Decisions of every kind, a few of each, the later ones of a match first."""
    seen: dict[type, int] = {}
    for walk in walks(name):
        for at in range(len(walk.asked) - 1, -1, -5):
            kind = type(walk.asked[at])
            if seen.setdefault(kind, 0) < most:
                seen[kind] += 1
                yield MoveOptions(ALL[name], walk.match.states[at], walk.asked[at], walk.asked[at].seat)


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


def grabbed(view: TableView, item, part):
    """The point of a piece where it is grabbed, if the piece is the uppermost there."""
    at = QPointF(item.x() + part[0] * item.w, item.y() + part[1] * item.h)
    there = view.mapFromScene(at)
    uppermost = next(view.table_scene.pieces_at(view.mapToScene(there)), None)
    return there if uppermost is item else None


@pytest.mark.parametrize("name", ALL)
def test_every_piece_is_carried_by_the_point_where_it_was_grabbed(table, name):
    carried = 0
    table.set_table(ALL[name].table, english)
    for offer in moments(name):
        layout = ALL[name].table.layout(offer.view, offer.choice.seat)
        table.offer([], [], {})
        table.show_layout(layout)
        table.camera.fit()
        table.offer([m.gesture for m in offer.moves], [m.gesture for m in offer.candidate_moves], {})
        for key in [piece.key for piece in layout.pieces]:
            for part in PARTS:
                item = table.table_scene.pieces[key]
                start = grabbed(table, item, part)
                if start is None:
                    continue
                look, corner = (item.face, item.cell, item.piece.zone), item.pos()
                carry(table, start, start + AWAY, 3)
                taken = table.hands.item
                if taken is not None:
                    carried += 1
                    hand = table.mapToScene(start + AWAY)
                    assert taken.place.contains(hand), (name, key, taken.piece.key)
                    if (taken.face, taken.cell, taken.piece.zone) == look:
                        moved = taken.pos() - corner - (hand - table.mapToScene(start))
                        assert moved.manhattanLength() < 1.0, (name, key, taken.piece.key)
                table.put_back()
                release(table, start)
                table.put_back()
                table.table_scene.motion.finish()
    assert carried or name == "lots"


TWIN = replace(STONE, key="twin", x=STONE.x - 16)
"""A stone beside the other, which no try takes: it looks the same."""


def test_of_two_that_look_alike_the_one_in_the_hand_is_the_one_that_was_grabbed(view, qtbot):
    both = replace(LAYOUT, pieces=(*LAYOUT.pieces, TWIN))
    view.show_layout(both)
    view.offer(LEGAL, TRIED, {})
    start = view.mapFromScene(QPointF(TWIN.x + 3, TWIN.y + 3))
    carry(view, start, start + AWAY)
    item = view.hands.item
    assert item.piece.key == "stone"
    assert item.place.contains(view.mapToScene(start + AWAY))
    assert view.table_scene.pieces["twin"].pos() == QPointF(STONE.x, STONE.y)
    view.show_layout(both)  # as a preview does while it is carried
    assert item.place.contains(view.mapToScene(start + AWAY))
    view.put_back()
    release(view, start)
    assert item.pos() == QPointF(TWIN.x, TWIN.y)
    view.show_layout(replace(LAYOUT, pieces=(*LAYOUT.pieces[:2], LAYOUT.pieces[3], TWIN)))
    assert view.table_scene.pieces["twin"].pos() == QPointF(TWIN.x, TWIN.y)


def test_a_click_takes_the_one_that_was_clicked_too(view):
    view.show_layout(replace(LAYOUT, pieces=(*LAYOUT.pieces, TWIN)))
    view.offer(LEGAL, TRIED, {})
    start = view.mapFromScene(QPointF(TWIN.x + 3, TWIN.y + 3))
    click(view, start)
    assert view.hands.item.pos() == QPointF(TWIN.x, TWIN.y)
    press(view, start)
    release(view, start)
    assert view.hands.item is None
