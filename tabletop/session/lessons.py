"""Chapters of lessons in the library: resuming a chapter, and looking at it."""

from __future__ import annotations

from tabletop.engine.game import AnyGame
from tabletop.files import lessons
from tabletop.files.progress import Progress
from tabletop.files.records import RecordError
from tabletop.files.schema import LibraryError
from tabletop.lessons.teacher import Teacher
from tabletop.session.bot_seats import Opponents
from tabletop.session.chapter_progress import ChapterProgress, progress_of_all
from tabletop.session.lesson import LessonSession
from tabletop.session.local import LocalSession
from tabletop.session.match_store import MatchSaver, MatchStore


def as_left(shelf: MatchStore, game: AnyGame, left: Progress) -> LocalSession | None:
    """Return a chapter where it was left, for looking at; None if it cannot be replayed."""
    try:
        return LocalSession(shelf.standing(left.match, game))
    except (RecordError, LibraryError):
        return None


def taught(
    shelf: MatchStore, game: AnyGame, chapter: str, opponents: Opponents | None = None
) -> LessonSession:
    """Return a chapter where it was left last; from its beginning if it never was, or was completed since.

    Raises:
        ComponentError: The chapter's file cannot be read.
    """
    lesson = lessons.load_lesson(game.id, chapter)
    left = progress_of_all(shelf.learnt()).get((game.id, chapter), ChapterProgress()).open_
    if left is not None and left.digest == lessons.digest(game.id, chapter):
        found = _left(shelf, game, left, opponents)
        if found is not None:
            return found
    teacher = Teacher(game, chapter, lesson)
    if left is not None:
        _walk(teacher, left.step)
        teacher.helped += left.helped
    session = LessonSession(teacher, shelf.begin(teacher.match, practice=True), opponents)
    session.keep_place()
    return session


def _left(
    shelf: MatchStore, game: AnyGame, left: Progress, opponents: Opponents | None
) -> LessonSession | None:
    """Return the match in which a chapter was left; None if it no longer fits the chapter or is in use."""
    try:
        keeper: MatchSaver = shelf.resume(left.match, game)
    except (RecordError, LibraryError):
        return None
    lesson = lessons.load_lesson(game.id, left.chapter)
    left_at = () if left.aside is None else (left.aside,)
    moments = [0, *left.begins, *left_at, keeper.match.now]
    fits = moments == sorted(moments) and 0 < len(left.begins) <= len(lesson.step)
    if keeper.elsewhere is not None or not fits:
        keeper.close()
        return None
    stored = keeper.match, list(left.begins), list(left.skipped), list(left.helped)
    teacher = Teacher(game, left.chapter, lesson, *stored)
    return LessonSession(teacher, keeper, opponents, left.aside)


def _walk(teacher: Teacher, step: str) -> None:
    """Go on to a step by the solutions of those before it, as the chapter has changed since it was left."""
    ids = [each.id for each in teacher.lesson.step]
    for _ in range(ids.index(step) if step in ids else 0):
        teacher.skip()
    teacher.skipped.clear()
