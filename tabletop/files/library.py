"""The library: all matches of the player in one SQLite file, with one committed row per action."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from tabletop.engine.game import AnyGame, Setup
from tabletop.engine.match import AnyMatch, BranchOrigin, Entry
from tabletop.engine.rules import State
from tabletop.engine.text import Text, translate
from tabletop.files import damage, identity, paths, schema
from tabletop.files.lease import HeldError
from tabletop.files.library_rows import NAME
from tabletop.files.rooms import RoomRows
from tabletop.files.schema import CannotWriteError, DamagedError, LibraryError, MissingError, NewerError
from tabletop.files.stored_match import Result, StoredMatch, result_of, written, written_entry

if TYPE_CHECKING:
    from tabletop.files.records import Record
    from tabletop.files.replay import Replayed

__all__ = [
    "CannotWriteError",
    "DamagedError",
    "HeldError",
    "Library",
    "LibraryError",
    "MissingError",
    "NewerError",
    "StoredMatch",
]

_GAP = translate("files", "Move {n} can't be saved, as {have} are. The whole match must be saved again.")


class Library(RoomRows):
    """The matches in one file. Each call commits, or raises a LibraryError and changes nothing."""

    def __init__(self, base: sqlite3.Connection, path: Path | None, notice: Text | None = None) -> None:
        super().__init__(base, path)
        self.notice = notice
        """A message for the player about opening the file, or None."""
        self._file = schema.identity(path)

    @classmethod
    def open(cls, path: Path | None = None) -> Library:
        """Return the library in this file, by default in the data folder; created if there is none.

        A damaged file is renamed, never overwritten. Matches of a read-only file can be listed and exported,
        and every change raises CannotWriteError. `notice` reports both.

        Raises:
            CannotWriteError: The file cannot be used.
            NewerError: A newer program wrote it. In both cases `Library.in_memory()` lets play go on.
        """
        path = paths.data_folder() / NAME if path is None else path
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            opened = cls._opened(path)
        except sqlite3.Error as error:
            raise schema.library_error(error, str(path)) from error
        except OSError as error:
            text = schema.NO_FOLDER.fill(file=str(path), detail=error.strerror or str(error))
            raise CannotWriteError(text) from error
        with suppress(LibraryError):  # what cannot be deleted now is deleted another time
            opened.sweep()
        return opened

    @classmethod
    def _opened(cls, path: Path) -> Library:
        try:
            return cls(schema.connect(path), path)
        except sqlite3.DatabaseError as error:
            if schema.read_only(error) and path.exists():
                return cls(schema.copied(path), path, schema.LOOK_ONLY.fill(file=path.name))
            if not schema.is_damaged(error):
                raise
            notice = damage.set_aside(path, str(error))
            return cls(schema.connect(path), path, notice)

    @classmethod
    def in_memory(cls) -> Library:
        """Return a library without a file, which lasts as long as the program."""
        return cls(schema.connect(None), None)

    @property
    def gone(self) -> bool:
        """True if its file was removed, moved or replaced since it was opened."""
        return self.path is not None and schema.identity(self.path) != self._file

    def write_again(self) -> None:
        """Write all matches to a new file in place of the lost one. Afterwards only `close` is allowed.

        Raises:
            CannotWriteError: The file cannot be written.
        """
        assert self.path is not None
        self._leases.close()
        with self._reading():
            try:
                self.path.parent.mkdir(parents=True, exist_ok=True)
                schema.copy_into(self._base, self.path)
            except OSError as error:
                text = schema.FAILED.fill(file=self.path.name, detail=error.strerror or str(error))
                raise CannotWriteError(text) from error

    def close(self) -> None:
        """Close the file and release all matches."""
        self._leases.close()
        gone = self.gone
        self._base.close()
        if gone and self.path is not None:
            schema.forget_tails(self.path)

    def lock(self, match_id: int) -> None:
        """Take the write lease of a match. Every change of a match does so, too.

        Raises:
            HeldError: Another program has the lease.
            MissingError: There is no such match.
        """
        with schema.patient(self._base), self._change(match_id):
            self._row(match_id)

    def unlock(self, match_id: int) -> None:
        """Release the write lease of a match."""
        with self._change():
            self._leases.release(match_id)

    def begin(
        self,
        setup: Setup,
        game: AnyGame,
        *,
        practice: bool = False,
        start: State | None = None,
        origin: BranchOrigin | None = None,
    ) -> int:
        """Store a new match; returns its id.

        Args:
            setup: The setup.
            game: The game.
            practice: True for a practice match.
            start: The state to play from instead of the setup's own, or None.
            origin: Where it was branched from another match, or None.
        """
        with self._change():
            made = self._insert(setup, game.id, game.revision, practice=practice, start=written(start))
            self._no_hints(made)
            self._note_origin(made, origin)
            self._leases.claim(made)
            return made

    def append(
        self, match_id: int, entry: Entry, at: int | None = None, *, ended: Result | None = None
    ) -> None:
        """Store an action. Undone actions that it replaces become a side line, as in `Match.play`.

        Args:
            match_id: The match.
            entry: The action.
            at: Its index; by default it follows the actions played so far.
            ended: The result if the match is over with it, or None.

        Raises:
            CannotWriteError: Actions before it are missing, as an earlier call failed; call `keep` then.
        """
        action = written_entry(entry)
        with self._change(match_id):
            now, length = self._row(match_id)
            at = now if at is None else at
            if at > length:
                raise CannotWriteError(_GAP.fill(n=at + 1, have=length))
            if not self._again(match_id, at, action, entry.digest):
                self._branch(match_id, at)
                row = (match_id, 0, at, action, entry.digest)
                self._base.execute("INSERT INTO actions VALUES (?, ?, ?, ?, ?)", row)
            self._touch(match_id, at + 1)
            if ended is not None:
                self._end(match_id, ended)

    def store_now(self, match_id: int, now: int) -> None:
        """Store the current moment after an undo or a redo: the number of actions played."""
        with self._change(match_id):
            length = self._row(match_id)[1]
            if not 0 <= now <= length:
                raise CannotWriteError(_GAP.fill(n=now, have=length))
            self._touch(match_id, now)

    def store_result(self, match_id: int, scores: Sequence[int], ranks: Sequence[int]) -> None:
        """Store the result: each seat's points and rank. An undo opens the match again."""
        with self._change(match_id):
            self._end(match_id, (scores, ranks))

    def practise(self, match_id: int) -> None:
        """Mark a match as practice; statistics leave it out."""
        with self._change(match_id):
            self._base.execute("UPDATE matches SET practice = 1 WHERE id = ?", (match_id,))

    def keep(self, match_id: int, match: AnyMatch, *, practice: bool = False) -> int:
        """Store the whole match as it is now, replacing what was stored; returns its id.

        For use after a failure, when the disk has room again. Id 0 stores it as a new match.
        """
        from tabletop.files.records import record

        return self._replace(match_id, record(match, practice=practice), result_of(match), held=True)

    def resume(self, match_id: int, game: AnyGame) -> Replayed:
        """Return the match at its current moment, replayed with every action checked.

        If the current rules refuse part of it, it is at the last valid moment, and `departure` gives the
        reason. Playing on (with `at` given to `append`) stores the rest as a side line.

        Raises:
            RecordError: Nothing of it can be replayed.
            MissingError: There is no such match.
        """
        from tabletop.files.replay import replayed

        return replayed(self, match_id, game)

    def export_record(self, match_id: int) -> Record:
        """Return the match as a record.

        Raises:
            MissingError: There is no such match.
            RecordError: Its rows are damaged.
        """
        from tabletop.files.records import parse

        return parse(self.text(match_id), self.message_name(match_id), own=True)

    def import_record(self, given: Record, game: AnyGame | None = None) -> int:
        """Store the match of a record, unless the library has it already; returns its id.

        A review that does not fit the match is left out.

        Args:
            given: The record. Whether all of it is valid is checked only when it is resumed.
            game: Its game; needed to store the result of a match that is over.

        Raises:
            RecordError: The game is given and nothing of the match can be replayed.
        """
        from tabletop.files.replay import replay
        from tabletop.files.review_check import without_misfit

        match = replay(given, game, given.game).match if game else None
        given = without_misfit(given, match) if match else given
        if (found := identity.same_match(self, given)) is not None:
            self._met_again(found, given)
            return found.id
        ended = result_of(match) if match and match.now == given.now else None
        made = self._replace(0, given, ended)
        self._note_import(made, began=identity.checked_time(given.began), over=ended is not None)
        return made

    def keep_room_record(self, given: Record, game: AnyGame, seat: int) -> int:
        """Store the match of a room that is over, as one that the player has played; returns its id.

        Args:
            given: The record.
            game: Its game.
            seat: The player's seat.

        Raises:
            RecordError: Nothing of the match can be replayed.
        """
        made = self.import_record(given, game)
        self._note_own_seat(made, seat)
        return made

    def _met_again(self, stored: StoredMatch, given: Record) -> None:
        """Take a match that was opened again out of the bin, and store its review if the library has none."""
        if stored.removed:
            self.restore(stored.id)
        if given.review and self.review(stored.id) is None:
            with self._change():
                self._note_review(stored.id, json.dumps(given.review, ensure_ascii=False))
