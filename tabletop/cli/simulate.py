"""tabletop simulate: plays matches of bots and prints a table or JSON lines."""

from __future__ import annotations

import argparse
import json
import sys
import time
from dataclasses import replace
from pathlib import Path
from statistics import mean

from tabletop.cli.arguments import CommandError, game_named
from tabletop.cli.arguments import setup as read_setup
from tabletop.cli.output import counted, say, table
from tabletop.engine.game import PERSON, AnyGame, Setup
from tabletop.engine.match import Match
from tabletop.files import records
from tabletop.files.codec import write_action
from tabletop.files.documents import Document
from tabletop.opponents.executors import PLACES, executor
from tabletop.opponents.simulate import Job, SimulationResult
from tabletop.opponents.simulate import run as play_all


def add(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument("game", help="the game, such as public_market")
    parser.add_argument(
        "--seats",
        required=True,
        help="who sits where, with commas: random, greedy, easy, normal, hard, or an automa",
    )
    parser.add_argument("--matches", type=int, default=1, metavar="N", help="how many matches (1)")
    parser.add_argument(
        "--seed", type=int, default=1, metavar="S", help="of the first match; the next has S+1"
    )
    parser.add_argument("--options", default="", metavar="K=V,...", help="the game's options")
    parser.add_argument("--json", action="store_true", help="one JSON object a match instead of a table")
    parser.add_argument("--records", type=Path, metavar="DIR", help="keep the file of each match there")
    parser.add_argument(
        "--executor", default="", metavar="WHERE", help=f"where to play them: {PLACES} (here)"
    )


def run(given: argparse.Namespace) -> int:
    """Play the matches with every action checked; 1 if any of them failed."""
    game = game_named(given.game)
    setup = read_setup(game, given.seed, given.seats, given.options)
    if PERSON in setup.seats:
        raise CommandError("a person can't be simulated; use “random” instead")
    if given.matches < 1:
        raise CommandError("--matches must be 1 or more")
    folder: Path | None = given.records
    if folder:
        _make(folder)
    jobs = [
        Job(game.id, replace(setup, seed=given.seed + n), checked=True, keep=folder is not None)
        for n in range(given.matches)
    ]
    began, bar = time.monotonic(), Bar()
    try:
        with executor(given.executor) as where:
            results = play_all(jobs, where, bar.show)
    except ValueError as error:
        raise CommandError(str(error)) from error
    bar.clear()
    for result in results:
        if given.json:
            print(json.dumps(match_json(result), ensure_ascii=False))
        _keep(game, result, folder)
    if not given.json:
        print(_summary(results, setup, time.monotonic() - began))
    return 1 if any(result.error for result in results) else 0


def _make(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CommandError(f"{folder} can't be created: {error.strerror}") from error


def match_json(result: SimulationResult) -> Document:
    """Return a match as a JSON object."""
    setup = result.setup
    begun = {
        "game": result.game,
        "seed": setup.seed,
        "seats": list(setup.seats),
        "options": dict(setup.options),
        "actions": result.actions,
    }
    if result.error:
        return {**begun, "error": result.error.strip().splitlines()[-1]}
    return {
        **begun,
        "decisions": result.decisions,
        "round": result.round,
        "scores": [
            {
                "total": total,
                "rank": rank,
                "by": [{"category": say(p.category), "rule": p.rule, "points": p.points} for p in parts],
            }
            for total, rank, parts in zip(result.totals, result.ranks, result.score, strict=True)
        ],
        "ended": say(result.verdict),
        "digest": result.digest,
    }


def _keep(game: AnyGame, result: SimulationResult, folder: Path | None) -> None:
    """Write the record of a match, if wanted; that of a failed match always, and print where it is."""
    if not result.error and folder is None:
        return
    name = f"{'failed' if result.error else result.game}-{result.setup.seed}{records.SUFFIX}"
    path = (folder or Path()) / name
    records.write(path, record_of(game, result))
    if result.error:
        what = f"The match with seed {result.setup.seed} failed after {counted(result.actions, 'action')}"
        print(f"{what}; what led there is in {path}\n{result.error}", file=sys.stderr)


def record_of(game: AnyGame, result: SimulationResult) -> records.Record:
    """Return the record of a match from its log; of a failed one, with the action that failed last."""
    if not result.error:
        return records.record(Match.replay(game, result.setup, result.log))
    begun = records.record(Match(game, result.setup))
    return replace(begun, now=len(result.log), actions=tuple(write_action(action) for action in result.log))


def _summary(results: list[SimulationResult], setup: Setup, seconds: float) -> str:
    """Return mean scores and wins by seat, and the time taken."""
    sound = [result for result in results if not result.error]
    rows = []
    for seat, who in enumerate(setup.seats if sound else ()):
        scores = [result.totals[seat] for result in sound]
        wins = sum(result.ranks[seat] == 1 for result in sound)
        share = f"{100 * wins / len(sound):.1f} %"
        rows.append((seat + 1, who, round(mean(scores), 1), min(scores), max(scores), wins, share))
    text = table(rows, ["seat", "who", "mean", "least", "most", "wins", ""]) + "\n" if rows else ""
    actions = f", {mean(result.actions for result in sound):.0f} actions each" if sound else ""
    return f"{text}{len(sound)} of {len(results)} matches ended{actions}; {seconds:.1f} s"


class Bar:
    """A progress bar on the terminal; nothing if the output is no terminal."""

    WIDTH = 40

    def __init__(self) -> None:
        self.began, self.shown = time.monotonic(), 0.0
        self.live = sys.stderr.isatty()

    def show(self, done: int, total: int) -> None:
        """Print progress as done/total, at most ten times a second."""
        now = time.monotonic()
        if not self.live or (now - self.shown < 0.1 and done < total):
            return
        self.shown = now
        filled = self.WIDTH * done // total
        left = (now - self.began) * (total - done) / done
        line = f"\r{'█' * filled}{'░' * (self.WIDTH - filled)} {done}/{total}, {left:.0f} s left "
        print(line, end="", file=sys.stderr, flush=True)

    def clear(self) -> None:
        """Clear the line."""
        if self.live:
            print("\r\033[K", end="", file=sys.stderr, flush=True)
