"""Between the gesture and the move: the coach may ask for a second thought, and nothing is played yet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from tabletop.engine.rules import Action
from tabletop.engine.table import Gesture
from tabletop.session.coach import SecondThought

if TYPE_CHECKING:
    from tabletop.ui.play.match_controller import MatchController
    from tabletop.ui.play.move_options import MoveOptions

READY_MS, PACE_MS = 250, 10
"""So long a move waits for the coach at most, and how often it is looked whether there is anything."""


class ThinkAgain(QObject):
    """Holds a move back for a moment. What is not known by then is played, and the review will tell."""

    question_raised = Signal(object)
    """The SecondThought: the person is asked whether the move is to be played all the same."""
    over = Signal()
    """Nothing is asked any more."""

    def __init__(self, controller: MatchController) -> None:
        super().__init__(controller)
        self._controller = controller
        self._offer: MoveOptions | None = None
        self._action: Action | None = None
        """The move at which the coach looks."""
        self.second: SecondThought | None = None
        """What the person is asked about now."""
        self._clock, self._timer = QElapsedTimer(), QTimer(self, interval=PACE_MS)
        self._timer.timeout.connect(self._look)
        controller.changed.connect(self._follow)

    def use(self, level: str) -> None:
        """Be as strict as the settings say."""
        if (coach := self._controller.session.coach) is not None:
            coach.use(level)

    def watch(self) -> None:
        """Let the coach think about what is asked now; not while another moment is looked at."""
        c = self._controller
        if c.session.coach is not None and c.offer is not None and c.at is None:
            c.session.coach.watch(c.offer.choice, c.viewer)

    def delays(self, action: Action) -> bool:
        """Whether a move is not played yet. What was asked about already is: doing it again answers that."""
        c, coach = self._controller, self._controller.session.coach
        if coach is None or c.offer is None:
            return False
        again = self.second is not None and self.second.action == action
        if again:
            coach.played_anyway()
        self._drop()
        if again or c.offer.forced or not coach.check_move(c.offer.choice, c.viewer, action):
            return False
        self._action, self._offer = action, c.offer
        c.table.hands.stays = True
        self._clock.start()
        self._timer.start()
        return True

    def _look(self) -> None:
        """See whether the coach has found anything; play the move where it has not, or takes too long."""
        c, coach, action = self._controller, self._controller.session.coach, self._action
        assert coach is not None
        c.session.poll()
        if coach.looking and self._clock.elapsed() < READY_MS:
            return
        if coach.second is None:
            self._drop()
            if action is not None:
                c.play(action, sure=True)
            return
        self._timer.stop()
        self._action, self.second = None, coach.second
        self.question_raised.emit(self.second)

    def gesture(self) -> Gesture | None:
        """The gesture of the move that is asked about."""
        if self.second is None or self._offer is None:
            return None
        return self._offer.gesture(self.second.action)

    def think_again(self) -> None:
        """The move is not made: what was dropped glides back."""
        self._drop()
        self._controller.table.hands.send_back()

    def play_it(self) -> None:
        """The move is made all the same."""
        if self.second is not None and self._offer is self._controller.offer:
            self._controller.play(self.second.action)

    def _follow(self) -> None:
        """Where anything else is asked now, the second thought is of no use any more."""
        if (self.second is not None or self._action is not None) and (
            self._offer is not self._controller.offer or self._controller.at is not None
        ):
            self.think_again()

    def _drop(self) -> None:
        """Ask no longer."""
        asked, self.second, self._action = self.second, None, None
        self._timer.stop()
        if (coach := self._controller.session.coach) is not None:
            coach.give_up()
        self._controller.table.hands.stays = False
        if asked is not None:
            self.over.emit()
