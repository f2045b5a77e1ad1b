"""The bundled letters: Qt knows them by their names, and they are as wide as we think."""

from __future__ import annotations

import tomllib

import pytest
from PySide6.QtGui import QFont, QFontDatabase, QFontInfo, QFontMetricsF

from tabletop.art import type as letters
from tabletop.art.type import DISPLAY, SANS, STYLES, Ink
from tabletop.files.paths import RESOURCES, resource

WORDS = ("Public Market", "$10", "Smörgåsbord", "Kräutersoße für Anläufer", "Łódź", "1234567890")


@pytest.fixture(scope="module")
def fonts(qapp):
    for path in resource("fonts").glob("*.ttf"):
        assert QFontDatabase.addApplicationFont(str(path)) >= 0


@pytest.mark.parametrize(
    ("family", "weight"), [*((SANS, weight) for weight in STYLES), (DISPLAY, 600), (DISPLAY, 700)]
)
@pytest.mark.usefixtures("fonts")
def test_words_are_as_wide_as_qt_draws_them(family, weight):
    font = QFont(family)
    font.setPixelSize(100)
    font.setWeight(QFont.Weight(weight))
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    assert QFontInfo(font).family() == family
    assert QFontInfo(font).weight() == weight
    for text in WORDS:
        drawn = QFontMetricsF(font).horizontalAdvance(text)
        assert letters.width(text, 100, family=family, weight=weight) == pytest.approx(drawn, rel=0.03)


def test_letters_are_written_at_their_size_in_pixels():
    text = Ink(px=1.5).sans(10, 20, "a < b", 8)
    assert 'font-size="12"' in text
    assert "scale(0.66667)" in text
    assert "a &lt; b" in text


def test_long_words_shrink_to_their_place():
    wide = letters.width("Bouillabaisse", 10, family=DISPLAY, weight=700)
    text = Ink(px=4).display(0, 0, "Bouillabaisse", 10, most=wide / 2)
    assert 'font-size="20"' in text


def test_a_name_is_broken_where_both_lines_are_about_as_wide():
    assert letters.halved("Salmon Wellington") == ["Salmon", "Wellington"]
    assert letters.halved("Fish and chips") == ["Fish and", "chips"]
    assert letters.halved("Bouillabaisse") == ["Bouillabaisse"]


def test_every_bundled_file_is_credited():
    credits_ = tomllib.loads(resource("credits.toml").read_text("utf-8"))["credits"]
    named = {name for entry in credits_ for name in (*entry["files"], entry["text"])}
    assert all(resource(name).is_file() for name in named)
    there = {path.relative_to(RESOURCES).as_posix() for path in resource("fonts").iterdir()}
    assert there <= named
