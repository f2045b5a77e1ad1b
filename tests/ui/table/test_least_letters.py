"""No letter or number that is painted on a table is smaller than can be read, in English and in German."""

from __future__ import annotations

import math

import pytest

from tabletop.engine.game import PERSON, Setup
from tabletop.engine.match import Match
from tabletop.engine.table import Piece, turned_face
from tabletop.files.lessons import chapters
from tabletop.games import GAMES
from tabletop.ui.style import language
from tabletop.ui.style.i18n import to_language
from tabletop.ui.table.text_scaling import read
from tests.ui.conftest import AT_ONCE
from tests.walks import ALL

LEAST = {(1280, 800): (11.0, ("en", "de")), (1024, 700): (9.0, ("de",))}
"""The height of letters in pixels and the languages that are looked at, by the size of the window."""
NEAR = 0.2
"""What nobody sees, in pixels: cards that lie side by side are a little smaller than the others."""
ACTIONS, STATES = 80, 2


@pytest.fixture
def spoken(app):
    """The program's languages, English again at the end."""
    made = language.Languages(app)
    yield made
    made.speak("en")


def faces(name):
    """All faces of a few tables of a match, with their sizes in millimetres."""
    of = ALL[name]
    match, found = Match(of, Setup(5, (PERSON,) * of.about.seats[1])), {}
    for n in range(ACTIONS):
        if match.choice is None:
            break
        if n % (ACTIONS // STATES) == 0:
            seat = match.choice.seat
            layout = of.table.layout(of.view(match.state, seat), seat)
            for thing in (*layout.zones, *layout.pieces):
                face = turned_face(thing, thing.turn) if isinstance(thing, Piece) else thing.face
                if face:
                    found[face, thing.w, thing.h] = None
        legal = match.legal_actions()
        match.play(legal[n * 7 % len(legal)])
    return list(found)


def letters(of, found, scale):
    """The lines on these faces, each with the height of its letters in pixels."""
    for face, w, h in found:
        for line in read(of.table.draw(face, w, h, px=scale, words=to_language)):
            yield line.words, line.size * math.hypot(line.moved.m21(), line.moved.m22()) * scale


@pytest.mark.parametrize("name", GAMES)
def test_no_letter_is_smaller_than_can_be_read(window, spoken, qtbot, name):
    of, found = ALL[name], faces(name)
    for size, (least, codes) in LEAST.items():
        window.resize(*size)
        window.navigator.deal(name, Setup(5, (PERSON,) * max(2, of.about.seats[0])))
        page = window.match_page
        if page.curtain.isVisible():
            page.curtain._here.click()
        qtbot.waitUntil(lambda page=page: page.table.camera.fitted and page.table.camera.scale > 1)
        assert page.panel.isVisible() is (size == (1280, 800))
        for code in codes:
            spoken.speak(code)
            heights = list(letters(of, found, page.table.camera.scale))
            assert len(heights) > 100
            assert not {line for line in heights if line[1] < least - NEAR}


@pytest.mark.parametrize("name", GAMES)
def test_beside_the_open_panel_of_a_lesson_letters_are_no_smaller(window, qtbot, name):
    """The table is larger than its view then, and what the lesson points at is in view."""
    window.resize(1024, 700)
    window.use(AT_ONCE)
    window.navigator.learn(name, chapters(name)[0])
    page = window.match_page
    qtbot.waitUntil(lambda: page.table.camera.fitted and page.table.camera.scale > 1)
    assert page.panel.isVisible()
    layout = page.playback.layout()
    found = [(thing.face, thing.w, thing.h) for thing in (*layout.zones, *layout.pieces) if thing.face]
    heights = list(letters(ALL[name], found, page.table.camera.scale))
    assert heights
    assert not {line for line in heights if line[1] < 9.0 - NEAR}
    seen = page.table.mapToScene(page.table.viewport().rect()).boundingRect()
    needed = page.table.surface.lesson.most_needed
    assert not needed or seen.contains(needed[0])


def test_a_panel_that_was_folded_for_lack_of_room_is_open_again_where_there_is_room(window, qtbot):
    """A lesson, which is read in the panel, needs less room beside it than a match."""
    window.resize(1024, 700)
    window.use(AT_ONCE)
    window.navigator.deal("public_market", Setup(5, (PERSON,) * 2))
    assert not window.match_page.panel.isVisible()
    window.navigator.learn("public_market", "1_first_catch")
    qtbot.waitUntil(lambda: window.match_page is not None and window.match_page.panel.isVisible())
