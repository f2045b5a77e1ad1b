"""Each program of examples/ does what its first sentence says."""

from __future__ import annotations

import csv
import os
import re
import runpy
import shlex
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from tabletop.games import GAMES

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"
RECORD = ROOT / "resources" / "games" / "river_market" / "records" / "rival.tabletop"
TESTED = {"bot.py", "bot.sh", "tournament.py", "read_records.py"}


@pytest.fixture(autouse=True)
def quay():
    """The program's own games, not the sample."""


@pytest.fixture
def example(monkeypatch, capsys):
    """Runs an example in this process, and returns what it prints."""

    def runs(name, *argv):
        monkeypatch.setattr(sys, "argv", [name, *map(str, argv)])
        runpy.run_path(str(EXAMPLES / name), run_name="__main__")
        return capsys.readouterr().out

    return runs


def test_every_example_is_tested_and_named_for_whoever_looks_for_one():
    assert {path.name for path in EXAMPLES.iterdir() if path.is_file()} == TESTED
    read_me = (ROOT / "README.md").read_text(encoding="utf-8")
    assert [name for name in sorted(TESTED) if f"(examples/{name})" not in read_me] == []
    assert "`examples/`" in (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")


def test_the_bot_has_thirty_lines_and_plays_a_match_to_its_end(example, monkeypatch):
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    lines = (EXAMPLES / "bot.py").read_text(encoding="utf-8").split('"""\n', 2)[-1].splitlines()
    assert len([line for line in lines if line.strip()]) <= 31
    out = example("bot.py", "river_market", 3)
    assert re.fullmatch(r"Player \d wins, .*\. The bot has \d+, greedy has \d+\.\n", out)


def test_the_bot_for_a_shell_needs_no_more_than_a_bare_system_has():
    program = shlex.join([sys.executable, "-m", "tabletop"])
    env = {"PATH": "/usr/bin:/bin", "PYTHONPATH": str(ROOT), "TABLETOP": program, "HOME": os.environ["HOME"]}
    done = subprocess.run(
        ["/bin/sh", EXAMPLES / "bot.sh", "river_market", "2"],
        env=env,
        capture_output=True,
        text=True,
        check=True,
        timeout=100,
    )
    assert re.search(r"The match is over after \d+ moves\. Points: \[\d+, \d+\]\n$", done.stdout)
    assert done.stderr == ""


def test_the_shell_bot_reads_the_actions_of_every_game(tabletop):
    """An action has no objects inside, so that a shell can cut it out of a line."""
    from tabletop.files.codec import write_action
    from tests.walks import walks

    for name in GAMES:
        for legal in (legal for walk in walks(name)[:2] for legal in walk.legal):
            assert not any(isinstance(value, dict) for value in write_action(legal[0]).values())


def test_a_tournament_is_told_with_its_intervals(example, monkeypatch, tmp_path):
    for name in ("matplotlib", "matplotlib.figure"):
        monkeypatch.setitem(sys.modules, name, None)
    argv = ("--game", "river_market", "--matches", 2, "--plot", tmp_path / "a.png", "random", "greedy")
    line, last = example("tournament.py", *argv).splitlines()
    assert re.fullmatch(r"  random [·─●]{41} greedy +\d+%  [\d.]+ : [\d.]+", line)
    assert last.startswith("There is no picture, since matplotlib isn't installed")


def test_a_tournament_is_plotted_where_matplotlib_is(example, monkeypatch, tmp_path):
    drawn = []

    class Figure:
        def __init__(self, **_how):
            drawn.append(self)

        def __getattr__(self, name):
            return lambda *given, **_how: self.note(name, given)

        def note(self, name, given):
            drawn.append((name, given))
            return self

    monkeypatch.setitem(sys.modules, "matplotlib", SimpleNamespace())
    monkeypatch.setitem(sys.modules, "matplotlib.figure", SimpleNamespace(Figure=Figure))
    file = str(tmp_path / "a.png")
    argv = ("--game", "river_market", "--matches", 2, "--plot", file, "random", "random")
    assert example("tournament.py", *argv).splitlines()[-1] == f"The picture is in {file}"
    assert ("savefig", (file,)) in drawn
    [bar] = [given for name, given in drawn[1:] if name == "errorbar"]
    assert 0 <= bar[0] <= 1


def test_records_are_read_into_a_table(example):
    rows = list(csv.DictReader(example("read_records.py", RECORD).splitlines()))
    assert {row["player"] for row in rows} == {"greedy", "rival:normal"}
    rounds = [int(row["round"]) for row in rows]
    assert rounds == sorted(rounds)
    last = [row for row in rows if row["moves"] == rows[-1]["moves"]]
    assert [row["points"] for row in last] == ["22", "0"]
