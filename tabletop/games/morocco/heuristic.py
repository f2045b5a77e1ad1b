"""How good a state is for each seat, in points: an estimate for opponents that look ahead, no rule.

A seat is worth what it would score now, what its people in the open stalls will probably bring when these
close, what its cubes could still pay for in this round, and what Bodyguards, Tourists and Cousins are good
for. The numbers were tuned by `tabletop arena`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from tabletop.games.morocco import components as box
from tabletop.games.morocco.rules.acting import Act
from tabletop.games.morocco.rules.closing import ChooseAward, Prize
from tabletop.games.morocco.rules.cost import ranks, strengths
from tabletop.games.morocco.rules.rounds import Assign, Round
from tabletop.games.morocco.score import totals
from tabletop.games.morocco.square import BESIDE, CORNERS, POINT, SIDE, STALLS
from tabletop.games.morocco.state import (
    ASSISTANTS,
    BODYGUARDS,
    COLUMNS,
    EACH,
    FIRST_BODYGUARD,
    FIRST_TOURIST,
    Cubes,
    Morocco,
)

GOLD, GUARD = 1.2, 1.9
"""What a gold is worth before the end, and a Bodyguard in the supply."""
COUSIN, WALK = 1.6, 1.3
"""What an unused Cousins token is worth, and a Tourist in a stall beside an open one."""
TILE, LONE = 2.0, 0.9
"""What a market tile is worth wherever it lies, and one that touches no other of its seat."""
APART = 0.7
"""What each tile of a smaller district is worth, since districts can grow together."""
FILL = 0.35
"""How likely a seat fills the next space of a stall, even if this brings it nothing."""
SOON = (0.15, 0.3, 0.5, 0.75)
NOW = 50.0
"""How soon a stall closes in which so many spaces are occupied."""
REST = 0.25
"""The same for all stalls of a corner in which its space is still free."""
SLACK = 3.0
"""How far down the order of stalls by occupied spaces the last one to close may be."""
PURSE = 0.6
"""The share of what cubes could pay for that is counted on."""
EXTRA, SPARE = 0.9, 0.2
"""What a cube is worth that could pay for a Tourist or Cousins, and another one."""
HANDS = (0.0, 1.6, 2.6, 3.2, 3.6, 3.8)
"""What so many people in the supply are worth; more of them nothing more."""
PEOPLE_EACH = 1.15
"""How many people come to stand by an action, Cousins and Bodyguards counted."""


class Outcome(NamedTuple):
    """What will come of a stall, by seat: points of the awards, and how likely an own market tile."""

    points: tuple[float, ...]
    alone: tuple[float, ...]


@lru_cache(1 << 16)
def outcome(strong: tuple[int, ...], free: int) -> Outcome:
    """MO-8: what a stall with these strengths will bring every seat when its free spaces have been filled."""
    if not free:
        return _closed(strong)
    ends = [outcome((*strong[:n], strong[n] + 1, *strong[n + 1 :]), free - 1) for n in range(len(strong))]
    worth = [[p + TILE * a for p, a in zip(end.points, end.alone, strict=True)] for end in ends]
    weights = []
    for seat in range(len(strong)):
        mean = sum(each[seat] for each in worth) / len(worth)
        weights.append(FILL + max(worth[seat][seat] - mean, 0.0))
    total = sum(weights)
    return Outcome(*(_mean([end[k] for end in ends], weights, total) for k in range(2)))


def _mean(rows: Sequence[tuple[float, ...]], weights: list[float], total: float) -> tuple[float, ...]:
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


class Look(NamedTuple):
    """What is asked of a state again and again: by stall strengths, free spaces and the chance to close.

    `rounds`: how many rounds are likely still to come after this one. `tiles`: what the own market tile on
    each stall would be worth, by seat. `juice`: how likely the token of each point still lies there when one
    more stall of it closes.
    """

    strong: tuple[tuple[int, ...], ...]
    free: tuple[int, ...]
    closes: tuple[float, ...]
    rounds: float
    tiles: tuple[tuple[float, ...], ...]


def look(s: Morocco) -> Look:
    """What the estimates ask of a state."""
    free = tuple(s.spaces[at : at + CORNERS].count(-1) for at in range(0, STALLS * CORNERS, CORNERS))
    nobody = (0,) * len(s.players)
    strong = tuple(
        strengths(s, stall) if free[stall] < CORNERS and s.tiles[stall] < 0 else nobody
        for stall in range(STALLS)
    )
    closes, rounds = _closings(s, free)
    tiles = tuple(_tile_worths(s, seat, rounds) for seat in range(len(s.players)))
    return Look(strong, free, closes, rounds, tiles)


def _closings(s: Morocco, free: tuple[int, ...]) -> tuple[tuple[float, ...], float]:
    """MO-12.1: how likely each open stall closes before the end, and how many rounds that takes."""
    order = sorted((stall for stall in range(STALLS) if s.tiles[stall] < 0), key=free.__getitem__)
    more = len(order) - box.ENDING.open
    people = sum(free[stall] for stall in order[: max(more, 0)]) - PEOPLE_EACH * sum(actions_left(s))
    rounds = max(people, 0) / (2 * len(s.players) * PEOPLE_EACH)
    found = [1.0] * STALLS
    for place, stall in enumerate(order):
        behind = place - more + 1
        last = 1.0 - behind / SLACK if behind > 0 else 1.0
        sure = 1.0 if not free[stall] else 0.6 if free[stall] == 1 and rounds < 0.5 else 0.0
        found[stall] = max(min(last, 1.0) - 0.03 * free[stall], sure, 0.05)
    return tuple(found), rounds


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


def _tile_worths(s: Morocco, seat: int, rounds: float) -> tuple[float, ...]:
    """MO-12.5: what a market tile of the seat would be worth on each open stall."""
    groups = districts(s, seat)
    size = {stall: n for n, group in enumerate(groups) for stall in group}
    most, lone = max((len(group) for group in groups), default=0), LONE * min(1.0, rounds / 2)
    found = [0.0] * STALLS
    for stall in range(STALLS):
        if s.tiles[stall] >= 0:
            continue
        touched = {size[other] for other in BESIDE[stall] if other in size}
        joined = 1 + sum(len(groups[n]) for n in touched)
        gain = box.POINTS.district * max(joined - most, 0)
        found[stall] = max(gain, lone + (APART if touched else 0.0))
    return tuple(found)


def districts(s: Morocco, seat: int) -> list[list[int]]:
    """MO-12.5: the connected groups of a seat's market tiles."""
    left, found = {stall for stall in range(STALLS) if s.tiles[stall] == seat}, []
    while left:
        edge = [left.pop()]
        group = list(edge)
        while edge:
            for other in BESIDE[edge.pop()]:
                if other in left:
                    left.discard(other)
                    edge.append(other)
                    group.append(other)
        found.append(group)
    return found


