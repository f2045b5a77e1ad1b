"""The way of a piece during its movement: an arc, a delay, other faces; it always ends as the layout says."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from tabletop.engine.motion import CountUp, Deal, Fly, Motion, Tumble, TurnOver
from tabletop.engine.table import Face, Piece

if TYPE_CHECKING:
    from tabletop.ui.table.items import Printed

_SIDES = 4
"""Number of sides that a tumbling die shows on its way."""
_HOPS, _HOP = 2, 9.0
"""Number of bounces of a die, and the height of the first one in millimetres."""
_COUNTS = 4
"""Number of steps in which the numbers of one entry count up."""
_LAYS = 0.8
"""Share of the time after which a die lies still."""
_SOONER = 0.7
"""Largest share of the time that a piece waits for its turn to be dealt."""
_BELL = 0.3
"""Share of the time of a count before the first is counted."""
_RISE, _RISES = 7.0, 0.15
"""Millimetres that what is counted rises, and the share of the time that it takes."""
_SMALLEST, _GROWN = 0.4, 0.7
"""The part of its size with which something emerges, and the share of its way until it has grown."""
_SWINGS = 3
"""Number of times that what shakes swings to both sides."""


@dataclass(frozen=True, slots=True)
class Course:
    """What a piece does on its way.

    Attributes:
        arc: Millimetres that it rises.
        delay: Share of the time before it starts.
        until: Share of the time when it is there.
        sides: Faces shown one after the other.
        turned: The face that it shows until it is turned over half; None: it is not.
        steady: True if it shows each of these faces for the same time, and does not bounce.
        swing: Degrees that it turns to the left and right, less and less.
        emerges: True if it comes out of something: it is not seen before it starts, and grows on its way.
    """

    arc: float = 0.0
    delay: float = 0.0
    until: float = 1.0
    sides: tuple[str | Face, ...] = ()
    turned: str | Face | None = None
    steady: bool = False
    swing: float = 0.0
    emerges: bool = False

    @property
    def stays(self) -> bool:
        """True if it stays among its neighbours, some before it and some behind it."""
        return self.until < 1.0

    def local(self, share: float) -> float:
        """Return the share of the movement itself at this share of the time."""
        return min(max((share - self.delay) / (self.until - self.delay), 0.0), 1.0)

    def height(self, share: float) -> float:
        """Return how many millimetres above its straight way the piece is."""
        if self.sides and not self.steady:
            hops = share / _LAYS * _HOPS
            return 0.0 if hops >= _HOPS else abs(math.sin(hops * math.pi)) * _HOP / (1 + int(hops))
        return self.arc * 4 * share * (1 - share)

    def part_of_size(self, share: float) -> float:
        """Return its size at this share of the way, as a part of its own; 0 while it is not seen."""
        if not self.emerges:
            return 1.0
        return _SMALLEST + (1 - _SMALLEST) * min(share / _GROWN, 1.0) if share > 0 else 0.0

    def lean(self, share: float) -> float:
        """Return the degrees that it leans to the right."""
        return self.swing * (1 - share) * math.sin(share * _SWINGS * 2 * math.pi)

    def dress(self, item: Printed, share: float) -> None:
        """Show the face and the width of this moment; at the end the item's own."""
        if self.sides and share < _LAYS:
            item.show_instead(self.sides[int(share / _LAYS * len(self.sides))])
        elif self.turned is not None and share < 1.0:
            item.show_instead(self.turned if share < 0.5 else None, width=abs(math.cos(share * math.pi)))
        else:
            item.show_instead(None)


SHAKEN = Course(swing=9.0)
"""The course of a bag while something is drawn out of it."""


def course(motion: Motion, was: Piece | None, now: Piece, nth: tuple[int, int], ms: int) -> Course | None:
    """Return the course of a piece; None for the straight way.

    Args:
        motion: The motion of the event.
        was: The piece before; None if it is new.
        now: The piece after.
        nth: Its number among the pieces that move, and the number of these.
        ms: The duration of the movement, more than 0.
    """
    changed = was is not None and was.face != now.face
    if isinstance(motion, Fly):
        return Course(arc=motion.arc)
    if isinstance(motion, Tumble):
        return Course(sides=_sides(motion, now)) if hasattr(now.face, motion.side) else None
    if (
        isinstance(motion, CountUp)
        and changed
        and isinstance(now.face, Face)
        and hasattr(now.face, motion.of)
    ):
        return Course(sides=_counting(now.face, motion.of), steady=True)
    if isinstance(motion, TurnOver) and was is not None and changed:
        return Course(turned=was.face)
    if isinstance(motion, Deal) and nth[1] > 1:
        return Course(delay=deal_delay(motion, nth, ms))
    return None


def deal_delay(motion: Deal, nth: tuple[int, int], ms: int) -> float:
    """Return the share of the time that one of several waits until it is dealt, see `course`."""
    at, count = nth
    return at * min(motion.each * 1000 / ms, _SOONER / max(count - 1, 1))


def rises(nth: int, count: int) -> Course:
    """Return the course of a piece that rises where it is, as the nth of several that are counted."""
    delay = _BELL + (1 - _BELL - _RISES) * nth / max(count - 1, 1)
    return Course(arc=_RISE, delay=delay, until=delay + _RISES)


def runs_up(face: Face, numbers: Sequence[str]) -> Course:
    """Return the course of a board whose numbers, tuples of its face, run up from 0."""
    sides = []
    for nth in range(_COUNTS + 1):
        shown = {name: tuple(n * nth // _COUNTS for n in getattr(face, name)) for name in numbers}
        sides.append(replace(face, **shown))  # type: ignore[type-var]
    return Course(delay=_BELL, sides=tuple(sides), steady=True)


def partly_counted(face: Face, of: str, at: float) -> Face:
    """Return a face in which so much is counted, from 0 (nothing) to 1: the last entry first."""
    entries = getattr(face, of)
    shares = [min(max(at * len(entries) - nth, 0.0), 1.0) for nth in reversed(range(len(entries)))]
    now = tuple(
        (seat, *(round(number * share) for number in numbers))
        for (seat, *numbers), share in zip(entries, shares, strict=True)
    )
    return replace(face, **{of: now})  # type: ignore[type-var]


def _counting(face: Face, of: str) -> tuple[Face, ...]:
    """Return the faces of a count up to this face."""
    most = len(getattr(face, of)) * _COUNTS
    return tuple(partly_counted(face, of, nth / most) for nth in range(1, most + 1))


def _sides(motion: Tumble, die: Piece) -> tuple[str | Face, ...]:
    """Return other sides of a die in an order that its key decides, so that dice differ."""
    own, first = getattr(die.face, motion.side), sum(map(ord, die.key))
    others = [side for side in motion.sides if side != own]
    chosen = [others[(first + n * 2) % len(others)] for n in range(_SIDES)]
    return tuple(replace(die.face, **{motion.side: side}) for side in chosen)  # type: ignore[type-var]
