"""Two friends in two real windows, each on a screen of their own, play whole matches of a room.

Both play by the mouse, or the guest through the screen reader's door alone. A computer plays the third
seat. They meet over iroh, by open ways alone. Run by `make acceptance`.
"""

import json
import subprocess
import sys
from contextlib import closing, contextmanager, suppress
from dataclasses import replace
from importlib.util import find_spec

import pytest

from tabletop.files.library import Library
from tabletop.files.library_rows import NAME
from tabletop.games import GAMES

from .conftest import ROOT, door

pytestmark = pytest.mark.acceptance
PATIENCE = 1700
"""Seconds in which a match is played to its end, on a machine that is busy."""
SHORTEST = 20
"""No match of any game comes to its end with fewer moves of a person."""


@contextmanager
def sitting(screens, folder, name):
    """Friends who play by the mouse, one on each of these screens, as processes by their parts."""
    assert find_spec("iroh") is not None, "playing together needs tabletop[together]"
    running = {
        part: subprocess.Popen(
            [sys.executable, "-m", "tests.acceptance.friend", name, part, str(folder)],
            env=env,
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for part, env in screens.items()
    }
    try:
        yield running
    finally:
        for process in running.values():
            with suppress(ProcessLookupError):
                process.kill()


def told_by(process):
    """What a friend tells at the end of a match that nothing refused, and of which nobody was warned."""
    out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, err) == (0, "")
    return json.loads(out)


def kept_by(folder):
    """The record of the only match in the library of a program."""
    with closing(Library.open(folder / "data" / NAME)) as library:
        [stored] = library.search()
        return replace(library.export_record(stored.id), began="", saved="")


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_match_of_two_friends_and_a_computer(screens, tmp_path, name):
    with sitting(screens, tmp_path, name) as running:
        host, guest = (told_by(running[part]) for part in ("host", "guest"))

    assert host["record"] == guest["record"]
    assert host["scores"] == guest["scores"]
    for told, seat in ((host, 0), (guest, 1)):
        assert told["refused"] == []
        assert told["as_meant"]
        assert told["moves"] >= SHORTEST
        assert (told["seat"], told["kept"], told["seats_left"]) == ([seat], [seat], 0)
        assert told["status"] in {"Won", "Lost", "Shared"}


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_match_with_a_far_friend_at_the_screen_readers_door(screens, tmp_path, name):
    far = screens.pop("guest")
    with sitting(screens, tmp_path, name) as running:
        done = door(far, tmp_path / "guest", "friend_reader.py", str(tmp_path / "invite"))
        lines = [line for line in done.stdout.splitlines() if line.startswith("{")]
        assert lines, done.stderr
        guest = json.loads(lines[-1])
        assert guest["ended"], guest
        host = told_by(running["host"])

    assert (guest["fair"], guest["nameless"], host["refused"]) == (True, 0, [])
    assert guest["presses"] >= SHORTEST
    assert kept_by(tmp_path / "guest") == kept_by(tmp_path / "host")
