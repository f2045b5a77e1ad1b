"""What a state of Morocco promises, as `heuristic` and `shortlist` ask it: estimates, no rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from tabletop.games.morocco import components as box
from tabletop.games.morocco.rules.acting import Act
from tabletop.games.morocco.rules.rounds import Assign, Round
from tabletop.games.morocco.square import BESIDE, COLUMN, CORNERS, ROW, STALLS
from tabletop.games.morocco.stands import KEPT, WIDE, Juice, Stand, juice_of, more, row
from tabletop.games.morocco.state import COLUMNS, Cubes, Morocco

LONE, APART = 0.9, 0.7
"""What a market tile is worth that touches no other of its seat, and more in a smaller district."""
SLACK = 3.0
"""How far down the order of stalls by occupied spaces the last one to close may be."""
EXTRA, SPARE = 1.5, 0.3
"""What a cube is worth that could pay for a Tourist or Cousins, and another one."""
PEOPLE_EACH = 1.15
"""How many people come to stand by an action, Cousins and Bodyguards counted."""
EARLY = 8
"""With so many stalls still to close, what needs time to grow counts in full."""
AWAY, LEAST = 0.03, 0.05
"""How much less likely a stall closes for each free space, and how likely it is at least."""
CLOSES = tuple(1.0 - AWAY * free for free in range(CORNERS + 1))


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
    left: list[int]
    found: dict[int, list[float]]
    orders: dict[int, list[tuple[int, int, float]]]
    purses: dict[tuple[int, Cubes, int], float]

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
            each = zip(self.stands, self.free, self.tiles[seat], self.closes, strict=True)
            worth = self.found[seat] = [
                ((by := stand.one[seat])[0] + by[1] * tile) * (closes if free > 1 else 1.0) + stand.juice
                if free
                else -1.0
                for stand, free, tile, closes in each
            ]
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


_ROWS = range(0, STALLS * CORNERS, WIDE)


def outlook(s: Morocco) -> Outlook:
    """What the estimates ask of a state; the rest is worked out when they ask for it."""
    laid, seats, people = tuple(s.tiles), len(s.players), tuple(s.spaces)
    juice, stands = juice_of(s.juice, tuple(s.taken), seats), list[Stand]()
    for at, corners in zip(_ROWS, juice.rows, strict=True):
        stands += row(people[at : at + WIDE], corners, seats)
    free, closes, to_come = _closings(laid, tuple([stand.free for stand in stands]))
    return Outlook(s, stands, free, closes, _worths(laid, seats), laid, juice, to_come, [], {}, {}, {})


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
