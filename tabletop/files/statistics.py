"""What the ended matches tell: how many, against whom, won, the best score, how long."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tabletop.engine.game import PERSON

if TYPE_CHECKING:
    from tabletop.files.library_queries import LibraryQueries


@dataclass(frozen=True, slots=True)
class Tally:
    """One line of the statistics: a game, and whom the person met ("": all matches of that game).

    `who`: as in Setup.seats, so with the level ("angler:hard"); a match with several opponents counts once
    for each kind. `alone`: matches with exactly one person that somebody can win; `won`: those of them that
    the person won alone; `unwon`: matches without a winner, because an opponent has no points.
    `best`, `mean`: points of persons; None where there were none. `best_match`: the number of a match with
    the best. `actions`: mean number of actions.
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
    """How many matches there are, how many ended, and the tallies by game and opponent."""

    matches: int
    ended: int
    practice: int
    tallies: tuple[Tally, ...]


_TOLD = f"""
WITH told AS (
  SELECT m.id, m.game,
    (SELECT count(*) FROM seats WHERE match = m.id AND who = '{PERSON}') AS persons,
    (SELECT min(rank) FROM seats WHERE match = m.id AND who = '{PERSON}') AS rank,
    (SELECT count(*) FROM seats WHERE match = m.id AND rank = 1) AS first,
    (SELECT max(score) FROM seats WHERE match = m.id AND who = '{PERSON}') AS best,
    (SELECT avg(score) FROM seats WHERE match = m.id AND who = '{PERSON}') AS mean,
    (SELECT count(*) FROM actions WHERE match = m.id AND line = 0) AS length,
    NOT EXISTS (SELECT 1 FROM seats WHERE match = m.id AND
      json_array(m.game, substr(who, 1, instr(who || ':', ':') - 1)) IN (SELECT value FROM json_each(?))
    ) AS contest
  FROM matches m WHERE ended IS NOT NULL AND NOT practice AND id NOT IN (SELECT match FROM bin)),
met AS (
  SELECT id, '' AS who FROM told
  UNION SELECT match, who FROM seats WHERE who <> '{PERSON}')
SELECT game, who, count(*) AS matches, sum(persons = 1 AND contest) AS alone,
  sum(persons = 1 AND contest AND rank = 1 AND first = 1) AS won, sum(NOT contest) AS unwon,
  max(best) AS best, id AS best_match, avg(mean) AS mean, avg(length) AS actions
FROM told JOIN met USING (id) GROUP BY game, who ORDER BY game, who
"""  # noqa: S608  made of constants; with a single max(), SQLite takes `id` from the row that has it


def statistics(library: LibraryQueries, unscored: Iterable[tuple[str, str]] = ()) -> Statistics:
    """The statistics of a library. Practice matches and open ones are counted, and otherwise left out;
    lessons are not counted at all.

    `unscored`: the opponents that have no points, each as its game and its id: nobody wins against them.
    """
    named = json.dumps([json.dumps(pair, separators=(",", ":")) for pair in unscored])
    query = "SELECT count(*), count(ended), coalesce(sum(practice), 0) FROM matches"
    query += " WHERE id NOT IN (SELECT match FROM bin) AND id NOT IN (SELECT match FROM lessons)"
    (matches, ended, practice) = library.rows(query)[0]
    tallies = tuple(Tally(**dict(row)) for row in library.rows(_TOLD, named))
    return Statistics(matches, ended, practice, tallies)
