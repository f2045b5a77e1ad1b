"""Whole matches in a real window: by mouse alone, by keyboard alone, through the screen reader's door alone.

They want Xvfb, a window manager and xdotool (`make acceptance` sees to it) and take minutes, so they are not
part of `make test`.
"""

import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tabletop.games import GAMES, about

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.acceptance
IN_DEBT = {"brick_and_mortar"}
"""Games in which whoever plays at random ends below zero."""


@pytest.fixture
def screen(tmp_path):
    """A screen of 1600 x 1000 with a window manager, and a home of its own; the environment to run in."""
    number = next(n for n in range(70, 99) if not Path(f"/tmp/.X{n}-lock").exists())
    env = {
        **os.environ,
        "DISPLAY": f":{number}",
        "QT_QPA_PLATFORM": "xcb",
        "TABLETOP_DATA": str(tmp_path / "data"),
        "XDG_CONFIG_HOME": str(tmp_path / "config"),
        "PYTHONPATH": str(ROOT),
    }
    with subprocess.Popen(
        ["Xvfb", env["DISPLAY"], "-screen", "0", "1600x1000x24"], stderr=subprocess.DEVNULL
    ) as x:
        time.sleep(1.0)
        with subprocess.Popen(["openbox"], env=env, stderr=subprocess.DEVNULL) as manager:
            time.sleep(0.5)
            yield env
            manager.terminate()
        x.terminate()


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
    assert told["moves"] > 40
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
    title = about(name).title.source
    program = tmp_path / "program.sh"
    settings = tmp_path / "data" / "settings.json"
    settings.parent.mkdir()
    chosen = {"my_speed": 0, "opponents_speed": 0, "sounds": False, "confirm_giving_up": False}
    settings.write_text(json.dumps(chosen))
    program.write_text(
        "set -eu\n"
        "/usr/libexec/at-spi-bus-launcher --launch-immediately &\n"
        "sleep 1\n"
        f"{sys.executable} -m tabletop &\n"
        "program=$!\n"
        "sleep 3\n"
        f'/usr/bin/python3 {ROOT}/tests/acceptance/reader.py "{title}" || true\n'
        "kill $program\n"
    )
    env = {**screen, "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"}
    env.pop("PYTHONHOME", None)
    bus = shutil.which("dbus-run-session")
    assert bus, "dbus-run-session is missing: make acceptance installs it"
    done = subprocess.run(
        [bus, "--", "bash", str(program)],
        env=env,
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=1500,
        check=False,
    )

    lines = [line for line in done.stdout.splitlines() if line.startswith("{")]
    assert lines, done.stderr
    told = json.loads(lines[-1])
    assert told["ended"], told
    assert told["nameless"] == 0
