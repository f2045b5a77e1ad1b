"""Play whole matches without a table, one or many, on any executor: for tests, tournaments and research."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future, as_completed
from dataclasses import dataclass
from random import Random

from tabletop.engine import rules
from tabletop.engine.cast import plain_seat
from tabletop.engine.game import AnyGame, Setup
from tabletop.engine.points import Points
from tabletop.engine.rules import Action, State
from tabletop.engine.text import NO_TEXT, Text, english
from tabletop.games import game as game_named
from tabletop.opponents.choosing import choose_action_in

_PERSON_PLAYS = "random"
"""The level that chooses for the seats of persons."""
_BATCH = 32
"""Maximum number of matches sent to another process at once."""


@dataclass(frozen=True, slots=True)
class SimulationResult:
    """How one match went.

    Attributes:
        actions: Number of actions.
        decisions: Number of decisions with more than one legal action.
        score: The points of each seat by category.
        ranks: The rank of each seat; 1 is the winner.
        round: The round in which it ended.
        verdict: The result in words.
        digest: The digest of the last state.
        log: The actions; kept on request, and always after an error.
        error: The traceback, or "".
    """

    game: str
    setup: Setup
    actions: int
    decisions: int
    score: tuple[tuple[Points, ...], ...]
    ranks: tuple[int, ...]
    round: int
    verdict: Text
    digest: int
    log: tuple[Action, ...] = ()
    error: str = ""

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of each seat."""
        return tuple(sum(points.points for points in seat) for seat in self.score)


@dataclass(frozen=True, slots=True)
class Job:
    """A match to be played.

    Attributes:
        checked: True to check every action and every state.
        keep: True to keep the log.
    """

    game: str
    setup: Setup
    checked: bool = False
    keep: bool = False


def play(game_id: str, setup: Setup, *, checked: bool = False, keep: bool = False) -> SimulationResult:
    """Play a match of this game to its end. Never raises: errors are in the result."""
    return play_with(game_named(game_id), setup, checked=checked, keep=keep)


def play_with(game: AnyGame, setup: Setup, *, checked: bool = False, keep: bool = False) -> SimulationResult:
    """As `play`, with the game itself."""
    log: list[Action] = []
    try:
        s = game.first_state(setup)
        rules.run_until_choice(s)
        decisions = _to_the_end(game, s, setup, log, checked=checked)
        end = game.result(s)
        assert end is not None
        score = tuple(game.score(s, seat) for seat in range(len(end.ranks)))
    except Exception:  # noqa: BLE001  one broken match must not end the other thousands
        return SimulationResult(
            game.id, setup, len(log), 0, (), (), 0, NO_TEXT, 0, tuple(log), traceback.format_exc()
        )
    return SimulationResult(
        game.id,
        setup,
        len(log),
        decisions,
        score,
        end.ranks,
        game.round(s),
        end.verdict,
        s.digest(),
        tuple(log) if keep else (),
    )


def _to_the_end(game: AnyGame, s: State, setup: Setup, log: list[Action], *, checked: bool) -> int:
    dice, decisions = Random(setup.seed), 0  # noqa: S311  chance of a game, not of a cipher
    while (step := rules.pending_choice(s)) is not None:
        legal = step.legal_actions(s)
        if not legal:
            raise RuntimeError(f"nothing is allowed at {step}")
        decisions += len(legal) > 1
        action = _choose(game, s, legal, plain_seat(setup.seats[step.seat]), dice)
        if checked and (faults := game.invariant_errors(s)):
            raise RuntimeError(f"before {action}: {faults}")
        log.append(action)
        if checked and (no := step.check(s, action)):
            raise RuntimeError(f"{action} was offered, but rule {no.rule} forbids it: {english(no.reason)}")
        rules.apply_action(s, action)
    if checked and (faults := game.invariant_errors(s)):
        raise RuntimeError(f"at the end: {faults}")
    return decisions


def _choose(game: AnyGame, s: State, legal: list[Action], who: str, dice: Random) -> Action:
    if len(legal) == 1:
        return legal[0]
    if who in {"person", _PERSON_PLAYS}:
        return legal[int(len(legal) * dice.random())]
    step = rules.pending_choice(s)
    assert step is not None
    view, seed = game.view(s, step.seat), dice.getrandbits(32)
    return choose_action_in(game, view, step.seat, seed, who, timed=False).action


def run(
    jobs: Iterable[Job], executor: Executor | None, progress: Callable[[int, int], None] | None = None
) -> list[SimulationResult]:
    """Play all these matches, here or on an executor.

    Args:
        jobs: The matches.
        executor: Where they are played; None: in this process.
        progress: Called after each batch (finished matches, all matches).

    Returns:
        The results, in the order of the jobs.
    """
    todo = list(jobs)
    results: list[SimulationResult | None] = [None] * len(todo)
    done = 0
    for first, some in _played(todo, executor):
        results[first : first + len(some)] = some
        done += len(some)
        if progress:
            progress(done, len(todo))
    return [result for result in results if result is not None]


def _played(todo: list[Job], executor: Executor | None) -> Iterator[tuple[int, list[SimulationResult]]]:
    if executor is None:
        yield from ((at, play_jobs([job])) for at, job in enumerate(todo))
        return
    size = max(1, min(_BATCH, len(todo) // 16))
    batches: dict[Future[list[SimulationResult]], int] = {
        executor.submit(play_jobs, todo[at : at + size]): at for at in range(0, len(todo), size)
    }
    try:
        for batch in as_completed(batches):
            yield batches[batch], batch.result()
    finally:
        for batch in batches:
            batch.cancel()


def play_jobs(jobs: list[Job]) -> list[SimulationResult]:
    """Play these matches one after the other. Runs on an executor."""
    return [play(job.game, job.setup, checked=job.checked, keep=job.keep) for job in jobs]
