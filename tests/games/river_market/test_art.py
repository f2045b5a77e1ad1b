"""The faces of River Market: Qt can read them, keep inside their margin, and can be read at 1280 x 800."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from dataclasses import is_dataclass, replace
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtSvg import QSvgRenderer

from tabletop.art.face import Cloth, Face, draw
from tabletop.art.type import Ink, width
from tabletop.engine.text import english
from tabletop.games.river_market import components as box
from tabletop.games.river_market.art import cards, faces
from tabletop.games.river_market.art.parts import PICTURES, part
from tabletop.games.river_market.art.ring import BOARD, EAST, NORTH, SOUTH, WEST, Ring
from tabletop.games.river_market.box_art import cover
from tabletop.games.river_market.state import TILE
from tests.drawn import keeps_inside

TRANSLATIONS = Path(__file__).parents[3] / "translations"
SMALLEST = 1.418
"""Pixels per millimetre of a window of 1280 x 800."""
CARDS = range(len(box.CARDS))
PRINTED = [*map(faces.Card, CARDS), *(faces.Card(TILE + n) for n in range(len(box.RIVER_TILES)))]
FULL = (26, 28, 30, 32, 34, 36, 38, 40)

OWN_SIZE = [
    *map(faces.Compact, (12, 24, TILE + 4)), faces.Mini(19), faces.Mini(45), faces.Half(38), faces.Small(38),
    faces.Back("deck", 5), faces.Back("events"), faces.Thumb(22), faces.Thumb(TILE + 1),
    faces.House(-1), faces.House(3), faces.Pawn(0), faces.Pawn(1, automa=True), faces.Ghost(2),
    faces.Way(Ring((3, 3)), 1, 1), faces.Way(Ring((8, 4), (3, 0)), 2, 4),
    faces.Way(Ring((12, 9), (4, 2)), 0, -5), faces.Way(Ring((23, 12), (11, 0)), 30, 8),
    faces.River(Ring((3, 3))), faces.River(Ring((9, 4))), faces.River(Ring((23, 3), (11, 0))),
    faces.River(Ring((3, 29))),
    faces.RivalBoard(1, "NRNRNRNRNR", 0, 10), faces.RivalBoard(1, "R", 4, 10),
    faces.RivalBoard(2, "", 5, 10),
    faces.Mat(0, 0, 0, 8, 0, 0, 5, 5, 3, best=False), faces.Mat(3, 61, 8, 8, 44, 12, 0, 6, 2, best=True),
    *faces.GOODS,
]  # fmt: skip
SIZED = [
    (faces.Emblem(), 160, 73), (faces.Emblem(), 140, 73), (faces.Here(), 68, 118), (faces.NoCard(), 35, 49),
    (faces.Raft(), 176, 28), (faces.Raft(), 176, 20), (faces.EndSpot("A"), 63, 88),
    (faces.EndSpot("D"), 30, 34), (faces.Piles(), 92, 75),
    (faces.Strip(1, 48, (8, 7, 6, 5, 4), (44, 12, 5, 6), FULL, "Wilhelmina of the Reeds"), 142, 75),
    (faces.Strip(2, 0, (0, 0, 0, 0, 0), (2, 1, 5, 4), (), ""), 160, 75),
    (faces.Hand(6, 6, mine=True), 320, 117), (faces.Hand(6, 6, mine=False), 320, 117),
    (faces.Helpers(12), 120, 117),
]  # fmt: skip
"""Faces at their extremes; with a size those that have none of their own."""
SAMPLES = [faces.Card(n) for n in (0, 18, 28, 42, 68, 74, TILE, TILE + 1, TILE + 4)]
ALL = [*((face, *face.size) for face in (*SAMPLES, *OWN_SIZE)), *SIZED]


def drawn(name, px=SMALLEST, **how):
    face, w, h = name if isinstance(name, tuple) else (name, *name.size)
    return draw(face, w, h, px=px, **how), w, h


def told(name):
    return re.findall(r">([^<>]+)</text>", drawn(name)[0])


def test_every_kind_of_face_is_sampled():
    kinds = {each for each in vars(faces).values() if isinstance(each, type) and issubclass(each, Face)}
    assert {type(face) for face, _w, _h in ALL} == {kind for kind in kinds if is_dataclass(kind)} - {Cloth}


@pytest.mark.parametrize("name", ALL, ids=str)
def test_qt_draws_the_face_inside_its_margin(qapp, name):
    keeps_inside(*drawn(name, 2.0), edge=8)


@pytest.mark.parametrize("number", CARDS)
def test_a_card_tells_its_name_its_step_and_what_it_costs(number):
    card = part(number)
    shown = told(faces.Card(number))
    assert card.name.source in " ".join(shown)
    for n in (card.step, card.price, *card.cost):
        assert not n or str(n) in shown
    if card.points >= 0:
        assert str(card.points) in shown


@pytest.mark.parametrize("name", [*PRINTED, *ALL], ids=str)
def test_no_letter_is_too_small_at_1280_by_800(name):
    source, _w, _h = drawn(name)
    sizes = [float(size) for size in re.findall(r'font-size="([\d.]+)"', source)]
    assert all(size >= 10.4 for size in sizes), sizes


def german(text):
    return GERMAN.get(text.source, text.source)


GERMAN = {
    message.findtext("source"): message.findtext("translation")
    for message in ET.parse(TRANSLATIONS / "tabletop_de.ts").iter("message")
}


@pytest.mark.parametrize("face", [*map(faces.Card, CARDS), *map(faces.Half, box.HELPERS)], ids=str)
def test_german_names_can_be_read_at_1280_by_800(face):
    name = part(face.number).name
    assert german(name) != name.source
    source, _w, _h = drawn(face, words=german)
    sizes = re.findall(r'font-family="Fraunces" font-size="([\d.]+)" [^>]*>([^<]+)<', source)
    assert all(float(size) >= 10.4 for size, _told in sizes), sizes


def test_no_two_cards_or_tiles_have_the_same_picture():
    shown = [picture for picture, _tone in PICTURES.values()]
    assert len(set(shown)) == len(shown)


@pytest.mark.parametrize(
    ("face", "words"),
    [
        (faces.Card(34), ("Gardener", "Visit")),
        (faces.Card(30), ("Oar Hand", "Step")),
        (faces.Card(68), ("Handshake", "Build", "Hire")),
        (faces.Card(TILE + 1), ("Swap Meet",)),
    ],
    ids=str,
)
def test_words_on_pieces_are_translated(face, words):
    source = drawn(face, 4.0, words=lambda text: f"<{text.source}>")[0]
    assert all(f"&lt;{word}&gt;" in source for word in words)


ROW = re.compile(
    r'translate\(([-\d.]+) [-\d.]+\) scale\([\d.]+\)"><text font-family="(\w+)" font-size="([\d.]+)" '
    r'font-weight="700" fill="[^"]+" text-anchor="start">([^<]+)<'
)


@pytest.mark.parametrize("face", [faces.Card, faces.Compact, faces.Half])
@pytest.mark.parametrize("longer", [1, 2, 4])
def test_what_a_card_does_stays_on_it_however_long_the_words_of_a_language(face, longer):
    numbers = box.HELPERS if face is faces.Half else CARDS
    for number in numbers:
        source, w, _h = drawn(face(number), words=lambda text: text.source * longer)
        for x, family, size, told_ in ROW.findall(source):
            wide = width(told_, float(size) / SMALLEST, family=family, weight=700)
            assert float(x) >= 0, (number, told_)
            assert float(x) + wide <= w, (number, told_)


def test_an_event_shows_its_opening_gift():
    for number in box.EVENTS:
        event = part(number)
        amount = max(
            *box.CARDS[number].gift.goods, box.CARDS[number].gift.coins, box.CARDS[number].gift.zooms
        )
        shown, without = (
            re.findall(r">([^<>]+)</text>", cards.face(Ink(4.0, english), some))
            for some in (event, replace(event, gift=()))
        )
        assert sorted(shown) == sorted([*without, str(amount)])


@pytest.mark.parametrize("north", range(3, 28))
@pytest.mark.parametrize("south", [3, 8, 13])
def test_booths_and_end_spots_lie_apart_on_the_board_however_long_the_river(north, south):
    ring = Ring((north, south), (north // 2, 1))
    places = [ring.booth(bank, at) for bank in (NORTH, SOUTH) for at in range(-1, ring.booths[bank] + 1)]
    for at, one in enumerate(places):
        assert one.x >= 0
        assert one.y >= 0
        assert one.x + one.w <= BOARD[0]
        assert one.y + one.h <= BOARD[1]
        for other in places[at + 1 :]:
            assert (
                one.x + one.w <= other.x + 0.01
                or other.x + other.w <= one.x + 0.01
                or one.y + one.h <= other.y
                or other.y + other.h <= one.y
            )
    north_walk, south_walk, broad = ring.walk
    assert all(at.y + at.h <= north_walk or at.y >= south_walk + broad for at in places)


def test_end_spots_are_just_past_the_ends_of_their_bank():
    ring = Ring((5, 3))
    for bank, count in ((NORTH, 5), (SOUTH, 3)):
        west, east = ring.end(bank, WEST), ring.end(bank, EAST)
        assert ring.booth(bank, 0).x - west.x == pytest.approx(ring.pitch)
        assert east.x - ring.booth(bank, count - 1).x == pytest.approx(ring.pitch)


def test_the_front_of_the_box_is_drawn(qapp):
    renderer = QSvgRenderer(QByteArray(cover().encode()))
    assert renderer.isValid()
    assert (renderer.viewBoxF().width(), renderer.viewBoxF().height()) == (220, 200)


def test_the_cloth_repeats_without_a_margin(qapp):
    source = draw(faces.TABLE_CLOTH, 64, 64, px=1)
    assert QSvgRenderer(QByteArray(source.encode())).viewBoxF() == QRectF(0, 0, 64, 64)
