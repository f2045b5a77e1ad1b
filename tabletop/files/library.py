"""The library: all matches of the player in one SQLite file, with one committed row per action."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tabletop import __version__
from tabletop.engine.game import AnyGame, Setup
from tabletop.engine.match import AnyMatch, BranchOrigin, Entry
from tabletop.engine.rules import State
from tabletop.engine.text import Text, translate
from tabletop.files import damage, identity, paths, schema
from tabletop.files.lease import HeldError
from tabletop.files.library_queries import NAME
from tabletop.files.match_bin import MatchBin
from tabletop.files.match_extras import stamp
from tabletop.files.schema import CannotWriteError, DamagedError, LibraryError, MissingError, NewerError
from tabletop.files.setup_codec import Seats
from tabletop.files.stored_match import Result, StoredMatch, line_rows, result_of, written, written_entry

if TYPE_CHECKING:
    from tabletop.files.records import Branch, Record
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

_EXTRA_TABLES = ("lessons", "helped", "coached", "hints", "imported")
"""Tables whose rows are kept when a match is stored again as a whole."""
_GAP = translate("files", "Move {n} can't be saved, as {have} are. The whole match must be saved again.")


class Library(MatchBin):
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
            raise schema.library_error(error, path.name) from error
        except OSError as error:
            text = schema.FAILED.fill(file=path.name, detail=error.strerror or str(error))
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

    def write_anew(self) -> None:
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

    def _end(self, match_id: int, result: Result) -> None:
        self._base.execute("UPDATE matches SET ended = ? WHERE id = ?", (stamp(), match_id))
        for seat, (score, rank) in enumerate(zip(*result, strict=True)):
            values = (score, rank, match_id, seat)
            self._base.execute("UPDATE seats SET score = ?, rank = ? WHERE match = ? AND seat = ?", values)

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
        from tabletop.files.replay import replay

        return replay(self.export_record(match_id), game, self._name(match_id))

    def export_record(self, match_id: int) -> Record:
        """Return the match as a record.

        Raises:
            MissingError: There is no such match.
            RecordError: Its rows are damaged.
        """
        from tabletop.files.records import parse

        return parse(self.text(match_id), self._name(match_id), own=True)

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

        if (found := identity.same_match(self, given)) is not None:
            self._met_again(found, given)
            return found.id
        match = replay(given, game, given.game).match if game else None
        given = without_misfit(given, match) if match else given
        ended = result_of(match) if match and match.now == given.now else None
        made = self._replace(0, given, ended)
        self._note_import(made, began=identity.checked_time(given.began), over=ended is not None)
        return made

    def _met_again(self, stored: StoredMatch, given: Record) -> None:
        """Take a match that was opened again out of the bin, and store its review if the library has none."""
        if stored.removed:
            self.restore(stored.id)
        if given.review and self.review(stored.id) is None:
            with self._change():
                self._note_review(stored.id, json.dumps(given.review, ensure_ascii=False))

    def _name(self, match_id: int) -> str:
        """Return the name of a match in messages."""
        return f"{self.path.name if self.path else NAME}, match {match_id}"

    def _again(self, match_id: int, at: int, action: str, digest: int) -> bool:
        """Return True if the same action is already stored there, so that playing it was a redo."""
        query = "SELECT action, digest FROM actions WHERE match = ? AND line = 0 AND at = ?"
        return bool(self._base.execute(query, (match_id, at)).fetchone() == (action, digest))

    def _branch(self, match_id: int, at: int) -> None:
        """Turn the actions from index `at` on into the next side line."""
        self._base.execute(
            "UPDATE actions SET line = (SELECT max(line) + 1 FROM actions WHERE match = ?)"
            " WHERE match = ? AND line = 0 AND at >= ?",
            (match_id, match_id, at),
        )

    def _touch(self, match_id: int, now: int) -> None:
        """Store the current moment. The match leaves the bin, and is open again if the moment changed."""
        self._take_out(match_id)
        self._base.execute(
            "UPDATE matches SET ended = CASE WHEN now = ? THEN ended END, now = ?, touched = ? WHERE id = ?",
            (now, now, stamp(), match_id),
        )
        self._base.execute(
            "UPDATE seats SET score = NULL, rank = NULL WHERE match = ? AND score IS NOT NULL"
            " AND (SELECT ended FROM matches WHERE id = ?) IS NULL",
            (match_id, match_id),
        )
        self._last(match_id)

    def _last(self, match_id: int) -> None:
        """Make this the match changed last, whatever the clock says."""
        query = "INSERT OR REPLACE INTO turns SELECT ?, coalesce(max(turn), 0) + 1 FROM turns"
        self._base.execute(query, (match_id,))

    def _insert(
        self, setup: Setup, game: str, revision: int, *, practice: bool, start: str | None, match_id: int = 0
    ) -> int:
        written = json.dumps(Seats.of(setup).document(), ensure_ascii=False)
        values = (match_id or None, game, revision, written, start, practice)
        cursor = self._base.execute(
            "INSERT INTO matches (id, game, revision, setup, start, practice, began, touched, program)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (*values, began := stamp(), began, __version__),
        )
        made = cursor.lastrowid
        assert made is not None
        self._last(made)
        for seat, who in enumerate(setup.seats):
            row = (made, seat, who, setup.names[seat] if seat < len(setup.names) else "")
            self._base.execute("INSERT INTO seats (match, seat, who, name) VALUES (?, ?, ?, ?)", row)
        return made

    def _replace(self, match_id: int, given: Record, ended: Result | None, *, held: bool = False) -> int:
        """Store a record in place of a match (0: as a new one); `held`: also take its write lease."""
        start = json.dumps(given.start) if given.start else None
        with self._change(match_id):
            query = "SELECT parent FROM branches WHERE match = ?"
            parent = self._base.execute(query, (match_id,)).fetchone() or (0,)
            extras = [(table, row) for table in _EXTRA_TABLES for row in self._extra_rows(match_id, table)]
            query = "DELETE FROM matches WHERE id = ? RETURNING began"
            began = self._base.execute(query, (match_id,)).fetchall()
            made = self._insert(
                given.setup.setup(),
                given.game,
                given.revision,
                practice=given.practice,
                start=start,
                match_id=match_id,
            )
            self._note_origin(made, given.origin, *parent)
            if given.review:
                self._note_review(made, json.dumps(given.review, ensure_ascii=False))
            for table, row in extras:
                self._base.execute(f"INSERT INTO {table} VALUES ({', '.join('?' * len(row))})", row)  # noqa: S608
            self._write(line_rows(made, 0, 0, given.actions, given.digests))
            for number, line in enumerate(given.side_lines, 1):
                self._write(line_rows(made, number, line.at, line.actions, line.digests))
            self._base.execute("UPDATE matches SET now = ? WHERE id = ?", (given.now, made))
            self._base.executemany("UPDATE matches SET began = ? WHERE id = ?", [(b, made) for (b,) in began])
            if ended is not None:
                self._end(made, ended)
            if held:
                self._leases.claim(made)
        return made

    def _extra_rows(self, match_id: int, table: str) -> list[tuple[Any, ...]]:
        query = f"SELECT * FROM {table} WHERE match = ?"  # noqa: S608  a constant
        return self._base.execute(query, (match_id,)).fetchall()

    def _note_origin(self, match_id: int, origin: BranchOrigin | Branch | None, parent: int = 0) -> None:
        if origin is not None:
            values = (match_id, parent, origin.round, origin.dealt)
            self._base.execute("INSERT INTO branches VALUES (?, ?, ?, ?)", values)

    def _write(self, rows: Sequence[tuple[Any, ...]]) -> None:
        self._base.executemany("INSERT INTO actions VALUES (?, ?, ?, ?, ?)", rows)
