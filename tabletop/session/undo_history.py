"""Undo and redo of a match that is played in this program. `Match.undo_target` decides how far undo goes."""

from __future__ import annotations

from collections.abc import Callable

from tabletop.engine.match import AnyMatch
from tabletop.session.match_store import MatchSaver
from tabletop.session.protocol import UndoHistory


class LocalHistory(UndoHistory):
    """Undo and redo for the persons at this screen.

    Args:
        match: The match.
        keeper: Saves the moment that the match goes to; None: nothing is saved.
        seats: The seats of the persons.
        leave: Prepares to leave the current moment; False if the match cannot be moved now.
        always_practice: True if everything can always be undone, as in a lesson.
        went: Called after an undo or a redo, with the moment before it.
    """

    def __init__(
        self,
        match: AnyMatch,
        keeper: MatchSaver | None,
        seats: tuple[int, ...],
        leave: Callable[[], bool],
        *,
        always_practice: bool = False,
        went: Callable[[int], None] | None = None,
    ) -> None:
        self._match, self._keeper, self._seats, self._leave = match, keeper, seats, leave
        self._always_practice, self._went = always_practice, went

    def undo_target(self, *, practice: bool | None = None) -> int | None:
        """Return the moment to which an undo goes: before a person's last action. None if there is none."""
        return self._match.undo_target(self._seats, practice=self.practice if practice is None else practice)

    def undo(self) -> bool:
        """Undo a person's last action with the automatic steps after it; True if that was done."""
        return self.go(self.undo_target())

    def redo_target(self) -> int | None:
        """Return the moment to which a redo goes; None if nothing was undone."""
        return self._match.redo_target(self._seats)

    def redo(self) -> bool:
        """Redo what was undone; True if that was done."""
        return self.go(self.redo_target())

    def go(self, at: int | None) -> bool:
        """Go to a moment and save that; False if `at` is None or the match cannot be moved now."""
        if at is None or not self._leave():
            return False
        before = self._match.now
        self._match.goto(at)
        if self._keeper is not None:
            self._keeper.moved()
        if self._went is not None:
            self._went(before)
        return True

    @property
    def practice(self) -> bool:
        return self._always_practice or (self._keeper is not None and self._keeper.practice)

    def make_practice(self) -> None:
        """Turn the match into a practice match."""
        if self._keeper is not None:
            self._keeper.practise()

    def revealed_since(self, at: int) -> bool:
        """Return True if information hidden at that point was revealed later, or if the match is practice."""
        alone = self._seats if len(self._seats) == 1 else ()
        return self.practice or self._match.revealed_since(at, alone)
