"""The queries of the library: lists of matches, the bin, statistics, and what is stored with a match."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tabletop.engine.text import translate
from tabletop.files.coach_history import Coached, read_coached
from tabletop.files.library_rows import NAME, LibraryRows
from tabletop.files.progress import LEARNT, Progress, read_progress
from tabletop.files.schema import MissingError
from tabletop.files.stored_match import (
    LAST_FIRST,
    PLAYED_HERE,
    SEED,
    StoredMatch,
    match_document,
)

if TYPE_CHECKING:
    from tabletop.engine.match import Match
    from tabletop.files.reviews import Review

ALL = -1
"""The limit of a query that returns all rows."""
NO_MATCH = translate("files", "The library has no match {id}. “tabletop export” lists those it has.")
_GIVEN = "(SELECT value FROM json_each(?))"
"""The values of a JSON list, as one parameter."""
_LISTED_ONLY = "WHERE b.since IS NULL AND c.chapter IS NULL"
"""Leaves out matches in the bin and lessons."""


_AIDED = (
    "SELECT m.id, h.asked, v.review,"
    " EXISTS (SELECT 1 FROM actions WHERE match = m.id AND line > 0) AS undone"
    " FROM matches m LEFT JOIN hints h ON h.match = m.id LEFT JOIN reviews v ON v.match = m.id"
    " WHERE m.game = ?"
)


@dataclass(frozen=True, slots=True)
class Finished:
    """A match that is over, and the help used in it.

    Attributes:
        stored: The match.
        hints: Number of hints requested; None if unknown.
        undone: True if an action was undone and replaced.
        review: Its review as far as it was computed, or None.
    """

    stored: StoredMatch
    hints: int | None
    undone: bool
    review: Review | None


class LibraryQueries(LibraryRows):
    """The reading part of a library. Every failure is a LibraryError."""

    def stored_match(self, match_id: int) -> StoredMatch:
        """One match as lists show it.

        Raises:
            MissingError: There is no such match.
        """
        found = self._list("WHERE m.id = ?", match_id)
        if not found:
            raise MissingError(NO_MATCH.fill(id=match_id))
        return found[0]

    def began(self, match_id: int) -> str:
        """Return the time when a match was begun, in ISO 8601; "" if there is no such match."""
        found = self.rows("SELECT began FROM matches WHERE id = ?", match_id)
        return str(found[0]["began"]) if found else ""

    def open_matches(self) -> list[StoredMatch]:
        """Return the matches that are neither over nor given up, the one changed last first."""
        return self.with_ids(self.open_ids())

    def removed(self) -> list[StoredMatch]:
        """Return the matches in the bin, the last removed first."""
        return self.with_ids(self.removed_ids())

    def ids(self) -> list[int]:
        """Return the ids of all matches outside of the bin, last changed first."""
        return self._ids(f"{_LISTED_ONLY} {LAST_FIRST}")

    def open_ids(self) -> list[int]:
        """Return the ids of the matches that are neither over nor given up, last changed first."""
        given_up = "m.id IN (SELECT match FROM given_up)"
        return self._ids(f"{_LISTED_ONLY} AND m.ended IS NULL AND NOT {given_up} {LAST_FIRST}")

    def removed_ids(self) -> list[int]:
        """Return the ids of the matches in the bin, the last removed first."""
        return self._ids("WHERE b.since IS NOT NULL ORDER BY b.since DESC, m.id DESC")

    def with_ids(self, ids: Sequence[int]) -> list[StoredMatch]:
        """Return the matches with these ids, in this order. One that has gone meanwhile is left out."""
        found = {stored.id: stored for stored in self._list(f"WHERE m.id IN {_GIVEN}", json.dumps(ids))}
        return [found[match_id] for match_id in ids if match_id in found]

    def search(self, words: str = "", *, limit: int = 200) -> list[StoredMatch]:
        """Return matches with each of these words in setup, game or day, in any case; last changed first."""
        values = words.casefold().split()
        holds = " AND instr(folded(CAST(m.game || ' ' || m.setup || ' ' || m.touched AS BLOB)), ?)" * len(
            values
        )
        found = self._ids(f"{_LISTED_ONLY}{holds} {LAST_FIRST} LIMIT ?", *values, limit)
        return self.with_ids(found)

    def deal_matches(self, seeds: Iterable[int]) -> list[StoredMatch]:
        """Return the matches of deals with these seeds that were begun here; last changed first."""
        streams = "CASE WHEN json_valid(m.setup) THEN json_extract(m.setup, '$.streams') END"
        whole = "b.since IS NULL AND m.start IS NULL AND f.match IS NULL AND c.chapter IS NULL"
        return self._list(
            f"WHERE {whole} AND {PLAYED_HERE} AND {streams} AND {SEED} IN {_GIVEN} {LAST_FIRST}",
            json.dumps(sorted(seeds)),
        )

    def pasted(self) -> list[str]:
        """Return the pasted results of other players, as text, newest first."""
        rows = self.rows("SELECT result FROM pasted ORDER BY since DESC, result")
        return [row["result"] for row in rows]

    def chapter_progress(self) -> list[Progress]:
        """Return the progress of each chapter in each of its matches, last changed first."""
        return [read_progress(tuple(row)) for row in self.rows(LEARNT + LAST_FIRST)]

    def finished(self, game: str) -> list[Finished]:
        """Return the matches of a game that were played here from beginning to end, in order of their ends.

        Practice, lessons, branches and matches from a set-up position are left out.
        """
        from tabletop.files.reviews import parse

        whole = "m.start IS NULL AND f.match IS NULL AND m.ended IS NOT NULL AND NOT m.practice"
        ended = self._list(
            f"{_LISTED_ONLY} AND {whole} AND {PLAYED_HERE} AND m.game = ? ORDER BY m.ended, m.id", game
        )
        aids = {row["id"]: row for row in self.rows(_AIDED, game)}
        return [
            Finished(each, aided["asked"], bool(aided["undone"]), parse(aided["review"] or ""))
            for each in ended
            if (aided := aids[each.id]) and not each.damaged
        ]

    def actions(self, match_id: int) -> list[tuple[str, int | None]]:
        """Pairs of an action as JSON text and the digest of the state after it (None: unknown), in order."""
        query = "SELECT action, digest FROM actions WHERE match = ? AND line = 0 ORDER BY at"
        return [(row["action"], row["digest"]) for row in self.rows(query, match_id)]

    def reached_steps(self, game: str) -> dict[tuple[int, str], int]:
        """Return the step of the game's own achievement that each match reached (-1: none), by id and end."""
        query = "SELECT r.match, r.ended, r.step FROM reached r JOIN matches ON id = match WHERE game = ?"
        return {(row["match"], row["ended"]): row["step"] for row in self.rows(query, game)}

    @property
    def in_file(self) -> bool:
        """True if the library is in its file, not a copy of it in memory."""
        return self.path is not None and not self.rows("PRAGMA query_only")[0][0]

    def hint_count(self, match_id: int) -> int | None:
        """Return the number of hints requested in a match; None if unknown."""
        found = self.rows("SELECT asked FROM hints WHERE match = ?", match_id)
        return found[0]["asked"] if found else None

    def given_away(self, match_id: int) -> dict[int, float]:
        """Return how many points the temper of each seat has given away in a match; see `note_given`."""
        found = self.rows("SELECT seat, given FROM tempers WHERE match = ?", match_id)
        return {row["seat"]: row["given"] for row in found}

    def review(self, match_id: int) -> Review | None:
        """Return the stored review of a match; None if there is none that this program understands."""
        from tabletop.files.reviews import parse

        found = self.rows("SELECT review FROM reviews WHERE match = ?", match_id)
        return parse(found[0]["review"]) if found else None

    def review_of(self, match_id: int, match: Match[Any]) -> Review | None:
        """Return the stored review if it is of this match as it is now and all of it fits; else None."""
        from tabletop.files.review_check import review_fits

        stored = self.review(match_id)
        return stored if stored is not None and review_fits(stored, match) else None

    def coached(self, match_id: int) -> Coached | None:
        """Return the coach's history in a match; None if it had no coach."""
        found = self.rows("SELECT level, spoken, notes FROM coached WHERE match = ?", match_id)
        return read_coached(tuple(found[0])) if found else None

    def shown_notes(self, game: str) -> set[str]:
        """Ids of the coach's notes shown in any match of a game."""
        query = "SELECT level, spoken, notes FROM coached JOIN matches ON id = match WHERE game = ?"
        return {note for row in self.rows(query, game) for note in read_coached(tuple(row)).notes}

    def text(self, match_id: int) -> str:
        """Return the match as the text of a record, as it is stored and unchecked.

        Raises:
            MissingError: There is no such match.
        """
        with self._reading():
            columns = (
                "game, revision, setup, start, now, practice, began, touched, program, f.round, f.dealt,"
                " CASE WHEN v.review LIKE '{%' AND json_valid(v.review) THEN v.review END"
            )
            table = "matches m LEFT JOIN branches f ON f.match = id LEFT JOIN reviews v ON v.match = id"
            query = f"SELECT {columns} FROM {table} WHERE id = ?"  # noqa: S608  constants
            row = self._base.execute(query, (match_id,)).fetchone()
            if row is None:
                raise MissingError(NO_MATCH.fill(id=match_id))
            query = "SELECT line, at, action, digest FROM actions WHERE match = ? ORDER BY line, at"
            actions = self._base.execute(query, (match_id,)).fetchall()
        return match_document(row, actions)

    def message_name(self, match_id: int) -> str:
        """Return the name of a match in messages."""
        return f"{self.path.name if self.path else NAME}, match {match_id}"
