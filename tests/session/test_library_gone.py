"""The library's file goes away while the program runs: it is told, and every match is kept anew."""

from __future__ import annotations

import shutil

import pytest

from tabletop.engine.game import PERSON, Setup
from tabletop.engine.text import english
from tabletop.files.library import Library
from tabletop.session.local import LocalSession
from tabletop.session.match_store import MatchStore
from tests.quay.game import GAME as QUAY

BOTH = (PERSON, PERSON)


@pytest.fixture
def path(tmp_path):
    (tmp_path / "data").mkdir()
    return tmp_path / "data" / "library.sqlite"


@pytest.fixture
def shelf(path):
    """A library with one match in it that was left."""
    made = MatchStore(path)
    made.new(QUAY, Setup(8, BOTH)).close()
    yield made
    made.close()


def begun(shelf, moves=2):
    saver = shelf.new(QUAY, Setup(3, BOTH))
    session = LocalSession.of(saver, None)
    play(session, moves)
    return session


def play(session, moves):
    for _ in range(moves):
        seat = session.active_seat
        view = session.view(session.now, seat)
        assert session.submit(seat, session.active_choice(seat).legal_actions(view)[0]) is None


def removed(path):
    for part in path.parent.iterdir():
        part.unlink()


def folder_removed(path):
    shutil.rmtree(path.parent)


def renamed(path):
    path.rename(path.with_name("old.sqlite"))


def folder_renamed(path):
    path.parent.rename(path.parent.with_name("elsewhere"))


def lengths(path):
    """How many moves each match has in a library, as another program finds it, by number."""
    library = Library.open(path)
    found = {kept.id: kept.length for kept in library.search()}
    library.close()
    return found


@pytest.mark.parametrize("goes", [removed, folder_removed, renamed, folder_renamed])
def test_every_match_is_kept_anew_where_the_file_has_gone(shelf, path, goes):
    told = []
    session = begun(shelf)
    number, before = session.storage.library_id, lengths(path)
    shelf.notice.connect(told.append)
    goes(path)
    play(session, 1)
    assert lengths(path) == before | {number: 3}
    assert [english(text).split(" while")[0] for text in told] == ["library.sqlite was moved or removed"]
    play(session, 1)
    assert lengths(path)[number] == 4
    assert len(told) == 1


def test_a_match_is_kept_anew_before_the_program_ends_though_nothing_is_played_any_more(shelf, path):
    session = begun(shelf)
    removed(path)
    assert shelf.save_again()
    assert lengths(path)[session.storage.library_id] == 2


def test_a_file_that_came_in_its_place_keeps_its_matches_and_takes_the_open_one(shelf, path, tmp_path):
    other = MatchStore(tmp_path / "other.sqlite")
    for _ in range(4):
        begun(other, moves=1)
    other.close()
    session, told = begun(shelf), []
    shelf.notice.connect(told.append)
    theirs = lengths(tmp_path / "other.sqlite")
    (tmp_path / "other.sqlite").replace(path)
    play(session, 1)
    shelf.save_again()
    found = lengths(path)
    assert {number: found[number] for number in theirs} == theirs
    assert found[session.storage.library_id] == 3
    assert session.storage.library_id not in theirs
    assert "was replaced" in english(told[0])


def test_moves_are_unsaved_for_as_long_as_the_file_cannot_be_written_anew(shelf, path):
    session = begun(shelf)
    folder_removed(path)
    path.parent.write_text("in the way")
    assert not shelf.save_again()
    play(session, 1)
    assert [moves for _saver, moves in shelf.unsaved_matches()] == [3]
    path.parent.unlink()
    assert shelf.save_again()
    assert shelf.unsaved_matches() == []
    assert lengths(path)[session.storage.library_id] == 3


def test_a_closed_library_answers_every_question_with_nothing_and_a_notice(shelf):
    notices = []
    shelf.notice.connect(notices.append)
    assert shelf.ids()
    shelf.close()
    questions = [
        shelf.matches, shelf.ids, shelf.open_ids, shelf.removed_ids, shelf.pasted, shelf.learnt,
        lambda: shelf.with_ids([1]), lambda: shelf.began(1), lambda: shelf.dealt([3]),
        lambda: shelf.shown_notes("quay"), lambda: shelf.read_later(Library.ids, notices.append),
    ]  # fmt: skip
    for question in questions:
        assert not question()
    assert len(notices) == len(questions)
    assert {english(text) for text in notices} == {
        "The library is closed, as the program ends. What comes now isn't saved."
    }
