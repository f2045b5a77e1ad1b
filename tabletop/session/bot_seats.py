"""Sends requests to the process in which bots think, one at a time."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import TYPE_CHECKING

from tabletop.engine.cast import plain_seat
from tabletop.engine.game import BOT_LEVELS, AnyGame, Setup
from tabletop.engine.match import AnyMatch
from tabletop.engine.rules import Action, AnyChoice, State
from tabletop.engine.text import translate
from tabletop.opponents.blunders import CompareRequest
from tabletop.opponents.deal_by_bot import BotPlayRequest
from tabletop.opponents.retry_verdict import JudgeRequest
from tabletop.opponents.worker import GAMES, Answer, Request, Worker
from tabletop.session.signals import WakeUp

if TYPE_CHECKING:
    from tabletop.opponents.choosing import PlayResult
    from tabletop.opponents.temper import Temper

_USUAL = "normal"
"""The bot level for choices of seats that no bot plays."""


class Opponents:
    """Handles one request at a time. Answers to older requests are dropped."""

    def __init__(self, games: str = GAMES) -> None:
        self.answered = WakeUp()
        """Emitted in another thread when `answer` has something."""
        self._worker = Worker(games, self.answered.emit)
        self._numbers = count(1)
        self.error = ""
        """The error message of the last request; "" if there is none."""

    def on_restart(self, call: Callable[[], object]) -> None:
        """Set what is called after a process that had been stopped was replaced by another."""
        self._worker.restarted = call

    def warm_up(self) -> None:
        """Start the process, so that the first request need not wait for it."""
        self._worker.start()

    def ask(
        self,
        game: AnyGame,
        view: State,
        seat: int,
        seed: int,
        level: str,
        at: int,
        temper: Temper | None = None,
    ) -> int:
        """Request a move and cancel any other request; returns the request's number.

        Args:
            game: The game.
            view: The state as `seat` sees it.
            seat: The seat to choose for.
            seed: The seed of the search.
            level: A bot level, or `worker.HINT` for an analysis.
            at: The moment: the number of entries played.
            temper: The temper of a member of the cast at that seat.
        """
        number = next(self._numbers)
        self._worker.ask(Request(number, at, game.id, view, seat, seed, level, temper))
        return number

    def hold(
        self, game: AnyGame, view: State, seat: int, seed: int, best: Action, action: Action, at: int
    ) -> int:
        """Request a comparison of `action` with the best move `best`; returns the request's number."""
        number = next(self._numbers)
        self._worker.ask(CompareRequest(number, at, game.id, view, seat, seed, best, action))
        return number

    def let_bots_play(self, game: str, setup: Setup) -> int:
        """Request a deal played to its end by bots, at level USUAL for its persons; returns the number."""
        number = next(self._numbers)
        self._worker.ask(BotPlayRequest(number, 0, game, setup, _USUAL))
        return number

    def judge(
        self, game: AnyGame, view: State, seat: int, seed: int, moves: tuple[Action, Action, Action]
    ) -> int:
        """Request a verdict on a retried decision; returns the request's number.

        `moves`: the move tried now, the move played before, and the better move.
        """
        number = next(self._numbers)
        self._worker.ask(JudgeRequest(number, 0, game.id, view, seat, seed, *moves))
        return number

    def answer(self) -> Answer | None:
        """Return the next answer to the last request; None if there is no news."""
        answer = self._worker.answer()
        if answer is not None:
            self.error = answer.error
        return answer

    def cancel(self) -> None:
        """Cancel the request."""
        self._worker.cancel()

    def close(self) -> None:
        """End the process."""
        self._worker.close()


def bot_level(setup: Setup, seat: int) -> str | None:
    """Return the level of the bot or the member of the cast at a seat; None if nobody of them sits there."""
    who = plain_seat(setup.seats[seat])
    return who if who in BOT_LEVELS else None


def level_of(setup: Setup, step: AnyChoice) -> str:
    """Return the bot level for a choice: that of its seat, or USUAL if no bot sits there."""
    return bot_level(setup, step.seat) or _USUAL


_AT_SIGHT = translate(
    "opponents", "The computer opponent could not think this time; it chose the move at first sight."
)


def move_at_sight(match: AnyMatch) -> PlayResult:
    """Return a quick move for a bot whose process failed twice, with the reason for its seat's log."""
    from tabletop.opponents.choosing import PlayResult, choose_action_in

    step = match.choice
    assert step is not None
    view = match.game.view(match.state, step.seat)
    try:
        action = choose_action_in(
            match.game, view, step.seat, seed_of(match.setup, match.now), "greedy"
        ).action
    except Exception:  # noqa: BLE001  what failed there may fail here; the match goes on
        action = match.legal_actions()[0]
    return PlayResult(action=action, ranked=(), why=(_AT_SIGHT,))


def seed_of(setup: Setup, at: int) -> int:
    """Return the seed of searches at a moment, the same every time; at most 31 bits.

    >>> seed_of(Setup(seed=2, seats=("person", "easy")), 5)
    2000011
    """
    return (setup.seed * 1_000_003 + at) & 0x7FFFFFFF
