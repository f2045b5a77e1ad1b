"""The positions of Booths on the river: two banks, a walk along each, a bridge at either end.

Positions are millimetres of the river board, 679 x 281. Both banks are numbered from west to east; the walk
runs clockwise. The longer a bank, the smaller and closer its Booths.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from tabletop.engine.table import Spot

BOARD = (679.0, 281.0)
NORTH, SOUTH = 0, 1
WEST, EAST = 0, 1
Size = Literal["full", "compact", "double"]


@dataclass(frozen=True)
class Ring:
    """The positions on a river: `booths` on each bank, `west` of these west of the first fixed tile."""

    booths: tuple[int, int]
    west: tuple[int, int] = (0, 0)

    @property
    def columns(self) -> int:
        """Number of Booths of the longer bank, and its two end spots."""
        return max(self.booths) + 2

    @property
    def size(self) -> Size:
        """Size of Booths: whole cards, small ones, or small ones in two rows."""
        return "full" if self.columns <= 10 else "compact" if self.columns <= 13 else "double"

    @property
    def clockwise(self) -> tuple[tuple[int, int], ...]:
        """Bank and place of every Booth, in the order of the ring."""
        north, south = self.booths
        return *((NORTH, at) for at in range(north)), *((SOUTH, at) for at in reversed(range(south)))

    @property
    def pitch(self) -> float:
        """Distance between the middles of two Booths."""
        if self.columns <= 8:
            return 80.0
        if self.columns <= 10:
            return 67.0
        return 52.0 if self.columns <= 13 else min(26.0, (BOARD[0] - 2) / (self.columns + 1))

    @property
    def card_size(self) -> tuple[float, float]:
        """Width and height of a Booth."""
        if self.size == "full":
            return 63.0, 88.0
        w = 50.0 if self.size == "compact" else 2 * self.pitch - 2
        return w, w * 1.04

    @property
    def walk(self) -> tuple[float, float, float]:
        """The upper edges of the walks on the north and the south bank, and their breadth."""
        return {"full": (96.0, 163.0, 22.0), "compact": (80.0, 179.0, 22.0), "double": (109.0, 152.0, 20.0)}[
            self.size
        ]

    def middle(self, bank: int, place: int) -> float:
        """Return the middle of a Booth, the first one 0; -1 and the number of Booths are the end spots."""
        return BOARD[0] / 2 + (place - (self.booths[bank] - 1) / 2) * self.pitch

    def behind(self, bank: int, place: int) -> bool:
        """Return True if a place is in the second row."""
        return self.size == "double" and (place - self.west[bank]) % 2 == 1

    def booth(self, bank: int, place: int) -> Spot:
        """Return the place of a Booth."""
        (w, h), (north, south, broad) = self.card_size, self.walk
        gap = {"full": 4.0, "compact": 3.0, "double": 1.5}[self.size]
        away = gap + (h + 1.5 if self.behind(bank, place) else 0.0)
        y = north - away - h if bank == NORTH else south + broad + away
        return Spot(self.middle(bank, place) - w / 2, y, w, h)

    def planks(self, bank: int, place: int) -> Spot:
        """Return the part of the walk in front of a Booth."""
        north, south, broad = self.walk
        wide = min(self.card_size[0], self.pitch - 1)
        y = north if bank == NORTH else south
        return Spot(self.middle(bank, place) - wide / 2, y, wide, broad)

    def end(self, bank: int, side: int) -> Spot:
        """Return an end spot: the place just past the end of a bank."""
        return self.booth(bank, self.booths[bank] if side == EAST else -1)

    @property
    def bridges(self) -> tuple[float, float]:
        """The x of the middles of the two bridges, in the outermost columns."""
        half = (self.columns - 1) / 2 * self.pitch
        if self.size == "double":
            half = min(half, BOARD[0] / 2 - 20)
        return BOARD[0] / 2 - half, BOARD[0] / 2 + half
