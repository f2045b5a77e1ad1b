"""MO-3, MO-4, MO-11 and MO-12: the round, the market die, the scout, round end and the end."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.engine.refusal import No
from tabletop.engine.rules import Action, Step, Tell, hush, then
from tabletop.engine.state import frozen
from tabletop.engine.text import Text, translate
from tabletop.games.morocco import actions as do
from tabletop.games.morocco import components as box
from tabletop.games.morocco import events, names, words
from tabletop.games.morocco.rules.assign import Act
from tabletop.games.morocco.rules.choices import Asked
from tabletop.games.morocco.rules.merchant import MerchantAct, MerchantScout, roll
from tabletop.games.morocco.rules.supply import gain, with_cubes, without_cubes
from tabletop.games.morocco.square import SIDE
from tabletop.games.morocco.state import NO_CUBES, WILD, Morocco, in_order, open_stalls

PASSES = 2
MOVES, KEEPS, TAKES = (tuple(map(kind, range(SIDE))) for kind in (do.MoveScout, do.Keep, do.TakeCube))
"""Made once: without these, random play comes down to its bar (tabletop/bench/goals.py)."""


def gains(s: Morocco, seat: int, rule: str, tell: Tell, *colours: int) -> None:
    """MO-3, MO-4: a seat gains cubes of these colours."""
    gain(s.players[seat], *colours)
    if tell is not hush:  # two thirds of all that is told: without this, random play falls below its bar
        tell(s, events.CubesGained(seat, with_cubes(NO_CUBES, colours), rule))


def people_in_order(s: Morocco, first: int) -> list[int]:
    """The seats that have cubes, in turn order: all but the Merchant's."""
    seats = in_order(s, first)
    if s.merchant >= 0:
        seats.remove(s.merchant)
    return seats


@frozen
class Round(Step):
    """MO-3.1: market die, scout, Assign, round end."""

    def run(self, s: Morocco, tell: Tell) -> None:
        s.round += 1
        s.placed = s.closed = False
        tell(s, events.RoundBegan(s.round, s.first))
        then(s, *[MarketDie()] * box.DIE_ROLLS[len(s.players)], Scouting(0), Assign(0), RoundEnd())


@frozen
class MarketDie(Step):
    """MO-3.2, MO-3.3: everyone gains a cube of the face, or chooses one when it is wild."""

    def run(self, s: Morocco, tell: Tell) -> None:
        face, seats = roll(s, -1, "market", tell), people_in_order(s, s.first)
        if face == WILD:
            then(s, *(ChooseWild(seat) for seat in seats))
            return
        for seat in seats:
            gains(s, seat, "MO-3.2", tell, face)


@frozen
class ChooseWild(Asked):
    """MO-3.3: the die shows wild: choose a cube."""

    rule = "MO-3.3"
    takes = (do.TakeCube,)
    seat: int

    def prompt(self, s: Morocco) -> Text:
        text = translate("morocco", "The market die shows wild: choose a cube. You have {cubes}.")
        return text.fill(cubes=words.cubes(s.players[self.seat].cubes))

    def tries(self, s: Morocco) -> Iterator[Action]:
        return iter(TAKES)

    def forbids(self, s: Morocco, action: do.TakeCube) -> No | None:
        return None

    def apply(self, s: Morocco, action: do.TakeCube, tell: Tell) -> None:
        gains(s, self.seat, "MO-3.3", tell, action.colour)


@frozen
class Scouting(Step):
    """MO-4.1: each player moves the scout once, in turn order; `turn` counts them."""

    turn: int

    def run(self, s: Morocco, tell: Tell) -> None:
        if self.turn == len(s.players):
            return
        seat = (s.first + self.turn) % len(s.players)
        then(s, MerchantScout() if seat == s.merchant else Scout(seat), Scouting(self.turn + 1))


@frozen
class Scout(Asked):
    """MO-4.1 to MO-4.3: move the scout to another roof space."""

    rule = "MO-4.1"
    rules = ("MO-4.1", "MO-4.2", "MO-4.3")
    takes = (do.MoveScout,)
    seat: int

    def prompt(self, s: Morocco) -> Text:
        if s.merchant >= 0:  # MO-13.1: it has no cubes
            text = translate("morocco", "Move the scout: you gain the two cubes beside it. You have {cubes}.")
        else:
            text = translate(
                "morocco",
                "Move the scout: you gain the two cubes beside it, all others its own. You have {cubes}.",
            )
        return text.fill(cubes=words.cubes(s.players[self.seat].cubes))

    def tries(self, s: Morocco) -> Iterator[Action]:
        return iter(MOVES)

    def forbids(self, s: Morocco, action: do.MoveScout) -> No | None:
        if action.space != s.scout:
            return None
        text = translate("morocco", "The scout is on {space} already and has to move to another one.")
        return No("MO-4.2", lambda: text.fill(space=words.roof(s, action.space)))

    def apply(self, s: Morocco, action: do.MoveScout, tell: Tell) -> None:
        origin, s.scout = s.scout, action.space
        tell(s, events.ScoutMoved(self.seat, origin, s.scout, s.roof[s.scout]))
        beside, here = words.beside(s, s.scout), (s.roof[s.scout],)
        for seat in people_in_order(s, self.seat):
            gains(s, seat, "MO-4.3", tell, *(beside if seat == self.seat else here))


