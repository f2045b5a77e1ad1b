"""One analysis per decision, shared by hints and coach."""

from __future__ import annotations

from dataclasses import replace

from tabletop.engine.game import AnyGame, Setup
from tabletop.engine.rules import Action, State
from tabletop.opponents.choosing import PlayResult
from tabletop.opponents.move_analysis import MoveAnalysis, by_loss
from tabletop.opponents.worker import HINT, Answer
from tabletop.session.bot_seats import Opponents, seed_of
from tabletop.session.signals import Signal


class HintAnalysis:
    """The analysis of one decision at a time, for the person who decides.

    A hint after the coach's analysis shows the same result, so that the two never contradict each other.
    Only this object knows whether a hint is awaited; what shows hints listens to `found`.
    """

    def __init__(self, game: AnyGame, setup: Setup, opponents: Opponents | None) -> None:
        self._game, self._setup, self._opponents = game, setup, opponents
        self._view: State | None = None
        self._seat, self._at = -1, 0
        self._question, self._comparing = 0, False
        self._noted: tuple[Action, MoveAnalysis] | None = None
        self.complete = False
        """True if the analysis of this decision is finished."""
        self.result: PlayResult | None = None
        """The analysis as far as it is computed; None if nothing is known yet."""
        self.awaited = False
        """True from the request of a hint to its last version."""
        self.found: Signal[PlayResult | None] = Signal()
        """Emitted with each version of a requested hint that is settled or the last; None: there is none."""
        self.compared: Signal[PlayResult | None] = Signal()
        """Emitted with the comparison of a move with the best one; None if that failed."""

    @property
    def is_searching(self) -> bool:
        """True while an analysis or a comparison is being computed."""
        return bool(self._question)

    def request(self, view: State, seat: int, at: int) -> None:
        """Ask for a hint about the choice of this seat; `found` gives what is known at once."""
        if self._opponents is None:
            return
        self.think(view, seat, at)
        self.awaited = True
        self._tell()

    def think(self, view: State, seat: int, at: int) -> None:
        """Analyse the choice of this seat from its view, once per decision; `at`: the moment."""
        if self._opponents is None:
            return
        if self._view is not view or self._seat != seat:
            self.forget()
        if self.complete or (self.is_searching and not self._comparing):
            return
        self._view, self._seat, self._at, self._comparing = view, seat, at, False
        seed = seed_of(self._setup, at)
        self._question = self._opponents.ask(self._game, view, seat, seed, HINT, at)

    def compare(self, action: Action) -> bool:
        """Compare a move with the best one known; False if none is known or the move is the best."""
        view, result = self._view, self.result
        if self._opponents is None or view is None or result is None or result.action == action:
            return False
        request = view, self._seat, seed_of(self._setup, self._at) + 1, result.action, action
        self._question, self._comparing = self._opponents.hold(self._game, *request, self._at), True
        return True

    def add_comparison(self, other: MoveAnalysis) -> None:
        """Use this comparison of a move in every later result for the decision."""
        if self.result is not None:
            self._noted = self.result.action, other
            self._add_noted()

    def _add_noted(self) -> None:
        if self._noted is None or self.result is None or self.result.action != self._noted[0]:
            return
        other = self._noted[1]
        best, *rest = self.result.rated or (
            MoveAnalysis(self.result.action, 0.0, 0.1, other.guesses, True, ()),
        )
        others = [*(each for each in rest if each.action != other.action), other]
        self.result = replace(self.result, rated=(best, *by_loss(others)))

    def receive(self, answer: Answer) -> bool:
        """Take an answer; True if it belongs to the current request."""
        if not self._question or answer.number != self._question:
            return False
        if answer.last:
            self._question = 0
        if self._comparing:
            self.compared.emit(answer.thought)
        else:
            self.result, self.complete = answer.thought or self.result, answer.last
            self._add_noted()
            self._tell()
        return True

    def _tell(self) -> None:
        """Emit the awaited hint if it is settled or complete."""
        if self.awaited and (self.complete or (self.result is not None and self.result.settled)):
            self.awaited = not self.complete
            self.found.emit(self.result)

    def forget(self) -> None:
        """Drop the analysis, as another decision waits."""
        self._view, self._seat, self._question, self._comparing = None, -1, 0, False
        self.complete, self.result, self.awaited, self._noted = False, None, False, None
