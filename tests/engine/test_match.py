"""A match keeps its log: undo, redo, side lines and replays are moments of it."""

from dataclasses import dataclass, replace
from itertools import pairwise

import pytest

from tabletop.engine.game import Setup
from tabletop.engine.match import Match
from tabletop.engine.refusal import IllegalAction
from tabletop.engine.rules import Step, push_steps, run_until_choice, seat_name
from tabletop.engine.setups import refuse_setup
from tabletop.engine.text import english, translate
from tests.quay.game import GAME
from tests.quay.rules import Dock, Pass

TWO = Setup(3, ("person", "person"))
SOLO = Setup(3, ("person", "master:normal"))


def played(setup: Setup, actions: int) -> Match:
    match = Match(GAME, setup)
    for _ in range(actions):
        match.play(match.legal_actions()[0])
    return match


def test_an_illegal_action_names_its_rule_and_changes_nothing():
    match = played(TWO, 4)
    before = match.state.digest()
    strange = match.state.deck[0]

    with pytest.raises(IllegalAction, match=r"rule 3\.1: You do not hold"):
        match.play(Dock(strange, 0))

    assert match.state.digest() == before
    assert len(match.entries) == 4


def test_a_failure_inside_the_rules_leaves_the_match_as_it_was(monkeypatch):
    match = played(TWO, 4)
    before = match.state.digest()
    monkeypatch.setattr("tests.quay.rules.dock", lambda *_: 1 / 0)

    with pytest.raises(ZeroDivisionError):
        match.play(match.legal_actions()[0])

    assert match.state.digest() == before
    assert match.now == len(match.entries) == 4


def test_going_back_and_forth_gives_equal_states():
    match = played(SOLO, 8)
    digests = [s.digest() for s in match.states]
    for at in (3, 0, 8, 5):
        match.goto(at)
        assert match.state.digest() == digests[at]
    match.goto(7)
    film = match.redo()

    assert match.now == 8
    assert film[-1].state.digest() == match.beats(7)[-1].state.digest()


def test_there_is_no_moment_before_the_first_or_after_the_last():
    match = played(TWO, 2)
    for at in (-1, 3):
        with pytest.raises(ValueError, match="no moment"):
            match.goto(at)
    with pytest.raises(ValueError, match="nothing to redo"):
        match.redo()


def test_playing_on_from_the_past_keeps_what_was_undone_as_a_side_line():
    match = played(TWO, 5)
    undone = tuple(match.entries[3:])
    match.goto(3)
    other = next(a for a in match.legal_actions() if a != undone[0].action)
    match.play(other)

    assert match.now == len(match.entries) == 4
    assert [(line.at, line.entries) for line in match.side_lines] == [(3, undone)]


def test_playing_the_undone_action_again_is_a_redo():
    match = played(TWO, 5)
    match.goto(3)
    match.play(match.entries[3].action)

    assert (match.now, len(match.entries), match.side_lines) == (4, 5, [])


def test_undo_stops_at_what_was_seen_unless_it_is_practice():
    match = played(TWO, 1)
    assert match.entries[0].final

    assert match.undo_target([0]) is None
    assert match.undo_target([0], practice=True) == 0
    assert match.undo_target([1], practice=True) is None


def test_redo_goes_to_the_next_choice_of_a_person_or_the_end():
    match = played(TWO, 6)
    match.goto(0)

    assert match.redo_target([0]) == next(at for at in range(1, 6) if match.entries[at].seat == 0)
    assert match.redo_target([]) == 6
    match.goto(6)
    assert match.redo_target([0]) is None


def test_a_replay_is_equal_and_stops_at_an_illegal_action():
    match = played(SOLO, 9)
    actions = [e.action for e in match.entries]

    assert Match.replay(GAME, SOLO, actions).entries == match.entries
    with pytest.raises(IllegalAction):
        Match.replay(GAME, SOLO, [*actions[:3], Pass()])


def test_a_match_that_is_over_refuses_everything():
    match = Match(GAME, TWO)
    while match.choice:
        match.play(match.legal_actions()[0])

    assert match.legal_actions() == []
    no = match.check(Pass())
    assert no is not None
    assert english(no.reason) == "The match is over."


def test_a_match_can_begin_from_a_given_position():
    middle = played(TWO, 4).state
    match = Match(GAME, TWO, start=middle)
    match.play(match.legal_actions()[0])

    assert match.states[0] == middle
    assert match.states[0] is not middle


