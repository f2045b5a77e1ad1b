"""How good a state is for each seat, in points: an estimate for opponents that look ahead, no rule.

A seat is worth what it would score now, what its people in the open stalls will probably bring when these
close, what its cubes could still pay for in this round, and what Bodyguards, Tourists and Cousins are good
for. The numbers were tuned by `tabletop arena`.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from tabletop.games.morocco import components as box
from tabletop.games.morocco.outlook import APART, Outlook, actions_left, districts, growth, outlook
from tabletop.games.morocco.rules.closing import ChooseAward, Prize
from tabletop.games.morocco.score import totals
from tabletop.games.morocco.square import BESIDE, POINT
from tabletop.games.morocco.stands import GOLD, GUARD, REST, SOON
from tabletop.games.morocco.state import BODYGUARDS, Morocco, Player

COUSIN, WALK = 1.6, 1.3
"""What an unused Cousins token is worth, and a Tourist in a stall beside an open one."""
ENOUGH = 3
"""How many gold are worth more than their points."""
PURSE = 0.6
"""The share of what cubes could pay for that is counted on."""
HANDS = (0.0, 2.0, 3.5, 4.6, 5.4, 6.0, 6.4, 6.7)
"""What so many people in the supply are worth; more of them nothing more."""


class Made(NamedTuple):
    """Of what the estimate of a seat is made, in points; `parts` names each."""

    stalls: float
    gold: float
    juice: float
    district: float
    guards: float
    cousins: float
    hands: float
    open: float
    corners: float
    award: float
    cubes: float


def value(s: Morocco) -> tuple[float, ...]:
    """An estimate of each seat's points at the end; its points when that has come."""
    return tuple(map(sum, made(s))) if s.flow else tuple(map(float, totals(s)))


def made(s: Morocco) -> list[Made]:
    """Of what the estimate of each seat is made, before the end."""
    seen, left = outlook(s), actions_left(s)
    in_open, at_corners = _at_stake(seen, min(1.0, seen.rounds(left)), len(left))
    awards = [0.0] * len(left)
    step: Any
    for step in s.flow:
        if type(step) is Prize or type(step) is ChooseAward:
            awards[step.seat] += max(GOLD, GUARD)
    found = []
    for seat, actions in enumerate(left):
        p, cubes = s.players[seat], 0.0
        if actions and seat != s.merchant and p.supply:
            cubes = PURSE * seen.purse(seat, p.cubes, actions)
        at_stake = in_open[seat], at_corners[seat]
        found.append(Made(*_owned(p, seen, seat), *at_stake, awards[seat], cubes))
    return found


def _owned(p: Player, seen: Outlook, seat: int) -> tuple[float, float, float, float, float, float, float]:
    """What a seat has for certain, and what its people and tokens are good for."""
    early, districts_worth = growth(seen.laid), 0.0
    gold = box.POINTS.gold * p.gold + (GOLD - box.POINTS.gold) * early * min(p.gold, ENOUGH)
    if groups := districts(seen.laid, seat):
        districts_worth = box.POINTS.district * len(groups[0]) + APART * early * sum(map(len, groups[1:]))
    guards = early * GUARD * (p.supply & BODYGUARDS).bit_count()
    hands = (p.supply & ~BODYGUARDS).bit_count()
    people = early * HANDS[min(hands, len(HANDS) - 1)]
    return p.vp, gold, seen.juice.had[seat], districts_worth, guards, early * COUSIN * p.cousins, people


def _at_stake(seen: Outlook, more: float, seats: int) -> tuple[list[float], list[float]]:
    """What the open stalls and their corners promise every seat, if so much of another round comes."""
    found = seen.at_stake.get(more)
    if found is None:
        found = seen.at_stake[more] = [0.0] * seats, [0.0] * seats
        _stalls(seen, found[0])
        _juices(seen, found[1], more)
    return found


def _stalls(seen: Outlook, found: list[float]) -> None:
    """MO-8: what the open stalls in which somebody stands will bring."""
    tiles = [seen.tile(seat) for seat in range(len(found))]
    for stall, stand in enumerate(seen.stands):
        if not stand.people or seen.laid[stall] >= 0:
            continue
        (points, alone), likely = stand.end, seen.closes[stall]
        for seat, each in enumerate(points):
            found[seat] += likely * (each + alone[seat] * tiles[seat][stall])


def _juices(seen: Outlook, found: list[float], more: float) -> None:
    """MO-9.3, MO-10.2: the juice for those who stand on a corner; Tourists who walk on if more comes."""
    there: dict[int, list[tuple[int, float, float]]] = {}
    for stall, stand in enumerate(seen.stands):
        for corner, seat, tourist in stand.people:
            if stand.corners[corner]:
                soon = SOON[seen.free[stall]]
                there.setdefault(POINT[stall][corner], []).append((seat, soon, soon * seen.closes[stall]))
            if tourist and any(seen.laid[other] < 0 for other in BESIDE[stall]):
                found[seat] += WALK * seen.closes[stall] * more
    for point, row in there.items():
        total = REST + sum([soon for _, soon, _ in row])
        for seat, _, likely in row:
            found[seat] += seen.juice.points[point] * likely / total
