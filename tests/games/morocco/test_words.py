"""Morocco in words: actions in the imperative, and a closing as a story in the log."""

from __future__ import annotations

import pytest

from tabletop.engine.rules import Event, Said
from tabletop.engine.text import NONE, english, joined
from tabletop.games.morocco import actions as do
from tabletop.games.morocco import events, words
from tabletop.games.morocco.log import log
from tabletop.games.morocco.say import brief, say
from tabletop.games.morocco.square import POINT
from tests.games.morocco.positions import (
    GUARD,
    NE,
    NW,
    SE,
    SW,
    A,
    B,
    E,
    G,
    K,
    T,
    acting,
    at,
    close,
    put,
    start,
    win,
)
from tests.games.morocco.positions import play as played

HERE = at(1, 2)


def told(*happened: Event) -> list[tuple[int, str, str]]:
    """The lines of the log: whose, what, and by which rule."""
    lines = [line for event in happened if (line := log(event, 0))]
    return [(line.seat, english(line.text), line.rule) for line in lines]


@pytest.mark.parametrize(
    ("action", "words_", "short"),
    [
        (
            do.Assistant(0, NW),
            (
                "Put an Assistant on the north-west space of the stall in row 1, column 1 "
                "for 1 green cube(s) and 1 brown cube(s)"
            ),
            "Row 1, column 1: north-west",
        ),
        (
            do.Bodyguard(HERE, NE, SW),
            "Put a Bodyguard in the stall in row 2, column 3 (north-east and south-west) for 2 black cube(s)",
            "Row 2, column 3: north-east and south-west",
        ),
        (
            do.Bodyguard(HERE, SE, SE),
            "Put a Bodyguard in the stall in row 2, column 3 (south-east) for 2 black cube(s)",
            "Row 2, column 3: south-east",
        ),
        (
            do.Tourist(HERE, SE),
            (
                "Put a Tourist on the south-east space of the stall in row 2, column 3 for 2 "
                "black cube(s) plus one more"
            ),
            "Row 2, column 3: south-east",
        ),
        (
            do.Cousins(HERE, SE),
            (
                "Put the first of the Cousins on the south-east space of the stall in row 2, "
                "column 3 for 2 black cube(s) plus one more"
            ),
            "Row 2, column 3: south-east",
        ),
        (
            do.SecondCousin(0, SE),
            "Put the second of the Cousins on the south-east space of the stall in row 1, column 1",
            "Row 1, column 1: south-east",
        ),
        (do.Swap(0, 4), "Spend a gold to swap the cubes of row 1 and row 5", ""),
        (do.Swap(5, 9), "Spend a gold to swap the cubes of column 1 and column 5", ""),
        (
            do.Recall(0, NW),
            "Recall whoever stands on the north-west space of the stall in row 1, column 1",
            "",
        ),
        (do.PayExtra(K), "Pay 1 black cube(s) as the extra cube", ""),
        (do.TakeBack(), "Undo what you have begun", ""),
        (do.Pass(), "Pass", ""),
        (do.Finish(), "End your action", ""),
        (do.TakeCube(G), "Take 1 green cube(s)", ""),
        (do.MoveScout(2), "Move the scout to the purple roof space", ""),
        (do.TakeGold(), "Take a gold", ""),
        (do.WinBodyguard(), "Take a Bodyguard from the Guard Quarters", ""),
        (do.PointTile(E), "Point the market tile east", ""),
        (do.PlaceWalker(SW), "Put the Assistant on the south-west space", ""),
        (do.Keep(B), "Keep 1 brown cube(s) and discard the others", ""),
    ],
)
def test_actions_are_said_in_the_imperative_and_in_brief(action, words_, short):
    s = start()
    assert english(say(s, action)) == words_
    assert english(brief(s, action)) == short


def test_a_recall_names_whom_it_takes_back():
    s = start()
    put(s, 0, T, 0, NW)
    assert english(say(s, do.Recall(0, NW))).startswith("Recall the Tourist on the north-west space")


def test_things_in_a_row_are_joined_by_commas_and_an_and():
    parts = [words.cube(colour) for colour in (K, G, B)]
    assert joined([]) is NONE
    assert joined(parts[:1]) is parts[0]
    assert english(joined(parts)) == "1 black cube(s), 1 green cube(s) and 1 brown cube(s)"
    assert english(words.listed((G, -1, G))) == "2 green cube(s) and 1 cube(s) of any colour"
    assert english(words.listed(())) == english(words.cubes((0, 0, 0, 0, 0))) == "no cubes"


