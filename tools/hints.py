"""Measure the goals of hints, on positions of matches in which good-looking moves are likelier.

tools/hints.py verdict [GAME ...] --positions 300   the verdict does not change with the hidden state, and the
                                                    reasons add up to the difference
tools/hints.py times [GAME ...] --positions 24      time of the first and the last numbers, as in the window
tools/hints.py frames [GAME ...]                    frame times of the window, with and without a search

Each prints a line per game and returns 1 if a goal is not met. `--from N` continues at a position.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import TYPE_CHECKING

from tabletop.engine import rules
from tabletop.engine.game import PERSON, AnyGame, Setup
from tabletop.engine.rules import State
from tabletop.files.paths import DATA_VARIABLE
from tabletop.games import GAMES, game
from tabletop.opponents import move_comparison
from tabletop.opponents.hint import advise
from tabletop.opponents.worker import HINT, Request, Worker

if TYPE_CHECKING:
    from tabletop.bench.window import Bench

EVERY = 5
"""Every nth decision with a choice is used as a position."""
FIRST, LAST = 0.4, 2.0
"""Maximum seconds until the first numbers, and until the last."""
PAUSE = 0.5
"""Seconds between two requests: the worker cleans up after an answer, and no player asks again at once."""
GUESSES = (24, 24)
"""Determinizations for all moves, and for the best, if nobody waits."""
SLOWER = 1.2
"""Maximum ratio of frame times with a search to those without."""
PICTURE, ROUNDS = 1000 / 60, 6
"""Maximum milliseconds of a frame, and number of searches measured."""


def positions(of: AnyGame) -> Iterator[tuple[State, int]]:
    """Yield states, and a seat with several legal actions, without end."""
    automata = [f"{automa.id}:{automa.level}" for automa in of.about.automata]
    seats: list[tuple[str, ...]] = [(PERSON, PERSON), *((PERSON, automa) for automa in automata[:1])]
    if of.about.seats[1] > 2:
        seats.append((PERSON,) * 3)
    for seed in range(10_000):
        dice = Random(seed)  # noqa: S311  chance of a game, not of a cipher
        s = of.setup(Setup(seed, seats[seed % len(seats)]))
        rules.run_until_choice(s)
        while (step := rules.pending_choice(s)) is not None:
            legal = step.legal_actions(s)
            if len(legal) > 1 and dice.randrange(EVERY) == 0:
                yield s.copy(), step.seat
            good = of.evaluation.shortlist(s, step, legal) or legal
            rules.apply_action(s, dice.choice(good if dice.random() < 0.5 else legal), seat=step.seat)


def chosen(of: AnyGame, given: argparse.Namespace) -> Iterator[tuple[int, State, int]]:
    """Yield the positions asked for, each with its number."""
    numbered = enumerate(positions(of))
    for number, (s, seat) in islice(numbered, given.start, given.start + given.positions):
        yield number, s, seat


def verdict(of: AnyGame, given: argparse.Namespace) -> bool:
    """Return True if the third stage's verdict does not depend on hidden state and its reasons add up."""
    move_comparison.GUESSES = GUESSES
    tried = compared = 0
    faults: list[str] = []
    for number, s, seat in chosen(of, given):
        view = of.view(s, seat)
        other = of.determinize(view, seat, number + 77)
        again = of.view(other, seat)
        first = advise(of, view, seat, number, timed=False)
        tried += 1
        if first != advise(of, again, seat, number, timed=False):
            faults.append(f"{number}: another verdict")
        for each in first.rated:
            compared += 1
            whole = round(sum(reason.points for reason in each.reasons), 1)
            if whole != each.behind:
                faults.append(f"{number}: {whole} is not {each.behind}")
    print(
        f"{of.id}: {tried} positions, {compared} moves compared; faults: {', '.join(faults) or 'none'}",
        flush=True,
    )
    return not faults


