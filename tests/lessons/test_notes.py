"""The notes of the coach: each comes up in a kept match, in both languages, and tells nothing hidden."""

from dataclasses import replace

import pytest

from tabletop.engine.game import Setup
from tabletop.engine.match import Match
from tabletop.files import lessons
from tabletop.files.coach_notes import CHAPTER, Note, Notes, load_notes
from tabletop.games import GAMES, game
from tabletop.lessons import notes_checker
from tabletop.lessons.notes import DueNotes
from tabletop.lessons.notes_checker import check_notes
from tests.quay import rules
from tests.quay.game import GAME as QUAY

MARKET = game("public_market")


@pytest.mark.parametrize("name", GAMES)
def test_every_note_comes_up_in_a_kept_match_and_reads_well_in_both_languages(name):
    assert check_notes(game(name), lessons.translated(name, CHAPTER, "de")) == []


def changed(monkeypatch, **change):
    notes = load_notes("public_market")
    made = replace(notes, note=(replace(notes.note[0], **change), *notes.note[1:]))
    monkeypatch.setattr(notes_checker, "load_notes", lambda _game: made)
    return check_notes(MARKET)


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"rule": "PM-99.1"}, "note crab: there is no rule PM-99.1 in the rule book. Name another one."),
        ({"on": {"event": "rained"}}, "note crab: the game has no event rained."),
        ({"on": {"asks": "Rain"}}, "note crab: the game has no step Rain."),
        (
            {"on": {"event": "meeple_left", "seat": 9}},
            "note crab: it comes up in none of the matches. Change “on”.",
        ),
        ({"point": ("moon",)}, "note crab: it comes up in none of the matches. Change “on”."),
        ({"text": "word " * 41}, "note crab: it has 41 words; 40 at most."),
        ({"text": "**bold"}, "note crab: it begins to be bold and does not end it."),
        ({"id": "shrimp"}, "two notes are called shrimp. Rename one."),
        (
            {"on": {"event": "scrap_taken", "kind": 0}, "anybody": True},
            "note crab: of what others do it may know no more than that it happened. Name the event alone.",
        ),
    ],
)
def test_what_is_wrong_with_a_note_is_told_with_the_remedy(monkeypatch, change, told):
    assert told in changed(monkeypatch, **change)


def test_a_record_that_is_not_there_is_told(monkeypatch):
    made = replace(load_notes("public_market"), records=("nowhere",))
    monkeypatch.setattr(notes_checker, "load_notes", lambda _game: made)
    assert check_notes(MARKET)[0].startswith("the record nowhere can't be played")


def note(name, on, **more):
    return Note(name, on, "Something.", "3.1", **more)


def test_of_others_only_what_all_may_read_is_told_and_of_their_own_only_where_it_says_so():
    match = Match(QUAY, Setup(3, ("person", "person")))
    view = QUAY.view(match.state, 0)
    own = DueNotes(QUAY, 0, [note("own", {"event": "docked"})])
    own.happened([rules.Docked(1, 3, 0)], view)
    assert own.due_note(view, 0) is None
    own.happened([rules.Docked(0, 3, 0)], view)
    assert own.due_note(view, 0).id == "own"
    anybody = DueNotes(QUAY, 0, [note("any", {"event": "docked"}, anybody=True)])
    anybody.happened([rules.Docked(1, 3, 0)], view)
    assert anybody.due_note(view, 0).id == "any"
    drawn = DueNotes(QUAY, 0, [note("drawn", {"event": "seen"}, anybody=True)])
    drawn.happened([rules.Seen(1, (3,))], view)  # what another draws is no line of this seat's log
    assert drawn.due_note(view, 0) is None


def test_one_a_turn_the_next_in_the_next_and_what_waits_longer_is_dropped():
    match = Match(QUAY, Setup(3, ("person", "person")))
    view = QUAY.view(match.state, 0)
    notes = [note(name, {"event": event}) for name, event in (("a", "docked"), ("b", "sold"), ("c", "seen"))]
    due = DueNotes(QUAY, 0, notes)
    due.happened([rules.Docked(0, 3, 0), rules.Sold(0, 5), rules.Seen(0, (3,))], view)
    assert due.due_note(view, 1).id == "a"
    assert due.due_note(view, 1) is None
    assert due.due_note(view, 5).id == "b"
    assert due.due_note(view, 9) is None
    due.happened([rules.Seen(0, (4,))], view)
    assert due.due_note(view, 12).id == "c"
    assert due.due_note(view, 15) is None


def test_what_was_told_is_not_told_again():
    match = Match(QUAY, Setup(3, ("person", "person")))
    due = DueNotes(QUAY, 0, [note("dock", {"asks": "DockOne"})], {"dock"})
    assert due.due_note(QUAY.view(match.state, 0), 1) is None


def test_a_game_without_notes_is_told(monkeypatch):
    monkeypatch.setattr(notes_checker, "load_notes", lambda _game: None)
    assert check_notes(MARKET) == ["it has no coach.toml. Write one."]
    assert Notes(1, ("a",), ()).note == ()
