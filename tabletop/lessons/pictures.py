"""Pictures in lessons and rule books: where their things lie, and what they are in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from tabletop.engine.game import AnyGame, Setup
from tabletop.engine.match import Match
from tabletop.engine.rules import State
from tabletop.engine.table import Layout
from tabletop.files.lessons import load_lesson
from tabletop.files.rule_pictures import RulePicture
from tabletop.lessons.teacher import Teacher


def layout_with(game: AnyGame, chapter: str, key: str, after: int = 0) -> Layout:
    """Return the first layout of a chapter's solution that has a zone or piece.

    Args:
        game: The game.
        chapter: The chapter's name.
        key: The key of the zone or piece.
        after: How many actions of the solution, from the chapter's beginning, must have been played.

    Raises:
        KeyError: None has it.
    """
    teacher = Teacher(game, chapter, load_lesson(game.id, chapter))
    for state in islice(solution_states(teacher), after, None):
        layout = game.table.layout(game.view(state, teacher.seat), teacher.seat)
        if key in {zone.key for zone in layout.zones} | {piece.key for piece in layout.pieces}:
            return layout
    raise KeyError(key)


def picture_layout(game: AnyGame, picture: RulePicture) -> Layout:
    """Return the layout in which the things of a rule book's picture lie, as the first person sees it.

    Raises:
        KeyError: The lesson never has the first of them.
    """
    if picture.lesson:
        return layout_with(game, picture.lesson, picture.keys[0], picture.after)
    match = Match(game, Setup(picture.seed, picture.seats, tuple(picture.options.items())))
    return game.table.layout(game.view(match.state, 0), 0)


def solution_states(teacher: Teacher) -> Iterator[State]:
    """Yield the present state, and those after each action of the solution, as far as it is legal."""
    yield teacher.match.state
    while (step := teacher.step) is not None:
        for action in () if step.next else teacher.solution():
            if teacher.match.check(action, teacher.seat) is None:  # a step may be about a refusal
                teacher.attempt(action)
                yield teacher.match.state
        teacher.go_on()


def spoken_picture(parts: Sequence[tuple[str, str]]) -> str:
    """Return a picture in words, for screen readers and the terminal.

    Args:
        parts: The sign and the words of each part.

    >>> spoken_picture([("", "1 make"), ("=", ""), ("$2", "2 sell")])
    '1 make = $2: 2 sell'
    """
    return " ".join(": ".join(filter(None, part)) for part in parts)
