"""A decision that is made once more: whether it is better now than it was, and as good as it could be."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import inf
from typing import Any

from tabletop.engine.game import Game
from tabletop.engine.rules import Action, State
from tabletop.opponents.choosing import gc_paused, never_stop
from tabletop.opponents.move_comparison import LITTLE, SURE, MoveSamples, compare, points_behind

GUESSES = 160
"""Over so many guesses it is judged: as many as a review's second pass has."""


@dataclass(frozen=True, slots=True)
class JudgeRequest:
    """A decision to judge. `number` tells the request from others, `at` is the moment it is asked for.

    `tried`: what was done now; `played`: what was done before; `better`: what would have been better then.
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
    """By how many points one move is ahead of another, give or take `error`; negative: it is behind it.

    `sure`: that is no chance of the guesses, and not too little to matter.
    """

    points: float
    error: float

    @property
    def sure(self) -> bool:
        """Whether the one is better than the other, or worse."""
        return abs(self.points) > max(SURE * self.error, LITTLE)


@dataclass(frozen=True, slots=True)
class RetryVerdict:
    """What was tried, against what was played and against what would have been better."""

    played: ScoreDifference
    better: ScoreDifference


def judge_retry(
    request: JudgeRequest, game: Game[Any], stop: Callable[[], bool] = never_stop
) -> RetryVerdict | None:
    """Hold the three against each other, over fresh guesses from the view; None where it was stopped."""
    actions = list(dict.fromkeys((request.tried, request.played, request.better)))
    with gc_paused():
        asked = game, request.view, request.seat, actions, request.seed
        came = compare(*asked, stop=stop, seconds=inf, guesses=(GUESSES, GUESSES))
    if stop():
        return None
    by = {each.action: each for each in came}
    own = by[request.tried]
    return RetryVerdict(_ahead(own, by[request.played]), _ahead(own, by[request.better]))


def _ahead(one: MoveSamples, other: MoveSamples) -> ScoreDifference:
    points, error = points_behind(one, other)
    return ScoreDifference(round(points, 1), round(error, 1))
