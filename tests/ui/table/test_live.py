"""What can be moved is marked before it is lifted, and where it can go cannot be overlooked."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QAbstractAnimation, QPoint, QRectF
from PySide6.QtGui import QColor

from tabletop.ui.table import highlights
from tabletop.ui.table.animation import AnimationFrame
from tests.ui.drive import at, carry, release
from tests.ui.test_lists import luminance

from .conftest import LAYOUT, LEGAL, TRIED

ENOUGH = 3.0


def contrast(one: float, other: float) -> float:
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)


def marked(view):
    """The pieces and zones round which a mark lies."""
    boxes = [path.boundingRect() for path in view.table_scene.lights._live]
    places = {key: item.place for key, item in view.table_scene.pieces.items()}
    return {key for key, place in places.items() if place in boxes}


def test_the_pieces_of_legal_actions_are_marked_and_no_others(view):
    assert marked(view) == {"tile", "card"}
    view.offer([], TRIED, {})
    assert marked(view) == set()


def test_in_the_hand_and_in_a_film_there_are_no_marks(view):
    carry(view, at(view, "card"), at(view, "card") + QPoint(20, 20))
    assert marked(view) == set()
    view.put_back()
    release(view, at(view, "card"))
    assert marked(view) == {"tile", "card"}
    view.film.play([AnimationFrame(LAYOUT, 200, "", "")])
    assert marked(view) == set()
    view.film.skip()
    assert marked(view) == {"tile", "card"}


@pytest.mark.parametrize("still", [True, False])
def test_a_decision_begins_with_one_breath_of_light_unless_motion_is_reduced(view, still):
    view.surface.still = still
    view.offer(LEGAL[:-1], TRIED, {})
    breath = view.live._breath
    assert (breath.state() == QAbstractAnimation.State.Running) is not still
    breath.stop()
    view.show_layout(LAYOUT)  # the same decision still
    assert breath.state() == QAbstractAnimation.State.Stopped


def test_one_of_the_two_lines_round_a_lit_place_stands_out_from_every_ground():
    light, dark = luminance(highlights.LIGHT_EDGE), luminance(highlights.DARK_EDGE)
    assert contrast(light, dark) >= ENOUGH
    for grey in range(256):
        ground = luminance(QColor(grey, grey, grey))
        assert max(contrast(light, ground), contrast(dark, ground)) >= ENOUGH


def test_a_lit_place_has_an_outline_of_these_lines_and_an_unlit_one_has_none(view):
    place = QRectF(20, 140, 40, 30)  # the first spot of the lane

    def lights_in() -> list[float]:
        corner = view.mapFromScene(place.topLeft())
        image = view.viewport().grab().toImage()
        y = view.mapFromScene(place.center()).y()
        return [luminance(image.pixelColor(x, y)) for x in range(corner.x(), corner.x() + 14)]

    unlit = lights_in()
    carry(view, at(view, "card"), at(view, "card") + QPoint(20, 20))
    lit = lights_in()
    release(view, at(view, "card"))
    assert contrast(max(lit), min(lit)) >= ENOUGH > contrast(max(unlit), min(unlit))
