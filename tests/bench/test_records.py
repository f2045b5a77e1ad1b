"""The figures of `tabletop bench` that are recorded, and the command that fails behind them."""

from pathlib import Path

import pytest

from tabletop.bench import command, records
from tabletop.bench.command import main
from tabletop.bench.goals import GOALS, Measured
from tabletop.games import GAMES


@pytest.fixture
def file(tmp_path):
    return tmp_path / "bench.toml"


def measuring(monkeypatch, *runs):
    """Let the only part of the bench yield these measurements, run after run; returns the runs left."""
    left = [list(run) for run in runs]
    monkeypatch.setattr(command, "PARTS", {"play": lambda: iter(left.pop(0))})
    return left


def test_better_figures_are_recorded_and_worse_ones_are_not(file):
    first = [Measured("trusted", 2.0, "quay"), Measured("memory", 100.0, "quay"), Measured("zoom", 3.0)]
    records.write_records(file, first)
    assert records.read_records(file) == {("trusted", "quay"): 2.0, ("memory", "quay"): 100.0}

    records.write_records(file, [Measured("trusted", 1.5, "quay"), Measured("memory", 90.0, "quay")])
    records.write_records(file, [Measured("trusted", 2.05, "quay"), Measured("start", 4.0)])
    assert records.read_records(file) == {
        ("trusted", "quay"): 2.0,
        ("memory", "quay"): 90.0,
        ("start", ""): 4.0,
    }


def test_a_figure_may_be_a_little_worse_than_its_record():
    known = {("trusted", "quay"): 2.0, ("memory", "quay"): 100.0}
    near = [Measured("trusted", 1.71, "quay"), Measured("memory", 117.0, "quay")]
    far = [Measured("trusted", 1.69, "quay"), Measured("memory", 118.0, "quay")]
    assert records.fallen_behind(near, known) == []
    assert records.fallen_behind(far, known) == far


def test_the_command_fails_behind_a_record_though_every_bar_is_reached(file, monkeypatch, capsys):
    records.write_records(file, [Measured("copy", 99.0, "quay")])
    measuring(monkeypatch, *[[Measured("copy", 50.0, "quay")]] * 3)
    assert main(["--records", str(file)]) == 1
    assert "Fallen behind: copy of a state in mid-game quay: 50, recorded 99" in capsys.readouterr().out


def test_what_fell_behind_is_measured_again_and_the_best_counts(file, monkeypatch):
    records.write_records(file, [Measured("copy", 99.0, "quay"), Measured("memory", 100.0, "quay")])
    left = measuring(
        monkeypatch,
        [Measured("copy", 50.0, "quay"), Measured("memory", 100.0, "quay")],
        [Measured("copy", 98.0, "quay"), Measured("memory", 500.0, "quay")],
        [],
    )
    assert main(["--records", str(file)]) == 0
    assert left == [[]]


def test_a_run_that_compares_nothing_fails(file, monkeypatch):
    measuring(monkeypatch, [Measured("copy", 50.0, "quay")])
    assert main(["--records", str(file)]) == 1


def test_a_goal_that_is_unknown_is_named(file):
    file.write_text("[speed]\nquay = 1\n")
    with pytest.raises(ValueError, match="no goal speed"):
        records.read_records(file)


def test_every_game_has_its_figures_in_the_project_s_file():
    known = records.read_records(Path(__file__).parents[1] / "bench.toml")
    of_no_game = {"start", "rested", "matches"}
    assert {goal for goal, _of in known} == set(records.RECORDED) <= GOALS.keys()
    for goal in records.RECORDED:
        assert {of for name, of in known if name == goal} == ({""} if goal in of_no_game else set(GAMES))
