"""Several persons at one screen: chooses the viewer and shows the privacy screen between turns."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from tabletop.engine.rules import AnyChoice
from tabletop.session.protocol import Session
from tabletop.session.views import EVERYBODY
from tabletop.ui.play.playback import Playback, last_own
from tabletop.ui.play.turn_replay import TurnReplay


def secret(session: Session, one: int, other: int) -> bool:
    """Return True if one of these seats sees something now that the other may not."""
    now = session.now
    return one != other and session.view(now, one).digest() != session.view(now, other).digest()


class SeatHandover(QObject):
    """Hands the table over to the next person, and shows them what they missed behind the privacy screen."""

    curtain_requested = Signal(int)
    """Emitted when the table must be hidden until the person of a seat is there (that seat)."""
    called = Signal(int)
    """Emitted when the next person at this screen acts and nothing needs hiding (their seat)."""

    def __init__(self, playback: Playback, turn_replay: TurnReplay) -> None:
        super().__init__(playback)
        self._session, self._playback, self._narrator = playback.session, playback, turn_replay
        self.veiled = False
        """True while the privacy screen is shown: the table is hidden and nothing can be played."""
        self._missed: int | None = None
        """The moment from which the next person has seen nothing; None if nothing was missed."""

    def secrets(self) -> bool:
        """Return True if one person at this screen sees something that another may not."""
        persons = self._session.seats
        return any(secret(self._session, persons[0], other) for other in persons[1:])

    def begin(self, choice: AnyChoice) -> None:
        """Choose the viewer when a match is opened at this choice."""
        own = choice.seat in self._session.seats
        if own:
            self._playback.viewer = choice.seat
        if self.secrets():
            if own and choice.public:
                self._playback.viewer = EVERYBODY
            else:
                self.veil(self._playback.viewer)

    def to(self, choice: AnyChoice, *, missed: bool) -> None:
        """Switch the view to the acting seat, or to everybody if the choice is public.

        Args:
            choice: The pending choice.
            missed: True to show what has happened since that seat last acted.
        """
        seat = choice.seat
        if choice.public and self.secrets():
            if self._playback.viewer != EVERYBODY:
                self._unveil_for_all(seat, missed=missed)
            return
        if secret(self._session, self._playback.viewer, seat):
            self.veil(seat, missed=missed)
        else:
            self.called.emit(seat)
        self._playback.viewer = seat

    def veil(self, seat: int, *, missed: bool = True) -> None:
        """Show the privacy screen until this seat's person is there; discard the narration for others."""
        self._playback.viewer, self.veiled = seat, True
        self._missed = last_own(self._session, (seat,), self._session.now) if missed else None
        self._narrator.begin_own()
        self.curtain_requested.emit(seat)

    def arrived(self) -> None:
        """Remove the privacy screen and show the person what they have missed."""
        since, self._missed, self.veiled = self._missed, None, False
        if since is not None and self._session.now > since:
            self._narrator.show_missed(since)
        elif not self._session.now:
            self._playback.show_opening()
        else:
            self._playback.show_now()

    def _unveil_for_all(self, seat: int, *, missed: bool) -> None:
        """Switch the view to everybody, and show what this seat has missed as everybody may see it."""
        since = last_own(self._session, (seat,), self._session.now)
        self._playback.viewer = EVERYBODY
        self._narrator.begin_own()
        if missed and self._session.now > since:
            self._narrator.show_missed(since)