@pytest.mark.rule("MO-8.1")
def test_a_closing_reads_as_a_story():
    s = start()
    put(s, 0, A, HERE, NW)
    put(s, 0, A, HERE, NE)
    put(s, 1, T, HERE, SE)
    close(s, at(0, 2), at(2, 2), at(1, 1))
    points = sorted(range(len(s.juice)), key=lambda point: point not in POINT[HERE])
    dealt = zip(points, sorted(s.juice, key=lambda value: value != 2), strict=True)
    s.juice = tuple(value for _, value in sorted(dealt))
    acting(s, 3, "KK")
    lines = told(*played(s, do.Assistant(HERE, SW), do.TakeGold(), do.WinBodyguard(), do.PlaceWalker(NW)))
    stall = "the stall in row 2, column 3"
    assert lines == [
        (3, f"Puts an Assistant in {stall} for 2 black cube(s)", "MO-5.3"),
        (-1, f"No space is free in {stall}: it closes", "MO-8.1"),
        (0, "First, with strength 2: 5 VP", "MO-8.2"),
        (0, f"Lays a market tile on {stall}", "MO-8.2"),
        (3, "Second with strength 1, like 1 other(s): 1 VP", "MO-8.5"),
        (1, "Second with strength 1, like 1 other(s): 1 VP", "MO-8.5"),
        (3, "Takes a gold", "MO-8.5"),
        (1, "Takes a Bodyguard from the Guard Quarters", "MO-8.5"),
        (0, "The tile points east", "MO-9.1"),
        (0, "Takes the juice token 2", "MO-9.3"),
        (0, "Takes the juice token 2", "MO-9.3"),
        (1, "Takes the juice token 2", "MO-9.3"),
        (3, "Takes the juice token 2", "MO-9.3"),
        (-1, f"4 person(s) leave {stall}", "MO-10.1"),
        (
            1,
            "The Tourist goes home; an Assistant stands in the stall in row 2, column 4 instead",
            "MO-10.2",
        ),
    ]


@pytest.mark.rule("MO-8.3")
@pytest.mark.rule("MO-8.6")
def test_a_third_place_and_a_neutral_tile_are_told_by_their_rules():
    s = start()
    put(s, 0, A, HERE, NW)
    put(s, 0, A, HERE, NE)
    put(s, 2, A, HERE, SE)
    win(s, 1)
    acting(s, 1, "KK")
    lines = told(*played(s, do.Bodyguard(HERE, SW, SW)))
    assert (-1, "A neutral market tile lies on the stall in row 2, column 3", "MO-8.3") in lines
    assert (0, "First with strength 2, like 1 other(s): 5 VP", "MO-8.3") in lines
    assert (2, "Third, with strength 1: 1 VP", "MO-8.6") in lines


@pytest.mark.parametrize(
    ("event", "text", "rule"),
    [
        (events.DieRolled(-1, K, "market"), "The market die shows black", "MO-3.2"),
        (events.DieRolled(1, 5, "scout"), "Rolls wild for the scout", "MO-13.2"),
        (events.DieRolled(1, B, "column"), "Rolls brown for the column", "MO-13.4"),
        (events.Kept(0, K, (0, 0, 0, 0, 0)), "Keeps 1 black cube(s)", "MO-11.2"),
        (events.Kept(0, K, (0, 2, 0, 0, 0)), "Keeps 1 black cube(s) and discards 2 green cube(s)", "MO-11.2"),
        (events.Placed(1, GUARD, 30, HERE, (0, 1), ()), "Bodyguard: goes to the stall in row 2", "MO-5.4"),
        (events.AwardLost(0, gold=True, bodyguard=False), "No gold is left for it", "MO-8.7"),
        (events.AwardLost(0, gold=False, bodyguard=True), "No own Bodyguard is left", "MO-8.7"),
        (events.AwardLost(0, gold=True, bodyguard=True), "Neither a gold nor a Bodyguard", "MO-8.7"),
        (events.TileLaid(HERE, 5, short=True), "The winner has no market tile left", "MO-8.8"),
        (events.TouristWentHome(0, HERE, 12, "no_space"), "The Tourist only goes home: the next", "MO-10.3"),
        (events.StallFilled(HERE, (2, 1), chained=True), "A Tourist has filled the stall", "MO-8.1"),
        (events.CousinsReturned(0, 2), "Takes 2 Cousins token(s) back", "MO-14.7"),
        (events.MatchEnded("few_open", (1, 2)), "5 or fewer stalls are open: the match is over", "MO-12.1"),
        (events.MatchEnded("quiet", (1, 2)), "No stall has closed for 30 rounds", "MO-12.2"),
    ],
)
def test_what_happens_is_told_with_its_rule(event, text, rule):
    [(_, line, number)] = told(event)
    assert line.startswith(text)
    assert number == rule


def test_what_another_line_tells_is_not_told_twice():
    assert told(events.ScoutHome(), events.StallClosed(HERE, 20)) == []


def test_reasons_of_the_merchant_stand_in_the_log_as_they_are():
    why = words.rail(3)
    line = log(Said(1, "MO-13.4", why), 0)
    assert line is not None
    assert (line.text, line.seat, line.rule) == (why, 1, "MO-13.4")


def test_actions_of_another_game_have_no_words():
    with pytest.raises(TypeError, match="no words for"):
        say(start(), do.Action())


@pytest.mark.rule("MO-4.1")
def test_the_log_says_where_the_scout_goes():
    moved = events.ScoutMoved(1, 3, 1, G)
    assert told(moved) == [(1, "Moves the scout to the green roof space", "MO-4.1")]
