"""Checks a chapter by playing its own solutions, and reports what a learner would stumble over."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import islice

from pydantic import ValidationError

from tabletop.engine.game import AnyGame, classes
from tabletop.engine.refusal import IllegalAction
from tabletop.engine.rules import Action, Event, State
from tabletop.engine.state import field_names, verb
from tabletop.engine.table import Drag
from tabletop.engine.text import english
from tabletop.files import paths
from tabletop.files.codec import read_action
from tabletop.files.documents import Document, Readable
from tabletop.files.json_errors import json_errors
from tabletop.files.lessons import LessonStep, Pattern, Spot, chapters, is_translated, load_lesson, untaught
from tabletop.files.position_check import begun
from tabletop.files.positions import PositionError
from tabletop.games import package_of
from tabletop.lessons.conditions import Happened, action_json, any_of, fits, own, parts_of
from tabletop.lessons.pictures import layout_with, solution_states
from tabletop.lessons.teacher import StepOutcome, Teacher

_WORDS, _AFTER_WORDS, _TITLE_WORDS = 45, 25, 9
"""Maximum number of words of a step's text, of what is said at its end, and of a title."""
_A_MINUTE, _SECONDS = 150, 12
"""Words that a learner reads in a minute, and seconds that a learner's action takes."""
_NEAR, _FAR = 0.4, 1.2
"""Minimum and maximum of the computed time, as a fraction of the chapter's minutes."""
_EARN = 3
"""The number of actions within which a first chapter brings points."""
_LONGER, _SHORT = 1.5, 60
"""Maximum ratio of a translation's length to its text's; shorter texts count as this number of characters."""
_DEEP, _MOST = 3, 300
"""Maximum depth in legal actions, and number of states, of the search for states in which a step is stuck."""


def check_chapter(game: AnyGame, chapter: str, translated: Mapping[str, str] | None = None) -> list[str]:
    """Return the faults of a chapter, a sentence each with the step and the remedy; empty if all is well.

    Args:
        game: The game.
        chapter: The chapter's name.
        translated: Its texts in another language, to check these too.

    Raises:
        ComponentError: The file cannot be read.
    """
    lesson = load_lesson(game.id, chapter)
    try:
        teacher = Teacher(game, chapter, lesson)
        begun(game, teacher.match.setup, teacher.match.state)
    except (IllegalAction, PositionError, KeyError, IndexError, ValidationError) as error:
        return [f"start: {error}. Change what is played or changed there."]
    found = list(_rules(game, lesson.teaches))
    if translated is not None:
        texts = [text for step in lesson.step for _, text, _ in _said(step)]
        found += untranslated([lesson.title, *texts], translated)
    ids = [step.id for step in lesson.step]
    found += [f"two steps are called {twice}. Rename one." for twice in {i for i in ids if ids.count(i) > 1}]
    while (step := teacher.step) is not None:
        found += [f"step {step.id}: {fault}" for fault in _step(teacher, step)]
        if teacher.step is step:
            found.append(f"step {step.id}: its solution does not end it. Change “solution” or “done”.")
            break
    if chapter == chapters(game.id)[0]:
        found += _first(Teacher(game, chapter, lesson))
    if not any(step.kind == "challenge" for step in lesson.step):
        found.append("it has no challenge. Add a step of that kind.")
    return found + list(_length(teacher))


def check_rules(game: AnyGame) -> list[str]:
    """Return the rules that no chapter teaches and untaught.toml does not excuse, and faults of that file."""
    book = re.findall(r"^### ([A-Z]{2,3}-\d+\.\d+) ", book_of(game), re.MULTILINE)
    taught = {rule for chapter in chapters(game.id) for rule in load_lesson(game.id, chapter).teaches}
    found, excused = list[str](), set[str]()
    for named in (number for each in untaught(game.id).rules for number in each.numbers):
        numbers = {rule for rule in book if rule == named or rule.startswith(f"{named}.")}
        if not numbers - taught:
            found.append(f"untaught: {named} is taught, or no rule. Take it out.")
        excused |= numbers
    missing = [rule for rule in book if rule not in taught and rule not in excused]
    found += [f"no chapter teaches {rule}: name it in “teaches”, or in untaught.toml." for rule in missing]
    return found


