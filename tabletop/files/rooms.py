"""The rooms of a library: matches that are played from several machines, and who may sit where."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from tabletop.engine.game import AnyGame, Setup
from tabletop.engine.text import translate
from tabletop.files import setup_codec
from tabletop.files.match_extras import stamp
from tabletop.files.match_rows import MatchWriter
from tabletop.files.schema import LibraryError, MissingError

NO_ROOM = translate("files", "There is no room {id} here.")
_ALL = "SELECT * FROM rooms LEFT JOIN room_terms ON room_terms.room = rooms.id"
_UNREADABLE = translate("files", "Room {id} can't be read. It may be from a newer program.")

Taken = Mapping[int, tuple[bytes, str]]
"""By seat the hash of its key and the name of its person, in the order in which they came."""


@dataclass(frozen=True, slots=True)
class StoredRoom:
    """A room as it is stored.

    Attributes:
        id: Its id, which is part of its invites.
        game: The id of its game.
        revision: The revision of the game's rules when it was opened.
        setup: The setup, with the seed.
        invite: The hash of the token that opens a free seat.
        taken: Who has taken which seat.
        match: The id of its match in the library; None if that has not begun.
        opened: When it was opened, in ISO 8601.
        secret: The host's secret for the shuffle; "" if the room has none.
        salts: The salts of the guests, in the order in which they came.
        stand_ins: By seat the level of a bot that plays for a person who is away.
        hints: True if the players may ask for hints.
    """

    id: str
    game: str
    revision: int
    setup: Setup
    invite: bytes
    taken: Taken = field(default_factory=dict)
    match: int | None = None
    opened: str = ""
    secret: str = ""
    salts: tuple[str, ...] = ()
    stand_ins: Mapping[int, str] = field(default_factory=dict)
    hints: bool = False


class RoomRows(MatchWriter):
    """Reads and writes rooms; each change commits or raises a LibraryError."""

    def room(self, room_id: str) -> StoredRoom:
        """Return a room.

        Raises:
            MissingError: There is none with this id.
            LibraryError: It cannot be read.
        """
        rows = self.rows(f"{_ALL} WHERE id = ?", room_id)
        if not rows:
            raise MissingError(NO_ROOM.fill(id=room_id))
        return read_room(rows[0])

    def stored_rooms(self) -> list[StoredRoom]:
        """Return all rooms, those opened first first.

        Raises:
            LibraryError: One of them cannot be read.
        """
        return [read_room(row) for row in self.rows(f"{_ALL} ORDER BY opened, id")]

    def room_ids(self) -> set[str]:
        """Return the ids of all rooms."""
        return {row["id"] for row in self.rows("SELECT id FROM rooms")}

    def rooms_played_after(self, stamp: str) -> list[str]:
        """Return the ids of the rooms whose match was played after this time."""
        query = "SELECT r.id FROM rooms r JOIN matches m ON m.id = r.match WHERE m.touched > ? ORDER BY r.id"
        return [row["id"] for row in self.rows(query, stamp)]

    def add_room(self, room: StoredRoom) -> None:
        """Store a new room, in which nobody is yet."""
        values = (room.id, room.game, room.revision, written_setup(room.setup), room.invite, stamp())
        columns = "id, game, revision, setup, invite, taken, opened"
        with self._change():
            self._base.execute(f"INSERT INTO rooms ({columns}) VALUES (?, ?, ?, ?, ?, '[]', ?)", values)  # noqa: S608
            terms = (room.id, room.secret, room.hints)
            self._base.execute("INSERT INTO room_terms VALUES (?, ?, '[]', '{}', ?)", terms)

    def store_taken(self, room_id: str, taken: Taken, salts: Sequence[str]) -> None:
        """Store who has taken which seat, and the salts of all who have come."""
        rows = [[seat, known.hex(), name] for seat, (known, name) in taken.items()]
        with self._change():
            self._set(room_id, "taken", json.dumps(rows))
            query = "UPDATE room_terms SET salts = ? WHERE room = ?"
            self._base.execute(query, (json.dumps(list(salts)), room_id))

    def store_stand_ins(self, room_id: str, levels: Mapping[int, str]) -> None:
        """Store for which seats of persons a bot plays, and its level."""
        query = (
            "INSERT INTO room_terms VALUES (?, '', '[]', ?, 0)"
            " ON CONFLICT (room) DO UPDATE SET stand_ins = excluded.stand_ins"
        )
        with self._change():
            self._base.execute(query, (room_id, json.dumps(levels)))

    def store_invite(self, room_id: str, invite: bytes) -> None:
        """Store the hash of another token; the one before opens nothing any more."""
        self._store(room_id, "invite", invite)

    def store_setup(self, room_id: str, setup: Setup) -> None:
        """Store another setup of a room whose match has not begun."""
        self._store(room_id, "setup", written_setup(setup))

    def begin_room(self, room_id: str, setup: Setup, game: AnyGame) -> int:
        """Store the new match of a room; returns its id.

        Raises:
            MissingError: The room is gone.
        """
        with self._change():
            made = self._insert(setup, game.id, game.revision, practice=False, start=None)
            self._no_hints(made)
            self._leases.claim(made)
            self._set(room_id, "match", made)
        return made

    def remove_room(self, room_id: str) -> None:
        """Forget a room; its match stays in the library.

        Raises:
            MissingError: There is none with this id.
        """
        with self._change():
            if not self._base.execute("DELETE FROM rooms WHERE id = ?", (room_id,)).rowcount:
                raise MissingError(NO_ROOM.fill(id=room_id))

    def _store(self, room_id: str, column: str, value: object) -> None:
        with self._change():
            self._set(room_id, column, value)

    def _set(self, room_id: str, column: str, value: object) -> None:
        query = f"UPDATE rooms SET {column} = ? WHERE id = ?"  # noqa: S608  a constant
        if not self._base.execute(query, (value, room_id)).rowcount:
            raise MissingError(NO_ROOM.fill(id=room_id))


def written_setup(setup: Setup) -> str:
    """Return a setup as a row has it."""
    return json.dumps(setup_codec.Seats.of(setup).document(), ensure_ascii=False)


def read_room(row: Mapping[str, Any] | sqlite3.Row) -> StoredRoom:
    """Return the room in a row; raises LibraryError if it cannot be read."""
    try:
        setup = setup_codec.read(json.loads(row["setup"]))
        rows = json.loads(row["taken"])
        taken = {int(seat): (bytes.fromhex(known), str(name)) for seat, known, name in rows}
        terms = _terms(row)
    except (AttributeError, TypeError, ValueError, RecursionError):
        setup = None
    if setup is None:
        raise LibraryError(_UNREADABLE.fill(id=row["id"]))
    parts = {key: row[key] for key in ("id", "game", "revision", "invite", "match", "opened")}
    return StoredRoom(setup=setup, taken=taken, **parts, **terms)


def _terms(row: Mapping[str, Any] | sqlite3.Row) -> dict[str, Any]:
    """Return what the second table has of a room; nothing of one that was opened by an earlier program."""
    if row["secret"] is None:
        return {}
    levels = json.loads(row["stand_ins"]).items()
    return {
        "secret": row["secret"],
        "salts": tuple(map(str, json.loads(row["salts"]))),
        "stand_ins": {int(seat): str(level) for seat, level in levels},
        "hints": bool(row["hints"]),
    }