@frozen
class Assign(Step):
    """MO-5.1: two passes round the table, one action each; `turn` counts the actions."""

    turn: int

    def run(self, s: Morocco, tell: Tell) -> None:
        n = len(s.players)
        if not s.flags.recall and not any(p.supply for p in s.players):  # MO-14.4: all are stuck
            s.flow.clear()
            then(s, End("stuck"))
            return
        if self.turn == PASSES * n:
            return
        if self.turn % n == 0:
            tell(s, events.AssignBegan(self.turn // n + 1))
        seat = (s.first + self.turn) % n
        then(s, MerchantAct() if seat == s.merchant else Act(seat), Assign(self.turn + 1))


@frozen
class RoundEnd(Step):
    """MO-11.1, MO-12.1, MO-12.2: marker, scout, Cousins; then the match may end, or cubes are discarded."""

    def run(self, s: Morocco, tell: Tell) -> None:
        if s.merchant < 0:  # MO-13.1: against the Merchant the person stays first
            s.first = (s.first + 1) % len(s.players)
            tell(s, events.MarkerPassed(s.first))
        s.scout = -1
        tell(s, events.ScoutHome())
        if s.flags.cousins_return:
            _cousins_back(s, tell)
        s.quiet = 0 if s.closed else s.quiet + 1
        if len(open_stalls(s)) <= box.ENDING.open:
            then(s, End("few_open"))
        elif not s.placed:
            then(s, End("no_placement"))
        elif s.flags.quiet_end and s.quiet >= box.ENDING.quiet:
            then(s, End("quiet"))
        else:
            then(s, *(Keeping(seat) for seat in people_in_order(s, s.first)), Round())


def _cousins_back(s: Morocco, tell: Tell) -> None:
    """MO-14.7: used Cousins tokens come back."""
    for seat in people_in_order(s, s.first):
        p = s.players[seat]
        if used := box.BOX.cousins - p.cousins:
            p.cousins = box.BOX.cousins
            tell(s, events.CousinsReturned(seat, used))


@frozen
class Keeping(Step):
    """MO-11.2: everyone discards down to one cube; cubes of one colour leave nothing to choose."""

    seat: int

    def run(self, s: Morocco, tell: Tell) -> None:
        cubes = s.players[self.seat].cubes
        held = [colour for colour, n in enumerate(cubes) if n]
        if len(held) > 1:
            s.flow.append(KeepCube(self.seat))
        elif sum(cubes) > 1:
            keep(s, self.seat, held[0], tell)


def keep(s: Morocco, seat: int, colour: int, tell: Tell) -> None:
    """MO-11.2: one cube of this colour stays."""
    p = s.players[seat]
    left = without_cubes(p.cubes, (colour,))
    p.cubes = with_cubes(NO_CUBES, (colour,))
    tell(s, events.Kept(seat, colour, left))


@frozen
class KeepCube(Asked):
    """MO-11.2: choose the cube to keep."""

    rule = "MO-11.2"
    takes = (do.Keep,)
    seat: int

    def prompt(self, s: Morocco) -> Text:
        text = translate("morocco", "Keep one of your cubes: {cubes}. The others are discarded.")
        return text.fill(cubes=words.cubes(s.players[self.seat].cubes))

    def tries(self, s: Morocco) -> Iterator[Action]:
        return iter(KEEPS)

    def forbids(self, s: Morocco, action: do.Keep) -> No | None:
        cubes = s.players[self.seat].cubes
        if cubes[action.colour]:
            return None
        text = translate("morocco", "You have no {colour} cube to keep: you have {cubes}.")
        return No(
            "MO-11.2", lambda: text.fill(colour=names.COLOUR_NAMES[action.colour], cubes=words.cubes(cubes))
        )

    def apply(self, s: Morocco, action: do.Keep, tell: Tell) -> None:
        keep(s, self.seat, action.colour, tell)


@frozen
class End(Step):
    """MO-12.1, MO-12.2: the match is over."""

    why: events.Ending

    def run(self, s: Morocco, tell: Tell) -> None:
        from tabletop.games.morocco.score import totals

        tell(s, events.MatchEnded(self.why, totals(s)))