def book_of(game: AnyGame) -> str:
    """Return the text of a game's rule book."""
    return paths.resource(f"games/{game.id}/rules.en.md").read_text(encoding="utf-8")


def _rules(game: AnyGame, numbers: Sequence[str]) -> Iterator[str]:
    """Yield a fault for each rule number that the book does not have."""
    book = book_of(game)
    for number in numbers:
        if not re.search(rf"^### {re.escape(number)} ", book, re.MULTILINE):
            yield f"there is no rule {number} in the rule book. Name another one."


def _length(teacher: Teacher) -> Iterator[str]:
    """Compare the time that a learner needs with the chapter's minutes."""
    steps = teacher.lesson.step
    words = sum(len(f"{s.goal} {s.head} {s.text} {s.after}".split()) for s in steps)
    minutes = words / _A_MINUTE + sum(len(s.solution) for s in steps) * _SECONDS / 60
    said = teacher.lesson.minutes
    if not _NEAR * said <= minutes <= _FAR * said:
        yield f"it says {said} minutes, but takes about {minutes:.1f}. Change “minutes”, or the texts."


def _first(teacher: Teacher) -> Iterator[str]:
    """Check that a first chapter begins with how points are made, and makes some in its first actions."""
    if not teacher.lesson.step[0].picture:
        yield "a first chapter begins with a “picture” of how points are made."
    states = islice(solution_states(teacher), _EARN + 1)
    before, *after = (teacher.game.scores(state)[teacher.seat] for state in states)
    if not after or after[-1] <= before:
        yield f"the first {_EARN} actions bring no points. Change “start” or “solution”."


def _step(teacher: Teacher, step: LessonStep) -> Iterator[str]:
    """Yield the faults of a step, and go on to the next one if its solution completes it."""
    yield from _texts(teacher, step)
    yield from _rules(teacher.game, [step.rule] if step.rule else [])
    yield from _points(teacher, step)
    if step.next:
        teacher.go_on()
        return
    if not step.solution or not step.done:
        yield "it needs “solution” and “done”, or “next = true” where there is nothing to do."
        return
    conditions = [*step.done, *step.fails, *(say.when for say in step.say)]
    wrong = [*unknown(teacher.game, teacher.match.state, teacher.seat, conditions)]
    yield from wrong
    if wrong:
        return
    now = Happened(teacher.game, teacher.seat, {}, teacher.match.state)
    if any_of(step.done, now):
        yield "it is done before anything was. Change “done”."
    if step.fails and not step.again:
        yield "it can fail, and has no “again”."
    yield from _ways(teacher)
    yield from _solved(teacher, step)


def _solved(teacher: Teacher, step: LessonStep) -> Iterator[str]:
    """Yield faults if the solution is illegal, not allowed or incomplete, or if a pattern never fits."""
    legal, start, done = _legal(teacher), teacher.match.now, False
    try:
        for action in teacher.solution():
            yield from _hands(teacher, action)
            outcome = teacher.attempt(action)
            legal += _legal(teacher)
            yield from _refused(outcome)
            done = outcome.done
            if done:
                break
    except (ValidationError, KeyError) as error:
        reason = json_errors(error) if isinstance(error, ValidationError) else error.args[0]
        yield f"its solution is no action: {reason}"
    yield from _patterns(step, legal)
    yield from _others(teacher, step, start)
    if done:
        teacher.go_on()


