"""Two friends in two real windows, each on a screen of their own, play whole matches of a room by the mouse.

A computer plays the third seat. They meet over iroh, by open ways alone. Run by `make acceptance`.
"""

import json
import subprocess
import sys
from contextlib import suppress
from importlib.util import find_spec

import pytest

from tabletop.games import GAMES

from .conftest import ROOT

pytestmark = pytest.mark.acceptance
PATIENCE = 1700
"""Seconds in which a match is played to its end, on a machine that is busy."""
SHORTEST = 20
"""No match of any game comes to its end with fewer moves of a person."""


def friends(screens, folder, name):
    """What the two tell at the end of a match that nothing refused, and of which nobody was warned."""
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
    told = {}
    try:
        for part, process in running.items():
            out, err = process.communicate(timeout=PATIENCE)
            assert (process.returncode, err) == (0, ""), (part, err)
            told[part] = json.loads(out)
    finally:
        for process in running.values():
            with suppress(ProcessLookupError):
                process.kill()
    return told["host"], told["guest"]


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_match_of_two_friends_and_a_computer(screens, tmp_path, name):
    host, guest = friends(screens, tmp_path, name)

    assert host["record"] == guest["record"]
    assert host["scores"] == guest["scores"]
    for told, seat in ((host, 0), (guest, 1)):
        assert told["refused"] == []
        assert told["as_meant"]
        assert told["moves"] >= SHORTEST
        assert (told["seat"], told["kept"], told["seats_left"]) == ([seat], [seat], 0)
        assert told["status"] in {"Won", "Lost", "Shared"}
