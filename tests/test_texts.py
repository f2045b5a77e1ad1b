"""The kept texts are whole, and tools/texts.py finds every text of the code."""

from __future__ import annotations

import re
import string
import xml.etree.ElementTree as ET
from collections import Counter
from pathlib import Path

import pytest

from tests.tool_files import loaded

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def tool():
    """tools/texts.py."""
    return loaded("tools/texts.py")


def messages(language):
    """(context, source, its forms) of each message of a language."""
    root = ET.parse(ROOT / "translations" / f"tabletop_{language}.ts").getroot()
    for context in root.iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            forms = [form.text or "" for form in translation.iter("numerusform")] or [translation.text or ""]
            yield context.findtext("name"), message.findtext("source"), forms


def test_every_text_is_collected_and_translated(tool):
    assert tool.check() == []


def test_sums_are_texts_but_signs_between_pictures_are_not(tool):
    found = set(tool.component_texts(ROOT / "resources" / "games"))
    assert {
        ("brick_and_mortar.stores", "+$2"),
        ("brick_and_mortar.stores", "2 × 5*"),
        ("brick_and_mortar.0_first_sale", "$18"),
    } <= found
    assert not {text for context, text in found if ".0_" in context} & {"=", "→", "×", "+"}


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_plural_form_counts_as_its_source_does(language):
    for context, source, forms in messages(language):
        told = f"{context}: {source}"
        if "%n" in source:
            assert len(forms) == 2, told
        singular, plural = forms[0], forms[-1]
        assert plural.count("%n") == source.count("%n"), told
        assert singular.count("%n") <= source.count("%n"), told  # which may say “the next” for “1”
        fields = Counter(name for _, name, _, _ in string.Formatter().parse(source) if name)
        for form in forms:
            assert Counter(name for _, name, _, _ in string.Formatter().parse(form) if name) == fields, told


def test_english_has_no_plural_in_brackets():
    forms = [form for _, _, forms in messages("en") for form in forms]
    assert forms
    assert not [form for form in forms if re.search(r"\(\w+\)", form)]


def test_translations_keep_the_marks_of_their_sources():
    """A mnemonic stays one, a full stop stays one, and nothing begins or ends with a blank."""
    for context, source, forms in messages("de"):
        for form in forms:
            told = f"{context}: {source} / {form}"
            assert ("&" in source) == ("&" in form), told
            assert source.endswith("…") == form.endswith("…"), told
            assert source.endswith(".") <= form.endswith((".", ".“")), told
            assert form == form.strip(), told
            assert not re.search(r"[“\"”].*[”\"]", form), f"quotes of another language: {told}"


def test_only_self_gives_a_text_its_context():
    """`thing.tr` would look in the classes of the thing, where no collected text is."""
    sources = [path.read_text(encoding="utf-8") for path in (ROOT / "tabletop").rglob("*.py")]
    assert not [call for source in sources for call in re.findall(r"\b(?!self\b)\w+\.tr\(", source)]


def test_the_collector_reads_plurals_comments_and_classes(tool, tmp_path):
    (tmp_path / "code.py").write_text(
        "class Page:\n"
        "    def words(self):\n"
        "        return self.tr('%n card(s)', '', len(self.cards)), self.tr('Open')\n"
        "one = translate('game', 'Take ' 'it', 'a card')\n"
        "two = translate('game', '%n more', '', a[1] - 2)\n"
        "none = translate(text.context, text.source)\n"
    )
    found = [(t.context, t.source, t.comment, t.plural) for t in tool.code_texts(tmp_path)]
    assert found == [
        ("Page", "%n card(s)", "", True),
        ("Page", "Open", "", False),
        ("game", "Take it", "a card", False),
        ("game", "%n more", "", True),
    ]


def test_a_text_that_is_made_up_at_run_time_is_refused(tool, tmp_path):
    (tmp_path / "code.py").write_text("x = 1\ny = translate('game', f'{x} cards')\n")
    with pytest.raises(SystemExit, match=r"code\.py:2"):
        list(tool.code_texts(tmp_path))
