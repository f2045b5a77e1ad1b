"""The figures of reviews: matches, agreement of two reviews, and whether what was hidden matters."""

from __future__ import annotations

import pytest

from tabletop.files.reviews import Finding
from tabletop.opponents import review
from tabletop.opponents.review import MatchAnalysis
from tests.quay.game import GAME
from tools import review as tool


@pytest.fixture(autouse=True)
def _few_guesses(monkeypatch):
    for name, guesses in (("GLANCED", (1, 2)), ("LOOKED", (2, 4)), ("HELD", (6, 6))):
        monkeypatch.setattr(review, name, guesses)
    monkeypatch.setattr(tool, "game_named", lambda _name: GAME)


def test_matches_are_the_same_whenever_they_are_asked_for_and_go_through_the_tables():
    first, again, other = tool.played(GAME, 1), tool.played(GAME, 1), tool.played(GAME, 2)
    assert first.entries == again.entries
    assert first.choice is None
    assert {match.setup.seats for match in (first, other)} == set(tool.tables(GAME.about))


def test_a_line_for_each_match_is_kept_and_gone_on_with(tmp_path, capsys, monkeypatch):
    kept = tmp_path / "kept.jsonl"
    assert tool.main(["quay", "--matches", "2", "--kept", str(kept)]) == 0
    first = capsys.readouterr().out
    assert "2 of 2" in first.splitlines()[-1]
    monkeypatch.setattr(tool, "looked", None)
    assert tool.main(["quay", "--matches", "2", "--kept", str(kept)]) == 0
    assert capsys.readouterr().out == first


def test_a_review_that_looks_at_what_is_hidden_is_noticed(monkeypatch):
    assert _again(1).anew
    monkeypatch.setattr(
        MatchAnalysis, "_seed", lambda reckoning, at, _way: reckoning.match.states[at].digest()
    )
    assert not all(_again(n).anew for n in range(1, 7))


def _again(number):
    return tool.looked(tool.played(GAME, number), number, twice=True).again


def test_only_some_are_reviewed_twice_where_so_asked(tmp_path, capsys):
    kept = tmp_path / "kept.jsonl"
    assert tool.main(["quay", "--matches", "4", "--again", "2", "--kept", str(kept)]) == 0
    assert "| 4 |" in (told := capsys.readouterr().out)
    assert "2 of 2" in told
    seen = tool._read(kept)
    assert [each.again is not None for each in seen] == [False, True, False, True]
    assert [len(each.seconds) for each in seen] == [1, 2, 1, 2]


def test_two_findings_agree_within_their_errors():
    def finding(lost, error):
        return Finding(3, {"do": "pass"}, lost, error)

    assert tool._agree(finding(5.0, 0.3), finding(5.8, 0.3))
    assert not tool._agree(finding(5.0, 0.3), finding(5.9, 0.3))


def test_an_unknown_game_is_refused(capsys, monkeypatch):
    monkeypatch.undo()
    assert tool.main(["nothing"]) == 2
    assert "nothing" in capsys.readouterr().err
