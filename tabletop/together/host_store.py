"""Where a host stores its rooms: in a library of its own, or with other hosts (`shared_store`)."""

from __future__ import annotations

from pathlib import Path

from tabletop.engine.text import Text
from tabletop.files.library import CannotWriteError, Library
from tabletop.session.match_store import MatchStore


class HostStore(MatchStore):
    """The library of a host, which is never kept in memory only: what is answered as done is on the disk.

    All rooms in it are this host's own. Where several hosts share their rooms, others may have some of them.
    """

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self._why: Text | None = None
        self.notice.connect(self._note)

    @property
    def library(self) -> Library:
        """The library.

        Raises:
            LibraryError: Its file cannot be opened now.
        """
        found = super().library
        if found.path is None:
            self.close_file()
            assert self._why is not None
            raise CannotWriteError(self._why)
        return found

    def _note(self, why: Text) -> None:
        self._why = why

    @property
    def tickets(self) -> tuple[str, ...]:
        """The tickets of all hosts that share the rooms; none if there is but this one."""
        return ()

    def publish_ticket(self, ticket: str) -> None:
        """Let other hosts know by which ticket this one is dialled."""

    def take_room(self, _room_id: str) -> str:
        """Make a room this host's own; returns "", or the ticket of the host whose it is.

        Raises:
            LibraryError: That cannot be found out now.
        """
        return ""

    def owns_room(self, _room_id: str) -> bool:
        """Return True if a room that was taken is surely still this host's own."""
        return True

    def release_room(self, _room_id: str) -> None:
        """Let any host take a room."""
