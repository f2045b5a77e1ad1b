"""What the house makes of a deal: a program plays it to its end in the place of the persons."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tabletop.engine.game import HOUSE, Game, Setup
from tabletop.engine.match import Match
from tabletop.opponents.mind import never, think_with


@dataclass(frozen=True, slots=True)
class HouseRequest:
    """A deal to play, with an opponent of this level in the place of each person.

    `number` tells the request from others; `at` is the moment it is asked for, the beginning.
    """

    number: int
    at: int
    game: str
    setup: Setup
    level: str


def house_plays(
    request: HouseRequest, game: Game[Any], stop: Callable[[], bool] = never
) -> tuple[int, ...] | None:
    """The points of all seats in the end; None where it was stopped."""
    match = Match(game, request.setup)
    while (step := match.choice) is not None:
        who = request.setup.seats[step.seat]
        view, level = game.view(match.state, step.seat), who if who in HOUSE else request.level
        thought = think_with(game, view, step.seat, request.setup.seed + match.now, level, stop=stop)
        if stop():
            return None
        match.play(thought.action, step.seat)
    return game.scores(match.state)