def times(of: AnyGame, given: argparse.Namespace) -> bool:
    """Measure the seconds until the worker's first answer and its last numbers."""
    worker, firsts, lasts, without = Worker(), list[float](), list[float](), 0
    worker.start()
    _answers(worker, _request(of, *next(positions(of)), 0))
    for number, s, seat in chosen(of, given):
        came = _answers(worker, _request(of, s, seat, number))
        firsts.append(came[0][0])
        lasts.append(came[-1][0])
        without += not came[0][1]
    worker.close()
    print(
        f"{of.id}: {len(lasts)} positions; first word {_spread(firsts)}, last {_spread(lasts)} s;"
        f" {without} of the first without numbers; load {os.getloadavg()[0]:.1f}",
        flush=True,
    )
    return max(firsts) <= FIRST and max(lasts) <= LAST


def _answers(worker: Worker, request: Request) -> list[tuple[float, bool]]:
    """Return for each answer to a request the seconds it took, and whether it had numbers."""
    time.sleep(PAUSE)
    began, came = time.perf_counter(), list[tuple[float, bool]]()
    worker.ask(request)
    while (answer := worker.answer(60.0)) is not None:
        assert answer.thought is not None, answer.error
        came.append((time.perf_counter() - began, bool(answer.thought.rated)))
        if answer.last:
            break
    return came


def _request(of: AnyGame, s: State, seat: int, number: int) -> Request:
    return Request(number + 1, 0, of.id, of.view(s, seat), seat, number, HINT)


def _spread(values: list[float]) -> str:
    ordered = sorted(values)
    return (
        f"median {ordered[len(ordered) // 2]:.2f}, p95 {ordered[int(0.95 * (len(ordered) - 1))]:.2f},"
        f" most {ordered[-1]:.2f}"
    )


def frames(of: AnyGame, _given: argparse.Namespace) -> bool:
    """Measure frame times of the window (p95, milliseconds) with and without a search."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ[DATA_VARIABLE] = tempfile.mkdtemp(prefix="tabletop-hints-")
    from tabletop.bench.window import Bench, p

    bench, moments, worker = Bench(of), positions(of), Worker()
    without, searching = list[float](), list[float]()
    worker.start()
    _carry(bench)  # drawings are made once
    for number in range(ROUNDS):
        without += _carry(bench)
        s, seat = next(moments)
        worker.ask(_request(of, s, seat, number))
        while worker.busy:
            searching += _carry(bench)
            worker.answer()
    worker.close()
    bench.window.close()
    one, two = p(0.95, without), p(0.95, searching)
    print(
        f"{of.id}: pictures p95 {one:.1f} ms without, {two:.1f} ms while a hint is reckoned"
        f" ({len(without)} and {len(searching)} pictures; load {os.getloadavg()[0]:.1f})",
        flush=True,
    )
    return two <= max(one * SLOWER, PICTURE)


def _carry(bench: Bench) -> list[float]:
    """Drag a piece across the table; return the time of each frame in milliseconds."""
    from PySide6.QtCore import QEvent

    from tabletop.bench.window import frame

    drags = bench.table.surface.offered.drags
    key = max(drags, key=lambda key: len(drags[key]))
    goal = next(iter(drags[key])).zone
    start, end = bench.centre_of(key), bench.centre_of(goal)
    bench.mouse(QEvent.Type.MouseButtonPress, start, held=True)
    took = []
    for step in range(40):
        at = start + (end - start) * step / 40
        took.append(frame(lambda at=at: bench.mouse(QEvent.Type.MouseMove, at, held=True)))  # type: ignore[misc]
    bench.table.put_back()
    bench.mouse(QEvent.Type.MouseButtonRelease, start, held=False)
    return took


def main() -> int:
    """Run from the command line; 0 if all goals are met."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    measures = {"verdict": verdict, "times": times, "frames": frames}
    parser.add_argument("what", choices=measures)
    parser.add_argument("games", nargs="*", help="by default all")
    parser.add_argument("--positions", type=int, default=300)
    parser.add_argument("--from", dest="start", type=int, default=0)
    given = parser.parse_args()
    if unknown := set(given.games) - set(GAMES):
        parser.error(f"no such game: {', '.join(sorted(unknown))}")
    met = [measures[given.what](game(name), given) for name in given.games or GAMES]
    return 0 if all(met) else 1


if __name__ == "__main__":
    sys.exit(main())
