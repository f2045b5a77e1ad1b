"""tools/estimates.py measures what estimates miss in matches that are over, and leaves out what is no use."""

from __future__ import annotations

import tomllib
from statistics import fmean

import pytest

from tabletop.engine.game import Setup
from tabletop.engine.match import Match
from tabletop.files import records
from tabletop.opponents.forecast import estimates
from tests.quay.game import GAME
from tests.tool_files import loaded


@pytest.fixture
def tool(tmp_path, monkeypatch):
    """The tool, at work on an empty repository."""
    module = loaded("tools/estimates.py")
    monkeypatch.setattr(module, "ROOT", tmp_path)
    (tmp_path / "resources" / "games" / "quay").mkdir(parents=True)
    return module


@pytest.fixture
def matches(chance, tmp_path):
    """Six finished matches of two seats, and one that is not over, as records."""
    found = []
    for seed in range(7):
        match = Match(GAME, Setup(seed, ("greedy", "greedy")))
        while match.choice and (seed < 6 or match.now < 5):
            match.play(chance.choice(match.legal_actions()))
        records.write(tmp_path / f"{seed}.tabletop", records.record(match))
        found.append(match)
    return found[:6]


def test_what_was_missed_is_measured_by_tenth_of_the_match(tool, matches, tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(tool, "WORST", 1000.0)
    assert tool.main(["quay", str(tmp_path)]) == 0
    table = tomllib.loads((tmp_path / "resources/games/quay/estimates.toml").read_text())["tables"]["2"]
    first = [
        last - value
        for match in matches
        for at, points in estimates(match)[:-1]
        if 10 * at < match.now
        for last, value in zip(match.game.scores(match.state), points, strict=True)
    ]
    assert table["matches"] == 6
    assert table["short"][0] == round(fmean(first), 1)
    assert len(table["spread"]) == 10
    assert "automa_short" not in table
    assert capsys.readouterr().out.startswith("2: written; 6 matches; seats ")


def test_what_would_still_be_far_off_is_not_written(tool, matches, tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(tool, "WORST", 0.0)
    assert tool.main(["quay", str(tmp_path)]) == 0
    assert "tables" not in tomllib.loads((tmp_path / "resources/games/quay/estimates.toml").read_text())
    assert capsys.readouterr().out.startswith("2: not written (an error above 0.0 points); 6 matches; ")


def test_other_kinds_of_table_stay_as_they_are(tool, matches, tmp_path, monkeypatch):
    monkeypatch.setattr(tool, "WORST", 1000.0)
    file = tmp_path / "resources/games/quay/estimates.toml"
    known = {"matches": 5, "actions": 40, "short": [0.5] * 10, "spread": [1.5] * 10}
    file.write_text("\n".join(tool.written({"2": {**known, "matches": 3}, "rival": known})))
    assert tool.main(["quay", str(tmp_path)]) == 0
    tables = tomllib.loads(file.read_text())["tables"]
    assert tables["rival"] == known
    assert tables["2"]["matches"] == 6
    monkeypatch.setattr(tool, "WORST", 0.0)
    assert tool.main(["quay", str(tmp_path)]) == 0
    assert tomllib.loads(file.read_text())["tables"] == {"rival": known}


def test_a_record_that_cannot_be_used_is_named(tool, tmp_path, capsys):
    (tmp_path / "bad.tabletop").write_text("{}")
    assert tool.main(["quay", str(tmp_path)]) == 2
    assert "bad.tabletop" in capsys.readouterr().err
