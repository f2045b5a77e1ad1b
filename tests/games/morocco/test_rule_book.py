"""The rule book of Morocco: the same rules in each language, tagged, and true to the data."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tabletop.games.morocco import components as box
from tabletop.games.morocco.about import ABOUT
from tabletop.games.morocco.rules.awards import award_points
from tabletop.games.morocco.rules.spaces import ranks

FOLDER = Path(__file__).parents[3] / "resources" / "games" / "morocco"
BOOKS = {
    path.name.split(".")[1]: path.read_text(encoding="utf-8") for path in sorted(FOLDER.glob("rules.*.md"))
}
RULE = re.compile(r"^### (MO-\d+\.\d+) (\S.*) \{([a-z, ]+)\}$", re.MULTILINE)
CHAPTER = re.compile(r"^## (MO-\d+) \S", re.MULTILINE)
LAST = (6, 4, 3, 3, 10, 2, 3, 9, 3, 4, 2, 7, 7, 12)
"""How many rules each chapter has."""
LANGUAGES = pytest.mark.parametrize("language", BOOKS)


def rule(language: str, number: str) -> str:
    """The text of one rule, without its heading."""
    book = BOOKS[language].split(f"### {number} ")[1]
    return re.split(r"^##", book, maxsplit=1, flags=re.MULTILINE)[0].split("\n", 1)[1]


def figures(language: str, number: str) -> list[int]:
    """The numbers in a rule, without those of other rules and without options by their keys."""
    return [int(n) for n in re.findall(r"\d+", re.sub(r"MO-[\d.]+", "", rule(language, number)))]


def table(language: str, number: str) -> list[list[str]]:
    """The rows of the table in a rule, without its head."""
    rows = [line for line in rule(language, number).splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in rows[1:]]


def test_the_books_are_in_english_and_german():
    assert set(BOOKS) == {"de", "en"}


@LANGUAGES
def test_every_rule_is_there_once_and_in_order(language):
    expected = [f"MO-{chapter}.{n}" for chapter, last in enumerate(LAST, 1) for n in range(1, last + 1)]
    assert [number for number, _, _ in RULE.findall(BOOKS[language])] == expected
    assert CHAPTER.findall(BOOKS[language]) == [f"MO-{chapter}" for chapter in range(1, len(LAST) + 1)]
    assert len(re.findall(r"^### ", BOOKS[language], re.MULTILINE)) == len(expected), "a rule without its tag"


@LANGUAGES
def test_every_rule_has_words_and_known_tags(language):
    for number, _, tags in RULE.findall(BOOKS[language]):
        assert set(tags.split(", ")) <= {"given", "ruled", "reconstructed"}, number
        assert len(rule(language, number).split()) >= 3, number


def test_both_languages_say_the_same_of_each_rule():
    tags = [[(number, tag) for number, _, tag in RULE.findall(book)] for book in BOOKS.values()]
    assert tags[0] == tags[1]
    for number, _, _ in RULE.findall(BOOKS["en"]):
        assert sorted(figures("en", number)) == sorted(figures("de", number)), number


@LANGUAGES
def test_every_rule_that_is_referred_to_exists(language):
    numbers = {number for number, _, _ in RULE.findall(BOOKS[language])} | set(
        CHAPTER.findall(BOOKS[language])
    )
    assert set(re.findall(r"MO-\d+(?:\.\d+)?", BOOKS[language])) <= numbers


@LANGUAGES
def test_each_ruling_in_the_list_stands_at_a_rule_tagged_so(language):
    ruled = {number for number, _, tags in RULE.findall(BOOKS[language]) if "ruled" in tags.split(", ")}
    assert set(re.findall(r"^- \*\*(MO-[\d.]+)\*\*", BOOKS[language], re.MULTILINE)) == ruled


@LANGUAGES
def test_each_option_has_its_rule(language):
    numbers = (number for number in range(1, LAST[-1] + 1) if number != 10)  # MO-14.10 is no option
    for number, option in zip(numbers, ABOUT.options, strict=True):
        assert option.rule == f"MO-14.{number}"
        assert rule(language, option.rule).strip().startswith(f"`{option.key}`:")


@LANGUAGES
def test_the_book_tells_the_figures_of_the_data(language):
    pieces, awards, ending = box.BOX, box.AWARDS, box.ENDING
    assert figures(language, "MO-1.3") == [
        pieces.assistants,
        pieces.tourists,
        pieces.bodyguards,
        pieces.cousins,
    ]
    assert figures(language, "MO-1.4") == [pieces.tiles]
    assert figures(language, "MO-1.5") == [len(box.JUICE["1-3"]), *sorted(set(box.JUICE["1-3"]))]
    assert figures(language, "MO-1.6") == [pieces.gold]
    assert figures(language, "MO-3.2") == list(box.DIE_ROLLS)
    assert figures(language, "MO-8.2") == figures(language, "MO-8.3") == [awards.first]
    assert figures(language, "MO-8.4") == [awards.second, 1, 1]
    assert figures(language, "MO-8.5") == [awards.shared, 1, 1]
    assert figures(language, "MO-8.6")[:3] == [awards.third, 1, 1]
    assert figures(language, "MO-12.1") == [ending.open]
    assert figures(language, "MO-12.2") == [ending.quiet]
    assert figures(language, "MO-12.5") == [box.POINTS.district]
    assert figures(language, "MO-12.6") == [1] == [box.POINTS.gold]
    assert figures(language, "MO-13.1") == [2, box.DIE_ROLLS[2], pieces.assistants, pieces.bodyguards]
    assert figures(language, "MO-14.2") == [n for values in box.JUICE.values() for n in (1, max(values))]


@LANGUAGES
@pytest.mark.rule("MO-8.6")
def test_the_table_of_closings_is_what_the_rules_award(language):
    told: set[tuple[int, ...]] = set()
    for strengths, awards in table(language, "MO-8.6"):
        given = tuple(int(n) for n in awards.split(" – "))
        for split in re.split(r" oder | or |, ", strengths):
            strong = tuple(int(n) for n in split.split(" – "))
            told.add(strong)
            assert tuple(vp for vp in award_points(ranks(strong)) if vp) == given, split
    assert told == splits()


def splits(strong: tuple[int, ...] = (0, 0, 0, 0), free: int = 4) -> set[tuple[int, ...]]:
    """All strengths, highest first, of a stall that people of four seats have filled in any way."""
    if free <= 0:
        return {tuple(sorted(filter(None, strong), reverse=True))}
    ends = ((*strong[:n], strong[n] + k, *strong[n + 1 :]) for n in range(4) for k in (1, 2))
    return set().union(*(splits(end, free - sum(end) + sum(strong)) for end in ends))