def _hands(teacher: Teacher, action: Action) -> Iterator[str]:
    """Check that the pieces, zones and things that an action's gesture needs are on the table."""
    view = teacher.game.view(teacher.match.state, teacher.seat)
    layout, gesture = teacher.game.table.layout(view, teacher.seat), teacher.game.table.gesture(view, action)
    needed = (gesture.piece, gesture.zone) if isinstance(gesture, Drag) else (gesture.thing,)
    there = {zone.key for zone in layout.zones} | {piece.key for piece in layout.pieces}
    for key in needed:
        if key not in there and not key.startswith("button:"):
            yield f"its solution needs “{key}”, and that isn't on the table."


def _refused(outcome: StepOutcome) -> Iterator[str]:
    if outcome.no is not None and not outcome.done:
        yield f"its solution is refused: {outcome.no.rule}: {english(outcome.no.reason)}"
    elif outcome.held:
        yield "its solution is not allowed by “allow”."


def _said(step: LessonStep) -> Iterator[tuple[str, str, int]]:
    """Yield the texts of a step: key, text, and maximum number of words."""
    yield from (
        ("title", step.title, _TITLE_WORDS), ("head", step.head, _TITLE_WORDS), ("text", step.text, _WORDS),
        *((key, getattr(step, key), _AFTER_WORDS) for key in ("goal", "after", "again")),
    )  # fmt: skip
    yield from (("say", say.text, _AFTER_WORDS) for say in step.say)
    for part in step.picture:
        yield "picture", part.text, _TITLE_WORDS
        yield "picture", part.sign if is_translated(part.sign) else "", _TITLE_WORDS


def _texts(teacher: Teacher, step: LessonStep) -> Iterator[str]:
    for name, text, most in _said(step):
        if len(text.split()) > most:
            yield f"“{name}” has {len(text.split())} words; {most} at most."
        missing = set(re.findall(r"\{(\w+)\}", text)) - set(step.fill)
        if missing:
            yield f"“{name}” has {{{min(missing)}}}, which “fill” does not fill."
        if text.count("**") % 2:
            yield f"“{name}” begins to be bold and does not end it."
    try:
        english(teacher.text(step.text or step.goal))
    except (AttributeError, KeyError, IndexError) as error:
        yield f"“fill” names something that is not there: {error}"
    if not step.next and not step.goal:
        yield "it needs a “goal”."


def untranslated(texts: Sequence[str], translated: Mapping[str, str]) -> Iterator[str]:
    """Check that every text has a translation, with the same braces, and not much longer."""
    for text in dict.fromkeys(filter(None, texts)):
        other = translated.get(text, "")
        if not other:
            yield f"not translated: “{text}”"
        elif set(re.findall(r"\{(\w+)\}", text)) != set(re.findall(r"\{(\w+)\}", other)):
            yield f"other braces when translated: “{other}”"
        elif len(other) > _LONGER * max(len(text), _SHORT):
            yield f"much longer when translated: “{other}”"


def _points(teacher: Teacher, step: LessonStep) -> Iterator[str]:
    """Check that everything the step points at is on the table."""
    view = teacher.game.view(teacher.match.state, teacher.seat)
    layout = teacher.game.table.layout(view, teacher.seat)
    zones, pieces = {zone.key: zone for zone in layout.zones}, {piece.key for piece in layout.pieces}
    for part in step.picture:
        try:
            if part.key:
                layout_with(teacher.game, teacher.chapter, part.key, part.after)
        except KeyError:
            yield f"its picture needs “{part.key}”, and that is never on the table."
    for point in step.point:
        key = point.zone if isinstance(point, Spot) else point
        if key not in zones and (isinstance(point, Spot) or key not in pieces):
            yield f"nothing on the table is called “{key}”."
        elif isinstance(point, Spot) and not 0 <= point.spot < len(zones[key].spots):
            yield f"the zone “{key}” has no spot {point.spot}."


