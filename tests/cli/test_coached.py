"""The coach at the terminal: notes once, and a second thought before a move that gives much away."""

from __future__ import annotations

import re
from contextlib import closing

import pytest

from tabletop.cli import coach
from tabletop.engine.text import Text
from tabletop.files.library import CannotWriteError, Library
from tabletop.opponents.choosing import PlayResult
from tabletop.opponents.move_analysis import MoveAnalysis


@pytest.fixture
def doubtful(monkeypatch):
    """Every move gives ten points away."""
    looked = []

    def second_best(_game, _view, _seat, action, _dice):
        looked.append(action)
        other = MoveAnalysis(action, 10.0, 0.5, 160, False, ())
        return PlayResult(action, ((action, 0.0, 160),), (), (other, other))

    monkeypatch.setattr(coach, "second_best", second_best)
    return looked


def play(tabletop, typed, lines, *arguments):
    typed(lines)
    return tabletop("play", "public_market", "--text", "--seats", "person,greedy", "--seed", 4, *arguments)


def test_it_tells_what_is_new_once(tabletop, typed):
    first = play(tabletop, typed, ["1", "1", "quit"], "--coach", "gentle")
    notes = re.findall(r"^The coach: .+ \[PM-[\d.]+\]$", first.out, re.MULTILINE)
    assert notes
    again = play(tabletop, typed, ["1", "quit"], "--coach", "gentle")
    assert not set(notes) & set(again.out.splitlines())


def test_it_asks_to_think_again_and_the_same_move_once_more_is_played(tabletop, typed, doubtful):
    result = play(tabletop, typed, ["1", "1", "quit"], "--coach", "strict")
    assert result.out.count("The coach: about 10 points less than the best move.") == 1
    assert len(doubtful) == 1, "what is tried again is let pass, and it speaks once a turn"
    with closing(Library.open()) as library:
        [kept] = library.search()
        assert kept.length
        assert kept.coached
        told = library.coached(kept.id)
    assert told.level == "strict"
    assert [each.played for each in told.spoken] == [True]


def test_another_move_may_be_chosen_instead(tabletop, typed, doubtful):
    play(tabletop, typed, ["1", "2", "quit"], "--coach", "strict")
    with closing(Library.open()) as library:
        [kept] = library.search()
        assert [each.played for each in library.coached(kept.id).spoken] == [False]
        assert kept.length


def test_without_a_coach_nothing_is_said(tabletop, typed, doubtful):
    result = play(tabletop, typed, ["1", "1", "quit"])
    assert "The coach" not in result.out
    assert doubtful == []


def test_a_match_that_is_gone_on_with_has_the_coach_it_had(tabletop, typed, doubtful):
    play(tabletop, typed, ["quit"], "--coach", "clear")
    typed(["1", "quit"])
    result = tabletop("play", "public_market", "--text", "--resume")
    assert "The coach: about 10 points less than the best move." in result.out


def test_play_goes_on_where_what_it_tells_cannot_be_kept(tabletop, typed, doubtful, monkeypatch):
    def full(*_):
        raise CannotWriteError(Text("", "The disk is full."))

    monkeypatch.setattr(Library, "coach", full)
    monkeypatch.setattr(Library, "coached", full)
    monkeypatch.setattr(Library, "shown_notes", full)
    result = play(tabletop, typed, ["1", "1", "quit"], "--coach", "strict")
    assert (result.status, result.err) == (0, "")
    assert result.out.count("The coach: about 10 points less than the best move.") == 1
