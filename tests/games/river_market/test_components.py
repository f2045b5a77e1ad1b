"""What is in the box of River Market: its totals, its given facts, and what faulty files are told."""

from __future__ import annotations

import json
import tomllib
from collections import Counter
from pathlib import Path

import pytest
from pydantic import TypeAdapter, ValidationError

from tabletop.games.river_market import component_schema, components
from tabletop.games.river_market.rules import ch15_title as title

FOLDER = Path(__file__).parents[3] / "resources" / "games" / "river_market"
CARDS = components.CARDS
MAIN = [*components.BOOTHS, *components.HELPERS, *components.FINDS]
"""All cards but the Events and the spare Helpers."""


@pytest.mark.rule("RM-1.2")
def test_the_deck_has_70_cards_of_four_forms_and_copies_by_twos():
    forms = [components.BOOTHS, components.EVENTS, components.HELPERS, components.FINDS]
    assert [len(form) for form in forms] == [24, 6, 24, 16]
    assert [n for form in forms for n in form] == list(range(70))
    for form, kind in zip(forms, ("booth", "event", "helper", "find"), strict=True):
        assert {CARDS[n].kind for n in form} == {kind}
    for form in forms[2:]:
        assert Counter(Counter(CARDS[n].word for n in form).values()) == {2: len(form) // 2}
        assert [CARDS[n].which for n in form] == sorted([*range(len(form) // 2)] * 2)
    assert len({CARDS[n].word for n in range(70)}) == 24 + 6 + 12 + 8


@pytest.mark.rule("RM-1.3")
def test_every_card_has_a_step_and_those_of_booths_count_end_spots():
    assert Counter(CARDS[n].step for n in MAIN) == {0: 4, 1: 9, 2: 13, 3: 14, 4: 13, 5: 7, 6: 4}
    assert {CARDS[n].step for n in (*components.BOOTHS, *components.EVENTS)} == {0, 1, 2, 3, 4}


@pytest.mark.rule("RM-1.3")
def test_the_longest_step_goes_once_round_the_river_as_it_begins():
    assert max(card.step for card in CARDS) == len(components.RIVER_TILES) == 6


@pytest.mark.rule("RM-2.2")
def test_the_fixed_tiles_lie_in_their_order():
    assert [tile.word for tile in components.RIVER_TILES] == [
        "garden_landing",
        "swap_meet",
        "fishing_pier",
        "weaver_deck",
        "lily_pond",
        "tinker_dock",
    ]
    assert components.RIVER_TILES[components.START_TILE].word == "swap_meet"
    assert components.NORTH == 3


@pytest.mark.rule("RM-8.1")
def test_booths_cost_six_to_ten_goods_and_their_points_grow_with_the_cost():
    booths = [CARDS[n] for n in components.BOOTHS]
    assert {sum(b.cost) for b in booths} == {6, 7, 8, 9, 10}
    means = [sum(vps) / len(vps) for n in range(6, 11) if (vps := [b.vp for b in booths if sum(b.cost) == n])]
    assert means == sorted(means)
    assert all(any((*b.bonus.goods, b.bonus.coins, b.bonus.any, b.bonus.cards)) for b in booths)


@pytest.mark.rule("RM-8.11")
@pytest.mark.parametrize(
    ("number", "word", "step", "vp", "cost"),
    [
        (0, "carrot_cart", 2, 3, (0, 2, 2, 2)),
        (5, "lemonade_stand", 2, 3, (2, 1, 2, 1)),
        (18, "rowboat_rental", 0, 6, (2, 3, 3, 2)),
        (19, "grand_pavilion", 0, 6, (3, 2, 2, 3)),
        (23, "nail_keg", 2, 3, (2, 2, 2, 0)),
    ],
)
def test_booths_are_as_in_the_table(number, word, step, vp, cost):
    card = CARDS[number]
    assert (card.word, card.step, card.vp, card.cost) == (word, step, vp, cost)


@pytest.mark.rule("RM-9.3")
def test_events_are_worth_five_cost_eight_and_bring_a_gift_each():
    for number in components.EVENTS:
        card = CARDS[number]
        assert (card.vp, sum(card.cost)) == (5, 8)
        assert sum((*card.gift.goods, card.gift.coins, card.gift.zooms)) in (1, 2)
    assert {CARDS[n].gift for n in components.BOOTHS} == {component_schema.NOTHING}


@pytest.mark.rule("RM-10.11")
def test_helpers_cost_two_to_twelve_coins_and_only_four_bring_a_good():
    helpers = [CARDS[n] for n in components.HELPERS[::2]]
    assert [h.price for h in helpers] == [2, 3, 3, 3, 3, 3, 6, 5, 3, 3, 3, 12]
    assert [h.vp for h in helpers] == [1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1]
    assert [h.good for h in helpers] == [-1, -1, 0, 1, 2, 3, -1, -1, -1, -1, -1, -1]


@pytest.mark.rule("RM-11.3")
def test_finds_give_about_as_much_as_a_fixed_tile():
    finds = [CARDS[n].visit for n in components.FINDS[::2]]
    assert [sum((*f.take.goods, f.take.coins, f.take.zooms)) for f in finds] == [2, 2, 2, 2, 2, 3, 2, 0]
    assert finds[-1].effect == "handshake"
    assert (finds[-1].goods_off, finds[-1].coins_off) == (2, 2)


@pytest.mark.rule("RM-16.3")
def test_spare_helpers_have_the_steps_of_the_finds_they_stand_for():
    spares = [CARDS[n] for n in components.SPARES]
    assert [card.step for card in spares] == [CARDS[n].step for n in components.FINDS]
    count = Counter(CARDS[n].which for n in (*components.HELPERS, *components.SPARES))
    assert [count[which] for which in range(12)] == [3, 3, 4, 4, 4, 4, 3, 3, 3, 3, 3, 3]
    for card in spares:
        first = CARDS[components.HELPERS.start + 2 * card.which]
        assert (card.word, card.price, card.vp, card.power, card.good) == (
            first.word,
            first.price,
            first.vp,
            first.power,
            first.good,
        )


def test_every_thing_has_a_name_of_its_own_and_every_phrase_its_words():
    assert len({card.name for card in CARDS}) == len({card.word for card in CARDS})
    told = [tier.word for tier in (*components.SCORE.helpers, *components.SCORE.points)]
    told += [*components.SCORE.resources, *components.SCORE.causes]
    assert sorted(told) == sorted(title.PHRASES)


@pytest.mark.parametrize(
    ("file", "kind", "old", "new", "words"),
    [
        ("booths", component_schema.Booths, "step = 2", "steps = 2", "booths.0.steps"),
        ("booths", component_schema.Booths, "step = 2", "step = 5", "booths.0.step"),
        ("booths", component_schema.Booths, "vp = 3", 'vp = "3"', "valid integer"),
        ("booths", component_schema.Booths, "cost = [0, 2, 2, 2]", "cost = [0, 2, 1]", r"booths\.0\.cost"),
        ("booths", component_schema.Booths, "cost = [0, 2, 2, 2]", "cost = [0, 0, 0, 0]", "at least 1 good"),
        ("booths", component_schema.Booths, "bonus = { veggies = 1 }", "bonus = {}", "has an Owner bonus"),
        ("booths", component_schema.Booths, "minnow_bucket", "carrot_cart", "more than once: carrot_cart"),
        ("booths", component_schema.Booths, "vp = 3\n", "vp = 3\ngift = { coins = 1 }\n", "only Events have"),
        ("booths", component_schema.Booths, "{ veggies = 4 }", "{ turnips = 4 }", "turnips"),
        (
            "booths",
            component_schema.Booths,
            'good = "veggies", ',
            "",
            "is told coins, good, most, no more, no less",
        ),
        ("booths", component_schema.Booths, '"sell"', '"give_away"', "visit.effect"),
        ("events", component_schema.Events, "gift = { lilies = 1 }\n", "", "each Event has an opening gift"),
        ("helpers", component_schema.Helpers, 'good = "veggies"\n', "", 'belongs to the power "more"'),
        ("helpers", component_schema.Helpers, "steps = [1, 4]", "steps = [1, 7]", r"helpers\.0\.steps"),
        (
            "helpers",
            component_schema.Helpers,
            'word = "oar_hand"\nstep',
            'word = "oarsman"\nstep',
            "unknown: oarsman",
        ),
        (
            "finds",
            component_schema.Finds,
            'effect = "gain", take',
            'effect = "trade", coins = 1, pay',
            "handshake",
        ),
        ("river", component_schema.River, '"tinker_dock"', '"lily_pond"', "more than once: lily_pond"),
        ("setup", component_schema.Setup, "NRNRNRNRNR", "RNRNRNRNRN", "begins with N"),
        ("setup", component_schema.Setup, "NRNRNRNRNR", "NRNRNRNRNN", "by turns"),
        ("score", component_schema.Score, "least = 26", "least = 36", "begin with 0 and rise"),
        ("score", component_schema.Score, "provenance", "origin", "provenance"),
    ],
)
def test_a_faulty_file_is_refused_in_words(file, kind, old, new, words):
    text = (FOLDER / f"{file}.toml").read_text(encoding="utf-8")
    assert old in text
    with pytest.raises(ValidationError, match=words):
        TypeAdapter(kind).validate_json(json.dumps(tomllib.loads(text.replace(old, new, 1))))