def value(s: Morocco) -> tuple[float, ...]:
    """An estimate of each seat's points at the end; its points when that has come."""
    if not s.flow:
        return tuple(map(float, totals(s)))
    seen = look(s)
    found = [_owned(s, seat, seen.rounds) for seat in range(len(s.players))]
    _stalls(s, seen, found)
    _juices(s, seen, found)
    step: Any
    for step in s.flow:
        if type(step) is Prize or type(step) is ChooseAward:
            found[step.seat] += max(GOLD, GUARD)
    for seat, actions in enumerate(actions_left(s)):
        if actions and seat != s.merchant:
            found[seat] += PURSE * purse(s, seat, s.players[seat].cubes, actions, gains(s, seen, seat))
    return tuple(found)


def _owned(s: Morocco, seat: int, rounds: float) -> float:
    """What a seat has for certain, and what its people and tokens are good for."""
    p, groups = s.players[seat], sorted(map(len, districts(s, seat)))
    near = min(1.0, (rounds + 0.5) / 1.5)
    points = p.vp + box.POINTS.gold * p.gold + (GOLD - box.POINTS.gold) * near * min(p.gold, 3)
    if groups:
        points += box.POINTS.district * groups[-1] + APART * near * sum(groups[:-1])
    points += near * (GUARD * (p.supply & BODYGUARDS).bit_count() + COUSIN * p.cousins)
    hands = (p.supply & ~BODYGUARDS).bit_count()
    return points + near * HANDS[min(hands, len(HANDS) - 1)]


