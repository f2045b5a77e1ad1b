"""The English plural forms are those of the kept translation, whoever reads them."""

import subprocess
import xml.etree.ElementTree as ET
from pathlib import Path

import PySide6
import pytest
from PySide6.QtCore import QTranslator

from tabletop.cli.output import say
from tabletop.engine.text import Text, translate
from tabletop.files import english_plurals, paths

ROOT = Path(__file__).parents[2]
DICE = translate("merchants_cove", "%n die(dice)")


@pytest.fixture
def compiled(tmp_path, monkeypatch):
    """The kept English forms, compiled; the path of the file."""
    target = tmp_path / "tabletop_en.qm"
    release = Path(PySide6.__file__).with_name("lrelease")
    source = ROOT / "translations" / "tabletop_en.ts"
    subprocess.run([release, "-silent", source, "-qm", target], check=True)
    monkeypatch.setattr(paths, "TRANSLATIONS", tmp_path)
    english_plurals.plural_forms.cache_clear()
    yield target
    english_plurals.plural_forms.cache_clear()


def test_every_count_is_said_as_qt_says_it(compiled):
    translator = QTranslator()
    assert translator.load(str(compiled))
    messages = [
        (context.findtext("name", ""), message.findtext("source", ""), message.findtext("comment", ""))
        for context in ET.parse(ROOT / "translations" / "tabletop_en.ts").iter("context")
        for message in context.iter("message")
    ]
    assert len(messages) > 300
    for context, source, comment in messages:
        for n in (0, 1, 2, 11):
            of_qt = translator.translate(context, source, comment or None, n).replace("%n", str(n))
            said = english_plurals.in_number(Text(context, source, comment, n))
            assert said == of_qt


@pytest.mark.parametrize(("n", "said"), [(0, "0 dice"), (1, "1 die"), (2, "2 dice")])
def test_things_whose_plural_is_no_s_are_counted_in_text_mode(compiled, n, said):
    assert say(DICE.count(n)) == said


def test_numbers_in_sentences_are_written_as_in_the_window():
    text = translate("test", "{who}: {points} ahead, {left} left").fill(
        who=Text("", "Ann"), points=-0.25, left=-3
    )
    assert say(text) == "Ann: \N{MINUS SIGN}0.2 ahead, \N{MINUS SIGN}3 left"


def test_a_source_tree_without_translations_counts_what_it_can(tmp_path, monkeypatch):
    monkeypatch.setattr(paths, "TRANSLATIONS", tmp_path)
    english_plurals.plural_forms.cache_clear()
    assert say(DICE.count(2)) == "2 die(dice)"
    assert say(translate("test", "%n ship(s)").count(1)) == "1 ship"
    english_plurals.plural_forms.cache_clear()
