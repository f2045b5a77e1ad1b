"""PostgreSQL does what the database in memory of `shared.py` does.

TABLETOP_DATABASE=postgresql://USER@HOST/EMPTY python -m pytest tests/together/test_postgres.py
"""

import os
import subprocess
import sys
import time

import pytest

from tabletop.engine.game import PERSON, Setup
from tabletop.files.library import CannotWriteError
from tabletop.together.host import HostError
from tabletop.together.postgres import PostgresRooms
from tabletop.together.rooms import Rooms
from tabletop.together.shared_store import SharedStore
from tests.quay.game import GAME as QUAY
from tests.together.hosts import until

URL = os.environ.get("TABLETOP_DATABASE", "")


@pytest.fixture
def pair():
    made = [PostgresRooms(URL) for _ in range(2)]
    for number, shared in enumerate(made):
        shared.publish_ticket(f"tcp-127.0.0.1-{number}")
    yield made
    for shared in made:
        shared.end_lease()


@pytest.fixture
def store(pair):
    """The rooms of the first one."""
    made = SharedStore(pair[0])
    yield made
    made.close()


@pytest.fixture
def room(store):
    return Rooms(store).create(QUAY, Setup(0, (PERSON, PERSON)))[0]


def test_a_room_is_one_hosts_until_that_is_gone(pair, store, room):
    mine = pair[0].take_room(room)
    assert pair[1].take_room(room) is None
    assert pair[1].ticket_of(room) == "tcp-127.0.0.1-0"
    assert pair[0].add_change(mine, '{"n": 1}')
    assert pair[0].change_own_room(mine, {"taken": "[]"})
    until(lambda: len(pair[1].tickets) >= 2)
    pair[0].end_lease()
    theirs = pair[1].take_room(room)
    assert (theirs.epoch, theirs.length) == (mine.epoch + 1, 1)
    assert pair[1].changes(theirs.number) == ['{"n": 1}']
    with pytest.raises(CannotWriteError):
        store.library.room_ids()


def test_who_has_lost_a_room_can_change_nothing(pair, room):
    old = pair[0].take_room(room)
    pair[0]._wait(lambda base: base.execute("UPDATE tabletop.hosts SET alive = now() - interval '9 s'"))
    assert not pair[0].add_change(old, "{}")  # its lease is over, although nobody has the room yet
    pair[1].publish_ticket("tcp-127.0.0.1-1")
    new = pair[1].take_room(room)
    assert new.epoch == old.epoch + 1
    pair[0].publish_ticket("tcp-127.0.0.1-0")
    assert not pair[0].add_change(old, "{}")
    assert not pair[0].change_own_room(old, {"taken": "[]"})
    assert pair[1].add_change(new, "{}")
    new.length -= 1
    assert not pair[1].add_change(new, "{}")  # once is enough


def test_a_released_room_is_anybodys_and_a_closed_one_nobodys(pair, store, room):
    pair[0].free_room(pair[0].take_room(room))
    until(lambda: pair[1].take_room(room))
    store.library.remove_room(room)
    assert room not in pair[1].room_ids()
    assert pair[1].room_rows(room) == []


def test_a_host_that_does_not_run_for_longer_than_its_lease_is_another_one_then(pair):
    holder = pair[0].lease.holder
    pair[0].lease.clock = lambda: time.monotonic() + 1e6
    assert not pair[0].lease.holder
    until(lambda: pair[0].lease.holder)
    assert pair[0].lease.holder != holder


@pytest.mark.parametrize(
    ("url", "says"),
    [
        ("postgresql://nobody@127.0.0.1:1/rooms", "can't be reached"),
        ("mysql://somewhere/rooms", "isn't the address of a database"),
        (URL + "_that_is_none", "no such database"),
    ],
)
def test_a_wrong_address_is_told(url, says):
    with pytest.raises(HostError, match=says):
        PostgresRooms(url)


def test_tables_of_another_version_are_told(pair):
    for version, says in ((2, "newer Tabletop"), (0, "older Tabletop")):
        pair[0]._wait(
            lambda base, version=version: base.execute(f"UPDATE tabletop.form SET version = {version}")
        )
        with pytest.raises(HostError, match=says):
            PostgresRooms(URL)
    pair[0]._wait(lambda base: base.execute("UPDATE tabletop.form SET version = 1"))


def test_a_program_that_ends_in_the_middle_leaves_no_thread():
    code = f"from tabletop.together.postgres import PostgresRooms; PostgresRooms({URL!r}).publish_ticket('a')"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=30, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
