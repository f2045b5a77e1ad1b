"""What is in the box of Morocco: its given facts, and what faulty files are told."""

from __future__ import annotations

import json
import tomllib
from collections import Counter
from pathlib import Path

import pytest
from pydantic import TypeAdapter, ValidationError

from tabletop.files.components import ComponentError
from tabletop.games.morocco import box, components
from tabletop.games.morocco.about import ABOUT

FOLDER = Path(__file__).parents[3] / "resources" / "games" / "morocco"


def read(name: str) -> str:
    """A file of the box as it is."""
    return (FOLDER / f"{name}.toml").read_text(encoding="utf-8")


@pytest.mark.rule("MO-1.3")
@pytest.mark.rule("MO-1.4")
@pytest.mark.rule("MO-1.6")
def test_five_colours_have_90_people_and_tokens_and_60_market_tiles():
    pieces = components.BOX
    each = pieces.assistants + pieces.tourists + pieces.bodyguards + pieces.cousins
    assert 5 * each == 90
    assert (pieces.assistants, pieces.tourists, pieces.bodyguards, pieces.cousins) == (12, 2, 2, 2)
    assert 5 * pieces.tiles == 60
    assert pieces.gold == 15


@pytest.mark.rule("MO-1.5")
@pytest.mark.rule("MO-14.2")
@pytest.mark.parametrize(("option", "each", "total"), [("1-3", 12, 72), ("1-4", 9, 90), ("1-6", 6, 126)])
def test_there_are_36_juice_tokens_of_each_number_as_many(option, each, total):
    count = Counter(components.JUICE[option])
    assert (count.total(), set(count.values()), sum(count.elements())) == (36, {each}, total)
    assert sorted(count) == list(range(1, 36 // each + 1))


@pytest.mark.rule("MO-14.2")
def test_every_way_to_number_the_juice_can_be_chosen():
    option = next(option for option in ABOUT.options if option.key == "juice_values")
    assert [value.key for value in option.values] == list(components.JUICE)


@pytest.mark.rule("MO-3.2")
def test_the_die_makes_up_for_few_players():
    seats = (2, 3, 4, 5)
    cubes = [2 + (n - 1) + components.DIE_ROLLS[n] for n in seats]
    assert cubes == [5, 5, 5, 6]


@pytest.mark.rule("MO-12.1")
def test_what_the_printed_rules_award():
    awards, points, ending = components.AWARDS, components.POINTS, components.ENDING
    assert (awards.first, awards.second, awards.shared, awards.third) == (5, 2, 1, 1)
    assert (points.district, points.gold, ending.open) == (3, 1, 5)


@pytest.mark.parametrize(
    ("file", "kind", "old", "new", "words"),
    [
        ("box", box.Box, "gold = 15", "coins = 15", r"box\.gold"),
        ("box", box.Box, "gold = 15", "gold = 0", "greater than or equal to 1"),
        ("box", box.Box, "gold = 15", 'gold = "15"', "valid integer"),
        ("box", box.Box, "rolls = [2, 1, 0, 0]", "rolls = [2, 1, 0]", "die.rolls"),
        ("box", box.Box, "rolls = [2, 1, 0, 0]", "rolls = [2, 1, 0, -1]", "die.rolls"),
        ("box", box.Box, 'option = "1-3"', 'option = "1-5"', "juice.0.option"),
        ("box", box.Box, "values = [1, 2, 3]", "values = []", "juice.0.values"),
        ("box", box.Box, 'provenance = "given"', 'provenance = "guessed"', "provenance"),
        ("score", box.Score, "first = 5", "first = 0", "awards.first"),
        ("score", box.Score, "district = 3", "districts = 3", "points.district"),
        ("score", box.Score, "quiet = 30\n", "", "ending.quiet"),
    ],
)
def test_a_faulty_file_is_refused_in_words(file, kind, old, new, words):
    text = read(file)
    assert old in text
    with pytest.raises(ValidationError, match=words):
        TypeAdapter(kind).validate_json(json.dumps(tomllib.loads(text.replace(old, new, 1))))


def changed(old: str, new: str) -> box.Box:
    """box.toml, with something changed."""
    text = read("box")
    assert old in text
    return TypeAdapter(box.Box).validate_json(json.dumps(tomllib.loads(text.replace(old, new, 1))))


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("assistants = 12", "assistants = 13", "assistants: 13 are more than the 12.*at most 12"),
        ("tourists = 2", "tourists = 3", "tourists: 3 are more than the 2"),
        ("bodyguards = 2", "bodyguards = 4", "bodyguards: 4 are more than the 2"),
    ],
)
def test_more_people_than_have_numbers_are_refused(old, new, words):
    with pytest.raises(ComponentError, match=words):
        components.people(changed(old, new).box)


def test_juice_that_cannot_be_dealt_evenly_is_refused():
    with pytest.raises(ComponentError, match="juice “1-4”: 5 values for 36 tokens"):
        components.juice(changed("values = [1, 2, 3, 4]", "values = [1, 2, 3, 4, 5]"))


def test_juice_of_a_missing_option_is_missed():
    with pytest.raises(ComponentError, match="juice: the option “1-6” has no values"):
        components.juice(changed('option = "1-6"', 'option = "1-3"'))
