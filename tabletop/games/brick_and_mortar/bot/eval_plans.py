"""Estimates of the next sale's income for a seat, and of the Market Cards it plays. Used by the bots."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from tabletop.engine.rules import Simultaneous
from tabletop.engine.state import frozen
from tabletop.games.brick_and_mortar import components as box
from tabletop.games.brick_and_mortar.bot.eval_features import ICONS, POINT, cash, months_left, played
from tabletop.games.brick_and_mortar.rules.ch01_goods import KINDS, free, held, owned, room
from tabletop.games.brick_and_mortar.rules.ch07_advertising import cards_to_play
from tabletop.games.brick_and_mortar.rules.ch09_boxes import free_boxes, private_room
from tabletop.games.brick_and_mortar.rules.ch09_earning import points_instead, worth
from tabletop.games.brick_and_mortar.state import DOWN, HIDDEN, SALE, SUPPLY, BrickAndMortar, Player

_UP, _FACE_DOWN = 0.48, 0.52
"""Shares of the opponents' Market Cards that are played face up and face down."""
LATER, _SPITE = 0.4, 0.2
"""The share of its price that an unsold item keeps; and the weight of a rival's dollar."""
NEXT = 0.5
"""The share of a month's demand that serves leftover items."""


@frozen
class Base:
    """A type before the seat plays any card: items, room, supply and boxes.

    Attributes:
        mine: Items of the seat.
        room: Free capacity of the seat.
        theirs: Items of its rivals.
        rooms: Free capacity of its rivals.
        supply: Items in the market, with those expected from Market Cards.
        boxes: Expected boxes of the Demand Cards.
        private: The seat's own private boxes.
        bonus: Dollars that its stores add to the price of an item.
    """

    mine: int
    room: int
    theirs: int
    rooms: int
    supply: float
    boxes: float
    private: int
    bonus: float


@dataclass(slots=True)
class Plans:
    """Estimates the next sale's income for a seat.

    Results are cached by type and numbers of icons for the bar of 1000 searched games a second: without that
    a search makes 900.
    """

    s: BrickAndMortar
    seat: int
    spite: float = _SPITE
    known: dict[tuple[int, int, int], float] = field(default_factory=dict)
    bases: list[Base] = field(default_factory=list)
    months: float = 0.0
    cards: float = 0.0

    def __post_init__(self) -> None:
        s, seat = self.s, self.seat
        others = [p for at, p in enumerate(s.players) if at != seat]
        gathered = bool(s.supply or s.demand) or s.phase in (SUPPLY, SALE)
        n = 0 if gathered else sum(map(cards_to_play, others))
        self.months, self.cards = months_left(s), played(s) * _FACE_DOWN * NEXT
        for kind in KINDS:
            self.bases.append(self._base(others, kind, n))

    def _base(self, others: list[Player], kind: int, n: int) -> Base:
        s, p = self.s, self.s.players[self.seat]
        over = kind < s.kind + (not s.flow or not isinstance(s.flow[-1], Simultaneous))
        stocked = s.phase == SALE or (s.phase == SUPPLY and over)
        mine, room_ = owned(p, kind), 0 if stocked else free(p, kind)
        theirs = sum([owned(other, kind) for other in others])
        rooms = 0 if stocked else sum([free(other, kind) for other in others])
        up = ICONS[kind] * n * _UP * (1.25 if rooms else 0.6)
        down = ICONS[kind] * n * _FACE_DOWN * (1.25 if theirs else 0.8)
        up += sum([box.MARKET[card][kind] for card in s.supply])
        if s.phase == SALE:
            down = float(free_boxes(s, kind)) if not over else 0.0
        else:
            down += sum([box.MARKET[card][kind] if card < HIDDEN else ICONS[kind] for card in s.demand])
        private = private_room(s, self.seat, kind)
        return Base(mine, room_, theirs, rooms, s.market[kind] + up, down, private, bonus(p, kind))

    def worth(self, cards: Iterable[int] = ()) -> float:
        """Return the dollars of the sale if the seat plays these cards; DOWN is added to face-down ones."""
        up, down = [0] * len(KINDS), [0] * len(KINDS)
        for card in cards:
            way = down if card >= DOWN else up
            for kind, n in enumerate(box.MARKET[card % DOWN]):
                way[kind] += n
        return sum([self._of(kind, up[kind], down[kind]) for kind in KINDS])

    def _of(self, kind: int, up: int, down: int) -> float:
        key = kind, up, down
        if key not in self.known:
            self.known[key] = self._reckon(kind, up, down)
        return self.known[key]

    def _reckon(self, kind: int, up: int, down: int) -> float:
        """Return the dollars from a type with this many more icons in supply (`up`) and demand (`down`)."""
        base = self.bases[kind]
        supply, boxes = base.supply + up, base.boxes + down
        least, most = box.LEAST[kind], box.MOST[kind]
        if not base.mine and not base.room:
            return -self.spite * 0.3 * most * min(base.theirs + min(base.rooms, supply), boxes)
        price = float(least)
        got = min(base.room, supply)
        if base.rooms and supply < base.room + base.rooms:
            share = supply / (base.room + base.rooms)
            got, price = base.room * share, least + 0.3 * (most - least)
        got = min(got, 0.8 * cash(self.s.players[self.seat]) / price)
        have, rival = base.mine + got, base.theirs + min(base.rooms, max(0.0, supply - got))
        sold, part = min(have, boxes), 1.0
        if rival and boxes < have + rival:
            sold, part = have * boxes / (have + rival), 0.3 + 0.6 * boxes / (have + rival)
        rival_sold = min(rival, max(0.0, boxes - sold))
        sold = min(have, sold + base.private)
        left = have + rival - sold - rival_sold
        later = LATER * most * min(1.0, ICONS[kind] * self.cards / (1.0 + left)) if self.months else 0.0
        gained = sold * max(0.0, part * most + base.bonus) + (have - sold) * later
        return gained - got * price - self.spite * rival_sold * part * most


def bonus(p: Player, kind: int) -> float:
    """Return the average dollars that a seat's stores add to an item's price, by items and free places."""
    more, n = 0.0, 0
    for store in p.building:
        here = 2 * held(store, kind) + room(store, kind)
        if here:
            points = points_instead(store, kind)
            one = points * POINT if points else worth(store, kind, box.MOST[kind], 0)
            more += here * (one - box.MOST[kind])
            n += here
    return more / n if n else 0.0
