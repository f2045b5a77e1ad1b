"""Reviews on the command line: told in words and in JSON, kept in the file or the library, gone on with."""

from __future__ import annotations

import json
from contextlib import closing

import pytest

from tabletop.cli import review as command
from tabletop.engine.game import Setup
from tabletop.engine.match import Match
from tabletop.files import records
from tabletop.files.library import Library
from tabletop.opponents import review
from tests.quay.game import GAME
from tests.walks import promise


@pytest.fixture(autouse=True)
def _few_guesses(monkeypatch):
    monkeypatch.setattr(review, "GLANCED", (1, 2))
    monkeypatch.setattr(review, "LOOKED", (2, 4))
    monkeypatch.setattr(review, "HELD", (6, 6))


@pytest.fixture
def match():
    """A match of players who do what brings them least at once."""
    played = Match(GAME, Setup(3, ("person", "greedy"), (), ("Ann", "")))
    while (step := played.choice) is not None:
        played.play(min(played.legal_actions(), key=lambda a: promise(GAME, played.state, a, step.seat)))
    return played


@pytest.fixture
def file(match, tmp_path):
    path = tmp_path / "a.tabletop"
    records.write(path, records.record(match))
    return path


def test_it_tells_what_was_given_away_and_leaves_the_file_as_it_was(tabletop, file, match):
    before = file.read_bytes()
    result = tabletop("review", file)
    assert result.status == 0
    told = result.out.splitlines()
    assert told[0] == "Quay: Ann (person), Player 2 (greedy); seed 3"
    assert "Ann" in told
    assert "Player 2" not in told
    turning = told.index(next(line for line in told if line.startswith("Turning point 1: move ")))
    at = int(told[turning].split()[4].rstrip(",")) - 1
    assert match.entries[at].seat == 0
    played = GAME.say(match.states[at], match.entries[at].action)
    assert told[turning + 1] == f"  played  {command.say(played)}"
    assert told[turning + 2].startswith("  better  ")
    found = json.loads(tabletop("review", file, "--json").out)["seats"][0]["findings"][0]
    assert found["move"] == at + 1
    happens = found["happens"]
    assert [line.strip() for line in told[turning + 4 :][: len(happens)]] == happens
    titles = {reason["what"] for reason in found["reasons"]}
    assert happens
    assert not titles & set(happens)
    assert not [line for line in told if line.strip().startswith(("+", "\N{MINUS SIGN}"))]
    assert file.read_bytes() == before


def test_json_says_the_same_and_seats_can_be_chosen(tabletop, file, match):
    told = json.loads(tabletop("review", file, "--json", "--seat", 2).out)
    assert (told["game"], told["done"], [seat["seat"] for seat in told["seats"]]) == ("quay", True, [1])
    assert told["seats"][0]["findings"]
    for found in told["seats"][0]["findings"]:
        assert match.entries[found["move"] - 1].seat == 1
        assert sum(reason["points"] for reason in found["reasons"]) == pytest.approx(
            found["points"], abs=0.06
        )
    wrong = tabletop("review", file, "--seat", 3)
    assert (wrong.status, wrong.err) == (2, "tabletop review: the match has seats 1 to 2\n")


def test_kept_in_its_file_it_is_told_at_once_the_next_time(tabletop, file, monkeypatch):
    first = tabletop("review", file, "--keep").out
    monkeypatch.setattr(review.MatchAnalysis, "_look", None)
    monkeypatch.setattr(review.MatchAnalysis, "_hold", None)
    assert tabletop("review", file).out == first
    assert tabletop("check", file).out == "a.tabletop: all well\n"


def test_of_a_match_of_the_library_it_is_kept_there(tabletop, match, home_of_its_own):
    with closing(Library.open()) as library:
        number = library.keep(0, match)
    assert tabletop("review", number).status == 0
    with closing(Library.open()) as library:
        kept = library.review(number)
    assert kept is not None
    assert kept.done
    missing = tabletop("review", 99)
    assert missing.status == 2
    assert "no match 99" in missing.err


def test_stopped_it_tells_what_there_is_and_goes_on_next_time(tabletop, file, monkeypatch):
    whole = tabletop("review", file).out
    looks, look = [], review.MatchAnalysis._look

    def interrupted(self, at, stop):
        looks.append(at)
        if len(looks) == 3:
            raise KeyboardInterrupt
        return look(self, at, stop)

    monkeypatch.setattr(review.MatchAnalysis, "_look", interrupted)
    stopped = tabletop("review", file, "--keep")
    assert stopped.status == 130
    assert stopped.out.endswith("Stopped; this is what was found so far.\n")
    assert len(records.read(file).review["looks"]) == 2
    assert tabletop("review", file).out == whole
    assert len(set(looks)) == len(looks) - 1


def test_what_cannot_be_reviewed_is_told_with_its_name(tabletop, tmp_path):
    path = tmp_path / "empty.tabletop"
    records.write(path, records.record(Match(GAME, Setup(3, ("person", "greedy")))))
    result = tabletop("review", path)
    assert result.status == 2
    assert "nobody whose moves could be looked at has decided anything in this match" in result.err
    assert "none.tabletop" in tabletop("review", tmp_path / "none.tabletop").err
