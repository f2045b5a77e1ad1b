"""The rule book of River Market: the same rules in each language, tagged, and true to the data."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tabletop.games.river_market import components as box
from tabletop.games.river_market.about import ABOUT

FOLDER = Path(__file__).parents[3] / "resources" / "games" / "river_market"
BOOKS = {
    path.name.split(".")[1]: path.read_text(encoding="utf-8") for path in sorted(FOLDER.glob("rules.*.md"))
}
RULE = re.compile(r"^### (RM-\d+\.\d+) (\S.*) \{([a-z, ]+)\}$", re.MULTILINE)
CHAPTER = re.compile(r"^## (RM-\d+) \S", re.MULTILINE)
LAST = (8, 6, 4, 6, 5, 8, 4, 11, 3, 11, 3, 5, 4, 15, 8, 8)
"""How many rules each chapter has."""
LANGUAGES = pytest.mark.parametrize("language", BOOKS)


def rule(language: str, number: str) -> str:
    """The text of one rule, without its heading."""
    book = BOOKS[language].split(f"### {number} ")[1]
    return re.split(r"^##", book, maxsplit=1, flags=re.MULTILINE)[0].split("\n", 1)[1]


def figures(language: str, number: str) -> list[int]:
    """The numbers in a rule, without those of other rules."""
    return [int(n) for n in re.findall(r"\d+", re.sub(r"RM-[\d.]+", "", rule(language, number)))]


def table(language: str, number: str) -> list[list[str]]:
    """The rows of the table in a rule, without its head."""
    rows = [line for line in rule(language, number).splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in rows[1:]]


def test_the_books_are_in_english_and_german():
    assert set(BOOKS) == {"de", "en"}


@LANGUAGES
def test_every_rule_is_there_once_and_in_order(language):
    expected = [f"RM-{chapter}.{n}" for chapter, last in enumerate(LAST, 1) for n in range(1, last + 1)]
    assert [number for number, _, _ in RULE.findall(BOOKS[language])] == expected
    assert CHAPTER.findall(BOOKS[language]) == [f"RM-{chapter}" for chapter in range(1, 17)]
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
    assert set(re.findall(r"RM-\d+(?:\.\d+)?", BOOKS[language])) <= numbers


@LANGUAGES
def test_each_ruling_in_the_list_stands_at_a_rule_tagged_so(language):
    ruled = {number for number, _, tags in RULE.findall(BOOKS[language]) if "ruled" in tags.split(", ")}
    assert set(re.findall(r"^- \*\*(RM-[\d.]+)\*\*", BOOKS[language], re.MULTILINE)) == ruled


@LANGUAGES
def test_each_option_has_its_rule(language):
    for number, option in enumerate(ABOUT.options, 1):
        assert option.rule == f"RM-16.{number}"
        assert rule(language, option.rule).strip().startswith(f"`{option.key}`:")


def test_options_are_explained_with_the_figures_of_the_data():
    told = {option.key: [int(n) for n in re.findall(r"\d+", option.help.source)] for option in ABOUT.options}
    kinds = [card.kind for card in box.CARDS]
    helpers, finds = kinds.count("helper"), kinds.count("find")
    assert told["leftovers"] == [1, box.SCORE.leftovers, box.SCORE.best]
    assert told["deck"] == [24, finds, helpers]
    assert helpers == 24 + finds


@LANGUAGES
def test_the_book_tells_the_figures_of_the_data(language):
    start, limits, solo = box.SETUP, box.LIMITS, box.SOLO
    assert figures(language, "RM-3.2") == [start.houses, start.zooms, start.cards[1], start.cards[3]]
    assert figures(language, "RM-3.3") == list(start.coins)
    assert figures(language, "RM-6.7") == [limits.rest]
    assert set(figures(language, "RM-7.2")) == {limits.hand}
    assert set(figures(language, "RM-7.3")) == {limits.goods}
    assert figures(language, "RM-12.3") == [box.END.zooms]
    assert figures(language, "RM-12.4") == [box.END.turns]
    assert figures(language, "RM-13.3") == [1, box.SCORE.leftovers]
    assert figures(language, "RM-16.6")[2:] == [1, box.SCORE.best]
    assert figures(language, "RM-14.4") == [solo.coins, start.zooms, start.cards[0], start.houses]
    assert start.cards[0] == start.cards[1]
    assert start.cards[2] == start.cards[3]
    assert figures(language, "RM-7.1") == [limits.draw[1], limits.draw[3]]
    assert limits.draw[0] == limits.draw[1]
    assert limits.draw[2] == limits.draw[3]
    does = {card.word: card.visit for card in box.CARDS if card.visit}
    assert figures(language, "RM-8.3") == [does["smokehouse"].most, does["smokehouse"].coins]
    assert figures(language, "RM-8.4")[0] == does["card_table"].take.cards
    assert figures(language, "RM-8.5") == [does["job_board"].less]
    assert figures(language, "RM-8.6") == [does["timber_yard"].less]
    assert figures(language, "RM-8.7")[:2] == [
        does["barter_blanket"].take.any,
        does["grand_pavilion"].take.any,
    ]
    stage = does["puppet_stage"]
    assert figures(language, "RM-8.9") == [stage.coins, stage.each, stage.most]
    swap = box.TILES[box.START].visit
    assert figures(language, "RM-5.3") == [
        swap.most,
        *(1, 1),
        *(1, box.SWAPS.coins),
        *(box.SWAPS.price, 1),
        *(box.SWAPS.lily, 1),
    ]
    tiers = [n for tier in box.SCORE.points for n in ((tier.least - 1, tier.least) if tier.least else (0,))]
    assert figures(language, "RM-15.5") == tiers


@LANGUAGES
def test_the_tables_of_the_book_are_the_cards_of_the_box(language):
    def step(card: box.Card) -> str:
        return str(card.step) if card.step else "Zoom"

    for number, cards in (("RM-8.11", box.BOOTHS), ("RM-9.3", box.EVENTS)):
        told = [row[1:7] for row in table(language, number)]
        assert told == [
            [step(box.CARDS[n]), str(box.CARDS[n].vp), *map(str, box.CARDS[n].cost)] for n in cards
        ]
    told = [[row[1].strip("$ \N{NO-BREAK SPACE}"), row[2], row[3]] for row in table(language, "RM-10.11")]
    assert told == [
        [str(one.price), str(one.vp), f"{step(one)}, {step(two)}"]
        for one, two in ((box.CARDS[n], box.CARDS[n + 1]) for n in box.HELPERS[::2])
    ]
    told = [[row[1]] for row in table(language, "RM-11.3")]
    assert told == [[f"{step(box.CARDS[n])}, {step(box.CARDS[n + 1])}"] for n in box.FINDS[::2]]
