"""Tells whether a match file holds a match that the library has already."""

from __future__ import annotations

import json
from datetime import datetime
from typing import TYPE_CHECKING

from tabletop.files.setup_codec import Seats
from tabletop.files.stored_match import LISTED, StoredMatch, read_row

if TYPE_CHECKING:
    from tabletop.files.library_queries import LibraryQueries
    from tabletop.files.records import Record

_ALIKE = "WHERE m.game = ? AND m.setup = ? AND m.start IS ? AND c.chapter IS NULL ORDER BY m.id"


def same_match(library: LibraryQueries, given: Record) -> StoredMatch | None:
    """Return the match of the library that a record holds, or None.

    Setup, origin, actions and the time of the beginning are equal; a match that was played on since is the
    same. For a record that does not say when its match was begun, setup and all actions have to be equal.
    """
    setup = json.dumps(Seats.of(given.setup.setup()).document(), ensure_ascii=False)
    start = json.dumps(given.start) if given.start else None
    alike = [read_row(tuple(row)) for row in library.rows(LISTED + _ALIKE, given.game, setup, start)]
    return next((stored for stored in alike if _is_same(library, stored, given)), None)


def _is_same(library: LibraryQueries, stored: StoredMatch, given: Record) -> bool:
    from tabletop.files.records import Branch

    if given.origin != (Branch(stored.origin.round, stored.origin.dealt) if stored.origin else None):
        return False
    if given.began not in ("", stored.began) or stored.length < len(given.actions):
        return False
    if not given.began and stored.length != len(given.actions):
        return False
    actions = [json.loads(action) for action, _digest in library.actions(stored.id)[: len(given.actions)]]
    return actions == list(given.actions)


def checked_time(written: str) -> str:
    """Return a time in a record if it is one in ISO 8601 with its offset from UTC, else ""."""
    try:
        return written if datetime.fromisoformat(written).tzinfo is not None else ""
    except ValueError:
        return ""
