"""Finds the actions that complete a step of a lesson from the learner's present state."""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heappop, heappush

from tabletop.engine.rules import Action, State
from tabletop.files.codec import write_action
from tabletop.files.documents import Readable
from tabletop.lessons.conditions import counted
from tabletop.lessons.teacher import Teacher

_MAX_EFFORT, _OTHERS_EFFORT = 200, 10
"""Effort at which a search ends, and the effort of each action of others; each action tried counts 1."""
_OTHER_VERB, _OTHER_FIELDS, _TURN_OVER = 3, 1, 3
"""Extra cost of an action whose kind the solution lacks, of one with other fields, and of one after which
others act.
"""


class WayFinder:
    """The way to the end of the step that a learner is at, looked for once in each state."""

    def __init__(self, teacher: Teacher) -> None:
        self._teacher = teacher
        self._found: tuple[State | None, int, tuple[Action, ...] | None] = (None, 0, None)
        """A state, the index of a step, and the way to the end of the step from there."""

    def way(self) -> tuple[Action, ...] | None:
        """Return the actions by which the learner completes the step from here; None if none are found."""
        teacher = self._teacher
        if teacher.step is None or teacher.step.next or teacher.failed:
            return None
        state, at, found = self._found
        if state is not teacher.match.state or at != teacher.at:
            found = find_way(teacher)
            self._found = teacher.match.state, teacher.at, found
        return found

    def next_action(self) -> Action | None:
        """Return the first action of the way; None if no way is found."""
        return next(iter(self.way() or ()), None)


def find_way(teacher: Teacher) -> tuple[Action, ...] | None:
    """Return the learner's actions from here to the end of the step; None if none are found.

    That is what is left of the step's solution if it still works, else the first way found by a search.
    """
    solution = teacher.solution()
    rest = _rest(solution, teacher.done.as_patterns())
    if len(rest) == len(solution) and teacher.match.now == teacher.begins[-1]:
        return tuple(solution)
    way = _as_written(teacher, rest)
    return _searched(teacher, solution) if way is None else way


def _rest(solution: Sequence[Action], done: Sequence[Readable]) -> list[Action]:
    """Return the actions of a solution that have not been done yet."""
    rest = list(solution)
    for given in done:
        plain = {key: value for key, value in given.items() if key != "effect"}
        same = next((action for action in rest if write_action(action) == plain), None)
        if same is not None:
            rest.remove(same)
    return rest


def _as_written(teacher: Teacher, rest: Sequence[Action]) -> tuple[Action, ...] | None:
    """Return those of these actions that can be done in order, if they complete the step; else None."""
    trial, way = teacher.fork(), list[Action]()
    for action in rest:
        outcome = trial.attempt(action)
        if outcome.done:
            return (*way, action)
        if outcome.no is None and not outcome.held:
            way.append(action)
        if outcome.failed:
            break
    return None


def _searched(teacher: Teacher, solution: Sequence[Action]) -> tuple[Action, ...] | None:
    """Return the first way found by best-first search: short, with actions like those of the solution."""
    step = teacher.step
    assert step is not None
    written = [write_action(action) for action in solution]
    verbs = {given["do"] for given in written}
    queue: list[tuple[int, int, Teacher, Action, tuple[Action, ...]]] = []
    added, seen = 0, set[object]()

    def expand(trial: Teacher, cost: int, way: tuple[Action, ...]) -> None:
        nonlocal added
        key = trial.match.state.digest(), counted(step.done, trial.done.as_patterns())
        if key in seen:
            return
        seen.add(key)
        for action in trial.match.legal_actions(trial.seat):
            if not trial.holds(action):
                given = write_action(action)
                known = given["do"] in verbs
                more = 0 if given in written else _OTHER_FIELDS if known else _OTHER_VERB
                added += 1
                heappush(queue, (cost + 1 + more, added, trial, action, way))

    expand(teacher.fork(), 0, ())
    effort = 0
    while queue and effort < _MAX_EFFORT:
        cost, _, before, action, way = heappop(queue)
        trial = before.fork()
        outcome = trial.attempt(action)
        others = trial.match.now - before.match.now - 1
        effort += 1 + _OTHERS_EFFORT * others
        if outcome.done:
            return (*way, action)
        if not outcome.failed:
            expand(trial, cost + (_TURN_OVER if others else 0), (*way, action))
    return None
