"""How things stand in each stall of Morocco, and what will come of it: estimates, no rules.

They depend on the people and the juice in the stall alone, so each is worked out once and kept.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from operator import add, itemgetter
from typing import NamedTuple

from tabletop.games.morocco import components as box
from tabletop.games.morocco.rules.spaces import ranks
from tabletop.games.morocco.square import CORNERS, NE, NW, POINT, SE, SIDE, STALLS, SW
from tabletop.games.morocco.state import EACH, FIRST_BODYGUARD, FIRST_TOURIST

GOLD, GUARD = 1.2, 1.9
"""What a gold is worth before the end, and a Bodyguard in the supply."""
TILE = 2.0
"""What a market tile is worth anywhere."""
FILL = 0.35
"""How likely a seat fills the next space of a stall, even if this brings it nothing."""
SURE = 0.88
"""How much less an outcome is worth for each space that is still free."""
BLOCK = 0.7
"""How much of what a placement takes from the others is counted."""
HALF = 0.5
"""How much of the best juice token is counted on, for a stall that does not close yet."""
SOON = (50.0, 0.75, 0.5, 0.3, 0.15)
"""How soon a stall with so many free spaces closes; a full one before all others."""
REST = 0.25
"""The same for all the stalls of a corner where nobody stands yet."""
AWAY = 0.03
"""How much less likely a stall closes for each free space."""
CLOSES = tuple(1.0 - AWAY * free for free in range(CORNERS + 1))
"""How likely a stall with so many free spaces closes before the end, if it is not among the last ones."""
WIDE = SIDE * CORNERS
"""The spaces of a row of the square."""
KEPT = 1 << 15
"""How many of each kind of answer are kept."""


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


@dataclass(slots=True, eq=False)
class Shares:
    """Of a point: how soon its juice is taken, all stalls together; how likely by anybody, by each seat."""

    soon: float
    every: float
    each: tuple[float, ...]


class Juice(NamedTuple):
    """The juice tokens: `points` by point, 0 where one is taken; by row and stall; what each seat has."""

    points: tuple[int, ...]
    rows: tuple[tuple[Corners, ...], ...]
    had: tuple[int, ...]


@lru_cache(KEPT)
def juice_of(values: tuple[int, ...], taken: tuple[int, ...], seats: int) -> Juice:
    """MO-9.3: the tokens that lie there, and those that were taken."""
    points, had = list(values), [0] * seats
    for at, who in enumerate(taken):
        if who >= 0:
            had[who] += values[at]
            points[at] = 0
    corners = [at_corners(points) for at_corners in AT_POINTS]
    rows = tuple([tuple(corners[at : at + SIDE]) for at in range(0, STALLS, SIDE)])
    return Juice(tuple(points), rows, tuple(had))


AT_POINTS = tuple(itemgetter(*points) for points in POINT)


@dataclass(slots=True, eq=False)
class Stand:
    """How things stand in a stall, as far as people and juice tell.

    `strong`: the strengths (MO-7.3); `free`: how many spaces are free; `people`: corner, seat and whether a
    Tourist, for each taken space; `who`: by corner whose it is, or -1; `end`: what will come of it; `one`:
    what an Assistant would bring each seat; `now`, `then`: what each seat has there against the others, now
    and with one or two more of strength; `juice`: what the best token at a free space is worth; `corners`:
    the tokens.
    """

    strong: tuple[int, ...]
    free: int
    people: tuple[tuple[int, int, bool], ...]
    who: tuple[int, ...]
    end: Outcome
    one: tuple[Gain, ...]
    now: tuple[Gain, ...]
    then: tuple[tuple[Gain, ...], ...]
    juice: float
    corners: Corners


@lru_cache(KEPT)
def _against(strong: tuple[int, ...], free: int) -> tuple[Gain, ...]:
    """What a stall will bring each seat, less what it brings the others on average."""
    end, others = outcome(strong, free), len(strong) - 1
    worth = [points + TILE * alone for points, alone in zip(end.points, end.alone, strict=True)]
    return tuple(
        [
            Gain(points - (sum(worth) - own) / others, alone)
            for points, alone, own in zip(end.points, end.alone, worth, strict=True)
        ]
    )


@lru_cache(KEPT)
def _then(strong: tuple[int, ...], free: int, strength: int) -> tuple[Gain, ...]:
    """`_against` with so much more strength, for the seat that places it."""
    left = free - min(strength, free)
    return tuple([_against(_stronger(strong, seat, strength), left)[seat] for seat in range(len(strong))])


FIRST = 2
"""Of the four codes of a seat the first of its Bodyguards; 0 is any of its Assistants, 1 a Tourist."""
_CODE = [
    *(
        seat * 4 + (0 if n < FIRST_TOURIST else 1 if n < FIRST_BODYGUARD else n - FIRST_BODYGUARD + FIRST)
        for seat in range(5)
        for n in range(EACH)
    ),
    -1,
]
"""What matters of a person; the last for nobody, who is -1."""


@lru_cache(KEPT)
def _stand(here: tuple[int, ...], corners: Corners, seats: int) -> Stand:
    strong, free = [0] * seats, here.count(-1)
    for at, code in enumerate(here):
        if code >= 0 and (code % 4 < FIRST or code not in here[:at]):
            strong[code // 4] += 2 if code % 4 >= FIRST else 1
    kinds = tuple(strong)
    best = max([n for n, code in zip(corners, here, strict=True) if code < 0], default=0)
    return Stand(
        kinds,
        free,
        tuple([(corner, code // 4, code % 4 == 1) for corner, code in enumerate(here) if code >= 0]),
        tuple([code // 4 for code in here]),
        outcome(kinds, free),
        more(kinds, free, 1, 1) if free else (),
        _against(kinds, free),
        (_then(kinds, free, 1), _then(kinds, free, 2)) if free else (),
        best * (HALF if free > 1 else 1.0),
        corners,
    )


@dataclass(slots=True, eq=False)
class Row:
    """A row of the square: its stalls, and by place of its upper and its lower line who stands there."""

    stands: tuple[Stand, ...]
    upper: list[Shares]
    lower: list[Shares]


@lru_cache(KEPT)
def row(people: tuple[int, ...], juice: tuple[Corners, ...], seats: int) -> Row:
    """A row of the square; those that are alike are one and the same."""
    codes = [_CODE[person] for person in people]
    stands = [
        _stand(tuple(codes[at : at + CORNERS]), corners, seats)
        for at, corners in zip(_STARTS, juice, strict=True)
    ]
    nobody, alone = _NOBODY[seats], _ALONE[seats]
    at = [[alone[stand.free][stand.who[corner]] for stand in stands] for corner in range(CORNERS)]
    upper, lower = (
        [both(west, east) for west, east in zip([nobody, *at[right]], [*at[left], nobody], strict=True)]
        for left, right in ((NW, NE), (SW, SE))
    )
    return Row(tuple(stands), upper, lower)


_STARTS = range(0, WIDE, CORNERS)
_NOBODY = [Shares(0.0, 0.0, (0.0,) * seats) for seats in range(6)]


def _alone(free: int, seat: int, seats: int) -> Shares:
    soon = SOON[free]
    likely = soon * CLOSES[free]
    return Shares(soon, likely, tuple([likely if n == seat else 0.0 for n in range(seats)]))


_ALONE = [
    [[*(_alone(free, seat, seats) for seat in range(seats)), _NOBODY[seats]] for free in range(CORNERS + 1)]
    for seats in range(6)
]
"""By number of seats, free spaces of the stall, and seat: one person; the last for nobody, who is -1."""


@lru_cache(KEPT)
def both(one: Shares, other: Shares) -> Shares:
    """Those who stand on a point in one place and in another."""
    if not one.soon:
        return other
    if not other.soon:
        return one
    return Shares(one.soon + other.soon, one.every + other.every, tuple(map(add, one.each, other.each)))


class Place(NamedTuple):
    """What a person would bring a seat in a stall, less what it would bring the others on average.

    `worth` without its own juice, `best` with the juice of the best spaces; `tried`: the best ones, the juice
    and which: a corner, or `PAIR` of two.
    """

    worth: float
    best: float
    tried: tuple[tuple[float, int], ...]


PAIR = tuple(tuple(CORNERS * one + other for other in range(CORNERS)) for one in range(CORNERS))
"""A number for each pair of corners."""
TRIED = 2
"""On how many spaces of a stall a kind of people is tried."""


@lru_cache(KEPT)
def place(
    stand: Stand,
    points: tuple[Shares, ...],
    seat: int,
    strength: int,
    tile: float,
    closes: float,
    then: float,
) -> Place:
    """MO-7: what one of this strength would bring in a stall, who takes so many spaces or the last one.

    `tile`: what an own market tile is worth there; `closes`, `then`: how likely it closes, now and then.
    """
    was, will, others = stand.now[seat], stand.then[strength - 1][seat], len(stand.now) - 1
    worth = then * (will.points + will.alone * tile) - closes * (was.points + was.alone * tile)
    soon, sooner = SOON[stand.free], SOON[max(stand.free - strength, 0)]
    likely, haste, rise = sooner * then, sooner - soon, sooner * then - soon * closes
    found = []
    for corner, (value, who, there) in enumerate(zip(stand.corners, stand.who, points, strict=True)):
        if not value:
            if who < 0:
                found.append((0.0, corner))
            continue
        every, own = REST + there.soon, there.each[seat]
        mine = own - (there.every - own) / others
        if who < 0:
            found.append((value * ((mine + likely) / (every + sooner) - mine / every), corner))
        else:
            by = rise if who == seat else -rise / others
            worth += value * ((mine + by) / (every + haste) - mine / every)
    if strength > 1:
        found = [(a + b, PAIR[one][other]) for (a, one), (b, other) in combinations(found, 2)] or [
            (juice, PAIR[one][one]) for juice, one in found
        ]
    found.sort(reverse=True)
    return Place(worth, worth + found[0][0], tuple(found[:TRIED]))
