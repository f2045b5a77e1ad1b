"""Who plays the seats of the house: a question at a time to the process in which opponents think."""

from __future__ import annotations

from itertools import count
from typing import Any

from tabletop.engine.game import BOT_LEVELS, Game, Setup
from tabletop.engine.rules import Action, Choice
from tabletop.opponents.blunders import CompareRequest
from tabletop.opponents.deal_by_bot import BotPlayRequest
from tabletop.opponents.retry_verdict import JudgeRequest
from tabletop.opponents.worker import GAMES, Answer, Request, Worker

USUAL = "normal"
"""As who of the house a choice is thought of at a seat of nobody's."""


class Opponents:
    """Thinks of one thing at a time. An answer to an older question never arrives."""

    def __init__(self, games: str = GAMES) -> None:
        self._worker = Worker(games)
        self._numbers = count(1)
        self.error = ""
        """What went wrong with the last question."""

    def warm_up(self) -> None:
        """Start the process, so that the first question need not wait for it."""
        self._worker.start()

    def ask(self, game: Game[Any], view: Any, seat: int, seed: int, level: str, at: int) -> int:
        """Think about this, and no longer about anything else; the number of the question."""
        number = next(self._numbers)
        self._worker.ask(
            Request(number=number, at=at, game=game.id, view=view, seat=seat, seed=seed, level=level)
        )
        return number

    def hold(
        self, game: Game[Any], view: Any, seat: int, seed: int, best: Action, action: Action, at: int
    ) -> int:
        """Hold a move against the best one while whoever made it waits; the number of the question."""
        number = next(self._numbers)
        self._worker.ask(CompareRequest(number, at, game.id, view, seat, seed, best, action))
        return number

    def let_bots_play(self, game: str, setup: Setup) -> int:
        """Play a deal to its end, in the place of its persons as usual; the number of the question."""
        number = next(self._numbers)
        self._worker.ask(BotPlayRequest(number, 0, game, setup, USUAL))
        return number

    def judge(
        self, game: Game[Any], view: Any, seat: int, seed: int, moves: tuple[Action, Action, Action]
    ) -> int:
        """Judge what was done now, against what was before and what was better; the question's number."""
        number = next(self._numbers)
        self._worker.ask(JudgeRequest(number, 0, game.id, view, seat, seed, *moves))
        return number

    def answer(self) -> Answer | None:
        """The answer to the last question, once it is there."""
        answer = self._worker.answer()
        if answer is not None:
            self.error = answer.error
        return answer

    def cancel(self) -> None:
        """Think no longer."""
        self._worker.cancel()

    def close(self) -> None:
        """End the process."""
        self._worker.close()


def level_of(setup: Setup, step: Choice) -> str:
    """As who of the house a choice is thought of: as who sits there, or as usual."""
    who = setup.seats[step.seat]
    return who if who in BOT_LEVELS else USUAL


def seed_of(setup: Setup, at: int) -> int:
    """The chance with which a program thinks at a moment: the same whenever it is asked again there."""
    return (setup.seed * 1_000_003 + at) & 0x7FFFFFFF
