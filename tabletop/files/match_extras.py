"""Writes what the library stores besides actions: reviews, lessons, hints, the coach, pasted results."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from tabletop.files.coach_history import KEEP_COACHED, Coached
from tabletop.files.lease import Leases
from tabletop.files.library_queries import NO_MATCH, LibraryQueries
from tabletop.files.progress import KEEP_HELP, STORE_PROGRESS, Progress
from tabletop.files.schema import MissingError

if TYPE_CHECKING:
    from tabletop.files.reviews import Review


class MatchExtras(LibraryQueries):
    """Writes what a match has besides actions; each call commits or raises LibraryError."""

    def __init__(self, base: sqlite3.Connection, path: Path | None) -> None:
        super().__init__(base, path)
        self._leases = Leases(base, path)

    def learn(self, match_id: int, progress: Progress) -> None:
        """Store the progress of the lesson chapter that a match belongs to."""
        with self._change(match_id):
            self._base.execute(STORE_PROGRESS, (match_id, *progress.row()))
            if progress.helped:
                self._base.execute(KEEP_HELP, (match_id, progress.help))

    def coach(self, match_id: int, coached: Coached) -> None:
        """Store the coach's history in a match."""
        with self._change(match_id):
            self._base.execute(KEEP_COACHED, (match_id, *coached.row()))

    def branched(self, match_id: int, parent: int) -> None:
        """Store the id of the match that one was branched from; no effect if it is not a branch."""
        with self._change(match_id):
            self._base.execute("UPDATE branches SET parent = ? WHERE match = ?", (parent, match_id))

    def note_hint(self, match_id: int) -> None:
        """Count a hint requested in a match; no effect if the number of hints is unknown."""
        with self._change(match_id):
            self._base.execute("UPDATE hints SET asked = asked + 1 WHERE match = ?", (match_id,))

    def concede(self, match_id: int) -> None:
        """Store that the persons of an open match gave it up: it counts as lost until it is played on."""
        with self._change(match_id):
            self._row(match_id)
            self._base.execute("INSERT OR REPLACE INTO given_up VALUES (?, ?)", (match_id, stamp()))

    def note_given(self, match_id: int, seat: int, given: float) -> None:
        """Store how many points the temper of a seat has given away in a match."""
        with self._change(match_id):
            self._base.execute("INSERT OR REPLACE INTO tempers VALUES (?, ?, ?)", (match_id, seat, given))

    def _no_hints(self, match_id: int) -> None:
        """Start to count the hints of a new match."""
        self._base.execute("INSERT INTO hints VALUES (?, 0)", (match_id,))

    def note_reached(self, steps: Iterable[tuple[int, str, int]]) -> None:
        """Store what matches reached: their ids, their ends, and steps of their games' own achievements."""
        query = "INSERT OR REPLACE INTO reached SELECT id, ?, ? FROM matches WHERE id = ?"
        with self._change():
            self._base.executemany(query, [(ended, step, match_id) for match_id, ended, step in steps])

    def keep_review(self, match_id: int, review: Review) -> None:
        """Replace the stored review; the match may be played meanwhile."""
        from tabletop.files.reviews import dump

        with self._change():
            self._row(match_id)
            self._note_review(match_id, dump(review))

    def _note_import(self, match_id: int, *, began: str, over: bool) -> None:
        """Store that a match came from a file: when it was begun ("" if unknown), and if it was over."""
        with self._change():
            self._base.execute("INSERT INTO imported VALUES (?, ?)", (match_id, over))
            if began:
                self._base.execute("UPDATE matches SET began = ? WHERE id = ?", (began, match_id))

    def _note_own_seat(self, match_id: int, seat: int) -> None:
        """Store that a match was played in a room from a seat, so that it does not count as a file's."""
        with self._change():
            self._base.execute("DELETE FROM imported WHERE match = ?", (match_id,))
            self._base.execute("INSERT OR REPLACE INTO own_seats VALUES (?, ?)", (match_id, seat))

    def paste(self, result: str) -> None:
        """Store the pasted result of another player."""
        with self._change():
            self._base.execute("INSERT OR REPLACE INTO pasted VALUES (?, ?)", (result, stamp()))

    def _note_review(self, match_id: int, review: str) -> None:
        self._base.execute("INSERT OR REPLACE INTO reviews VALUES (?, ?)", (match_id, review))

    def _row(self, match_id: int) -> tuple[int, int]:
        """Return the number of actions played, and of all actions.

        Raises:
            MissingError: There is no such match.
        """
        length = "SELECT count(*) FROM actions WHERE match = id AND line = 0"
        query = f"SELECT now, ({length}) FROM matches WHERE id = ?"  # noqa: S608  a constant
        row: tuple[int, int] | None = self._base.execute(query, (match_id,)).fetchone()
        if row is None:
            raise MissingError(NO_MATCH.fill(id=match_id))
        return row

    @contextmanager
    def _change(self, match_id: int = 0) -> Iterator[None]:
        """One transaction: at the end all of it is on the disk, or nothing.

        If it changes a match of the library (not 0), it takes the match's write lease first.

        Raises:
            HeldError: Another program has the lease.
            LibraryError: SQLite failed.
        """
        with self._reading():
            self._base.execute("BEGIN IMMEDIATE")
            try:
                if self._base.execute("SELECT 1 FROM matches WHERE id = ?", (match_id,)).fetchone():
                    self._leases.claim(match_id)
                yield
                self._base.execute("COMMIT")
            except BaseException:
                if self._base.in_transaction:
                    self._base.execute("ROLLBACK")
                raise


def stamp() -> str:
    """Return the current time (UTC) as the library stores it: ISO 8601 with microseconds."""
    return datetime.now(UTC).isoformat(timespec="microseconds")
