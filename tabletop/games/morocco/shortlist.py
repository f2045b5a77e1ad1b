"""Which of the allowed actions are worth a search's time, best first: estimates for opponents, no rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from operator import itemgetter
from typing import Any

from tabletop.engine.rules import Action
from tabletop.games.morocco import actions as do
from tabletop.games.morocco.heuristic import COUSIN, WALK
from tabletop.games.morocco.outlook import Outlook, growth, outlook
from tabletop.games.morocco.rules.acting import LEGAL_SWAPS, PLACE_AT, beside_open
from tabletop.games.morocco.rules.closing import target
from tabletop.games.morocco.square import BESIDE, COLUMN, CORNERS, POINT, ROW, SIDE, STALLS
from tabletop.games.morocco.stands import GOLD, GUARD
from tabletop.games.morocco.state import (
    ASSISTANT,
    BODYGUARD,
    COLUMNS,
    COUSINS,
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
}
"""How many actions of a kind are looked at."""
KEPT = 0.5
"""What a cube is worth to others, set against one's own."""
DEAR = 0.9
"""What the extra cube costs."""
LIKELY = 0.6
"""How much of a juice token is counted on, for a stall that does not close yet."""

Scored = list[tuple[float, Action]]
_FIRST = itemgetter(0)
_SWAP = {(swap.rail, swap.other): swap for swap in LEGAL_SWAPS}
_LINES = {
    0: tuple(tuple(range(at, at + SIDE)) for at in range(0, STALLS, SIDE)),
    COLUMNS: tuple(tuple(range(at, STALLS, SIDE)) for at in range(SIDE)),
}
"""By first rail: the stalls of each row, those of each column."""
_CROSS = tuple(
    tuple(tuple(n for n in range(STALLS) if ROW[n] == row or COLUMN[n] == column) for column in range(SIDE))
    for row in range(SIDE)
)
"""By row and column: the stalls in either."""


def shortlist(s: Morocco, legal: list[Action]) -> list[Action]:
    """The actions worth a look, best first; `legal` is all that is allowed, in the order of the tries."""
    if len(legal) > 1 and type(legal[-1]) is do.TakeBack:
        legal = legal[:-1]
    if len(legal) < 2:
        return legal
    step: Any = s.flow[-1]
    kind = type(legal[0])
    rates = _RATES.get(kind)
    if kind is do.PlaceWalker:
        scored = [(_juice(s, step.stall, action.corner), action) for action in legal]  # type: ignore[attr-defined]
    elif rates:
        seen = outlook(s)
        scored = [(rates(s, seen, step, action), action) for action in legal]
    else:
        scored = _acts(s, outlook(s), step.seat, legal)
    scored.sort(key=_FIRST, reverse=True)
    if rates:
        return [action for _, action in scored[: AT_MOST.get(kind, MOST)]]
    return _spread(scored)


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
    p = s.players[seat]
    found = _placed(seen, seat, p, legal)
    if p.gold:
        found += _swaps(s, seat, seen.gains(seat), max(map(_FIRST, found), default=0.0))
    if not p.supply:
        for action in legal:
            if type(action) is not do.Recall:
                break
            lost = seen.gain(seat, action.stall, 1, 0) + _juice(s, action.stall, action.corner)
            found.append((-lost, action))
    if type(legal[-1]) is do.Pass:
        found.append((0.0, legal[-1]))
    return found


def _placed(seen: Outlook, seat: int, p: Player, legal: list[Action]) -> Scored:
    """MO-5.2 to MO-5.6: what each placement brings, by its kind, its stall and the juice of its spaces.

    Placements come first where there are any, all of a kind in a stall next to each other.
    """
    found: Scored = []
    stands, tiles, closes = seen.stands, seen.tiles[seat], seen.closes
    at, end, extra, beside = 0, len(legal), _extra(seen, seat, p), beside_open(seen.laid)
    action: Any
    while at < end and (how := _HOW.get(type(action := legal[at]))) is not None:
        stall = action.stall
        stand = stands[stall]
        spaces, gained, best = (
            (2, stand.two, stand.pairs) if how == BODYGUARD else (1, stand.one, stand.singles)
        )
        points, alone = gained[seat]
        base, sure = points + alone * tiles[stall], 1.0
        if stand.free > spaces:
            base, sure = base * closes[stall], LIKELY
        if how == BODYGUARD:
            base -= GUARD / 2
        elif how == TOURIST:
            base += -extra + (WALK if stall in beside else 0.0) * closes[stall]
        elif how == COUSINS:
            worth = seen.gains(seat)
            base += -extra - COUSIN * growth(seen.laid) + max([worth[other] for other in BESIDE[stall]])
        row = PLACE_AT[how][stall][stand.mask]
        for tokens, which in best:
            found.append((base + sure * tokens, row[which]))
        at += len(row)
    return found


