"""Whole matches in a real window: by mouse alone, by keyboard alone, through the screen reader's door alone.

They want Xvfb, a window manager and xdotool (`make acceptance` sees to it) and take minutes, so they are not
part of `make test`.
"""

import json
import subprocess
import sys

import pytest

from tabletop.games import GAMES, about

from .conftest import ROOT, door

pytestmark = pytest.mark.acceptance
SHORTEST = 25
"""No match of any game comes to its end with fewer moves of a person."""
IN_DEBT = {"brick_and_mortar"}
"""Games in which whoever plays at random ends below zero."""


def played(screen, *words):
    """What a match by hand tells of itself, which nothing refused and which came to its end."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.acceptance.table", *words],
        env=screen,
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=1500,
        check=False,
    )

    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    told = json.loads(done.stdout)
    assert told["refused"] == []
    assert told["ending"]
    assert told["moves"] >= SHORTEST
    return told


@pytest.mark.parametrize("way", ["mouse", "keyboard", "mouse changed"])
@pytest.mark.parametrize("name", GAMES)
def test_a_whole_solo_match(screen, name, way):
    told = played(screen, name, *way.split())

    assert told["scores"][0] > 0 or name in IN_DEBT


@pytest.mark.parametrize("way", ["mouse", "keyboard"])
def test_a_whole_match_of_two_persons_with_curtains(screen, way):
    told = played(screen, "brick_and_mortar", way, "person,person")

    assert told["curtains"] > 20


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_match_through_the_screen_readers_door(screen, tmp_path, name):
    done = door(screen, tmp_path, "reader.py", about(name).title.source)
    lines = [line for line in done.stdout.splitlines() if line.startswith("{")]
    assert lines, done.stderr
    told = json.loads(lines[-1])
    assert told["ended"], told
    assert told["nameless"] == 0
