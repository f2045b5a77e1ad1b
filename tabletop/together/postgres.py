"""Rooms in a PostgreSQL database that several hosts share. Only this module imports asyncpg, when it is used.

A call waits for the database as others wait for the disk. A thread of its own renews the lease, and connects
again when the database was away; meanwhile every call fails at once.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import UTC
from importlib.util import find_spec
from typing import Any, TypeVar
from urllib.parse import urlsplit

from tabletop.engine.text import Text, translate
from tabletop.files.library import CannotWriteError
from tabletop.session.signals import Signal
from tabletop.together.host import HostError
from tabletop.together.lease import LEASE, Lease
from tabletop.together.loop_thread import LoopThread
from tabletop.together.shared_base import RoomRow, Tenure

_T = TypeVar("_T")
_VERSION = 1
"""The version of the tables below."""
_TABLES = """
CREATE SCHEMA tabletop;
CREATE TABLE tabletop.form (version int NOT NULL);
CREATE TABLE tabletop.hosts (name text PRIMARY KEY, ticket text NOT NULL, alive timestamptz NOT NULL);
CREATE TABLE tabletop.rooms (
  number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, id text NOT NULL UNIQUE, game text NOT NULL,
  revision int NOT NULL, setup text NOT NULL, invite bytea NOT NULL, taken text NOT NULL,
  opened text NOT NULL, secret text NOT NULL, salts text NOT NULL, stand_ins text NOT NULL,
  hints boolean NOT NULL, owner text, epoch bigint NOT NULL DEFAULT 0, length int NOT NULL DEFAULT 0,
  touched timestamptz NOT NULL DEFAULT now(), closed boolean NOT NULL DEFAULT false
);
CREATE TABLE tabletop.changes (
  room bigint REFERENCES tabletop.rooms, number int, change text NOT NULL, PRIMARY KEY (room, number)
);
"""
_RENEW = 0.5
"""Seconds from one renewal of the lease to the next."""
_PATIENCE = 1.5
"""Seconds in which the database has to answer."""
_START = 5.0
"""Seconds in which it has to answer at first."""
_LOCK = 0x54424C54
"""The number of the lock under which the tables are made: “TBLT”."""
_WORK, _LEASES = "work", "leases"
_CONNECTIONS = {_LEASES: "off", _WORK: "on"}
"""Whether each connection waits for the disk. Leases do not: a change that follows takes them there, too."""
_ALIVE = f"alive > now() - make_interval(secs => {LEASE})"
_TAKE = f"""
UPDATE tabletop.rooms SET owner = $1, epoch = epoch + 1
WHERE id = $2 AND EXISTS (SELECT 1 FROM tabletop.hosts WHERE name = $1 AND {_ALIVE})
AND (owner = $1 OR NOT EXISTS (SELECT 1 FROM tabletop.hosts WHERE name = rooms.owner AND {_ALIVE}))
RETURNING number, epoch, length
"""  # noqa: S608  constants
_STILL = f"""id = $1 AND owner = $2 AND epoch = $3
AND EXISTS (SELECT 1 FROM tabletop.hosts WHERE name = $2 AND {_ALIVE})"""  # noqa: S608
"""The condition that a host still has a room; a part of each change, so that no other host can make it."""
_APPEND = f"""
WITH own AS (
  UPDATE tabletop.rooms SET touched = now(), length = $4 + 1 WHERE {_STILL} AND length = $4 RETURNING number
)
INSERT INTO tabletop.changes SELECT number, $4, $5 FROM own RETURNING number
"""  # noqa: S608
_RENEW_LEASE = f"""
WITH own AS (UPDATE tabletop.hosts SET alive = now(), ticket = $2 WHERE name = $1 RETURNING ticket)
SELECT array(
  SELECT ticket FROM own UNION SELECT ticket FROM tabletop.hosts WHERE {_ALIVE} ORDER BY ticket
) FROM own
"""  # noqa: S608
_ROOMS = "SELECT *, CASE WHEN length > 0 THEN number END AS match FROM tabletop.rooms"
_MISSING = translate(
    "together",
    "Sharing rooms with other hosts needs the package asyncpg, which isn't installed. "
    "It comes with “tabletop-games[hosts]”.",
)
_NO_SERVER = translate(
    "together",
    "The database at {where} can't be reached ({detail}). Check the address, and that PostgreSQL runs there.",
)
_NO_ENTRY = translate(
    "together", "The database at {where} doesn't let this host in ({detail}). Check name and password."
)
_NO_BASE = translate("together", "There is no such database at {where} ({detail}). Make it with createdb.")
_NO_RIGHTS = translate(
    "together", "This user may not use the database at {where} ({detail}). Make it the owner of the database."
)
_NO_ADDRESS = translate(
    "together",
    "This isn't the address of a database ({detail}). "
    "Such an address looks like postgresql://USER@HOST/DATABASE.",
)
_OLDER = translate(
    "together",
    "The rooms in the database at {where} are from an older Tabletop. "
    "Use a new database, or go on with that version.",
)
_NEWER = translate(
    "together",
    "The rooms in the database at {where} are from a newer Tabletop. Install that one on this host.",
)
_AWAY = translate(
    "together",
    "The database of the rooms doesn't answer ({detail}). Nothing is done until it does; it is tried again.",
)
_BACK = translate("together", "The database of the rooms answers again.")


class PostgresRooms:
    """A SharedBase in PostgreSQL.

    Args:
        url: The address of the database, postgresql://USER:PASSWORD@HOST:PORT/DATABASE.

    Raises:
        HostError: It cannot be used; the text says why.
    """

    def __init__(self, url: str) -> None:
        if find_spec("asyncpg") is None:
            raise HostError(_MISSING)
        self._url = url
        self.lease = Lease()
        self.tickets: tuple[str, ...] = ()
        self.notice: Signal[Text] = Signal()
        """Emitted in another thread when the database does not answer, and when it does again."""
        self._ticket = ""
        self._away = False
        self._bases: dict[str, Any] = dict.fromkeys(_CONNECTIONS)
        """The connections; None while the database is away."""
        self._locks = {name: asyncio.Lock() for name in _CONNECTIONS}
        self._closed = False
        self._thread = LoopThread("database of rooms", self._stay_alive())
        try:
            self._thread.future_of(self._start()).result()
        except BaseException:
            self._thread.shut_down()
            raise

    # For hosts

    def publish_ticket(self, ticket: str) -> None:
        """Be alive from now on, and be dialled by this ticket."""
        self._ticket = ticket
        self._wait(lambda _base: self._renew(), _LEASES)

    def room_rows(self, room_id: str = "") -> list[RoomRow]:
        """Return the row of a room, or of all; none of rooms that are closed."""
        query = f"{_ROOMS} WHERE NOT closed AND ($1 = '' OR id = $1) ORDER BY opened, id"
        return [dict(row) for row in self._wait(lambda base: base.fetch(query, room_id))]

    def room_ids(self) -> set[str]:
        """Return the ids of all rooms that are not closed."""
        query = "SELECT id FROM tabletop.rooms WHERE NOT closed"
        return {row["id"] for row in self._wait(lambda base: base.fetch(query))}

    def match_row(self, number: int) -> RoomRow | None:
        """Return the row of the room with this number, closed or not."""
        found = self._wait(lambda base: base.fetchrow(f"{_ROOMS} WHERE number = $1", number))
        if found is None:
            return None
        touched = found["touched"].astimezone(UTC).isoformat(timespec="microseconds")
        return {**found, "touched": touched}

    def add_room(self, row: RoomRow) -> None:
        """Add a room with these columns."""
        places = ", ".join(f"${place}" for place in range(1, len(row) + 1))
        query = f"INSERT INTO tabletop.rooms ({', '.join(row)}) VALUES ({places})"  # noqa: S608  own columns
        self._wait(lambda base: base.execute(query, *row.values()))

    def change_room(self, room_id: str, columns: RoomRow) -> bool:
        """Change columns of a room, whichever host has it; False if there is none."""
        query = f"UPDATE tabletop.rooms SET {_set(columns, 2)} WHERE id = $1 AND NOT closed RETURNING 1"  # noqa: S608
        return self._wait(lambda base: base.fetchval(query, room_id, *columns.values())) is not None

    def change_own_room(self, tenure: Tenure, columns: RoomRow) -> bool:
        """Change columns of a room if this host still has it; else False."""
        query = f"UPDATE tabletop.rooms SET {_set(columns, 4)} WHERE {_STILL} RETURNING 1"  # noqa: S608
        given = tenure.room, tenure.owner, tenure.epoch, *columns.values()
        return self._wait(lambda base: base.fetchval(query, *given)) is not None

    def take_room(self, room_id: str) -> Tenure | None:
        """Take a room that is this host's, or nobody's who is alive; None if that is not so."""
        name = self.lease.holder
        if not name:
            return None
        row = self._wait(lambda base: base.fetchrow(_TAKE, name, room_id), _LEASES)
        return None if row is None else Tenure(room_id, row["number"], name, row["epoch"], row["length"])

    def ticket_of(self, room_id: str) -> str:
        """Return the ticket of the host that has a room; "" if nobody has it."""
        query = (
            "SELECT ticket FROM tabletop.rooms r JOIN tabletop.hosts h ON h.name = r.owner WHERE r.id = $1"
        )
        return str(self._wait(lambda base: base.fetchval(query, room_id)) or "")

    def add_change(self, tenure: Tenure, change: str) -> bool:
        """Add a change to the match of a room if this host still has it; else False."""
        given = tenure.room, tenure.owner, tenure.epoch, tenure.length, change
        if self._wait(lambda base: base.fetchval(_APPEND, *given)) is None:
            return False
        tenure.length += 1
        return True

    def changes(self, number: int) -> list[str]:
        """Return all changes of the match of a room."""
        query = "SELECT change FROM tabletop.changes WHERE room = $1 ORDER BY number"
        return [row["change"] for row in self._wait(lambda base: base.fetch(query, number))]

    def free_room(self, tenure: Tenure) -> None:
        """Let any host take a room; nothing waits for that."""
        query = "UPDATE tabletop.rooms SET owner = NULL WHERE id = $1 AND owner = $2 AND epoch = $3"
        given = tenure.room, tenure.owner, tenure.epoch
        self._thread.future_of(self._do(lambda base: base.execute(query, *given), _LEASES))

    def end_lease(self) -> None:
        """Be alive no more."""
        self._closed = True
        self._thread.shut_down()

    def _wait(self, work: Callable[[Any], Awaitable[_T]], name: str = _WORK) -> _T:
        """Return what work with a connection returns; raises CannotWriteError if there is none."""
        if self._closed:
            raise CannotWriteError(_AWAY.fill(detail="closed"))
        return self._thread.future_of(self._do(work, name)).result()

    # In the thread

    async def _do(self, work: Callable[[Any], Awaitable[_T]], name: str = _WORK) -> _T:
        async with self._locks[name]:
            if (base := self._bases[name]) is None:
                raise CannotWriteError(_AWAY.fill(detail="not connected"))
            try:
                async with asyncio.timeout(_PATIENCE):
                    return await work(base)
            except _failures() as error:
                self._drop(name)
                raise CannotWriteError(_AWAY.fill(detail=_detail(error))) from error

    async def _start(self) -> None:
        """Connect, and make the tables in a new database; raises HostError if it is none for this program."""
        where = _place(self._url)
        try:
            async with asyncio.timeout(_START):
                await self._connect()
                base = self._bases[_WORK]
                async with base.transaction():
                    await base.execute("SELECT pg_advisory_xact_lock($1)", _LOCK)
                    if not await base.fetchval("SELECT to_regnamespace('tabletop') IS NOT NULL"):
                        await base.execute(_TABLES)
                        await base.execute("INSERT INTO tabletop.form VALUES ($1)", _VERSION)
                    version = await base.fetchval("SELECT max(version) FROM tabletop.form")
        except _failures() as error:
            raise HostError(_fault(error, where)) from error
        if version != _VERSION:
            raise HostError((_NEWER if (version or 0) > _VERSION else _OLDER).fill(where=where))

    async def _connect(self) -> None:
        import asyncpg

        for name, waits in _CONNECTIONS.items():
            if self._bases[name] is None:
                how = {"synchronous_commit": waits}
                made = await asyncpg.connect(self._url, command_timeout=_START, server_settings=how)
                self._bases[name] = made

    def _drop(self, *names: str) -> None:
        """End connections at once."""
        for name in names:
            if (connection := self._bases[name]) is not None:
                connection.terminate()
                self._bases[name] = None

    async def _stay_alive(self) -> None:
        """Renew the lease, and connect again after the database was away, until this is cancelled."""
        try:
            while True:
                await asyncio.sleep(_RENEW)
                if self._bases[_LEASES] is not None or self._away:
                    await self._look()
        finally:
            query, name = "DELETE FROM tabletop.hosts WHERE name = $1", self.lease.holder
            with suppress(CannotWriteError):  # the lease ends by itself
                await self._do(lambda base: base.execute(query, name))
            self.lease.renew("", float("-inf"))
            self._drop(*_CONNECTIONS)

    async def _look(self) -> None:
        try:
            async with asyncio.timeout(_PATIENCE):
                await self._connect()
                if self._ticket:
                    async with self._locks[_LEASES]:
                        await self._renew()
        except _failures() as error:
            self._drop(_LEASES)
            self._tell(_AWAY.fill(detail=_detail(error)), away=True)
        else:
            self._tell(_BACK, away=False)

    def _tell(self, text: Text, *, away: bool) -> None:
        if away != self._away:
            self._away = away
            self.notice.emit(text)

    async def _renew(self) -> None:
        """Renew the lease; one that has run out meanwhile is given up, and there is a new one."""
        base, began, name = self._bases[_LEASES], self.lease.clock(), self.lease.holder
        renewed = name and await base.fetchval(_RENEW_LEASE, name, self._ticket)
        if not renewed or self.lease.holder != name:
            await base.execute("DELETE FROM tabletop.hosts WHERE alive < now() - interval '1 day'")
            began, name = self.lease.clock(), secrets.token_hex(8)
            await base.execute("INSERT INTO tabletop.hosts VALUES ($1, $2, now())", name, self._ticket)
            renewed = await base.fetchval(_RENEW_LEASE, name, self._ticket)
        self.lease.renew(name, began)
        self.tickets = tuple(renewed)


def _set(columns: RoomRow, first: int) -> str:
    return ", ".join(f"{name} = ${place}" for place, name in enumerate(columns, first))


def _failures() -> tuple[type[Exception], ...]:
    import asyncpg

    return asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError, ValueError


def _detail(error: Exception) -> str:
    return str(error).strip().partition("\n")[0] or type(error).__name__


def _place(url: str) -> str:
    """Return host, port and database of an address, without the password."""
    with suppress(ValueError):
        parts = urlsplit(url)
        return f"{parts.hostname or 'localhost'}:{parts.port or 5432}{parts.path}"
    return "?"


def _fault(error: Exception, where: str) -> Text:
    """Return the message for the owner why a database cannot be used."""
    import asyncpg

    detail = _detail(error)
    texts: tuple[tuple[Any, Text], ...] = (
        (asyncpg.InvalidAuthorizationSpecificationError, _NO_ENTRY),
        (asyncpg.InvalidCatalogNameError, _NO_BASE),
        (asyncpg.InsufficientPrivilegeError, _NO_RIGHTS),
        ((asyncpg.UndefinedTableError, asyncpg.UndefinedColumnError), _OLDER),
        ((OSError, TimeoutError, asyncpg.PostgresError), _NO_SERVER),
    )
    return next(
        (text.fill(where=where, detail=detail) for kind, text in texts if isinstance(error, kind)),
        _NO_ADDRESS.fill(detail=detail),
    )
