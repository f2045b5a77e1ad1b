"""Asks the opponents' process, and takes its answers when they come."""

from __future__ import annotations

from itertools import count
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from tabletop.opponents.worker import GAMES, Request, Worker

POLL_MS = 15


class Thinking(QObject):
    """One question at a time. An answer to an older question never arrives."""

    thought = Signal(int, object)
    """(the number of the question, Thought or None when the opponent failed)"""

    def __init__(self, games: str = GAMES) -> None:
        super().__init__()
        self._worker = Worker(games)
        self._numbers = count(1)
        self._timer = QTimer(self)
        self._timer.setInterval(POLL_MS)
        self._timer.timeout.connect(self._look)
        self.error = ""

    def warm_up(self) -> None:
        """Start the process, so that the first question need not wait for it."""
        self._worker.start()

    def ask(self, game: str, view: Any, seat: int, seed: int, level: str, at: int) -> int:
        """Think about this, and no longer about anything else; the number of the question."""
        number = next(self._numbers)
        self._worker.ask(
            Request(number=number, at=at, game=game, view=view, seat=seat, seed=seed, level=level)
        )
        self._timer.start()
        return number

    def cancel(self) -> None:
        """Think no longer."""
        self._timer.stop()
        self._worker.cancel()

    def close(self) -> None:
        """End the process."""
        self._timer.stop()
        self._worker.close()

    def _look(self) -> None:
        answer = self._worker.answer()
        if answer is None:
            if not self._worker.busy:
                self._timer.stop()
            return
        self._timer.stop()
        self.error = answer.error
        self.thought.emit(answer.number, answer.thought)
