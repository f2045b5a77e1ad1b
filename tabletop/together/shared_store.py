"""Rooms that several hosts share: each change is made in their database, by the host that has the room."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from tabletop.engine.game import AnyGame, Setup
from tabletop.engine.match import AnyMatch, Entry
from tabletop.engine.text import translate
from tabletop.files import schema
from tabletop.files.library import CannotWriteError, Library, LibraryError, MissingError
from tabletop.files.library_queries import NO_MATCH
from tabletop.files.library_rows import NAME
from tabletop.files.match_extras import stamp
from tabletop.files.rooms import NO_ROOM, StoredRoom, Taken, read_room, written_setup
from tabletop.files.stored_match import Result, StoredMatch
from tabletop.session.match_store import MatchSaver
from tabletop.together import changes
from tabletop.together.changes import ChangedMatch
from tabletop.together.host_store import HostStore
from tabletop.together.shared_base import RoomRow, SharedBase, Tenure

_LOST = translate("together", "Another host may have this room now, so this wasn't done.")
_UNREADABLE = translate("together", "The match of room {id} can't be read. It may be from a newer program.")


class SharedRooms(Library):
    """The rooms in the database, as a library shows them.

    A room that cannot be changed is no longer this host's: whether the change was made is not known, so that
    what is in memory may be old. Who takes it next reads it from the database.
    """

    def __init__(self, shared: SharedBase) -> None:
        super().__init__(schema.connect(None), None)
        self._shared = shared
        self._read: tuple[tuple[int, int], ChangedMatch] | None = None
        """The match that was read last: its id, its number of changes, and the match."""
        self._tenures: dict[str | int, Tenure] = {}
        """The rooms that this host has taken, by id and by number."""

    # Whose a room is

    def claim_room(self, room_id: str) -> str:
        """Take a room, as `HostStore.take_room` does."""
        if (taken := self._shared.take_room(room_id)) is not None:
            self._tenures[taken.room] = self._tenures[taken.number] = taken
            return ""
        ticket = self._shared.ticket_of(room_id)
        if not ticket:  # whose it was has gone meanwhile, or this host is not alive for the others
            raise CannotWriteError(_LOST)
        return ticket

    def tenure(self, room: str | int) -> Tenure | None:
        """Return a room, by id or by number, that is surely this host's; None if it is not."""
        found = self._tenures.get(room)
        return found if found is not None and found.owner == self._shared.lease.holder else None

    def lose(self, tenure: Tenure) -> None:
        """Have a room no more."""
        self._tenures.pop(tenure.room, None)
        self._tenures.pop(tenure.number, None)

    def _own(self, tenure: Tenure | None, work: Callable[[Tenure], bool]) -> None:
        """Change something in a room, or lose it.

        Raises:
            CannotWriteError: It is not this host's, or the database does not answer.
        """
        if tenure is None:
            raise CannotWriteError(_LOST)
        done = False
        try:
            done = work(tenure)
        finally:
            if not done:
                self.lose(tenure)
        if not done:
            raise CannotWriteError(_LOST)

    # Rooms

    def room(self, room_id: str) -> StoredRoom:
        """Return a room, as `RoomRows.room` does."""
        rows = self._shared.room_rows(room_id)
        if not rows:
            raise MissingError(NO_ROOM.fill(id=room_id))
        return read_room(rows[0])

    def stored_rooms(self) -> list[StoredRoom]:
        """Return all rooms, those opened first first."""
        return [read_room(row) for row in self._shared.room_rows()]

    def room_ids(self) -> set[str]:
        """Return the ids of all rooms."""
        return self._shared.room_ids()

    def rooms_played_after(self, _stamp: str) -> list[str]:
        """Return no rooms: nobody is told of turns by one of several hosts."""
        return []

    def add_room(self, room: StoredRoom) -> None:
        """Store a new room, in which nobody is yet."""
        row = {
            "id": room.id, "game": room.game, "revision": room.revision, "setup": written_setup(room.setup),
            "invite": room.invite, "taken": "[]", "opened": stamp(), "secret": room.secret, "salts": "[]",
            "stand_ins": "{}", "hints": room.hints,
        }  # fmt: skip
        self._shared.add_room(row)

    def store_taken(self, room_id: str, taken: Taken, salts: Sequence[str]) -> None:
        """Store who has taken which seat, and the salts of all who have come."""
        rows = [[seat, known.hex(), name] for seat, (known, name) in taken.items()]
        self._store_own(room_id, {"taken": json.dumps(rows), "salts": json.dumps(list(salts))})

    def store_stand_ins(self, room_id: str, levels: Mapping[int, str]) -> None:
        """Store for which seats of persons a bot plays, and its level."""
        self._store_own(room_id, {"stand_ins": json.dumps(levels)})

    def store_setup(self, room_id: str, setup: Setup) -> None:
        """Store another setup of a room whose match has not begun."""
        self._store_own(room_id, {"setup": written_setup(setup)})

    def _store_own(self, room_id: str, columns: RoomRow) -> None:
        self._own(self.tenure(room_id), lambda tenure: self._shared.change_own_room(tenure, columns))

    def store_invite(self, room_id: str, invite: bytes) -> None:
        """Store the hash of another token, whichever host has the room."""
        self._store_any(room_id, {"invite": invite})

    def remove_room(self, room_id: str) -> None:
        """Close a room; its match stays in the database."""
        self._store_any(room_id, {"closed": True})

    def _store_any(self, room_id: str, columns: RoomRow) -> None:
        if not self._shared.change_room(room_id, columns):
            raise MissingError(NO_ROOM.fill(id=room_id))


