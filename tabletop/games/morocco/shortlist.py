"""Which of the allowed actions are worth a search's time, best first: estimates for opponents, no rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from tabletop.engine.rules import Action
from tabletop.games.morocco import actions as do
from tabletop.games.morocco.heuristic import COUSIN, WALK
from tabletop.games.morocco.outlook import GOLD, GUARD, Outlook, growth, outlook
from tabletop.games.morocco.rules.closing import target
from tabletop.games.morocco.square import BESIDE, COLUMN, CORNERS, POINT, ROW, STALLS
from tabletop.games.morocco.state import COLUMNS, Cubes, Morocco

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
EACH = 2
"""On how many spaces of a stall a kind of people is tried."""
KEPT = 0.5
"""What a cube is worth to others, set against one's own."""
DEAR = 0.9
"""What the extra cube costs."""
LIKELY = 0.6
"""How much of a juice token is counted on, for a stall that does not close yet."""

Scored = list[tuple[float, Action]]


def shortlist(s: Morocco, legal: list[Action]) -> list[Action]:
    """The actions worth a look, best first."""
    step: Any = s.flow[-1]
    kept = [action for action in legal if type(action) is not do.TakeBack]
    if len(kept) < 2:
        return kept or legal
    seen = outlook(s)
    rates = _RATES.get(type(kept[0]))
    if rates:
        scored = [(rates(s, seen, step, action), action) for action in kept]
    else:
        scored = _acts(s, seen, step.seat, kept)
    scored.sort(key=_first, reverse=True)
    return list(_spread(scored))[:MOST]


def _spread(scored: Scored) -> Iterator[Action]:
    """The best actions of each kind."""
    left = dict(AT_MOST)
    for _, action in scored:
        kind = type(action)
        if kind in left:
            left[kind] -= 1
            if left[kind] < 0:
                continue
        yield action


def _first(each: tuple[float, Action]) -> float:
    return each[0]


def _acts(s: Morocco, seen: Outlook, seat: int, legal: list[Action]) -> Scored:
    """MO-5: placements, each in the best spaces of its stall; swaps that pay; recalls; passing."""
    worth = seen.gains(seat)
    found: Scored = list(_placed(s, seen, seat, worth, legal))
    best = max((each[0] for each in found), default=0.0)
    if s.players[seat].gold:
        found += _swaps(s, seat, worth, best)
    for action in legal:
        if type(action) is do.Recall:
            found.append(
                (-seen.gain(seat, action.stall, 1, 0) - _juice(s, action.stall, action.corner), action)
            )
        elif type(action) is do.Pass:
            found.append((0.0, action))
    return found


def _placed(
    s: Morocco, seen: Outlook, seat: int, worth: list[float], legal: list[Action]
) -> Iterator[tuple[float, Action]]:
    """MO-5.2 to MO-5.6: what each placement brings, by its kind, its stall and the juice of its spaces."""
    by_stall: dict[tuple[type, int], Scored] = {}
    tourist = -_extra(s, seen, seat)
    cousins = tourist - COUSIN * growth(s.tiles)
    points = seen.points
    action: Any
    for action in legal:
        kind = type(action)
        if kind not in _PLACING:
            continue
        stall = action.stall
        juice = points[POINT[stall][action.corner]]
        if kind is do.Bodyguard and action.corner != action.other:
            juice += points[POINT[stall][action.other]]
        by_stall.setdefault((kind, stall), []).append((juice, action))
    for (kind, stall), row in by_stall.items():
        if kind is do.Bodyguard:
            base, sure = seen.gain(seat, stall, 2, 2) - GUARD / 2, _sure(seen, stall, 2)
        else:
            base, sure = seen.gain(seat, stall, 1, 1), _sure(seen, stall, 1)
            if kind is do.Tourist:
                walks = WALK if any(s.tiles[other] < 0 for other in BESIDE[stall]) else 0.0
                base += tourist + walks * seen.closes[stall]
            elif kind is do.Cousins:
                base += cousins + max([worth[other] for other in BESIDE[stall]])
        if len(row) > EACH:
            row.sort(key=_first, reverse=True)
        for tokens, action in row[:EACH]:
            yield base + sure * tokens, action


_PLACING = {do.Assistant, do.Bodyguard, do.Tourist, do.Cousins}


def _juice(s: Morocco, stall: int, corner: int, sure: float = LIKELY) -> float:
    """MO-9.3: what the juice token at a space is worth."""
    point = POINT[stall][corner]
    return s.juice[point] * sure if s.taken[point] < 0 else 0.0


