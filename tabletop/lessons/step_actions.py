"""What a learner has done in the present step of a lesson, as the lesson's patterns read it."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.engine.match import AnyMatch, Entry
from tabletop.files.documents import Readable
from tabletop.lessons.conditions import Happened, action_json


class StepActions:
    """The learner's actions in the current step."""

    def __init__(self, match: AnyMatch, seat: int, begins: Sequence[int]) -> None:
        """Follow a match.

        Args:
            match: The match of the lesson.
            seat: The learner's seat.
            begins: The number of entries at the beginning of each step up to the current one; it grows.
        """
        self._match, self._seat, self._begins = match, seat, begins
        self._written: dict[int, tuple[Entry, Readable]] = {}
        """Actions as patterns read them, by id of their entry; it is stored, so that its id is not reused."""

    def share(self, other: StepActions) -> None:
        """Use what `other` has written already, for a copy of its match."""
        self._written = other._written

    def entries(self) -> list[int]:
        """Return the indices of the learner's entries in this step."""
        entries, match = self._match.entries, self._match
        return [at for at in range(self._begins[-1], match.now) if entries[at].seat == self._seat]

    def as_patterns(self) -> tuple[Readable, ...]:
        """Return the learner's actions in this step, as patterns read them."""
        return tuple(self._as_json(at) for at in self.entries())

    def last_outcome(self) -> Happened:
        """Return the outcome of the learner's last action in this step."""
        own, match = self.entries(), self._match
        *before, given = [self._as_json(at) for at in own] or [{}]
        since = range(own[-1], match.now) if own else ()
        events = tuple(beat.event for at in since for beat in match.beats(at))
        return Happened(match.game, self._seat, given, match.state, None, events, tuple(before))

    def _as_json(self, at: int) -> Readable:
        entry, match = self._match.entries[at], self._match
        known = self._written.get(id(entry))
        if known is None:
            view = match.game.view(match.states[at], self._seat)
            known = self._written[id(entry)] = entry, action_json(match.game, view, entry.action)
        return known[1]
