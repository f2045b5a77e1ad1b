"""Finds free space in the view of a table, where a widget covers nothing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import inf

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import QGraphicsView

from tabletop.engine.table import Layout, Piece, Zone
from tabletop.ui.style import theme

_BARE = ("told", "title")
"""First parts of the keys of zones that hold nothing: those for turns, and the name of the game."""
_STRIP = QSize(180, 34), QSize(290, 40)
"""Smallest and largest size of a turn's sentence in free space, in pixels at text size 100 %."""
_STEP = 8
"""Size of a cell of the search grid, in pixels."""
_FAR = 60
"""Distance in pixels that is as bad as covering one more thing."""
_GAP = 6
"""Pixels between a widget in free space and what is next to it."""


def lying(table: QGraphicsView, layout: Layout) -> list[QRect]:
    """Return the rectangles of all zones and pieces, in pixels of the view."""
    things: list[Zone | Piece] = [*layout.zones, *layout.pieces]
    return [
        table.mapFromScene(thing.x, thing.y, thing.w, thing.h).boundingRect()
        for thing in things
        if thing.key.partition(":")[0] not in _BARE
    ]


def lower_corner(table: QGraphicsView) -> QRect:
    """Return the lower left corner of the view, for a popover that is about nothing on the table."""
    room = table.viewport().rect()
    return QRect(room.left(), room.bottom(), 1, 1)


def strip_size() -> tuple[QSize, QSize]:
    """Smallest and largest size of a turn's sentence in free space, in pixels."""
    least, most = (QSize(theme.scaled(size.width()), theme.scaled(size.height())) for size in _STRIP)
    return least, most


def grown(place: QRect, room: QRect, taken: Sequence[QRect], high: int) -> QRect:
    """Return a place that has grown down, then up, to at most this height, and covers nothing in `taken`."""
    column = [each for each in taken if each.left() <= place.right() and place.left() <= each.right()]
    floor = min((each.top() for each in column if each.top() > place.bottom()), default=room.bottom() + 1)
    found = QRect(place)
    found.setBottom(max(place.bottom(), min(place.top() + high - 1, floor - _GAP)))
    ceiling = max((each.bottom() for each in column if each.bottom() < place.top()), default=room.top() - 1)
    found.setTop(min(place.top(), max(found.bottom() - high + 1, ceiling + _GAP)))
    return found


def free_area(room: QRect, taken: Sequence[QRect], near: QRect, least: QSize, most: QSize) -> QRect | None:
    """Return the largest free rectangle in `room`, preferably one that overlaps `near`.

    Args:
        room: Where to search; all sizes are in pixels.
        taken: Rectangles that must not be covered.
        near: The preferred place.
        least: The smallest size.
        most: The largest size.

    Returns:
        The rectangle; None if none is at least `least`.
    """
    best, best_worth = None, 0.0
    for place in _places(room.adjusted(_GAP, _GAP, -_GAP, -_GAP), taken):
        if place.width() < least.width() or place.height() < least.height():
            continue
        size = place.size().boundedTo(most)
        meets = place.intersects(near)
        worth = size.width() * size.height() * (1.5 if meets else 1.0)
        if worth > best_worth:
            best, best_worth = _part(place, size, near), worth
    return best


def next_to(
    room: QRect, avoid: Sequence[QRect], near: QRect, sizes: Sequence[QSize], taken: Sequence[QRect] = ()
) -> QRect:
    """Return the rectangle in `room` that covers the least of all to `avoid`; of equal ones the nearest to
    `near`.

    It has one of the `sizes`. Covering one of `taken` is as bad as being FAR pixels away.
    """
    best, found = (inf, inf), room
    for off, place in sorted(_by_distance(room, near, sizes), key=lambda each: each[0]):
        if best <= (0, off):  # what is farther away cannot be better
            break
        lost = _covered(place, avoid)
        if lost <= best[0]:
            cost = lost, off + _FAR * sum(place.intersects(each) for each in taken)
            if cost < best:
                best, found = cost, place
    return found


def _by_distance(room: QRect, near: QRect, sizes: Sequence[QSize]) -> Iterator[tuple[int, QRect]]:
    """Yield the distance from `near` and the rectangle of every place of every size in `room`."""
    middle = near.center()
    for size in sizes:
        wide, high = room.width() - size.width() - _GAP, room.height() - size.height() - _GAP
        for y in (*range(_GAP, high, 2 * _STEP), max(high, _GAP)):
            for x in (*range(_GAP, wide, 2 * _STEP), max(wide, _GAP)):
                place = QRect(QPoint(room.x() + x, room.y() + y), size)
                yield (place.center() - middle).manhattanLength(), place


def _covered(place: QRect, avoid: Sequence[QRect]) -> float:
    """Return the shares of the rectangles to avoid that a place covers, added up."""
    lost = 0.0
    for each in avoid:
        if place.intersects(each):
            part = place.intersected(each)
            lost += part.width() * part.height() / (each.width() * each.height())
    return lost


def _part(place: QRect, size: QSize, near: QRect) -> QRect:
    """Return the rectangle of this size inside `place` that is nearest to `near`."""
    x = min(max(near.x(), place.x()), place.x() + place.width() - size.width())
    y = min(max(near.y(), place.y()), place.y() + place.height() - size.height())
    return QRect(x, y, size.width(), size.height())


def _places(room: QRect, taken: Sequence[QRect]) -> Iterator[QRect]:
    """Yield the free rectangles that cannot grow sideways or upwards, on a grid of STEP pixels."""
    columns, rows = room.width() // _STEP, room.height() // _STEP
    high = [0] * (columns + 1)  # free cells in a row upwards from here; the last column closes every row
    for row, free in enumerate(_free(room, taken, columns, rows)):
        for column in range(columns):
            high[column] = high[column] + 1 if free[column] else 0
        open_: list[tuple[int, int]] = []
        for column, height in enumerate(high):
            left = column
            while open_ and open_[-1][1] > height:
                left, tall = open_.pop()
                yield QRect(
                    room.x() + left * _STEP,
                    room.y() + (row + 1 - tall) * _STEP,
                    (column - left) * _STEP,
                    tall * _STEP,
                )
            if height and (not open_ or open_[-1][1] < height):
                open_.append((left, height))


def _free(room: QRect, taken: Sequence[QRect], columns: int, rows: int) -> list[list[bool]]:
    """For each row, True for each cell that is free."""
    free = [[True] * columns for _ in range(rows)]
    for rect in taken:
        left, right = (x - room.x() for x in (rect.left() - _GAP, rect.right() + _GAP))
        top, bottom = (y - room.y() for y in (rect.top() - _GAP, rect.bottom() + _GAP))
        first = min(max(left // _STEP, 0), columns)
        last = max(min(right // _STEP + 1, columns), first)
        for row in free[max(top // _STEP, 0) : max(bottom // _STEP + 1, 0)]:
            row[first:last] = [False] * (last - first)
    return free
