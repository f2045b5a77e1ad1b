"""Decisions made at the same time: sealed one by one, seen by nobody, done together, taken back alone."""

import pytest

from tabletop.engine.game import Setup
from tabletop.engine.match import Match
from tabletop.engine.refusal import IllegalAction
from tabletop.engine.rules import SEALED, Revealed, Simultaneous
from tabletop.engine.text import english
from tests.lots.game import GAME
from tests.lots.rules import Bid, Keep

THREE = Setup(3, ("person",) * 3)


def keep(match, seat, *which):
    for n in which:
        match.play(match.legal_actions(seat)[n], seat)


def bidding():
    match = Match(GAME, THREE)
    while not match.state.row:
        match.play(match.legal_actions()[0])
    return match


def test_all_are_asked_at_once_in_turn_order_and_any_may_be_first():
    match = Match(GAME, THREE)
    assert [step.seat for step in match.waiting] == [0, 1, 2]
    assert match.choice.seat == 0
    keep(match, 1, 0, 0)
    assert [step.seat for step in match.waiting] == [0, 2]
    assert [entry.seat for entry in match.entries] == [1, 1]


def test_nothing_is_done_before_all_have_sealed():
    match = Match(GAME, THREE)
    before = match.state.players
    keep(match, 0, 0, 0)
    keep(match, 2, 0, 0)
    assert match.state.players == before
    keep(match, 1, 1, 0)
    assert [len(p.kept) for p in match.state.players] == [2, 2, 2]


def test_a_part_of_several_actions_goes_on_from_those_before():
    match = Match(GAME, THREE)
    first = match.legal_actions(2)[0]
    match.play(first, 2)
    assert first not in match.legal_actions(2)
    no = match.check(first, 2)
    assert no is not None
    assert "already" in english(no.reason)
    keep(match, 2, 0)
    assert english(match.check(first, 2).reason) == "This seat has nothing to decide now."
    with pytest.raises(IllegalAction):
        match.play(first, 2)


def test_a_view_shows_who_has_sealed_all_and_nothing_else():
    match = bidding()
    match.play(Bid(4), 1)
    top = GAME.view(match.state, 0).flow[-1]
    assert isinstance(top, Simultaneous)
    assert dict(zip([part.seat for part in top.parts], top.sealed, strict=True)) == {0: (), 1: SEALED, 2: ()}
    own = GAME.view(match.state, 1).flow[-1]
    assert (Bid(4),) in own.sealed
    half = Match(GAME, THREE)
    keep(half, 1, 0)
    assert GAME.view(half.state, 0).digest() == GAME.view(Match(GAME, THREE).state, 0).digest()


def test_when_the_last_has_sealed_all_is_revealed_and_past_undoing():
    match = bidding()
    for seat, coins in ((2, 5), (0, 1), (1, 3)):
        film = match.play(Bid(coins), seat)
    assert isinstance(film[0].event, Revealed)
    assert match.entries[-1].final
    assert match.undo_target([0, 1, 2]) is None
    assert match.state.players[2].won


def test_a_seat_takes_back_what_it_has_sealed_and_others_stand():
    match = bidding()
    began = match.now
    match.play(Bid(5), 2)
    match.play(Bid(1), 0)
    match.unseal(2)
    assert [(e.seat, e.action) for e in match.entries[began:]] == [(0, Bid(1))]
    assert [step.seat for step in match.waiting] == [step.seat for step in match.waiting if step.seat != 0]
    assert match.side_lines
    match.play(Bid(2), 2)
    match.play(Bid(0), 1)
    assert match.state.players[2].won
    with pytest.raises(ValueError, match="nothing that could be taken back"):
        match.unseal(2)


def test_undo_goes_to_the_seat_that_sealed_last_and_redo_forward_again():
    match = bidding()
    began = match.now
    match.play(Bid(5), 2)
    match.play(Bid(1), 0)
    assert match.undo_target([2]) == began
    match.goto(began)
    assert match.redo_target([2]) == match.now + 2
    match.play(Bid(5), 2)
    assert not match.side_lines
    match.goto(began)
    match.play(Bid(5), 1)  # the same action by another seat is no redo
    assert match.entries[began].seat == 1
    assert len(match.side_lines) == 1


def test_a_decision_of_one_seat_may_be_undone():
    s = Match(GAME, THREE).state.copy()
    s.flow = [*s.flow[:-1], Simultaneous((s.flow[-1].parts[0],))]
    match = Match(GAME, THREE, start=s)
    keep(match, match.choice.seat, 0, 0)
    assert not any(entry.final for entry in match.entries)
    assert match.undo_target([0]) == 1


def test_a_strange_action_is_refused():
    match = Match(GAME, THREE)
    no = match.check(Keep(999), 1)
    assert no is not None
    assert english(no.reason) == "Keep one of your 5 lot(s)."
