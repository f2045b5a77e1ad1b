"""What lies on the table, as one seat sees it: what the layout is made from."""

from __future__ import annotations

from dataclasses import dataclass, field

from tabletop.games.river_market.art.ring import NORTH, SOUTH, Ring

NOBODY = -1


@dataclass(frozen=True, slots=True)
class Booth:
    """A place of the river: a card by its number or a fixed tile, and whose house stands there."""

    card: int = -1
    tile: int = -1
    owner: int = NOBODY

    @property
    def key(self) -> str:
        """The key of its piece; a card keeps its own from the hand to the river."""
        return f"card:{self.card}" if self.card >= 0 else f"tile:{self.tile}"


@dataclass(frozen=True, slots=True)
class Stock:
    """What a seat has. `goods` counts V, F, C, T, L; `hand` is empty where it may not be seen."""

    goods: tuple[int, ...] = (0, 0, 0, 0, 0)
    coins: int = 0
    zoom: int = 0
    houses: int = 0
    helpers: tuple[int, ...] = ()
    hand: tuple[int, ...] = ()
    cards: int = 0
    points: int = 0


@dataclass(frozen=True, slots=True)
class Rival:
    """The Rival: its seat, its House row as N and R, first house first, its collection, the Events left."""

    seat: int
    row: str
    collection: tuple[int, ...]
    events: int


@dataclass(frozen=True)
class Seen:
    """The whole table. Banks run from west to east; `west` of their Booths lie west of where they began."""

    seat: int
    north: tuple[Booth, ...]
    south: tuple[Booth, ...]
    west: tuple[int, int]
    pawns: tuple[tuple[int, int], ...]
    """Bank and place of every seat's pawn."""
    stocks: tuple[Stock, ...]
    deck: int
    discards: tuple[int, ...]
    rival: Rival | None = None
    houses: int = 5
    row: int = 10
    hand_limit: int = 6
    goods_limit: int = 8
    ring: Ring = field(init=False)

    def __post_init__(self) -> None:
        """The ring follows from the banks."""
        object.__setattr__(self, "ring", Ring((len(self.north), len(self.south)), self.west))

    @property
    def banks(self) -> tuple[tuple[Booth, ...], tuple[Booth, ...]]:
        """Both banks."""
        return self.north, self.south

    @property
    def clockwise(self) -> list[tuple[int, int]]:
        """Bank and place of every Booth, in the order of the ring."""
        north = [(NORTH, at) for at in range(len(self.north))]
        return north + [(SOUTH, at) for at in reversed(range(len(self.south)))]

    @property
    def others(self) -> list[int]:
        """The other seats but the Rival, the next one first."""
        count = len(self.stocks)
        seats = [(self.seat + k) % count for k in range(1, count)]
        return [seat for seat in seats if self.rival is None or seat != self.rival.seat]
