"""`tools/tempers.py`: what several matches share changes none of them, and a file of matches is resumed."""

from __future__ import annotations

from itertools import groupby

from tests.tool_files import loaded

TOOL = loaded("tools/tempers.py")


def test_matches_that_share_a_deal_go_as_each_alone():
    jobs = TOOL._jobs(["morocco"], ["luz"], "greedy", 2)
    assert [job.seat for job in jobs] == [0, 1]
    some = TOOL.played_deal(jobs)
    assert some == [TOOL.played_deal([job])[0] for job in jobs]
    assert all(come.other for come in some)


def test_members_play_at_their_own_levels():
    jobs = TOOL._jobs(["river_market"], ["bram", "salma", "jun"], "home", 3)
    assert [(who, len(list(some))) for who, some in groupby(jobs, lambda job: (job.member, job.level))] == [
        (("bram", "easy"), 2),
        (("salma", "hard"), 2),
        (("bram", "easy"), 1),
        (("salma", "hard"), 1),
    ]


def test_what_is_kept_is_not_played_again(tmp_path, capsys, monkeypatch):
    """A table says how many matches it stands on, also before all are played."""
    stored = tmp_path / "matches"
    monkeypatch.setattr(TOOL, "_come", lambda jobs, _workers: [come(job) for job in jobs])
    asked = ["morocco", "--members", "luz,tam", "--kept", str(stored)]
    assert TOOL.main([*asked, "--matches", "3"]) == 0
    assert len(stored.read_text("utf-8").splitlines()) == 6
    monkeypatch.setattr(TOOL, "_come", lambda jobs, _workers: [come(job, won=0.0) for job in jobs])
    assert TOOL.main([*asked, "--matches", "4"]) == 0
    assert "| morocco | tam | 4 | 75 (30–95) | 20 % | put 3.00 |" in capsys.readouterr().out
    assert TOOL.main([*asked, "--matches", "400", "--table"]) == 0
    assert "| morocco | tam | 4 | 75 (30–95) | 20 % | put 3.00 |" in capsys.readouterr().out


def come(job, won=1.0):
    return TOOL.Come(job, won, 1, 5, {"put": 6}, {"put": 2})
