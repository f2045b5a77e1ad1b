"""The way from the end of a match in a room to another one with the same people."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from tabletop.engine.game import Setup
from tabletop.files.guest_seats import SeatsError
from tabletop.together.invite import InviteError
from tabletop.together.joining import RoomSight
from tabletop.ui.room_look import RoomLook
from tabletop.ui.rooms import Rooms


class NextRoom(QObject):
    """Opens a room, or looks into the one of an invite, and takes a seat there.

    Args:
        rooms: The rooms of this program.
        name: What the player calls themselves.
        seat: The seat that the player has had, and would like again.
    """

    seated = Signal(object, str)
    """Emitted when a seat is taken (the RemoteMatch, and the invite)."""
    failed = Signal(object)
    """Emitted when that cannot be done (a Text)."""

    def __init__(self, rooms: Rooms, name: str, seat: int, parent: QObject) -> None:
        super().__init__(parent)
        self._rooms, self._name, self._seat = rooms, name, seat
        self._invite, self._opener = "", False
        self._look = RoomLook(rooms, self)
        self._look.seen.connect(self._take)
        self._look.refused.connect(self.failed)

    def open_next(self, game: str, setup: Setup, *, hints: bool) -> None:
        """Open a room on this computer."""
        self._opener = True
        self._rooms.host.opened.connect(self.join)
        self._rooms.host.failed.connect(self.failed)
        self._rooms.host.host_room(game, setup, hints=hints)

    def join(self, invite: str) -> None:
        """Take a seat in the room of an invite."""
        self._invite = invite
        try:
            self._look.look_into(invite)
        except InviteError as error:
            self.failed.emit(error.text)

    def stop_looking(self) -> None:
        """Look no more."""
        self._look.end_look()

    def _take(self, sight: RoomSight) -> None:
        try:
            match = self._rooms.take_seat(
                self._invite, sight, self._name, opener=self._opener, wish=self._seat
            )
        except (InviteError, SeatsError) as error:
            self.failed.emit(error.text)
        else:
            self.seated.emit(match, self._invite)
