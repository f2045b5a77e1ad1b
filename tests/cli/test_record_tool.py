"""tools/record.py makes, keeps, renews and retells records."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tabletop.files import records
from tests.tool_files import loaded


@pytest.fixture
def tool(tmp_path, monkeypatch):
    """The tool, at work on an empty repository."""
    module = loaded("tools/record.py")
    monkeypatch.setattr(module, "ROOT", tmp_path)
    return module


@pytest.fixture
def made(tool, tmp_path):
    """A record that comes with the sample game."""
    assert tool.main(["make", "quay", "whole", "--seats", "greedy,master", "--seed", "4"]) == 0
    return tmp_path / "resources" / "games" / "quay" / "records" / "whole.tabletop"


def test_a_match_is_made_and_told(tool, made, tmp_path, capsys):
    told = (tmp_path / "tests" / "games" / "quay" / "transcripts" / "whole.txt").read_text()
    assert told.startswith("Quay: Player 1 (greedy), Harbour Master (master:normal); seed 4\n")
    assert "The best merchant has" in told
    assert tool.main([]) == 0
    assert "1 of 1 records hold" in capsys.readouterr().out


def test_what_no_longer_holds_is_said_and_played_again(tool, made, capsys):
    good = made.read_text()
    record = records.read(made)
    records.write(made, replace(record, digests=(0, *record.digests[1:])))
    assert tool.main([]) == 1
    assert "You can play on from move 1" in capsys.readouterr().out
    assert tool.main(["renew"]) == 0
    assert made.read_text() == good


def test_a_players_match_is_kept_without_names(tool, made, tmp_path):
    mine = tmp_path / "mine.tabletop"
    text = made.read_text().replace('"seed": 4', '"names": ["Ann", ""], "seed": 4', 1)
    mine.write_text(text)
    assert records.read(mine).setup.names == ("Ann", "")
    assert tool.main(["keep", str(mine), "story"]) == 0
    kept = records.read(tmp_path / "tests" / "games" / "quay" / "records" / "story.tabletop")
    assert kept.setup.names == ()
    assert kept.saved == ""
    assert kept.actions == records.read(mine).actions


def test_what_cannot_be_is_said(tool, capsys):
    assert tool.main(["make", "chess", "x", "--seats", "random"]) == 2
    assert tool.main(["keep", "nowhere", "x"]) == 2
    assert "no game “chess”" in capsys.readouterr().err
