"""Which of the allowed actions are worth a search's time, best first: estimates for opponents, no rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from operator import itemgetter
from typing import Any

from tabletop.engine.rules import Action
from tabletop.games.morocco import actions as do
from tabletop.games.morocco import components as box
from tabletop.games.morocco.heuristic import COUSIN, ENOUGH, HANDS, PURSE, WALK
from tabletop.games.morocco.outlook import Outlook, actions_left, growth, loose, outlook, then_affords
from tabletop.games.morocco.rules.assign import everywhere, offers
from tabletop.games.morocco.rules.closing import target
from tabletop.games.morocco.rules.supply import with_cubes, without_cubes
from tabletop.games.morocco.square import COLUMN, PAIRS, POINT, ROW, SIDE, SINGLES, STALLS
from tabletop.games.morocco.stands import GOLD, GUARD, PAIR, Place
from tabletop.games.morocco.state import (
    ASSISTANT,
    BODYGUARD,
    BODYGUARDS,
    COLUMNS,
    COUSINS,
    EACH,
    TOURIST,
    Cubes,
    Morocco,
    Player,
)

MOST = 12
"""How many actions are looked at."""
AT_MOST: dict[type, int] = {
    do.Assistant: 7,
    do.Bodyguard: 4,
    do.Tourist: 4,
    do.Cousins: 3,
    do.Swap: 2,
    do.Recall: 3,
    do.PayExtra: 2,
    do.SecondCousin: 4,
    do.Finish: 3,
}
"""How many actions of a kind are looked at."""
KEPT = 0.5
"""What a cube is worth to others, set against one's own."""
ODD = 0.01
"""What it is worth to pay with a cube of a colour for each that one has of it."""
Scored = list[tuple[float, Action]]
_FIRST = itemgetter(0)
_LINES = {
    0: tuple(tuple(range(at, at + SIDE)) for at in range(0, STALLS, SIDE)),
    COLUMNS: tuple(tuple(range(at, STALLS, SIDE)) for at in range(SIDE)),
}
"""By first rail: the stalls of each row, those of each column."""


def shortlist(s: Morocco, step: Any, legal: list[Action]) -> list[Action]:
    """The actions worth a look, best first; `legal` is all that is allowed, in the order of the tries."""
    if len(legal) > 1 and type(legal[-1]) is do.TakeBack:
        legal = legal[:-1]
    if len(legal) < 2:
        return legal
    kind = type(legal[0])
    rates = _RATES.get(kind)
    if rates is None:
        return _acting(s, step.seat, legal)
    scored = rates(s, step.seat, legal)
    scored.sort(key=_FIRST, reverse=True)
    return [action for _, action in scored[: AT_MOST.get(kind, MOST)]]


def _acting(s: Morocco, seat: int, legal: list[Action]) -> list[Action]:
    """MO-5: the best of all kinds; a search asks for them again and again."""
    seen, p = outlook(s), s.players[seat]
    about = (seat, *p.cubes, p.supply, p.cousins, p.gold, actions_left(s)[seat])
    known = seen.asked.get(about)
    if known and known[0] == legal:
        return known[1]
    scored = _acts(s, seen, seat, legal)
    scored.sort(key=_FIRST, reverse=True)
    found = _spread(scored)
    seen.asked[about] = legal, found
    return found


def _spread(scored: Scored) -> list[Action]:
    """The best actions of each kind."""
    left, found = dict(AT_MOST), list[Action]()
    for _, action in scored:
        kind = type(action)
        if n := left.get(kind, MOST):
            left[kind] = n - 1
            found.append(action)
            if len(found) == MOST:
                break
    return found


def _acts(s: Morocco, seen: Outlook, seat: int, legal: list[Action]) -> Scored:
    """MO-5: placements, each in the best spaces of its stall; swaps that pay; recalls; passing."""
    p, kinds = s.players[seat], offers(s, s.players[seat])
    found = _placed(s, seen, seat, dict(kinds)) if kinds else []
    if p.gold:
        best = max(map(_FIRST, found), default=0.0)
        found += [(best + more, swap) for more, swap in _better(s, seen, seat, kinds)]
    if not p.supply:
        for action in legal:
            if type(action) is not do.Recall:
                break
            found.append((-max(seen.gains(seat)[action.stall], 0.0), action))
    if type(legal[-1]) is do.Pass:
        found.append((0.0, legal[-1]))
    return found


def _placed(s: Morocco, seen: Outlook, seat: int, kinds: dict[int, list[tuple[int, int]]]) -> Scored:
    """MO-5.2 to MO-5.6: what each placement brings, by its kind, its stall and the juice of its spaces."""
    costs, closes = _costs(seen, s.players[seat]), seen.closes
    one = {stall: seen.place(seat, stall, 1) for stall, _ in max(kinds.values(), key=len)}
    later = _later(s, seat, one)
    found: Scored = []
    for how, stalls in kinds.items():
        cost, extra, rows = costs[how], how >= TOURIST, _AT[how]
        for stall, _ in stalls:
            worth, _, tried = seen.place(seat, stall, 2) if how == BODYGUARD else one[stall]
            worth += cost
            if later:
                worth += later[stall][extra]
            if how == TOURIST:
                worth += WALK * closes[stall]
            elif how == COUSINS:
                worth += seen.beside(seat, stall)
            row = rows[stall]
            for juice, which in tried:
                found.append((worth + juice, row[which]))
    return found


