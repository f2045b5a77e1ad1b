"""Points: what a seat has by category and in total, exact or as a bound, and how a match ended."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum

from tabletop.engine.state import frozen
from tabletop.engine.text import NO_TEXT, Text


class Bound(Enum):
    """What a number of points is to the true one, where something hidden counts."""

    EXACT = "exact"
    AT_LEAST = "at least"
    AT_MOST = "at most"


@frozen
class Points:
    """One category of a seat's score: its name, its rule, the points, and how they came about.

    `bound`: EXACT unless something hidden counts; `points` then is the least or the most that it can be.
    """

    category: Text
    rule: str
    points: int
    how: Text = NO_TEXT
    bound: Bound = Bound.EXACT


@frozen
class Total:
    """The total points of a seat; `bound` as in `Points`."""

    points: int
    bound: Bound = Bound.EXACT


@frozen
class Result:
    """How a match ended: the points and the rank of each seat (1 for the winners), and what the game says."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    verdict: Text


def sum_points(parts: Iterable[Points]) -> Total:
    """Return the sum of the categories of a score. All bounds among them are of one kind."""
    points, bound = 0, Bound.EXACT
    for part in parts:
        points += part.points
        if part.bound is not Bound.EXACT:
            bound = part.bound
    return Total(points, bound)
