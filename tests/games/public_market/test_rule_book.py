"""The rule book of Public Market is true to the data."""

from __future__ import annotations

import re

import pytest

from tabletop.games.public_market import components
from tests.rule_book import RuleBook

BOOKS = {language: RuleBook("public_market", language) for language in ("en", "de")}
LANGUAGES = pytest.mark.parametrize("language", BOOKS)


@LANGUAGES
def test_all_options_are_explained(language):
    assert re.findall(r"^`(\w+)`", BOOKS[language].text, re.MULTILINE) == [
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


@LANGUAGES
def test_the_book_tells_the_figures_of_the_data(language):
    figures = BOOKS[language].figures
    market = components.MARKET_BOARD
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
    path = BOOKS["en"].rule("PM-15.2").replace("Sand Dollar", "sand_dollar").lower()
    names = "|".join(components.SHELLS)
    assert re.findall(names, path) == [components.SHELLS[shell] for shell in components.ROSE]


@pytest.mark.parametrize(
    ("language", "words"), [("en", "One Lighthouse to a space."), ("de", "höchstens ein Leuchtturm.")]
)
@pytest.mark.rule("PM-9.4")
def test_the_book_says_that_a_space_holds_one_lighthouse_at_most_and_not_that_each_has_one(language, words):
    assert BOOKS[language].rule("PM-9.4").strip().endswith(words)
