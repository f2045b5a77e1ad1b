"""Every chapter in a real window by mouse alone, one of each game by keyboard and by the accessible tree.

They are part of `make acceptance`, as whole matches are.
"""

import json
import subprocess
import sys

import pytest

from tabletop.files.lessons import chapters, load_lesson
from tabletop.games import GAMES

from .conftest import ROOT, door

pytestmark = pytest.mark.acceptance
EVERY = pytest.mark.parametrize("name", GAMES)


def learnt(screen, way, *named):
    """What a learner tells of each chapter."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.acceptance.lessons", way, *named],
        env=screen,
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=1500,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return [json.loads(line) for line in done.stdout.splitlines()]


@EVERY
def test_every_chapter_is_begun_and_finished_by_mouse_without_help(screen, name):
    told = learnt(screen, "mouse", name)
    assert [each["chapter"] for each in told] == [f"{name}/{chapter}" for chapter in chapters(name)]
    assert [each for each in told if not each["done"] or each["helped"]] == []


@EVERY
def test_the_first_chapter_is_finished_by_keyboard_without_help(screen, name):
    told = learnt(screen, "keyboard", f"{name}/{chapters(name)[0]}")
    assert [(each["done"], each["helped"]) for each in told] == [(True, [])], told


@EVERY
def test_the_first_chapter_is_finished_through_the_screen_readers_door(screen, tmp_path, name):
    done = door(screen, tmp_path, "lesson_reader.py", load_lesson(name, chapters(name)[0]).title)
    lines = [line for line in done.stdout.splitlines() if line.startswith("{")]
    assert lines, done.stderr
    told = json.loads(lines[-1])
    assert told["ended"], told
    assert told["nameless"] == 0
    assert told["by_hand"] > 0, told
