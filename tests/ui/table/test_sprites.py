"""Drawings become pixmaps; one that fails is told, and leaves its place empty."""

import gc
import sys
from collections import Counter
from dataclasses import replace

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap, QPixmapCache

from tabletop.engine.text import english
from tabletop.ui.style import theme
from tabletop.ui.table.pixmap_cache import Sprites, outlined
from tests.quay.table import TABLE


def test_a_face_is_drawn_at_the_screens_own_pixels(qapp):
    sprites = Sprites(TABLE, english)
    sprites.begin(10)
    made = sprites.pixmap("ship:0", 63, 88, 2.0, 2.0)

    assert made is not None
    assert (made.width(), made.height()) == ((63 + 6) * 4, (88 + 6) * 4)
    assert made.toImage().pixelColor(138, 20).alpha() == 255


def test_a_drawing_that_fails_is_told_and_leaves_its_place_empty(qapp, monkeypatch):
    def fails(*_args, **_more):
        raise ValueError("no such face")

    told = []
    monkeypatch.setattr(sys, "excepthook", lambda *error: told.append(str(error[1])))
    made = Sprites(replace(TABLE, draw=fails), english).draw("ghost", (10, 10), 4.0, QSize(64, 64))

    assert told == ["no such face"]
    assert made.toImage().pixelColor(32, 32).alpha() == 0


@pytest.fixture
def megabytes(qapp, monkeypatch):
    """Drawings of 1 MB each, of any face, and how many of each were made."""
    made = Counter()

    def drawn(_sprites, face, *_more):
        made[face] += 1
        return QPixmap(512, 512)

    monkeypatch.setattr(Sprites, "draw", drawn)
    QPixmapCache.clear()
    yield made
    QPixmapCache.clear()


def picture(sprites, face):
    return sprites.pixmap(face, 63, 88, 2.0, 2.0)


def test_drawings_that_lie_on_no_table_take_32_megabytes_at_most(megabytes):
    sprites = Sprites(TABLE, english)
    sprites.begin(60)
    for at in range(100):
        picture(sprites, f"ship:{at}")
    gc.collect()
    for at in range(99, -1, -1):
        picture(sprites, f"ship:{at}")

    assert sum(megabytes.values()) - 100 >= 100 - 32, "the others were kept somewhere"


def test_what_lies_on_the_table_is_not_drawn_again_though_the_cache_is_full(megabytes):
    sprites = Sprites(TABLE, english)
    sprites.begin(60)
    lying = [picture(sprites, f"ship:{at}") for at in range(100)]

    assert [picture(sprites, f"ship:{at}").cacheKey() for at in range(100)] == [
        each.cacheKey() for each in lying
    ]
    assert set(megabytes.values()) == {1}


def test_an_older_drawing_is_shown_while_there_is_no_time_for_a_new_one(megabytes):
    sprites = Sprites(TABLE, english)
    sprites.begin(60)
    older = picture(sprites, "ship:1")
    sprites.begin(-1)

    assert sprites.pixmap("ship:1", 63, 88, 3.0, 2.0).cacheKey() == older.cacheKey()
    assert sprites.pixmap("ship:2", 63, 88, 3.0, 2.0) is None


def test_in_high_contrast_a_drawing_has_a_black_and_a_white_line_round_it_and_letters_have_none(app):
    drawing = QPixmap(200, 120)
    drawing.fill(Qt.GlobalColor.transparent)
    painter = QPainter(drawing)
    painter.fillRect(20, 20, 60, 60, QColor("#0072B2"))
    painter.fillRect(140, 20, 4, 60, QColor("#0072B2"))
    painter.end()
    image = outlined(drawing, 4.0).toImage()
    across = [image.pixelColor(x, 50).name() for x in range(12, 24) if image.pixelColor(x, 50).alpha()]
    assert list(dict.fromkeys(across)) == ["#ffffff", "#000000", "#0072b2"]
    assert image.pixelColor(138, 50).alpha() == 0


def test_the_theme_of_high_contrast_reaches_the_tables(app):
    sprites = Sprites(TABLE, english)
    sprites.begin(10)
    plain, cloth = (sprites.pixmap("ship:0", 63, 88, 1.0, 1.0), sprites.cloth("cloth", QSize(99, 99), 1.0))
    theme.dress(app, "contrast")
    sharp, ground = (sprites.pixmap("ship:0", 63, 88, 1.0, 1.0), sprites.cloth("cloth", QSize(99, 99), 1.0))
    assert sharp.toImage() != plain.toImage()
    assert cloth.toImage().pixelColor(50, 50).name() != "#000000"
    assert ground.toImage().pixelColor(50, 50).name() == "#000000"
