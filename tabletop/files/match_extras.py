"""What the library keeps beside the actions of a match: its review, its chapter, hints, coach; and more."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from tabletop.files.coach_history import KEEP_COACHED, Coached
from tabletop.files.lease import Leases
from tabletop.files.library_queries import NO_MATCH, LibraryQueries
from tabletop.files.progress import KEEP, KEEP_HELP, Progress
from tabletop.files.schema import MissingError

if TYPE_CHECKING:
    from tabletop.files.reviews import Review


class MatchExtras(LibraryQueries):
    """The writing side of all that is no action. Each call commits, or raises LibraryError."""

    def __init__(self, base: sqlite3.Connection, path: Path | None) -> None:
        super().__init__(base, path)
        self._leases = Leases(base, path)

    def learn(self, match_id: int, progress: Progress) -> None:
        """Keep that a match is a chapter of lessons, and how far it has come."""
        with self._change(match_id):
            self._base.execute(KEEP, (match_id, *progress.row()))
            if progress.helped:
                self._base.execute(KEEP_HELP, (match_id, progress.help))

    def coach(self, match_id: int, coached: Coached) -> None:
        """Keep what a match's coach has told."""
        with self._change(match_id):
            self._base.execute(KEEP_COACHED, (match_id, *coached.row()))

    def branched(self, match_id: int, parent: int) -> None:
        """Keep of which match one is a branch; nothing, where it is none."""
        with self._change(match_id):
            self._base.execute("UPDATE branches SET parent = ? WHERE match = ?", (parent, match_id))

    def note_hint(self, match_id: int) -> None:
        """Keep that a hint was asked for in a match, once more; nothing, where it is not known how often."""
        with self._change(match_id):
            self._base.execute("UPDATE hints SET asked = asked + 1 WHERE match = ?", (match_id,))

    def _no_hints(self, match_id: int) -> None:
        """A match begins here, so that each hint in it will be known."""
        self._base.execute("INSERT INTO hints VALUES (?, 0)", (match_id,))

    def keep_review(self, match_id: int, review: Review) -> None:
        """Keep what was found in a match, in place of what was; whoever plays it goes on meanwhile."""
        from tabletop.files.reviews import dump

        with self._change():
            self._row(match_id)
            self._note_review(match_id, dump(review))

    def paste(self, result: str) -> None:
        """Keep another's result."""
        with self._change():
            self._base.execute("INSERT OR REPLACE INTO pasted VALUES (?, ?)", (result, stamp()))

    def _note_review(self, match_id: int, review: str) -> None:
        self._base.execute("INSERT OR REPLACE INTO reviews VALUES (?, ?)", (match_id, review))

    def _row(self, match_id: int) -> tuple[int, int]:
        """How many actions are done, and how many there are."""
        length = "SELECT count(*) FROM actions WHERE match = id AND line = 0"
        query = f"SELECT now, ({length}) FROM matches WHERE id = ?"  # noqa: S608  a constant
        row: tuple[int, int] | None = self._base.execute(query, (match_id,)).fetchone()
        if row is None:
            raise MissingError(NO_MATCH.fill(id=match_id))
        return row

    @contextmanager
    def _change(self, match_id: int = 0) -> Iterator[None]:
        """One transaction: all of it is on the disk at the end, or nothing of it.

        Of a match of the library (0: of none) it can only be made by the one program that has it.
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
    """What the library writes for this moment."""
    return datetime.now(UTC).isoformat(timespec="microseconds")
