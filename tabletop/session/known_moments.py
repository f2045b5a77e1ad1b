"""The moments that a guest of a room knows, put together from messages that nobody trusts."""

from __future__ import annotations

from tabletop.engine.cast import shown_names
from tabletop.engine.game import AnyGame, Setup
from tabletop.session.room_messages import Moment, Moments
from tabletop.session.trust import Fingerprint
from tabletop.session.view_checks import UnreadableError, check_layout
from tabletop.session.views import BeatView


class KnownMoments:
    """The moments of the match that one seat knows: the first one, and those that follow."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._names: tuple[str, ...] = ()
        self.first: Moment | None = None
        """The first moment; None before the room has told it."""
        self.later: list[Moment] = []
        """The moments after it, also those that have not been shown yet."""

    @property
    def seen(self) -> list[Fingerprint]:
        """The fingerprints of all moments, the first one included."""
        return [moment.shown for moment in (self.first, *self.later) if moment is not None]

    def moment_at(self, at: int) -> Moment:
        """Return moment number `at`; -1 for the first one, which must have been told."""
        assert self.first is not None
        return self.first if at < 0 else self.later[at]

    def checked_beats(self, at: int, seat: int) -> list[BeatView]:
        """Return the beats of moment number `at` (-1: the opening).

        Raises:
            UnreadableError: They cannot be laid out; from then on the moment has none.
        """
        moment = self.moment_at(at)
        if not moment.checked:
            moment.checked = True
            try:
                for beat in moment.beats:
                    check_layout(self._game, beat.view, seat)
            except Exception as error:  # rules that lay out a strange view may raise anything
                moment.beats = []
                raise UnreadableError(str(error)) from error
        return moment.beats

    def take_first(self, first: Moment, setup: Setup) -> None:
        """Take the first moment of the match of a setup, unless it is known."""
        if self.first is None:
            self._names = shown_names(setup.seats, setup.names)
            self.first = self._named(first)

    def replace_from(self, news: Moments) -> int:
        """Replace what is known from `news.since` on, and return how many moments stay as they were.

        Moments that are told once more stay, too.

        Raises:
            UnreadableError: They do not follow upon what is known.
        """
        first = self.first
        other = first is not None and news.first is not None and news.first.view != first.view
        if first is None or other or news.since > len(self.later):
            raise UnreadableError("moments that do not follow")
        at, same = news.since, len(self.later)
        for moment in news.moments:
            if at >= len(self.later) or not self.later[at].equals(moment):
                same = min(same, at)
                del self.later[at:]
                self.later.append(self._named(moment))
            at += 1
        if news.now < len(self.later):
            same = min(same, news.now)
            del self.later[news.now :]
        return same

    def _named(self, moment: Moment) -> Moment:
        """Return this moment, with the names of the players in every state."""
        for state in (moment.view, *(beat.view for beat in moment.beats)):
            state.names = self._names
        return moment
