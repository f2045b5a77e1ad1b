"""The rule book of Public Market: the same rules in each language, tagged, and true to the data."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tabletop.games.public_market import components

FOLDER = Path(__file__).parents[3] / "resources" / "games" / "public_market"
BOOKS = {
    path.name.split(".")[1]: path.read_text(encoding="utf-8") for path in sorted(FOLDER.glob("rules.*.md"))
}
RULE = re.compile(r"^### (PM-\d+\.\d+) (\S.*) \{([a-z, ]+)\}$", re.MULTILINE)
CHAPTER = re.compile(r"^## (PM-\d+) \S", re.MULTILINE)
LAST = (9, 9, 3, 8, 8, 6, 3, 7, 14, 3, 2, 10, 5, 7, 15, 13, 3)
"""How many rules each chapter has."""


def rule(book: str, number: str) -> str:
    """The text of one rule."""
    return re.split(r"^##", book.split(f"### {number} ")[1], maxsplit=1, flags=re.MULTILINE)[0]


def test_the_books_are_in_english_and_german():
    assert set(BOOKS) == {"de", "en"}


@pytest.mark.parametrize("language", BOOKS)
def test_every_rule_is_there_once_and_in_order(language):
    expected = [f"PM-{chapter}.{n}" for chapter, last in enumerate(LAST, 1) for n in range(1, last + 1)]
    assert [number for number, _, _ in RULE.findall(BOOKS[language])] == expected
    assert CHAPTER.findall(BOOKS[language]) == [f"PM-{chapter}" for chapter in range(1, 18)]
    assert len(re.findall(r"^### PM", BOOKS[language], re.MULTILINE)) == len(expected), (
        "a rule without its tag"
    )


@pytest.mark.parametrize("language", BOOKS)
def test_every_rule_has_words_and_known_tags(language):
    for number, _, tags in RULE.findall(BOOKS[language]):
        assert set(tags.split(", ")) <= {"given", "ruled", "reconstructed"}, number
        assert len(rule(BOOKS[language], number).split("\n", 1)[1].split()) >= 4, number


def test_both_languages_say_the_same_of_each_rule():
    tags = [[(number, tag) for number, _, tag in RULE.findall(book)] for book in BOOKS.values()]
    assert tags[0] == tags[1]
    for number, _, _ in RULE.findall(BOOKS["en"]):
        figures = [sorted(re.findall(r"\d+(?:\.\d+)?", rule(book, number))) for book in BOOKS.values()]
        assert figures[0] == figures[1], number


@pytest.mark.parametrize("language", BOOKS)
def test_every_rule_that_is_referred_to_exists(language):
    numbers = {number for number, _, _ in RULE.findall(BOOKS[language])} | set(
        CHAPTER.findall(BOOKS[language])
    )
    assert set(re.findall(r"PM-\d+(?:\.\d+)?", BOOKS[language])) <= numbers


@pytest.mark.parametrize("language", BOOKS)
def test_each_ruling_in_the_list_stands_at_a_rule_tagged_so(language):
    ruled = {number for number, _, tags in RULE.findall(BOOKS[language]) if "ruled" in tags.split(", ")}
    assert set(re.findall(r"^- \*\*(PM-[\d.]+)\*\*", BOOKS[language], re.MULTILINE)) == ruled


@pytest.mark.parametrize("language", BOOKS)
def test_all_options_are_explained(language):
    assert re.findall(r"^`(\w+)`", BOOKS[language], re.MULTILINE) == [
        "shallow_waters",
        "crab_must_be_open",
        "strict_empty_bag",
        "boat_setter",
        "red_2p",
        "allow_flip",
        "scrap_all_monomino",
        "solo_shallow_waters",
        "row2_counts_self",
    ]


@pytest.mark.parametrize("language", BOOKS)
def test_the_book_tells_the_figures_of_the_data(language):
    def figures(number: str) -> list[int]:
        return [int(n) for n in re.findall(r"\d+", rule(BOOKS[language], number).split("\n", 1)[1])]

    market = components.MARKET
    assert figures("PM-4.2")[:5] == [market.bids.nothing, *market.bids.day]
    assert figures("PM-7.2") == list(components.TRACKERS.maxima)
    assert figures("PM-12.2")[:4] == list(market.bids.sunset)
    assert figures("PM-13.3")[-4:] == list(market.points.logos[1:])
    assert figures("PM-13.4")[-5:] == list(market.points.crabs[1:])
    assert figures("PM-9.10") == list(market.pay.sale)
    assert figures("PM-15.10")[1:] == [price + market.pay.token for price in market.pay.sale]
    assert figures("PM-15.15")[:4] == [components.BONUS[row * 5 + 4].vp for row in range(4)]
    assert figures("PM-14.3")[-4:] == list(components.TABLES[2].red)


def test_the_book_tells_the_path_of_the_rose():
    path = rule(BOOKS["en"], "PM-15.2").replace("Sand Dollar", "sand_dollar").lower()
    names = "|".join(components.SHELLS)
    assert re.findall(names, path) == [components.SHELLS[shell] for shell in components.ROSE]
