"""Killed at any moment, the program loses no action that it had committed, and goes on where it stood."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from tabletop.files import records, settings
from tabletop.files.library import Library
from tabletop.files.replay import replay
from tests.quay.game import GAME

KILLS, CHANGES = 40, 12
ROOT = Path(__file__).parents[2]


@pytest.mark.unix  # the writers are forked
@pytest.mark.timeout(120)
def test_nothing_that_was_acknowledged_is_lost(tmp_path, chance: Random):
    nursery = subprocess.Popen(
        [sys.executable, "-m", "tests.files.writer", tmp_path],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    with nursery:
        known: list[list[object]] = []
        counts = []
        for _ in range(KILLS):
            stood = kill_one(nursery, tmp_path, chance)
            counts.append(len(stood))
            done = [n for n, (word, *_) in enumerate(stood) if word == "done"]
            known = [how for _, *how in stood[done[-1] :]] if done else [*known, *(how for _, *how in stood)]
            see(tmp_path, known)
        assert nursery.stdin is not None
        nursery.stdin.close()
        assert nursery.stderr is not None
        assert nursery.stderr.read() == ""
    assert sum(counts) > 3 * KILLS
    assert len(set(counts)) > 5


def kill_one(nursery: subprocess.Popen[str], folder: Path, chance: Random) -> list[list[object]]:
    """Let it make some changes and kill it a moment later; what it announced and acknowledged.

    One in five is killed while it opens the library, the others while they play and save. How many changes
    they make first is counted, not timed: a busy machine makes fewer in a second.
    """
    assert nursery.stdin is not None
    assert nursery.stdout is not None
    changes = 0 if chance.random() < 0.2 else chance.randrange(1, CHANGES)
    nursery.stdin.write(f"{chance.randrange(1 << 30)}\n")
    nursery.stdin.flush()
    told = [json.loads(nursery.stdout.readline())]
    while sum(line[0] == "done" for line in told) < changes or not any(line[0] == "pid" for line in told):
        told.append(json.loads(nursery.stdout.readline()))
    time.sleep(chance.uniform(0, 0.006))
    os.kill(next(line[1] for line in told if line[0] == "pid"), signal.SIGKILL)
    while told[-1] != ["dead"]:
        told.append(json.loads(nursery.stdout.readline()))
    return [line for line in told if line[0] in ("try", "done")]


def see(folder: Path, allowed: list[list[object]]) -> None:
    """The library holds what was acknowledged last, or the one change after it."""
    library = Library.open(folder / "library.sqlite")
    assert library.notice is None
    newest = library.search(limit=1)
    if not allowed or (newest and newest[0].id != allowed[0][0]):
        # The next match had begun, and was not yet announced.
        assert len(newest) == 0 or newest[0].length == 0
        assert not allowed or newest[0].id == allowed[0][0] + 1
    else:
        number = newest[0].id
        back = library.resume(number, GAME)
        match = back.match
        assert back.departure is None
        assert back.lost == 0
        found = [number, match.now, [entry.digest for entry in match.entries], len(match.side_lines)]
        assert found in allowed
        assert newest[0].ended or library.open_matches()[0].id == number
    library.close()
    if (folder / "match.tabletop").exists():
        record = records.read(folder / "match.tabletop")
        assert replay(record, GAME, "match").departure is None
    assert settings.load_settings(folder / "settings.json")[1] is None
