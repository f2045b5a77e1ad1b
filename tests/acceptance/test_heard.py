"""Debian's own Orca beside the program: what it says is read in its log, from the lobby to the result."""

import json
import re
import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from tabletop.engine.match import Match
from tabletop.engine.setups import default_setup
from tabletop.files.library import Library
from tabletop.files.library_rows import NAME
from tabletop.games import GAMES, game
from tests.acceptance.conftest import ROOT, write_settings

pytestmark = pytest.mark.acceptance
SPEECH = re.compile(r"SPEECH OUTPUT: '(.*)")


def beside_orca(screen: dict[str, str], folder: Path, command: str, seconds: int) -> Path:
    """Run a command of the shell beside Orca, which speaks into its log alone; return the log."""
    write_settings(folder)
    log, program = folder / "orca.out", folder / "heard.sh"
    program.write_text(
        "set -u\n"
        "/usr/libexec/at-spi-bus-launcher --launch-immediately &\n"
        "sleep 1\n"
        f"/usr/bin/python3 {ROOT}/tests/acceptance/orca_log.py {log} >/dev/null 2>&1 &\n"
        "reader=$!\n"
        "sleep 5\n"
        f"{command}\n"
        "kill $reader\n"
    )
    env = {
        **screen,
        "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        "HOME": str(folder),
        "XDG_DATA_HOME": str(folder),
        "SPEECHD_ADDRESS": f"unix_socket:{folder}/none",  # Orca waits for a voice that has no loudspeaker
    }
    bus = shutil.which("dbus-run-session")
    assert bus, "dbus-run-session is missing: make acceptance installs it"
    subprocess.run([bus, "--", "bash", str(program)], env=env, cwd=ROOT, timeout=seconds, check=False)
    return log


def listen(screen: dict[str, str], folder: Path, *keys: str) -> list[str]:
    """Press keys in the program, and return all that Orca says, in lines."""
    pressed = "\n".join(f"xdotool key {key}; sleep {3 if key == 'Return' else 1.2}" for key in keys)
    program = f"{sys.executable} -m tabletop >/dev/null 2>&1 &\nprogram=$!\nsleep 5"
    log = beside_orca(screen, folder, f"{program}\n{pressed}\nsleep 2\nkill $program", 300)
    return [
        found[1] for line in log.read_text(errors="replace").splitlines() if (found := SPEECH.search(line))
    ]


def said(heard: list[str], words: str) -> int:
    """Return the number of the first line with these words."""
    at = next((at for at, line in enumerate(heard) if words in line), -1)
    assert at >= 0, f"“{words}” was not said:\n" + "\n".join(heard)
    return at


def test_a_table_is_heard_from_the_lobby_to_a_hint(screen, tmp_path):
    moves = ("Tab", "Return", "Tab", "Return", "Tab", "Return")
    looks, asks = ("l", "Return", "Escape", "Escape"), ("F5", "F7", "F10", "F12", "h", "h")
    heard = listen(screen, tmp_path, *moves, *looks, *asks)
    order = ["Sit down", "with your first Meeple", "Your Meeple", "Bids at", "Take a Scrap"]
    assert [said(heard, words) for words in order] == sorted(said(heard, words) for words in order)
    for words in ("Looking round.", "Market Board. Enter: ", "Your money: $", "Round 1 of 10", "Hint: "):
        said(heard, words)


def test_the_result_is_heard(screen, tmp_path):
    rules, dice = game("public_market"), Random(3)
    match = Match(rules, replace(default_setup(rules), seed=5))
    while match.choice is not None:
        match.play(dice.choice(match.legal_actions()))
    match.goto(len(match.entries) - 1)
    (tmp_path / "data").mkdir(exist_ok=True)
    library = Library.open(tmp_path / "data" / NAME)
    number = library.keep(0, match)
    library.store_now(number, match.now)
    library.close()
    heard = listen(screen, tmp_path, "Tab", "Return", "n", "1", "Return", "Tab", "Tab", "Tab")
    title = next(line for line in heard if "You: " in line)
    assert re.search(r"You (?:have won|have lost|share the victory)", title)
    assert any("button" in line for line in heard[heard.index(title) :]), "\n".join(heard)


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_match_and_the_first_steps_of_a_lesson_are_heard(screen, tmp_path, name):
    transcript, told = tmp_path / "heard.txt", tmp_path / "told.json"
    listener = f"{sys.executable} -m tests.acceptance.listener {name}"
    beside_orca(screen, tmp_path, f"{listener} {tmp_path / 'orca.out'} {transcript} >{told}", 1500)
    assert told.read_text(), transcript.read_text()[-2000:]
    found = json.loads(told.read_text())
    assert found["moves"] > 10
    assert found["unheard"] == []
    assert found["twice"] == []
    assert found["wrong"] == []
