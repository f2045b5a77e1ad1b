"""The measures of `tabletop bench`: what is told, and when a bar counts as reached."""

import json
from xml.etree import ElementTree as ET

import pytest

from tabletop.bench import clock, command, deciding, goals, play, program
from tabletop.bench.command import main
from tabletop.bench.goals import GOALS, Measured
from tabletop.opponents.levels import LEVELS, Level
from tests.quay.game import GAME


@pytest.fixture(autouse=True)
def in_a_hurry(monkeypatch):
    monkeypatch.setattr(clock, "RUN_SECONDS", 0.005)
    monkeypatch.setattr(clock, "REPEATS", 1)
    monkeypatch.setattr(play, "GAMES", ("quay",))
    monkeypatch.setattr(play, "game", lambda _name: GAME)
    monkeypatch.setattr(play.peers, "installed", lambda: {play.peers.CHESS: lambda _dice: 40})
    monkeypatch.setattr(deciding, "GAMES", ("quay",))
    monkeypatch.setattr(deciding, "game", lambda _name: GAME)
    monkeypatch.setattr(deciding, "DECISIONS", 3)
    for name in ("normal", "hard"):
        monkeypatch.setitem(LEVELS, name, Level(30, 60.0))


def test_more_is_better_for_speed_and_less_for_time():
    assert GOALS["trusted"].reached(2.0, 2)
    assert not GOALS["trusted"].reached(1.9, 2)
    assert GOALS["replay"].reached(50, 50)
    assert not GOALS["replay"].reached(51, 50)


def test_every_aim_is_at_least_as_high_as_its_bar():
    for goal in GOALS.values():
        assert goal.reached(goal.aim, goal.bar), goal.what


def test_the_table_says_of_each_measure_whether_it_was_reached():
    lines = goals.goals_table(
        [Measured("copy", 30.0, "quay"), Measured("copy", 20.0, "quay"), Measured("start", 2.0, note="warm")]
    ).splitlines()
    assert [
        word in line
        for word, line in zip(("aim reached", "bar reached", "NOT REACHED"), lines[1:], strict=True)
    ]
    assert lines[3].endswith("warm")


def test_the_rules_are_measured_by_what_they_promise():
    found = {one.goal: one for one in play.measure_play()}
    assert set(found) == {"trusted", "checked", "copy", "replay"}
    assert all(one.value > 0 and one.of == "quay" for one in found.values())
    assert found["copy"].value > 2


def test_the_memory_after_each_match_can_be_drawn(monkeypatch, tmp_path):
    course = [150.0, 190.0, 200.0, 199.0]
    monkeypatch.setitem(command.PARTS, "memory", lambda: iter([Measured("matches", 200.0, course=course)]))
    file = tmp_path / "memory.svg"

    assert main(["--only", "memory", "--picture", str(file)]) == 0
    drawn = ET.fromstring(file.read_text("utf-8"))
    letters = [each.text for each in drawn.iter() if each.tag.endswith("text")]
    assert {"150", "199", "bar 300", "aim 220", "4"} <= set(letters)


def test_nothing_is_drawn_of_what_was_not_measured_again_and_again(monkeypatch, tmp_path):
    monkeypatch.setitem(command.PARTS, "memory", lambda: iter([Measured("matches", 200.0)]))
    with pytest.raises(SystemExit):
        main(["--only", "memory", "--picture", str(tmp_path / "memory.svg")])


def test_a_peer_that_is_not_installed_is_not_compared_with(monkeypatch):
    monkeypatch.setattr(play.peers, "installed", dict)
    assert {one.goal for one in play.measure_play()} == {"copy", "replay"}


def test_guessed_games_are_counted_as_on_the_machine_for_which_their_bar_was_set(monkeypatch):
    monkeypatch.setattr(play, "interleaved", lambda *_: (1500.0, 1500.0 / (play.CHESS_THEN / 2)))
    half = play._searching(GAME, [], play.peers.installed()[play.peers.CHESS])
    assert (half.value, half.note) == (3000.0, "1,500 here")


def test_without_its_peer_a_search_is_told_as_it_is_here(monkeypatch):
    monkeypatch.setattr(play, "rates", lambda _things: {"search": 1500.0})
    alone = play._searching(GAME, [], None)
    assert alone.value == 1500.0
    assert "no python-chess" in alone.note


def test_a_slower_machine_makes_fewer_a_second_but_as_many_while_its_peer_makes_one(monkeypatch):
    now, slow = 0.0, 1.0

    def takes(seconds, makes):
        def make():
            nonlocal now
            now += seconds * slow
            return makes

        return make

    monkeypatch.setattr(clock, "process_time", lambda: now)
    search, peer = takes(2.0, 10), takes(0.001, 1)
    assert clock.interleaved(search, peer, 3) == (pytest.approx(5.0), pytest.approx(0.005))
    slow = 2.0
    assert clock.interleaved(search, peer, 3) == (pytest.approx(2.5), pytest.approx(0.005))


def test_decisions_are_timed_for_both_levels_that_search():
    assert [(one.goal, one.of) for one in deciding.measure_decisions()] == [
        ("normal", "quay"),
        ("hard", "quay"),
    ]


def test_the_command_tells_a_table_or_json_and_fails_below_a_bar(capsys, monkeypatch):
    monkeypatch.setitem(
        command.PARTS, "play", lambda: iter([Measured("copy", 99.0), Measured("trusted", 1.0)])
    )
    assert main(["--only", "play"]) == 1
    assert "NOT REACHED" in capsys.readouterr().out

    monkeypatch.setitem(command.PARTS, "play", lambda: iter([Measured("copy", 99.0)]))
    assert main(["--only", "play", "--json"]) == 0
    [told] = json.loads(capsys.readouterr().out)
    assert (told["goal"], told["measured"], told["aim reached"]) == ("copy", 99.0, True)


def test_what_the_window_prints_is_read_and_its_failure_is_reported(monkeypatch):
    line = json.dumps({"goal": "drag", "value": 1.5, "of": "quay", "note": "76 pieces"})
    monkeypatch.setattr(program, "_run", lambda *_, timeout, scale: f"{line}\nnot a measure\n")
    assert next(program.measure_program()) == Measured("drag", 1.5, "quay", "76 pieces")

    monkeypatch.undo()
    with pytest.raises(RuntimeError, match=r"tabletop\.no_such failed"):
        program._run("-m", "tabletop.no_such", timeout=30)


def test_a_start_is_measured_by_what_a_bare_window_takes_in_the_same_run(monkeypatch):
    bare, own = iter([9.0, 0.2, 0.1, 0.1, 0.1, 0.1]), iter([9.0, 0.6, 0.5, 0.4, 0.7, 0.8])

    def run(*arguments, timeout):
        if arguments[0] == "-c":
            return str(next(bare))
        first = next(own)
        return json.dumps({"start": first, "rested": 2 * first})

    monkeypatch.setattr(program, "_run", run)
    assert [(one.goal, pytest.approx(one.value)) for one in program.measure_start()] == [
        ("start", 4.0),
        ("rested", 8.0),
    ]
