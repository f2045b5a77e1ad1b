"""The program's goals: for each measure a bar that must be reached, and an aim.

Rollouts are only reported, with a bar of 0: as a bar they led to tables and caches that nobody could read.
Their purpose, the time and strength of decisions, has bars of its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Goal:
    """A measure with its unit, the bar it must reach, and the aim; `least` is True if more is better."""

    what: str
    unit: str
    bar: float
    aim: float
    least: bool

    def reached(self, measured: float, mark: float) -> bool:
        """Return True if the measured value reaches a mark, the bar or the aim."""
        return measured >= mark if self.least else measured <= mark


@dataclass(frozen=True, slots=True)
class Measured:
    """A measured value.

    Attributes:
        goal: A key of GOALS.
        value: The value in the goal's unit.
        of: What was measured, mostly a game's id.
        note: What else is worth knowing.
        course: The values on the way to it, if it was measured again and again.
    """

    goal: str
    value: float
    of: str = ""
    note: str = ""
    course: Sequence[float] = ()


GOALS = {
    "trusted": Goal("random play, trusted path", "x python-chess", 2, 4, least=True),
    "trusted v Catanatron": Goal("random play, trusted path", "x Catanatron", 0, 4, least=True),
    "trusted v backgammon": Goal("random play, trusted path", "x OpenSpiel backgammon", 0, 1, least=True),
    "checked": Goal("random play, checked, with events", "x python-chess", 1, 2, least=True),
    "copy": Goal("copy of a state in mid-game", "x copy.deepcopy", 15, 25, least=True),
    "search": Goal("guessed games searched", "a second, python-chess at 38,000", 0, 3500, least=True),
    "replay": Goal("replay of a whole match, checked", "ms", 50, 10, least=False),
    "start": Goal("processor time to the first picture", "x a bare window", 4, 3.7, least=False),
    "rested": Goal("the same until 5 s after it", "x a bare window", 8, 5.3, least=False),
    "memory": Goal("memory after opening a match", "MB", 170, 115, least=False),
    "timeline": Goal("memory after every moment was looked at", "MB", 220, 180, least=False),
    "timeline x2": Goal("the same at two pixels a point", "MB", 300, 230, least=False),
    "matches": Goal("memory after 20 whole matches", "MB", 300, 220, least=False),
    "growth": Goal("growth over the last 10 of them", "MB", 30, 5, least=False),
    "jump": Goal("undo, redo, jump to any moment, to pixels, p95", "ms", 33, 10, least=False),
    "drag": Goal("drag of a piece, full table, p95 of a frame", "ms", 16.7, 5, least=False),
    "drag move": Goal("drag of a piece, full table, mean of a frame", "ms", 2.5, 1, least=False),
    "zoom": Goal("zoom, whole table visible, p95 of a frame", "ms", 33, 16.7, least=False),
    "thinking": Goal("tick of the window while an opponent thinks, p99 over idle", "ms", 10, 5, least=False),
    "large library": Goal("longest stall of the window, 20,000 matches", "ms", 50, 25, least=False),
    "idle": Goal("processor used while nothing happens", "%", 1, 0.5, least=False),
    "normal": Goal("decision of normal, p95", "s", 0.5, 0.5, least=False),
    "hard": Goal("decision of hard, longest", "s", 2, 2, least=False),
    "greedy v random": Goal("matches that greedy wins against random", "%", 99, 99, least=True),
    "normal v greedy": Goal("matches that normal wins against greedy", "%", 70, 70, least=True),
    "hard v normal": Goal("matches that hard wins against normal", "%", 60, 60, least=True),
    "hard v greedy": Goal("matches that hard wins against greedy", "%", 0, 90, least=True),
}
"""The goals by name, in the order of reports."""

_HEADS = ("what", "of", "bar", "aim", "measured", "", "", "")


def goals_table(measured: Iterable[Measured]) -> str:
    """Return all measured values as a table, a line each."""
    rows = [_HEADS, *(_row(one) for one in measured)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(_HEADS))]
    lines = (
        "  ".join(
            cell.rjust(width) if column in {2, 3, 4} else cell.ljust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        for row in rows
    )
    return "\n".join(line.rstrip() for line in lines)


def _row(one: Measured) -> tuple[str, ...]:
    goal = GOALS[one.goal]
    bar, aim = goal.reached(one.value, goal.bar), goal.reached(one.value, goal.aim)
    verdict = "aim reached" if aim else "bar reached" if bar else "NOT REACHED"
    return (goal.what, one.of, *map(_number, (goal.bar, goal.aim, one.value)), goal.unit, verdict, one.note)


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 1000 or value == int(value) else f"{value:.3g}"


def measured_json(one: Measured) -> dict[str, object]:
    """Return a measured value for other programs."""
    goal = GOALS[one.goal]
    return {
        "goal": one.goal,
        "what": goal.what,
        "of": one.of,
        "unit": goal.unit,
        "bar": goal.bar,
        "aim": goal.aim,
        "measured": one.value,
        "bar reached": goal.reached(one.value, goal.bar),
        "aim reached": goal.reached(one.value, goal.aim),
        "note": one.note,
    }