def _later(s: Morocco, seat: int, one: dict[int, Place]) -> dict[int, tuple[float, float]]:
    """MO-5.1: what could be paid for by the next action, by stall; also without the extra cube."""
    if actions_left(s)[seat] < 2:
        return {}
    cubes, rails, found = s.players[seat].cubes, s.rails, {}
    order = [
        (place.best, rails[ROW[stall]] * SIDE + rails[COLUMNS + COLUMN[stall]], stall)
        for stall, place in one.items()
    ]
    order.sort(reverse=True)
    rest = sum(cubes) - 2
    for _, pair, stall in order:
        best = 0.0
        if mask := then_affords(cubes, pair):
            best = next((gained for gained, other, _ in order if mask >> other & 1), 0.0)
        found[stall] = _with_rest(best, rest), _with_rest(best if rest > 2 else 0.0, rest - 1)
    return found


def _with_rest(best: float, cubes: int) -> float:
    """What a placement and the cubes that it leaves of these are worth."""
    return PURSE * (best + loose(cubes - 2) if best > 0 else loose(cubes))


def _costs(seen: Outlook, p: Player) -> tuple[float, float, float, float]:
    """By kind of placement: what it costs to have those no more who leave the supply."""
    early, (one, two) = growth(seen.laid), _FEWER[(p.supply & ~BODYGUARDS).bit_count()]
    return early * one, -early * GUARD, early * one, early * (two - COUSIN)


_MANY = [*HANDS, *[HANDS[-1]] * EACH]
_FEWER = [(_MANY[max(n - 1, 0)] - _MANY[n], _MANY[max(n - 2, 0)] - _MANY[n]) for n in range(EACH)]
"""By people in the supply: what one and what two less are worth."""
_AT: dict[int, list[dict[int, Action]]] = {
    how: [dict(enumerate(everywhere(make, stall))) for stall in range(STALLS)]
    for how, make in ((ASSISTANT, do.Assistant), (TOURIST, do.Tourist), (COUSINS, do.Cousins))
}
_AT[BODYGUARD] = [
    {PAIR[one][other]: do.Bodyguard(stall, one, other) for one, other in (*PAIRS, *SINGLES)}
    for stall in range(STALLS)
]
"""By kind and stall: the placements, by corner, or by number of their pair of corners."""


def _walk(s: Morocco, _seat: int, legal: list[Any]) -> Scored:
    """MO-9.3: the space with the best juice token."""
    step: Any = s.flow[-1]
    points = POINT[step.stall]
    juice = [s.juice[point] if s.taken[point] < 0 else 0 for point in points]
    return [(juice[action.corner], action) for action in legal]


def _better(
    s: Morocco, seen: Outlook, seat: int, kinds: list[tuple[int, list[tuple[int, int]]]]
) -> Iterator[tuple[float, Action]]:
    """MO-6.1: the swaps that pay, by what they bring beyond the best stall that can be paid now."""
    worth = seen.gains(seat)
    payable = max([worth[stall] for stall, _ in kinds[0][1]], default=0.0) if kinds else 0.0
    return _swaps(s, seat, worth, payable)


def _late(s: Morocco, seat: int, _legal: list[Any]) -> Scored:
    """MO-14.11: to leave it at that, or swaps that the next action of this round profits by."""
    done: Scored = [(0.0, do.Finish())]
    if not actions_left(s)[seat]:
        return done
    return [*done, *_better(s, outlook(s), seat, offers(s, s.players[seat]))]


def _swaps(s: Morocco, seat: int, worth: list[float], best: float) -> Iterator[tuple[float, Action]]:
    """MO-6.1: the swaps after which something better could be paid."""
    if max(worth) - GOLD <= best:
        return
    cubes = s.players[seat].cubes
    for low, lines in _LINES.items():
        own, across = s.rails[low : low + COLUMNS], s.rails[COLUMNS - low : 2 * COLUMNS - low]
        reach = [[_reach(worth, line, colour, across, cubes) for colour in own] for line in lines]
        for a in range(COLUMNS):
            for b in range(a + 1, COLUMNS):
                others = [reach[n][n] for n in range(COLUMNS) if n not in (a, b)]
                best_then = max(reach[a][b], reach[b][a], *others)
                if best_then - GOLD > best:
                    yield best_then - GOLD - best, do.Swap(low + a, low + b)


def _reach(
    worth: list[float], line: tuple[int, ...], colour: int, across: tuple[int, ...], cubes: Cubes
) -> float:
    """The best that could be paid for in a row or column if its cube were of this colour."""
    found = 0.0
    if cubes[colour]:
        for stall, other in zip(line, across, strict=True):
            if worth[stall] > found and cubes[other] and (colour != other or cubes[colour] > 1):
                found = worth[stall]
    return found


