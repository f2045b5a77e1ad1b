"""The rule book of River Market is true to the data."""

from __future__ import annotations

import re

import pytest

from tabletop.games.river_market import components as box
from tabletop.games.river_market.about import ABOUT
from tests.rule_book import RuleBook

BOOKS = {language: RuleBook("river_market", language) for language in ("en", "de")}
LANGUAGES = pytest.mark.parametrize("language", BOOKS)


@LANGUAGES
def test_each_option_has_its_rule(language):
    for number, option in enumerate(ABOUT.options, 1):
        assert option.rule == f"RM-16.{number}"
        assert BOOKS[language].rule(option.rule).strip().startswith(f"`{option.key}`:")


def test_options_are_explained_with_the_figures_of_the_data():
    told = {option.key: [int(n) for n in re.findall(r"\d+", option.help.source)] for option in ABOUT.options}
    kinds = [card.kind for card in box.CARDS]
    helpers, finds = kinds.count("helper"), kinds.count("find")
    assert told["leftovers"] == [1, box.SCORE.leftovers, box.SCORE.best]
    assert told["deck"] == [24, finds, helpers]
    assert helpers == 24 + finds


@LANGUAGES
def test_the_book_tells_the_figures_of_the_data(language):
    figures = BOOKS[language].figures
    start, limits, solo = box.SETUP, box.LIMITS, box.SOLO
    assert figures("RM-3.2") == [start.houses, start.zooms, start.cards[1], start.cards[3]]
    assert figures("RM-3.3") == list(start.coins)
    assert figures("RM-6.7") == [limits.rest]
    assert set(figures("RM-7.2")) == {limits.hand}
    assert set(figures("RM-7.3")) == {limits.goods}
    assert figures("RM-12.3") == [box.END.zooms]
    assert figures("RM-12.4") == [box.END.turns]
    assert figures("RM-13.3") == [1, box.SCORE.leftovers]
    assert figures("RM-16.6")[2:] == [1, box.SCORE.best]
    assert figures("RM-14.4") == [solo.coins, start.zooms, start.cards[0], start.houses]
    assert start.cards[0] == start.cards[1]
    assert start.cards[2] == start.cards[3]
    assert figures("RM-7.1") == [limits.draw[1], limits.draw[3]]
    assert limits.draw[0] == limits.draw[1]
    assert limits.draw[2] == limits.draw[3]
    does = {card.word: card.visit for card in box.CARDS if card.visit}
    assert figures("RM-8.3") == [does["smokehouse"].most, does["smokehouse"].coins]
    assert figures("RM-8.4")[0] == does["card_table"].take.cards
    assert figures("RM-8.5") == [does["job_board"].less]
    assert figures("RM-8.6") == [does["timber_yard"].less]
    assert figures("RM-8.7")[:2] == [
        does["barter_blanket"].take.any,
        does["grand_pavilion"].take.any,
    ]
    stage = does["puppet_stage"]
    assert figures("RM-8.9") == [stage.coins, stage.each, stage.most]
    swap = box.RIVER_TILES[box.START_TILE].visit
    assert figures("RM-5.3") == [
        swap.most,
        *(1, 1),
        *(1, box.SWAPS.coins),
        *(box.SWAPS.price, 1),
        *(box.SWAPS.lily, 1),
    ]
    tiers = [n for tier in box.SCORE.points for n in ((tier.least - 1, tier.least) if tier.least else (0,))]
    assert figures("RM-15.5") == tiers


@LANGUAGES
def test_the_tables_of_the_book_are_the_cards_of_the_box(language):
    def step(card: box.Card) -> str:
        return str(card.step) if card.step else "Zoom"

    for number, cards in (("RM-8.11", box.BOOTHS), ("RM-9.3", box.EVENTS)):
        told = [row[1:7] for row in BOOKS[language].table(number)]
        assert told == [
            [step(box.CARDS[n]), str(box.CARDS[n].vp), *map(str, box.CARDS[n].cost)] for n in cards
        ]
    told = [
        [row[1].strip("$ \N{NO-BREAK SPACE}"), row[2], row[3]] for row in BOOKS[language].table("RM-10.11")
    ]
    assert told == [
        [str(one.price), str(one.vp), f"{step(one)}, {step(two)}"]
        for one, two in ((box.CARDS[n], box.CARDS[n + 1]) for n in box.HELPERS[::2])
    ]
    told = [[row[1]] for row in BOOKS[language].table("RM-11.3")]
    assert told == [[f"{step(box.CARDS[n])}, {step(box.CARDS[n + 1])}"] for n in box.FINDS[::2]]
