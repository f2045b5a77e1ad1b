"""What a seat of a room may ask all who are at the table, and what they are asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from tabletop.engine.text import Text
from tabletop.files.documents import Document
from tabletop.session.room_messages import Moment, Person, Question
from tabletop.session.signals import Signal

STAND_IN = "normal"
"""The level of a bot that plays for somebody who is away."""


class SeatInRoom(Protocol):
    """The seat that asks and is asked; see `RemoteMatch`."""

    seat: int
    now: int
    persons: tuple[Person, ...]
    practice: bool

    @property
    def moments(self) -> Sequence[Moment]:
        """The moments known here."""

    @property
    def closed(self) -> Text | None:
        """Why nothing can be done now; None if it can."""

    def waiting_elsewhere(self) -> tuple[int, ...]:
        """Return the seats of other persons whose choices wait."""

    def request(self, request: Document) -> None:
        """Ask the room for something."""


class RoomQuestions:
    """The present question, and the requests of one seat about it. The answers come by the room."""

    def __init__(self, match: SeatInRoom) -> None:
        self._match = match
        self.present: Question | None = None
        """What all are asked now; None if nothing is."""
        self.declined: Signal[int] = Signal()
        """Emitted when a question has ended without effect: who has declined it, or -1."""

    @property
    def waits_for_me(self) -> bool:
        """True if this seat has not answered the present question."""
        return self.present is not None and self._match.seat in self.present.missing

    def decline(self, seat: int) -> None:
        """Note that the present question has ended without effect; `seat`: who has declined it, or -1."""
        if self.present is not None:
            self.declined.emit(seat)
            self.present = None

    def back_moment(self) -> int | None:
        """Return the moment before this seat's last action; None if nothing can be asked to be taken back.

        All others have to agree, as somebody else may have chosen since; what was shown stays.
        """
        match = self._match
        if match.closed is not None:
            return None
        for at in range(match.now - 1, -1, -1):
            entry = match.moments[at].entry
            if entry.bars((match.seat,)) and not match.practice:
                return None
            if entry.seat == match.seat:
                return at
        return None

    def missed(self) -> tuple[int, ...]:
        """Return the seats of persons who are waited for and away, and for whom no bot plays."""
        match = self._match
        away = {person.seat for person in match.persons if not person.here and not person.bot}
        return tuple(seat for seat in match.waiting_elsewhere() if seat in away)

    def ask_back(self) -> None:
        """Ask all others whether this seat may take back its last action."""
        if self.back_moment() is not None:
            self._ask({"do": "ask", "what": "back"})

    def ask_stand_in(self, seat: int) -> None:
        """Ask all others whether a bot may play for somebody who is away, until they are back."""
        self._ask({"do": "ask", "what": "stand in", "away": seat, "level": STAND_IN})

    def ask_practice(self) -> None:
        """Ask all others whether it is to be a practice match, in which undo goes past what was shown."""
        if not self._match.practice:
            self._ask({"do": "ask", "what": "practice"})

    def give_answer(self, *, yes: bool) -> None:
        """Agree to the present question, or decline it; who has asked it takes it back by that."""
        self._ask({"do": "agree", "yes": yes})

    def _ask(self, request: Document) -> None:
        if self._match.closed is None:
            self._match.request(request)
