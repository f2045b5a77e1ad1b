"""What is printed on the tables can be read: the contrast of letters and numbers with what is below them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QByteArray
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from tabletop.art import MARGIN
from tabletop.art.high_contrast import sharpened
from tabletop.art.palette import contrast
from tabletop.engine.table import Piece, turned_face
from tabletop.engine.text import Text, english
from tabletop.games import GAMES
from tabletop.ui.style import theme
from tabletop.ui.table.text_scaling import larger
from tests.walks import ALL, walks

LETTERS = re.compile(r"<text\b[^>]*?fill=\"(#[0-9A-Fa-f]{6})\"[^>]*>(.*?)</text>", re.DOTALL)
PX, STATES, WALKS = 3.0, 3, 2
LEAST, NEAR = 4.5, 60
"""The contrast that is asked for; how near to the ink a pixel is that lies wholly within a letter."""
LEAST_SHARP, LEAST_LINE = 7.0, 3.0
"""In the theme of high contrast: of letters, and of a line with the white ground that it goes round."""
OUTLINED = re.compile(
    r"<(?:rect|circle|ellipse|path|polygon)\b[^>]*fill=\"#FFFFFF\"[^>]*stroke=\"(#\w{6})\"[^>]*>"
)
FAINT = re.compile(r"opacity=\"0?\.")
NO_GROUND = 200
"""A drawing that is less opaque there lies on what it is put on, which is not known here."""


def drawings(name: str, words: Callable[[Text], str] = english) -> Iterator[tuple[str, float, float]]:
    """Different drawings of a game's table, as SVG text with their sizes."""
    of, seen = ALL[name], set[str]()
    solos = [walk for walk in walks(name) if len(set(walk.match.setup.seats)) > 1]
    for walk in (*walks(name)[:WALKS], *solos[:WALKS]):
        states = walk.match.states
        for at in range(0, len(states), max(1, len(states) // STATES)):
            layout = of.table.layout(of.view(states[at], 0), 0)
            for thing in (*layout.zones, *layout.pieces):
                face = turned_face(thing, thing.turn) if isinstance(thing, Piece) else thing.face
                if face and repr(face) not in seen:
                    seen.add(repr(face))
                    yield of.table.draw(face, thing.w, thing.h, px=PX, words=words), thing.w, thing.h


def painted(source: str, w: float, h: float) -> QImage:
    """A drawing as pixels."""
    size = [max(1, round((side + 2 * MARGIN) * PX)) for side in (w, h)]
    image = QImage(*size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(0, 0, 0, 0))
    painter = QPainter(image)
    QSvgRenderer(QByteArray(source.encode())).render(painter)
    painter.end()
    return image


def read(source: str, letters: re.Match[str], bare: QImage, w: float, h: float) -> float | None:
    """The contrast at the worse quarter of some letters; None where they have no ground or are tiny."""
    only = LETTERS.sub(lambda found: found[0] if found.start() == letters.start() else "", source)
    ink, found = QColor(letters[1]), list[float]()
    pairs = Counter(differing(bare, painted(only, w, h)))
    for (below, seen), times in pairs.items():
        above, ground = QColor.fromRgba(seen), QColor.fromRgba(below)
        off = sum(abs(a - b) for a, b in zip(above.getRgb()[:3], ink.getRgb()[:3], strict=True))
        if below != seen and off < NEAR and ground.alpha() > NO_GROUND:
            found += [contrast(above.name(), ground.name())] * times
    return sorted(found)[len(found) // 4] if found else None


def differing(one: QImage, other: QImage) -> Iterator[tuple[int, int]]:
    """The colours of two pictures of one size, in the rows in which they differ."""
    first, second, length = bytes(one.constBits()), bytes(other.constBits()), one.bytesPerLine()
    for at in range(0, len(first), length):
        row, beside = first[at : at + length], second[at : at + length]
        if row != beside:
            yield from zip(memoryview(row).cast("I"), memoryview(beside).cast("I"), strict=True)


@pytest.mark.parametrize("most", [1.0, 2.0])
@pytest.mark.parametrize("name", GAMES)
def test_what_is_printed_on_the_table_can_be_read(qapp, name, most):
    """Also where letters have grown with the size of the text, as far as there is room."""
    theme.load_fonts()
    told, unread = set[tuple[str, ...]](), set[tuple[float, str, str]]()
    for drawn, w, h in drawings(name):
        source = larger(drawn, (w, h), PX, most)
        if most > 1 and source == drawn:
            continue
        unread |= {*unreadable(source, (w, h), told, LEAST)}
    assert told
    assert not unread


@pytest.mark.parametrize("name", GAMES)
def test_in_high_contrast_letters_and_places_stand_out(qapp, name):
    """Letters have 7 to 1, and a line round something white has 3 to 1 with it."""
    theme.load_fonts()
    told, unread, pale, lines = set[tuple[str, ...]](), set[tuple[float, str, str]](), set[str](), 0
    for drawn, w, h in drawings(name):
        source = sharpened(drawn)
        unread |= {*unreadable(source, (w, h), told, LEAST_SHARP)}
        for shape in OUTLINED.finditer(source):
            lines += 1
            if contrast("#FFFFFF", shape[1]) < LEAST_LINE and not FAINT.search(shape[0]):
                pale.add(shape[0])
    assert told
    assert lines
    assert not unread
    assert not pale


def unreadable(
    source: str, mm: tuple[float, float], told: set[tuple[str, ...]], least: float
) -> Iterator[tuple[float, str, str]]:
    """Letters of a drawing with less contrast than this, each kind once: contrast, ink, words."""
    bare = None
    for letters in LETTERS.finditer(source):
        kind = (letters[1], re.sub(r"\d", "#", letters[2]), str(round(mm[0])))
        if kind in told:
            continue
        told.add(kind)
        bare = bare or painted(LETTERS.sub("", source), *mm)
        seen = read(source, letters, bare, *mm)
        if seen is not None and seen < least:
            yield round(seen, 2), letters[1], letters[2]
