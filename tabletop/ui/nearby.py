"""Rooms in this network, for the window: looked for while a page lists them, and shown on request."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Qt, Signal

from tabletop.engine.text import Text
from tabletop.together.nearby import NearbyRoom, NearbyRooms, missing_zeroconf


class Nearby(QObject):
    """Looks for rooms of others, and shows one of this program's; until one is wanted nothing runs.

    Args:
        interfaces: The addresses of the networks; None: all that this machine is in.
    """

    changed = Signal()
    """Emitted when other rooms are found, or one is shown no more."""
    _found = Signal()
    """Emitted in the thread that looks for rooms."""

    def __init__(self, parent: QObject, interfaces: Sequence[str] | None = None) -> None:
        super().__init__(parent)
        self._interfaces = interfaces
        self._running: NearbyRooms | None = None
        self._looking = False
        self._shown: NearbyRoom | None = None
        self._found.connect(self.changed, Qt.ConnectionType.QueuedConnection)

    @property
    def missing_package(self) -> Text | None:
        """Why no rooms can be found; None if they can."""
        return missing_zeroconf()

    @property
    def found_rooms(self) -> tuple[NearbyRoom, ...]:
        """The rooms of others that are shown in this network."""
        return () if self._running is None else self._running.rooms

    def look_for_rooms(self, *, on: bool) -> None:
        """Look for rooms from now on, or no more."""
        self._looking = on
        self._run_as_wanted()

    def publish(self, room: NearbyRoom | None) -> None:
        """Show a room to people nearby instead of the one before; None: show none any more."""
        if room == self._shown:
            return
        self._shown = room
        self._run_as_wanted()
        if self._running is not None:
            self._running.publish(room)

    def _run_as_wanted(self) -> None:
        wanted = (self._looking or self._shown is not None) and self.missing_package is None
        if wanted and self._running is None:
            self._running = NearbyRooms(self._interfaces)
            self._running.changed.connect(self._found.emit)
        elif not wanted:
            self.withdraw(wait=False)

    def withdraw(self, *, wait: bool = True) -> None:
        """Look for nothing and show nothing any more; with `wait`, return when others know."""
        running, self._running = self._running, None
        self._looking, self._shown = False, None
        if running is not None:
            running.changed.disconnect(self._found.emit)
            running.shut_down(wait=wait)
