"""What a state of Morocco promises, as `heuristic` and `shortlist` ask it: estimates, no rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from operator import itemgetter
from typing import Any, NamedTuple

from tabletop.games.morocco import components as box
from tabletop.games.morocco.rules.acting import PLACE_AT, Act
from tabletop.games.morocco.rules.cost import ranks
from tabletop.games.morocco.rules.rounds import Assign, Round
from tabletop.games.morocco.square import BESIDE, COLUMN, CORNERS, POINT, ROW, SIDE, STALLS
from tabletop.games.morocco.state import (
    ASSISTANT,
    BODYGUARD,
    COLUMNS,
    EACH,
    FIRST_BODYGUARD,
    FIRST_TOURIST,
    Cubes,
    Morocco,
)

GOLD, GUARD = 1.2, 1.9
"""What a gold is worth before the end, and a Bodyguard in the supply."""
TILE, LONE, APART = 2.0, 0.9, 0.7
"""What a market tile is worth anywhere, one that touches no other of its seat, one of a smaller district."""
FILL = 0.35
"""How likely a seat fills the next space of a stall, even if this brings it nothing."""
SURE = 0.88
"""How much less an outcome is worth for each space that is still free."""
BLOCK = 0.7
"""How much of what a placement takes from the others is counted."""
SLACK = 3.0
"""How far down the order of stalls by occupied spaces the last one to close may be."""
EXTRA, SPARE = 1.5, 0.3
"""What a cube is worth that could pay for a Tourist or Cousins, and another one."""
PEOPLE_EACH = 1.15
"""How many people come to stand by an action, Cousins and Bodyguards counted."""
EARLY = 8
"""With so many stalls still to close, what needs time to grow counts in full."""
HALF = 0.5
"""How much of the best juice token is counted on, for a stall that does not close yet."""
AWAY, LEAST = 0.03, 0.05
"""How much less likely a stall closes for each free space, and how likely it is at least."""
CLOSES = tuple(1.0 - AWAY * free for free in range(CORNERS + 1))
WIDE = SIDE * CORNERS
"""The spaces of a row of the square."""
TRIED = 2
"""On how many spaces of a stall a kind of people is tried."""
KEPT = 1 << 15


class Outcome(NamedTuple):
    """What will come of a stall, by seat: points of the awards, and how likely an own market tile."""

    points: tuple[float, ...]
    alone: tuple[float, ...]


@lru_cache(KEPT)
def outcome(strong: tuple[int, ...], free: int) -> Outcome:
    """MO-8: what a stall with these strengths will bring every seat when its free spaces have been filled."""
    if not free:
        return _closed(strong)
    seats = range(len(strong))
    ends = [outcome(_stronger(strong, n, 1), free - 1) for n in seats]
    worth = [[p + TILE * a for p, a in zip(end.points, end.alone, strict=True)] for end in ends]
    weights = []
    for seat in seats:
        net = [_net(each, seat) for each in worth]
        weights.append(FILL + max(net[seat] - sum(net) / len(net), 0.0))
    return Outcome(_mean([end.points for end in ends], weights), _mean([end.alone for end in ends], weights))


def _stronger(strong: tuple[int, ...], seat: int, by: int) -> tuple[int, ...]:
    return (*strong[:seat], strong[seat] + by, *strong[seat + 1 :])


def _net(worth: Sequence[float], seat: int) -> float:
    """What a seat has, less some of what the others have."""
    return worth[seat] - BLOCK * (sum(worth) - worth[seat]) / (len(worth) - 1)


def _mean(rows: Sequence[tuple[float, ...]], weights: list[float]) -> tuple[float, ...]:
    total = sum(weights) / SURE
    columns = zip(*rows, strict=True)
    return tuple(sum(a * w for a, w in zip(column, weights, strict=True)) / total for column in columns)


def _closed(strong: tuple[int, ...]) -> Outcome:
    places = ranks(strong)
    second = box.AWARDS.second + GOLD + GUARD
    if places.count(2) > 1:
        second = box.AWARDS.shared + max(GOLD, GUARD)
    worth = (0.0, float(box.AWARDS.first), second, box.AWARDS.third + max(GOLD, GUARD))
    alone = places.count(1) == 1
    return Outcome(
        tuple(worth[place] if place < len(worth) else 0.0 for place in places),
        tuple(float(alone and place == 1) for place in places),
    )


class Gain(NamedTuple):
    """What more strength in a stall brings a seat: points, some of what others lose among them; own tiles."""

    points: float
    alone: float


@lru_cache(KEPT)
def more(strong: tuple[int, ...], free: int, strength: int, spaces: int) -> tuple[Gain, ...]:
    """What so much more strength would bring each seat, were it the one to place it."""
    now, found = outcome(strong, free), []
    before = [p + TILE * a for p, a in zip(now.points, now.alone, strict=True)]
    for seat in range(len(strong)):
        then = outcome(_stronger(strong, seat, strength), free - min(spaces, free))
        after = [p + TILE * a for p, a in zip(then.points, then.alone, strict=True)]
        alone = then.alone[seat] - now.alone[seat]
        found.append(Gain(_net(after, seat) - _net(before, seat) - TILE * alone, alone))
    return tuple(found)


Corners = tuple[int, ...]
"""The values of the juice tokens at the corners of a stall, 0 where there is none."""


Tried = tuple[tuple[int, int], ...]


class Juice(NamedTuple):
    """The juice tokens: `points` by point, 0 where one is taken; by row and stall; what each seat has."""

    points: tuple[int, ...]
    rows: tuple[tuple[Corners, ...], ...]
    had: tuple[int, ...]


@lru_cache(KEPT)
def _juice(values: tuple[int, ...], taken: tuple[int, ...], seats: int) -> Juice:
    points = tuple(0 if who >= 0 else value for value, who in zip(values, taken, strict=True))
    corners = [tuple(points[at] for at in POINT[stall]) for stall in range(STALLS)]
    had = [0] * seats
    for value, who in zip(values, taken, strict=True):
        if who >= 0:
            had[who] += value
    return Juice(points, tuple(tuple(corners[at : at + SIDE]) for at in range(0, STALLS, SIDE)), tuple(had))


class Stand(NamedTuple):
    """How things stand in a stall, as far as people and juice tell.

    `strong`: the strengths (MO-7.3); `free`, `mask`: how many spaces are free, and which; `people`: corner,
    seat and whether a Tourist, for each taken space; `one`, `two`: what an Assistant and a Bodyguard would
    bring each seat; `juice`: what the best token at a free space is worth; `corners`: the tokens; `singles`,
    `pairs`: the best of the free corners and of their pairs: the tokens there, which placement that is.
    """

    strong: tuple[int, ...]
    free: int
    mask: int
    people: tuple[tuple[int, int, bool], ...]
    one: tuple[Gain, ...]
    two: tuple[Gain, ...]
    juice: float
    corners: Corners
    singles: Tried
    pairs: Tried


def _tried(how: int, mask: int, corners: Corners) -> Tried:
    """Where a kind of people is best placed on these free corners."""
    found = []
    action: Any
    for which, action in enumerate(PLACE_AT[how][0][mask]):
        tokens = corners[action.corner]
        if how == BODYGUARD and action.other != action.corner:
            tokens += corners[action.other]
        found.append((tokens, which))
    found.sort(key=itemgetter(0), reverse=True)
    return tuple(found[:TRIED])


@lru_cache(KEPT)
def _stand(here: tuple[int, ...], corners: Corners, seats: int) -> Stand:
    strong, free = [0] * seats, here.count(-1)
    for person in set(here):
        if person >= 0:
            strong[person // EACH] += 2 if person % EACH >= FIRST_BODYGUARD else 1
    kinds, mask = tuple(strong), sum(1 << corner for corner, person in enumerate(here) if person < 0)
    people = [(corner, *divmod(person, EACH)) for corner, person in enumerate(here) if person >= 0]
    best = max((n for n, who in zip(corners, here, strict=True) if who < 0), default=0)
    return Stand(
        kinds,
        free,
        mask,
        tuple([(corner, seat, FIRST_TOURIST <= n < FIRST_BODYGUARD) for corner, seat, n in people]),
        more(kinds, free, 1, 1) if free else (),
        more(kinds, free, 2, 2) if free else (),
        best * (HALF if free > 1 else 1.0),
        corners,
        _tried(ASSISTANT, mask, corners),
        _tried(BODYGUARD, mask, corners),
    )


@lru_cache(KEPT)
def _row(people: tuple[int, ...], juice: tuple[Corners, ...], seats: int) -> tuple[Stand, ...]:
    """The stalls of a row of the square."""
    return tuple(
        _stand(people[at : at + CORNERS], corners, seats)
        for at, corners in zip(range(0, SIDE * CORNERS, CORNERS), juice, strict=True)
    )


@dataclass(slots=True)
class Outlook:
    """A state as the estimates see it, stall by stall.

    `closes`: how likely a stall closes before the end. `free`: its free spaces, 0 in a closed one.
    `tiles`: what an own market tile there would be worth, by seat. `people`: how many will come.
    What is asked for more than once is kept: `left`, `found`, `orders`, `purses`.
    """

    state: Morocco
    stands: list[Stand]
    free: tuple[int, ...]
    closes: tuple[float, ...]
    tiles: tuple[tuple[float, ...], ...]
    laid: tuple[int, ...]
    juice: Juice
    people: int
    left: list[int] = field(default_factory=list)
    found: dict[int, list[float]] = field(default_factory=dict)
    orders: dict[int, list[tuple[int, int, float]]] = field(default_factory=dict)
    purses: dict[tuple[int, Cubes, int], float] = field(default_factory=dict)

    @property
    def actions(self) -> list[int]:
        """How many actions each seat still has in this round."""
        if not self.left:
            self.left = actions_left(self.state)
        return self.left

    @property
    def rounds(self) -> float:
        """How many rounds will come after this one."""
        actions = self.actions
        return max(self.people - PEOPLE_EACH * sum(actions), 0) / (2 * len(actions) * PEOPLE_EACH)

    def gain(self, seat: int, stall: int, strength: int, spaces: int) -> float:
        """What so much more strength in a stall would bring the seat, without juice."""
        free = self.free[stall]
        by = more(self.stands[stall].strong, free, strength, spaces)[seat]
        worth = by.points + by.alone * self.tiles[seat][stall]
        return worth if free <= spaces else worth * self.closes[stall]

    def gains(self, seat: int) -> list[float]:
        """What another Assistant of the seat in each stall would bring; -1 where none can go."""
        worth = self.found.get(seat)
        if worth is None:
            tiles, closes, stands = self.tiles[seat], self.closes, self.stands
            worth = self.found[seat] = [-1.0] * STALLS
            for stall, free in enumerate(self.free):
                if free:
                    stand = stands[stall]
                    points, alone = stand.one[seat]
                    gained = points + alone * tiles[stall]
                    worth[stall] = (gained * closes[stall] if free > 1 else gained) + stand.juice
        return worth

    def purse(self, seat: int, cubes: Cubes, actions: int) -> float:
        """MO-5.2: what the best placements that these cubes can pay would bring, one after the other."""
        known = self.purses.get((seat, cubes, actions))
        if known is None:
            known = self.purses[seat, cubes, actions] = self._purse(seat, cubes, actions)
        return known

    def _order(self, seat: int) -> list[tuple[int, int, float]]:
        """What the stalls cost, row and column, and what they would bring the seat, the best first."""
        worth, rails = self.gains(seat), self.state.rails
        best = [stall for stall, gained in enumerate(worth) if gained > 0]
        best.sort(key=worth.__getitem__, reverse=True)
        return [(rails[ROW[stall]], rails[COLUMNS + COLUMN[stall]], worth[stall]) for stall in best]

    def _purse(self, seat: int, cubes: Cubes, actions: int) -> float:
        order = self.orders.get(seat)
        if order is None:
            order = self.orders[seat] = self._order(seat)
        have, total, done = list(cubes), 0.0, 0
        for one, other, gained in order:
            if have[one] and have[other] and (one != other or have[one] > 1):
                have[one] -= 1
                have[other] -= 1
                total += gained
                done += 1
                if done >= actions:
                    break
        rest = sum(have)
        return total + (EXTRA + SPARE * (rest - 1) if rest else 0.0)


def outlook(s: Morocco) -> Outlook:
    """What the estimates ask of a state; the rest is worked out when they ask for it."""
    laid, seats, people = tuple(s.tiles), len(s.players), tuple(s.spaces)
    juice, stands = _juice(s.juice, tuple(s.taken), seats), list[Stand]()
    for row, corners in enumerate(juice.rows):
        stands += _row(people[row * WIDE : row * WIDE + WIDE], corners, seats)
    free, closes, to_come = _closings(laid, tuple([stand.free for stand in stands]))
    return Outlook(s, stands, free, closes, _worths(laid, seats), laid, juice, to_come)


@lru_cache(KEPT)
def _closings(
    tiles: tuple[int, ...], spaces: tuple[int, ...]
) -> tuple[tuple[int, ...], tuple[float, ...], int]:
    """MO-12.1: by stall the free spaces and how likely it closes before the end; how many people it takes."""
    free = tuple([n if tile < 0 else 0 for tile, n in zip(tiles, spaces, strict=True)])
    order = [stall for stall, tile in enumerate(tiles) if tile < 0]
    order.sort(key=free.__getitem__)
    found, last = [CLOSES[n] for n in free], max(len(order) - box.ENDING.open, 0)
    for behind, stall in enumerate(order[last:], 1):
        if free[stall]:
            found[stall] = max(1.0 - behind / SLACK - AWAY * free[stall], LEAST)
    return free, tuple(found), sum([free[stall] for stall in order[:last]])


def actions_left(s: Morocco) -> list[int]:
    """MO-5.1: how many actions each seat still has in this round."""
    n = len(s.players)
    found, turn = [0] * n, 2 * n
    step: Any
    for step in s.flow:
        kind = type(step)
        if kind is Assign:
            turn = step.turn
        elif kind is Act:
            found[step.seat] += 1
        elif kind is Round:
            turn = 0
    for k in range(turn, 2 * n):
        found[(s.first + k) % n] += 1
    return found


@lru_cache(KEPT)
def tile_worths(tiles: tuple[int, ...], seat: int) -> tuple[float, ...]:
    """MO-12.5: what a market tile of the seat would be worth on each open stall."""
    groups, early, each = districts(tiles, seat), growth(tiles), box.POINTS.district
    most = len(groups[0]) if groups else 0
    lone = max(each * (1 - most), early * LONE)
    found, joined = [lone if tile < 0 else 0.0 for tile in tiles], dict[int, int]()
    for group in groups:
        for stall in {other for own in group for other in BESIDE[own] if tiles[other] < 0}:
            joined[stall] = joined.get(stall, 1) + len(group)
    for stall, size in joined.items():
        found[stall] = max(each * (size - most), early * (LONE + APART))
    return tuple(found)


@lru_cache(KEPT)
def _worths(tiles: tuple[int, ...], seats: int) -> tuple[tuple[float, ...], ...]:
    return tuple(tile_worths(tiles, seat) for seat in range(seats))


def growth(tiles: Sequence[int]) -> float:
    """MO-12.1: how much of the time is left in which things can grow, 0 to 1."""
    return min(1.0, max(tiles.count(-1) - box.ENDING.open, 0) / EARLY)


@lru_cache(KEPT)
def districts(tiles: tuple[int, ...], seat: int) -> tuple[tuple[int, ...], ...]:
    """MO-12.5: the connected groups of a seat's market tiles, the largest first."""
    left, found = {stall for stall in range(STALLS) if tiles[stall] == seat}, []
    while left:
        edge = [left.pop()]
        group = list(edge)
        while edge:
            for other in BESIDE[edge.pop()]:
                if other in left:
                    left.discard(other)
                    edge.append(other)
                    group.append(other)
        found.append(tuple(group))
    return tuple(sorted(found, key=len, reverse=True))
