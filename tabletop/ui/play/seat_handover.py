"""Several persons at one screen: whose eyes look on, and whether the curtain hangs between."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from tabletop.engine.rules import Choice
from tabletop.session.protocol import EVERYBODY, Session
from tabletop.ui.play.playback import Playback, last_own
from tabletop.ui.play.turn_narrator import TurnNarrator


def secret(session: Session, one: int, other: int) -> bool:
    """Whether one of these seats sees something now that the other may not."""
    now = session.now
    return one != other and session.view(now, one).digest() != session.view(now, other).digest()


class SeatHandover(QObject):
    """Gives the table to the next person. Who has waited behind the curtain is shown what they missed."""

    curtain_requested = Signal(int)
    """The table is to be hidden until the person of this seat is there."""
    called = Signal(int)
    """The next person at this screen is to act, from whom nothing is hidden."""

    def __init__(self, playback: Playback, narrator: TurnNarrator) -> None:
        super().__init__(playback)
        self._session, self._playback, self._narrator = playback.session, playback, narrator
        self.veiled = False
        """Whether the curtain hangs: nobody sees the table, and nothing can be done."""
        self._missed: int | None = None
        """The moment from which the person behind the curtain has seen nothing; None: nothing was missed."""

    def secrets(self) -> bool:
        """Whether one person at this screen sees something that another may not."""
        persons = self._session.seats
        return any(secret(self._session, persons[0], other) for other in persons[1:])

    def begin(self, choice: Choice) -> None:
        """The match is opened where this is asked."""
        own = choice.seat in self._session.seats
        if own:
            self._playback.viewer = choice.seat
        if self.secrets():
            if own and choice.public:
                self._playback.viewer = EVERYBODY
            else:
                self.veil(self._playback.viewer)

    def to(self, choice: Choice, *, missed: bool) -> None:
        """Whoever is asked looks at the table from now on, or everybody where all may look on.

        `missed`: whether they are shown what has happened since they last acted.
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
        """Hide the table until this person is there; what another's eyes saw and were told goes with it."""
        self._playback.viewer, self.veiled = seat, True
        self._missed = last_own(self._session, (seat,), self._session.now) if missed else None
        self._narrator.forget()
        self.curtain_requested.emit(seat)

    def arrived(self) -> None:
        """The person is there: show them, with their own eyes, what they have missed."""
        since, self._missed, self.veiled = self._missed, None, False
        if since is not None and self._session.now > since:
            self._narrator.show_missed(since)
        elif not self._session.now:
            self._playback.show_opening()
        else:
            self._playback.show_now()

    def _unveil_for_all(self, seat: int, *, missed: bool) -> None:
        """From now on all look on; they are shown for the eyes of all what this seat has missed."""
        since = last_own(self._session, (seat,), self._session.now)
        self._playback.viewer = EVERYBODY
        self._narrator.forget()
        if missed and self._session.now > since:
            self._narrator.show_missed(since)
