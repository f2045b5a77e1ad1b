"""What can be moved is marked before it is lifted, and where it can go cannot be overlooked."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QAbstractAnimation, QPoint, QRectF
from PySide6.QtGui import QColor

from tabletop.engine.table import Drag, Press
from tabletop.engine.text import english
from tabletop.games import GAMES
from tabletop.ui.table import highlights
from tabletop.ui.table.animation import AnimationFrame
from tabletop.ui.table.drop_targets import DropTargets, rect
from tests.ui.drive import at, carry, release
from tests.ui.test_lists import luminance
from tests.walks import ALL, setups, stroll, walks

from .conftest import LAYOUT, LEGAL, TRIED

ENOUGH = 3.0
MATCHES, MOMENTS = 8, 12
"""How many matches of each game are looked at, and how many moments of each."""
PRESSED = {"brick_and_mortar", "merchants_cove"}
"""Games in which places on boards are pressed."""


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


@pytest.mark.parametrize("name", GAMES)
def test_whatever_can_be_used_is_marked_in_every_game(view, name):
    """Pieces that are moved or pressed, and places on boards that are pressed, such as a stoked furnace."""
    of, places = ALL[name], 0
    view.set_table(of.table, english)
    for layout, gestures in pressing(of):
        view.show_layout(layout)
        view.offer(gestures, gestures, {})
        boxes = [path.boundingRect() for path in view.table_scene.lights._live]
        things = {thing.key: rect(thing) for thing in (*layout.zones, *layout.pieces)}
        for gesture in gestures:
            key = gesture.thing if isinstance(gesture, Press) else gesture.piece
            if key in view.table_scene.pieces:
                assert key in marked(view)
            elif key in things:
                places += 1
                assert QRectF(things[key]) in boxes, key
    assert places or name not in PRESSED


@pytest.mark.parametrize("name", GAMES)
def test_if_one_piece_is_asked_about_the_places_for_it_are_marked(view, name):
    of, asked_of = ALL[name], 0
    view.set_table(of.table, english)
    for walk in walks(name)[:MATCHES]:
        for now in range(0, len(walk.asked), 5):
            asked, state = walk.asked[now], walk.match.states[now]
            seen = of.view(state, asked.seat)
            gestures = [of.table.gesture(seen, action) for action in walk.legal[now]]
            drags = [gesture for gesture in gestures if isinstance(gesture, Drag)]
            if len({drag.piece for drag in drags}) != 1:
                continue
            view.show_layout(of.table.layout(seen, asked.seat))
            view.offer(gestures, gestures, {})
            piece = view.table_scene.pieces[drags[0].piece].piece
            boxes = [path.boundingRect() for path in view.table_scene.lights._live]
            targets = DropTargets(view.surface.offered, view.table_scene.layout_now, piece)
            wanted = [QRectF(place) for drag in drags for place in targets.places(drag)]
            if piece.cells:
                continue
            assert wanted
            assert all(place in boxes for place in wanted), asked
            asked_of += 1
    assert asked_of


def pressing(of):
    """Views of matches by chance, of each setup one in which a place is pressed, and others."""
    for setup in setups(of)[:MATCHES]:
        found = 0
        for now, (state, asked, legal) in enumerate(stroll(of, setup)):
            view = of.view(state, asked.seat)
            gestures = list(dict.fromkeys(of.table.gesture(view, action) for action in legal))
            places = any(isinstance(g, Press) and not g.thing.startswith("button:") for g in gestures)
            if places or now % 50 == 0:
                found += 1
                yield of.table.layout(view, asked.seat), gestures
            if found == MOMENTS:
                break


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
