"""The progress of a lesson chapter, as the library stores it with its match."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

LEARNT = (
    "SELECT m.id, m.game, c.chapter, c.digest, c.step, c.begins, c.skipped, c.done, h.steps"
    " FROM lessons c JOIN matches m ON m.id = c.match LEFT JOIN turns t ON t.match = m.id"
    " LEFT JOIN bin b ON b.match = m.id LEFT JOIN helped h ON h.match = m.id WHERE b.since IS NULL "
)
"""Selects the columns that `read_progress` needs, of each match that belongs to a chapter."""
STORE_PROGRESS = "INSERT OR REPLACE INTO lessons VALUES (?, ?, ?, ?, ?, ?, ?)"
"""Stores the id of a match and `Progress.row`."""
KEEP_HELP = "INSERT OR REPLACE INTO helped VALUES (?, ?)"
"""Stores the id of a match and `Progress.help`."""


@dataclass(frozen=True, slots=True)
class Progress:
    """The progress of a chapter in one match.

    Attributes:
        match: The match's id; 0 if it is not stored yet.
        game: The game's id.
        chapter: The name of the chapter.
        digest: The hash of the chapter's file when the match began.
        step: The id of the step to do; "" if all are done.
        begins: For each step up to that one, the number of actions before it.
        skipped: The ids of the steps that were skipped.
        done: True if the end was reached without skipping a step.
        helped: The ids of the challenges whose solution was shown.
        aside: The number of actions before the learner left the lesson to play freely; None if not.
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
    aside: int | None = None

    def row(self) -> tuple[object, ...]:
        """Return the columns after the match id."""
        begins: object = self.begins
        if self.aside is not None:
            begins = {"begins": self.begins, "aside": self.aside}
        return self.chapter, self.digest, self.step, json.dumps(begins), json.dumps(self.skipped), self.done

    @property
    def help(self) -> str:
        """`helped` as the library stores it: JSON text."""
        return json.dumps(self.helped)


def read_progress(row: tuple[Any, ...]) -> Progress:
    """Return the progress in a row of the library; if it is damaged, the chapter is at its beginning."""
    match, game, chapter, digest, step, begins, skipped, done, helped = row
    try:
        aside, listed = None, json.loads(begins)
        if isinstance(listed, dict):  # the learner had left the lesson
            aside, listed = int(listed["aside"]), listed["begins"]
        moments = tuple(int(moment) for moment in listed)
        ids = tuple(str(each) for each in json.loads(skipped))
        shown = tuple(str(each) for each in json.loads(helped or "[]"))
    except (ValueError, TypeError, KeyError):
        digest, moments, ids, shown, aside = "", (0,), (), (), None
    return Progress(match, game, chapter, digest, step, moments, ids, bool(done), shown, aside)
