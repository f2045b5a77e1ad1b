"""Morocco: what a move would bring about, in a few words for the list of moves."""

from __future__ import annotations

from tabletop.engine.rules import Action, choice
from tabletop.engine.text import NONE, Text, translate
from tabletop.games.morocco import actions as do
from tabletop.games.morocco import words
from tabletop.games.morocco.rules.assign import SecondOfCousins, can_place, payable
from tabletop.games.morocco.rules.awards import award
from tabletop.games.morocco.rules.closing import PointStallTile, can_walk, has_room, target
from tabletop.games.morocco.rules.preview import Preview, preview
from tabletop.games.morocco.state import (
    ASSISTANT,
    BODYGUARD,
    COUSINS,
    TOURIST,
    Morocco,
    in_supply,
    room,
)


def effect(s: Morocco, action: Action) -> Text:
    """What the action would bring about; NONE where its own words tell all."""
    step = choice(s)
    if step is None:
        return NONE
    match action:
        case do.Assistant(stall, corner):
            return _placed(s, step.seat, ASSISTANT, stall, corner)
        case do.Bodyguard(stall, corner, other):
            return _placed(s, step.seat, BODYGUARD, stall, corner, other)
        case do.Tourist(stall, corner):
            return _placed(s, step.seat, TOURIST, stall, corner)
        case do.Cousins(stall, corner) | do.SecondCousin(stall, corner):
            return _placed(s, step.seat, COUSINS, stall, corner)
        case do.MoveScout(space):
            return _scouted(s, space)
        case do.Swap(rail, other):
            return _swapped(s, step.seat, rail, other)
        case do.PointTile(direction) if isinstance(step, PointStallTile):
            return _pointed(s, step.stall, direction)
    return NONE


def forgoes(s: Morocco, action: Action) -> Text:
    """MO-5.8: a placement that could be paid, where passing is free; NONE for other actions."""
    step = choice(s)
    if isinstance(action, do.Pass) and step is not None:
        p = s.players[step.seat]
        if can_place(s, p, p.supply):
            return translate("morocco", "a placement")
    return NONE


def _placed(s: Morocco, seat: int, how: int, stall: int, *corners: int) -> Text:
    """MO-8: what each seat gains if the stall closes; otherwise who leads and how much room is left."""
    if not in_supply(s.players[seat], ASSISTANT if how == COUSINS else how):
        return NONE
    step, first = choice(s), -1
    if isinstance(step, SecondOfCousins) and not room(s, step.stall):
        first = step.stall
    seen = preview(s, seat, how, stall, *corners, first=first)
    if not seen.free:
        row = _share(s, seat, seen, you=True)
        for other, rank in enumerate(seen.ranks):
            if rank and other != seat:
                both = translate("morocco", "{first}; {next}", "what several players gain")
                row = both.fill(first=row, next=_share(s, other, seen, you=False))
        return translate("morocco", "Fills the stall: {shares}").fill(shares=row)
    if seen.ranks[seat] != 1:
        text = translate("morocco", "%n space(s) left, you aren't in the lead")
    elif seen.ranks.count(1) > 1:
        text = translate("morocco", "%n space(s) left, you share the lead")
    else:
        text = translate("morocco", "%n space(s) left, you lead")
    return text.count(seen.free)


def _share(s: Morocco, seat: int, seen: Preview, *, you: bool) -> Text:
    """MO-8.2 to MO-8.7, MO-9.3: what one seat gains by a closing."""
    rank = seen.ranks[seat]
    gold, guard = seen.prizes[seat]
    prizes = award(rank, seen.ranks.count(rank)).prizes
    if not prizes or not (gold or guard):
        text = translate("morocco", "{who}: {vp} VP")
    elif not guard:
        text = translate("morocco", "{who}: {vp} VP and a gold")
    elif not gold:
        text = translate("morocco", "{who}: {vp} VP and a Bodyguard")
    elif prizes > 1:
        text = translate("morocco", "{who}: {vp} VP, a gold and a Bodyguard")
    else:
        text = translate("morocco", "{who}: {vp} VP, a gold or a Bodyguard")
    who = translate("morocco", "you", "gain something") if you else words.seat(s, seat)
    text = text.fill(who=who, vp=seen.vp[seat])
    if not seen.juice[seat]:
        return text
    return translate("morocco", "{share}, {n} juice").fill(share=text, n=seen.juice[seat])


def _scouted(s: Morocco, space: int) -> Text:
    """MO-4.3: whose cubes."""
    mine = words.listed(words.beside(s, space))
    if s.merchant >= 0:  # MO-13.1: it has no cubes
        return translate("morocco", "You gain {mine}").fill(mine=mine)
    text = translate("morocco", "You gain {mine}, all others {theirs}")
    return text.fill(mine=mine, theirs=words.cube(s.roof[space]))


def _swapped(s: Morocco, seat: int, rail: int, other: int) -> Text:
    """MO-6.1: for how many stalls the seat could pay then."""
    if (rail < 5) != (other < 5):
        return NONE
    after, cubes = s.copy(), s.players[seat].cubes
    rails = list(s.rails)
    rails[rail], rails[other] = rails[other], rails[rail]
    after.rails = tuple(rails)
    new = set(payable(after, cubes)) - set(payable(s, cubes))
    if not new:
        return translate("morocco", "You couldn't pay for any other stall")
    return translate("morocco", "You could pay for %n other stall(s)", "", len(new))


def _pointed(s: Morocco, stall: int, direction: int) -> Text:
    """MO-10.2: where the Tourists go."""
    aim = target(s, stall, direction)
    if not (can_walk(s, stall) and has_room(s, aim)):
        return translate("morocco", "Tourists only go home")
    return translate("morocco", "Tourists go to {stall}").fill(stall=words.place(aim))
