"""Write leases of matches: only one program at a time may write a match.

A row of the table `writers` names the holder. A file that the holder has locked shows that it still runs. The
lock is the system's own, so that it ends with the program, even if that is killed.
"""

from __future__ import annotations

import os
import secrets
import sqlite3
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import BinaryIO

from tabletop.engine.text import translate
from tabletop.files.schema import CannotWriteError
from tabletop.files.single_instance import locked

_HELD = translate(
    "files",
    "Match {id} is open in another program (process {process}, since {since}). Play on there; here "
    "you can watch.",
)


class HeldError(CannotWriteError):
    """Another program has the write lease of the match."""


class Leases:
    """The write leases of one opened library."""

    def __init__(self, base: sqlite3.Connection, path: Path | None) -> None:
        self._base, self._path = base, path
        self._name = secrets.token_hex(8)
        self._lock: BinaryIO | None = None

    def claim(self, match_id: int) -> None:
        """Take the lease of a match. Must be called inside a transaction.

        Raises:
            HeldError: Another program has it.
        """
        if self._path is None:
            return
        query = "SELECT holder, process, since FROM writers WHERE match = ?"
        row = self._base.execute(query, (match_id,)).fetchone()
        if row and row[0] == self._name:
            return
        if row and self._runs(row[0]):
            raise HeldError(_HELD.fill(id=match_id, process=row[1], since=row[2]))
        if self._lock is None:
            self._lock = self._file(self._name).open("ab")
            locked(self._lock)
        since = datetime.now().astimezone().strftime("%H:%M")
        values = (match_id, self._name, os.getpid(), since)
        self._base.execute("INSERT OR REPLACE INTO writers VALUES (?, ?, ?, ?)", values)

    def release(self, match_id: int) -> None:
        """Release the lease of a match, if held."""
        if self._lock is not None:
            values = (match_id, self._name)
            self._base.execute("DELETE FROM writers WHERE match = ? AND holder = ?", values)

    def close(self) -> None:
        """Release all leases and remove the lock file."""
        if self._lock is not None:
            with suppress(sqlite3.Error):  # rows left behind do no harm: their holder no longer runs
                self._base.execute("DELETE FROM writers WHERE holder = ?", (self._name,))
            self._lock.close()
            self._lock = None
            with suppress(OSError):
                self._file(self._name).unlink()

    def _file(self, holder: str) -> Path:
        assert self._path is not None
        return self._path.with_name(f"{self._path.stem}-{holder}.lock")

    def _runs(self, holder: str) -> bool:
        """Return True if the holder still runs; remove its lock file if not."""
        path = self._file(holder)
        try:
            with path.open("rb+") as lock:
                if not locked(lock):
                    return True
        except OSError:
            return False
        with suppress(OSError):
            path.unlink()
        return False
