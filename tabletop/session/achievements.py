"""Achievements of a person in a game, computed from the matches in the library.

No achievement is stored: each follows from finished matches, their reviews and the progress of lessons. Only
what takes a replay to know is stored with a match: which step of its game's own achievement it reached.
Only matches with one person count, played from beginning to end, and not as practice.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from typing import TypeVar

from tabletop import games
from tabletop.engine import rules
from tabletop.engine.cast import plain_seat
from tabletop.engine.game import BOT_LEVELS, PERSON, About, AnyAchievement, AnyGame, Setup
from tabletop.engine.match import Match
from tabletop.engine.rules import State
from tabletop.engine.text import NO_TEXT, Text, join_and, translate
from tabletop.files import lessons
from tabletop.files.codec import read_entry
from tabletop.files.library_queries import Finished, LibraryQueries
from tabletop.files.reviews import Review
from tabletop.files.schema import LibraryError
from tabletop.files.stored_match import StoredMatch
from tabletop.opponents.review import turning_points
from tabletop.session.chapter_progress import progress_of_all
from tabletop.session.deals import Deal
from tabletop.session.stored_matches import StoredMatches

_T = TypeVar("_T")

_CHAPTERS = translate("marks", "All chapters"), translate("marks", "Do all chapters of the lessons.")
_BEST = translate("marks", "A new best"), translate("marks", "Beat your best result at the same table.")
_ALONE = (
    translate("marks", "By yourself"),
    translate("marks", "Win without asking for a hint and without changing a move."),
)
_STEADY = (
    translate("marks", "No turning points"),
    translate("marks", "Play a match whose review finds no turning point."),
)
LEVELS = {
    "easy": (
        translate("marks", "First win: easy"),
        translate("marks", "Win against an opponent at the level easy."),
    ),
    "normal": (
        translate("marks", "First win: normal"),
        translate("marks", "Win against an opponent at the level normal."),
    ),
    "hard": (
        translate("marks", "First win: hard"),
        translate("marks", "Win against an opponent at the level hard."),
    ),
}
DONE = translate("marks", "{done} of {all}", "so many of all chapters are done")
_REACHED = translate("marks", "{done} of {all}: {steps}", "so many steps of a mark, and what they are called")
_BEATEN = translate(
    "marks", "{points}, after {before}", "points of the best result, and of the one before it"
)


@dataclass(frozen=True, slots=True)
class Achievement:
    """One achievement of a game.

    Attributes:
        title: Its name.
        help: What it requires.
        earned: True if the person has it.
        stored: The match that earned it; None if it is not earned, or earned by lessons.
        facts: The progress so far, or how it was earned; NO_TEXT if there is nothing to add.
    """

    title: Text
    help: Text
    earned: bool
    stored: StoredMatch | None = None
    facts: Text = NO_TEXT


class Steps:
    """Which steps of their games' own achievements matches have reached.

    Attributes:
        found: What the library did not hold: ids of matches, their ends, and steps. It is to be stored, as
            each costs the replay of a match.
    """

    def __init__(self, library: LibraryQueries, stop: Callable[[], bool] = bool) -> None:
        """Create it; `stop` returns True if the work is not wanted any more."""
        self.found: list[tuple[int, str, int]] = []
        self._library, self._stop = library, stop
        self._known: dict[str, dict[tuple[int, str], int]] = {}

    def step_of(self, game: AnyGame, own: AnyAchievement, stored: StoredMatch) -> int:
        """Return the index of the step that a match reached; -1 for none.

        Raises:
            StoppedError: The work is not wanted any more.
        """
        known = self._known.get(game.id)
        if known is None:
            known = self._known[game.id] = self._library.reached_steps(game.id)
        key = stored.id, stored.ended
        if key not in known:
            if self._stop():
                raise StoppedError
            s = ending(self._library, game, stored)
            known[key] = own.reached(s, _own(stored)) if s is not None else -1
            self.found.append((*key, known[key]))
        return known[key]


class StoppedError(Exception):
    """The work was stopped as nobody waits for it any more."""


def read_marks(
    shelf: StoredMatches, games_: Iterable[str], then: Callable[[dict[str, tuple[Achievement, ...]]], object]
) -> None:
    """Call `then` with the achievements of these games, now or later, as `StoredMatches.read_later` does."""

    def work(library: LibraryQueries) -> tuple[Steps, dict[str, tuple[Achievement, ...]]]:
        steps = Steps(library, shelf.stop)
        return steps, {game: achievements(library, game, steps) for game in games_}

    shelf.read_later(work, partial(_pass_on, shelf, then))


def read_new_marks(
    shelf: StoredMatches, game: str, match_id: int, then: Callable[[tuple[Achievement, ...]], object]
) -> None:
    """Call `then` with the achievements that a finished match earned, now or later."""

    def work(library: LibraryQueries) -> tuple[Steps, tuple[Achievement, ...]]:
        steps = Steps(library, shelf.stop)
        return steps, new_achievements(library, game, match_id, steps)

    shelf.read_later(work, partial(_pass_on, shelf, then))


def _pass_on(shelf: StoredMatches, then: Callable[[_T], object], read: tuple[Steps, _T]) -> None:
    """Store what was worked out, and call `then`. What cannot be stored is worked out another time."""
    steps, result = read
    with suppress(LibraryError):
        if steps.found:
            shelf.library.note_reached(steps.found)
    then(result)


def achievements(library: LibraryQueries, game: str, steps: Steps) -> tuple[Achievement, ...]:
    """Return the achievements of a game, eight at most, earned or not.

    Raises:
        LibraryError: The library cannot be read.
    """
    return tuple(_marks(library, game, _alone(library, game), steps))


def new_achievements(
    library: LibraryQueries, game: str, match_id: int, steps: Steps
) -> tuple[Achievement, ...]:
    """Return the achievements that a finished match earned and no match before it had.

    Raises:
        LibraryError: The library cannot be read.
    """
    finished = _alone(library, game)
    own = next((n for n, each in enumerate(finished) if each.stored.id == match_id), None)
    if own is None:
        return ()
    marks = _marks(library, game, finished[: own + 1], steps)
    return tuple(mark for mark in marks if mark.stored is not None and mark.stored.id == match_id)


def _marks(
    library: LibraryQueries, game: str, finished: list[Finished], steps: Steps
) -> Iterator[Achievement]:
    about = games.about(game)
    if chapters := lessons.chapters(game):
        yield _chapters(library, game, chapters)
    won = [each for each in finished if _won(about, each.stored)]
    for level, words in LEVELS.items():
        yield _first(*words, (each for each in won if level in _levels(about, each.stored)))
    yield _first(*_ALONE, (each for each in won if each.hints == 0 and not each.undone))
    yield _best(game, finished)
    yield _first(*_STEADY, (each for each in finished if _steady(game, each.review, each.stored)))
    if finished and (own := games.game(game).achievement) is not None:
        yield _game_achievement(games.game(game), own, finished, steps)


def _first(title: Text, help_: Text, those: Iterable[Finished]) -> Achievement:
    """Return an achievement that the first of these matches earns."""
    first = next(iter(those), None)
    return Achievement(title, help_, first is not None, first.stored if first is not None else None)


def _alone(library: LibraryQueries, game: str) -> list[Finished]:
    finished = library.finished(game)
    return [each for each in finished if len(each.stored.own_seats) == 1 and each.stored.scores]


def _own(stored: StoredMatch) -> int:
    return stored.own_seats[0]


def _won(about: About, stored: StoredMatch) -> bool:
    """Return True if the person won the match alone, not tied for first place."""
    return about.has_winner(stored.setup) and stored.ranks[_own(stored)] == 1 and stored.ranks.count(1) == 1


def _levels(about: About, stored: StoredMatch) -> set[str]:
    """Return the levels of the opponents. An automa with a single level is left out."""
    single = {automa.id for automa in about.automata if len(automa.levels) == 1}
    named = (plain_seat(who).partition(":") for who in stored.setup.seats if who != PERSON)
    return {level or who for who, _, level in named if who not in single and (level or who in BOT_LEVELS)}


def _chapters(library: LibraryQueries, game: str, chapters: Iterable[str]) -> Achievement:
    stands = progress_of_all(library.chapter_progress())
    found = [stands[game, chapter].done if (game, chapter) in stands else False for chapter in chapters]
    return Achievement(*_CHAPTERS, all(found), facts=DONE.fill(done=sum(found), all=len(found)))


def _best(game: str, finished: list[Finished]) -> Achievement:
    """Earned by the last match that beat all earlier ones with the same setup; the seed may differ."""
    best, mark = dict[Setup, int](), Achievement(*_BEST, earned=False)
    for stored in (each.stored for each in finished):
        table = replace(Deal.of(game, stored.setup, 0).setup, seed=0)
        points, before = stored.scores[_own(stored)], best.get(table)
        if before is not None and points > before:
            mark = replace(mark, earned=True, stored=stored, facts=_BEATEN.fill(points=points, before=before))
        best[table] = max(points, best.get(table, points))
    return mark


def _steady(game: str, review: Review | None, stored: StoredMatch) -> bool:
    """Return True if the match was reviewed to its end and has no turning point."""
    if review is None or not review.done or review.moves != stored.now or _own(stored) not in review.seats:
        return False
    return bool(review.looks) and not turning_points(review, games.game(game).evaluation.score_stddev)


def _game_achievement(
    game: AnyGame, own: AnyAchievement, finished: list[Finished], steps: Steps
) -> Achievement:
    """Return the game's own achievement; its match is the one that reached the last missing step."""
    reached = dict[int, StoredMatch]()
    for stored in (each.stored for each in finished):
        if len(reached) < max(len(own.steps), 1) and (step := steps.step_of(game, own, stored)) >= 0:
            reached.setdefault(step, stored)
    earned = len(reached) >= max(len(own.steps), 1)
    facts = NO_TEXT
    if own.steps and reached:
        named = join_and([own.steps[step] for step in sorted(reached)])
        facts = _REACHED.fill(done=len(reached), all=len(own.steps), steps=named)
    return Achievement(own.title, own.help, earned, list(reached.values())[-1] if earned else None, facts)


def ending(library: LibraryQueries, game: AnyGame, stored: StoredMatch) -> State | None:
    """Return the state at the end of a match; None if the current rules no longer lead to it.

    Actions are not checked one by one: it is enough that the match ends in the same state.
    """
    try:
        s, digest = Match(game, stored.setup).state, None
        for written, after in library.actions(stored.id)[: stored.now]:
            action, by = read_entry(game.actions, json.loads(written))
            rules.apply_action(s, action, seat=by)
            digest = after
    except Exception:  # noqa: BLE001  whatever a match of other rules does to these, it is left out
        return None
    return s if digest is not None and s.digest() == digest and not s.flow else None
