"""The faces of River Market: Qt can read them, keep inside their margin, and can be read at 1280 x 800."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtSvg import QSvgRenderer

from tabletop.art.type import Ink, width
from tabletop.engine.text import english
from tabletop.games.river_market import art
from tabletop.games.river_market import components as box
from tabletop.games.river_market.art import cards, eval_terms, faces, goods
from tabletop.games.river_market.art.ring import BOARD, EAST, NORTH, SOUTH, WEST, Ring
from tabletop.games.river_market.box_art import cover
from tests.drawn import keeps_inside

TRANSLATIONS = Path(__file__).parents[3] / "translations"
HALVES = [f"half:{number}" for number in box.HELPERS]
SMALLEST = 1.418
"""Pixels per millimetre of a window of 1280 x 800."""

SAMPLES = {
    "card": ["card:0", "card:18", "card:28", "card:42", "card:68", "card:74"],
    "tile": ["tile:0", "tile:1", "tile:4"],
    "compact": ["compact:12", "compact:24"],
    "compacttile": ["compacttile:4"],
    "mini": ["mini:19", "mini:45"],
    "half": ["half:38"],
    "small": ["small:38"],
    "back": ["back:deck:5", "back:events"],
    "thumb": ["thumb:card:22", "thumb:tile:1"],
    "emblem": ["emblem@160x73", "emblem@140x73"],
    "here": ["here@68x118"],
    "nocard": ["nocard@35x49"],
    "house": ["house:-1", "house:3"],
    "pawn": ["pawn:0", "pawn:1:automa"],
    "ghost": ["ghost:2"],
    "way": ["way:1:1:3:3:0:0", "way:2:4:8:4:3:0", "way:0:-5:12:9:4:2", "way:30:8:23:12:11:0"],
    "river": ["river:3:3", "river:9:4", "river:23:3:11:0", "river:3:29"],
    "raft": ["raft@176x28", "raft@176x20"],
    "end": ["end:A@63x88", "end:D@30x34"],
    "rival": ["rival:1:NRNRNRNRNR:0", "rival:1:R:4", "rival:2::5"],
    "piles": ["piles@92x75"],
    "mat": ["mat:0:0:0:8:0:0:5:5:3:0", "mat:3:61:8:8:44:12:0:6:2:1"],
    "strip": [
        "strip:1:48:8,7,6,5,4:44,12,5,6:26,28,30,32,34,36,38,40:Wilhelmina of the Reeds@142x75",
        "strip:2:0:0,0,0,0,0:2,1,5,4:@160x75",
    ],
    "hand": ["hand:6:6@320x117"],
    "helpers": ["helpers:12@120x117"],
    "good": [f"good:{kind}" for kind in goods.KINDS],
}  # fmt: skip
"""Faces at their extremes, by kind; a size after @ for those that have none of their own."""
ALL = [face for some in SAMPLES.values() for face in some]


def drawn(name, px=SMALLEST, **how):
    face, _, size = name.partition("@")
    w, h = (float(part) for part in size.split("x")) if size else art.size(face)
    return art.draw(face, w, h, px=px, **how), w, h


def told(name):
    return re.findall(r">([^<>]+)</text>", drawn(name)[0])


def test_every_kind_of_face_is_sampled():
    assert set(SAMPLES) == set(faces.KINDS)


@pytest.mark.parametrize("name", ALL)
def test_qt_draws_the_face_inside_its_margin(qapp, name):
    keeps_inside(*drawn(name, 2.0), edge=8)


@pytest.mark.parametrize(
    "face",
    ["boot", "card:86", "card", "thumb:boat:1", "tile:x", "back:events:x", "back:blue", "pawn:0:robot",
     "rival:1:NX:0", "end", "good:Q", "strip:1:2:3"],
)  # fmt: skip
def test_a_face_that_is_none_is_refused_by_its_name(face):
    with pytest.raises(ValueError, match=face):
        art.draw(face, 20, 20)


@pytest.mark.parametrize("number", range(len(eval_terms.cards())))
def test_a_card_tells_its_name_its_step_and_what_it_costs(number):
    card = eval_terms.cards()[number]
    shown = told(f"card:{number}")
    assert card.name.source in " ".join(shown)
    for n in (card.step, card.price, *card.cost):
        assert not n or str(n) in shown
    if card.points >= 0:
        assert str(card.points) in shown


@pytest.mark.parametrize(
    "name", [*(f"card:{n}" for n in range(len(eval_terms.cards()))), *(f"tile:{n}" for n in range(6)), *ALL]
)
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


@pytest.mark.parametrize("face", [*(f"card:{n}" for n in range(len(eval_terms.cards()))), *HALVES])
def test_german_names_can_be_read_at_1280_by_800(face):
    name = eval_terms.cards()[int(face.split(":")[1])].name
    assert german(name) != name.source
    source, _w, _h = drawn(face, words=german)
    sizes = re.findall(r'font-family="Fraunces" font-size="([\d.]+)" [^>]*>([^<]+)<', source)
    assert all(float(size) >= 10.4 for size, _told in sizes), sizes


def test_no_two_cards_or_tiles_have_the_same_picture():
    shown = [picture for picture, _tone in eval_terms.PICTURES.values()]
    assert len(set(shown)) == len(shown)


@pytest.mark.parametrize(
    ("face", "words"),
    [
        ("card:34", ("Gardener", "Visit")),
        ("card:30", ("Oar Hand", "Step")),
        ("card:68", ("Handshake", "Build", "Hire")),
        ("tile:1", ("Swap Meet",)),
    ],
)
def test_words_on_pieces_are_translated(face, words):
    source = drawn(face, 4.0, words=lambda text: f"<{text.source}>")[0]
    assert all(f"&lt;{word}&gt;" in source for word in words)


ROW = re.compile(
    r'translate\(([-\d.]+) [-\d.]+\) scale\([\d.]+\)"><text font-family="(\w+)" font-size="([\d.]+)" '
    r'font-weight="700" fill="[^"]+" text-anchor="start">([^<]+)<'
)


@pytest.mark.parametrize("face", ["card", "compact", "half"])
@pytest.mark.parametrize("longer", [1, 2, 4])
def test_what_a_card_does_stays_on_it_however_long_the_words_of_a_language(face, longer):
    numbers = box.HELPERS if face == "half" else range(len(box.CARDS))
    for number in numbers:
        source, w, _h = drawn(f"{face}:{number}", words=lambda text: text.source * longer)
        for x, family, size, told_ in ROW.findall(source):
            wide = width(told_, float(size) / SMALLEST, family=family, weight=700)
            assert float(x) >= 0, (number, told_)
            assert float(x) + wide <= w, (number, told_)


def test_an_event_shows_its_opening_gift():
    for number in box.EVENTS:
        part = eval_terms.cards()[number]
        amount = max(
            *box.CARDS[number].gift.goods, box.CARDS[number].gift.coins, box.CARDS[number].gift.zooms
        )
        shown, without = (
            re.findall(r">([^<>]+)</text>", cards.face(Ink(4.0, english), some))
            for some in (part, replace(part, gift=()))
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
    source = art.draw("cloth", 64, 64, px=1)
    assert QSvgRenderer(QByteArray(source.encode())).viewBoxF() == QRectF(0, 0, 64, 64)
