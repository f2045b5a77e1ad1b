"""The rooms of a library: each change is stored whole or not at all, and lasts as long as its match."""

import sqlite3
from contextlib import closing
from dataclasses import replace

import pytest

from tabletop.engine.game import PERSON, Setup
from tabletop.engine.match import Match
from tabletop.files.library import Library, LibraryError, MissingError
from tabletop.files.rooms import StoredRoom
from tests.quay.game import GAME as QUAY

SETUP = Setup((1 << 63) - 1, (PERSON, PERSON, "normal"), streams=True)
ROOM = StoredRoom("LnsS5Unx", QUAY.id, QUAY.revision, SETUP, bytes(range(32)), secret="ab" * 32)
SALTS = ("01" * 32, "02" * 32)
TAKEN = {1: (b"\xff" * 32, "Ben “the second”"), 0: (bytes(32), "")}


@pytest.fixture
def path(tmp_path):
    return tmp_path / "library.sqlite"


@pytest.fixture
def library(path):
    with closing(Library.open(path)) as made:
        yield made


def again(path):
    """The room as another program reads it."""
    with closing(Library.open(path)) as other:
        return other.room(ROOM.id)


def test_a_room_comes_back_as_it_was_stored(path, library):
    library.add_room(ROOM)
    stored = again(path)
    assert stored.opened
    assert replace(stored, opened="") == ROOM
    library.store_taken(ROOM.id, TAKEN, SALTS)
    library.store_invite(ROOM.id, b"x" * 32)
    library.store_setup(ROOM.id, replace(SETUP, seats=(PERSON, "normal", "normal")))
    stored = again(path)
    assert list(stored.taken.items()) == list(TAKEN.items())  # in their order, too
    assert (stored.secret, stored.salts) == (ROOM.secret, SALTS)
    library.store_stand_ins(ROOM.id, {1: "normal"})
    assert library.room(ROOM.id).stand_ins == again(path).stand_ins == {1: "normal"}
    stored = again(path)
    assert stored.invite == b"x" * 32
    assert stored.setup == replace(SETUP, seats=(PERSON, "normal", "normal"))
    assert library.stored_rooms() == [stored]


def test_the_match_of_a_room_begins_in_one_step_with_the_room(path, library):
    with pytest.raises(MissingError):
        library.begin_room(ROOM.id, SETUP, QUAY)
    assert library.ids() == []
    library.add_room(ROOM)
    number = library.begin_room(ROOM.id, SETUP, QUAY)
    assert again(path).match == number
    assert library.resume(number, QUAY).match.setup == SETUP


def test_a_room_stays_when_its_match_is_stored_as_a_whole_and_goes_with_it(library):
    library.add_room(ROOM)
    number = library.begin_room(ROOM.id, SETUP, QUAY)
    library.store_taken(ROOM.id, TAKEN, SALTS)
    match = Match(QUAY, SETUP)
    match.play(match.legal_actions()[0])
    assert library.keep(number, match) == number
    assert (library.room(ROOM.id).match, library.room(ROOM.id).taken) == (number, TAKEN)
    library.forget(number)
    with pytest.raises(MissingError):
        library.room(ROOM.id)


def test_a_closed_room_leaves_its_match_in_the_library(library):
    library.add_room(ROOM)
    number = library.begin_room(ROOM.id, SETUP, QUAY)
    library.remove_room(ROOM.id)
    assert library.stored_rooms() == []
    assert library.ids() == [number]
    for change in (
        library.remove_room,
        lambda room: library.store_taken(room, TAKEN, SALTS),
        lambda room: library.store_invite(room, b""),
        lambda room: library.store_setup(room, SETUP),
    ):
        with pytest.raises(MissingError, match="There is no room LnsS5Unx here"):
            change(ROOM.id)


@pytest.mark.parametrize(
    ("table", "column"),
    [("rooms", "setup"), ("rooms", "taken"), ("room_terms", "salts"), ("room_terms", "stand_ins")],
)
def test_a_room_that_cannot_be_read_is_named(path, library, table, column):
    library.add_room(ROOM)
    for wrong in (
        ("{", "3", "") if column == "salts" else ("", "{", "[[0]]", '{"seats": 3}', '[[0, "xyz", ""]]')
    ):
        with closing(sqlite3.connect(path)) as base:
            base.execute(f"UPDATE {table} SET {column} = ?", (wrong,))
            base.commit()
        with pytest.raises(LibraryError, match="Room LnsS5Unx can't be read"):
            library.room(ROOM.id)


def test_a_library_of_an_earlier_release_gets_the_table(path, library):
    library.begin(SETUP, QUAY)
    library.close()
    with closing(sqlite3.connect(path)) as base:
        base.executescript("DROP TABLE room_terms; DROP TABLE rooms")
    with closing(Library.open(path)) as later:
        assert later.notice is None
        later.add_room(ROOM)
        assert len(later.stored_rooms()) == len(later.ids()) == 1
