"""Whole matches, tournaments, and where they are played."""

import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tabletop.engine.game import Setup
from tabletop.opponents import arena, simulate
from tabletop.opponents.arena import Standing, duel, solo, standing
from tabletop.opponents.executors import executor
from tabletop.opponents.simulate import Job, play_with, run
from tests.quay import rules
from tests.quay.game import GAME


@pytest.fixture
def quay(monkeypatch):
    """Let the sample game be found by its name."""
    monkeypatch.setattr(simulate, "game_named", lambda name: {"quay": GAME}[name])
    monkeypatch.setattr(arena, "game_named", lambda name: {"quay": GAME}[name])
    monkeypatch.setattr(arena, "about", lambda name: {"quay": GAME.about}[name])


SETUP = Setup(4, ("greedy", "random", "master:normal"))


def test_a_match_is_the_same_checked_or_not_and_tells_how_it_went():
    quick = play_with(GAME, SETUP)
    checked = play_with(GAME, SETUP, checked=True, keep=True)

    assert quick.error == checked.error == ""
    assert quick.digest == checked.digest
    assert quick.actions == len(checked.log) >= quick.decisions > 0
    assert quick.totals == tuple(points[0].points for points in quick.score)
    assert min(quick.ranks) == 1
    assert quick.log == ()


def test_an_error_ends_one_match_and_is_told_with_what_led_there(monkeypatch):
    def broken(*_):
        raise ZeroDivisionError("no such berth")

    monkeypatch.setattr(rules.DockOne, "apply", broken)
    result = play_with(GAME, Setup(4, ("random", "random")))
    assert "no such berth" in result.error
    assert [type(action) for action in result.log] == [rules.Dock]


def test_what_checking_finds_is_an_error(monkeypatch):
    monkeypatch.setattr(
        rules.DockOne, "legal_actions", lambda step, s: [rules.Dock(s.hands[1 - step.seat][0], 0)]
    )
    two = Setup(4, ("random", "random"))
    assert "rule 3.1 forbids it: You do not hold" in play_with(GAME, two, checked=True).error

    monkeypatch.setattr(rules.DockOne, "legal_actions", lambda _step, _s: [])
    assert "nothing is allowed at DockOne" in play_with(GAME, two).error


@pytest.mark.usefixtures("quay")
def test_results_come_in_the_order_of_the_jobs_wherever_they_were_played():
    jobs = [Job("quay", Setup(seed, ("random", "greedy"))) for seed in range(40)]
    told = []
    here = run(jobs, None, lambda done, of: told.append((done, of)))
    with ThreadPoolExecutor(2) as pool:
        assert run(jobs, pool) == here
    assert [result.setup.seed for result in here] == list(range(40))
    assert told == [(done, 40) for done in range(1, 41)]


def test_a_place_that_is_none_is_refused_with_the_remedy():
    for where in ("nowhere", "process:", "process:0", "dask:"):
        with (
            pytest.raises(ValueError, match=r"is no executor: it can be process:4 or dask:ADDRESS"),
            executor(where),
        ):
            pass
    with executor("") as pool:
        assert pool is None


def test_each_deal_is_played_twice_with_the_seats_changed_over():
    jobs = duel("quay", "normal", "greedy", seats=3, matches=4, seed=7)
    assert [job.setup.seed for job in jobs] == [7, 7, 8, 8]
    assert jobs[0].setup.seats == ("normal", "greedy", "normal")
    assert jobs[1].setup.seats == ("greedy", "normal", "greedy")
    assert {job.setup.seats for job in solo("quay", "easy", "master:normal", matches=3, seed=1)} == {
        ("easy", "master:normal")
    }


@pytest.mark.usefixtures("quay")
def test_the_intervals_are_wilsons_and_broken_matches_count_for_nobody():
    one = Standing("a", "b", 2, 10, 8, 0, 5.0, 3.0)
    assert one.rate == 0.8
    assert one.interval == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert Standing("a", "b", 2, 10, 0, 0, 0.0, 0.0).interval[0] == pytest.approx(0)

    results = run(duel("quay", "greedy", "random", seats=2, matches=20, seed=1), None)
    counted = standing(results, "greedy", "random")
    assert counted.matches == 20
    assert counted.points > counted.others
    broken = simulate.SimulationResult(
        "quay", results[0].setup, 0, 0, (), (), 0, results[0].verdict, 0, (), "it broke"
    )
    assert standing([broken, *results], "greedy", "random") == Standing(
        "greedy", "random", 2, 20, counted.wins, counted.ties, counted.points, counted.others, 1
    )


@pytest.mark.usefixtures("quay")
def test_the_command_prints_a_table_or_json(capsys):
    assert arena.main(["quay", "--players", "random,greedy", "--seats", "2,3", "--matches", "10"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[:4] for line in lines[1:]] == [["greedy", "random", n, "10"] for n in "23"]

    assert arena.main(["quay", "--players", "greedy", "--solo", "--matches", "6", "--json"]) == 0
    [told] = json.loads(capsys.readouterr().out)
    assert (told["who"], told["against"], told["matches"]) == ("greedy", "master:normal", 6)
    assert told["interval"][0] < told["rate"] < told["interval"][1]


@pytest.mark.usefixtures("quay")
@pytest.mark.parametrize(
    ("argv", "message"),
    [
        (["quay", "--players", "greedy,grandmaster"], "Unknown player “grandmaster”"),
        (["quay", "--players", "greedy,greedy"], "somebody twice"),
        (["quay", "--seats", "9"], "you asked for 9"),
        (["quay", "--seats", "two"], "numbers with commas"),
        (["quay", "--executor", "moon"], "is no executor"),
        (["chess"], "chess"),
    ],
)
def test_what_cannot_be_held_is_refused(capsys, argv, message):
    assert arena.main(argv) == 2
    assert message in capsys.readouterr().err


ON_A_CLUSTER = """
from distributed import LocalCluster
from tabletop.opponents import arena

if __name__ == "__main__":
    with LocalCluster(n_workers=1, threads_per_worker=1, dashboard_address=None) as cluster:
        argv = ["public_market", "--players", "random,greedy", "--matches", "2", "--json"]
        assert arena.main([*argv, "--executor", "dask:" + cluster.scheduler_address]) == 0
"""


def test_a_tournament_on_a_dask_cluster_ends_as_it_does_here(tmp_path, capsys):
    script = tmp_path / "cluster.py"
    script.write_text(ON_A_CLUSTER, encoding="utf-8")
    place = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])}
    done = subprocess.run([sys.executable, script], env=place, capture_output=True, text=True, check=False)

    assert done.returncode == 0, done.stderr
    assert arena.main(["public_market", "--players", "random,greedy", "--matches", "2", "--json"]) == 0
    assert json.loads(done.stdout) == json.loads(capsys.readouterr().out)
