"""What lies on the table, as one seat sees it: what the layout is made from."""

from __future__ import annotations

from dataclasses import dataclass, field

from tabletop.engine.rules import next_step
from tabletop.engine.state import frozen
from tabletop.engine.text import Text
from tabletop.games.river_market import components as box
from tabletop.games.river_market import phrases, places
from tabletop.games.river_market.art.ring import Ring
from tabletop.games.river_market.rules.ch02_river import owner
from tabletop.games.river_market.rules.ch05_visiting import VisitBooth
from tabletop.games.river_market.rules.ch06_acting import Raise
from tabletop.games.river_market.rules.ch08_booths import effect_of
from tabletop.games.river_market.rules.ch13_scoring import total
from tabletop.games.river_market.rules.ch15_title import MOST_OF, Question
from tabletop.games.river_market.state import HIDDEN, NOBODY, RiverMarket


@frozen
class Booth:
    """A Booth of the river, by its number as in `state`, and whose house stands there."""

    number: int
    owner: int = NOBODY

    @property
    def key(self) -> str:
        """The key of its piece."""
        return places.booth_key(self.number)


@frozen
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
    name: str = ""
    """As its player typed it; "" for the default."""


@frozen
class Rival:
    """The Rival: its seat, its House row as N and R, first house first, its collection, the Events left."""

    seat: int
    row: str
    collection: tuple[int, ...]
    events: int


@dataclass(frozen=True)
class TableContext:
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
    drawn: int = NOBODY
    """The card that the Rival has turned up and that lies nowhere yet."""
    houses: int = box.SETUP.houses
    best_leftovers: bool = False
    """Whether only the kind that there is most of counts at the end (RM-16.6)."""
    gaps: bool = False
    """Whether Booths are built in gaps, not on end spots (RM-16.1)."""
    visiting: int = NOBODY
    """The place on the walk of the Booth that may be pressed to use it."""
    rising: tuple[int, int] | None = None
    """One's own Booth that is being paid for, and the place where it will stand (RM-6.2)."""
    naming: bool = False
    """Whether a resource of the raft is to be pressed (RM-15.6)."""
    opened: int = NOBODY
    """Whose board lies large in place of the own one; nobody's otherwise."""
    ring: Ring = field(init=False)

    def __post_init__(self) -> None:
        """The ring follows from the banks."""
        object.__setattr__(self, "ring", Ring((len(self.north), len(self.south)), self.west))

    @property
    def banks(self) -> tuple[tuple[Booth, ...], tuple[Booth, ...]]:
        """Both banks."""
        return self.north, self.south

    @property
    def clockwise(self) -> tuple[tuple[int, int], ...]:
        """Bank and place of every Booth, in the order of the ring."""
        return self.ring.clockwise

    @property
    def large(self) -> int:
        """Whose board is the large one."""
        return self.seat if self.opened == NOBODY else self.opened

    def called(self, seat: int) -> Text:
        """What a seat is called."""
        name = self.stocks[seat].name
        return Text("", name) if name else phrases.player(seat)

    @property
    def others(self) -> list[int]:
        """The other seats but the Rival, the next one first; the own one in place of one laid open."""
        count = len(self.stocks)
        seats = [(self.seat + k) % count for k in range(1, count)]
        seats = [self.seat if seat == self.opened else seat for seat in seats]
        return [seat for seat in seats if self.rival is None or seat != self.rival.seat]


def table_context(v: RiverMarket, seat: int, opened: int = NOBODY) -> TableContext:
    """The table as this seat sees it; `v` is its view. Before the Rival's seat, as the next one sees it.

    `opened`: whose board it looks at, if not its own; the Rival's lies open anyway.
    """
    seat = max(seat, 0)
    if seat == v.rival:
        seat = next(other for other in range(len(v.players)) if other != v.rival)
    north, south = v.ring[: v.north], v.ring[: v.north - 1 : -1]
    return TableContext(
        seat,
        tuple(Booth(n, owner(v, n)) for n in north),
        tuple(Booth(n, owner(v, n)) for n in south),
        places.river_of(v).west,
        tuple(places.on_bank(v, player.pawn) for player in v.players),
        tuple(_stock(v, other) for other in range(len(v.players))),
        len(v.deck),
        v.discards,
        _rival(v),
        v.drawn,
        v.flags.houses,
        v.flags.best_leftovers,
        v.flags.gaps,
        _visiting(v, seat),
        _rising(v, seat),
        _naming(v, seat),
        NOBODY if opened in (seat, v.rival) else opened,
    )


def _visiting(v: RiverMarket, seat: int) -> int:
    """RM-5.1: where on the walk the Booth is that this seat may press now to use it."""
    asked, booth = next_step(v), v.players[seat].pawn
    if isinstance(asked, VisitBooth) and asked.seat == seat and effect_of(booth).effect != "move_on":
        return v.ring.index(booth)
    return NOBODY


def _rising(v: RiverMarket, seat: int) -> tuple[int, int] | None:
    for step in v.flow:
        if isinstance(step, Raise) and step.card in v.players[seat].hand:
            return step.card, step.spot
    return None


def _naming(v: RiverMarket, seat: int) -> bool:
    asked = next_step(v)
    return isinstance(asked, Question) and asked.seat == seat and asked.question == MOST_OF


def _stock(v: RiverMarket, seat: int) -> Stock:
    own = v.players[seat]
    return Stock(
        own.goods,
        own.coins,
        own.zooms,
        own.houses,
        own.helpers,
        tuple(card for card in own.hand if card != HIDDEN),
        len(own.hand),
        total(v, seat),
        v.names[seat] if seat < len(v.names) else "",
    )


def _rival(v: RiverMarket) -> Rival | None:
    return Rival(v.rival, v.row, v.collection, len(v.events)) if v.rival >= 0 else None
