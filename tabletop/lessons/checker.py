"""Plays a chapter by its own solutions, and says what a learner would stumble over."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

from pydantic import ValidationError

from tabletop.engine.game import Game
from tabletop.engine.refusal import IllegalAction
from tabletop.engine.rules import Action
from tabletop.engine.text import english
from tabletop.files import paths
from tabletop.files.lessons import LessonStep, Pattern, Spot, load
from tabletop.files.places import places
from tabletop.files.positions import PositionError
from tabletop.lessons.conditions import fits, told
from tabletop.lessons.teacher import Teacher

WORDS, AFTER_WORDS = 45, 25
"""The longest paper, and the longest word when a step is done or has failed."""
A_MINUTE, SECONDS = 150, 12
"""How many words a learner reads in a minute, and how many seconds a move of theirs takes."""
NEAR, FAR = 0.4, 1.2
"""The share of its minutes that a chapter takes at least and at most."""
DEEP, MOST = 3, 2000
"""After so many allowed actions, in so many states at most, a step can still be done or begun again."""


def check(game: Game[Any], chapter: str) -> list[str]:
    """What is wrong with a chapter, a sentence each with the step and the remedy; empty when all is well.

    Raises ComponentError when the file cannot be read.
    """
    lesson = load(game.id, chapter)
    try:
        teacher = Teacher(game, chapter, lesson)
    except (IllegalAction, PositionError, KeyError, IndexError) as error:
        return [f"start: {error}. Change what is played or changed there."]
    found = list(_rules(game, lesson.teaches))
    while (step := teacher.step) is not None:
        found += [f"step {step.id}: {fault}" for fault in _step(teacher, step)]
        if teacher.step is step:
            found.append(f"step {step.id}: its solution does not end it. Change “solution” or “done”.")
            break
    return found + list(_length(teacher))


def _rules(game: Game[Any], numbers: Sequence[str]) -> Iterator[str]:
    """Rules that the book does not have."""
    book = paths.resource(f"games/{game.id}/rules.en.md").read_text(encoding="utf-8")
    for number in numbers:
        if not re.search(rf"^### {re.escape(number)} ", book, re.MULTILINE):
            yield f"there is no rule {number} in the rule book. Name another one."


def _length(teacher: Teacher) -> Iterator[str]:
    """The time that a learner needs, against what the chapter says."""
    steps = teacher.lesson.step
    words = sum(len(f"{s.goal} {s.head} {s.text} {s.after}".split()) for s in steps)
    minutes = words / A_MINUTE + sum(len(s.solution) for s in steps) * SECONDS / 60
    said = teacher.lesson.minutes
    if not NEAR * said <= minutes <= FAR * said:
        yield f"it says {said} minutes, but takes about {minutes:.1f}. Change “minutes”, or the texts."


def _step(teacher: Teacher, step: LessonStep) -> Iterator[str]:
    """What is wrong with a step; the teacher goes on to the next one if its solution reaches it."""
    yield from _texts(teacher, step)
    yield from _rules(teacher.game, [step.rule] if step.rule else [])
    yield from _points(teacher, step)
    if step.next:
        teacher.go_on()
        return
    if not step.solution or not step.done:
        yield "it needs “solution” and “done”, or “next = true” where there is nothing to do."
        return
    yield from _patterns(teacher, step)
    yield from _ways(teacher)
    try:
        for action in teacher.solution():
            outcome = teacher.attempt(action)
            if outcome.no is not None and not outcome.done:
                yield f"its solution is refused: {outcome.no.rule}: {english(outcome.no.reason)}"
            elif outcome.held:
                yield "its solution is not allowed by “allow”."
            if outcome.done:
                teacher.go_on()
                return
    except ValidationError as error:
        yield f"its solution is no action: {places(error)}"
    except KeyError as error:
        yield f"its solution is no action: {error.args[0]}"


def _texts(teacher: Teacher, step: LessonStep) -> Iterator[str]:
    for name, text, most in (
        ("text", step.text, WORDS), ("goal", step.goal, AFTER_WORDS), ("after", step.after, AFTER_WORDS),
        ("again", step.again, AFTER_WORDS), *(("say", say.text, AFTER_WORDS) for say in step.say),
    ):  # fmt: skip
        if len(text.split()) > most:
            yield f"“{name}” has {len(text.split())} words; {most} at most."
        missing = set(re.findall(r"\{(\w+)\}", text)) - set(step.fill)
        if missing:
            yield f"“{name}” has {{{min(missing)}}}, which “fill” does not fill."
    try:
        english(teacher.text(step.text or step.goal))
    except (AttributeError, KeyError, IndexError) as error:
        yield f"“fill” names something that is not there: {error}"
    if not step.next and not step.goal and step.kind == "step":
        yield "it needs a “goal”."


def _points(teacher: Teacher, step: LessonStep) -> Iterator[str]:
    """What is pointed at lies on the table."""
    view = teacher.game.view(teacher.match.state, teacher.seat)
    layout = teacher.game.table.lay(view, teacher.seat)
    zones, pieces = {zone.key: zone for zone in layout.zones}, {piece.key for piece in layout.pieces}
    for point in step.point:
        key = point.zone if isinstance(point, Spot) else point
        if key not in zones and (isinstance(point, Spot) or key not in pieces):
            yield f"nothing on the table is called “{key}”."
        elif isinstance(point, Spot) and not 0 <= point.spot < len(zones[key].spots):
            yield f"the zone “{key}” has no spot {point.spot}."


def _patterns(teacher: Teacher, step: LessonStep) -> Iterator[str]:
    """Every pattern can fit something that is legal."""
    view = teacher.game.view(teacher.match.state, teacher.seat)
    legal = [told(teacher.game, view, action) for action in teacher.match.legal(teacher.seat)]
    asked: list[tuple[str, Pattern]] = [("allow", pattern) for pattern in step.allow or ()]
    asked += [("say", say.when) for say in step.say if "do" in say.when]
    for name, pattern in asked:
        if not any(fits(pattern, each) for each in legal):
            yield f"nothing legal fits {dict(pattern)} of “{name}”."


def _ways(teacher: Teacher) -> Iterator[str]:
    """Whatever the step allows, it can still be done, or it says that it has to be begun again."""
    step, began = teacher.step, teacher.match.now
    assert step is not None
    seen, ways = set[int](), [list[Action]()]
    while ways and len(seen) < MOST:
        way = ways.pop()
        teacher.match.goto(began)
        outcomes = [teacher.attempt(action) for action in way]
        digest = teacher.match.state.digest()
        if digest in seen or any(outcome.done or outcome.failed for outcome in outcomes):
            continue
        seen.add(digest)
        choice = teacher.match.choice
        if choice is None or choice.seat != teacher.seat:
            yield f"after {way} the learner has nothing to choose, and nothing says “again”."
            break
        if len(way) < DEEP and step.allow != ():
            ways += [[*way, a] for a in choice.legal(teacher.match.state) if not teacher.holds(a)]
    teacher.match.goto(began)
