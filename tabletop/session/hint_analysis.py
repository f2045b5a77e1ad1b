"""What a program of the house thinks of the decision that waits: once, and the same wherever it is shown."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from tabletop.engine.game import Game, Setup
from tabletop.engine.rules import Action
from tabletop.opponents.move_comparison import MoveAnalysis, by_loss
from tabletop.opponents.worker import HINT, Answer
from tabletop.session.bot_seats import Opponents, seed_of

if TYPE_CHECKING:
    from tabletop.opponents import PlayResult


class HintAnalysis:
    """Thinks about one decision at a time, for the person who is asked.

    Who asks for a hint where the coach has thought already is told the same: nobody is told two things of one
    decision.
    """

    def __init__(self, game: Game[Any], setup: Setup, opponents: Opponents | None) -> None:
        self._game, self._setup, self._opponents = game, setup, opponents
        self._view: Any = None
        self._seat, self._at = -1, 0
        self._question, self._holding = 0, False
        self._noted: tuple[Action, MoveAnalysis] | None = None
        self.complete = False
        """Whether all has been thought of this decision."""
        self.result: PlayResult | None = None
        """What is thought of it by now."""
        self.held: PlayResult | None = None
        """The move that was held against the best one, once that is known."""

    @property
    def busy(self) -> bool:
        """Whether it thinks."""
        return bool(self._question)

    def think(self, view: Any, seat: int, at: int) -> None:
        """Think about what this seat is asked, in the view that it has; once for a decision."""
        if self._opponents is None:
            return
        if self._view is not view or self._seat != seat:
            self.forget()
        if self.complete or (self.busy and not self._holding):
            return
        self._view, self._seat, self._at, self._holding = view, seat, at, False
        seed = seed_of(self._setup, at)
        self._question = self._opponents.ask(self._game, view, seat, seed, HINT, at)

    def compare(self, action: Action) -> bool:
        """Hold a move against the best one that is known by now; False where none is, or it is that one."""
        self.held = None
        if self._opponents is None or self.result is None or self.result.action == action:
            return False
        asked = self._view, self._seat, seed_of(self._setup, self._at) + 1, self.result.action, action
        self._question, self._holding = self._opponents.hold(self._game, *asked, self._at), True
        return True

    def note(self, other: MoveAnalysis) -> None:
        """Tell the same of a move from now on that was held against the best one, wherever it is shown."""
        if self.result is not None:
            self._noted = self.result.action, other
            self._tell_noted()

    def _tell_noted(self) -> None:
        if self._noted is None or self.result is None or self.result.action != self._noted[0]:
            return
        other = self._noted[1]
        best, *rest = self.result.rated or (
            MoveAnalysis(self.result.action, 0.0, 0.1, other.guesses, True, ()),
        )
        others = [*(each for each in rest if each.action != other.action), other]
        self.result = replace(self.result, rated=(best, *by_loss(others)))

    def receive(self, answer: Answer) -> bool:
        """Take in an answer; whether it is one to this question."""
        if not self._question or answer.number != self._question:
            return False
        if answer.last:
            self._question = 0
        if self._holding:
            self.held = answer.thought
        else:
            self.result, self.complete = answer.thought or self.result, answer.last
            self._tell_noted()
        return True

    def forget(self) -> None:
        """Something else is asked now."""
        self._view, self._seat, self._question, self._holding = None, -1, 0, False
        self.complete, self.result, self.held, self._noted = False, None, None, None
