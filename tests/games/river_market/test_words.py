"""River Market in words: titles, actions, the log and the secrets it keeps."""

from __future__ import annotations

import pytest

from tabletop.engine.described import log, say
from tabletop.engine.described import short_label as brief
from tabletop.engine.rules import Said, pending_choice
from tabletop.engine.text import english
from tabletop.games.river_market import components as box
from tabletop.games.river_market.rules.ch15_title import title
from tabletop.games.river_market.rules.ch15_title import title_phrases as phrases
from tests.games.river_market import book as do
from tests.games.river_market import book as events
from tests.games.river_market import book as names
from tests.games.river_market.positions import card, hold, play, solo, start

TIERS = {25: 0, 26: 1, 32: 1, 33: 2, 40: 2, 41: 3, 48: 3, 49: 4}
HELPERS = {0: 0, 1: 0, 2: 1, 3: 2, 4: 3, 9: 3}


@pytest.mark.case("RM-18")
@pytest.mark.rule("RM-15.5")
def test_the_score_falls_into_five_tiers():
    assert {n: box.tier(box.SCORE.points, n) for n in TIERS} == TIERS


@pytest.mark.case("RM-19")
@pytest.mark.rule("RM-15.4")
def test_helpers_hired_fall_into_four_tiers():
    assert {n: box.tier(box.SCORE.helpers, n) for n in HELPERS} == HELPERS


@pytest.mark.case("RM-17")
@pytest.mark.rule("RM-15.8")
def test_the_title_is_the_four_phrases_in_the_order_of_the_questions():
    told = english(title(3, 30, 1, names.RIVAL))
    assert told == "The most graciously wide-awake Trout Whisperer the river has met in years!"
    parts = [english(part) for part in phrases(3, 30, 1, names.RIVAL)]
    assert told == " ".join(parts)


@pytest.mark.rule("RM-15.7")
def test_each_cause_has_a_phrase_of_its_own():
    causes = (names.DECK, names.RIVAL, names.YOU)
    endings = [english(phrases(0, 0, 0, cause)[3]) for cause in causes]
    assert endings == ["this side of autumn!", "the river has met in years!", "ever to wade this river!"]


@pytest.mark.rule("RM-15.8")
def test_no_two_answers_to_a_question_have_the_same_phrase():
    numbers = ((0, 2, 3, 4), (0, 26, 33, 41, 49), range(6), range(3))
    for question, each in enumerate(numbers):
        given = [[0, 0, 0, 0] for _ in each]
        for answers, n in zip(given, each, strict=True):
            answers[question] = n
        assert len({phrases(*answers)[question] for answers in given}) == len(given)


def said(s, action):
    return english(say(s, action)), english(brief(s, action))


def test_actions_are_said_in_the_imperative_and_in_brief():
    s = start(2)
    pier, booth, helper = 102, card("puppet_stage"), card("carpenter")
    assert said(s, do.Wade(pier)) == ("Wade to Fishing Pier", "")
    assert said(s, do.Play(helper, pier)) == (
        "Play Carpenter (Step 2) and go to Fishing Pier",
        "Go to Fishing Pier",
    )
    assert said(s, do.Zoom(pier))[0] == "Spend a Zoom token and go to Fishing Pier"
    assert said(s, do.Swap(0, 5)) == ("Swap 1 Veggie(s) for $1", "")
    assert said(s, do.Swap(5, 1))[0] == "Swap $2 for 1 Fish"
    assert said(s, do.Swap(5, 4))[0] == "Swap $1 and one more for 1 Lily(s)"
    assert said(s, do.Build(booth, 1)) == (
        "Build Puppet Stage at end spot B in the south-east",
        "Build at end spot B in the south-east",
    )
    price = f"${box.CARDS[helper].price}"
    assert said(s, do.Hire(helper)) == (f"Hire Carpenter for {price}", f"Hire for {price}")
    assert said(s, do.Rest())[0] == "Rest and take $1"
    assert said(s, do.Answer(3, 4))[0] == "Name Lilies as what you have most of"


def test_what_cannot_be_is_said_as_well():
    s = start(2)
    assert said(s, do.Build(0, 30))[0] == "Build Carrot Cart at place 31"
    assert said(s, do.Wade(90))[0] == "Wade to a hidden card"
    assert said(s, do.Answer(4, 5))[0] == "Name cause 6 as what ended the game"


@pytest.mark.rule("RM-1.8")
def test_the_log_names_drawn_cards_to_those_who_drew_them_alone():
    drawn = events.CardsDrawn(1, (card("angler"), card("toolbox")))
    own, other = log(drawn, 1), log(drawn, 0)
    assert english(own.text) == "Draws Angler and Toolbox"
    assert english(other.text) == "Draws 2 card(s)"
    assert own.pieces == tuple(f"card:{n}" for n in drawn.cards)
    assert other.pieces == ()


def test_the_log_tells_a_turn_of_each_with_its_rules():
    s = solo()
    hold(s, 0)
    told = [line for event in play(s, pending_choice(s).legal_actions(s)[0]) if (line := log(event, 0))]
    while pending_choice(s).seat == 0 and s.turn == 1:
        told += [line for event in play(s, pending_choice(s).legal_actions(s)[-1]) if (line := log(event, 0))]
    rules = [line.rule for line in told]
    assert rules.index("RM-7.1") < rules.index("RM-14.5")
    assert {line.seat for line in told} >= {0, 1}
    assert all(rule.startswith("RM-") for rule in rules)


def test_reasons_of_the_rival_stand_in_the_log_as_they_are():
    why = names.SPOT_NAMES[0]
    line = log(Said(1, "RM-14.12", why), 0)
    assert (line.text, line.seat, line.rule) == (why, 1, "RM-14.12")


@pytest.mark.rule("RM-12.4")
def test_of_turns_that_begin_only_the_last_two_are_told_in_the_log():
    told = [log(events.TurnBegan(0, 9, last), 0) for last in (0, 2, 1)]
    assert told[0] is None
    assert [english(line.text) for line in told[1:]] == [
        "Begins turn 9, the last but one",
        "Begins turn 9, the last",
    ]


@pytest.mark.rule("RM-6.2")
@pytest.mark.rule("RM-16.1")
@pytest.mark.parametrize(
    ("built", "words"),
    [
        (events.Built(0, card("carrot_cart"), 1), "Builds Carrot Cart at end spot B in the south-east"),
        (
            events.Built(1, card("carrot_cart"), 0, free=True),
            "Builds Carrot Cart at end spot A in the north-east without paying",
        ),
        (
            events.Built(0, card("carrot_cart"), 1, behind=card("tool_bench")),
            "Builds Carrot Cart at the gap behind Tool Bench",
        ),
    ],
    ids=["end", "free", "gap"],
)
def test_the_log_says_where_a_booth_is_built(built, words):
    line = log(built, -1)
    assert line is not None
    assert english(line.text) == words
