"""Measures how long bots take to decide, and how well they play."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from time import perf_counter

from tabletop.bench.goals import Measured
from tabletop.bench.play import tables
from tabletop.engine import rules
from tabletop.engine.game import AnyGame, Setup
from tabletop.games import GAMES, game
from tabletop.opponents.arena import duel, standing
from tabletop.opponents.choosing import choose_action_in, gc_paused
from tabletop.opponents.simulate import run

DECISIONS = 24
"""Number of decisions timed, for each level and game."""
_PAIRS = (("greedy", "random"), ("normal", "greedy"), ("hard", "normal"), ("hard", "greedy"))


def measure_decisions() -> Iterator[Measured]:
    """Time decisions of the two levels that search, in every game."""
    for name in GAMES:
        one = game(name)
        for level in ("normal", "hard"):
            took = sorted(_times(one, level))
            worst = took[-1] if level == "hard" else took[int(0.95 * (len(took) - 1) + 0.5)]
            yield Measured(level, worst, name, f"median {took[len(took) // 2]:.2f} s")


def _times(one: AnyGame, level: str) -> Iterator[float]:
    dice, seats = Random(2), tables(one)  # noqa: S311  chance of a game, not of a cipher
    found = 0
    while found < DECISIONS:
        s = one.setup(Setup(found, seats[found % len(seats)]))
        rules.run_until_choice(s)
        for _ in range(dice.randrange(150)):
            step = rules.pending_choice(s)
            if step is None:
                break
            rules.apply_action(s, dice.choice(step.legal_actions(s)))
        step = rules.pending_choice(s)
        if step is None or len(step.legal_actions(s)) == 1:
            continue
        view = one.view(s, step.seat)
        with gc_paused():  # as in the worker process
            began = perf_counter()
            choose_action_in(one, view, step.seat, found, level)
            took = perf_counter() - began
        yield took
        found += 1


def strength(matches: int) -> Iterator[Measured]:
    """Play each level against the one below it, with two players, in every game."""
    for name in GAMES:
        for who, against in _PAIRS:
            one = standing(
                run(duel(name, who, against, seats=2, matches=matches, seed=1), None), who, against
            )
            low, high = one.interval
            note = f"{one.matches} matches, {100 * low:.0f} to {100 * high:.0f} %"
            yield Measured(f"{who} v {against}", 100 * one.rate, name, note)
