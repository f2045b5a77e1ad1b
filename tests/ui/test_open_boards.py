"""A folded board opens in place of one's own, by mouse and by key, and closes when anything else happens."""

from __future__ import annotations

import re
from html import unescape
from itertools import permutations
from random import Random

import pytest
from PySide6.QtCore import Qt

from tabletop.engine.game import Setup
from tabletop.engine.match import Match
from tabletop.engine.text import english
from tabletop.games import GAMES
from tabletop.games.merchants_cove.game import GAME
from tabletop.ui.table.accessible import UnseenButton
from tests.ui import drive
from tests.walks import ALL

FOLDED = [name for name in GAMES if ALL[name].table.opened is not None]
"""Games in which the boards of others are folded."""


@pytest.fixture
def page(seated, qtbot):
    """Four persons at Merchants Cove, the first decision of whom is shown."""
    words = ("blacksmith", "alchemist", "captain", "chronomancer")
    options = tuple((("merchant", word),) for word in words)
    found = seated.open(Match(GAME, Setup(3, ("person",) * 4, (), (), options)))
    if found.curtain.isVisible():
        found.curtain._here.click()
    qtbot.waitUntil(lambda: found.controller.offer is not None and not found.controller.film.running)
    return found


def others(page):
    return [seat for seat in range(4) if seat != page.controller.eyes]


def shown(page):
    """Whose board lies open."""
    zones = page.table.table_scene.zones
    return next(seat for seat in range(4) if f"seat:{seat}" not in zones)


@pytest.mark.parametrize("number", range(3))
def test_a_click_opens_and_a_click_on_ones_own_closes(page, number):
    eyes, other = page.controller.eyes, others(page)[number]
    assert shown(page) == eyes
    for seat, then in ((other, other), (eyes, eyes)):
        where = drive.at(page.table, f"seat:{seat}")
        drive.press(page.table, where)
        drive.release(page.table, where)
        assert shown(page) == then
    assert page.controller.offer is not None
    assert page.table.offered.legal


def test_nothing_can_be_moved_while_it_is_open(page, qtbot):
    other = others(page)[1]
    page.table.setFocus()
    qtbot.keyClick(page.table, Qt.Key.Key_1 + other)
    assert shown(page) == other
    assert not page.table.offered.legal
    assert page.boards.seat == other
    qtbot.keyClick(page.table, Qt.Key.Key_Escape)
    assert shown(page) == page.controller.eyes
    assert page.table.offered.legal


def test_it_closes_when_the_match_goes_on(page):
    assert page.boards.open(others(page)[2])
    page.controller.play(page.match.legal()[0])
    assert page.boards.seat == -1
    assert shown(page) == page.controller.eyes


def test_there_is_none_to_open_where_all_boards_lie_open(seated, qtbot):
    page = seated()
    assert not page.boards.open(1)
    qtbot.keyClick(page.table, Qt.Key.Key_2)
    assert page.boards.seat == -1


def test_a_seat_that_is_not_there_is_not_opened(page):
    assert not page.boards.open(7)
    assert shown(page) == page.controller.eyes


@pytest.fixture(params=FOLDED)
def any_page(seated, qtbot, request):
    """Three persons at a game, some of the match played, and the next decision shown."""
    match = Match(ALL[request.param], Setup(3, ("person",) * 3))
    for _ in range(25):
        match.play(match.legal()[0])
    found = seated.open(match)
    if found.curtain.isVisible():
        found.curtain._here.click()
    qtbot.waitUntil(lambda: found.controller.offer is not None and not found.controller.film.running)
    return found


def folded(page):
    return page.table.table_scene.boards()


def test_the_boards_of_all_others_can_be_opened_and_their_names_are_seen(any_page):
    page = any_page
    home = next(seat for seat in range(3) if seat not in folded(page).values())
    assert sorted(folded(page).values()) == [seat for seat in range(3) if seat != home]
    for key, seat in folded(page).items():
        name = page.playback.names[seat]
        assert name in page.table.name_of(key)
        layout = page.playback.layout()
        things = [thing for thing in (*layout.zones, *layout.pieces) if thing.key == key and thing.face]
        faces = [drawn(page, thing) for thing in things]
        assert any(name in words for words in faces), seat
        assert page.boards.open(seat)
        assert home in folded(page).values()
        assert seat not in folded(page).values()
        large = page.table.table_scene
        told = " ".join(english(zone.name) for zone in large.layout_now.zones)
        assert name in told
        assert not page.table.offered.legal
        assert page.boards.close()
        assert page.table.offered.legal


@pytest.mark.parametrize(
    ("name", "face", "own"),
    [
        ("public_market", "player:1", "Your board"),
        ("morocco", "mat:1:0:0,0,0,0,0,0,0,0:0,0,0,0,0", "You"),
        ("river_market", "mat:1:0:0:8:0:0:5:5:4:0", "Your board"),
    ],
)
@pytest.mark.parametrize("typed", ["", "Ada"])
def test_the_large_board_says_whose_it_is(name, face, own, typed):
    def told(of):
        return ALL[name].table.draw(face + of, 395, 278, px=2, words=english)

    assert f">{own}<" in told("")
    assert f">{own}<" not in told(f":of:{typed}")
    assert (typed or "Player 2") in told(f":of:{typed}")


def drawn(page, thing):
    """The words drawn on a thing."""
    svg = page.match.game.table.draw(thing.face, thing.w, thing.h, px=2, words=english)
    return unescape(" ".join(re.findall(r">([^<>]+)</text>", svg)))


def test_a_double_click_opens_a_board_and_it_stays_until_closed(any_page, qtbot):
    page = any_page
    key, seat = next(iter(folded(page).items()))
    drive.double_click(page.table, drive.at(page.table, key))
    assert page.boards.seat == seat
    qtbot.wait(50)
    assert page.boards.seat == seat
    qtbot.keyClick(page.table, Qt.Key.Key_Escape)
    assert page.boards.seat == -1


def test_the_keyboard_and_a_screen_reader_open_a_board(any_page, qtbot):
    page = any_page
    page.table.setFocus()
    key, seat = next(iter(folded(page).items()))
    for _ in range(300):
        if page.table.keys.at == key:
            break
        qtbot.keyClick(page.table, Qt.Key.Key_Tab)
    assert page.table.keys.at == key
    qtbot.keyClick(page.table, Qt.Key.Key_Return)
    assert page.boards.seat == seat
    assert page.boards.close()
    told = dict(page.table.shadows._wanted())[f"thing {key}"]
    assert told.kind is UnseenButton
    assert "large" in told.text
    told.do()
    assert page.boards.seat == seat


@pytest.mark.parametrize("name", FOLDED)
def test_an_open_board_shows_only_what_the_one_who_looks_may_see(name):
    """Laid from the view of who looks: each thing lies once, in a zone, and can be drawn."""
    game, chance = ALL[name], Random(5)
    match = Match(game, Setup(5, ("person",) * 3))
    for number in range(90):
        match.play(chance.choice(match.legal()))
        if number % 30:
            continue
        for eyes, other in permutations(range(3), 2):
            layout = game.table.opened(game.view(match.state, eyes), eyes, other)
            keys = [piece.key for piece in layout.pieces]
            assert len(keys) == len(set(keys))
            assert {piece.zone for piece in layout.pieces if piece.zone} <= {z.key for z in layout.zones}
            for thing in (*layout.zones, *layout.pieces):
                if thing.face:
                    game.table.draw(thing.face, thing.w, thing.h, px=1, words=english)
