"""Tries a chapter before it is taught: its script was written for certain values of the components."""

from __future__ import annotations

from typing import Any

from tabletop.engine.game import Game
from tabletop.engine.text import Text, english, translate
from tabletop.files import lessons
from tabletop.files.lessons import Lesson
from tabletop.lessons.teacher import Teacher

_CHANGED = translate(
    "lesson",
    "This chapter needs the values it was written for: with the components of {game} as they are now, it "
    "can't be played to its end.",
)


def refuse_chapter(game: Game[Any], chapter: str) -> Text | None:
    """Why a chapter cannot be taught with the present components; None if it can.

    Raises:
        ComponentError: The chapter's file cannot be read.
    """
    lesson = lessons.load_lesson(game.id, chapter)
    try:
        played = _plays(Teacher(game, chapter, lesson), lesson)
    except Exception:  # noqa: BLE001  with other values a script may cause any error in rules and files
        played = False
    return None if played else _CHANGED.fill(game=game.about.title)


def _plays(teacher: Teacher, lesson: Lesson) -> bool:
    """Return True if the solution of each step completes it, and all texts can be written."""
    for at, step in enumerate(lesson.step):
        if teacher.at != at:
            return False
        for source in (step.goal, step.head, step.text, step.after):
            english(teacher.text(source))
        if step.next:
            teacher.go_on()
            continue
        done = False
        for action in teacher.solution():
            done = teacher.attempt(action).done
            if done:
                teacher.go_on()
                break
        if not done:
            return False
    return True
