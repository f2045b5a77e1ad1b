"""House opponents play matches: what is told of each, how it repeats, and what a failure leaves behind."""

from __future__ import annotations

import json

import pytest

from tabletop import games
from tabletop.cli import simulate
from tabletop.files import records
from tabletop.files.codec import write_action
from tabletop.files.replay import replay
from tests.quay.game import GAME
from tests.quay.rules import Dock, DockOne


def told(result):
    return [json.loads(line) for line in result.out.splitlines()]


def test_each_match_is_told_and_repeats(tabletop):
    command = ("simulate", "quay", "--seats", "random,greedy,master", "--matches", 10, "--seed", 5, "--json")
    first = tabletop(*command)
    assert first.status == 0
    assert first.err == ""
    assert tabletop(*command).out == first.out
    matches = told(first)
    assert [match["seed"] for match in matches] == list(range(5, 15))
    for match in matches:
        assert match["seats"] == ["random", "greedy", "master:normal"]
        assert 0 < match["decisions"] <= match["actions"]
        assert match["ended"].startswith("The best merchant has")
        assert {rank for score in match["scores"] for rank in [score["rank"]]} >= {1}
        for score in match["scores"]:
            assert score["total"] == sum(part["points"] for part in score["by"])
            assert score["by"][0]["category"] == "Coins"


def test_records_hold_and_lead_to_the_same_digest(tabletop, tmp_path):
    result = tabletop(
        "simulate",
        "quay",
        "--seats",
        "random,random",
        "--matches",
        3,
        "--records",
        tmp_path / "new",
        "--json",
    )
    for match in told(result):
        record = records.read(tmp_path / "new" / f"quay-{match['seed']}.tabletop")
        again = replay(record, GAME, "it")
        assert again.departure is None
        assert again.match.state.digest() == match["digest"]


def test_the_table_sums_up(tabletop):
    out = tabletop("simulate", "quay", "--seats", "greedy,random", "--matches", 9, "--options", "open=on").out
    lines = out.splitlines()
    assert lines[0].split() == ["seat", "who", "mean", "least", "most", "wins"]
    assert lines[1].split()[1] == "greedy"
    assert "9 of 9 matches ended" in lines[-1]


@pytest.mark.parametrize(
    ("arguments", "trouble"),
    [
        (("chess", "--seats", "random"), "no game “chess”; there are: quay"),
        (("quay", "--seats", "person"), "a person can't be simulated"),
        (("quay", "--seats", "nobody"), "Unknown player “nobody”. Choose from: bram:easy, easy"),
        (("quay", "--seats", ""), "Quay takes 1 to 4 players; you asked for 0"),
        (("quay", "--seats", "master"), "(rule 1)"),
        (("quay", "--seats", "random", "--options", "open"), "“open” isn't an option"),
        (("quay", "--seats", "random", "--options", "open=?"), "can't be “?”. It can be: off, on"),
        (("quay", "--seats", "random", "--matches", "0"), "--matches must be 1 or more"),
        (("quay", "--seats", "random", "--executor", "moon:3"), "“moon:3” is no executor"),
        (("quay", "--seats", "random", "--executor", "process:0"), "“process:0” is no executor"),
        (("quay", "--seats", "random", "--records", "/dev/null/x"), "can't be created"),
    ],
)
def test_what_cannot_be_is_said(tabletop, arguments, trouble):
    result = tabletop("simulate", *arguments)
    assert result.status == 2
    assert result.out == ""
    assert result.err.startswith("tabletop simulate: ")
    assert trouble in result.err


def test_a_failure_is_told_with_the_record_that_led_there(tabletop, tmp_path, monkeypatch):
    whole = DockOne.apply

    def stumble(self, s, action, tell):
        if s.turn > 6:
            raise ZeroDivisionError("no berth left")
        whole(self, s, action, tell)

    monkeypatch.setattr(DockOne, "apply", stumble)
    result = tabletop("simulate", "quay", "--seats", "random,random", "--records", tmp_path, "--json")
    assert result.status == 1
    assert told(result)[0]["error"] == "ZeroDivisionError: no berth left"
    assert "Traceback" in result.err
    assert "what led there is in" in result.err
    record = records.read(tmp_path / "failed-1.tabletop")
    again = replay(record, GAME, "it")
    assert again.departure is not None
    assert again.departure.at == len(record.actions) - 1
    monkeypatch.setattr(DockOne, "apply", whole)
    assert replay(record, GAME, "it").departure is None


def test_the_record_of_a_failure_ends_with_the_action_that_was_offered_and_forbidden(
    tabletop, tmp_path, monkeypatch
):
    wrong = Dock(ship=23, quay=7)
    monkeypatch.setattr(DockOne, "legal_actions", lambda _self, _s: [wrong])
    result = tabletop("simulate", "quay", "--seats", "random,random", "--records", tmp_path)
    assert "was offered, but rule" in result.err
    assert records.read(tmp_path / "failed-1.tabletop").actions[-1] == write_action(wrong)


def test_a_state_that_does_not_add_up_is_a_failure(tabletop, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)

    def lose(self, s, action, tell):
        assert isinstance(action, Dock)
        s.hands[self.seat].remove(action.ship)

    monkeypatch.setattr(DockOne, "apply", lose)
    result = tabletop("simulate", "quay", "--seats", "random,random")
    assert result.status == 1
    assert "failed after 1 action; what led there is in failed-1.tabletop" in result.err
    assert "ships: [" in result.err
    assert "0 of 1 matches ended" in result.out


def test_the_bar_shows_how_far_it_is(monkeypatch, capsys):
    monkeypatch.setattr("sys.stderr.isatty", lambda: True, raising=False)
    bar = simulate.Bar()
    bar.show(1, 4)
    bar.show(4, 4)
    bar.clear()
    shown = capsys.readouterr().err
    assert "1/4" in shown
    assert "4/4, 0 s left" in shown
    assert shown.endswith("\r\033[K")


def test_other_processes_give_the_same_results(tabletop, monkeypatch):
    monkeypatch.setattr(games, "GAMES", ("public_market",))
    command = ("simulate", "public_market", "--seats", "random,random", "--matches", 3, "--json")
    here = tabletop(*command)
    assert here.status == 0
    assert tabletop(*command, "--executor", "process:1").out == here.out
