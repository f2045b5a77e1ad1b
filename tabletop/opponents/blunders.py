"""What a coach goes by: whether a move that somebody is about to make gives away too much to be let pass."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from statistics import NormalDist
from typing import Any

from tabletop.engine.game import Game, Setup
from tabletop.engine.rules import Action, State
from tabletop.opponents.choosing import PlayResult, gc_paused, never_stop
from tabletop.opponents.forecast import forecast_error
from tabletop.opponents.move_comparison import SURE, MoveAnalysis, compare, rated
from tabletop.opponents.rollout import rank_actions

SWINGS = {"gentle": 0.35, "clear": 0.2, "strict": 0.1}
"""By how strict a coach is: what part of the game's swing a move may give away."""
OFF = "off"
"""There is no coach."""
CHANCE = 0.05
"""How much of the chance of winning a move has to cost that is not let pass."""
SECONDS = 0.2
"""So long a move is held against the best before the person who has made it is answered."""
GUESSES, LEAST = 160, 6
"""In so many guessed games at most and at least."""
WIDTH, FIRST = 6, (24, 24)
"""Among how many moves, and in how many guesses, the best is looked for where nobody has thought yet."""


@dataclass(frozen=True, slots=True)
class CompareRequest:
    """A move that is held against the best one known, while whoever made it waits.

    `number` tells the request from others, `at`: how many actions had been done.
    """

    number: int
    at: int
    game: str
    view: State
    seat: int
    seed: int
    best: Action
    action: Action


def compare_with_best(
    game: Game[Any],
    view: State,
    seat: int,
    best: Action,
    action: Action,
    seed: int,
    *,
    stop: Callable[[], bool] = never_stop,
    seconds: float = SECONDS,
    guesses: int = GUESSES,
) -> PlayResult:
    """A move held against the best one, on fresh guesses from the view of its seat.

    The numbers that made the other one the best are not asked again: the best of several noisy ones is too
    good. `rated` has both moves; it is empty where time was too short to tell anything.
    """
    with gc_paused():
        moves, limit = [best, action], (guesses, guesses)
        tried = compare(game, view, seat, moves, seed, stop=stop, seconds=seconds, guesses=limit)
    better = next(each for each in tried if each.action == best)
    other = next(each for each in tried if each.action == action)
    many = len(other.leads)
    ranked = tuple((each.action, each.lead, many) for each in (better, other))
    both = (rated(better, better), rated(better, other)) if many >= LEAST else ()
    return PlayResult(best, ranked, (), both)


def best_at_first(
    game: Game[Any], view: State, seat: int, dice: Random, *, seconds: float = SECONDS
) -> Action:
    """The move that a first look finds best, where nobody has thought yet."""
    with gc_paused():
        good = [one for one, _ in rank_actions(game, view, seat, dice, wide=True)[:WIDTH]]
        asked = game, view, seat, good, dice.getrandbits(60)
        return compare(*asked, seconds=seconds, guesses=FIRST)[0].action


def second_best(game: Game[Any], view: State, seat: int, action: Action, dice: Random) -> PlayResult | None:
    """A move held against the best one that a first look finds; None where it is that one."""
    best = best_at_first(game, view, seat, dice)
    return None if best == action else compare_with_best(game, view, seat, best, action, dice.getrandbits(60))


def is_blunder(
    game: Game[Any], setup: Setup, view: State, seat: int, done: int, held: PlayResult, level: str
) -> bool:
    """Whether a move that was held against the best one gives away more than a coach of this level lets pass.

    That is more than its part of the game's swing, by more than two standard errors, and more than CHANCE of
    winning, where there is anybody to win against. `done`: after how many actions.
    """
    if not held.rated:
        return False
    other, lead = held.rated[1], held.ranked[0][1]
    return surely_worse(other, SWINGS[level] * game.evaluation.score_stddev) and (
        win_chance_lost(game, setup, view, seat, done, lead, other.behind) >= CHANCE
    )


def surely_worse(other: MoveAnalysis, points: float) -> bool:
    """Whether a move lies behind the best by more than so many points, and by more than chance may make."""
    return other.behind > points and other.behind > SURE * other.error


def win_chance_lost(
    game: Game[Any], setup: Setup, view: State, seat: int, done: int, lead: float, lost: float
) -> float:
    """How much smaller the chance of winning is with so many points fewer: all of it where only one scores.

    `lead`: by how many points the seat was ahead without that, as estimated; `done`: after how many actions.
    """
    if len(game.scoring_seats(view)) < 2:
        return 1.0
    short, spread = forecast_error(game, setup, seat, done)
    chance = NormalDist(0.0, max(spread, 1.0)).cdf
    return chance(lead + short) - chance(lead + short - lost)
