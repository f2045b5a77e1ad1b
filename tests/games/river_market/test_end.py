"""RM-12, RM-13.4 and RM-15.1 to RM-15.3: what ends a match, and its last turns."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop.cli.replays import opened
from tabletop.engine.rules import pending_choice
from tabletop.engine.text import english
from tabletop.games.river_market.game import progress_text, round_of
from tabletop.games.river_market.rules.ch04_moving import Move, TurnEnd
from tabletop.games.river_market.rules.ch06_acting import Act, Build, Hire, Rest
from tabletop.games.river_market.rules.ch07_drawing import Draw
from tabletop.games.river_market.rules.ch08_booths import Done
from tabletop.games.river_market.rules.ch13_scoring import End
from tabletop.games.river_market.rules.ch14_rival import RivalTurn
from tabletop.games.river_market.rules.ch15_title import Answer, Question
from tests.games.river_market import book as events
from tests.games.river_market import book as names
from tests.games.river_market.positions import (
    COIN,
    A,
    D,
    F,
    V,
    ask,
    built,
    collected,
    goods,
    happened,
    hold,
    legal,
    now,
    on_top,
    play,
    refused,
    run,
    said,
    short_deck,
    solo,
    start,
)

RECORDS = Path(__file__).parents[3] / "resources" / "games" / "river_market" / "records"
FOUR = ("tool_bench", "lily_raft", "minnow_bucket", "blanket_rack")


def four_built(s, seat):
    """Let a seat have one house left, and what the fifth Booth costs."""
    for word in FOUR:
        built(s, seat, word, D)
    goods(s, seat, "FFCCTT", 0)
    return hold(s, seat, "carrot_cart")[0]


def turns_to_the_end(s):
    """The seats that still have turns, in order: each wades, uses nothing and rests."""
    seats = []
    while (step := pending_choice(s)) is not None:
        options = legal(s)
        if isinstance(step, Move):
            seats.append(step.seat)
            play(s, options[0])
        elif isinstance(step, Act):
            play(s, Rest())
        elif Done() in options:
            play(s, Done())
        else:
            play(s, options[0])
    return seats


@pytest.mark.rule("RM-12.1")
@pytest.mark.rule("RM-12.3")
@pytest.mark.rule("RM-12.4")
def test_the_last_house_triggers_the_end_and_everybody_has_two_more_turns():
    s = start(3)
    cart = four_built(s, 1)
    ask(s, Act(1), Draw(1), TurnEnd(1))
    told = play(s, Build(cart, A))
    assert happened(told, events.EndTriggered) == [events.EndTriggered(names.YOU, 1)]
    assert [p.zooms for p in s.players] == [2, 2, 2]
    assert s.causes == (names.YOU,)
    assert happened(told, events.CardsDrawn)
    assert now(s) == Move(2)
    assert turns_to_the_end(s) == [2, 0, 1, 2, 0, 1]


@pytest.mark.rule("RM-12.1")
def test_a_house_that_is_not_the_last_triggers_nothing():
    s = start(2, houses="6")
    cart = four_built(s, 0)
    ask(s, Act(0), Move(1))
    play(s, Build(cart, A))
    assert (s.players[0].houses, s.last_turns, s.causes) == (1, -1, ())


@pytest.mark.rule("RM-12.1")
@pytest.mark.rule("RM-12.4")
@pytest.mark.rule("RM-15.2")
@pytest.mark.case("RM-16")
def test_your_fifth_house_leaves_you_exactly_two_more_turns():
    s = solo()
    cart = four_built(s, 0)
    ask(s, Act(0), Draw(0), TurnEnd(0))
    told = play(s, Build(cart, A))
    assert happened(told, events.EndTriggered) == [events.EndTriggered(names.YOU, 0)]
    assert s.players[0].zooms == 2
    assert happened(told, events.RivalDrew)
    assert turns_to_the_end(s) == [0, 0]
    assert s.cause == names.YOU


@pytest.mark.rule("RM-12.2")
@pytest.mark.rule("RM-15.2")
@pytest.mark.case("RM-15")
def test_the_last_card_triggers_the_end_and_the_rival_reshuffles():
    s = solo()
    hold_ = hold(s, 0, "carrot_cart")
    short_deck(s, 2)
    told = run(s, Draw(0), TurnEnd(0))
    assert happened(told, events.EndTriggered) == [events.EndTriggered(names.DECK, 0)]
    assert len(s.players[0].hand) == len(hold_) + 2
    order = [type(event) for event in told]
    assert order.index(events.EndTriggered) < order.index(events.DeckShuffled)
    assert order.index(events.DeckShuffled) < order.index(events.RivalDrew)
    assert s.players[0].zooms == 2
    assert turns_to_the_end(s) == [0, 0]
    assert s.cause == names.DECK


@pytest.mark.rule("RM-12.2")
def test_the_last_card_drawn_by_the_rival_triggers_the_end_too():
    s = solo()
    on_top(s, "angler")
    short_deck(s, 1)
    told = run(s, RivalTurn(), Move(0))
    assert happened(told, events.EndTriggered) == [events.EndTriggered(names.DECK, 1)]
    assert (s.last_turns, s.players[0].zooms, s.players[1].zooms) == (2, 2, 0)


@pytest.mark.rule("RM-15.1")
@pytest.mark.rule("RM-15.2")
@pytest.mark.case("RM-12")
def test_the_rivals_last_house_triggers_the_end_with_two_turns_each_followed_by_its_own():
    s = solo()
    s.row = "R"
    (bench,) = on_top(s, "tool_bench")
    told = run(s, TurnEnd(0))
    assert (s.owners, s.row, s.causes) == ({bench: 1}, "", (names.RIVAL,))
    assert happened(told, events.EndTriggered) == [events.EndTriggered(names.RIVAL, 1)]
    assert s.players[0].zooms == 2
    drawn = 0
    turns = []
    while (step := pending_choice(s)) is not None:
        if isinstance(step, Move):
            turns.append(step.seat)
        action = legal(s)[0] if isinstance(step, Move | Question) else legal(s)[-1]
        drawn += len(happened(play(s, action), events.RivalDrew))
    assert (turns, drawn) == ([0, 0], 2)
    assert s.cause == names.RIVAL


@pytest.mark.rule("RM-15.1")
def test_an_event_can_take_the_rivals_last_house():
    s = solo()
    s.row = "NR"
    collected(s, 4)
    on_top(s, "angler")
    run(s, RivalTurn(), Move(0))
    assert s.last_turns == -1
    play(s, legal(s)[0])
    assert (s.row, s.causes, s.last_turns) == ("", (names.RIVAL,), 2)


@pytest.mark.rule("RM-12.5")
def test_later_triggers_change_nothing():
    s = start(2)
    cart = four_built(s, 0)
    short_deck(s, 2)
    ask(s, Act(0), Draw(0), TurnEnd(0))
    told = play(s, Build(cart, A))
    assert happened(told, events.EndTriggered) == [events.EndTriggered(names.YOU, 0)]
    assert [p.zooms for p in s.players] == [2, 2]
    assert (s.causes, s.last_turns) == ((names.YOU,), 3)
    s = solo()
    s.row, s.last_turns, s.causes = "R", 1, (names.YOU,)
    on_top(s, "tool_bench")
    run(s, RivalTurn(), Move(0))
    assert (s.causes, s.last_turns, s.players[0].zooms) == ((names.YOU,), 1, 1)


@pytest.mark.rule("RM-15.3")
@pytest.mark.rule("RM-15.7")
def test_two_triggers_by_one_card_leave_you_the_choice():
    s = solo()
    s.row = "R"
    on_top(s, "tool_bench")
    short_deck(s, 1)
    goods(s, 0, "F", 0)
    told = run(s, RivalTurn(), End())
    assert said(told)[-1] == "RM-15.3"
    assert (s.causes, s.players[0].zooms) == ((names.DECK, names.RIVAL), 2)
    assert now(s) == Question(0, 4, (names.DECK, names.RIVAL))
    assert legal(s) == [Answer(4, names.DECK), Answer(4, names.RIVAL)]
    rule, why = refused(s, Answer(4, names.YOU))
    assert rule == "RM-15.3"
    assert why.endswith("the Rival ran out of houses, not because you ran out of houses.")
    assert refused(s, Answer(4, 5))[1].endswith("not because cause 6.")
    assert refused(s, Answer(3, 0))[0] == "RM-15.3"
    told = play(s, Answer(4, names.RIVAL))
    assert told[0] == events.Answered(0, 4, names.RIVAL)
    assert (s.cause, s.resource, pending_choice(s)) == (names.RIVAL, F, None)


@pytest.mark.rule("RM-15.3")
def test_the_last_card_and_an_earlier_end_are_no_two_triggers():
    s = solo()
    s.row, s.last_turns, s.causes = "R", 0, (names.YOU,)
    on_top(s, "tool_bench")
    short_deck(s, 1)
    run(s, RivalTurn(), Move(0))
    assert s.causes == (names.YOU,)


@pytest.mark.rule("RM-15.6")
@pytest.mark.case("RM-20")
def test_of_tied_leftovers_you_name_one():
    s = solo()
    s.causes = (names.YOU,)
    goods(s, 0, "VVVFFFC", 2)
    run(s, End())
    assert now(s) == Question(0, 3, (V, F))
    assert legal(s) == [Answer(3, V), Answer(3, F)]
    assert refused(s, Answer(3, COIN)) == (
        "RM-15.6",
        "You have most left of Veggies and Fish, not of coins.",
    )
    play(s, Answer(3, F))
    assert (s.resource, s.cause, pending_choice(s)) == (F, names.YOU, None)


@pytest.mark.rule("RM-15.6")
def test_with_nothing_left_all_six_are_tied_and_with_most_of_one_nothing_is_asked():
    s = solo()
    s.causes = (names.DECK,)
    goods(s, 0, "", 0)
    run(s, End())
    assert len(legal(s)) == 6
    goods(s, 0, "VV", 3)
    told = run(s, End())
    assert pending_choice(s) is None
    assert s.resource == COIN
    assert isinstance(told[-1], events.MatchEnded)


@pytest.mark.rule("RM-15.8")
def test_a_rival_in_the_first_seat_leaves_a_title_too():
    s = solo(rival=0)
    s.last_turns, s.causes = 0, (names.DECK,)
    goods(s, 1, "VV", 1)
    run(s, End())
    assert (s.resource, s.cause, pending_choice(s)) == (V, names.DECK, None)


@pytest.mark.rule("RM-15.2")
def test_between_people_no_question_is_asked():
    s = start()
    s.last_turns, s.causes = 0, (names.YOU,)
    goods(s, 1, "V", 3)
    told = run(s, TurnEnd(0))
    assert pending_choice(s) is None
    assert told == [events.MatchEnded((0, 1))]


@pytest.mark.rule("RM-12.4")
def test_the_last_turns_are_counted_for_each_seat_and_on_the_clock():
    s = start(2)
    assert (english(progress_text(s)), round_of(s)) == ("Round 1", 1)
    s.last_turns, s.causes = 4, (names.YOU,)
    told = []
    while pending_choice(s) is not None:
        told += play(s, legal(s)[0] if isinstance(now(s), Move) else legal(s)[-1])
    assert [event.last for event in happened(told, events.TurnBegan)] == [2, 2, 1, 1]
    assert english(progress_text(s)) == "The end"
    assert (s.turn, round_of(s)) == (5, 3)
    s = start(2)
    s.last_turns, s.causes = 3, (names.YOU,)
    assert english(progress_text(s)) == "Round 1, 3 more turn(s) to come"
    s.last_turns = 0
    assert english(progress_text(s)) == "Round 1, 0 more turn(s) to come"


@pytest.mark.rule("RM-12.2")
def test_any_card_but_the_last_triggers_nothing():
    s = start()
    short_deck(s, 3)
    run(s, Draw(0), Move(1))
    assert (s.last_turns, len(s.deck)) == (-1, 1)
    goods(s, 0, "", 7)
    (gardener,) = hold(s, 0, "gardener")
    ask(s, Act(0), Move(1))
    play(s, Hire(gardener))
    assert s.last_turns == -1


@pytest.mark.parametrize(
    ("name", "cause"),
    [("deck", names.DECK), ("rival", names.RIVAL), ("houses", names.YOU), ("three", names.YOU)],
)
def test_for_each_way_to_end_a_record_comes_with_the_game(name, cause):
    match = opened(RECORDS / f"{name}.tabletop").match
    assert match.choice is None
    assert match.state.causes == (cause,)
