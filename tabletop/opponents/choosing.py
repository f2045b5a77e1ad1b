"""One decision of a bot, and its explanation."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from math import inf
from random import Random

from tabletop.engine import rules
from tabletop.engine.game import AnyGame
from tabletop.engine.rules import Action, Choice, State
from tabletop.engine.text import Text, translate
from tabletop.games import game as game_named
from tabletop.opponents import levels, mcts, rollout, simultaneous
from tabletop.opponents.move_analysis import MoveAnalysis
from tabletop.opponents.rollout import Values, utility
from tabletop.opponents.stopping import never_stop
from tabletop.opponents.temper import Temper, preferred_move

RankedActions = list[tuple[Action, Values, int]]
"""Actions with the expected value for every seat, in points, and the number of visits; best first."""


@dataclass(frozen=True, slots=True)
class PlayResult:
    """What a bot chose, and what it compared.

    Attributes:
        action: The chosen action.
        ranked: Each action compared, the seat's expected lead in points, and the number of iterations that
            tried it; best first.
        why: The explanation, a sentence each; for a hint, all its reasons.
        rated: Each move's analysis against the best, best first; empty if no reasons were worked out.
        explanation: For a hint, the game's own explanation of the move.
        tempered: True if a temper took another move than the best one.
        cost: What it gave away, in points of the seat's own estimate.
        settled: False for a hint's first numbers if they do not yet show which move is best.
    """

    action: Action
    ranked: tuple[tuple[Action, float, int], ...]
    why: tuple[Text, ...]
    rated: tuple[MoveAnalysis, ...] = ()
    explanation: tuple[Text, ...] = ()
    settled: bool = True
    tempered: bool = False
    cost: float = 0.0

    @property
    def decided(self) -> bool:
        """True if the move was compared with others and is surely better than each of them."""
        return len(self.rated) > 1 and not any(each.equal for each in self.rated[1:])


def choose_action(
    game_id: str, view: State, seat: int, seed: int, level: str, *, stop: Callable[[], bool] = never_stop
) -> PlayResult:
    """Choose an action for the seat that sees this view.

    Raises:
        KeyError: Unknown game or level.
    """
    return choose_action_in(game_named(game_id), view, seat, seed, level, stop=stop)


def choose_action_in(
    game: AnyGame,
    view: State,
    seat: int,
    seed: int,
    level: str,
    *,
    stop: Callable[[], bool] = never_stop,
    timed: bool = True,
    temper: Temper | None = None,
) -> PlayResult:
    """Choose an action for the seat that sees this view.

    The same seed gives the same choice, unless time ran out or `stop` ended the search.

    Args:
        game: The game.
        view: The state as the seat sees it.
        seat: The seat to choose for.
        seed: Seed of the search.
        level: Name of the level.
        stop: Called often; once it returns True, the best action so far is returned.
        timed: False to use all of the level's iterations, however long that takes: for callers that do not
            wait, and choices that repeat on any machine.
        temper: Chooses among moves that are about as good; None: the best one is taken.

    Raises:
        KeyError: Unknown level.
        ValueError: It is not this seat's turn to choose.
    """
    budget = budget_of(game, level, timed=timed)
    step = rules.pending_choice(view, seat)
    if step is None:
        raise ValueError(f"it is not seat {seat} that chooses now")
    legal = step.legal_actions(view)
    if len(legal) == 1:
        only = translate("opponents", "The only legal move.")
        return PlayResult(legal[0], ((legal[0], 0.0, 0),), (only,))
    dice = Random(seed)  # noqa: S311  chance of a game, not of a cipher
    if level == "random":
        chance = translate("opponents", "Picked at random from %n move(s).").count(len(legal))
        return PlayResult(dice.choice(legal), tuple((a, 0.0, 0) for a in legal), (chance,))
    with gc_paused():
        weighed = _weighed(game, view, seat, dice, budget, stop)
    blunders = len(weighed) > 1 and dice.randrange(100) < budget.blunder_percent
    thought = _thought(weighed, seat, 1 if blunders else 0)
    return thought if temper is None else as_tempered(game, view, seat, seed, thought, temper)


def as_tempered(
    game: AnyGame, view: State, seat: int, seed: int, thought: PlayResult, temper: Temper
) -> PlayResult:
    """Return what a temper makes of the choice of a plain bot; a blunder it leaves as it is.

    The arguments are those of `choose_action_in`, which chose `thought` without a temper.
    """
    if thought.action != thought.ranked[0][0]:
        return thought
    preferred = preferred_move(game, view, seat, seed, thought.ranked, thought.action, temper)
    if preferred is None:
        return thought
    return replace(thought, action=preferred.action, why=(preferred.why,), tempered=True, cost=preferred.cost)


def budget_of(game: AnyGame, level: str, *, timed: bool) -> levels.Level:
    """Return a level's budget for one decision in this game; without `timed` its seconds are unlimited."""
    known = levels.LEVELS[level]
    rounds, seconds = min(known.iterations, game.evaluation.max_iterations), known.seconds if timed else inf
    return replace(known, iterations=rounds, seconds=seconds)


@contextmanager
def gc_paused() -> Iterator[None]:
    """Pause the garbage collector: a search makes no cycles, and collecting takes up to 25 % of its time."""
    was = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was:
            gc.enable()


def _weighed(
    game: AnyGame, view: State, seat: int, dice: Random, budget: levels.Level, stop: Callable[[], bool]
) -> RankedActions:
    if not budget.iterations:
        return [(action, values, 0) for action, values in rollout.rank_actions(game, view, seat, dice)]
    search = mcts.Search(game, view, seat, dice)
    if not isinstance(view.flow[-1], Choice):
        together = simultaneous.SimultaneousSearch(search)
        together.run(budget, stop)
        return together.ranked(dice)
    search.run(budget, stop)
    return search.ranked()


def _thought(weighed: RankedActions, seat: int, taken: int) -> PlayResult:
    ranked = tuple((action, utility(values, seat), visits) for action, values, visits in weighed)
    return PlayResult(weighed[taken][0], ranked, ())
