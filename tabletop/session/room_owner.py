"""What the person who came first may do with a room, and anybody with their own seat."""

from __future__ import annotations

from typing import Protocol

from tabletop.engine.text import Text
from tabletop.files.documents import Document
from tabletop.session.line import Line
from tabletop.session.signals import Signal


class SeatOfOwner(Protocol):
    """The seat that asks; see `RemoteMatch`."""

    seat: int
    line: Line

    @property
    def ready(self) -> bool:
        """True once the match has begun."""

    @property
    def closed(self) -> Text | None:
        """Why nothing can be done now; None if it can."""

    def request(self, request: Document) -> None:
        """Ask the room for something."""


class RoomOwner:
    """Who owns a room as its guests know it, and requests about its seats. The answers come by the room."""

    def __init__(self, match: SeatOfOwner) -> None:
        self._match = match
        self.seat = -1
        """The seat of the person who came first; -1 if it is not known."""
        self.invited: Signal[str] = Signal()
        """Emitted when there is a new invite (its token); the one before opens nothing any more."""
        self.next_invite = ""
        """After the end: the invite to the owner's next room with the same people; "" if there is none."""
        self.called_again: Signal[str] = Signal()
        """Emitted when that has come (the invite)."""

    @property
    def is_self(self) -> bool:
        """True if this seat is the owner's."""
        return 0 <= self.seat == self._match.seat

    def ask_invite(self) -> None:
        """Ask for a new invite; `invited` brings it."""
        self._ask({"do": "invite"})

    def free_seat(self, seat: int, level: str = "") -> None:
        """Ask to free the seat of another; once the match has begun, all others who are there have to agree.

        Args:
            seat: The seat. Its key and the present invite then open nothing any more.
            level: The level of a bot that plays on there; "" for none.
        """
        self._ask({"do": "free", "seat": seat} | ({"level": level} if level else {}))

    def fill_with_bots(self) -> None:
        """Ask for bots on all free seats, so that the match begins. Only the owner may."""
        self._match.request({"do": "fill"})

    def give_seat_back(self) -> None:
        """Leave the room for good, so that the own seat is free again, and close the line."""
        match = self._match
        match.request({"do": "free", "seat": match.seat} if match.ready else {"do": "leave"})
        match.line.hang_up()

    def call_again(self, invite: str) -> None:
        """Tell everybody who is still there, after the end, by which invite the owner sits down again."""
        self._ask({"do": "again", "invite": invite})

    def _ask(self, request: Document) -> None:
        if self._match.closed is None:
            self._match.request(request)
