"""How far a chapter of lessons has come, as the library keeps it beside its match."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

LEARNT = (
    "SELECT m.id, m.game, c.chapter, c.digest, c.step, c.begins, c.skipped, c.done"
    " FROM lessons c JOIN matches m ON m.id = c.match LEFT JOIN turns t ON t.match = m.id"
    " LEFT JOIN bin b ON b.match = m.id WHERE b.since IS NULL "
)
"""What read_progress needs of each match that is a chapter."""
KEEP = "INSERT OR REPLACE INTO lessons VALUES (?, ?, ?, ?, ?, ?, ?)"
"""Keeps the number of a match and Progress.row."""


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a chapter has come in one match.

    `match`: the match's number; 0: not kept yet. `digest`: of the chapter's file, as it was then. `step`: the
    id of the step that is to be done; "" when all are. `begins`: after how many actions each step up to that
    one began. `skipped`: the ids of those that were skipped. `done`: the end was reached, none was skipped.
    """

    match: int
    game: str
    chapter: str
    digest: str
    step: str
    begins: tuple[int, ...]
    skipped: tuple[str, ...] = ()
    done: bool = False

    def row(self) -> tuple[object, ...]:
        """The columns after the number of the match."""
        begins, skipped = json.dumps(self.begins), json.dumps(self.skipped)
        return self.chapter, self.digest, self.step, begins, skipped, self.done


def read_progress(row: tuple[Any, ...]) -> Progress:
    """A row of the library; where it is damaged, the chapter stands at its beginning."""
    match, game, chapter, digest, step, begins, skipped, done = row
    try:
        moments = tuple(int(moment) for moment in json.loads(begins))
        ids = tuple(str(each) for each in json.loads(skipped))
    except (ValueError, TypeError):
        digest, moments, ids = "", (0,), ()
    return Progress(match, game, chapter, digest, step, moments, ids, bool(done))
