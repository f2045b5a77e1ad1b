"""A look into the room of an invite, which goes on until the host has answered."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from tabletop.engine.text import Text
from tabletop.together.joining import RoomPreview
from tabletop.ui.rooms import Rooms

_LISTEN_MS = 100


class RoomLook(QObject):
    """Looks into one room at a time: a new look ends the one before.

    Args:
        rooms: The rooms of this program.
        parent: Who wants to know; the look ends with it.
    """

    seen = Signal(object)
    """Emitted once with what the room shows (a RoomSight)."""
    refused = Signal(object)
    """Emitted once with why the room shows nothing (a Text)."""
    delayed = Signal(object)
    """Emitted again and again with why the host is not reached (a Text). It is tried again."""

    def __init__(self, rooms: Rooms, parent: QObject) -> None:
        super().__init__(parent)
        self._rooms = rooms
        self._preview: RoomPreview | None = None
        self._timer = QTimer(self, interval=_LISTEN_MS)
        self._timer.timeout.connect(self._listen)

    @property
    def is_looking(self) -> bool:
        """True until the host has answered or the look was ended."""
        return self._preview is not None

    def look_into(self, invite: str) -> None:
        """Look into the room of an invite.

        Raises:
            InviteError: There is no invite in the text.
        """
        self.end_look()
        self._preview = self._rooms.look_into(invite)
        self._timer.start()

    def end_look(self) -> None:
        """Look no more."""
        self._timer.stop()
        if self._preview is not None:
            self._preview.dismiss()
            self._preview = None

    def _listen(self) -> None:
        if (preview := self._preview) is None:
            return
        found = preview.sight()
        if found is None:
            if preview.failure is not None:
                self.delayed.emit(preview.failure)
            return
        self.end_look()
        (self.refused if isinstance(found, Text) else self.seen).emit(found)
