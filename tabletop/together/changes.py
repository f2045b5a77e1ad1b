"""The match of a shared room as what was done to it, one change after the other; nothing is ever overwritten.

So a change is one row that is added, or is not, and who adds the same row twice is noticed.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from tabletop import __version__
from tabletop.engine.game import AnyGame, Setup
from tabletop.engine.match import Entry, is_repeated
from tabletop.files.match_extras import stamp
from tabletop.files.setup_codec import Seats
from tabletop.files.stored_match import match_document, written_entry


def match_began(setup: Setup, game: AnyGame) -> str:
    """Return the first change: the match begins."""
    parts = {"game": game.id, "revision": game.revision, "setup": Seats.of(setup).document()}
    return _written({"begun": {**parts, "at": stamp(), "program": __version__}})


def action_played(entry: Entry, at: int) -> str:
    """Return the change that an action was played as number `at`."""
    return _written({"played": json.loads(written_entry(entry)), "at": at, "digest": entry.digest})


def moment_changed(now: int) -> str:
    """Return the change to another moment, after an undo or a redo."""
    return _written({"went": now})


def made_practice() -> str:
    """Return the change into a practice match."""
    return _written({"practised": True})


def points_given(seat: int, given: float) -> str:
    """Return the change that the temper of a seat has given away this many points by now."""
    return _written({"gave": [seat, given]})


def _written(change: dict[str, Any]) -> str:
    return json.dumps(change)


@dataclass
class ChangedMatch:
    """A match after all its changes.

    Attributes:
        begun: Its first change.
        now: The number of actions played and not undone.
        line: The actions, undone ones included: pairs of an action and its digest, as they are stored.
        sides: The side lines: the index of the first action, and the actions.
        practice: True for a practice match.
        given: By seat what its temper has given away.
    """

    begun: dict[str, Any]
    now: int = 0
    line: list[tuple[str, int]] = field(default_factory=list)
    sides: list[tuple[int, list[tuple[str, int]]]] = field(default_factory=list)
    practice: bool = False
    given: dict[int, float] = field(default_factory=dict)

    @classmethod
    def after(cls, changes: Sequence[str]) -> ChangedMatch:
        """Return the match after these changes.

        Raises:
            ValueError, LookupError, TypeError: They are not what this program writes.
        """
        first, *later = map(json.loads, changes)
        found = cls(first["begun"])
        for change in later:
            found._change(change)
        return found

    def _change(self, change: dict[str, Any]) -> None:
        if "played" in change:
            self._play((_written(change["played"]), int(change["digest"])), int(change["at"]))
        elif "went" in change:
            self.now = int(change["went"])
        elif "practised" in change:
            self.practice = True
        else:
            seat, given = change["gave"]
            self.given[int(seat)] = float(given)

    def _play(self, action: tuple[str, int], at: int) -> None:
        """Play an action; undone ones that it replaces become a side line, as in `Match.play`."""
        if self.line[at : at + 1] != [action]:
            left = at, self.line[at:]
            if left[1] and not is_repeated(self.sides, left):
                self.sides.append(left)
            self.line[at:] = [action]
        self.now = at + 1

    def record_text(self, touched: str) -> str:
        """Return the match as the text of a record; `touched`: when it was last changed."""
        first = self.begun
        setup = json.dumps(first["setup"])
        origin = first["at"], touched, first["program"], None, None, None
        row = (first["game"], first["revision"], setup, None, self.now, self.practice, *origin)
        lines = [(0, self.line), *self.sides]
        actions: list[tuple[int, int, str, int | None]] = [
            (number, at, action, digest)
            for number, (first_at, line) in enumerate(lines)
            for at, (action, digest) in enumerate(line, first_at)
        ]
        return match_document(row, actions)
