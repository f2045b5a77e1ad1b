"""Statistics of matches that a person played here and ended or gave up: opponents, wins, points, length."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass

from tabletop.engine.game import PERSON
from tabletop.files.library_queries import LibraryQueries
from tabletop.files.stored_match import PLAYED_HERE


@dataclass(frozen=True, slots=True)
class Tally:
    """One line of the statistics: a game, and one kind of opponent.

    Attributes:
        game: The game's id.
        who: The opponent as in `Setup.seats`, with its level ("angler:hard"); "" for all matches of the game.
            A match with several opponents counts once for each kind.
        matches: Number of matches. One that was given up counts, without points, as not won.
        alone: Number of matches with exactly one person at this screen that can have a winner.
        won: Number of those that the person won, not tied.
        unwon: Number of matches without a winner, as an opponent has no points.
        best: The best points of a person at this screen; None if there are none.
        best_match: The id of a match with the best points.
        mean: The mean points of those persons; None if there are none.
        actions: The mean number of actions of those that ended; 0 if none did.
    """

    game: str
    who: str
    matches: int
    alone: int
    won: int
    unwon: int
    best: int | None
    best_match: int
    mean: float | None
    actions: float


@dataclass(frozen=True, slots=True)
class Statistics:
    """The number of matches, of ended matches and of practice matches, and tallies by game and opponent."""

    matches: int
    ended: int
    practice: int
    tallies: tuple[Tally, ...]


_OWN = f"""
  FROM seats WHERE match = m.id AND who = '{PERSON}'
    AND seat = coalesce((SELECT seat FROM own_seats WHERE match = m.id), seat)
"""  # noqa: S608  a constant
"""The seats of a match `m` that were played at this screen."""
_TALLIES = f"""
WITH told AS (
  SELECT m.id, m.game,
    (SELECT count(*) {_OWN}) AS persons,
    (SELECT min(rank) {_OWN}) AS rank,
    (SELECT count(*) FROM seats WHERE match = m.id AND rank = 1) AS first,
    (SELECT max(score) {_OWN}) AS best,
    (SELECT avg(score) {_OWN}) AS mean,
    CASE WHEN ended IS NOT NULL THEN
      (SELECT count(*) FROM actions WHERE match = m.id AND line = 0) END AS length,
    NOT EXISTS (SELECT 1 FROM seats WHERE match = m.id AND
      json_array(m.game, substr(who, 1, instr(who || ':', ':') - 1)) IN (SELECT value FROM json_each(?))
    ) AS contest
  FROM matches m WHERE (ended IS NOT NULL OR id IN (SELECT match FROM given_up)) AND NOT practice
    AND id NOT IN (SELECT match FROM bin) AND {PLAYED_HERE}),
met AS (
  SELECT id, '' AS who FROM told
  UNION SELECT match, who FROM seats WHERE who <> '{PERSON}')
SELECT game, who, count(*) AS matches, sum(persons = 1 AND contest) AS alone,
  sum(persons = 1 AND contest AND rank IS 1 AND first = 1) AS won, sum(NOT contest) AS unwon,
  max(best) AS best, id AS best_match, avg(mean) AS mean, coalesce(avg(length), 0) AS actions
FROM told JOIN met USING (id) GROUP BY game, who ORDER BY game, who
"""  # noqa: S608  made of constants; with a single max(), SQLite takes `id` from the row that has it


def statistics(library: LibraryQueries, unscored: Iterable[tuple[str, str]] = ()) -> Statistics:
    """Return the statistics of a library.

    Practice and open matches are counted but are in no tally. Lessons are not counted.

    Args:
        library: The library.
        unscored: Opponents without points, as pairs of game id and automa id; nobody wins against them.

    Raises:
        LibraryError: The library cannot be read.
    """
    named = json.dumps([json.dumps(pair, separators=(",", ":")) for pair in unscored])
    query = "SELECT count(*), count(ended), coalesce(sum(practice), 0) FROM matches m"
    query += f" WHERE {PLAYED_HERE}"
    query += " AND id NOT IN (SELECT match FROM bin UNION SELECT match FROM lessons)"
    (matches, ended, practice) = library.rows(query)[0]
    tallies = tuple(Tally(**dict(row)) for row in library.rows(_TALLIES, named))
    return Statistics(matches, ended, practice, tallies)