def _sure(seen: Outlook, stall: int, spaces: int) -> float:
    return 1.0 if seen.free[stall] <= spaces else LIKELY


def _extra(s: Morocco, seen: Outlook, seat: int) -> float:
    """MO-5.5, MO-5.6: what the extra cube costs: more if another action would be paid with it."""
    return DEAR if seen.actions[seat] < 2 or sum(s.players[seat].cubes) > 4 else 2 * DEAR


def _swaps(s: Morocco, seat: int, worth: list[float], best: float) -> Iterator[tuple[float, Action]]:
    """MO-6.1: the swaps after which something better could be paid."""
    cubes, rails = s.players[seat].cubes, s.rails
    for low in (0, COLUMNS):
        for a in range(low, low + COLUMNS):
            for b in range(a + 1, low + COLUMNS):
                after = list(rails)
                after[a], after[b] = after[b], after[a]
                reach = max((worth[n] for n in _payable(after, cubes, worth)), default=0.0)
                if reach - GOLD > best:
                    yield reach - GOLD, do.Swap(a, b)


def _payable(rails: list[int], cubes: Cubes, worth: list[float]) -> Iterator[int]:
    for stall in range(STALLS):
        if worth[stall] > 0:
            one, other = rails[ROW[stall]], rails[COLUMNS + COLUMN[stall]]
            if cubes[one] and cubes[other] and (one != other or cubes[one] > 1):
                yield stall


def _with(cubes: Cubes, *colours: int, sign: int = 1) -> Cubes:
    """These cubes and others (or without them)."""
    have = list(cubes)
    for colour in colours:
        have[colour] += sign
    a, b, c, d, e = have
    return (a, b, c, d, e)


def _cubes(s: Morocco, seen: Outlook, seat: int, cubes: Cubes) -> float:
    """What cubes are worth in this round."""
    return seen.purse(s, seat, cubes, max(1, seen.actions[seat]))


def _take(s: Morocco, seen: Outlook, step: Any, action: do.TakeCube) -> float:
    return _cubes(s, seen, step.seat, _with(s.players[step.seat].cubes, action.colour))


def _scout(s: Morocco, seen: Outlook, step: Any, action: do.MoveScout) -> float:
    left, here, right = (s.roof[(action.space + k) % len(s.roof)] for k in (-1, 0, 1))
    worth = _cubes(s, seen, step.seat, _with(s.players[step.seat].cubes, left, right))
    others = [seat for seat in range(len(s.players)) if seat not in (step.seat, s.merchant)]
    lose = [
        _cubes(s, seen, seat, _with(s.players[seat].cubes, here))
        - _cubes(s, seen, seat, s.players[seat].cubes)
        for seat in others
    ]
    return worth - KEPT * (sum(lose) / len(lose) if lose else 0.0)


def _keep(s: Morocco, seen: Outlook, step: Any, action: do.Keep) -> float:
    """MO-11.2: a cube that many good stalls ask for."""
    worth = seen.gains(step.seat)
    row, column = s.rails.index(action.colour), s.rails.index(action.colour, COLUMNS) - COLUMNS
    found = [max(worth[n], 0.0) for n in range(STALLS) if ROW[n] == row or COLUMN[n] == column]
    return sum(found) + 2 * max(found)


def _pay(s: Morocco, seen: Outlook, step: Any, action: do.PayExtra) -> float:
    """MO-5.5, MO-5.6: what the cubes that are left can still pay for."""
    left = _with(s.players[step.seat].cubes, action.colour, sign=-1)
    return _cubes(s, seen, step.seat, left) + _keep(s, seen, step, do.Keep(action.colour)) * -0.01


def _second(s: Morocco, seen: Outlook, step: Any, action: do.SecondCousin) -> float:
    sure = _sure(seen, action.stall, 1)
    return seen.gain(step.seat, action.stall, 1, 1) + _juice(s, action.stall, action.corner, sure)


def _walker(s: Morocco, _seen: Outlook, step: Any, action: do.PlaceWalker) -> float:
    return _juice(s, step.stall, action.corner)


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
    do.PlaceWalker: _walker,
    do.PointTile: _point,
    do.TakeGold: lambda _s, _seen, _step, _a: GOLD,
    do.WinBodyguard: lambda _s, seen, _step, _a: GUARD * min(1.0, seen.rounds),
}
