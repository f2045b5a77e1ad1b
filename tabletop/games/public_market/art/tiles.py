"""Fish Tiles and Scraps: fish are placed by search, and stay in their cells however the tile is turned.

Both fill the given size, which follows from their shape; a cell is 20 at full size. `turn` is as in
`Piece.turn`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tabletop.art.face import Face
from tabletop.art.material import cardboard
from tabletop.art.palette import INK, light
from tabletop.art.polyomino import Cell, outline, spin
from tabletop.art.svg import group, num, oval, path
from tabletop.art.type import Ink
from tabletop.engine.state import frozen
from tabletop.games.public_market import components
from tabletop.games.public_market.art.beach import shell
from tabletop.games.public_market.art.fish import fish

_CELL = 20.0
_SEA, _STRAW = "#C3DFE1", "#F0DDB4"
_DEAR = (3, 2, 1, 0)
"""Kinds of fish, most valuable first: the order in which they get two cells."""


class Berth(NamedTuple):
    """The place of a fish: one cell, or two neighbours."""

    kind: int
    cells: tuple[Cell, ...]


def berths(shape: Sequence[Cell], kinds: Sequence[int]) -> tuple[Berth, ...]:
    """Give two cells to as many fish as possible: valuable ones first, preferably in a horizontal pair."""
    best: tuple[int, tuple[Berth, ...]] = (-1, ())

    def fill_berths(free: frozenset[Cell], at: int, laid: tuple[Berth, ...], worth: int) -> None:
        nonlocal best
        if at == len(kinds):
            if worth > best[0]:
                best = worth, laid
            return
        if len(free) < len(kinds) - at:
            return
        for r, c in sorted(free):
            for pair in (((r, c), (r, c + 1)), ((r, c), (r + 1, c))):
                if pair[1] in free:
                    lying = pair[1][0] == r
                    fill_berths(
                        free - set(pair), at + 1, (*laid, Berth(kinds[at], pair)), worth + 20 - 2 * at + lying
                    )
        for cell in sorted(free):
            fill_berths(free - {cell}, at + 1, (*laid, Berth(kinds[at], (cell,))), worth)

    fill_berths(frozenset(shape), 0, (), 0)
    return best[1]


def tile_berths(number: int) -> tuple[Berth, ...]:
    """Return the places of the fish of a tile at turn 0."""
    caught = components.TILE_FISH[number]
    kinds = [kind for kind in _DEAR for _ in range(caught[kind])]
    return berths(components.TILE_CELLS[number], kinds)


def spun(
    cells: tuple[Cell, ...], fish_: tuple[Berth, ...], turn: int
) -> tuple[tuple[Cell, ...], tuple[Berth, ...]]:
    """Return a shape and its berths after a turn."""
    places = dict(zip(cells, spin(cells, turn), strict=True))
    moved = tuple(Berth(b.kind, tuple(sorted(places[cell] for cell in b.cells))) for b in fish_)
    return tuple(sorted(places.values())), moved


@frozen
class Tile(Face):
    """A Fish Tile."""

    number: int
    turn: int = 0

    def turned(self, turn: int) -> Tile:
        return Tile(self.number, turn)

    def paint(self, ink: Ink, w: float, _h: float) -> str:
        cells, laid = spun(components.TILE_CELLS[self.number], tile_berths(self.number), self.turn)
        scale = w / ((max(c for _, c in cells) + 1) * _CELL)
        body = _printed(ink.scaled(scale), cells, laid, _SEA)
        return group(body + _shell(cells, laid, components.TILE_SHELL[self.number]), scale=scale)


@frozen
class Scrap(Face):
    """A Scrap of a kind; if the given size is square, one cell."""

    kind: int
    turn: int = 0

    def turned(self, turn: int) -> Scrap:
        return Scrap(self.kind, turn)

    def paint(self, ink: Ink, w: float, h: float) -> str:
        flat = components.SINGLE_CELLS if abs(w - h) < 0.01 else components.SCRAP_CELLS[self.kind]
        cells, laid = spun(flat, (Berth(self.kind, flat),), self.turn)
        scale = min(w, h) / _CELL
        return group(_printed(ink.scaled(scale), cells, laid, _STRAW), scale=scale)


def _printed(ink: Ink, cells: tuple[Cell, ...], laid: tuple[Berth, ...], ground: str) -> str:
    d, inner, rim = (outline(cells, _CELL, inset, r) for inset, r in ((0.35, 2.4), (1.7, 2.0), (0.65, 2.4)))
    swimming = "".join(_fish(ink, berth, at) for at, berth in enumerate(laid))
    return cardboard(d, inner, ground, rim) + _waves(cells, ground) + _ticks(cells) + swimming


def _waves(cells: Sequence[Cell], ground: str) -> str:
    """Draw three wave strokes in each cell."""
    d = "".join(
        f"M{num(c * _CELL + x)} {num(r * _CELL + y)}c1.2 -1.3 2.4 -1.3 3.6 0c1.2 1.3 2.4 1.3 3.6 0"
        for r, c in cells
        for x, y in ((4, 4.6), (11.4, 9.8), (4.6, 16.2))
    )
    return path(d, stroke=light(ground, 0.45), width=0.6)


def _ticks(cells: Sequence[Cell]) -> str:
    """Draw ink ticks on the edges between cells, so that cells can be counted without a grid."""
    d, there = "", set(cells)
    for r, c in cells:
        x, y = c * _CELL, r * _CELL
        if (r, c + 1) in there:
            d += f"M{num(x + _CELL)} {num(y + 1.9)}v2.2M{num(x + _CELL)} {num(y + _CELL - 1.9)}v-2.2"
        if (r + 1, c) in there:
            d += f"M{num(x + 1.9)} {num(y + _CELL)}h2.2M{num(x + _CELL - 1.9)} {num(y + _CELL)}h-2.2"
    return path(d, stroke=INK, width=0.4, line_fade=0.55) if d else ""


def _centre(berth: Berth) -> tuple[float, float]:
    rows, columns = zip(*berth.cells, strict=True)
    return (sum(columns) / len(columns) + 0.5) * _CELL, (sum(rows) / len(rows) + 0.5) * _CELL


def _upright(berth: Berth) -> bool:
    return len(berth.cells) == 2 and berth.cells[0][1] == berth.cells[1][1]


def _fish(ink: Ink, berth: Berth, at: int) -> str:
    """Draw a fish in its berth; every other one faces the other way."""
    (x, y), odd = _centre(berth), at % 2 == 1
    if len(berth.cells) == 1:
        r, c = berth.cells[0]
        tilt = -13.0 if (r + c) % 2 else 12.0
        aside, down = (0.3, 0.5) if odd else (-0.3, -0.3)
        return fish(berth.kind, x + aside, y + down, 15.3, ink.px, turn=tilt, flip=odd)
    if _upright(berth):
        return fish(berth.kind, x, y, 30.5, ink.px, turn=86 if odd else 94)
    return fish(berth.kind, x, y, 30.5, ink.px, turn=-4 if odd else 4, flip=odd)


def _shell(cells: tuple[Cell, ...], laid: tuple[Berth, ...], kind: int) -> str:
    """Draw the tile's shell: in a cell without fish, else small in the corner of a cell."""
    taken = {cell for berth in laid for cell in berth.cells}
    free = [cell for cell in cells if cell not in taken]
    if free:
        r, c = free[-1]
        x, y = (c + 0.5) * _CELL, (r + 0.5) * _CELL
        return path(oval(x, y, 6), light(_SEA, 0.5), fade=0.7) + shell(kind, x, y, 4.6)
    berth = max(laid, key=lambda b: (len(b.cells), b.cells[-1]))
    r, c = berth.cells[0] if _upright(berth) else berth.cells[-1]
    drop = 4.4 if _upright(berth) else 15.8
    return shell(kind, c * _CELL + 16, r * _CELL + drop, 2.5)
