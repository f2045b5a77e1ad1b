"""How things stand in each stall of Morocco, and what will come of it: estimates, no rules.

They depend on the people and the juice in the stall alone, so each is worked out once and kept.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from operator import itemgetter
from typing import Any, NamedTuple

from tabletop.games.morocco import components as box
from tabletop.games.morocco.rules.acting import PLACE_AT
from tabletop.games.morocco.rules.cost import ranks
from tabletop.games.morocco.square import CORNERS, POINT, SIDE, STALLS
from tabletop.games.morocco.state import ASSISTANT, BODYGUARD, EACH, FIRST_BODYGUARD, FIRST_TOURIST

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
TRIED = 2
"""On how many spaces of a stall a kind of people is tried."""
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


Tried = tuple[tuple[int, int], ...]


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
    corners = [at_corners(points) for at_corners in _AT_CORNERS]
    rows = tuple([tuple(corners[at : at + SIDE]) for at in range(0, STALLS, SIDE)])
    return Juice(tuple(points), rows, tuple(had))


_AT_CORNERS = tuple(itemgetter(*points) for points in POINT)


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
    kinds, mask = tuple(strong), sum([1 << corner for corner, code in enumerate(here) if code < 0])
    best = max([n for n, code in zip(corners, here, strict=True) if code < 0], default=0)
    return Stand(
        kinds,
        free,
        mask,
        tuple([(corner, code // 4, code % 4 == 1) for corner, code in enumerate(here) if code >= 0]),
        more(kinds, free, 1, 1) if free else (),
        more(kinds, free, 2, 2) if free else (),
        best * (HALF if free > 1 else 1.0),
        corners,
        _tried(ASSISTANT, mask, corners),
        _tried(BODYGUARD, mask, corners),
    )


@lru_cache(KEPT)
def row(people: tuple[int, ...], juice: tuple[Corners, ...], seats: int) -> tuple[Stand, ...]:
    """The stalls of a row of the square; those that are alike are one and the same."""
    codes = tuple([_CODE[person] for person in people])
    return tuple(
        [_stand(codes[at : at + CORNERS], corners, seats) for at, corners in zip(_STARTS, juice, strict=True)]
    )


_STARTS = range(0, WIDE, CORNERS)