class SharedLibrary(SharedRooms):
    """The rooms in the database and their matches; there is nothing else in it."""

    def begin_room(self, room_id: str, setup: Setup, game: AnyGame) -> int:
        """Store the new match of a room; returns its id."""
        tenure = self.tenure(room_id)
        self._append(tenure, changes.match_began(setup, game))
        assert tenure is not None
        return tenure.number

    def append(
        self,
        match_id: int,
        entry: Entry,
        at: int | None = None,
        *,
        ended: Result | None = None,  # noqa: ARG002  it follows from the actions
    ) -> None:
        """Store an action, as `Library.append` does; `at` has to be given."""
        assert at is not None
        self._append_to(match_id, changes.action_played(entry, at))

    def store_now(self, match_id: int, now: int) -> None:
        """Store the current moment after an undo."""
        self._append_to(match_id, changes.moment_changed(now))

    def practise(self, match_id: int) -> None:
        """Mark a match as practice."""
        self._append_to(match_id, changes.made_practice())

    def note_given(self, match_id: int, seat: int, given: float) -> None:
        """Store how many points the temper of a seat has given away in a match."""
        self._append_to(match_id, changes.points_given(seat, given))

    def keep(self, match_id: int, match: AnyMatch, *, practice: bool = False) -> int:  # noqa: ARG002
        """Raise CannotWriteError: after a failure the match is read again, not written again."""
        raise CannotWriteError(_LOST)

    def lock(self, _match_id: int) -> None:
        """Do nothing: who has taken a room has its match."""

    def unlock(self, _match_id: int) -> None:
        """Do nothing; see `lock`."""

    def _append_to(self, match_id: int, change: str) -> None:
        self._append(self.tenure(match_id), change)

    def _append(self, tenure: Tenure | None, change: str) -> None:
        self._own(tenure, lambda mine: self._shared.add_change(mine, change))

    def given_away(self, match_id: int) -> dict[int, float]:
        """Return how many points the temper of each seat has given away in a match."""
        return self._changed(match_id)[0].given

    def began(self, match_id: int) -> str:
        """Return the time when a match was begun, in ISO 8601."""
        return str(self._changed(match_id)[0].begun["at"])

    def text(self, match_id: int) -> str:
        """Return the match as the text of a record, as it is stored and unchecked."""
        match, row = self._changed(match_id)
        return match.record_text(row["touched"])

    def stored_match(self, match_id: int) -> StoredMatch:
        """Return a match as lists show it, but for its result."""
        match, row = self._changed(match_id)
        setup, began = read_room(row).setup, str(match.begun["at"])
        game, length, played = str(row["game"]), len(match.line), match.practice
        return StoredMatch(
            match_id, game, setup, length, match.now, played, began, row["touched"], "", (), ()
        )

    def message_name(self, match_id: int) -> str:
        """Return the name of a match in messages."""
        return f"match {match_id}"

    def _changed(self, match_id: int) -> tuple[ChangedMatch, RoomRow]:
        """Return a match after all its changes, and the row of its room.

        Raises:
            MissingError: There is no such match.
            LibraryError: It cannot be read.
        """
        row = self._shared.match_row(match_id)
        if row is None or not row["length"]:
            raise MissingError(NO_MATCH.fill(id=match_id))
        version = match_id, int(row["length"])
        try:
            if self._read is None or self._read[0] != version:
                self._read = version, ChangedMatch.after(self._shared.changes(match_id))
            return self._read[1], row
        except (ValueError, LookupError, TypeError) as error:
            raise LibraryError(_UNREADABLE.fill(id=row["id"])) from error


class SharedSaver(MatchSaver):
    """Saves the match of a room that this host has; what cannot be saved is not tried again."""

    def again(self) -> None:
        """Do nothing: the room is read again."""

    def close(self) -> None:
        """Leave the match. Nothing of it can be changed any more."""
        self.id = 0
        if self.failing:
            self.shelf.unsaved.remove(self)


class SharedStore(HostStore):
    """The rooms of a host that shares them with others.

    Args:
        shared: Their database.
    """

    def __init__(self, shared: SharedBase) -> None:
        super().__init__(Path(NAME))
        self._shared = shared
        self._rooms: SharedLibrary | None = None

    @property
    def library(self) -> SharedLibrary:
        """The library, made when first used: it belongs to one thread."""
        if self._rooms is None:
            self._rooms = SharedLibrary(self._shared)
        return self._rooms

    @property
    def tickets(self) -> tuple[str, ...]:
        """The tickets of all hosts that share the rooms."""
        return self._shared.tickets

    def resume(self, match_id: int, game: AnyGame) -> MatchSaver:
        """Return a match for playing on, as `MatchStore.resume` does."""
        replayed = self.library.resume(match_id, game)
        if replayed.departure is not None:
            self.notice.emit(replayed.departure.text)
        saver = SharedSaver(self, match_id, replayed.match, practice=replayed.practice)
        saver.plays = True
        return saver

    def publish_ticket(self, ticket: str) -> None:
        """Let the other hosts know by which ticket this one is dialled, and be one of them."""
        self._shared.publish_ticket(ticket)

    def take_room(self, room_id: str) -> str:
        """Make a room this host's own; returns "", or the ticket of the host whose it is."""
        return self.library.claim_room(room_id)

    def owns_room(self, room_id: str) -> bool:
        """Return True if a room that was taken is surely still this host's own."""
        return self.library.tenure(room_id) is not None

    def release_room(self, room_id: str) -> None:
        """Let any host take a room."""
        if (tenure := self.library.tenure(room_id)) is not None:
            self.library.lose(tenure)
            self._shared.free_room(tenure)

    def close(self) -> None:
        """Leave the database; other hosts may take all rooms at once."""
        if self._rooms is not None:
            self._rooms.close()
        self._shared.end_lease()
        super().close()
