"""Draws what `tabletop bench` measured one after the other: the memory after each of many matches."""

from __future__ import annotations

from tabletop.art.svg import document, line, oval, path
from tabletop.art.type import Ink
from tabletop.bench.goals import GOALS, Measured

_W, _H = 640.0, 300.0
_LEFT, _RIGHT, _TOP, _LOW = 46.0, 120.0, 34.0, 32.0
"""Distance of the graph from the edges of the picture."""
_LINE, _BAR, _AIM, _QUIET = "#0072B2", "#B3362B", "#1F6B4B", "#5B5238"


def course_picture(one: Measured) -> str:
    """Return the course of a measure as an SVG drawing, with its bar and its aim."""
    goal, ink = GOALS[one.goal], Ink(1.0)
    top = max(*one.course, goal.bar) * 1.05

    def at(number: int, value: float) -> tuple[float, float]:
        x = _LEFT + (_W - _LEFT - _RIGHT) * number / max(len(one.course) - 1, 1)
        return x, _H - _LOW - (_H - _LOW - _TOP) * value / top

    body = ink.sans(_LEFT, 20, f"{goal.what}, {goal.unit}", 14, weight=600)
    for name, value, colour in (("bar", goal.bar, _BAR), ("aim", goal.aim, _AIM), ("", 0.0, _QUIET)):
        (x, y), end = at(0, value), (_W - _RIGHT + 6, at(0, value)[1])
        body += path(line((x, y), end), stroke=colour, width=1, dash="4,3" if name else "")
        body += ink.sans(end[0] + 4, y + 4, f"{name} {value:.0f}".strip(), 12, colour)
    points = [at(number, value) for number, value in enumerate(one.course)]
    body += path(line(*points), stroke=_LINE, width=2)
    for number, (value, (x, y)) in enumerate(zip(one.course, points, strict=True), start=1):
        body += path(oval(x, y, 3), _LINE) + ink.sans(x, _H - 14, str(number), 11, _QUIET, anchor="middle")
        if number in (1, len(points)):
            body += ink.sans(x, y + 18, f"{value:.0f}", 12, _LINE, anchor="middle", weight=600)
    return document(body, _W, _H, 0)
