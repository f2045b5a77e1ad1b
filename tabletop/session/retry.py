"""A decision of a reviewed match that is retried in a practice match and then judged."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tabletop.engine.match import Match
from tabletop.engine.rules import Action
from tabletop.engine.text import Text, translate
from tabletop.opponents.retry_verdict import RetryVerdict
from tabletop.session.bot_seats import Opponents
from tabletop.session.local import LocalSession
from tabletop.session.protocol import Signal

if TYPE_CHECKING:
    from tabletop.opponents import PlayResult
    from tabletop.session.match_store import MatchSaver
    from tabletop.session.review import GivenAway

HELD = translate("review", "Your move is being judged. Play on, or go back to the review.")


class Retry(LocalSession):
    """A practice match that stops after its first decision until the person chooses to play on."""

    def __init__(
        self,
        match: Match[Any],
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
        self._judging = 0

    @property
    def held(self) -> bool:
        """True if the decision is made and the person has not played on yet."""
        return bool(self._judging) or self.judged is not None

    @property
    def read_only_reason(self) -> Text | None:
        """As in any match; also a text while `held` is true."""
        return HELD if self.held else super().read_only_reason

    @property
    def review(self) -> int:
        """The library id of the match that was reviewed; 0 if unknown."""
        return self.keeper.shelf.library.stored_match(self.keeper.id).parent if self.keeper is not None else 0

    def do(self, seat: int, action: Action, thought: PlayResult | None = None) -> None:
        """Do a legal action; the first one of the match is judged."""
        super().do(seat, action, thought)
        if self.match.now == 1 and seat == self.given.seat and self.opponents is not None:
            view = self.match.game.view(self.match.states[0], seat)
            given = self.given
            request = self.match.game, view, seat, self.setup.seed, (action, given.played, given.better)
            self._judging = self.opponents.judge(*request)

    @property
    def busy(self) -> bool:
        """True if a verdict, a bot's move or a hint is being computed."""
        return bool(self._judging) or super().busy

    def poll(self) -> None:
        """Take the verdict, or the answer of a bot or a hint."""
        if not self._judging:
            super().poll()
            return
        assert self.opponents is not None
        answer = self.opponents.answer()
        if answer is not None and answer.number == self._judging:
            self._judging, self.judged = 0, answer.judged
            if answer.judged is not None:
                self.verdict.emit(answer.judged)

    def cancel(self) -> None:
        """Cancel the computation of moves, hints and the verdict."""
        super().cancel()
        self._judging = 0

    def play_on(self) -> None:
        """Go on with the match as with any other; the verdict is dropped."""
        self._judging, self.judged = 0, None

    def again(self) -> bool:
        """Undo the decision so that it can be made again; True if that was done."""
        self.play_on()
        return self._go(0)
