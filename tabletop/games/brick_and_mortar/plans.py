"""What Market Cards bring to a seat, face up or face down: estimates for opponents, no rules."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from tabletop.games.brick_and_mortar import components as box
from tabletop.games.brick_and_mortar.outlook import ICONS, cash, items_of, months_left, played
from tabletop.games.brick_and_mortar.rules.goods import KINDS, free
from tabletop.games.brick_and_mortar.state import DOWN, HIDDEN, BrickAndMortar

UP, FACE_DOWN = 0.48, 0.52
"""Of the cards of others, so many are played each way."""
LATER, SPITE = 0.4, 0.2
"""What an unsold item keeps of its price, and how much a rival's dollar counts."""


@dataclass(slots=True)
class Plans:
    """The cards that a seat may play: what every number of icons of a type brings is worked out once."""

    s: BrickAndMortar
    seat: int
    known: dict[tuple[int, int, int], float] = field(default_factory=dict)
    bases: list[tuple[float, ...]] = field(default_factory=list)
    months: float = 0.0
    cards: float = 0.0

    def __post_init__(self) -> None:
        s, seat = self.s, self.seat
        others = [p for at, p in enumerate(s.players) if at != seat]
        n = 0 if s.supply or s.demand else sum(2 + (len(p.building) >= box.BUILDING.card_slot) for p in others)
        self.months, self.cards = months_left(s), played(s) * FACE_DOWN * 0.5
        for kind in KINDS:
            mine, room = items_of(s.players[seat], kind), free(s.players[seat], kind)
            theirs, rooms = sum([items_of(p, kind) for p in others]), sum([free(p, kind) for p in others])
            up = ICONS[kind] * n * UP * (1.25 if rooms else 0.6)
            down = ICONS[kind] * n * FACE_DOWN * (1.25 if theirs else 0.8)
            for card in s.supply:
                up += box.MARKET[card][kind]
            for card in s.demand:
                down += box.MARKET[card][kind] if card < HIDDEN else ICONS[kind]
            self.bases.append((mine, room, theirs, rooms, s.market[kind] + up, down))

    def worth(self, cards: Iterable[int]) -> float:
        """What these cards bring, those face down with DOWN."""
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
        """What a type brings with so many icons more in supply and in demand."""
        mine, room, theirs, rooms, supply, boxes = self.bases[kind]
        supply, boxes = supply + up, boxes + down
        least, most = box.LEAST[kind], box.MOST[kind]
        if not mine and not room:
            return -SPITE * 0.3 * most * min(theirs + min(rooms, supply), boxes)
        price = float(least)
        got = min(room, supply)
        if rooms and supply < room + rooms:
            got, price = supply * room / (room + rooms), least + 0.3 * (most - least)
        got = min(got, 0.8 * cash(self.s.players[self.seat]) / price)
        have, rival = mine + got, theirs + min(rooms, max(0.0, supply - got))
        sold, share = min(have, boxes), 1.0
        if rival and boxes < have + rival:
            sold, share = have * boxes / (have + rival), 0.3 + 0.6 * boxes / (have + rival)
        rival_sold = min(rival, max(0.0, boxes - sold))
        left = have + rival - sold - rival_sold
        later = LATER * most * min(1.0, ICONS[kind] * self.cards / (1.0 + left)) if self.months else 0.0
        return sold * share * most + (have - sold) * later - got * price - SPITE * rival_sold * share * most
