"""What is stored of a match that is played in this program."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from tabletop.engine.match import AnyMatch
from tabletop.session.match_store import MatchSaver
from tabletop.session.protocol import Storage, UndoHistory

if TYPE_CHECKING:
    from tabletop.files.records import Record
    from tabletop.session.achievements import Achievement
    from tabletop.session.deals import Deal


class LocalStorage(Storage):
    """Reads and writes what `keeper` saves of a match; None: nothing is saved."""

    def __init__(self, match: AnyMatch, keeper: MatchSaver | None, history: UndoHistory) -> None:
        self._match, self._keeper, self._history = match, keeper, history

    @property
    def deal(self) -> Deal | None:
        """The numbered deal of the match; None for branches, set-up positions and matches without streams."""
        from tabletop.session.deals import Deal

        match = self._match
        if not match.setup.streams or match.start is not None or match.origin is not None:
            return None
        return Deal.of(match.game.id, match.setup, match.game.revision)

    @property
    def library_id(self) -> int:
        """The id of the match in the library; 0 if it is not stored there."""
        return self._keeper.id if self._keeper is not None else 0

    @property
    def hints(self) -> int | None:
        """Number of hints requested in the match; None if unknown."""
        return self._keeper.hints() if self._keeper is not None else None

    def count_hint(self) -> None:
        """Count a hint that the person has requested."""
        if self._keeper is not None:
            self._keeper.note_hint()

    def read_achievements(self, then: Callable[[tuple[Achievement, ...]], object]) -> None:
        """Call `then` with the achievements that the finished match earned, if any, now or later."""
        from tabletop.session.achievements import read_new_marks

        keeper = self._keeper
        if keeper is not None and keeper.id and self._match.choice is None:
            game = self._match.game.id
            read_new_marks(keeper.shelf, game, keeper.id, lambda marks: marks and then(marks))

    def record(self) -> Record:
        """Return the whole match for a file, with its review if there is one."""
        from tabletop.files import records, reviews

        keeper = self._keeper
        began = keeper.shelf.began(keeper.id) if keeper is not None else ""
        made = records.record(self._match, practice=self._history.practice, began=began)
        review = self._keeper.review() if self._keeper is not None else None
        return made if review is None else replace(made, review=reviews.review_json(review))


class NoStorage(Storage):
    """Nothing of the match is stored by this program."""

    deal = None
    library_id = 0
    hints = None

    def count_hint(self) -> None:
        """Do nothing."""

    def read_achievements(self, then: Callable[[tuple[Achievement, ...]], object]) -> None:
        """Do nothing: achievements are counted where the match is stored."""

    def record(self) -> Record | None:
        """None: only the host has the whole match."""