def _actions(s: Morocco, seat: int) -> int:
    """How many actions cubes are to pay for in this round."""
    return max(1, actions_left(s)[seat])


def _take(s: Morocco, seat: int, legal: list[Any]) -> Scored:
    """MO-3.3: what the cubes then pay for."""
    seen, cubes, actions = outlook(s), s.players[seat].cubes, _actions(s, seat)
    return [(seen.purse(seat, with_cubes(cubes, (action.colour,)), actions), action) for action in legal]


def _scout(s: Morocco, seat: int, legal: list[Any]) -> Scored:
    """MO-4.3: what the own cubes then pay for, less some of what those of the others do."""
    seen, actions, cubes = outlook(s), actions_left(s), s.players[seat].cubes
    roof, n = s.roof, len(s.roof)
    lose = [0.0] * n
    others = [other for other in range(len(s.players)) if other not in (seat, s.merchant)]
    for other in others:
        has, left = s.players[other].cubes, max(1, actions[other])
        now = seen.purse(other, has, left)
        for colour in range(n):
            lose[colour] += seen.purse(other, with_cubes(has, (colour,)), left) - now
    share, own = KEPT / len(others) if others else 0.0, max(1, actions[seat])
    return [
        (
            seen.purse(seat, with_cubes(cubes, (roof[action.space - 1], roof[(action.space + 1) % n])), own)
            - share * lose[roof[action.space]],
            action,
        )
        for action in legal
    ]


def _keeping(s: Morocco, seen: Outlook, seat: int) -> list[float]:
    """MO-11.2: how many good stalls ask for a cube, by colour."""
    worth = [gain if gain > 0 else 0.0 for gain in seen.gains(seat)]
    rows = [worth[at : at + SIDE] for at in range(0, STALLS, SIDE)]
    columns, found = [worth[at::SIDE] for at in range(SIDE)], [0.0] * SIDE
    for row, colour in enumerate(s.rails[:COLUMNS]):
        column = s.rails.index(colour, COLUMNS) - COLUMNS
        both = sum(rows[row]) + sum(columns[column]) - rows[row][column]
        found[colour] = both + 2 * max(*rows[row], *columns[column])
    return found


def _keep(s: Morocco, seat: int, legal: list[Any]) -> Scored:
    """MO-11.2: a cube that many good stalls ask for."""
    worth = _keeping(s, outlook(s), seat)
    return [(worth[action.colour], action) for action in legal]


def _pay(s: Morocco, seat: int, legal: list[Any]) -> Scored:
    """MO-5.5, MO-5.6: what the cubes that are left can still pay for; of equal ones the commonest goes."""
    cubes, actions = s.players[seat].cubes, actions_left(s)[seat]
    if not actions:
        return [(cubes[action.colour], action) for action in legal]
    seen = outlook(s)
    return [
        (
            seen.purse(seat, without_cubes(cubes, (action.colour,)), actions) + ODD * cubes[action.colour],
            action,
        )
        for action in legal
    ]


def _second(s: Morocco, seat: int, legal: list[Any]) -> Scored:
    """MO-5.7: the best spaces beside the first."""
    seen, found = outlook(s), Scored()
    for stall in {action.stall for action in legal}:
        place = seen.place(seat, stall, 1)
        found += [(place.worth + juice, do.SecondCousin(stall, corner)) for juice, corner in place.tried]
    return found


def _point(s: Morocco, seat: int, legal: list[Any]) -> Scored:
    """MO-10.2: the best stall for the own Tourists, or the worst for those of others."""
    step: Any = s.flow[-1]
    seen = outlook(s)
    walkers = [owner for _, owner, tourist in seen.stands[step.stall].people if tourist]
    others = len(s.players) - 1
    found = []
    for action in legal:
        aim, worth = target(s, step.stall, action.direction), 0.0
        if aim >= 0 and seen.free[aim]:
            for owner in walkers:
                best = seen.place(owner, aim, 1).best
                worth += best if owner == seat else -best / others
        found.append((worth, action))
    return found


def _award(s: Morocco, seat: int, legal: list[Any]) -> Scored:
    """MO-8.5, MO-8.6: a gold counts less the more there are, a Bodyguard less towards the end."""
    early, gold = growth(s.tiles), float(box.POINTS.gold)
    if s.players[seat].gold < ENOUGH:
        gold += (GOLD - gold) * early
    return [(gold if type(action) is do.TakeGold else GUARD * early, action) for action in legal]


_RATES: dict[type, Callable[[Morocco, int, list[Any]], Scored]] = {
    do.PlaceWalker: _walk,
    do.TakeGold: _award,
    do.TakeCube: _take,
    do.MoveScout: _scout,
    do.Keep: _keep,
    do.PayExtra: _pay,
    do.SecondCousin: _second,
    do.PointTile: _point,
    do.Finish: _late,
}