def unknown(game: AnyGame, state: State, seat: int, conditions: Sequence[Pattern]) -> Iterator[str]:
    """Yield what conditions name that does not exist: rules, events, steps, actions, fields of a player."""
    package = package_of(game.id)
    events = {verb(kind): set(field_names(kind)) for kind in classes(Event, package)}
    actions = {verb(kind): set(field_names(kind)) for kind in game.actions}
    steps = {kind.__name__ for kind in game.steps}
    for condition in conditions:
        for kind, given in parts_of(condition):
            if kind in ("refused", "score"):
                yield from _rules(game, [given[kind]])
            elif kind == "asks" and given["asks"] not in steps:
                yield f"the game has no step {given['asks']}."
            elif kind == "has":
                try:
                    own(state, seat, given["has"])
                except (AttributeError, LookupError, ValueError, TypeError):
                    yield f"“has” names {given['has']}, and no player has that."
            elif kind in ("event", "do"):
                known = events if kind == "event" else actions
                parts = set(given) - {kind, "effect", "not"}
                for name in given[kind] if isinstance(given[kind], list) else [given[kind]]:
                    if name not in known:
                        yield f"the game has no {'event' if kind == 'event' else 'action'} {name}."
                    elif parts - known[name]:
                        yield f"{name} has no {min(parts - known[name])}."
            elif kind == "":
                yield f"{dict(given)} is no condition."


def _legal(teacher: Teacher) -> list[Document]:
    """Return the learner's legal actions, as patterns read them."""
    view = teacher.game.view(teacher.match.state, teacher.seat)
    return [action_json(teacher.game, view, action) for action in teacher.match.legal_actions(teacher.seat)]


def _patterns(step: LessonStep, legal: Sequence[Readable]) -> Iterator[str]:
    """Check that every pattern fits something that was legal."""
    patterns: list[tuple[str, Pattern]] = [("allow", pattern) for pattern in step.allow or ()]
    patterns += [("say", say.when) for say in step.say if "do" in say.when]
    for name, pattern in patterns:
        if not any(fits(pattern, each) for each in legal):
            yield f"nothing legal fits {dict(pattern)} of “{name}”."


def _others(teacher: Teacher, step: LessonStep, start: int) -> Iterator[str]:
    """Check that the others have done what is written for them in this step."""
    match = teacher.match
    done = [entry.action for entry in match.entries[start : match.now] if entry.seat != teacher.seat]
    for at, given in enumerate(step.others):
        if at >= len(done) or done[at] != read_action(teacher.game.actions, given):
            yield f"others do not do {given}: it is not legal there, or nobody asks for it."
            break


def _ways(teacher: Teacher) -> Iterator[str]:
    """Check that after all allowed actions the step can still be completed, or says that it must begin again.

    Unscripted actions of others are random here, which costs no time.
    """
    step, start, lesson = teacher.step, teacher.match.now, teacher.lesson
    assert step is not None
    teacher.lesson = replace(lesson, start=replace(lesson.start, others="random"))
    seen = {teacher.match.state.digest()}
    stuck = step.allow != () and _is_stuck(teacher, _DEEP, seen)
    teacher.match.goto(start)
    teacher.lesson = lesson
    if stuck:
        yield "a way that it allows leaves nothing to choose, and nothing says “again”."
    if step.limit and not step.again:
        yield "it can fail, and has no “again”."


def _is_stuck(teacher: Teacher, deep: int, seen: set[int]) -> bool:
    """Return True if the learner can get stuck within `deep` actions; extends `seen`, the states visited."""
    match = teacher.match
    here, choice = match.now, match.choice
    if choice is None or choice.seat != teacher.seat:
        return True
    for action in choice.legal_actions(match.state) if deep else ():
        if len(seen) >= _MOST:
            break
        if teacher.holds(action):
            continue
        match.goto(here)
        outcome = teacher.attempt(action)
        if outcome.done or outcome.failed or match.state.digest() in seen:
            continue
        seen.add(match.state.digest())
        if _is_stuck(teacher, deep - 1, seen):
            return True
    return False
