"""The reading part of the program's library: what cannot be read is empty, and the player is told why."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from tabletop.engine.text import Text
from tabletop.files import damage, schema
from tabletop.files.library import Library, LibraryError, StoredMatch
from tabletop.files.library_queries import ALL, LibraryQueries
from tabletop.files.progress import Progress
from tabletop.session.signals import Signal

InThread = Callable[[Callable[[], Any], Callable[[Any], object]], None]

_T = TypeVar("_T")


class StoredMatches:
    """Lists of what the library holds."""

    def __init__(self) -> None:
        self.notice: Signal[Text] = Signal()
        """Emitted with a message for the player."""
        self.in_thread: InThread | None = None
        """Calls its first argument in a thread and the second with the result; None: there is no thread."""
        self.stop: Callable[[], bool] = bool
        """Returns True if work in the thread is not wanted any more."""

    @property
    def library(self) -> Library:
        """The library.

        Raises:
            LibraryError: It cannot be used.
        """
        raise NotImplementedError

    def read_later(self, work: Callable[[LibraryQueries], _T], then: Callable[[_T], object]) -> None:
        """Call `then` with what `work` reads: at once from a small library, else when a thread has read it.

        `work` must use nothing but the library that it is given. If that cannot be read, the player is told.
        """
        try:
            path = self.library.path
            if self.in_thread is None or path is None or damage.is_small(path) or not self.library.in_file:
                then(work(self.library))
            else:
                self.in_thread(partial(_read_in_thread, path, work), then)
        except LibraryError as error:
            self.notice.emit(error.text)

    def matches(self, *, limit: int = ALL) -> list[StoredMatch]:
        """Return the matches, last changed first; none if the library cannot be read."""
        return self.read(lambda library: library.search(limit=limit))

    def ids(self) -> list[int]:
        """Return the ids of all matches, last changed first; none if the library cannot be read."""
        return self.read(Library.ids)

    def open_ids(self) -> list[int]:
        """Return the ids of the matches that can go on, in the same order; none if it cannot be read."""
        return self.read(Library.open_ids)

    def with_ids(self, ids: Sequence[int]) -> list[StoredMatch]:
        """Return the matches with these ids, in this order; none if the library cannot be read."""
        return self.read(lambda library: library.with_ids(ids))

    def began(self, match_id: int) -> str:
        """Return the time when a match was begun, in ISO 8601; "" if it is not known."""
        return "".join(self.read(lambda library: [library.began(match_id)]))

    def removed_ids(self) -> list[int]:
        """Return the ids of the matches in the bin; none if the library cannot be read."""
        return self.read(Library.removed_ids)

    def dealt(self, seeds: Iterable[int]) -> list[StoredMatch]:
        """Return the matches of deals with these seeds, last changed first; none if it cannot be read."""
        return self.read(lambda library: library.deal_matches(seeds))

    def pasted(self) -> list[str]:
        """Return the pasted results of other players, as text; none if the library cannot be read."""
        return self.read(Library.pasted)

    def shown_notes(self, game: str) -> set[str]:
        """Ids of the coach's notes ever shown in a game; none if the library cannot be read."""
        return set(self.read(lambda library: list(library.shown_notes(game))))

    def learnt(self) -> list[Progress]:
        """Return the progress of each chapter, last changed first; none if the library cannot be read."""
        return self.read(Library.chapter_progress)

    def read(self, read: Callable[[Library], list[_T]]) -> list[_T]:
        """Return what `read` finds in the library; if that fails, notify the player and return []."""
        try:
            return read(self.library)
        except LibraryError as error:
            self.notice.emit(error.text)
            return []


def _read_in_thread(path: Path, work: Callable[[LibraryQueries], _T]) -> _T:
    """Return the result of `work` on the library in a file, read by a connection of its own."""
    with closing(schema.reader(path)) as base:
        return work(LibraryQueries(base, path))
