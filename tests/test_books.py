"""Code, rule books, tests and texts agree."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from tabletop.games import GAMES
from tests.rule_book import CHAPTER, NUMBER, RuleBook

ROOT = Path(__file__).parents[1]
CASES = {
    "public_market": {f"TC-{n:02}" for n in range(1, 85)},
    "river_market": {f"RM-{n:02}" for n in (*range(1, 23), *range(30, 35))},
    "morocco": {f"SM-{n:02}" for n in range(1, 33)},
    "brick_and_mortar": {f"TC-{n}" for n in range(1, 41)},
    "merchants_cove": {f"T-{n:02}" for n in range(1, 35)},
}
"""The worked cases of the specification of a game, where it has any."""
RULE = re.compile(r"^[A-Z]{2,3}-\d+\.\d+$")
HEADING = re.compile(r"^#{2,4} ([A-Z]{2,3}-\d+\.\d+)\b", re.MULTILINE)
TAGS = {"given", "ruled", "reconstructed"}
IN_WORDS = {"BM-2.2", "BM-2.3", "BM-2.9", "BM-6.12", "BM-13.4"}
"""Where German says *zu zweit*, *zu viert*, and English has a figure."""
EVERY = pytest.mark.parametrize("name", GAMES)
LANGUAGES = pytest.mark.parametrize("language", ["en", "de"])


def book(name: str, language: str) -> list[str]:
    """The numbers of the rules in a book, in their order."""
    return HEADING.findall(RuleBook(name, language).text)


def trees(*folders: Path) -> Iterator[tuple[Path, ast.Module]]:
    """The syntax trees of all modules in these folders."""
    for folder in folders:
        for path in sorted(folder.rglob("*.py")):
            yield path, ast.parse(path.read_text(encoding="utf-8"))


def cited(name: str) -> set[str]:
    """The rules that the code of a game names as such."""
    strings = (
        node.value
        for _, tree in trees(ROOT / "tabletop" / "games" / name)
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )
    return {string for string in strings if RULE.match(string)}


def marked(name: str, marker: str) -> Counter[str]:
    """What the tests of a game are marked with."""
    found: Counter[str] = Counter()
    for _, tree in trees(ROOT / "tests" / "games" / name):
        for node in ast.walk(tree):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and node.func.attr == marker
            ):
                found.update(arg.value for arg in node.args if isinstance(arg, ast.Constant))
    return found


@EVERY
def test_the_books_of_all_languages_have_the_same_numbers(name):
    languages = [path.name.split(".")[1] for path in (ROOT / "resources" / "games" / name).glob("rules.*.md")]
    assert {"en", "de"} <= set(languages)
    for language in languages:
        assert book(name, language) == book(name, "en"), language


@EVERY
def test_a_number_is_in_the_book_once(name):
    assert max(Counter(book(name, "en")).values()) == 1


@EVERY
@LANGUAGES
def test_every_rule_has_its_number_in_order_its_tags_and_words(name, language):
    text = RuleBook(name, language)
    numbered = [number for number in HEADING.findall(text.text) if number in text.tags]
    assert numbered == [number for number in book(name, "en") if number in text.tags]
    chapters: dict[str, list[int]] = {}
    for number, tags in text.tags.items():
        assert set(tags) <= TAGS, number
        assert len(text.rule(number).split()) >= 3, number
        chapter, _, place = number.partition(".")
        chapters.setdefault(chapter, []).append(int(place))
    assert list(chapters) == text.chapters == CHAPTER.findall(RuleBook(name, "en").text)
    for chapter, places in chapters.items():
        assert places == list(range(1, len(places) + 1)), chapter


@EVERY
def test_both_languages_give_each_rule_the_same_tags_and_figures(name):
    english, german = RuleBook(name, "en"), RuleBook(name, "de")
    assert english.tags == german.tags
    for number in english.tags.keys() - IN_WORDS:
        assert sorted(english.figures(number)) == sorted(german.figures(number)), number


@EVERY
@LANGUAGES
def test_every_rule_that_a_book_refers_to_is_in_it(name, language):
    text = RuleBook(name, language)
    assert set(NUMBER.findall(text.text)) <= {*HEADING.findall(text.text), *text.chapters}


@EVERY
@LANGUAGES
def test_a_list_of_rulings_names_the_rules_that_are_tagged_so(name, language):
    text = RuleBook(name, language)
    listed = set(re.findall(r"^- \*\*([A-Z]+-[\d.]+)\*\*", text.text, re.MULTILINE))
    ruled = {number for number, tags in text.tags.items() if "ruled" in tags}
    assert listed in (ruled, set())


@EVERY
def test_every_rule_that_code_names_is_in_the_book(name):
    assert cited(name)
    assert cited(name) <= set(book(name, "en"))


@EVERY
def test_every_rule_of_the_book_has_a_test_and_no_test_has_another(name):
    assert set(marked(name, "rule")) == set(book(name, "en"))


@EVERY
def test_every_worked_case_has_a_test(name):
    assert set(marked(name, "case")) == CASES.get(name, set())


def literal(node: ast.expr) -> bool:
    """Whether an argument is a plain text, as lupdate reads it."""
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def calls(tree: ast.Module, *names: str) -> Iterator[ast.Call]:
    """The calls of functions of these names."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func) in names:
            yield node


def test_every_text_to_translate_is_a_literal_and_all_its_arguments_are_in_their_places():
    wrong = []
    for path, tree in trees(ROOT / "tabletop", ROOT / "tests" / "quay"):
        for call in calls(tree, "translate", "QCoreApplication.translate"):
            if path.name == "i18n.py" and path.parent.name == "style":
                continue  # it turns texts into words, for everybody else
            plain = len(call.args) >= 2 and all(literal(arg) for arg in call.args[:2])
            comment = len(call.args) < 3 or literal(call.args[2]) or ast.unparse(call.args[2]) == "None"
            if not plain or not comment or call.keywords:
                wrong.append(f"{path.relative_to(ROOT)}:{call.lineno}")
    assert not wrong


@EVERY
def test_the_texts_of_a_game_are_in_its_own_context(name):
    for path, tree in trees(ROOT / "tabletop" / "games" / name):
        for call in calls(tree, "translate"):
            assert isinstance(call.args[0], ast.Constant)
            assert call.args[0].value == name, f"{path}:{call.lineno}"


@EVERY
def test_every_brace_of_a_text_is_named_and_every_plural_is_counted(name):
    for path, tree in trees(ROOT / "tabletop" / "games" / name):
        makers = (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))
        counting = [node for node in makers if ".count(" in ast.unparse(node)]
        counted = {call for node in counting for call in ast.walk(node) if isinstance(call, ast.Call)}
        for call in calls(tree, "translate"):
            source = call.args[1]
            assert isinstance(source, ast.Constant)
            text = source.value
            assert re.sub(r"\{[a-z]+\}", "", text).count("{") == 0, f"{path}:{call.lineno}"
            if "%n" in text and len(call.args) < 4:
                assert call in counted, f"{path}:{call.lineno}: %n needs its number"
