"""Saves matches to the library while they are played; if the disk fails, play goes on in memory."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING
from weakref import WeakSet

from tabletop.engine.game import AnyGame, Setup
from tabletop.engine.match import AnyMatch, Match
from tabletop.engine.text import Text
from tabletop.files.coach_history import Coached
from tabletop.files.library import HeldError, Library, LibraryError, StoredMatch
from tabletop.files.progress import Progress
from tabletop.files.schema import CLOSED, EXCHANGED, REMADE
from tabletop.files.stored_match import result_of
from tabletop.session.signals import Signal
from tabletop.session.stored_matches import StoredMatches

if TYPE_CHECKING:
    from tabletop.files.reviews import Review


class MatchStore(StoredMatches):
    """The library of the program: opened at first use, in memory if it cannot be opened."""

    def __init__(self, path: Path | None = None) -> None:
        super().__init__()
        self.savers: WeakSet[MatchSaver] = WeakSet()
        """All savers of this store that are still in use."""
        self.unsaved: list[MatchSaver] = []
        """Matches that are not on the disk as they are, left ones included; saving them is tried again."""
        self.failed: Signal[MatchSaver] = Signal()
        """Emitted when a match could not be saved (its saver)."""
        self._path = path
        self._library: Library | None = None
        self._closed = False

    def _reopen(self, lost: Library) -> None:
        """Open the file that has replaced the library's, or write the library's file again."""
        assert lost.path is not None
        replaced, savers = lost.path.exists(), tuple(self.savers)
        if replaced:
            for saver in savers:
                saver.uproot()
        else:
            try:
                lost.write_again()
            except LibraryError as error:
                for saver in savers:
                    saver.lost(error.text)
                raise
        lost.close()
        self._library = None
        self._library = Library.open(lost.path)
        self.notice.emit((EXCHANGED if replaced else REMADE).fill(file=lost.path.name))

    def save_again(self) -> bool:
        """Save again what could not be saved; True if everything is saved now."""
        if self._library is not None:
            with suppress(LibraryError):
                _ = self.library  # writes its file again if that has gone
        for saver in tuple(self.unsaved):
            saver.again()
        return not self.unsaved

    @property
    def library(self) -> Library:
        """The library, written again if its file has gone.

        Raises:
            LibraryError: Its file has gone and cannot be written again, or the store is closed.
        """
        if self._closed:
            raise LibraryError(CLOSED)
        if self._library is not None and self._library.gone:
            self._reopen(self._library)
        if self._library is None:
            try:
                self._library = Library.open(self._path)
            except LibraryError as error:
                self._library = Library.in_memory()
                self.notice.emit(error.text)
            if self._library.notice:
                self.notice.emit(self._library.notice)
        return self._library

    def unsaved_matches(self) -> list[tuple[MatchSaver, int]]:
        """Pairs of a match and the number of its moves that are not on the disk, if any."""
        return [(saver, saver.unsaved_moves) for saver in self.unsaved if saver.unsaved_moves]

    def in_memory_only(self) -> list[StoredMatch]:
        """Return the matches with moves if no file of a library could be opened, else none."""
        lasting = self._library is None or self._library.path is not None
        return [] if lasting else [match for match in self.matches() if match.length]

    def close_file(self) -> None:
        """Close the file until the library is asked for again."""
        if self._library is not None:
            self._library.close()
            self._library = None

    def close(self) -> None:
        """Close the file for good: what still comes late, such as a picture, opens it no more."""
        self.close_file()
        self._closed = True

    def standing(self, match_id: int, game: AnyGame) -> AnyMatch:
        """Return a match at its current moment, for looking at.

        Raises:
            RecordError: The match cannot be replayed.
            LibraryError: The library cannot be read.
        """
        return self.library.resume(match_id, game).match

    def resume(self, match_id: int, game: AnyGame) -> MatchSaver:
        """As `standing`, for playing on; raises the same.

        `notice` reports it if another program plays the match, or if the current rules refuse part of it.
        """
        for saver in self.unsaved:
            if saver.id == match_id:  # the library holds less of it than this program does
                saver.reopen()
                return saver
        elsewhere = self._hold(match_id)
        replayed = self.library.resume(match_id, game)
        if replayed.departure is not None:
            self.notice.emit(replayed.departure.text)
        keeper = MatchSaver(self, match_id, replayed.match, practice=replayed.practice)
        keeper.elsewhere, keeper.plays = elsewhere, elsewhere is None
        return keeper

    def _hold(self, match_id: int) -> Text | None:
        """Take the write lease; returns the message for the player if another program has it."""
        try:
            self.library.lock(match_id)
        except HeldError as error:
            self.notice.emit(error.text)
            return error.text
        except LibraryError:
            pass  # the match can be shown; the first action that cannot be saved gives the reason
        return None

    def new(self, game: AnyGame, setup: Setup, *, practice: bool = False) -> MatchSaver:
        """Begin a new match and save it from its first moment."""
        return self.begin(Match(game, setup), practice=practice)

    def begin(self, match: AnyMatch, *, practice: bool = False, parent: int = 0) -> MatchSaver:
        """Save a match with all its moves; `parent`: the id of the match it branches from."""
        keeper = MatchSaver(self, 0, match, practice=practice)
        keeper.plays = True
        keeper.begin(parent)
        return keeper


class MatchSaver:
    """Saves one match. Each action is on the disk before any of it is shown."""

    def __init__(self, shelf: MatchStore, match_id: int, match: AnyMatch, *, practice: bool = False) -> None:
        self.shelf, self.id, self.match, self.practice = shelf, match_id, match, practice
        self.unsaved: Signal[Text] = Signal()
        """Emitted once per failure, with the reason why the match cannot be saved."""
        self.plays = False
        """True if the match is played in this program, not only looked at."""
        self.unsaved_moves = 0
        """Number of moves since the match was last saved."""
        self._reported, self._left = False, False
        self._owed: Callable[[], None] = self._keep_all
        """The action that saves the match once that is possible again."""
        self._progress: Progress | None = None
        shelf.savers.add(self)
        self._coached: Coached | None = None
        self.elsewhere: Text | None = None
        """The message that another program plays this match, making it read-only here; None if none does."""

    @property
    def failing(self) -> bool:
        """True if the last attempt to save the match failed."""
        return self in self.shelf.unsaved

    def close(self) -> None:
        """Leave the match. Once it is saved, other programs may go on with it."""
        self._left = True
        if self.id and self.elsewhere is None and not self.failing:
            with suppress(LibraryError):
                self.shelf.library.unlock(self.id)

    def lost(self, why: Text) -> None:
        """Note that the library's file has gone and cannot be written again: all moves are unsaved."""
        if self.plays and not self._left and not self.failing:
            self._fail(why, len(self.match.entries))

    def uproot(self) -> None:
        """Note that another file has replaced the library's: the match will be saved there as a new one."""
        self.id = 0
        if self.plays and not self._left and not self.failing:
            self.unsaved_moves = len(self.match.entries)
            self.shelf.unsaved.append(self)
            self.shelf.failed.emit(self)

    def reopen(self) -> None:
        """Go on with a match that was left before it could be saved."""
        self._left, self._reported = False, False

    def begin(self, parent: int = 0) -> None:
        """Save the match as a new one; `parent`: the id of the match it branches from."""
        match = self.match

        def begun() -> None:
            library = self.shelf.library
            if match.entries:
                self._keep(0)
            else:
                self.id = library.begin(
                    match.setup, match.game, practice=self.practice, start=match.start, origin=match.origin
                )
            if parent:
                library.branched(self.id, parent)

        self._try(begun, moves=len(match.entries))
        self._reported = False  # nobody listens yet: the first action that cannot be saved gives the reason

    def save_move(self) -> None:
        """Save the action just played, and the result if the match is over."""
        at = self.match.now - 1
        if self.failing or not self.id:
            self._try(self._keep_all, moves=1)
        else:
            ended, entry = result_of(self.match), self.match.entries[at]
            self._try(lambda: self.shelf.library.append(self.id, entry, at, ended=ended), moves=1)

    def played_since(self, since: int) -> None:
        """Save the actions that were played after the first `since`."""
        if self.match.now - since == 1:
            self.save_move()
        elif self.match.now > since:
            self._try(self._keep_all, moves=self.match.now - since)

    def learn(self, progress: Progress) -> None:
        """Save the progress of the lesson chapter that this match belongs to."""
        self._progress = progress
        if self.id:
            self._try(lambda: self.shelf.library.learn(self.id, progress))

    def coached(self) -> Coached:
        """Return the coach's history in this match; empty if it was not saved or cannot be read."""
        if self._coached is None:
            with suppress(LibraryError):
                self._coached = self.shelf.library.coached(self.id) if self.id else None
        return self._coached or Coached()

    def keep_coached(self, coached: Coached) -> None:
        self._coached = coached
        if self.id:
            self._try(lambda: self.shelf.library.coach(self.id, coached))

    def review(self) -> Review | None:
        """Return the saved review of the match as it is now; None if none can be read or fits."""
        try:
            return self.shelf.library.review_of(self.id, self.match) if self.id else None
        except LibraryError:
            return None

    def keep_review(self, review: Review) -> None:
        """Save a review; the match may be played elsewhere meanwhile."""

        def save() -> None:
            library = self.shelf.library
            if self.id:
                library.keep_review(self.id, review)

        if not self.failing or self._owed != self._keep_all:
            self._owed = save
        self._try(save)

    def note_hint(self) -> None:
        if self.id:
            self._try(lambda: self.shelf.library.note_hint(self.id))

    def hints(self) -> int | None:
        """Return the number of hints requested in the match; None if unknown."""
        try:
            return self.shelf.library.hint_count(self.id) if self.id else None
        except LibraryError:
            return None

    def moved(self) -> None:
        """Save the current moment after an undo or a redo."""
        if not self.failing and self.id:
            self._try(lambda: self.shelf.library.store_now(self.id, self.match.now))

    def practise(self) -> None:
        """Turn the match into practice and save that."""
        self.practice = True
        if self.id:
            self._try(lambda: self.shelf.library.practise(self.id))

    def again(self) -> None:
        if self.failing:
            self._try(self._owed)

    def save_as_new(self) -> None:
        self._try(self._keep_all)

    def _keep_all(self) -> None:
        self._keep(self.id)

    def _keep(self, match_id: int) -> None:
        library, history = self.shelf.library, self.coached()
        self.id = library.keep(match_id, self.match, practice=self.practice)
        if history != Coached():
            library.coach(self.id, history)
        if self._progress is not None:
            library.learn(self.id, self._progress)

    def _try(self, work: Callable[[], None], *, moves: int = 0) -> None:
        """Do `work` after any save that is still due; `moves`: number of moves lost if it fails."""
        try:
            if self.failing and work not in (self._owed, self._keep_all):
                self._owed()
            work()
        except LibraryError as error:
            self._fail(error.text, moves)
        else:
            self._saved()

    def _fail(self, why: Text, moves: int) -> None:
        self.unsaved_moves += moves
        if not self.failing:
            self.shelf.unsaved.append(self)
            self.shelf.failed.emit(self)
        if not self._reported:
            self._reported = True
            self.unsaved.emit(why)

    def _saved(self) -> None:
        self.unsaved_moves, self._reported, self._owed = 0, False, self._keep_all
        if self.failing:
            self.shelf.unsaved.remove(self)
            if self._left:
                self.close()
