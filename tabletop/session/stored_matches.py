"""The reading part of the program's library: what cannot be read is empty, and the player is told why."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, TypeVar

from tabletop.engine.text import Text
from tabletop.files.library import Library, LibraryError, StoredMatch
from tabletop.files.library_queries import ALL
from tabletop.files.progress import Progress
from tabletop.files.statistics import statistics
from tabletop.session.signals import Signal

if TYPE_CHECKING:
    from tabletop.files.statistics import Tally

_T = TypeVar("_T")


class StoredMatches:
    """Lists of what the library holds."""

    def __init__(self) -> None:
        self.notice: Signal[Text] = Signal()
        """Emitted with a message for the player."""

    @property
    def library(self) -> Library:
        """The library.

        Raises:
            LibraryError: It cannot be used.
        """
        raise NotImplementedError

    def matches(self, *, limit: int = ALL) -> list[StoredMatch]:
        """Matches, the one changed last first; none if the library cannot be read."""
        return self.read(lambda: self.library.search(limit=limit))

    def ids(self) -> list[int]:
        """The ids of all matches, the one changed last first; none if the library cannot be read."""
        return self.read(self.library.ids)

    def open_ids(self) -> list[int]:
        """The ids of the matches that are not over, in the same order; none if it cannot be read."""
        return self.read(self.library.open_ids)

    def with_ids(self, ids: Sequence[int]) -> list[StoredMatch]:
        """The matches with these ids, in this order; none if the library cannot be read."""
        return self.read(lambda: self.library.with_ids(ids))

    def began(self, match_id: int) -> str:
        """The time when a match was begun, in ISO 8601; "" if it is not known."""
        return "".join(self.read(lambda: [self.library.began(match_id)]))

    def removed_ids(self) -> list[int]:
        """The ids of the matches in the bin; none if the library cannot be read."""
        return self.read(self.library.removed_ids)

    def dealt(self, seeds: Iterable[int]) -> list[StoredMatch]:
        """The matches of deals with these seeds, the one changed last first; none if it cannot be read."""
        return self.read(lambda: self.library.deal_matches(seeds))

    def pasted(self) -> list[str]:
        """The pasted results of other players, as text; none if the library cannot be read."""
        return self.read(self.library.pasted)

    def shown_notes(self, game: str) -> set[str]:
        """Ids of the coach's notes ever shown in a game; none if the library cannot be read."""
        return set(self.read(lambda: list(self.library.shown_notes(game))))

    def tallies(self) -> list[Tally]:
        """Statistics of ended matches by game and opponent; none if the library cannot be read."""
        return self.read(lambda: list(statistics(self.library).tallies))

    def learnt(self) -> list[Progress]:
        """The progress of each chapter, the one changed last first; none if the library cannot be read."""
        return self.read(self.library.chapter_progress)

    def read(self, read: Callable[[], list[_T]]) -> list[_T]:
        """The result of `read`; if the library cannot be read, notifies the player and returns []."""
        try:
            return read()
        except LibraryError as error:
            self.notice.emit(error.text)
            return []
