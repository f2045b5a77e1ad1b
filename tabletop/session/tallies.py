"""Statistics as the page of statistics shows them: tallies, and verdicts on matches that have no winner."""

from __future__ import annotations

from dataclasses import dataclass

from tabletop import games
from tabletop.engine.text import Text
from tabletop.files.library import LibraryError
from tabletop.files.library_queries import LibraryQueries
from tabletop.files.records import RecordError
from tabletop.files.replay import replayed
from tabletop.files.statistics import Statistics, Tally, statistics


@dataclass(frozen=True, slots=True)
class Tallies:
    """The statistics of a library, and verdicts on best matches without a winner, by match id."""

    statistics: Statistics
    verdicts: dict[int, Text]


def read_tallies(library: LibraryQueries) -> Tallies:
    """Return the statistics of a library.

    A best match that cannot be played to its end any more has no verdict.

    Raises:
        LibraryError: The library cannot be read.
    """
    found, verdicts = statistics(library, _unscored()), dict[int, Text]()
    for tally in found.tallies:
        verdict = _verdict(library, tally) if tally.who and tally.unwon else None
        if verdict is not None:
            verdicts[tally.best_match] = verdict
    return Tallies(found, verdicts)


def _verdict(library: LibraryQueries, tally: Tally) -> Text | None:
    if tally.game not in games.GAMES:
        return None
    game = games.game(tally.game)
    try:
        end = game.result(replayed(library, tally.best_match, game).match.state)
    except (LibraryError, RecordError):
        return None
    return end.verdict if end is not None else None


def _unscored() -> list[tuple[str, str]]:
    """Return the automata without points, as (game id, automa id)."""
    abouts = [games.about(game) for game in games.GAMES]
    return [(about.id, automa.id) for about in abouts for automa in about.automata if not automa.scored]
