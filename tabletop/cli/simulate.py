"""tabletop simulate: matches that the house opponents play, told as a table or as JSON lines."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import mean
from typing import Any

from tabletop.cli.autoplay import Played, play
from tabletop.cli.executors import executor
from tabletop.cli.words import CommandError, checked, game_named, options, seats, table
from tabletop.engine.match import PERSON, Setup
from tabletop.files.records import SUFFIX

BATCH = 8
"""Matches that one task of an executor plays."""
Task = tuple[str, tuple[Setup, ...], bool]


def add(parser: argparse.ArgumentParser) -> None:
    """The command's arguments."""
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
    parser.add_argument("--records", type=Path, metavar="DIR", help="keep the record of each match there")
    parser.add_argument(
        "--executor", default="", metavar="WHERE", help="process:N, or dask:ADDRESS of a scheduler"
    )


def run(given: argparse.Namespace) -> int:
    """Play the matches; 1 if any of them failed."""
    game = game_named(given.game)
    setup = checked(game, Setup(given.seed, seats(given.seats), options(given.options)))
    if PERSON in setup.seats:
        raise CommandError("a person cannot be simulated; “random” plays in a person's place")
    if given.matches < 1:
        raise CommandError("--matches must be 1 or more")
    if given.records:
        _make(given.records)
    setups = [Setup(given.seed + n, setup.seats, setup.options) for n in range(given.matches)]
    tasks: list[Task] = [
        (given.game, tuple(setups[n : n + BATCH]), given.records is not None)
        for n in range(0, len(setups), BATCH)
    ]
    began, told = time.monotonic(), []
    with executor(given.executor) as run_all:
        bar = Bar(len(setups))
        for played in _each(run_all(play_batch, tasks)):
            _tell(played, given)
            told.append(played.told)
            bar.show(len(told))
        bar.clear()
    failed = sum("error" in match for match in told)
    if not given.json:
        print(_summary(told, setup, time.monotonic() - began))
    return 1 if failed else 0


def play_batch(task: Task) -> list[Played]:
    """Play some matches, in whatever process this is."""
    name, setups, keep = task
    game = game_named(name)
    return [play(game, setup, keep=keep) for setup in setups]


def _each(batches: Iterator[list[Played]]) -> Iterator[Played]:
    for batch in batches:
        yield from batch


def _make(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CommandError(f"{folder} cannot be made: {error.strerror}") from error


def _tell(played: Played, given: argparse.Namespace) -> None:
    """Print a match, keep its record, and say what failed and where its record lies."""
    if given.json:
        print(json.dumps(played.told, ensure_ascii=False), flush=True)
    if not played.record:
        where = "it had not begun"
    else:
        kind = "failed" if played.error else given.game
        path = (given.records or Path()) / f"{kind}-{played.told['seed']}{SUFFIX}"
        try:
            path.write_text(played.record, encoding="utf-8")
        except OSError as error:
            raise CommandError(f"{path} cannot be written: {error.strerror}") from error
        where = f"what led there is in {path}"
    if played.error:
        print(f"\nThe match with seed {played.told['seed']} failed; {where}\n{played.error}", file=sys.stderr)


def _summary(told: list[dict[str, Any]], setup: Setup, seconds: float) -> str:
    """Mean scores and wins by seat, and how long it took."""
    sound = [match for match in told if "error" not in match]
    rows = []
    for seat, who in enumerate(setup.seats):
        scores = [match["scores"][seat]["total"] for match in sound]
        wins = sum(match["scores"][seat]["rank"] == 1 for match in sound)
        if scores:
            share = f"{100 * wins / len(sound):.1f} %"
            rows.append((seat + 1, who, round(mean(scores), 1), min(scores), max(scores), wins, share))
    text = table(rows, ["seat", "who", "mean", "least", "most", "wins", ""]) + "\n" if rows else ""
    actions = f", {mean(match['actions'] for match in sound):.0f} actions each" if sound else ""
    return f"{text}{len(sound)} of {len(told)} matches ended{actions}; {seconds:.1f} s"


class Bar:
    """A line on the terminal that shows how far it is; nothing where the output is no terminal."""

    WIDTH = 40

    def __init__(self, total: int) -> None:
        self.total, self.began, self.shown = total, time.monotonic(), -1.0
        self.live = sys.stderr.isatty()

    def show(self, done: int) -> None:
        """Show that so many are done, a few times a second at most."""
        now = time.monotonic()
        if not self.live or (now - self.shown < 0.1 and done < self.total):
            return
        self.shown = now
        filled = self.WIDTH * done // self.total
        left = (now - self.began) * (self.total - done) / done
        line = f"\r{'█' * filled}{'░' * (self.WIDTH - filled)} {done}/{self.total}, {left:.0f} s left "
        print(line, end="", file=sys.stderr, flush=True)

    def clear(self) -> None:
        """Leave the line empty."""
        if self.live:
            print("\r\033[K", end="", file=sys.stderr, flush=True)
