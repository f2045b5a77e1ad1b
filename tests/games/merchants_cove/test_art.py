"""The faces of Merchants Cove: Qt reads them, they keep inside their margin, and their words can be read."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from functools import cache
from importlib import import_module
from pkgutil import walk_packages

import pytest
from PySide6.QtCore import QByteArray, QRectF, QTranslator
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from tabletop.art import MARGIN
from tabletop.engine.text import Text
from tabletop.files.paths import TRANSLATIONS
from tabletop.games import merchants_cove
from tabletop.games.merchants_cove import art, components
from tabletop.games.merchants_cove.art import badges, town
from tabletop.games.merchants_cove.art import card_faces as cards
from tabletop.games.merchants_cove.art import cards as drawn_cards
from tabletop.games.merchants_cove.art.emblems import EMBLEMS
from tabletop.games.merchants_cove.art.face import Face
from tabletop.games.merchants_cove.art.goods import Good
from tabletop.games.merchants_cove.art.palette import CUSTOMERS, ROGUE
from tabletop.games.merchants_cove.box_art import cover
from tabletop.games.merchants_cove.merchants.alchemist import art as alchemist
from tabletop.games.merchants_cove.merchants.captain import art as captain
from tabletop.games.merchants_cove.merchants.guild import BY_KIND
from tabletop.games.merchants_cove.merchants.shops import WORDS, packages
from tabletop.games.merchants_cove.observation import view
from tabletop.games.merchants_cove.table import TABLE
from tabletop.ui.style.i18n import to_language
from tests.games.merchants_cove.sittings import SITTINGS, layouts, moments

SMALLEST = 1.6
"""Pixels per millimetre of a window of 1280 x 800."""
READABLE = 10.0
"""The least size of letters there, in pixels."""
SKIPPED = {"Face", "Assembled", "Good", "Cloth", "Signs"}
"""No drawings of their own; the cloth, which has no margin; and what is part of a folded board.

So are those whose names begin with "_".
"""


@cache
def met():
    """Every face that lies on the table or stands in a list of moves, with a size that it has there."""
    found = {}
    for name in SITTINGS:
        for layout in layouts(name):
            for thing in (*layout.zones, *layout.pieces):
                if thing.face:
                    found.setdefault(thing.face, (thing.w, thing.h))
        for s, asked in moments(name)[0][::4]:
            v = view(s, asked.seat)
            for action in asked.legal_actions(v):
                if picture := TABLE.thumb(v, action):
                    found.setdefault(picture, (26.0, 26.0))
                for thing in getattr(TABLE.preview(v, action), "pieces", ())[-2:]:
                    found.setdefault(thing.face, (thing.w, thing.h))
    for card in range(len(components.TOWNSFOLK)):
        found.setdefault(cards.folk(card), drawn_cards.FOLK)
        found.setdefault(cards.hired(card), drawn_cards.HIRED)
    for number in range(len(components.ROGUE_CARDS)):
        found.setdefault(cards.rogue(number), (45.0, 66.0))
    return found


def kinds(face=Face):
    """Every kind of face there is."""
    for module in walk_packages(merchants_cove.__path__, f"{merchants_cove.__name__}."):
        if module.name.endswith(".art") or ".art." in module.name:
            import_module(module.name)
    for kind in face.__subclasses__():
        yield kind
        yield from kinds(kind)


def test_every_kind_of_face_is_seen_in_a_match():
    seen = {f"{type(face).__module__}.{type(face).__name__}" for face in met()}
    named = [kind for kind in kinds() if kind.__name__ not in SKIPPED]
    known = {f"{kind.__module__}.{kind.__name__}" for kind in named if kind.__name__[0] != "_"}
    assert known - seen == set()


def test_the_name_by_which_a_drawing_is_kept_tells_all_of_it():
    assert len({f"{face}" for face in met()}) == len(met())


def test_the_name_of_a_drawing_tells_whose_goods_are_part_of_it():
    name = Text("", "Hall")
    halls = [town.Hall(0, name, 1, (ware(0, False),)) for ware in (alchemist.Ware, captain.Ware)]
    assert len({f"{hall}" for hall in halls}) == 2


def test_qt_draws_every_kind_inside_its_margin(qapp):
    by_kind = {}
    for face, size in met().items():
        by_kind.setdefault(type(face), []).append((face, size))
    for some in by_kind.values():
        for face, (w, h) in some[:: max(1, len(some) // 6)]:
            image = picture(art.draw(face, w, h, px=2.0), w, h)
            inside = image.rect().adjusted(6, 6, -6, -6)
            assert not blank(image.copy(inside)), face
            painter = QPainter(image)
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
            painter.fillRect(inside, 0)
            painter.end()
            assert blank(image), face


def picture(source, w, h):
    """The drawing with four millimetres of air beyond its margin, at two pixels each."""
    root = ET.fromstring(source)
    left, top, wide, high = (float(part) for part in root.attrib["viewBox"].split())
    assert (left, top, wide, high) == pytest.approx(
        (-MARGIN, -MARGIN, w + 2 * MARGIN, h + 2 * MARGIN), abs=0.01
    )
    room = f'viewBox="{left - 4:g} {top - 4:g} {wide + 8:g} {high + 8:g}"'
    renderer = QSvgRenderer(QByteArray(re.sub(r'viewBox="[^"]*"', room, source, count=1).encode()))
    assert renderer.isValid()
    image = QImage(round(wide + 8) * 2, round(high + 8) * 2, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    renderer.render(painter, QRectF(image.rect()))
    painter.end()
    return image


def blank(image):
    return not any(bytes(image.constBits()))


@pytest.fixture(params=["en", "de"])
def words(qapp, request):
    """What texts are in a language that the program comes with."""
    translator = QTranslator()
    assert translator.load(str(TRANSLATIONS / f"tabletop_{request.param}.qm"))
    qapp.installTranslator(translator)
    yield to_language
    qapp.removeTranslator(translator)


def test_no_letter_is_too_small_at_1280_by_800(words):
    for face, (w, h) in met().items():
        if isinstance(face, drawn_cards.RogueCard) and h > w:
            continue  # the whole card is only looked at large
        drawn = art.draw(face, w, h, px=SMALLEST, words=words)
        for size, word in re.findall(r'font-size="([\d.]+)"[^>]*>([^<]*)<', drawn):
            assert float(size) >= READABLE, (face, word)


def test_every_word_on_a_face_is_translated():
    for face, (w, h) in met().items():
        source = art.draw(face, w, h, px=2, words=lambda _text: "···")
        told = re.findall(r">([^<>]+)</text>", source)
        assert not [word for word in told if re.search("[A-Za-z]{2}", word)], face


def test_factions_and_trades_have_outlines_of_their_own():
    assert len({badges.outline(colour) for colour in (*CUSTOMERS, ROGUE)}) == 5
    shapes = {
        BY_KIND[word].ware(0, large).shape("#B5333C").outline for word in WORDS for large in (False, True)
    }
    assert len(shapes) == 2 * len(WORDS)
    assert all(issubclass(BY_KIND[word].ware, Good) for word in WORDS)


def test_townsfolk_have_pictures_that_are_drawn():
    assert {cards.folk(card).picture for card in range(len(components.TOWNSFOLK))} <= set(EMBLEMS)


def test_the_cover_can_be_read(qapp):
    assert QSvgRenderer(QByteArray(cover().encode())).isValid()
    assert "Merchants Cove" in cover()


def test_no_two_workshops_have_one_tint():
    assert len({import_module(f"{package.__name__}.art").TINT for package in packages()}) == len(WORDS)
