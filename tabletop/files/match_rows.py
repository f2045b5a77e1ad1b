"""Writes the rows of a match: itself, its seats, its actions and side lines."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tabletop import __version__
from tabletop.engine.game import Setup
from tabletop.engine.match import BranchOrigin, is_repeated
from tabletop.files.match_bin import MatchBin
from tabletop.files.match_extras import stamp
from tabletop.files.setup_codec import Seats
from tabletop.files.stored_match import Result, line_rows

if TYPE_CHECKING:
    from tabletop.files.records import Branch, Record

_EXTRA_TABLES = ("lessons", "helped", "coached", "hints", "imported", "tempers", "rooms", "own_seats")
"""Tables whose rows are kept when a match is stored again as a whole."""


class MatchWriter(MatchBin):
    """The parts of a library's changes; `_replace` alone is a whole change and commits."""

    def _end(self, match_id: int, result: Result) -> None:
        self._base.execute("UPDATE matches SET ended = ? WHERE id = ?", (stamp(), match_id))
        for seat, (score, rank) in enumerate(zip(*result, strict=True)):
            values = (score, rank, match_id, seat)
            self._base.execute("UPDATE seats SET score = ?, rank = ? WHERE match = ? AND seat = ?", values)

    def _again(self, match_id: int, at: int, action: str, digest: int) -> bool:
        """Return True if the same action is already stored there, so that playing it was a redo."""
        query = "SELECT action, digest FROM actions WHERE match = ? AND line = 0 AND at = ?"
        return bool(self._base.execute(query, (match_id, at)).fetchone() == (action, digest))

    def _branch(self, match_id: int, at: int) -> None:
        """Turn the actions from index `at` on into the next side line, as `Match` does."""
        query = "SELECT line, at, action, digest FROM actions WHERE match = ?"
        rows = self._base.execute(f"{query} AND line = 0 AND at >= ? ORDER BY at", (match_id, at))
        left = [row for _, *row in rows]
        if not left:  # as at most actions: nothing was undone
            return
        lines: dict[int, list[Any]] = {}
        for line, *row in self._base.execute(f"{query} AND line > 0 ORDER BY line, at", (match_id,)):
            lines.setdefault(line, []).append(row)
        if is_repeated([(line[0][0], line) for line in lines.values()], (at, left)):
            self._base.execute("DELETE FROM actions WHERE match = ? AND line = 0 AND at >= ?", (match_id, at))
            return
        self._base.execute(
            "UPDATE actions SET line = (SELECT max(line) + 1 FROM actions WHERE match = ?)"
            " WHERE match = ? AND line = 0 AND at >= ?",
            (match_id, match_id, at),
        )

    def _touch(self, match_id: int, now: int) -> None:
        """Store the current moment. The match leaves the bin, and is open again if the moment changed.

        It is no longer given up.
        """
        self._take_out(match_id)
        self._base.execute("DELETE FROM given_up WHERE match = ?", (match_id,))
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

    def _extra_rows(self, match_id: int, table: str) -> list[tuple[object, ...]]:
        query = f"SELECT * FROM {table} WHERE match = ?"  # noqa: S608  a constant
        return self._base.execute(query, (match_id,)).fetchall()

    def _note_origin(self, match_id: int, origin: BranchOrigin | Branch | None, parent: int = 0) -> None:
        if origin is not None:
            values = (match_id, parent, origin.round, origin.dealt)
            self._base.execute("INSERT INTO branches VALUES (?, ?, ?, ?)", values)

    def _write(self, rows: Sequence[tuple[object, ...]]) -> None:
        self._base.executemany("INSERT INTO actions VALUES (?, ?, ?, ?, ?)", rows)
