"""One decision of a house opponent, and what it has to say about it."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from math import inf
from random import Random
from typing import TYPE_CHECKING, Any

from tabletop.engine import rules
from tabletop.engine.game import Game
from tabletop.engine.rules import Action, Choice, State
from tabletop.engine.text import Text, translate
from tabletop.games import game as game_named
from tabletop.opponents import levels, mcts, rollout, simultaneous
from tabletop.opponents.rollout import Values, utility

if TYPE_CHECKING:
    from tabletop.opponents.move_comparison import MoveAnalysis

RankedActions = list[tuple[Action, Values, int]]
"""Actions, what each promises every seat in points, and how often it was tried; the best first."""


@dataclass(frozen=True, slots=True)
class PlayResult:
    """What an opponent chose, and what it compared.

    `ranked`: each action it compared, how far ahead of the others it is expected to bring the seat (in
    points), and how many guessed games tried it; the best first. `why`: what it rests on, in words, one
    sentence each; of a hint, all of its reasons. `rated`: where it is told why, what each of these lies
    behind the best, and of what that is made; the best first.
    `explanation`: of a hint, what the game says its move goes by. `settled`: False for first numbers of a
    hint that do not tell yet which move is best.
    """

    action: Action
    ranked: tuple[tuple[Action, float, int], ...]
    why: tuple[Text, ...]
    rated: tuple[MoveAnalysis, ...] = ()
    explanation: tuple[Text, ...] = ()
    settled: bool = True

    @property
    def decided(self) -> bool:
        """True if the move is surely better than each it was compared with, and was compared with any."""
        return len(self.rated) > 1 and not any(each.equal for each in self.rated[1:])


def never_stop() -> bool:
    """Nobody says stop."""
    return False


def choose_action(
    game_id: str, view: State, seat: int, seed: int, level: str, *, stop: Callable[[], bool] = never_stop
) -> PlayResult:
    """Choose for the seat that sees this view. Raises KeyError for an unknown game or level."""
    return choose_action_in(game_named(game_id), view, seat, seed, level, stop=stop)


def choose_action_in(
    game: Game[Any],
    view: State,
    seat: int,
    seed: int,
    level: str,
    *,
    stop: Callable[[], bool] = never_stop,
    timed: bool = True,
) -> PlayResult:
    """Choose for the seat that sees this view: the same for a seed, unless time ran out or it was stopped.

    `stop` is asked again and again; once it says yes, the best so far is the answer. Without `timed` all of
    the level's rounds are searched, however long that takes: nobody waits, and the choice repeats anywhere.

    Raises KeyError for an unknown level, ValueError when it is not this seat that chooses now.
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
    taken = 1 if len(weighed) > 1 and dice.randrange(100) < budget.blunder_percent else 0
    return _thought(weighed, seat, taken)


def budget_of(game: Game[Any], level: str, *, timed: bool) -> levels.Level:
    """What a level has for one decision in this game; all the time it needs, where nobody waits."""
    known = levels.LEVELS[level]
    rounds, seconds = min(known.iterations, game.evaluation.max_iterations), known.seconds if timed else inf
    return replace(known, iterations=rounds, seconds=seconds)


@contextmanager
def gc_paused() -> Iterator[None]:
    """No garbage is collected meanwhile: a search makes many things and none in a circle, so a collection
    would find nothing, in up to a quarter of the time.
    """
    was = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was:
            gc.enable()


def _weighed(
    game: Game[Any], view: State, seat: int, dice: Random, budget: levels.Level, stop: Callable[[], bool]
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
    tried = sum(visits for _, _, visits in weighed)
    based = translate("opponents", "Based on %n simulated match(es).").count(tried)
    return PlayResult(weighed[taken][0], ranked, (based,) if tried else ())
