"""MO-13: the Merchant, our own opponent for one player; the die tells what it does."""

from __future__ import annotations

from tabletop.engine.chance import below
from tabletop.engine.rules import Step, Tell, explain, then
from tabletop.engine.state import frozen
from tabletop.games.morocco import events
from tabletop.games.morocco.rules import reasons
from tabletop.games.morocco.rules.closing import Check
from tabletop.games.morocco.rules.supply import gain, next_person, stand, with_cubes
from tabletop.games.morocco.square import COLUMN, CORNERS, POINT, ROW, SIDE
from tabletop.games.morocco.state import (
    ASSISTANT,
    ASSISTANTS,
    BODYGUARD,
    BODYGUARDS,
    COLUMNS,
    NO_CUBES,
    ROWS,
    WILD,
    Morocco,
    free_corners,
    open_stalls,
    room,
)

DIE = 1
"""The purpose of chance for which the die is rolled."""


def roll(s: Morocco, seat: int, use: events.Use, tell: Tell) -> int:
    """MO-3.2: what the die shows."""
    s.die = below(s, WILD + 1, DIE)
    tell(s, events.DieRolled(seat, s.die, use))
    return s.die


@frozen
class MerchantScout(Step):
    """MO-13.2: the die sends the scout to its colour; the person gains a cube of it."""

    def run(self, s: Morocco, tell: Tell) -> None:
        face, origin = roll(s, s.merchant, "scout", tell), s.scout
        goal = s.roof.index(face) if face != WILD else origin
        if goal == origin:
            goal = (origin + 1) % len(s.roof)
        explain(s, tell, s.merchant, "MO-13.2", lambda: reasons.scout(s, face, origin, goal))
        s.scout = goal
        tell(s, events.ScoutMoved(s.merchant, origin, goal, s.roof[goal]))
        person, colour = 1 - s.merchant, s.roof[goal]
        gain(s.players[person], colour)
        tell(s, events.CubesGained(person, with_cubes(NO_CUBES, (colour,)), "MO-13.2"))


@frozen
class MerchantAct(Step):
    """MO-13.3 to MO-13.5: a Bodyguard before an Assistant, where the die says, on the most juice."""

    def run(self, s: Morocco, tell: Tell) -> None:
        supply = s.players[s.merchant].supply
        wide = 1 if s.flags.squeeze else 2
        guard = supply & BODYGUARDS != 0 and any(room(s, stall) >= wide for stall in open_stalls(s))
        if not guard and not (supply & ASSISTANTS and open_stalls(s)):
            explain(s, tell, s.merchant, "MO-13.3", lambda: reasons.nobody(len(open_stalls(s))))
            tell(s, events.Passed(s.merchant, could=False))
            return
        explain(s, tell, s.merchant, "MO-13.3", lambda: reasons.whom(bodyguard=guard))
        fitting = _fitting(s, wide if guard else 1)
        aim = _line(s, ROWS, "row", tell) * SIDE + _line(s, COLUMNS, "column", tell)
        stall = next((n for n in fitting if n >= aim), fitting[0])
        explain(s, tell, s.merchant, "MO-13.4", lambda: reasons.stall(aim, stall))
        corners = _corners(s, stall)
        best = s.juice[POINT[stall][corners[0]]] if s.taken[POINT[stall][corners[0]]] < 0 else 0
        explain(s, tell, s.merchant, "MO-13.5", lambda: reasons.space(corners[0], best))
        chosen = tuple(sorted(corners[: 2 if guard else 1]))
        person = next_person(s.merchant, s.players[s.merchant], BODYGUARDS if guard else ASSISTANTS)
        stand(s, person, stall, *chosen)
        tell(s, events.Placed(s.merchant, BODYGUARD if guard else ASSISTANT, person, stall, chosen, ()))
        s.placed = True
        then(s, Check(s.merchant, stall, chained=False))


def _fitting(s: Morocco, spaces: int) -> list[int]:
    """The open stalls with so many free spaces, in reading order."""
    return [stall for stall in open_stalls(s) if room(s, stall) >= spaces]


def _line(s: Morocco, rails: int, use: events.Use, tell: Tell) -> int:
    """MO-13.4: the row or column of the die's colour; wild: the first with the most occupied spaces."""
    face, lines, most = roll(s, s.merchant, use, tell), ROW if rails == ROWS else COLUMN, 0
    if face != WILD:
        found = s.rails.index(face, rails) - rails
    else:
        taken = [0] * SIDE
        for at, person in enumerate(s.spaces):
            taken[lines[at // CORNERS]] += person >= 0
        most = max(taken)
        found = taken.index(most)
    explain(s, tell, s.merchant, "MO-13.4", lambda: reasons.line(rails + found, face, most))
    return found


def _corners(s: Morocco, stall: int) -> list[int]:
    """MO-13.5: the free corners of a stall, the most juice first, equal ones in the order NW, NE, SE, SW."""
    return sorted(
        free_corners(s, stall),
        key=lambda corner: -s.juice[POINT[stall][corner]] if s.taken[POINT[stall][corner]] < 0 else 0,
    )
