"""The library: every match of the player's, one committed row for each action, in one SQLite file."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tabletop import __version__
from tabletop.engine.game import Game, Setup
from tabletop.engine.match import BranchOrigin, Entry, Match
from tabletop.engine.text import Text, translate
from tabletop.files import paths, schema
from tabletop.files.lease import HeldError
from tabletop.files.library_queries import NAME
from tabletop.files.match_extras import MatchExtras, stamp
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

EXTRA_TABLES = ("lessons", "helped", "coached", "hints")
"""The tables of what stays with a match that is kept once more as a whole."""
BIN_DAYS = 30
"""So long a match stays in the bin."""
GAP = translate("files", "Move {n} can't be saved, as {have} are. The whole match must be saved again.")


class Library(MatchExtras):
    """The matches in one file. Each call commits, or raises LibraryError and changes nothing."""

    def __init__(self, base: sqlite3.Connection, path: Path | None, notice: Text | None = None) -> None:
        super().__init__(base, path)
        self.notice = notice
        """What the player is to be told about the opening; None when all was well."""
        self._file = schema.identity(path)

    @classmethod
    def open(cls, path: Path | None = None) -> Library:
        """The library in this file, or in the usual place; begun if there is none.

        A damaged file is renamed, never overwritten; one that may be read only is listed and exported, and
        every change of it raises CannotWriteError. `notice` tells of both. Raises CannotWriteError or
        NewerError; then Library.in_memory() lets play go on.
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
        with suppress(LibraryError):  # what cannot be swept now is swept another time
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
            notice = schema.set_aside(path, str(error))
            return cls(schema.connect(path), path, notice)

    @classmethod
    def in_memory(cls) -> Library:
        """A library that lasts as long as the program."""
        return cls(schema.connect(None), None)

    @property
    def gone(self) -> bool:
        """True if its file is no longer where it was opened: it was removed, moved or replaced."""
        return self.path is not None and schema.identity(self.path) != self._file

    def write_anew(self) -> None:
        """Write all matches into a new file, where this library's own is no more; then it can be closed only.

        Raises CannotWriteError.
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
        """Let go of the file."""
        self._leases.close()
        gone = self.gone
        self._base.close()
        if gone and self.path is not None:
            schema.forget_tails(self.path)

    def hold(self, match_id: int) -> None:
        """Be the one program that writes this match; every change of it does the same by itself.

        Raises HeldError while another program has it, MissingError.
        """
        with schema.patient(self._base), self._change(match_id):
            self._row(match_id)

    def release(self, match_id: int) -> None:
        """Let other programs write this match."""
        with self._change():
            self._leases.release(match_id)

    def begin(
        self,
        setup: Setup,
        game: Game[Any],
        *,
        practice: bool = False,
        start: Any | None = None,
        origin: BranchOrigin | None = None,
    ) -> int:
        """Keep a new match; its number.

        `start`: the state it plays from, if not the setup's own. `origin`: where it branched off.
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
        """Keep an action that was played as number `at` of the match (default: right after those done).

        What was undone there becomes a side line, as in Match.play. `ended`: the match is over with it.
        Raises CannotWriteError when actions before it are missing, because an earlier call failed: then
        `keep` the whole match.
        """
        action = written_entry(entry)
        with self._change(match_id):
            now, length = self._row(match_id)
            at = now if at is None else at
            if at > length:
                raise CannotWriteError(GAP.fill(n=at + 1, have=length))
            if not self._again(match_id, at, action, entry.digest):
                self._branch(match_id, at)
                row = (match_id, 0, at, action, entry.digest)
                self._base.execute("INSERT INTO actions VALUES (?, ?, ?, ?, ?)", row)
            self._touch(match_id, at + 1)
            if ended is not None:
                self._end(match_id, ended)

    def moved(self, match_id: int, now: int) -> None:
        """Keep that `now` of the match's actions are done, after an undo or a redo."""
        with self._change(match_id):
            length = self._row(match_id)[1]
            if not 0 <= now <= length:
                raise CannotWriteError(GAP.fill(n=now, have=length))
            self._touch(match_id, now)

    def finish(self, match_id: int, scores: Sequence[int], ranks: Sequence[int]) -> None:
        """Keep how the match ended: each seat's points and rank. Going back in it opens it again."""
        with self._change(match_id):
            self._end(match_id, (scores, ranks))

    def _end(self, match_id: int, result: Result) -> None:
        self._base.execute("UPDATE matches SET ended = ? WHERE id = ?", (stamp(), match_id))
        for seat, (score, rank) in enumerate(zip(*result, strict=True)):
            values = (score, rank, match_id, seat)
            self._base.execute("UPDATE seats SET score = ?, rank = ? WHERE match = ? AND seat = ?", values)

    def practise(self, match_id: int) -> None:
        """Mark the match as practice: statistics leave it out."""
        with self._change(match_id):
            self._base.execute("UPDATE matches SET practice = 1 WHERE id = ?", (match_id,))

    def keep(self, match_id: int, match: Match[Any], *, practice: bool = False) -> int:
        """Keep the whole match as it stands now, in place of what was kept; its number.

        For after a failure, when the disk has room again. Number 0 makes a new one.
        """
        from tabletop.files.records import record

        return self._replace(match_id, record(match, practice=practice), result_of(match), held=True)

    def remove(self, match_id: int) -> None:
        """Put a match into the bin, where no list but `removed` shows it; in BIN_DAYS it is forgotten."""
        with self._change(match_id):
            self._row(match_id)
            self._base.execute("INSERT OR REPLACE INTO bin VALUES (?, ?)", (match_id, stamp()))
            self._leases.release(match_id)

    def restore(self, match_id: int) -> None:
        """Take a match out of the bin again."""
        with self._change(match_id):
            self._row(match_id)
            self._take_out(match_id)
            self._leases.release(match_id)

    def forget(self, match_id: int) -> None:
        """Take a match out of the library for good."""
        with self._change(match_id):
            self._base.execute("DELETE FROM matches WHERE id = ?", (match_id,))

    def sweep(self) -> None:
        """Forget what has been in the bin for BIN_DAYS."""
        long_ago = datetime.now(UTC) - timedelta(days=BIN_DAYS)
        if any(kept.removed < long_ago.isoformat() for kept in self.removed()):
            with self._change():
                query = "DELETE FROM matches WHERE id IN (SELECT match FROM bin WHERE since < ?)"
                self._base.execute(query, (long_ago.isoformat(),))

    def _take_out(self, match_id: int) -> None:
        self._base.execute("DELETE FROM bin WHERE match = ?", (match_id,))

    def resume(self, match_id: int, game: Game[Any]) -> Replayed:
        """The match where it stood, played again with every action checked.

        If these rules no longer take all of it, it stands at the last moment that holds, and `departure`
        says why; playing on (with `at` given to `append`) keeps the rest as a side line. Raises
        RecordError when nothing of it can be played.
        """
        from tabletop.files.replay import replay

        return replay(self.export_record(match_id), game, self._name(match_id))

    def export_record(self, match_id: int) -> Record:
        """The match as a record. Raises MissingError, or RecordError when its rows are damaged."""
        from tabletop.files.records import parse

        return parse(self.text(match_id), self._name(match_id), own=True)

    def import_record(self, given: Record, game: Game[Any] | None = None) -> int:
        """Keep the match of a record; its number. With its game given, an ended match is kept as ended.

        Whether all of it can be played shows when it is resumed. Raises RecordError when nothing of it can.
        """
        from tabletop.files.replay import replay

        match = replay(given, game, given.game).match if game else None
        return self._replace(0, given, result_of(match) if match and match.now == given.now else None)

    def _name(self, match_id: int) -> str:
        """What messages call a match of the library."""
        return f"{self.path.name if self.path else NAME}, match {match_id}"

    def _again(self, match_id: int, at: int, action: str, digest: int) -> bool:
        """Whether this very action stands there already: then playing it was a redo."""
        query = "SELECT action, digest FROM actions WHERE match = ? AND line = 0 AND at = ?"
        return bool(self._base.execute(query, (match_id, at)).fetchone() == (action, digest))

    def _branch(self, match_id: int, at: int) -> None:
        """Turn what stands from here on into the next side line."""
        self._base.execute(
            "UPDATE actions SET line = (SELECT max(line) + 1 FROM actions WHERE match = ?)"
            " WHERE match = ? AND line = 0 AND at >= ?",
            (match_id, match_id, at),
        )

    def _touch(self, match_id: int, now: int) -> None:
        """Keep where the match stands; it is open again unless nothing has changed, and in no bin."""
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
        """Let this be the match touched last, whatever the clock says."""
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
        """Put a record in the place of a match, or into a new one; `held`: it is this program's to write."""
        start = json.dumps(given.start) if given.start else None
        with self._change(match_id):
            query = "SELECT parent FROM branches WHERE match = ?"
            parent = self._base.execute(query, (match_id,)).fetchone() or (0,)
            beside = [(table, row) for table in EXTRA_TABLES for row in self._extra_rows(match_id, table)]
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
            for table, row in beside:
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
