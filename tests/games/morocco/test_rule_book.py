"""The rule book of Morocco is true to the data."""

from __future__ import annotations

import re

import pytest

from tabletop.games.morocco import components as box
from tabletop.games.morocco.about import ABOUT
from tabletop.games.morocco.rules.awards import award_points
from tabletop.games.morocco.rules.spaces import ranks
from tests.rule_book import RuleBook

BOOKS = {language: RuleBook("morocco", language) for language in ("en", "de")}
LANGUAGES = pytest.mark.parametrize("language", BOOKS)


@LANGUAGES
def test_each_option_has_its_rule(language):
    numbers = (number for number in range(1, 13) if number != 10)  # MO-14.10 is no option
    for number, option in zip(numbers, ABOUT.options, strict=True):
        assert option.rule == f"MO-14.{number}"
        assert BOOKS[language].rule(option.rule).strip().startswith(f"`{option.key}`:")


@LANGUAGES
def test_the_book_tells_the_figures_of_the_data(language):
    figures = BOOKS[language].figures
    pieces, awards, ending = box.BOX, box.AWARDS, box.ENDING
    assert figures("MO-1.3") == [
        pieces.assistants,
        pieces.tourists,
        pieces.bodyguards,
        pieces.cousins,
    ]
    assert figures("MO-1.4") == [pieces.tiles]
    assert figures("MO-1.5") == [len(box.JUICE["1-3"]), *sorted(set(box.JUICE["1-3"]))]
    assert figures("MO-1.6") == [pieces.gold]
    assert figures("MO-3.2") == list(box.DIE_ROLLS)
    assert figures("MO-8.2") == figures("MO-8.3") == [awards.first]
    assert figures("MO-8.4") == [awards.second, 1, 1]
    assert figures("MO-8.5") == [awards.shared, 1, 1]
    assert figures("MO-8.6")[:3] == [awards.third, 1, 1]
    assert figures("MO-12.1") == [ending.open]
    assert figures("MO-12.2") == [ending.quiet]
    assert figures("MO-12.5") == [box.POINTS.district]
    assert figures("MO-12.6") == [1] == [box.POINTS.gold]
    assert figures("MO-13.1") == [2, box.DIE_ROLLS[2], pieces.assistants, pieces.bodyguards]
    assert figures("MO-14.2") == [n for values in box.JUICE.values() for n in (1, max(values))]


@LANGUAGES
@pytest.mark.rule("MO-8.6")
def test_the_table_of_closings_is_what_the_rules_award(language):
    told: set[tuple[int, ...]] = set()
    for strengths, awards in BOOKS[language].table("MO-8.6"):
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
