"""One match has one writer: no program overwrites what another was told is kept."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

from tabletop.engine.game import Setup
from tabletop.engine.match import Match
from tabletop.engine.text import english
from tabletop.files import single_instance
from tabletop.files.library import HeldError, Library
from tabletop.files.schema import PATIENCE, PATIENCE_AT_START
from tabletop.files.stored_match import result_of
from tests.quay.game import GAME

ROOT = Path(__file__).parents[2]
PLAYER = """
import sys, json
from pathlib import Path
from random import Random
from tabletop.files.library import HeldError, Library
from tabletop.files.schema import PATIENCE, PATIENCE_AT_START
from tests.quay.game import GAME
library, chance, done = Library.open(Path(sys.argv[1])), Random(int(sys.argv[2])), []
try:
    library.lock(1)
    match = library.resume(1, GAME).match
    print("held", flush=True)
    sys.stdin.readline()
    for _ in range(8):
        if match.choice is None:
            break
        match.play(chance.choice(match.legal_actions()))
        library.append(1, match.entries[-1], match.now - 1)
        done.append(match.entries[-1].digest)
except HeldError as error:
    print(json.dumps(error.text.values), flush=True)
print(json.dumps(done), flush=True)
if sys.argv[3:]:
    sys.stdin.readline()
library.close()
"""


@pytest.fixture
def path(tmp_path):
    return tmp_path / "library.sqlite"


@pytest.fixture
def number(path):
    with closing(Library.open(path)) as library:
        return library.begin(Setup(3, ("person", "person")), GAME)


def program(path, *arguments):
    return subprocess.Popen(
        [sys.executable, "-c", PLAYER, str(path), *map(str, arguments)],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def test_the_second_program_is_told_who_has_the_match_and_changes_nothing(path, number):
    with program(path, 1) as first:
        assert first.stdout.readline() == "held\n"
        with program(path, 2) as second:
            told = dict(json.loads(second.stdout.readline()))
            assert told["id"] == number
            assert told["process"] == first.pid
            assert json.loads(second.stdout.readline()) == []
        done = json.loads(first.communicate("\n")[0])
    with closing(Library.open(path)) as library:
        assert list(library.export_record(number).digests) == done
        library.lock(number)
    assert [left.name for left in path.parent.iterdir()] == ["library.sqlite"]


def test_of_six_programs_at_once_one_has_the_match(path, number):
    started = [program(path, seed) for seed in range(6)]
    out = [each.communicate("\n")[0].splitlines() for each in started]
    assert sorted(len(lines) for lines in out) == [2] * 6
    held = [json.loads(lines[1]) for lines in out if lines[0] == "held"]
    with closing(Library.open(path)) as library:
        digests = list(library.export_record(number).digests)
    assert digests == [digest for done in held for digest in done]


def test_a_lease_ends_with_its_program_even_if_that_is_killed(path, number):
    with program(path, 1, "stay") as first:
        assert first.stdout.readline() == "held\n"
        with closing(Library.open(path)) as library:
            for change in (library.lock, library.practise, library.forget, lambda n: library.store_now(n, 0)):
                with pytest.raises(HeldError, match=rf"process {first.pid}, since"):
                    change(number)
            assert library.stored_match(number).id == number
            first.kill()
            first.wait()
            library.store_now(number, 0)
    assert [left.name for left in path.parent.iterdir()] == ["library.sqlite"]


def test_a_match_that_is_left_may_be_taken_by_another_program(path, number):
    with closing(Library.open(path)) as one, closing(Library.open(path)) as other:
        one.lock(number)
        with pytest.raises(HeldError):
            other.lock(number)
        one.unlock(number)
        other.lock(number)
        with pytest.raises(HeldError):
            one.forget(number)
        assert other.begin(Setup(1, ("person",)), GAME) > number


def test_a_library_of_the_first_releases_gets_what_it_lacks(path, number):
    with closing(Library.open(path)) as library:
        library._base.executescript("DROP TABLE turns; DROP TABLE writers")
    with closing(Library.open(path)) as library:
        assert library.notice is None
        library.lock(number)


def test_a_clock_that_was_set_back_changes_no_order(path, number, monkeypatch):
    with closing(Library.open(path)) as library:
        monkeypatch.setattr("tabletop.files.match_rows.stamp", lambda: "2001-01-01T00:00:00+00:00")
        later = library.begin(Setup(4, ("person", "person")), GAME)
        assert [kept.id for kept in library.open_matches()] == [later, number]
        library.store_now(number, 0)
        assert [kept.id for kept in library.search()[:2]] == [number, later]


def test_how_a_match_ended_is_kept_with_its_last_action(path, wander):
    match = wander(back=0)
    with closing(Library.open(path)) as library:
        number = library.begin(match.setup, GAME)
        copy = Match(GAME, match.setup)
        for at, entry in enumerate(match.entries):
            copy.play(entry.action)
            library.append(number, entry, at, ended=result_of(copy))
        assert library.stored_match(number).scores == GAME.scores(match.state)
        assert library.stored_match(library.keep(0, match)).ended


def test_a_library_that_is_held_is_told_at_once(path, number):
    with closing(Library.open(path)) as library, closing(Library.open(path)) as other:
        other._base.execute("BEGIN IMMEDIATE")
        began = time.monotonic()
        with pytest.raises(Exception, match="Another program is using"):
            library.store_now(number, 0)
        assert time.monotonic() - began < PATIENCE_AT_START / 1000  # a busy machine adds to its 0.25 s
        assert library._base.execute("PRAGMA busy_timeout").fetchone() == (PATIENCE,)
        other._base.execute("ROLLBACK")
        library.store_now(number, 0)


STARTER = """
import sys, time
from pathlib import Path
from tabletop.files import single_instance
first = single_instance.claim_or_tell(Path(sys.argv[1]), "raise")
print("first" if first else "told", flush=True)
if first:
    time.sleep(0.4)
    heard = []
    first.listen(heard.append)
    end = time.monotonic() + 20
    while len(heard) < 5 and time.monotonic() < end:
        time.sleep(0.02)
    print(len(heard))
    first.close()
"""


def test_of_six_starts_at_once_one_is_the_first_and_hears_the_others(tmp_path):
    command = [sys.executable, "-c", STARTER, str(tmp_path)]
    started = [subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) for _ in range(6)]
    said = sorted(each.communicate()[0].split() for each in started)
    assert said == [["first", "5"], *[["told"]] * 5]


def test_a_first_that_never_answers_is_not_waited_for_without_end(tmp_path):
    first = single_instance.claim(tmp_path)
    assert first is not None
    with pytest.raises(TimeoutError):
        single_instance.claim_or_tell(tmp_path, "raise", 0.2)
    first.close()


def test_the_sentence_names_all_it_has_to(path, number):
    with closing(Library.open(path)) as one, closing(Library.open(path)) as other:
        one.lock(number)
        with pytest.raises(HeldError) as held:
            other.lock(number)
    assert english(held.value.text).startswith(f"Match {number} is open in another program (process")
