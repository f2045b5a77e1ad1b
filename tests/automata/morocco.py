"""Morocco: what the Merchant claims of its decisions, and how each claim is held against the state."""

from __future__ import annotations

from tabletop.engine.text import english
from tabletop.games.morocco import phrases as moroccos
from tabletop.games.morocco.rules.ch09_tile import permitted
from tabletop.games.morocco.square import COLUMN, CORNERS, POINT, ROW, SIDE
from tabletop.games.morocco.state import (
    ASSISTANTS,
    BODYGUARD,
    BODYGUARDS,
    free_corners,
    open_spaces,
    open_stalls,
)
from tests.automata.told import Claim, Told


def scouts(t: Told) -> bool:
    moved, s = t.did("ScoutMoved"), t.s
    return moved.origin == s.scout and english(moroccos.roof(s, moved.space)) == t["goal"]


def onward(t: Told) -> bool:
    moved = t.did("ScoutMoved")
    return scouts(t) and moved.space == (t.s.scout + 1) % len(t.s.roof)


def guards(t: Told, *, room_for: bool) -> bool:
    wide = 1 if t.s.flags.squeeze else 2
    there = any(open_spaces(t.s, stall) >= wide for stall in open_stalls(t.s))
    return bool(t.me.supply & BODYGUARDS) and there is room_for


def sends(t: Told) -> bool:
    return t.did("Placed", later=True).how != BODYGUARD


def most_taken(t: Told) -> bool:
    taken = [0] * (2 * SIDE)
    for at, person in enumerate(t.s.spaces):
        taken[ROW[at // CORNERS]] += person >= 0
        taken[SIDE + COLUMN[at // CORNERS]] += person >= 0
    named = [n for n in range(2 * SIDE) if english(moroccos.rail(n)) == t["where"]]
    half = taken[:SIDE] if named[0] < SIDE else taken[SIDE:]
    return taken[named[0]] == max(half) == int(t["n"])


def stall_of(t: Told, key: str) -> int:
    return next(n for n in range(SIDE * SIDE) if english(moroccos.place(n)) == t[key])


def goes_to(t: Told) -> bool:
    return bool(t.did("Placed", later=True).stall == stall_of(t, "stall"))


def no_room(t: Told) -> bool:
    aim = stall_of(t, "aim")
    wide = 2 if t.did("Placed", later=True).how == BODYGUARD and not t.s.flags.squeeze else 1
    return goes_to(t) and aim in open_stalls(t.s) and open_spaces(t.s, aim) < wide


def juices(t: Told) -> tuple[list[int], bool]:
    """The juice at the free corners of the stall, and whether the corner that is named is taken."""
    placed, s = t.did("Placed", later=True), t.s
    points = [POINT[placed.stall][corner] for corner in free_corners(s, placed.stall)]
    named = [corner for corner in placed.corners if english(moroccos.corner(corner)) == t["corner"]]
    return [s.juice[point] if s.taken[point] < 0 else 0 for point in points], len(named) == 1


CLAIMS: dict[str, Claim] = {
    "The die shows wild: the scout goes to the next space clockwise, {goal}.": onward,
    "The scout is on {colour} already: it goes to the next space clockwise, {goal}.": lambda t: (
        onward(t) and english(moroccos.COLOUR_NAMES[t.s.roof[t.s.scout]]) == t["colour"]
    ),
    "The die sends the scout to {goal}.": scouts,
    "The Merchant has a {kind} and places it first.": lambda t: (
        guards(t, room_for=True) and t.did("Placed", later=True).how == BODYGUARD
    ),
    "No open stall has room for the Merchant's Bodyguard: it sends an {kind}.": lambda t: (
        guards(t, room_for=False) and sends(t)
    ),
    "The Merchant has no Bodyguard to place: it sends an {kind}.": lambda t: (
        not t.me.supply & BODYGUARDS and sends(t)
    ),
    "No stall is open any more: the Merchant passes.": lambda t: (
        not open_stalls(t.s) and t.did("Passed") is not None
    ),
    "The Merchant has a Bodyguard alone, and no open stall has room for it: it passes.": lambda t: (
        guards(t, room_for=False) and not t.me.supply & ASSISTANTS and t.did("Passed") is not None
    ),
    "The Merchant has nobody to place in the %n open stall(s): it passes.": lambda t: (
        t.n == len(open_stalls(t.s))
        and not t.me.supply & (ASSISTANTS | BODYGUARDS)
        and t.did("Passed") is not None
    ),
    "The die shows wild: the most occupied spaces, {n}, are in {where}.": most_taken,
    "The die shows {colour}: that is {where}.": lambda t: (
        english(moroccos.COLOUR_NAMES[t.s.rails[t.s.rails.index(rail_cube(t))]]) == t["colour"]
    ),
    "It goes to {stall}.": goes_to,
    "No room in {aim}; the next stall in reading order is {stall}.": no_room,
    "Closed already: {aim}; the next stall in reading order is {stall}.": lambda t: (
        goes_to(t) and stall_of(t, "aim") not in open_stalls(t.s)
    ),
    "No juice is left at its free spaces: it takes the first, {corner}.": lambda t: (
        juices(t)[1] and not any(juices(t)[0])
    ),
    "Of the free spaces, {corner} has the most juice, {n}.": lambda t: (
        juices(t)[1] and max(juices(t)[0]) == int(t["n"])
    ),
    "Going round from north, the first open stall beside {stall} is {way}.": lambda t: (
        t.did("TilePointed").direction == permitted(t.s, t.did("TilePointed").stall)[0]
    ),
    "It has %n Bodyguard(s) in the Guard Quarters and takes one instead of a gold.": lambda t: (
        t.n == t.me.quarters.bit_count() > 0 < t.s.gold and t.did("BodyguardWon") is not None
    ),
}


def rail_cube(t: Told) -> int:
    """The colour of the cube beside the row or column that is named."""
    rails = t.s.rails
    return int(next(rails[n] for n in range(len(rails)) if english(moroccos.rail(n)) == t["where"]))