def test_players_are_called_what_they_typed_which_changes_nothing_else():
    plain = translate("quay", "Player {n}").fill(n=2)
    named = Match(GAME, Setup(3, TWO.seats, names=("{Ann} %n", "")))

    names = [english(seat_name(named.state, seat, plain)) for seat in (0, 1, 7)]
    assert names == ["{Ann} %n", "Player 2", "Player 2"]
    assert named.state.digest() == Match(GAME, TWO).state.digest()
    named.play(named.legal_actions()[0])
    assert named.state.copy().names == ("{Ann} %n", "")


@dataclass(frozen=True, slots=True)
class Forever(Step):
    def run(self, s, tell):
        push_steps(s, self)


def test_rules_that_never_come_to_a_choice_are_reported():
    s = GAME.setup(TWO)
    s.flow = [Forever()]
    with pytest.raises(RuntimeError, match="do not settle"):
        run_until_choice(s)


@pytest.mark.parametrize(
    ("setup", "reason"),
    [
        (Setup(1, ("person",) * 5), "Quay takes 1 to 4 players; you asked for 5."),
        (Setup(1, ("person", "robot")), "Unknown player “robot”."),
        (Setup(1, ("person",), (("colour", "red"),)), "Quay has no option “colour”. It has: open."),
        (
            Setup(1, ("person",), (("open", "maybe"),)),
            "The option “open” can't be “maybe”. It can be: off, on.",
        ),
        (Setup(1, ("master:normal",)), "All 1 seats are the Harbour Master's."),
    ],
)
def test_a_setup_that_cannot_begin_is_refused_in_words(setup, reason):
    no = refuse_setup(GAME, setup)

    assert no is not None
    assert english(no.reason).startswith(reason)


def test_a_good_setup_is_not_refused():
    assert refuse_setup(GAME, Setup(1, ("person", "hard"), (("open", "on"),))) is None


@pytest.mark.parametrize(("shown", "goes_to"), [(False, 0), (True, None)])
def test_undo_does_not_go_past_what_an_opponent_has_shown(shown, goes_to):
    match = played(TWO, 2)
    first, second = match.entries
    match.entries[:] = [replace(first, final=False), replace(second, final=shown)]
    assert (first.seat, second.seat) == (0, 1)

    assert match.undo_target([0]) == goes_to
    assert match.undo_target([0], practice=True) == 0


def test_a_seat_takes_back_what_it_showed_of_its_own_and_others_do_not():
    match = played(TWO, 2)
    first, second = match.entries
    match.entries[:] = [replace(first, final=True, own=True), replace(second, final=False, own=False)]
    assert (first.seat, second.seat) == (0, 1)

    assert match.undo_target([0]) == 0
    assert match.undo_target([1]) == 1
    assert match.revealed_since(0)
    assert not match.revealed_since(0, [0])
    assert match.revealed_since(0, [1])
    match.entries[:] = [replace(first, final=False, own=False), replace(second, final=True, own=True)]
    assert match.undo_target([0]) is None
    assert match.undo_target([0], practice=True) == 0
    assert match.undo_target([1]) == 1


def test_a_branch_is_the_same_match_up_to_its_moment():
    from tests.lots.game import GAME as LOTS

    match = Match(LOTS, Setup(4, ("person", "person", "person")))
    while match.choice:
        seat = match.waiting[-1].seat
        match.play(match.legal_actions(seat)[0], seat)
    for at in (0, 3, len(match.entries)):
        made = match.branch(at)
        assert made.entries == match.entries[:at]
        assert made.state == match.states[at]
        assert made.choice is None if at == len(match.entries) else made.choice


def test_what_was_seen_after_a_moment_counts_also_where_it_was_undone():
    match = Match(GAME, Setup(3, ("person", "person")))
    while not (match.entries and match.entries[-1].final):
        match.play(match.legal_actions()[0])
    end = match.now
    assert not match.revealed_since(end)
    assert match.revealed_since(end - 1)
    match.goto(end - 1)
    match.play(match.legal_actions()[-1])
    match.entries[-1] = replace(match.entries[-1], final=False)
    assert match.side_lines
    assert match.revealed_since(end)


def test_a_turn_ends_with_its_seats_or_with_a_leg_of_the_match():
    match = Match(GAME, Setup(3, ("person", "person")))
    while match.choice:
        match.play(match.legal_actions()[0])
    turns = match.turn_starts()
    assert len(turns) == len(match.entries)
    for at, (before, now) in enumerate(pairwise(match.entries), 1):
        goes_on = before.seat == now.seat and GAME.segment(match.states[at - 1]) == GAME.segment(
            match.states[at]
        )
        assert turns[at] == (turns[at - 1] if goes_on else at)
    assert 2 < len(set(turns)) < len(turns)
