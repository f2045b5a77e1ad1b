"""The processes in which the bots of all rooms of a host think: as many as the machine has cores."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable
from dataclasses import replace
from itertools import count
from threading import Thread
from time import monotonic

from tabletop.engine.game import AnyGame
from tabletop.engine.rules import State
from tabletop.opponents.temper import Temper
from tabletop.opponents.worker import GAMES, Answer, Request, Worker
from tabletop.session.bot_seats import Opponents

THINKING = 2.0
"""Seconds after which a bot in a room plays the best move it has found."""
_HUNG = 30.0
"""Seconds after which a process that has not answered is replaced."""


class BotPool:
    """Gives the requests of all rooms to a few processes, first come, first served. All in one thread.

    Args:
        soon: Calls a function in this thread; may be called in any thread.
        games: The function that finds games, as module:function.
        processes: Maximum number of processes; they start when they are first needed.
    """

    def __init__(
        self, soon: Callable[[Callable[[], object]], object], games: str = GAMES, processes: int = 0
    ) -> None:
        self._soon, self._games = soon, games
        self._limit = processes or os.cpu_count() or 1
        self._idle: list[Worker] = []
        self._busy: dict[Worker, tuple[RoomBots, float]] = {}
        """Who waits for a process, and since when."""
        self._queue: deque[tuple[RoomBots, Request]] = deque()
        self._users: set[RoomBots] = set()
        self.numbers = count(1)
        """The numbers of all requests: a process may still answer one that another room has cancelled."""

    def bots(self) -> RoomBots:
        """Return the bots of one more room."""
        made = RoomBots(self)
        self._users.add(made)
        return made

    def enqueue(self, bots: RoomBots, request: Request) -> None:
        """Let a process work on a request, in place of the one before of these bots."""
        self.withdraw(bots)
        self._queue.append((bots, replace(request, seconds=THINKING)))
        self._go_on()

    def withdraw(self, bots: RoomBots) -> None:
        """Cancel the request of these bots, if there is one."""
        self._queue = deque(each for each in self._queue if each[0] is not bots)
        for worker in [worker for worker, (user, _) in self._busy.items() if user is bots]:
            del self._busy[worker]
            worker.cancel()
            self._idle.append(worker)
        self._go_on()

    def dismiss_bots(self, bots: RoomBots) -> None:
        """Note that a room sleeps; with the last one the processes end, without being waited for."""
        self._users.discard(bots)
        self.withdraw(bots)  # so that none is busy if this was the last room
        if not self._users:
            for worker in self._idle:
                _end(worker)
            self._idle = []

    def check_answers(self) -> None:
        """Take the answers that have come, and replace a process that hangs."""
        for worker, (bots, since) in list(self._busy.items()):
            answer = worker.answer()
            if answer is not None:
                del self._busy[worker]
                self._idle.append(worker)
                bots.deliver(answer)
            elif monotonic() - since > _HUNG:
                del self._busy[worker]
                _end(worker)
                bots.deliver(Answer(bots.number, bots.at, None, "the process that thinks did not answer"))
        self._go_on()

    def _go_on(self) -> None:
        while self._queue and (self._idle or len(self._busy) < self._limit):
            bots, request = self._queue.popleft()
            worker = self._idle.pop() if self._idle else Worker(self._games, self._look_soon)
            self._busy[worker] = bots, monotonic()
            worker.ask(request)

    def _look_soon(self) -> None:
        self._soon(self.check_answers)


def _end(worker: Worker) -> None:
    """End a process without waiting for that."""
    Thread(target=worker.close, name="end of bots").start()


class RoomBots(Opponents):
    """The bots of a room, who share their processes with those of all other rooms."""

    def __init__(self, pool: BotPool) -> None:
        super().__init__()
        self._pool = pool
        self._answer: Answer | None = None
        self.number, self.at = 0, 0
        """Of the last request."""

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
        """Request a move, as in `Opponents`."""
        self.number, self.at, self._answer = next(self._pool.numbers), at, None
        self._pool.enqueue(self, Request(self.number, at, game.id, view, seat, seed, level, temper))
        return self.number

    def deliver(self, answer: Answer) -> None:
        """Note the answer to the last request."""
        self._answer, self.error = answer, answer.error
        self.answered.emit()

    def answer(self) -> Answer | None:
        """Return the answer to the last request, once; None if there is no news."""
        answer, self._answer = self._answer, None
        return answer

    def cancel(self) -> None:
        """Cancel the request."""
        self._answer = None
        self._pool.withdraw(self)

    def close(self) -> None:
        """Need no process any more."""
        self._pool.dismiss_bots(self)
