"""Games of other distributions: listed and played, or left out with the reason while the others play."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tabletop import games
from tabletop.engine.text import english
from tabletop.files import outside_games, paths

ROOT = Path(__file__).parents[1]
BROKEN = 'raise RuntimeError("no ships")'


def documented():
    """The files of the distribution as docs/adding-a-game.md shows them."""
    text = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    found = re.findall(r"```(?:toml|python)\n# (\S+)\n(.*?)```", text, re.DOTALL)
    return dict(found)


def installed(folder, *, name="tabletop-quay", package="tabletop_quay", game="quay", about="", init=""):
    """Install Quay into a folder as its distribution would be."""
    files = documented()
    project = tomllib.loads(files["pyproject.toml"])["project"]
    assert project["entry-points"]["tabletop.games"] == {"quay": "tabletop_quay"}
    code = folder / package
    code.mkdir()
    for part in ("rules", "table", "game"):
        shutil.copy(ROOT / "tests" / "quay" / f"{part}.py", code)
    (code / "resources").mkdir()
    (code / "resources" / "rules.en.md").write_text("# Quay\n\n## 1 Ships\n")
    for part, other in (("about", about), ("__init__", init)):
        text = other or files[f"tabletop_quay/{part}.py"]
        (code / f"{part}.py").write_text(text.replace("tabletop_quay", package))
    info = folder / f"{name.replace('-', '_')}-{project['version']}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {project['version']}\n")
    (info / "entry_points.txt").write_text(f"[tabletop.games]\n{game} = {package}\n")
    return folder


@pytest.fixture
def found(tmp_path, monkeypatch):
    """What is found in a folder into which something was installed; it is forgotten afterwards."""
    monkeypatch.setattr(paths, "_OUTSIDE", {})
    monkeypatch.syspath_prepend(str(tmp_path))
    before = set(sys.modules)
    yield lambda: outside_games.find(games.INCLUDED, [games.about(name).code for name in games.INCLUDED])
    for name in set(sys.modules) - before:
        if name.startswith(("tabletop_quay", "other_quay")):
            del sys.modules[name]


def test_without_any_nothing_is_loaded():
    assert (games.OUTSIDE, games.LEFT_OUT) == ({}, ())
    assert games.GAMES == games.INCLUDED
    assert tuple(games.about(name).code for name in games.INCLUDED) == games._CODES


def test_it_is_found_with_its_maker_and_its_resources(tmp_path, found):
    installed(tmp_path)
    taken, left = found()
    assert left == ()
    [game] = taken.values()
    assert (game.id, game.package, game.maker, game.version) == (
        "quay",
        "tabletop_quay",
        "tabletop-quay",
        "1.0",
    )
    assert paths.resource("games/quay/rules.en.md").read_text().startswith("# Quay")
    assert paths.resource("games/morocco/rules.en.md").is_file()
    assert paths.resource("fonts").is_dir()


@pytest.mark.parametrize(
    ("how", "why"),
    [
        ({"game": "morocco"}, "the name is taken by another game."),
        ({"game": "Quay"}, "a game's name has small letters, digits and “_”."),
        (
            {"about": "from tabletop_quay.game import ABOUT\nINTERFACE = 9"},
            "it was made for interface 9 of Tabletop, and this one has 1.",
        ),
        (
            {"about": "from tabletop_quay.game import ABOUT"},
            "it was made for interface 0 of Tabletop, and this one has 1.",
        ),
        (
            {
                "about": "from dataclasses import replace\nfrom tabletop_quay import game\nINTERFACE = 1\n"
                "ABOUT = replace(game.ABOUT, code='MO')"
            },
            "the prefix “MO” of its rules is taken by another game.",
        ),
        ({"init": BROKEN}, "RuntimeError: no ships (__init__.py, line 1)."),
        ({"about": BROKEN}, "RuntimeError: no ships (about.py, line 1)."),
        ({"init": "raise SystemExit(3)"}, "SystemExit: 3 (__init__.py, line 1)."),
        ({"init": "import no_such_module"}, "ModuleNotFoundError: No module named 'no_such_module'"),
        ({"about": "INTERFACE = 1\nABOUT = 3"}, "TypeError: ABOUT is no About, or GAME is no Game"),
        ({"game": "quai"}, "ValueError: its entry point is “quai”, but it calls itself “quay”"),
    ],
    ids=lambda value: str(value)[:30] if isinstance(value, str) else "",
)
def test_what_cannot_be_played_is_left_out_and_says_why(tmp_path, found, how, why):
    installed(tmp_path, **how)
    taken, [left] = found()
    assert taken == {}
    assert english(left.message).startswith(
        f"The game “{how.get('game', 'quay')}” of tabletop-quay, 1.0, is left out: {why}"
    )


def test_a_fault_leaves_out_its_own_game_alone_and_a_name_is_taken_once(tmp_path, found):
    installed(tmp_path, name="a-quay", package="other_quay", init=BROKEN)
    installed(tmp_path, name="b-quay")
    installed(tmp_path, name="c-quay", package="other_quay_too")
    taken, left = found()
    assert [game.maker for game in taken.values()] == ["b-quay"]
    assert [(each.maker, english(each.why).partition(":")[0]) for each in left] == [
        ("a-quay", "RuntimeError"),
        ("c-quay", "the name is taken by another game."),
    ]


def program(folder, *argv, lines=()):
    """Run the program with what is installed in a folder."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join((str(folder), str(ROOT)))}
    return subprocess.run(
        [sys.executable, "-m", "tabletop", *argv],
        env=env,
        input="\n".join(map(json.dumps, lines)),
        capture_output=True,
        encoding="utf-8",
        check=True,
        timeout=100,
    )


def test_it_is_played_by_protocol_while_a_broken_one_is_named(tmp_path):
    installed(tmp_path, name="a-quay", package="other_quay", game="broken", init=BROKEN)
    installed(tmp_path, name="tabletop-quay")
    hint = {"do": "hint", "level": "greedy"}
    lines = [{"do": "games"}, {"do": "new", "game": "quay", "seats": ["person", "greedy"], "seed": 3}, hint]
    done = program(tmp_path, "serve", lines=[*lines, {"do": "save"}])
    listed, begun, advice, saved = map(json.loads, done.stdout.splitlines())
    assert done.stderr.startswith(
        "tabletop: The game “broken” of a-quay, 1.0, is left out: RuntimeError: no ships"
    )
    assert [each["game"] for each in listed["games"]] == [*games.INCLUDED, "quay"]
    assert [each.get("from") for each in listed["games"]] == [None] * 5 + ["tabletop-quay 1.0"]
    assert begun["choice"]["seat"] == 0
    assert advice["action"]
    assert saved["record"]["game"] == "quay"


def test_it_is_simulated_to_its_end(tmp_path):
    installed(tmp_path)
    done = program(tmp_path, "simulate", "quay", "--seats", "random,greedy", "--matches", "4")
    assert done.stderr == ""
    assert "4 matches" in done.stdout
