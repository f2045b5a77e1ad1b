"""A library is checked as a whole where there is a reason to; else that is done while the player plays."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from tabletop.engine.text import english
from tabletop.files import damage
from tabletop.files.library import DamagedError, Library, LibraryError
from tabletop.files.statistics import statistics


@pytest.fixture
def path(tmp_path, monkeypatch):
    monkeypatch.setattr(damage, "_SMALL", 0)
    return tmp_path / "library.sqlite"


@pytest.fixture
def filled(path, wander):
    with closing(Library.open(path)) as library:
        for _ in range(20):
            library.keep(0, wander(back=0))
    return path


def overwrite(path):
    """Damage two pages of the file."""
    whole = bytearray(path.read_bytes())
    whole[4096 * 12 : 4096 * 14] = b"\xaa" * 8192
    path.write_bytes(whole)


@pytest.fixture
def checks(monkeypatch):
    """The names of the checks that were made of a whole file, in a list that fills."""
    made = []

    class Traced(sqlite3.Connection):
        def execute(self, sql, *values):
            if "_check" in sql:
                made.append(sql.split()[1].partition("(")[0])
            return super().execute(sql, *values)

    plain = sqlite3.connect
    monkeypatch.setattr(sqlite3, "connect", lambda *where, **how: plain(*where, factory=Traced, **how))
    return made


def test_one_that_was_closed_is_not_checked_when_it_is_opened(filled, checks):
    Library.open(filled).close()
    Library.open(filled).close()
    assert checks == []


def test_a_small_one_is_checked_each_time(filled, checks, monkeypatch):
    monkeypatch.setattr(damage, "_SMALL", 1 << 30)
    Library.open(filled).close()
    assert checks == ["integrity_check"]


KILLED = """
import os, sys
from pathlib import Path
from tabletop.engine.game import Setup
from tabletop.files.library import Library
from tests.quay.game import GAME
library = Library.open(Path(sys.argv[1]))
library.begin(Setup(1, ("person", "greedy")), GAME)
os.kill(os.getpid(), 9)
"""


def test_after_an_end_that_was_not_clean_it_is_checked_once(filled, checks):
    ended = subprocess.run([sys.executable, "-c", KILLED, str(filled)], cwd=Path.cwd(), check=False)
    assert abs(ended.returncode) == 9
    Library.open(filled).close()
    assert checks == ["integrity_check"]
    Library.open(filled).close()
    assert checks == ["integrity_check"]


def test_damage_that_is_found_meanwhile_sets_it_aside_at_the_next_start(filled):
    overwrite(filled)
    text = damage.damage_in(filled, lambda: False)
    assert text is not None
    assert english(text).startswith("library.sqlite is damaged (")
    with closing(Library.open(filled)) as library:
        assert "was damaged" in english(library.notice)
        assert library.search() == []
    with closing(Library.open(filled)) as library:
        assert library.notice is None
    assert len(list(filled.parent.glob("* damaged.sqlite"))) == 1


def test_damage_that_a_query_meets_sets_it_aside_at_the_next_start(filled):
    overwrite(filled)
    library = Library.open(filled)
    met = None
    try:
        for number in range(1, 21):
            library.text(number)
        statistics(library)
        library.search("ann")
    except LibraryError as error:
        met = error
    library.close()
    assert isinstance(met, DamagedError)
    with closing(Library.open(filled)) as again:
        assert again.notice is not None


def test_a_sound_one_has_no_damage_and_a_check_that_is_stopped_finds_none(filled, monkeypatch):
    assert damage.damage_in(filled, lambda: False) is None
    assert damage.damage_in(filled.with_name("none.sqlite"), lambda: False) is None
    overwrite(filled)
    monkeypatch.setattr(damage, "_STEPS", 1)
    assert damage.damage_in(filled, lambda: True) is None
    Library.open(filled).close()
