"""Reads rows of the library's file; every failure is a LibraryError."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from tabletop.files import damage, schema
from tabletop.files.schema import DamagedError
from tabletop.files.stored_match import IDS, LISTED, StoredMatch, read_row

NAME = "library.sqlite"


class LibraryRows:
    """The rows of a library. Every failure is a LibraryError."""

    def __init__(self, base: sqlite3.Connection, path: Path | None) -> None:
        self._base, self.path = base, path

    def rows(self, query: str, *values: object) -> list[sqlite3.Row]:
        """Return the rows of a query."""
        with self._reading(), closing(self._base.cursor()) as cursor:
            cursor.row_factory = sqlite3.Row
            return cursor.execute(query, values).fetchall()

    def _ids(self, tail: str, *values: object) -> list[int]:
        """Return the ids of the rows of a list. Sorting them is far quicker than sorting all columns."""
        with self._reading():
            return [match_id for (match_id,) in self._base.execute(IDS + tail, values)]

    def _list(self, tail: str, *values: object) -> list[StoredMatch]:
        with self._reading():
            return [read_row(row) for row in self._base.execute(LISTED + tail, values)]

    @contextmanager
    def _reading(self) -> Iterator[None]:
        try:
            yield
        except sqlite3.Error as error:
            found = schema.library_error(error, self.path.name if self.path else NAME)
            if isinstance(found, DamagedError) and self.path is not None:
                damage.doubt(self.path)
            raise found from error
