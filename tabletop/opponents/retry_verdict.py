"""Judges a decision that is made again: is it better than before, and as good as it could be?"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import inf

from tabletop.engine.game import AnyGame
from tabletop.engine.rules import Action, State
from tabletop.opponents.choosing import gc_paused
from tabletop.opponents.move_comparison import LITTLE, SURE, MoveSamples, compare, points_behind
from tabletop.opponents.stopping import never_stop

RETRY_SAMPLES = 160
"""Number of determinizations for the verdict, as in a review's second pass."""


@dataclass(frozen=True, slots=True)
class JudgeRequest:
    """A decision to judge.

    Attributes:
        number: Identifies the request.
        at: Index of the action it is made for.
        tried: What was done now.
        played: What was done before.
        better: What would have been better then.
    """

    number: int
    at: int
    game: str
    view: State
    seat: int
    seed: int
    tried: Action
    played: Action
    better: Action


@dataclass(frozen=True, slots=True)
class ScoreDifference:
    """How many points one move is ahead of another; negative if it is behind.

    Attributes:
        points: The difference.
        error: Its standard error.
    """

    points: float
    error: float

    @property
    def sure(self) -> bool:
        """True if the difference is neither chance nor too small to matter."""
        return abs(self.points) > max(SURE * self.error, LITTLE)


@dataclass(frozen=True, slots=True)
class RetryVerdict:
    """The move tried now, compared with the one played before and with the better one."""

    played: ScoreDifference
    better: ScoreDifference


def judge_retry(
    request: JudgeRequest, game: AnyGame, stop: Callable[[], bool] = never_stop
) -> RetryVerdict | None:
    """Compare the three moves on fresh determinizations of the view; None if it was stopped."""
    actions = list(dict.fromkeys((request.tried, request.played, request.better)))
    with gc_paused():
        arguments = game, request.view, request.seat, actions, request.seed
        came = compare(*arguments, stop=stop, seconds=inf, guesses=(RETRY_SAMPLES, RETRY_SAMPLES))
    if stop():
        return None
    by = {each.action: each for each in came}
    own = by[request.tried]
    return RetryVerdict(_ahead(own, by[request.played]), _ahead(own, by[request.better]))


def _ahead(one: MoveSamples, other: MoveSamples) -> ScoreDifference:
    points, error = points_behind(one, other)
    return ScoreDifference(round(points, 1), round(error, 1))
