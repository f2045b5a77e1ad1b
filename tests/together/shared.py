"""A database of rooms in this process, which several hosts share; its clock is moved by tests."""

from __future__ import annotations

from tabletop.files.library import CannotWriteError
from tabletop.together.lease import LEASE, Lease
from tabletop.together.postgres import _AWAY
from tabletop.together.shared_base import Tenure


class Database:
    """What all hosts have in common, as PostgreSQL does it.

    `away` lets it answer nobody; `lost` lets it do the next change, and answer nobody.
    """

    def __init__(self):
        self.now, self.hosts, self.rooms, self.written = 0.0, {}, {}, {}
        self.away = self.lost = False
        self.names = 0

    def alive(self, name):
        return name in self.hosts and self.hosts[name][1] > self.now - LEASE


class MemoryRooms:
    """A SharedBase in a Database; `beat` is what PostgresRooms does twice a second."""

    def __init__(self, database):
        self.base = database
        self.lease = Lease(lambda: database.now)
        self.tickets, self._ticket = (), ""

    def _ask(self):
        if self.base.away:
            raise CannotWriteError(_AWAY)

    def _done(self, done):
        if self.base.lost:
            self.base.lost = False
            raise CannotWriteError(_AWAY)
        return done

    def publish_ticket(self, ticket):
        self._ticket = ticket
        self.beat()

    def beat(self):
        self._ask()
        base, name = self.base, self.lease.holder
        if not name:
            base.names += 1
            name = f"host {base.names}"
        base.hosts[name] = self._ticket, base.now
        self.lease.renew(name, base.now)
        self.tickets = tuple(sorted({base.hosts[each][0] for each in base.hosts if base.alive(each)}))

    def room_rows(self, room_id=""):
        self._ask()
        rows = self.base.rooms.values()
        open_rows = [dict(row) for row in rows if not row["closed"] and room_id in ("", row["id"])]
        return [row | {"match": row["number"] if row["length"] else None} for row in open_rows]

    def room_ids(self):
        return {row["id"] for row in self.room_rows()}

    def match_row(self, number):
        self._ask()
        return next(
            (dict(row) | {"match": number} for row in self.base.rooms.values() if row["number"] == number),
            None,
        )

    def add_room(self, row):
        self._ask()
        number = len(self.base.rooms) + 1
        more = {"number": number, "owner": None, "epoch": 0, "length": 0, "touched": "", "closed": False}
        self.base.rooms[row["id"]] = dict(row) | more
        self.base.written[number] = []
        self._done(None)

    def change_room(self, room_id, columns):
        self._ask()
        self.base.rooms[room_id].update(columns)
        return self._done(True)

    def _still(self, tenure):
        row = self.base.rooms[tenure.room]
        mine = (row["owner"], row["epoch"]) == (tenure.owner, tenure.epoch)
        return mine and self.base.alive(tenure.owner)

    def change_own_room(self, tenure, columns):
        self._ask()
        if not self._still(tenure):
            return False
        self.base.rooms[tenure.room].update(columns)
        return self._done(True)

    def take_room(self, room_id):
        self._ask()
        row, name = self.base.rooms[room_id], self.lease.holder
        if not self.base.alive(name) or (row["owner"] != name and self.base.alive(row["owner"])):
            return None
        row["owner"], row["epoch"] = name, row["epoch"] + 1
        return Tenure(room_id, row["number"], name, row["epoch"], row["length"])

    def ticket_of(self, room_id):
        return self.base.hosts.get(self.base.rooms[room_id]["owner"], ("",))[0]

    def add_change(self, tenure, change):
        self._ask()
        row = self.base.rooms[tenure.room]
        if not self._still(tenure) or row["length"] != tenure.length:
            return False
        self.base.written[tenure.number].append(change)
        row["length"], row["touched"] = row["length"] + 1, f"after {row['length'] + 1}"
        self._done(None)
        tenure.length += 1
        return True

    def changes(self, number):
        self._ask()
        return list(self.base.written[number])

    def free_room(self, tenure):
        row = self.base.rooms[tenure.room]
        if self._still(tenure):
            row["owner"] = None

    def end_lease(self):
        self.base.hosts.pop(self.lease.holder, None)
