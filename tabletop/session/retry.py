"""A decision of a match that is made once more in a practice match, and judged when it is made."""

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
    """A practice match that waits once its first decision is made, until the person wants to play on."""

    def __init__(
        self,
        match: Match[Any],
        keeper: MatchSaver,
        opponents: Opponents | None,
        given: GivenAway,
        following: int,
    ) -> None:
        """`given`: what was given away there; `following`: the next turning point, -1 for none."""
        super().__init__(match, keeper, opponents)
        self.given, self.following = given, following
        self.then: tuple[int, ...] = ()
        """The moments that are practised after this one: they cost points for the same reason."""
        self.coach.barred = True
        self.judged: RetryVerdict | None = None
        """How the decision was judged; None: not yet."""
        self.verdict: Signal[RetryVerdict] = Signal()
        """It has been judged now."""
        self._judging = 0

    @property
    def held(self) -> bool:
        """Whether the decision is made, and nobody has gone on from there."""
        return bool(self._judging) or self.judged is not None

    @property
    def read_only_reason(self) -> Text | None:
        """While it is judged, and until the person plays on, nothing can be done."""
        return HELD if self.held else super().read_only_reason

    @property
    def review(self) -> int:
        """The number of the match that was reviewed."""
        return self.keeper.shelf.library.stored_match(self.keeper.id).parent if self.keeper is not None else 0

    def do(self, seat: int, action: Action, thought: PlayResult | None = None) -> None:
        """Do a legal action; the first of the match is judged."""
        super().do(seat, action, thought)
        if self.match.now == 1 and seat == self.given.seat and self.opponents is not None:
            view = self.match.game.view(self.match.states[0], seat)
            given = self.given
            asked = self.match.game, view, seat, self.setup.seed, (action, given.played, given.better)
            self._judging = self.opponents.judge(*asked)

    @property
    def busy(self) -> bool:
        """Whether something is being thought of."""
        return bool(self._judging) or super().busy

    def poll(self) -> None:
        """Take in how the decision was judged, or what an opponent has thought."""
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
        """Think no longer."""
        super().cancel()
        self._judging = 0

    def play_on(self) -> None:
        """Go on with the match as with any other."""
        self._judging, self.judged = 0, None

    def again(self) -> bool:
        """Take the decision back, to make it once more; whether that was done."""
        self.play_on()
        return self._go(0)
