"""What hosts need of the database that they share: rooms, what was done in them, and whose each is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from tabletop.together.lease import Lease

RoomRow = Mapping[str, Any]
"""The columns of a room: those of the tables of a library (`files/rooms.py`), with the `number` of the room,
the number of changes of its match (`length`), and when the last of them was made (`touched`)."""


@dataclass(slots=True)
class Tenure:
    """A room that a host has taken.

    Attributes:
        room: The id of the room.
        number: Its number, which is also that of its match.
        owner: The name under which the host has it.
        epoch: How often the room was taken: who has taken it later has a higher one.
        length: How many changes of its match there are.
    """

    room: str
    number: int
    owner: str
    epoch: int
    length: int


class SharedBase(Protocol):
    """A database of rooms. Every method raises CannotWriteError if that does not answer.

    After that it is not known whether a change was made.
    """

    lease: Lease
    tickets: tuple[str, ...]
    """The tickets of the hosts that are alive."""

    def publish_ticket(self, ticket: str) -> None:
        """Be alive from now on, and be dialled by this ticket."""

    def room_rows(self, room_id: str = "") -> list[RoomRow]:
        """Return the row of a room, or of all, those opened first first; none of rooms that are closed."""

    def room_ids(self) -> set[str]:
        """Return the ids of all rooms that are not closed."""

    def match_row(self, number: int) -> RoomRow | None:
        """Return the row of the room with this number, closed or not."""

    def add_room(self, row: RoomRow) -> None:
        """Add a room with these columns."""

    def change_room(self, room_id: str, columns: RoomRow) -> bool:
        """Change columns of a room, whichever host has it; False if there is none."""

    def change_own_room(self, tenure: Tenure, columns: RoomRow) -> bool:
        """Change columns of a room if this host still has it; else False."""

    def take_room(self, room_id: str) -> Tenure | None:
        """Take a room that is this host's, or nobody's who is alive; None if that is not so."""

    def ticket_of(self, room_id: str) -> str:
        """Return the ticket of the host that has a room; "" if nobody has it."""

    def add_change(self, tenure: Tenure, change: str) -> bool:
        """Add a change to the match of a room if this host still has it; else False."""

    def changes(self, number: int) -> list[str]:
        """Return all changes of the match of a room."""

    def free_room(self, tenure: Tenure) -> None:
        """Let any host take a room; nothing waits for that."""

    def end_lease(self) -> None:
        """Be alive no more."""
