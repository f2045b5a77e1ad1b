"""A screen for real windows, and the door of screen readers to the program that runs on it."""

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
QUIET = {"my_speed": 0, "opponents_speed": 0, "sounds": False, "confirm_giving_up": False}


@contextmanager
def screen_for(home: Path) -> Iterator[dict[str, str]]:
    """A screen of 1600 x 1000 with a window manager, and a home of its own; the environment to run in."""
    number = next(n for n in range(70, 99) if not Path(f"/tmp/.X{n}-lock").exists())
    env = {
        **os.environ,
        "DISPLAY": f":{number}",
        "QT_QPA_PLATFORM": "xcb",
        "TABLETOP_DATA": str(home / "data"),
        "XDG_CONFIG_HOME": str(home / "config"),
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


@pytest.fixture
def screen(tmp_path):
    """A screen, and a home of its own; the environment to run in."""
    with screen_for(tmp_path) as env:
        yield env


@pytest.fixture
def screens(tmp_path):
    """Two screens with two homes, by the parts of the friends who sit there."""
    with screen_for(tmp_path / "host") as host, screen_for(tmp_path / "guest") as guest:
        yield {"host": host, "guest": guest}


def write_settings(folder: Path) -> None:
    """Write settings without sounds and animations."""
    settings = folder / "data" / "settings.json"
    settings.parent.mkdir(parents=True, exist_ok=True)
    settings.write_text(json.dumps(QUIET))


def door(screen: dict[str, str], folder: Path, script: str, *words: str) -> subprocess.CompletedProcess[str]:
    """Run a script of this folder beside the program, on a session bus with the accessible tree."""
    program = folder / "program.sh"
    write_settings(folder)
    said = " ".join(f'"{word}"' for word in words)
    program.write_text(
        "set -eu\n"
        "/usr/libexec/at-spi-bus-launcher --launch-immediately &\n"
        "sleep 1\n"
        f"{sys.executable} -m tabletop &\n"
        "program=$!\n"
        "sleep 3\n"
        f"/usr/bin/python3 {ROOT}/tests/acceptance/{script} {said} || true\n"
        "kill $program\n"
    )
    env = {**screen, "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1", "PYTHONFAULTHANDLER": "1"}
    env.pop("PYTHONHOME", None)
    bus = shutil.which("dbus-run-session")
    assert bus, "dbus-run-session is missing: make acceptance installs it"
    return subprocess.run(
        [bus, "--", "bash", str(program)],
        env=env,
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=1500,
        check=False,
    )
