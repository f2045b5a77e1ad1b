"""A decision of a reviewed match that is retried in a practice match and then judged."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tabletop.engine.game import AnyGame
from tabletop.engine.match import AnyMatch
from tabletop.engine.rules import Action, State
from tabletop.engine.text import Text, translate
from tabletop.opponents.retry_verdict import RetryVerdict
from tabletop.session.bot_seats import Opponents
from tabletop.session.findings import GivenAway
from tabletop.session.local import LocalSession
from tabletop.session.protocol import OtherSeats
from tabletop.session.signals import Signal, WakeUp

if TYPE_CHECKING:
    from tabletop.opponents import PlayResult
    from tabletop.session.match_store import MatchSaver

_HELD = translate("review", "Your move is being judged. Play on, or go back to the review.")


class Judge(OtherSeats):
    """The other seats of a match, who wait while a decision is being judged.

    Args:
        others: The other seats.
        opponents: The process that judges; None: nothing is judged.
        judged: Called with the verdict; None if the judgement failed.
    """

    def __init__(
        self,
        others: OtherSeats,
        opponents: Opponents | None,
        judged: Callable[[RetryVerdict | None], None],
    ) -> None:
        self._others, self._opponents, self._judged = others, opponents, judged
        self._question = 0

    def request_verdict(
        self, game: AnyGame, view: State, seat: int, seed: int, moves: tuple[Action, Action, Action]
    ) -> None:
        """Ask for a verdict on a decision; `moves` as in `Opponents.judge`."""
        if self._opponents is not None:
            self._question = self._opponents.judge(game, view, seat, seed, moves)

    def abandon(self) -> None:
        """Await the verdict no longer."""
        self._question = 0

    @property
    def judging(self) -> bool:
        """True while a verdict is awaited."""
        return bool(self._question)

    @property
    def busy(self) -> bool:
        """True if a verdict, a bot's move or a hint is being computed."""
        return self.judging or self._others.busy

    @property
    def wake_ups(self) -> tuple[WakeUp, ...]:
        """Emitted in another thread when the process has answered."""
        return self._others.wake_ups

    def poll(self) -> None:
        """Take the verdict, or the answer of a bot or a hint."""
        if not self.judging:
            self._others.poll()
            return
        assert self._opponents is not None
        answer = self._opponents.answer()
        if answer is not None and answer.number == self._question:
            self._question = 0
            self._judged(answer.judged)

    def advance(self) -> bool:
        """Do the move that a bot has chosen; True if there was one."""
        return self._others.advance()

    def cancel(self) -> None:
        """Cancel the computation of moves, hints and the verdict."""
        self._others.cancel()
        self._question = 0


class Retry(LocalSession):
    """A practice match that stops after its first decision until the person chooses to play on."""

    def __init__(
        self,
        match: AnyMatch,
        keeper: MatchSaver,
        opponents: Opponents | None,
        given: GivenAway,
        following: int,
    ) -> None:
        """Begin a retry.

        Args:
            match: A branch that begins with the decision.
            keeper: Saves the match.
            opponents: Judges the decision and computes the moves of bots.
            given: The decision as it was played, with the better move.
            following: The moment of the seat's next turning point; -1 for none.
        """
        super().__init__(match, keeper, opponents)
        self.given, self.following = given, following
        self.then: tuple[int, ...] = ()
        """The moments to practise after this one, which cost points for the same reason."""
        self.coach.barred = True
        self.judged: RetryVerdict | None = None
        """The verdict on the decision; None if it is not judged yet."""
        self.verdict: Signal[RetryVerdict] = Signal()
        """Emitted when the decision has been judged (the verdict)."""
        self._judge = Judge(self.others, opponents, self._judged)
        self.others = self._judge

    @property
    def held(self) -> bool:
        """True if the decision is made and the person has not played on yet."""
        return self._judge.judging or self.judged is not None

    @property
    def read_only_reason(self) -> Text | None:
        """As in any match; also a text while `held` is true."""
        return _HELD if self.held else super().read_only_reason

    @property
    def review(self) -> int:
        """The library id of the match that was reviewed; 0 if unknown."""
        return self.keeper.shelf.library.stored_match(self.keeper.id).parent if self.keeper is not None else 0

    def do(self, seat: int, action: Action, thought: PlayResult | None = None) -> None:
        """Do a legal action; the first one of the match is judged."""
        super().do(seat, action, thought)
        if self.match.now == 1 and seat == self.given.seat:
            view = self.match.game.view(self.match.states[0], seat)
            moves = action, self.given.played, self.given.better
            self._judge.request_verdict(self.match.game, view, seat, self.setup.seed, moves)

    def _judged(self, verdict: RetryVerdict | None) -> None:
        self.judged = verdict
        if verdict is not None:
            self.verdict.emit(verdict)

    def play_on(self) -> None:
        """Go on with the match as with any other; the verdict is dropped."""
        self._judge.abandon()
        self.judged = None

    def again(self) -> bool:
        """Undo the decision so that it can be made again; True if that was done."""
        self.play_on()
        return self.history.go(0)
