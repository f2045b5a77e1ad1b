"""Keeps matches in the library while they are played; where the disk refuses, play goes on in memory."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar
from weakref import WeakSet

from tabletop.engine.game import Game, Setup
from tabletop.engine.match import Match
from tabletop.engine.text import Text
from tabletop.files.coach_history import Coached
from tabletop.files.library import HeldError, Library, LibraryError, StoredMatch
from tabletop.files.progress import Progress
from tabletop.files.schema import EXCHANGED, REMADE
from tabletop.files.stored_match import result_of
from tabletop.session.protocol import Signal

if TYPE_CHECKING:
    from tabletop.files.reviews import Review
    from tabletop.files.statistics import Tally
    from tabletop.session.achievements import Achievement

T = TypeVar("T")


class MatchStore:
    """The library of the program: opened when first asked for, in memory if it cannot be opened."""

    def __init__(self, path: Path | None = None) -> None:
        self.notice: Signal[Text] = Signal()
        """What the player must hear of."""
        self.savers: WeakSet[MatchSaver] = WeakSet()
        """Everybody who saves a match here."""
        self.reached: dict[tuple[int, str], int] = {}
        """What matches have reached of their game's own mark, by number and end: played again once."""
        self.unsaved: list[MatchSaver] = []
        """Matches that are not on the disk as they are, left ones included; they are tried again."""
        self.failed: Signal[MatchSaver] = Signal()
        """A match could not be saved."""
        self._path = path
        self._library: Library | None = None

    def _open_anew(self, lost: Library) -> None:
        """Open the file that is where the library's own was, or write that anew. Raises LibraryError."""
        assert lost.path is not None
        replaced, savers = lost.path.exists(), tuple(self.savers)
        if replaced:
            for saver in savers:
                saver.uproot()
        else:
            try:
                lost.write_anew()
            except LibraryError as error:
                for saver in savers:
                    saver.lost(error.text)
                raise
        lost.close()
        self._library = None
        self._library = Library.open(lost.path)
        self.notice.emit((EXCHANGED if replaced else REMADE).fill(file=lost.path.name))

    def save_again(self) -> bool:
        """Try again to save what could not be saved; True if all of it is saved now."""
        with suppress(LibraryError):
            _ = self.library  # one whose file has gone is written anew
        for saver in tuple(self.unsaved):
            saver.again()
        return not self.unsaved

    @property
    def library(self) -> Library:
        """The library itself; written anew if its file has gone. Raises LibraryError if it can't be."""
        if self._library is not None and self._library.gone:
            self._open_anew(self._library)
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
        """The matches that have moves which are not on the disk, and how many."""
        return [(saver, saver.unsaved_moves) for saver in self.unsaved if saver.unsaved_moves]

    def in_memory_only(self) -> list[StoredMatch]:
        """The matches with moves in a library whose file could not be opened."""
        lasting = self._library is None or self._library.path is not None
        return [] if lasting else [kept for kept in self.matches() if kept.length]

    def close(self) -> None:
        """Let go of the file."""
        if self._library is not None:
            self._library.close()
            self._library = None

    def open_match(self) -> StoredMatch | None:
        """The open match that was touched last."""
        found = self.matches(open_only=True, limit=1)
        return found[0] if found else None

    def matches(self, *, open_only: bool = False, limit: int = 200) -> list[StoredMatch]:
        """Matches, the one touched last first; none where the library cannot be read."""
        return self._read(lambda: self.library.search(open_only=open_only, limit=limit))

    def removed(self) -> list[StoredMatch]:
        """The matches in the bin; none where the library cannot be read."""
        return self._read(self.library.removed)

    def dealt(self) -> list[StoredMatch]:
        """The matches of numbered deals, the one touched last first; none where nothing can be read."""
        return self._read(self.library.deal_matches)

    def pasted(self) -> list[str]:
        """The results of others that were taken in; none where nothing can be read."""
        return self._read(self.library.pasted)

    def shown_notes(self, game: str) -> set[str]:
        """What the coach has ever told about a game; nothing where nothing can be read."""
        return set(self._read(lambda: list(self.library.shown_notes(game))))

    def marks(self, game: str) -> tuple[Achievement, ...]:
        """The marks of a game; none where nothing can be read."""
        from tabletop.session.achievements import achievements

        return tuple(self._read(lambda: list(achievements(self, game))))

    def tallies(self) -> list[Tally]:
        """What the ended matches tell, by game and opponent; nothing where nothing can be read."""
        return self._read(lambda: list(self.library.statistics().tallies))

    def learnt(self) -> list[Progress]:
        """How far each chapter has come, the one touched last first; none where nothing can be read."""
        return self._read(self.library.chapter_progress)

    def _read(self, read: Callable[[], list[T]]) -> list[T]:
        """What the library holds; where it cannot be read that is told, and it holds nothing."""
        try:
            return read()
        except LibraryError as error:
            self.notice.emit(error.text)
            return []

    def standing(self, match_id: int, game: Game[Any]) -> Match[Any]:
        """A match where it stood, to be looked at. Raises RecordError or LibraryError."""
        return self.library.resume(match_id, game).match

    def resume(self, match_id: int, game: Game[Any]) -> MatchSaver:
        """A match where it stood, to go on with. Raises RecordError or LibraryError.

        What is other than it was is told: another program has it, or these rules no longer take all of it.
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
        """Be the one who writes a match; who is it if another program does, which is told."""
        try:
            self.library.hold(match_id)
        except HeldError as error:
            self.notice.emit(error.text)
            return error.text
        except LibraryError:
            pass  # it can be looked at, and the first action that cannot be kept tells why
        return None

    def new(self, game: Game[Any], setup: Setup, *, practice: bool = False) -> MatchSaver:
        """Keep a new match of a game from its first moment."""
        return self.begin(Match(game, setup), practice=practice)

    def begin(self, match: Match[Any], *, practice: bool = False, parent: int = 0) -> MatchSaver:
        """Keep a match from its first moment, with whatever has been played in it.

        `parent`: the number of the match of which it is a branch.
        """
        keeper = MatchSaver(self, 0, match, practice=practice)
        keeper.plays = True
        keeper.begin(parent)
        return keeper


class MatchSaver:
    """Keeps one match. Each action is on the disk before anything of it is shown."""

    def __init__(
        self, shelf: MatchStore, match_id: int, match: Match[Any], *, practice: bool = False
    ) -> None:
        self.shelf, self.id, self.match, self.practice = shelf, match_id, match, practice
        self.unsaved: Signal[Text] = Signal()
        """Why nothing can be kept now; told once."""
        self.plays = False
        """True if the match is played here, not only looked at."""
        self.unsaved_moves = 0
        """How many moves have been made since it could last be saved."""
        self._told, self._left = False, False
        self._owed: Callable[[], None] = self._keep_all
        """What saves the match once that can be done again."""
        self._progress: Progress | None = None
        shelf.savers.add(self)
        self._coached: Coached | None = None
        self.elsewhere: Text | None = None
        """Who plays this match in another program, while it can only be looked at here; None: nobody."""

    @property
    def failing(self) -> bool:
        """True if the match could not be saved as it is."""
        return self in self.shelf.unsaved

    def close(self) -> None:
        """The match is left: other programs may go on with it, once it is saved."""
        self._left = True
        if self.id and self.elsewhere is None and not self.failing:
            with suppress(LibraryError):
                self.shelf.library.release(self.id)

    def lost(self, why: Text) -> None:
        """The library's file has gone, and cannot be written anew: nothing of the match is on the disk."""
        if self.plays and not self._left and not self.failing:
            self._fail(why, len(self.match.entries))

    def uproot(self) -> None:
        """Another file is in the place of the library: the match begins there as a new one."""
        self.id = 0
        if self.plays and not self._left and not self.failing:
            self.unsaved_moves = len(self.match.entries)
            self.shelf.unsaved.append(self)
            self.shelf.failed.emit(self)

    def reopen(self) -> None:
        """The match was left before it could be saved, and is gone on with."""
        self._left, self._told = False, False

    def begin(self, parent: int = 0) -> None:
        """Keep the match as a new one; `parent`: the match of which it is a branch."""
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
        self._told = False  # nobody listens yet: the first action that cannot be kept tells why

    def played(self) -> None:
        """Keep the action just played, and how the match ended if it did."""
        at = self.match.now - 1
        if self.failing or not self.id:
            self._try(self._keep_all, moves=1)
        else:
            ended, entry = result_of(self.match), self.match.entries[at]
            self._try(lambda: self.shelf.library.append(self.id, entry, at, ended=ended), moves=1)

    def played_since(self, since: int) -> None:
        """Keep the actions that were played after the first `since`."""
        if self.match.now - since == 1:
            self.played()
        elif self.match.now > since:
            self._try(self._keep_all, moves=self.match.now - since)

    def learn(self, progress: Progress) -> None:
        """Keep how far the chapter of lessons has come that this match is."""
        self._progress = progress
        if self.id:
            self._try(lambda: self.shelf.library.learn(self.id, progress))

    def coached(self) -> Coached:
        """What the coach has told in this match, as far as that is kept."""
        if self._coached is None:
            with suppress(LibraryError):
                self._coached = self.shelf.library.coached(self.id) if self.id else None
        return self._coached or Coached()

    def keep_coached(self, coached: Coached) -> None:
        """Keep what the coach has told."""
        self._coached = coached
        if self.id:
            self._try(lambda: self.shelf.library.coach(self.id, coached))

    def review(self) -> Review | None:
        """What was kept of the review of the match as it stands; None: nothing."""
        try:
            kept = self.shelf.library.review(self.id) if self.id else None
        except LibraryError:
            return None
        return kept if kept is not None and kept.of(self.match) else None

    def keep_review(self, review: Review) -> None:
        """Keep what was found in the match; whoever plays it elsewhere goes on meanwhile."""

        def kept() -> None:
            library = self.shelf.library
            if self.id:
                library.keep_review(self.id, review)

        if not self.failing or self._owed != self._keep_all:
            self._owed = kept
        self._try(kept)

    def note_hint(self) -> None:
        """Keep that a hint was asked for."""
        if self.id:
            self._try(lambda: self.shelf.library.note_hint(self.id))

    def hints(self) -> int | None:
        """How often one was; None: that is not known."""
        try:
            return self.shelf.library.hints(self.id) if self.id else None
        except LibraryError:
            return None

    def brought(self) -> tuple[Achievement, ...]:
        """The marks that the match has brought, which is over; none where the library cannot be read."""
        from tabletop.session.achievements import new_achievements

        try:
            return new_achievements(self.shelf, self.match.game.id, self.id) if self.id else ()
        except LibraryError:
            return ()

    def moved(self) -> None:
        """Keep that the match went to another of its moments."""
        if not self.failing and self.id:
            self._try(lambda: self.shelf.library.moved(self.id, self.match.now))

    def practise(self) -> None:
        """Mark the match as practice."""
        self.practice = True
        if self.id:
            self._try(lambda: self.shelf.library.practise(self.id))

    def again(self) -> None:
        """Try once more to save what could not be saved."""
        if self.failing:
            self._try(self._owed)

    def saved_anew(self) -> None:
        """Keep the whole match as it is now."""
        self._try(self._keep_all)

    def _keep_all(self) -> None:
        self._keep(self.id)

    def _keep(self, match_id: int) -> None:
        library, told = self.shelf.library, self.coached()
        self.id = library.keep(match_id, self.match, practice=self.practice)
        if told != Coached():
            library.coach(self.id, told)
        if self._progress is not None:
            library.learn(self.id, self._progress)

    def _try(self, work: Callable[[], None], *, moves: int = 0) -> None:
        """Do this, after what is still owed; `moves`: how many moves would be lost without it."""
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
        if not self._told:
            self._told = True
            self.unsaved.emit(why)

    def _saved(self) -> None:
        self.unsaved_moves, self._told, self._owed = 0, False, self._keep_all
        if self.failing:
            self.shelf.unsaved.remove(self)
            if self._left:
                self.close()
