"""A bot plays a deal to its end in place of the persons, for comparison."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tabletop.engine.cast import plain_seat
from tabletop.engine.game import BOT_LEVELS, AnyGame, Setup
from tabletop.engine.match import Match
from tabletop.opponents.choosing import choose_action_in
from tabletop.opponents.stopping import never_stop


@dataclass(frozen=True, slots=True)
class BotPlayRequest:
    """A request to play a deal with a bot in place of each person.

    Attributes:
        number: Identifies the request.
        at: Index of the action it is made for; here the beginning.
        level: The level of the bots that replace persons.
    """

    number: int
    at: int
    game: str
    setup: Setup
    level: str


def bot_plays(
    request: BotPlayRequest, game: AnyGame, stop: Callable[[], bool] = never_stop
) -> tuple[int, ...] | None:
    """Return the final points of all seats; None if it was stopped."""
    match = Match(game, request.setup)
    while (step := match.choice) is not None:
        who = plain_seat(request.setup.seats[step.seat])
        view, level = game.view(match.state, step.seat), who if who in BOT_LEVELS else request.level
        thought = choose_action_in(game, view, step.seat, request.setup.seed + match.now, level, stop=stop)
        if stop():
            return None
        match.play(thought.action, step.seat)
    return game.scores(match.state)