def _stalls(s: Morocco, seen: Look, found: list[float]) -> None:
    """MO-8: what the open stalls in which somebody stands will bring."""
    for stall in range(STALLS):
        if s.tiles[stall] >= 0 or seen.free[stall] == CORNERS:
            continue
        end, likely = outcome(seen.strong[stall], seen.free[stall]), seen.closes[stall]
        for seat in range(len(found)):
            found[seat] += likely * (end.points[seat] + end.alone[seat] * seen.tiles[seat][stall])


def _juices(s: Morocco, seen: Look, found: list[float]) -> None:
    """MO-9.3, MO-10.2: the juice for those who stand on a corner, and the Tourists who will walk on."""
    stand: dict[int, list[tuple[int, float, int]]] = {}
    for at, person in enumerate(s.spaces):
        if person < 0:
            continue
        stall, corner = divmod(at, CORNERS)
        seat, n = divmod(person, EACH)
        point = POINT[stall][corner]
        if s.taken[point] < 0:
            soon = SOON[CORNERS - seen.free[stall]] if seen.free[stall] else NOW
            stand.setdefault(point, []).append((seat, soon, stall))
        if FIRST_TOURIST <= n < FIRST_BODYGUARD and any(s.tiles[other] < 0 for other in BESIDE[stall]):
            found[seat] += WALK * seen.closes[stall] * min(1.0, seen.rounds)
    for point, row in stand.items():
        total = REST + sum(soon for _, soon, _ in row)
        for seat, soon, stall in row:
            found[seat] += s.juice[point] * seen.closes[stall] * soon / total


def gains(s: Morocco, seen: Look, seat: int) -> tuple[float, ...]:
    """What another Assistant in each open stall would bring the seat; -1 for a closed or full one."""
    found = [-1.0] * STALLS
    for stall in range(STALLS):
        if s.tiles[stall] < 0 and seen.free[stall]:
            found[stall] = gain(seen, seat, stall, 1, 1) + best_juice(s, stall)
    return tuple(found)


def gain(seen: Look, seat: int, stall: int, strength: int, spaces: int) -> float:
    """What so much more strength in a stall would bring the seat, its own award alone."""
    strong, free = seen.strong[stall], seen.free[stall]
    points, alone = more(strong, free, seat, strength, spaces)
    likely = 1.0 if free <= spaces else seen.closes[stall]
    return likely * (points + alone * seen.tiles[seat][stall])


@lru_cache(1 << 16)
def more(strong: tuple[int, ...], free: int, seat: int, strength: int, spaces: int) -> tuple[float, float]:
    """By how much the outcome of a stall gets better by so much more strength: points, and own tiles."""
    now = outcome(strong, free)
    then = outcome((*strong[:seat], strong[seat] + strength, *strong[seat + 1 :]), free - min(spaces, free))
    return then.points[seat] - now.points[seat], then.alone[seat] - now.alone[seat]


def best_juice(s: Morocco, stall: int) -> float:
    """MO-9.3: half of the best juice token at a free space of the stall."""
    best, at = 0, stall * CORNERS
    for corner, point in enumerate(POINT[stall]):
        if s.spaces[at + corner] < 0 and s.taken[point] < 0 and s.juice[point] > best:
            best = s.juice[point]
    return best / 2


def purse(s: Morocco, seat: int, cubes: Cubes, actions: int, worth: tuple[float, ...]) -> float:
    """MO-5.2: what the best placements that these cubes can pay would bring, one after the other."""
    have, total = list(cubes), 0.0
    if s.players[seat].supply & (ASSISTANTS | BODYGUARDS):
        rails, done = s.rails, 0
        for stall in sorted(range(STALLS), key=lambda n: -worth[n]):
            if done == actions or worth[stall] <= 0:
                break
            one, other = rails[stall // SIDE], rails[COLUMNS + stall % SIDE]
            if have[one] and have[other] and (one != other or have[one] > 1):
                have[one] -= 1
                have[other] -= 1
                total += worth[stall]
                done += 1
    rest = sum(have)
    return total + (EXTRA + SPARE * (rest - 1) if rest else 0.0) / PURSE
