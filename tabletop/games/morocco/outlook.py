"""What a state of Morocco promises, as `heuristic` and `shortlist` ask it: estimates, no rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple

from tabletop.games.morocco import components as box
from tabletop.games.morocco.rules.acting import Act
from tabletop.games.morocco.rules.cost import ranks
from tabletop.games.morocco.rules.rounds import Assign, Round
from tabletop.games.morocco.square import BESIDE, COLUMN, CORNERS, POINT, ROW, STALLS
from tabletop.games.morocco.state import COLUMNS, EACH, FIRST_BODYGUARD, Cubes, Morocco

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
KEPT = 1 << 16


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


@lru_cache(KEPT)
def _stall(here: tuple[int, ...], seats: int) -> tuple[tuple[int, ...], int]:
    """MO-7.3: the strengths in a stall where these people stand, and its free spaces."""
    strong = [0] * seats
    for person in set(here):
        if person >= 0:
            strong[person // EACH] += 2 if person % EACH >= FIRST_BODYGUARD else 1
    return tuple(strong), here.count(-1)


@dataclass(slots=True)
class Outlook:
    """A state as the estimates see it, stall by stall.

    `closes`: how likely it closes before the end. `rounds`: how many rounds will come after this one.
    `tiles`: what an own market tile there would be worth, by seat. `points`: the value of the juice token
    on each point, 0 where it is taken; `juice`: the best one at a free space of each stall.
    """

    strong: list[tuple[int, ...]]
    free: list[int]
    closes: tuple[float, ...]
    rounds: float
    tiles: list[tuple[float, ...]]
    points: list[int]
    juice: list[int]
    actions: list[int]
    found: dict[int, tuple[list[float], list[int]]]

    def gain(self, seat: int, stall: int, strength: int, spaces: int) -> float:
        """What so much more strength in a stall would bring the seat, without juice."""
        free = self.free[stall]
        by = more(self.strong[stall], free, strength, spaces)[seat]
        worth = by.points + by.alone * self.tiles[seat][stall]
        return worth if free <= spaces else worth * self.closes[stall]

    def gains(self, seat: int) -> list[float]:
        """What another Assistant of the seat in each stall would bring; -1 where none can go."""
        return self._gains(seat)[0]

    def _gains(self, seat: int) -> tuple[list[float], list[int]]:
        known = self.found.get(seat)
        if known is None:
            tiles, worth = self.tiles[seat], [-1.0] * STALLS
            for stall, free in enumerate(self.free):
                if free:
                    by = more(self.strong[stall], free, 1, 1)[seat]
                    worth[stall] = by.points + by.alone * tiles[stall]
                    if free > 1:
                        worth[stall] *= self.closes[stall]
                    worth[stall] += self.juice[stall] * (0.5 if free > 1 else 1.0)
            order = [stall for stall in range(STALLS) if worth[stall] > 0]
            order.sort(key=worth.__getitem__, reverse=True)
            known = self.found[seat] = worth, order
        return known

    def purse(self, s: Morocco, seat: int, cubes: Cubes, actions: int) -> float:
        """MO-5.2: what the best placements that these cubes can pay would bring, one after the other."""
        have, total, done, rails = list(cubes), 0.0, 0, s.rails
        worth, order = self._gains(seat)
        for stall in order:
            one, other = rails[ROW[stall]], rails[COLUMNS + COLUMN[stall]]
            if have[one] and have[other] and (one != other or have[one] > 1):
                have[one] -= 1
                have[other] -= 1
                total += worth[stall]
                done += 1
                if done >= actions:
                    break
        rest = sum(have)
        return total + (EXTRA + SPARE * (rest - 1) if rest else 0.0)


def outlook(s: Morocco) -> Outlook:
    """What the estimates ask of a state. Closed stalls have no free space."""
    spaces, tiles, seats, strong, free = s.spaces, s.tiles, len(s.players), [], []
    for stall, at in enumerate(range(0, STALLS * CORNERS, CORNERS)):
        strengths, left = _stall(tuple(spaces[at : at + CORNERS]), seats)
        strong.append(strengths)
        free.append(left if tiles[stall] < 0 else 0)
    points = [0 if who >= 0 else value for value, who in zip(s.juice, s.taken, strict=True)]
    juice = [0] * STALLS
    for stall, left in enumerate(free):
        if left:
            for at, point in enumerate(POINT[stall], stall * CORNERS):
                if spaces[at] < 0 and points[point] > juice[stall]:
                    juice[stall] = points[point]
    laid, actions = tuple(tiles), actions_left(s)
    closes, people = _closings(laid, tuple(free))
    rounds = max(people - PEOPLE_EACH * sum(actions), 0) / (2 * seats * PEOPLE_EACH)
    worth = [tile_worths(laid, seat) for seat in range(seats)]
    return Outlook(strong, free, closes, rounds, worth, points, juice, actions, {})


@lru_cache(KEPT)
def _closings(tiles: tuple[int, ...], free: tuple[int, ...]) -> tuple[tuple[float, ...], int]:
    """MO-12.1: how likely each open stall closes before the end, and how many people that takes."""
    order = sorted((stall for stall in range(STALLS) if tiles[stall] < 0), key=free.__getitem__)
    more_to_close = max(len(order) - box.ENDING.open, 0)
    found = [1.0] * STALLS
    for place, stall in enumerate(order):
        behind = place - more_to_close + 1
        likely = 1.0 - behind / SLACK if behind > 0 else 1.0
        sure = 1.0 if not free[stall] else 0.05
        found[stall] = max(likely - 0.03 * free[stall], sure)
    return tuple(found), sum(free[stall] for stall in order[:more_to_close])


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
    groups = districts(tiles, seat)
    size = {stall: n for n, group in enumerate(groups) for stall in group}
    most, early = max((len(group) for group in groups), default=0), growth(tiles)
    found = [0.0] * STALLS
    for stall, tile in enumerate(tiles):
        if tile >= 0:
            continue
        touched = {size[other] for other in BESIDE[stall] if other in size}
        joined = 1 + sum(len(groups[n]) for n in touched)
        gain = box.POINTS.district * max(joined - most, 0)
        found[stall] = max(gain, early * (LONE + (APART if touched else 0.0)))
    return tuple(found)


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
