"""Morocco: what happens, told after it has happened. Numbers are as in `state` and `square`."""

from __future__ import annotations

from typing import Literal

from tabletop.engine.rules import Event
from tabletop.engine.state import frozen
from tabletop.games.morocco.state import Cubes

Use = Literal["market", "scout", "row", "column"]
"""What the die is rolled for; all but "market" by the Merchant."""
Ending = Literal["few_open", "no_placement", "quiet", "stuck"]
"""MO-12: why the match ends: 5 or fewer open stalls; a round without a placement; 30 rounds without a
closing; nobody has a person left (only without recall)."""
NoWalk = Literal["no_open_stall", "no_space", "no_assistant"]
"""MO-10: why a Tourist only goes home."""


@frozen
class RoundBegan(Event):
    """MO-3: a round begins; `first` is the first player."""

    round: int
    first: int


@frozen
class DieRolled(Event):
    """MO-3, MO-13: the die shows a colour, or WILD. `seat` is the Merchant, or -1 for the market die."""

    seat: int
    face: int
    use: Use
    final = True


@frozen
class CubesGained(Event):
    """MO-3, MO-4: a seat gains these cubes, by this rule."""

    seat: int
    cubes: Cubes
    rule: str


@frozen
class ScoutMoved(Event):
    """MO-4: the scout goes from a roof space (-1: the centre) to another; `seat` moved it.

    `colour`: of the cube on the space to which it goes.
    """

    seat: int
    origin: int
    space: int
    colour: int


@frozen
class AssignBegan(Event):
    """MO-5: the first (1) or second (2) pass of the Assign step begins."""

    turn: int


@frozen
class Swapped(Event):
    """MO-6: a gold went back to the supply, and the cubes of two rails have changed places.

    `colours`: of the cubes that lie at the rail and at the other now.
    """

    seat: int
    rail: int
    other: int
    colours: tuple[int, int]


@frozen
class Recalled(Event):
    """MO-5: a person was taken back from a corner of an open stall."""

    seat: int
    person: int
    stall: int
    corner: int


@frozen
class Placed(Event):
    """MO-5: a person stands on these corners of a stall; `paid` are the colours of the cubes paid at once.

    `how` is the kind of placement: ASSISTANT, BODYGUARD, TOURIST or COUSINS; nothing is paid for the second
    of the Cousins. The extra cube is told by ExtraPaid.
    """

    seat: int
    how: int
    person: int
    stall: int
    corners: tuple[int, ...]
    paid: tuple[int, ...]


@frozen
class ExtraPaid(Event):
    """MO-5: the extra cube of a Tourist or of Cousins is paid."""

    seat: int
    how: int
    colour: int


@frozen
class SecondStayed(Event):
    """MO-14: the first one's stall has closed, and the second of the Cousins can't be placed beside it.

    `room`: a stall beside it is open, but no Assistant is left in the supply.
    """

    seat: int
    stall: int
    room: bool


@frozen
class TakenBack(Event):
    """MO-5: a Tourist or Cousins was taken back before it was finished; `back` are the cubes returned."""

    seat: int
    how: int
    person: int
    stall: int
    back: tuple[int, ...]


@frozen
class Passed(Event):
    """MO-5: a seat places nobody. `could`: it could have paid for a placement (only with free passing)."""

    seat: int
    could: bool


@frozen
class StallFilled(Event):
    """MO-8: no space of a stall is free: it closes. `strengths` by seat; `chained`: a Tourist filled it."""

    stall: int
    strengths: tuple[int, ...]
    chained: bool


@frozen
class Awarded(Event):
    """MO-8: a seat gains VP for its rank (1 first) in a stall; `shared`: how many seats have this rank."""

    seat: int
    stall: int
    rank: int
    shared: int
    vp: int
    strength: int


@frozen
class GoldGained(Event):
    """MO-8: a seat takes a gold from the supply; `chosen`: it might have had a Bodyguard instead."""

    seat: int
    chosen: bool
    rule: str


@frozen
class BodyguardWon(Event):
    """MO-8: a Bodyguard goes from the Guard Quarters to its owner's supply; `chosen` instead of a gold."""

    seat: int
    person: int
    chosen: bool
    rule: str


@frozen
class AwardLost(Event):
    """MO-8: nothing is left of an award: no gold in the supply, or no own Bodyguard in the quarters."""

    seat: int
    gold: bool
    """A gold was due."""
    bodyguard: bool
    """A Bodyguard was due."""


@frozen
class TileLaid(Event):
    """MO-8: a market tile lies on the stall: its owner's seat, or NEUTRAL.

    `short`: the owner had no tile left, so that a neutral one lies there.
    """

    stall: int
    tile: int
    short: bool


@frozen
class TilePointed(Event):
    """MO-9: the market tile points in a direction, at an open stall or (`target` -1) at none.

    `seat` pointed it; -1: by chance. `chosen`: it mattered and was chosen.
    """

    seat: int
    stall: int
    direction: int
    target: int = -1
    chosen: bool = False


@frozen
class TilePointedByChance(TilePointed):
    """MO-9, MO-14: the same, where chance pointed a neutral tile."""

    final = True


@frozen
class JuiceTaken(Event):
    """MO-9: the person on this corner of the stall brings its owner the juice token of that point."""

    seat: int
    stall: int
    corner: int
    point: int
    value: int


@frozen
class PeopleLeft(Event):
    """MO-10: all these persons leave the stall: to their owners, Bodyguards to the Guard Quarters."""

    stall: int
    people: tuple[int, ...]


@frozen
class TouristWalked(Event):
    """MO-10: instead of a Tourist an Assistant of its owner stands in the stall the tile points at."""

    seat: int
    origin: int
    stall: int
    corner: int
    tourist: int
    assistant: int


@frozen
class TouristWentHome(Event):
    """MO-10: a Tourist of the closed stall only goes home."""

    seat: int
    origin: int
    tourist: int
    why: NoWalk


@frozen
class StallClosed(Event):
    """MO-8: all of a closing is done; so many stalls are open now."""

    stall: int
    open: int


@frozen
class MarkerPassed(Event):
    """MO-11: this seat is the first player now."""

    seat: int


@frozen
class ScoutHome(Event):
    """MO-11: the scout is back in the centre."""


@frozen
class Kept(Event):
    """MO-11: a seat keeps a cube of this colour; `discarded` are the others."""

    seat: int
    colour: int
    discarded: Cubes


@frozen
class CousinsReturned(Event):
    """MO-14: a seat's used Cousins tokens are back."""

    seat: int
    count: int


@frozen
class MatchEnded(Event):
    """MO-12: the match is over, for this reason; every seat's points."""

    why: Ending
    points: tuple[int, ...]
