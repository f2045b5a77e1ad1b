"""One request, one answer; a bad request gets an error, and the next one is answered."""

from __future__ import annotations

import io
import json
from types import SimpleNamespace

import pytest

from tabletop.cli import serve
from tabletop.cli.requests import REQUESTS
from tabletop.cli.session import Session


@pytest.fixture
def session():
    return Session()


@pytest.fixture
def ask(session):
    def asked(do, **parts):
        return serve.respond(session, json.dumps({"do": do, **parts}).encode())

    return asked


@pytest.fixture
def match(ask):
    return ask("new", game="quay", seats=["person", "master", "person"], seed=3, names=["Ann"])


def test_a_match_begins(ask, match):
    assert match["ok"]
    assert match["choice"] == {
        "seat": 0,
        "step": "DockOne",
        "prompt": "Dock a ship from your hand at a quay.",
        "rules": ["3.1"],
    }
    assert (match["now"], match["over"], match["scores"]) == (0, False, [0, 0, 0])
    assert ask("status") == {key: value for key, value in match.items() if key != "events"}


def test_games_are_listed(ask):
    quay, market = ask("games")["games"]
    assert market["automata"] == ["angler:easy", "angler:normal", "angler:hard"]
    assert quay == {
        "game": "quay",
        "title": "Quay",
        "seats": [1, 4],
        "automata": ["master:normal"],
        "options": {"open": ["off", "on"]},
    }


def test_a_match_is_played_to_its_end(ask, match):
    for _ in range(200):
        legal = ask("legal")["actions"]
        if not legal:
            break
        assert ask("check", action=legal[0]["action"]) == {"ok": True, "allowed": True}
        after = ask("play", action=legal[0]["action"])
        assert after["ok"]
    assert after["over"]
    assert min(after["ranks"]) == 1
    assert after["verdict"].startswith("The best merchant")
    assert ask("view")["seat"] == 0
    assert ask("hint")["error"]["kind"] == "nothing"


def test_each_legal_action_has_words_and_a_gesture(ask, match):
    first = ask("legal")["actions"][0]
    assert first["words"].startswith("Dock a ship of")
    assert first["gesture"]["drag"] == f"ship:{first['action']['ship']}"
    assert first["gesture"]["to"] == "quay0"


def test_what_is_refused_has_its_rule_and_reason(ask, match):
    ask("play", action=ask("legal")["actions"][0]["action"])
    told = ask("legal", tries=True)
    assert told["refused"]
    for refused in told["refused"]:
        assert refused["rule"] in ("3.2", "3.3")
        assert ask("check", action=refused["action"]) == {
            "ok": True,
            "allowed": False,
            "rule": refused["rule"],
            "reason": refused["reason"],
        }
        answer = ask("play", action=refused["action"])
        assert answer["error"] == {"kind": "refused", "text": refused["reason"], "rule": refused["rule"]}
    assert ask("status")["now"] == 1


def test_a_view_hides_what_its_seat_does_not_see(ask, match):
    own, other = ask("view"), ask("view", seat=2)
    assert own["state"]["hands"][2] == [1 << 20] * 3
    assert other["state"]["hands"][2] != own["state"]["hands"][2]
    assert other["state"]["chance"] == 0
    assert {zone["key"] for zone in own["zones"]} >= {piece["zone"] for piece in own["pieces"]}
    assert ask("view", seat=3)["error"]["text"] == "There is no seat 3; the match has 0 to 2."


def test_what_happened_is_told_as_the_seat_may_read_it(ask, match):
    action = ask("legal")["actions"][0]["action"]
    told = ask("play", action=action, seat=0)["events"]
    assert [event["text"] for event in told][1:2] == ["You draw 1 ship"]
    ask("undo", practice=True)
    other = ask("redo")
    assert other["ok"]
    ask("undo", practice=True)
    assert "You draw 1 ship" not in [event["text"] for event in ask("play", action=action, seat=2)["events"]]


def test_undo_stops_at_what_was_shown(ask, match):
    assert ask("undo")["error"]["kind"] == "nothing"
    assert ask("redo")["error"]["kind"] == "nothing"
    ask("play", action=ask("legal")["actions"][0]["action"])
    assert ask("undo")["error"]["kind"] == "final"
    assert ask("undo", practice=True)["now"] == 0
    assert ask("redo")["now"] == 1


def test_a_hint_is_a_legal_action_with_reasons(ask, match):
    hint = ask("hint", level="greedy")
    assert hint["action"] in [told["action"] for told in ask("legal")["actions"]]
    assert hint["why"]


def test_a_match_is_saved_and_loaded(ask, match, tmp_path):
    ask("play", action=ask("legal")["actions"][0]["action"])
    status = ask("status")
    file = str(tmp_path / "x.tabletop")
    record = ask("save")["record"]
    assert ask("save", file=file) == {"ok": True, "file": file}
    for how in ({"file": file}, {"record": record}):
        ask("new", game="quay", seats=["person"])
        assert ask("load", **how) == status
    record["actions"][0]["ship"] = 99
    assert "can be played on from move 1" in ask("load", record=record)["departure"]
    assert ask("load")["error"]["kind"] == "request"
    assert ask("load", file=str(tmp_path / "none"))["error"]["kind"] == "file"
    assert ask("save", file=str(tmp_path / "no" / "x"))["error"]["kind"] == "file"
    assert ask("load", record={"game": "chess"})["error"]["kind"] == "file"


