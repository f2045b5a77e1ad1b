"""What is kept is on the disk before the program goes on: library and whole files ask the system for that.

Other tests do not wait for the disk (tests/conftest.py).
"""

from __future__ import annotations

import os
import sqlite3
import sys

import pytest

from tabletop.engine.game import Setup
from tabletop.engine.match import Match
from tabletop.files import whole_files
from tabletop.files.library import Library
from tests.quay.game import GAME


@pytest.fixture
def waits(monkeypatch):
    """Connections as the program makes them."""
    made = []

    def connect(*how, **more):
        made.append(sqlite3.Connection(*how, **more))
        return made[-1]

    monkeypatch.setattr(sqlite3, "connect", connect)
    return made


@pytest.mark.parametrize("again", [False, True])
def test_each_commit_of_the_library_waits_for_the_disk(waits, tmp_path, again):
    path = tmp_path / "library.sqlite"
    if again:
        Library.open(path).close()
    library = Library.open(path)
    match = Match(GAME, Setup(3, ("person", "greedy")))
    library.keep(0, match)
    [base] = [each for each in waits if is_open(each)]
    assert base.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL
    assert base.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    library.close()


def is_open(base):
    try:
        base.execute("SELECT 1")
    except sqlite3.ProgrammingError:
        return False
    return True


def test_a_whole_file_is_on_the_disk_before_it_takes_the_place_of_the_old_one(tmp_path, monkeypatch):
    file, told = tmp_path / "file", []
    replace = type(file).replace
    monkeypatch.setattr(os, "fsync", lambda handle: told.append(("fsync", os.fstat(handle).st_size)))
    monkeypatch.setattr(
        type(file), "replace", lambda part, to: told.append(("replace", to.name)) or replace(part, to)
    )
    whole_files.replace(file, b"12345")
    assert told[:2] == [("fsync", 5), ("replace", "file")]
    assert file.read_bytes() == b"12345"
    assert len(told) == 3 or sys.platform == "win32"  # its folder, too
