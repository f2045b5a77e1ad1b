"""Decides whether a move gives away so much that the coach should interrupt."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from statistics import NormalDist

from tabletop.engine.game import AnyGame, Setup
from tabletop.engine.rules import Action, State
from tabletop.opponents.choosing import PlayResult, gc_paused
from tabletop.opponents.forecast import forecast_error
from tabletop.opponents.move_analysis import MoveAnalysis, rated
from tabletop.opponents.move_comparison import SURE, compare
from tabletop.opponents.rollout import rank_actions
from tabletop.opponents.stopping import never_stop

SWINGS = {"gentle": 0.35, "clear": 0.2, "strict": 0.1}
"""By the coach's strictness: the fraction of the game's `score_stddev` that a move may give away."""
OFF = "off"
"""The setting for no coach."""
_CHANCE = 0.05
"""Minimum loss of win probability (0-1) for which the coach interrupts."""
SECONDS = 0.2
"""Seconds for comparing a move with the best, while the player waits."""
GUESSES, _LEAST = 160, 6
"""Maximum and minimum number of determinizations in that comparison."""
_WIDTH, _FIRST = 6, (24, 24)
"""Number of moves, and of determinizations, for finding the best move if none is known yet."""


@dataclass(frozen=True, slots=True)
class CompareRequest:
    """A request to compare a move with the best one known, while the player waits.

    Attributes:
        number: Identifies the request.
        at: Number of actions done so far.
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
    game: AnyGame,
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
    """Compare a move with the best one, on fresh determinizations of the seat's view.

    The numbers that made the other move the best are not used again: the best of several noisy numbers is too
    good.

    Returns:
        A result whose `rated` holds both moves; it is empty if time was too short to say anything.
    """
    with gc_paused():
        moves, limit = [best, action], (guesses, guesses)
        tried = compare(game, view, seat, moves, seed, stop=stop, seconds=seconds, guesses=limit)
    better = next(each for each in tried if each.action == best)
    other = next(each for each in tried if each.action == action)
    many = len(other.leads)
    ranked = tuple((each.action, each.lead, many) for each in (better, other))
    both = tuple(rated(game, view, seat, better, each) for each in (better, other)) if many >= _LEAST else ()
    return PlayResult(best, ranked, (), both)


def best_at_first(game: AnyGame, view: State, seat: int, dice: Random, *, seconds: float = SECONDS) -> Action:
    """Return the move that a short comparison finds best, if no search has been made yet."""
    with gc_paused():
        good = [one for one, _ in rank_actions(game, view, seat, dice, wide=True)[:_WIDTH]]
        arguments = game, view, seat, good, dice.getrandbits(60)
        return compare(*arguments, seconds=seconds, guesses=_FIRST)[0].action


def second_best(game: AnyGame, view: State, seat: int, action: Action, dice: Random) -> PlayResult | None:
    """Compare a move with the best one of a short comparison; None if it is the best itself."""
    best = best_at_first(game, view, seat, dice)
    return None if best == action else compare_with_best(game, view, seat, best, action, dice.getrandbits(60))


def is_blunder(
    game: AnyGame, setup: Setup, view: State, seat: int, done: int, held: PlayResult, level: str
) -> bool:
    """Return True if a compared move gives away more than a coach of this level accepts.

    Its loss must exceed the level's fraction of `score_stddev`, and two standard errors. If there is an
    opponent, it must also cost at least CHANCE of win probability.

    Args:
        game: The game.
        setup: The match's setup.
        view: The seat's view before the move.
        seat: The seat that moved.
        done: Number of actions done so far.
        held: The comparison.
        level: A key of SWINGS.
    """
    if not held.rated:
        return False
    other, lead = held.rated[1], held.ranked[0][1]
    return surely_worse(other, SWINGS[level] * game.evaluation.score_stddev) and (
        win_chance_lost(game, setup, view, seat, done, lead, other.behind) >= _CHANCE
    )


def surely_worse(other: MoveAnalysis, points: float) -> bool:
    """Return True if a move is behind the best by more than `points`, and by more than chance explains."""
    return other.behind > points and other.behind > SURE * other.error


def win_chance_lost(
    game: AnyGame, setup: Setup, view: State, seat: int, done: int, lead: float, lost: float
) -> float:
    """Return the loss of win probability (0-1) for losing `lost` points; 1 if only one seat scores.

    Args:
        game: The game.
        setup: The match's setup.
        view: The seat's view.
        seat: The seat.
        done: Number of actions done so far.
        lead: The seat's estimated lead in points without that loss.
        lost: The points lost.
    """
    if len(game.scoring_seats(view)) < 2:
        return 1.0
    short, spread = forecast_error(game, setup, seat, done)
    chance = NormalDist(0.0, max(spread, 1.0)).cdf
    return chance(lead + short) - chance(lead + short - lost)
