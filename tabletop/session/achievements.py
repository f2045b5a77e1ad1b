"""Achievements of a person in a game, computed from the matches in the library.

No achievement is stored: each follows from finished matches, their reviews and the progress of lessons.
Only matches with one person count, played from beginning to end, and not as practice.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from tabletop import games
from tabletop.engine import rules
from tabletop.engine.game import BOT_LEVELS, PERSON, About, AnyAchievement, AnyGame, Setup
from tabletop.engine.match import Match
from tabletop.engine.rules import State
from tabletop.engine.text import NO_TEXT, Text, join_and, translate
from tabletop.files import lessons
from tabletop.files.codec import read_entry
from tabletop.files.library_queries import Finished
from tabletop.files.reviews import Review
from tabletop.files.schema import LibraryError
from tabletop.files.stored_match import StoredMatch
from tabletop.opponents.review import turning_points
from tabletop.session.chapter_progress import progress_of_all
from tabletop.session.deals import Deal
from tabletop.session.match_store import MatchSaver, MatchStore

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


def achievements(shelf: MatchStore, game: str) -> tuple[Achievement, ...]:
    """Return the achievements of a game, eight at most, earned or not.

    Raises:
        LibraryError: The library cannot be read.
    """
    return tuple(_marks(shelf, game, _alone(shelf, game)))


def new_achievements(shelf: MatchStore, game: str, match_id: int) -> tuple[Achievement, ...]:
    """Return the achievements that a finished match earned and no match before it had.

    Raises:
        LibraryError: The library cannot be read.
    """
    finished = _alone(shelf, game)
    own = next((n for n, each in enumerate(finished) if each.stored.id == match_id), None)
    if own is None:
        return ()
    marks = _marks(shelf, game, finished[: own + 1])
    return tuple(mark for mark in marks if mark.stored is not None and mark.stored.id == match_id)


def shown_achievements(shelf: MatchStore, game: str) -> tuple[Achievement, ...]:
    """As `achievements`; none, with a notice, if the library cannot be read."""
    return tuple(shelf.read(lambda: list(achievements(shelf, game))))


def earned_in(saver: MatchSaver) -> tuple[Achievement, ...]:
    """The achievements that a saved and finished match earned; none if the library cannot be read."""
    try:
        return new_achievements(saver.shelf, saver.match.game.id, saver.id) if saver.id else ()
    except LibraryError:
        return ()


def _marks(shelf: MatchStore, game: str, finished: list[Finished]) -> Iterator[Achievement]:
    about = games.about(game)
    if chapters := lessons.chapters(game):
        yield _chapters(shelf, game, chapters)
    won = [each for each in finished if _won(about, each.stored)]
    for level, words in LEVELS.items():
        yield _first(*words, (each for each in won if level in _levels(about, each.stored)))
    yield _first(*_ALONE, (each for each in won if each.hints == 0 and not each.undone))
    yield _best(game, finished)
    yield _first(*_STEADY, (each for each in finished if _steady(game, each.review, each.stored)))
    if finished and (own := games.game(game).achievement) is not None:
        yield _game_achievement(shelf, games.game(game), own, finished)


def _first(title: Text, help_: Text, those: Iterable[Finished]) -> Achievement:
    """Return an achievement that the first of these matches earns."""
    first = next(iter(those), None)
    return Achievement(title, help_, first is not None, first.stored if first is not None else None)


def _alone(shelf: MatchStore, game: str) -> list[Finished]:
    finished = shelf.library.finished(game)
    return [each for each in finished if each.stored.setup.seats.count(PERSON) == 1 and each.stored.scores]


def _own(stored: StoredMatch) -> int:
    return stored.setup.seats.index(PERSON)


def _won(about: About, stored: StoredMatch) -> bool:
    """Return True if the person won the match alone, not tied for first place."""
    return about.has_winner(stored.setup) and stored.ranks[_own(stored)] == 1 and stored.ranks.count(1) == 1


def _levels(about: About, stored: StoredMatch) -> set[str]:
    """Return the levels of the opponents. An automa with a single level is left out."""
    single = {automa.id for automa in about.automata if len(automa.levels) == 1}
    named = (who.partition(":") for who in stored.setup.seats if who != PERSON)
    return {level or who for who, _, level in named if who not in single and (level or who in BOT_LEVELS)}


def _chapters(shelf: MatchStore, game: str, chapters: Iterable[str]) -> Achievement:
    stands = progress_of_all(shelf.library.chapter_progress())
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
    shelf: MatchStore, game: AnyGame, own: AnyAchievement, finished: list[Finished]
) -> Achievement:
    """Return the game's own achievement; its match is the one that reached the last missing step."""
    reached = dict[int, StoredMatch]()
    for stored in (each.stored for each in finished):
        if len(reached) < max(len(own.steps), 1) and (step := _step(shelf, game, own, stored)) >= 0:
            reached.setdefault(step, stored)
    earned = len(reached) >= max(len(own.steps), 1)
    facts = NO_TEXT
    if own.steps and reached:
        named = join_and([own.steps[step] for step in sorted(reached)])
        facts = _REACHED.fill(done=len(reached), all=len(own.steps), steps=named)
    return Achievement(own.title, own.help, earned, list(reached.values())[-1] if earned else None, facts)


def _step(shelf: MatchStore, game: AnyGame, own: AnyAchievement, stored: StoredMatch) -> int:
    """Index of the step of the game's own achievement that a match reached; -1 for none."""
    key = stored.id, stored.ended
    if key not in shelf.reached:
        s = ending(shelf, game, stored)
        shelf.reached[key] = own.reached(s, _own(stored)) if s is not None else -1
    return shelf.reached[key]


def ending(shelf: MatchStore, game: AnyGame, stored: StoredMatch) -> State | None:
    """Return the state at the end of a match; None if the current rules no longer lead to it.

    Actions are not checked one by one: it is enough that the match ends in the same state.
    """
    try:
        s, digest = Match(game, stored.setup).state, None
        for written, after in shelf.library.actions(stored.id)[: stored.now]:
            action, by = read_entry(game.actions, json.loads(written))
            rules.apply_action(s, action, seat=by)
            digest = after
    except Exception:  # noqa: BLE001  whatever a match of other rules does to these, it is left out
        return None
    return s if digest is not None and s.digest() == digest and not s.flow else None
