"""How far a chapter of lessons has come, as the library keeps it beside its match."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

LEARNT = (
    "SELECT m.id, m.game, c.chapter, c.digest, c.step, c.begins, c.skipped, c.done, h.steps"
    " FROM lessons c JOIN matches m ON m.id = c.match LEFT JOIN turns t ON t.match = m.id"
    " LEFT JOIN bin b ON b.match = m.id LEFT JOIN helped h ON h.match = m.id WHERE b.since IS NULL "
)
"""What read_progress needs of each match that is a chapter."""
KEEP = "INSERT OR REPLACE INTO lessons VALUES (?, ?, ?, ?, ?, ?, ?)"
"""Keeps the number of a match and Progress.row."""
KEEP_HELP = "INSERT OR REPLACE INTO helped VALUES (?, ?)"
"""Keeps the number of a match and Progress.help."""


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a chapter has come in one match.

    `match`: the match's number; 0: not kept yet. `digest`: of the chapter's file, as it was then. `step`: the
    id of the step that is to be done; "" when all are. `begins`: after how many actions each step up to that
    one began. `skipped`: the ids of those that were skipped. `done`: the end was reached, none was skipped.
    `helped`: the ids of the challenges whose solution was shown.
    """

    match: int
    game: str
    chapter: str
    digest: str
    step: str
    begins: tuple[int, ...]
    skipped: tuple[str, ...] = ()
    done: bool = False
    helped: tuple[str, ...] = ()

    def row(self) -> tuple[object, ...]:
        """The columns after the number of the match."""
        begins, skipped = json.dumps(self.begins), json.dumps(self.skipped)
        return self.chapter, self.digest, self.step, begins, skipped, self.done

    @property
    def help(self) -> str:
        """What is kept of `helped`."""
        return json.dumps(self.helped)


def read_progress(row: tuple[Any, ...]) -> Progress:
    """A row of the library; where it is damaged, the chapter stands at its beginning."""
    match, game, chapter, digest, step, begins, skipped, done, helped = row
    try:
        moments = tuple(int(moment) for moment in json.loads(begins))
        ids = tuple(str(each) for each in json.loads(skipped))
        shown = tuple(str(each) for each in json.loads(helped or "[]"))
    except (ValueError, TypeError):
        digest, moments, ids, shown = "", (0,), (), ()
    return Progress(match, game, chapter, digest, step, moments, ids, bool(done), shown)