_HOW = {do.Assistant: ASSISTANT, do.Bodyguard: BODYGUARD, do.Tourist: TOURIST, do.Cousins: COUSINS}


def _juice(s: Morocco, stall: int, corner: int, sure: float = LIKELY) -> float:
    """MO-9.3: what the juice token at a space is worth."""
    point = POINT[stall][corner]
    return s.juice[point] * sure if s.taken[point] < 0 else 0.0


def _extra(seen: Outlook, seat: int, p: Player) -> float:
    """MO-5.5, MO-5.6: what the extra cube costs: more if another action would be paid with it."""
    return DEAR if seen.actions[seat] < 2 or sum(p.cubes) > 4 else 2 * DEAR


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
                    yield best_then - GOLD, _SWAP[low + a, low + b]


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


def _with(cubes: Cubes, *colours: int, sign: int = 1) -> Cubes:
    """These cubes and others (or without them)."""
    have = list(cubes)
    for colour in colours:
        have[colour] += sign
    a, b, c, d, e = have
    return (a, b, c, d, e)


def _cubes(seen: Outlook, seat: int, cubes: Cubes) -> float:
    """What cubes are worth in this round."""
    return seen.purse(seat, cubes, max(1, seen.actions[seat]))


def _take(s: Morocco, seen: Outlook, step: Any, action: do.TakeCube) -> float:
    return _cubes(seen, step.seat, _with(s.players[step.seat].cubes, action.colour))


def _scout(s: Morocco, seen: Outlook, step: Any, action: do.MoveScout) -> float:
    left, here, right = (s.roof[(action.space + k) % len(s.roof)] for k in (-1, 0, 1))
    worth = _cubes(seen, step.seat, _with(s.players[step.seat].cubes, left, right))
    others = [seat for seat in range(len(s.players)) if seat not in (step.seat, s.merchant)]
    lose = [
        _cubes(seen, seat, _with(s.players[seat].cubes, here)) - _cubes(seen, seat, s.players[seat].cubes)
        for seat in others
    ]
    return worth - KEPT * (sum(lose) / len(lose) if lose else 0.0)


def _keep(s: Morocco, seen: Outlook, step: Any, action: do.Keep) -> float:
    """MO-11.2: a cube that many good stalls ask for."""
    worth = seen.gains(step.seat)
    row, column = s.rails.index(action.colour), s.rails.index(action.colour, COLUMNS) - COLUMNS
    found = [max(worth[n], 0.0) for n in _CROSS[row][column]]
    return sum(found) + 2 * max(found)


def _pay(s: Morocco, seen: Outlook, step: Any, action: do.PayExtra) -> float:
    """MO-5.5, MO-5.6: what the cubes that are left can still pay for."""
    left = _with(s.players[step.seat].cubes, action.colour, sign=-1)
    return _cubes(seen, step.seat, left) + _keep(s, seen, step, do.Keep(action.colour)) * -0.01


def _second(s: Morocco, seen: Outlook, step: Any, action: do.SecondCousin) -> float:
    sure = LIKELY if seen.free[action.stall] > 1 else 1.0
    return seen.gain(step.seat, action.stall, 1, 1) + _juice(s, action.stall, action.corner, sure)


def _point(s: Morocco, seen: Outlook, step: Any, action: do.PointTile) -> float:
    """MO-10.2: the best stall for the own Tourists, or the worst for those of others."""
    aim = target(s, step.stall, action.direction)
    if aim < 0 or not seen.free[aim]:
        return 0.0
    here = {person // 16 for person in s.spaces[step.stall * CORNERS : step.stall * CORNERS + CORNERS]}
    own = seen.gain(step.seat, aim, 1, 1) if step.seat in here else 0.0
    return own - KEPT * sum(seen.gain(seat, aim, 1, 1) for seat in here if seat != step.seat) / len(here)


_RATES: dict[type, Callable[[Morocco, Outlook, Any, Any], float]] = {
    do.TakeCube: _take,
    do.MoveScout: _scout,
    do.Keep: _keep,
    do.PayExtra: _pay,
    do.SecondCousin: _second,
    do.PointTile: _point,
    do.TakeGold: lambda _s, _seen, _step, _a: GOLD,
    do.WinBodyguard: lambda _s, seen, _step, _a: GUARD * min(1.0, seen.rounds),
}
