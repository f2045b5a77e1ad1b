"""What hands do for each action of Morocco."""

from __future__ import annotations

from tabletop.engine.rules import Action, upcoming
from tabletop.engine.table import BACK, Drag, Gesture, Press
from tabletop.games.morocco import actions as do
from tabletop.games.morocco.rules.closing import ChooseWalkerSpace
from tabletop.games.morocco.square import CORNERS
from tabletop.games.morocco.state import ASSISTANT, BODYGUARD, EACH, MASKS, TOURIST, Morocco
from tabletop.games.morocco.table.board import rail_cube
from tabletop.games.morocco.table.people import key
from tabletop.games.morocco.table.places import PAIR_AT


def acting(v: Morocco) -> int:
    """The seat whose step comes next; 0 where it is nobody's."""
    return getattr(upcoming(v), "seat", 0)


def gesture(v: Morocco, action: Action) -> Gesture:
    """The gesture of an action that can be tried now. Raises TypeError for an action without one."""
    seat = acting(v)
    found = _placing(v, seat, action) or _moving(v, seat, action) or _pressing(action)
    if found is None:
        raise TypeError(f"no gesture for {action}")
    return found


def _placing(v: Morocco, seat: int, action: Action) -> Gesture | None:
    match action:
        case do.Assistant(stall, corner) | do.SecondCousin(stall, corner):
            return Drag(_next(v, seat, ASSISTANT), f"stall:{stall}", corner)
        case do.Bodyguard(stall, corner, other):
            return Drag(_next(v, seat, BODYGUARD), f"stall:{stall}", PAIR_AT.get((corner, other), corner))
        case do.Tourist(stall, corner):
            return Drag(_next(v, seat, TOURIST), f"stall:{stall}", corner)
        case do.Cousins(stall, corner):
            return Drag(f"cousins:{seat}:{max(v.players[seat].cousins - 1, 0)}", f"stall:{stall}", corner)
        case do.PlaceWalker(corner):
            asked = upcoming(v)
            stall = asked.stall if isinstance(asked, ChooseWalkerSpace) else 0
            return Drag(_next(v, seat, ASSISTANT), f"stall:{stall}", corner)
    return None


def _moving(v: Morocco, seat: int, action: Action) -> Gesture | None:
    match action:
        case do.MoveScout(space):
            return Drag("scout", "roof", space)
        case do.Swap(rail, other):
            return Drag(rail_cube(v, rail), f"rail:{other}")
        case do.Recall(stall, corner):
            return Drag(key(v.spaces[stall * CORNERS + corner]), "mat")
        case do.TakeCube(colour):
            return Drag(f"supply:{colour}", "mat")
        case do.TakeGold():
            return Drag("gold", "mat")
        case do.WinBodyguard():
            return Drag(key(_lowest(seat, v.players[seat].quarters, BODYGUARD)), "mat")
    return None


def _pressing(action: Action) -> Gesture | None:
    match action:
        case do.PayExtra(colour) | do.Keep(colour):
            return Press(f"pick:{colour}")
        case do.PointTile(direction):
            return Press(f"arrow:{direction}")
        case do.Pass():
            return Press("button:pass")
        case do.Finish():
            return Press("button:done")
        case do.TakeBack():
            return BACK
    return None


def _lowest(seat: int, mask: int, kind: int) -> int:
    """The first of a seat's persons of a kind in a mask; its first at all if none is there."""
    here = mask & MASKS[kind] or MASKS[kind]
    return seat * EACH + (here & -here).bit_length() - 1


def _next(v: Morocco, seat: int, kind: int) -> str:
    """The person of a kind that leaves the supply first; a Bodyguard not yet won may be tried as well."""
    p = v.players[seat]
    mask = p.supply if p.supply & MASKS[kind] else p.supply | p.quarters
    return key(_lowest(seat, mask, kind))
