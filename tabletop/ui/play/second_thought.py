"""Delays a move between the gesture and the submission, so that the coach can question it."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QObject, QTimer, Signal

from tabletop.engine.rules import Action
from tabletop.engine.table import Gesture
from tabletop.session.coach import Coach, SecondThought
from tabletop.ui.play.decision import Decision
from tabletop.ui.play.move_options import MoveOptions
from tabletop.ui.table.drag import DragController

_READY_MS = 250
"""Maximum milliseconds that a move waits for the coach."""


class Play(Protocol):
    """Plays a move."""

    def __call__(self, action: Action, *, sure: bool = False) -> None:
        """Play a legal action; `sure`: without further questions."""


class ThinkAgain(QObject):
    """Delays a move until the coach has answered. If the time is up, it is played; the review judges it."""

    question_raised = Signal(object)
    """Emitted when the coach questions a move (SecondThought): the player is asked whether to play it."""
    over = Signal()
    """Emitted when the question is withdrawn or answered."""

    def __init__(
        self,
        decision: Decision,
        coach: Coach | None,
        hands: DragController,
        play: Play,
    ) -> None:
        """Let moves wait for a coach.

        Args:
            decision: The decision that the player sees.
            coach: Checks the moves; None: no move waits.
            hands: Holds the dropped piece meanwhile.
            play: Plays a move, after the questions that are still due.
        """
        super().__init__(hands)
        self._decision, self._coach, self._hands, self._play = decision, coach, hands, play
        self._offer: MoveOptions | None = None
        self._action: Action | None = None
        """The move that the coach is checking, or None."""
        self.second: SecondThought | None = None
        """The question that the player is asked now, or None."""
        self._deadline = QTimer(self, singleShot=True, interval=_READY_MS)
        self._deadline.timeout.connect(lambda: self._answered(None))
        if coach is not None:
            coach.checked.connect(self._answered)

    def use(self, level: str) -> None:
        """Set the strictness of the coach."""
        if self._coach is not None:
            self._coach.use(level)

    def watch(self) -> None:
        """Let the coach think about the current decision; not while another moment is displayed."""
        c = self._decision
        if self._coach is not None and c.offer is not None and c.at is None:
            self._coach.watch_choice(c.offer.choice, c.viewer)

    def delays(self, action: Action) -> bool:
        """Return True if a move must wait. Repeating a questioned move confirms it: it is played."""
        c, coach = self._decision, self._coach
        if coach is None or c.offer is None:
            return False
        again = self.second is not None and self.second.action == action
        if again:
            coach.played_anyway()
        self._drop()
        if again or c.offer.forced or not coach.check_move(c.offer.choice, c.viewer, action):
            return False
        self._action, self._offer = action, c.offer
        self._hands.stays = True
        self._deadline.start()
        return True

    def _answered(self, second: SecondThought | None) -> None:
        """Ask about the move if the coach objects; play it if not, or if the time is up."""
        action = self._action
        if action is None:
            return
        if second is None:
            self._drop()
            self._play(action, sure=True)
            return
        self._deadline.stop()
        self._action, self.second = None, second
        self.question_raised.emit(second)

    def gesture(self) -> Gesture | None:
        """Return the gesture of the questioned move; None if there is none."""
        if self.second is None or self._offer is None:
            return None
        return self._offer.gesture(self.second.action)

    def think_again(self) -> None:
        """Take the move back: the dropped piece glides home."""
        self._drop()
        self._hands.send_back()

    def play_it(self) -> None:
        """Play the questioned move."""
        if self.second is not None and self._offer is self._decision.offer:
            self._play(self.second.action)

    def follow(self) -> None:
        """Withdraw the question if another decision or moment is displayed."""
        if (self.second is not None or self._action is not None) and (
            self._offer is not self._decision.offer or self._decision.at is not None
        ):
            self.think_again()

    def _drop(self) -> None:
        """Stop checking and withdraw the question."""
        withdrawn, self.second, self._action = self.second, None, None
        self._deadline.stop()
        if self._coach is not None:
            self._coach.give_up()
        self._hands.stays = False
        if withdrawn is not None:
            self.over.emit()