def test_any_position_is_set_up(ask, match):
    state = ask("position")["state"]
    assert ask("position", change={"coins": [19, 0, 3]})["scores"] == [19, 0, 3]
    assert ask("position", change={"coins.1": 7, "turn": 5})["scores"] == [19, 7, 3]
    for nowhere in ("coins.9", "coins.x.1", "turn.1", "nothing.0"):
        assert ask("position", change={nowhere: 1})["error"]["text"] == f"The state has no place “{nowhere}”."
    state["coins"] = [20, 1, 1]
    state["flow"] = [{"step": "Turn", "seat": 0}]
    over = ask("position", state=state, game="quay", seats=["person", "master", "greedy"])
    assert over["over"]
    state["flow"] = [{"step": "TakeOne", "seat": 2}]
    assert ask("position", state=state, options={"open": "on"})["choice"]["step"] == "TakeOne"


def test_a_position_is_set_up_in_a_session_without_a_match(ask, match, session):
    state = ask("position")["state"]
    fresh = Session()

    def first(**parts):
        return serve.respond(fresh, json.dumps({"do": "position", **parts}).encode())

    assert first()["error"]["kind"] == "no match"
    assert first(state=state)["error"]["kind"] == "no match"
    assert first(state=state, game="quay")["error"]["kind"] == "setup"
    assert first(state=state, game="quay", seats=["person"] * 3)["ok"]


@pytest.mark.parametrize(
    ("change", "trouble"),
    [
        ({"coins": "x"}, "coins: Input should be"),
        ({"deck": []}, "the components do not add up"),
        ({"flow": [{"step": "Nap"}]}, "flow[0]: “step” must be one of"),
        ({"gold": 1}, "gold: Extra inputs"),
    ],
)
def test_a_position_that_cannot_be_changes_nothing(ask, match, change, trouble):
    before = ask("status")
    answer = ask("position", change=change)
    assert answer["error"]["kind"] == "position"
    assert trouble in answer["error"]["text"]
    assert ask("status") == before


@pytest.mark.parametrize(
    "line",
    [
        b"x", b"[]", b"3", b'"do"', b"{}", b'{"do": 3}', b'{"do": "fly"}', b'{"do": "new"}', b"\xff\xfe",
        b'{"do": "new", "game": "quay", "seats": "person"}', b'{"do": "new", "game": 1, "seats": []}',
        b'{"do": "undo", "wish": 1}', b'{"do": "view", "seat": "0"}', b'{"do": "check"}', b"[" * 90_000,
        b'{"do": "new", "game": "chess", "seats": ["person"]}', b'{"do": "hint", "level": "god"}',
        b"9" * 5000,
    ],
)  # fmt: skip
def test_a_bad_request_gets_an_error_and_the_next_an_answer(session, ask, line):
    answer = serve.respond(session, line)
    assert answer["ok"] is False
    assert answer["error"]["kind"] in ("request", "no match")
    assert answer["error"]["text"]
    assert ask("games")["ok"]


@pytest.mark.parametrize("do", sorted(set(REQUESTS) - {"games", "new", "load", "quit"}))
def test_without_a_match_it_says_how_to_begin(ask, do):
    needed = {"action": {}} if do in ("check", "play") else {}
    assert ask(do, **needed)["error"]["kind"] == "no match"


@pytest.mark.parametrize(
    "action", [{}, {"do": "nap"}, {"do": "dock"}, {"do": "dock", "ship": "1", "quay": 0}]
)
def test_what_is_no_action_is_said(ask, match, action):
    for do in ("check", "play"):
        assert ask(do, action=action)["error"]["kind"] == "action"


def test_an_id_is_given_back(ask):
    assert ask("games", id=7)["id"] == 7
    assert ask("nap", id="a")["id"] == "a"


def test_rules_that_stumble_end_nothing(ask, match, monkeypatch, capsys):
    def stumble(*_):
        raise ZeroDivisionError("oh")

    monkeypatch.setattr("tests.quay.rules.dock", stumble)
    answer = ask("play", action=ask("legal")["actions"][0]["action"])
    assert answer["error"] == {"kind": "internal", "text": "ZeroDivisionError: oh"}
    assert "Traceback" in capsys.readouterr().err
    assert ask("status")["now"] == 0


def test_lines_come_in_and_go_out(monkeypatch, capsys, tabletop):
    lines = [b'{"do": "games"}', b"", b"  ", b"x" * 60, b'{"do": "quit", "id": 1}', b'{"do": "games"}']
    monkeypatch.setattr(serve, "LONGEST", 50)
    monkeypatch.setattr("sys.stdin", SimpleNamespace(buffer=io.BytesIO(b"\n".join(lines))))
    answers = [json.loads(line) for line in tabletop("serve").out.splitlines()]
    assert [answer["ok"] for answer in answers] == [True, False, True]
    assert answers[1]["error"]["text"] == "A request has at most 50 bytes."
    assert answers[2] == {"id": 1, "ok": True}
