"""Shapes made of cells: their rotation, and outlines with rounded corners."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tabletop.art.svg import num

Cell = tuple[int, int]
"""Row and column of a cell."""
Step = tuple[int, int]
Corner = tuple[int, int, Step, Step]
"""A corner at (x, y), with the directions in which its loop arrives and leaves."""


def spin(cells: Sequence[Cell], turn: int) -> tuple[Cell, ...]:
    """Return each cell's place after `turn`, in the same order; turns as in `engine.table.turned`.

    >>> spin(((0, 0), (0, 1)), 1)
    ((0, 0), (1, 0))
    """
    moved = [(r, -c) for r, c in cells] if turn >= 4 else list(cells)
    for _ in range(turn % 4):
        moved = [(c, -r) for r, c in moved]
    top, left = min(r for r, _ in moved), min(c for _, c in moved)
    return tuple((r - top, c - left) for r, c in moved)


def _edges(cells: frozenset[Cell]) -> dict[Cell, list[Cell]]:
    """Return by corner point (x, y) where the outline continues, clockwise round the cells."""
    edges: dict[Cell, list[Cell]] = {}
    for r, c in sorted(cells):
        sides = (
            ((r - 1, c), (c, r), (c + 1, r)),
            ((r, c + 1), (c + 1, r), (c + 1, r + 1)),
            ((r + 1, c), (c + 1, r + 1), (c, r + 1)),
            ((r, c - 1), (c, r + 1), (c, r)),
        )
        for adjacent, start, end in sides:
            if adjacent not in cells:
                edges.setdefault(start, []).append(end)
    return edges


def _loop(edges: dict[Cell, list[Cell]]) -> list[Corner]:
    """Follow one loop of the outline and remove it from `edges`; return its corners only."""
    start = at = next(iter(edges))
    points = [at]
    while True:
        ways = edges[at]
        after = ways.pop(0)
        if not ways:
            del edges[at]
        at = after
        if at == start:
            break
        points.append(at)
    corners = []
    for before, here, after in zip(points[-1:] + points[:-1], points, points[1:] + points[:1], strict=True):
        comes = (here[0] - before[0], here[1] - before[1])
        goes = (after[0] - here[0], after[1] - here[1])
        if comes != goes:
            corners.append((*here, comes, goes))
    return corners


def outline(cells: Iterable[Cell], cell: float = 20.0, inset: float = 0.0, r: float = 2.4) -> str:
    """Return the outline of cells of `cell` mm as path data, drawn `inset` mm inside.

    Outer corners have the radius `r`, inner ones a little more than half of it.
    """
    edges, d = _edges(frozenset(cells)), ""
    while edges:
        for first, (x, y, comes, goes) in enumerate(_loop(edges)):
            px = x * cell - inset * (comes[1] + goes[1])
            py = y * cell + inset * (comes[0] + goes[0])
            outer = comes[0] * goes[1] - comes[1] * goes[0] > 0
            q = max(0.2, r - inset * 0.8) if outer else max(0.3, r * 0.5 + inset * 0.5)
            k = q * 0.45
            d += (
                f"{'L' if first else 'M'}{num(px - comes[0] * q)} {num(py - comes[1] * q)}"
                f"C{num(px - comes[0] * k)} {num(py - comes[1] * k)} "
                f"{num(px + goes[0] * k)} {num(py + goes[1] * k)} "
                f"{num(px + goes[0] * q)} {num(py + goes[1] * q)}"
            )
        d += "Z"
    return d
