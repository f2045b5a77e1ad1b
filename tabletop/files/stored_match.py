"""Converts rows of the library to matches in lists and to the text of records, and back."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tabletop.engine.game import PERSON, Setup
from tabletop.engine.match import AnyMatch, BranchOrigin, Entry
from tabletop.engine.rules import State
from tabletop.files import setup_codec

_TABLES = (
    "FROM matches m LEFT JOIN turns t ON t.match = m.id"
    " LEFT JOIN bin b ON b.match = m.id LEFT JOIN lessons c ON c.match = m.id"
)
LISTED = (
    "SELECT m.id, m.game, m.setup,"  # noqa: S608  constants
    " (SELECT count(*) FROM actions WHERE match = m.id AND line = 0),"
    " m.now, m.practice, m.began, m.touched, m.ended,"
    " (SELECT json_group_array(json_array(score, rank)) FROM"
    "   (SELECT score, rank FROM seats WHERE match = m.id ORDER BY seat)),"
    " b.since, f.parent, f.round, f.dealt, c.chapter,"
    " h.level NOT IN ('', 'off') OR h.spoken <> '[]' OR h.notes <> '[]',"
    " EXISTS (SELECT 1 FROM imported WHERE match = m.id),"
    " m.ended IS NULL AND EXISTS (SELECT 1 FROM given_up WHERE match = m.id),"
    " (SELECT seat FROM own_seats WHERE match = m.id) "
    + _TABLES
    + " LEFT JOIN branches f ON f.match = m.id LEFT JOIN coached h ON h.match = m.id "
)
"""Selects the columns that `read_row` needs."""
IDS = "SELECT m.id " + _TABLES + " "
"""Selects the ids alone, with the same conditions."""
SEED = "CASE WHEN json_valid(m.setup) THEN json_extract(m.setup, '$.seed') END"
"""The seed of a match; there is an index of this expression."""
PLAYED_HERE = (
    "m.id NOT IN (SELECT match FROM imported WHERE over)"
    " AND 'person' IN (SELECT who FROM seats WHERE match = m.id)"
)
"""The condition that a person played a match in this library. Only such matches are counted anywhere."""
LAST_FIRST = "ORDER BY coalesce(t.turn, 0) DESC, m.touched DESC, m.id DESC"
Result = tuple[Sequence[int], Sequence[int]]
"""The result of a match: each seat's points, and each seat's rank."""


@dataclass(frozen=True, slots=True)
class StoredMatch:
    """A match as lists show it, without loading its game.

    Attributes:
        id: Its id in the library.
        game: The game's id.
        setup: The setup; a placeholder if `damaged`.
        length: Number of actions, undone ones included.
        now: Number of actions played and not undone.
        practice: True for a practice match.
        began: When it was begun, ISO 8601.
        touched: When it was last changed, ISO 8601.
        ended: When it ended, ISO 8601; "" while it is open.
        scores: Points by seat; empty while it is open.
        ranks: Ranks by seat, 1 for the first; empty while it is open.
        damaged: True if its setup cannot be read.
        removed: When it was moved to the bin; "" if it is not there.
        origin: Where it was branched from another match, or None.
        parent: The id of that match; 0 if unknown or no branch.
        lesson: The lesson chapter that it belongs to; "" for all other matches.
        coached: True if it was begun with a coach, or a coach has said something in it.
        imported: True if it came from a match file.
        given_up: True if its persons gave it up before its end.
        seat: The player's seat in a match of a room; -1 where all persons played at this screen.
    """

    id: int
    game: str
    setup: Setup
    length: int
    now: int
    practice: bool
    began: str
    touched: str
    ended: str
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    damaged: bool = False
    removed: str = ""
    origin: BranchOrigin | None = None
    parent: int = 0
    lesson: str = ""
    coached: bool = False
    imported: bool = False
    given_up: bool = False
    seat: int = -1

    @property
    def own_seats(self) -> tuple[int, ...]:
        """The seats that were played at this screen."""
        if 0 <= self.seat < len(self.setup.seats):
            return (self.seat,)
        return tuple(seat for seat, who in enumerate(self.setup.seats) if who == PERSON)


def match_document(row: tuple[object, ...], actions: list[tuple[int, int, str, int | None]]) -> str:
    """Return the rows of a match as the text of a record, each part as it was stored."""
    game, revision, setup, start, now, practice, began, touched, program, round_, dealt, review = row
    lines: dict[int, list[tuple[int, str, int | None]]] = {0: []}
    for line, at, action, digest in actions:
        lines.setdefault(line, []).append((at, action, digest))

    def part(entries: list[tuple[int, str, int | None]]) -> str:
        digests = [digest for _, _, digest in entries]
        listed = "[" + ", ".join(action for _, action, _ in entries) + "]"
        return f'"actions": {listed}, "digests": {json.dumps(digests if None not in digests else [])}'

    origin = None if round_ is None else {"round": round_, "dealt": bool(dealt)}
    sides = ", ".join(f'{{"at": {line[0][0]}, {part(line)}}}' for n, line in lines.items() if n)
    return (
        f'{{"format": 2, "game": {json.dumps(game)}, "revision": {revision}, "setup": {setup},'
        f' "now": {now}, "practice": {json.dumps(bool(practice))}, "start": {start or "null"},'
        f' "origin": {json.dumps(origin)}, "review": {review or "null"},'
        f' "began": {json.dumps(began)}, "saved": {json.dumps(touched)}, "program": {json.dumps(program)},'
        f" {part(lines[0])},"
        f' "side_lines": [{sides}]}}'
    )


def read_row(row: tuple[Any, ...]) -> StoredMatch:
    """Return a match as lists show it; opening one with a damaged setup reports the damage."""
    match_id, game, setup, length, now, practice, began, touched, ended, results, *further = row
    removed, parent, round_, dealt, lesson, coached, imported, given_up, seat = further
    try:
        read = setup_codec.read(json.loads(setup))
    except (ValueError, RecursionError):
        read = None
    pairs = [pair for pair in json.loads(results) if pair[0] is not None] if ended else []
    scores, ranks = tuple(score for score, _ in pairs), tuple(rank for _, rank in pairs)
    return StoredMatch(
        match_id,
        game,
        read or Setup(0, (PERSON,)),
        length,
        now,
        bool(practice),
        began,
        touched,
        ended or "",
        scores,
        ranks,
        read is None,
        removed or "",
        None if round_ is None else BranchOrigin(round_, bool(dealt)),
        parent or 0,
        lesson or "",
        bool(coached),
        bool(imported),
        bool(given_up),
        -1 if seat is None else seat,
    )


def result_of(match: AnyMatch) -> Result | None:
    """Return the result of a match; None while it lasts."""
    result = match.game.result(match.state)
    return None if result is None else (result.scores, result.ranks)


def written(start: State | None) -> str | None:
    """Return a position as the library stores it; None for None."""
    if start is None:
        return None
    from tabletop.files.positions import write

    return json.dumps(write(start))


def written_entry(entry: Entry) -> str:
    """Return an action as the library stores it."""
    from tabletop.files.codec import write_entry

    return json.dumps(write_entry(entry), ensure_ascii=False)


def line_rows(
    match_id: int, line: int, first: int, actions: Sequence[object], digests: Sequence[int]
) -> list[tuple[int, int, int, str, int | None]]:
    """Return the table rows of a line of actions.

    Args:
        match_id: The match.
        line: 0 for the match itself, 1, 2, ... for its side lines.
        first: Index of the first action: the number of actions before it.
        actions: The actions as JSON values.
        digests: The digest after each action; may be empty if unknown.

    >>> line_rows(7, 0, 2, [{"do": "pass"}], [])
    [(7, 0, 2, '{"do": "pass"}', None)]
    """
    known: Sequence[int | None] = digests or [None] * len(actions)
    pairs = zip(actions, known, strict=True)
    return [
        (match_id, line, at, json.dumps(action, ensure_ascii=False), digest)
        for at, (action, digest) in enumerate(pairs, first)
    ]
