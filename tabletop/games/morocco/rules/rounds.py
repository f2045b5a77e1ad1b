"""MO-3, MO-4, MO-11 and MO-12: the round, the market die, the scout, round end and the end."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tabletop.engine.refusal import No
from tabletop.engine.rules import Action, Choice, Step, Tell, hush, then
from tabletop.engine.text import Text, translate
from tabletop.games.morocco import actions as do
from tabletop.games.morocco import components as box
from tabletop.games.morocco import events, names, words
from tabletop.games.morocco.rules.acting import Act
from tabletop.games.morocco.rules.asked import not_asked
from tabletop.games.morocco.rules.merchant import MerchantAct, MerchantScout, roll
from tabletop.games.morocco.rules.paying import gain, with_cubes
from tabletop.games.morocco.state import NO_CUBES, WILD, Cubes, Morocco, in_order, open_stalls

TAKE = tuple(do.TakeCube(colour) for colour in range(5))
MOVE = tuple(do.MoveScout(space) for space in range(5))
KEEP = tuple(do.Keep(colour) for colour in range(5))
PASSES = 2


def of_colours(*colours: int) -> Cubes:
    """Cubes given one by one, as counts."""
    return with_cubes(NO_CUBES, *colours)


ONE = tuple(of_colours(colour) for colour in range(5))
"""By colour: one cube."""


def gains(s: Morocco, seat: int, rule: str, tell: Tell, *colours: int) -> None:
    """MO-3, MO-4: a seat gains cubes of these colours."""
    gain(s.players[seat], *colours)
    if tell is not hush:
        tell(s, events.CubesGained(seat, of_colours(*colours), rule))


def people_in_order(s: Morocco, first: int) -> list[int]:
    """The seats that have cubes, in turn order: all but the Merchant's."""
    seats = in_order(s, first)
    if s.merchant >= 0:
        seats.remove(s.merchant)
    return seats


@dataclass(frozen=True, slots=True)
class Round(Step):
    """MO-3.1: market die, scout, Assign, round end."""

    def run(self, s: Morocco, tell: Tell) -> None:
        s.round += 1
        s.placed = s.closed = False
        tell(s, events.RoundBegan(s.round, s.first))
        then(s, *[MARKET_DIE] * box.DIE_ROLLS[len(s.players)], _SCOUTING[0], _ASSIGN[0], ROUND_END)


@dataclass(frozen=True, slots=True)
class MarketDie(Step):
    """MO-3.2, MO-3.3: everyone gains a cube of the face, or chooses one when it is wild."""

    def run(self, s: Morocco, tell: Tell) -> None:
        face, seats = roll(s, -1, "market", tell), people_in_order(s, s.first)
        if face == WILD:
            then(s, *(ChooseWild(seat) for seat in seats))
            return
        for seat in seats:
            gains(s, seat, "MO-3.2", tell, face)


@dataclass(frozen=True, slots=True)
class ChooseWild(Choice):
    """MO-3.3: the die shows wild: choose a cube."""

    rule = "MO-3.3"
    seat: int

    def prompt(self, s: Morocco) -> Text:
        text = translate("morocco", "The market die shows wild: choose a cube. You have {cubes}.")
        return text.fill(cubes=words.cubes(s.players[self.seat].cubes))

    def tries(self, s: Morocco) -> Iterator[Action]:  # noqa: ARG002
        yield from TAKE

    def forbids(self, s: Morocco, action: Action) -> No | None:
        return None if isinstance(action, do.TakeCube) else not_asked(self, s, action)

    def apply(self, s: Morocco, action: Action, tell: Tell) -> None:
        assert isinstance(action, do.TakeCube)
        gains(s, self.seat, "MO-3.3", tell, action.colour)


@dataclass(frozen=True, slots=True)
class Scouting(Step):
    """MO-4.1: each player moves the scout once, in turn order; `turn` counts them."""

    turn: int

    def run(self, s: Morocco, tell: Tell) -> None:  # noqa: ARG002
        if self.turn == len(s.players):
            return
        seat = (s.first + self.turn) % len(s.players)
        then(s, MerchantScout() if seat == s.merchant else _SCOUTS[seat], _SCOUTING[self.turn + 1])


@dataclass(frozen=True, slots=True)
class Scout(Choice):
    """MO-4.1 to MO-4.3: move the scout to another roof space."""

    rule = "MO-4.1"
    seat: int

    def prompt(self, s: Morocco) -> Text:
        text = translate(
            "morocco",
            "Move the scout: you gain the two cubes beside it, all others its own. You have {cubes}.",
        )
        return text.fill(cubes=words.cubes(s.players[self.seat].cubes))

    def rules_now(self, s: Morocco) -> tuple[str, ...]:  # noqa: ARG002
        return ("MO-4.1", "MO-4.2", "MO-4.3")

    def tries(self, s: Morocco) -> Iterator[Action]:  # noqa: ARG002
        yield from MOVE

    def forbids(self, s: Morocco, action: Action) -> No | None:
        if not isinstance(action, do.MoveScout):
            return not_asked(self, s, action)
        if action.space != s.scout:
            return None
        text = translate("morocco", "The scout is on {space} already and has to move to another one.")
        return No("MO-4.2", lambda: text.fill(space=words.roof(s, action.space)))

    def apply(self, s: Morocco, action: Action, tell: Tell) -> None:
        assert isinstance(action, do.MoveScout)
        origin, s.scout = s.scout, action.space
        if tell is not hush:
            tell(s, events.ScoutMoved(self.seat, origin, s.scout))
        left, here, right = (s.roof[(s.scout + k) % len(s.roof)] for k in (-1, 0, 1))
        for seat in people_in_order(s, self.seat):
            gains(s, seat, "MO-4.3", tell, *((left, right) if seat == self.seat else (here,)))


_SCOUTS = tuple(Scout(seat) for seat in range(5))
_SCOUTING = tuple(Scouting(turn) for turn in range(6))


@dataclass(frozen=True, slots=True)
class Assign(Step):
    """MO-5.1: two passes round the table, one action each; `turn` counts the actions."""

    turn: int

    def run(self, s: Morocco, tell: Tell) -> None:
        n = len(s.players)
        if self.turn == PASSES * n:
            return
        if not s.flags.recall and not any(p.supply for p in s.players):  # MO-14.4: all are stuck
            s.flow.clear()
            then(s, End("stuck"))
            return
        if tell is not hush and self.turn % n == 0:
            tell(s, events.AssignBegan(self.turn // n + 1))
        seat = (s.first + self.turn) % n
        then(s, MerchantAct() if seat == s.merchant else _ACTS[seat], _ASSIGN[self.turn + 1])


_ACTS = tuple(Act(seat) for seat in range(5))
_ASSIGN = tuple(Assign(turn) for turn in range(PASSES * 5 + 1))


@dataclass(frozen=True, slots=True)
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
            then(s, *[_KEEPINGS[seat] for seat in people_in_order(s, s.first)], ROUND)


def _cousins_back(s: Morocco, tell: Tell) -> None:
    """MO-14.7: used Cousins tokens come back."""
    for seat in people_in_order(s, s.first):
        p = s.players[seat]
        if used := box.BOX.cousins - p.cousins:
            p.cousins = box.BOX.cousins
            tell(s, events.CousinsReturned(seat, used))


@dataclass(frozen=True, slots=True)
class Keeping(Step):
    """MO-11.2: everyone discards down to one cube; cubes of one colour leave nothing to choose."""

    seat: int

    def run(self, s: Morocco, tell: Tell) -> None:
        cubes = s.players[self.seat].cubes
        held = [colour for colour, n in enumerate(cubes) if n]
        if len(held) > 1:
            s.flow.append(_KEEPS[self.seat])
        elif sum(cubes) > 1:
            keep(s, self.seat, held[0], tell)


def keep(s: Morocco, seat: int, colour: int, tell: Tell) -> None:
    """MO-11.2: one cube of this colour stays."""
    p = s.players[seat]
    left = list(p.cubes)
    left[colour] -= 1
    p.cubes = ONE[colour]
    if tell is not hush:
        tell(s, events.Kept(seat, colour, (left[0], left[1], left[2], left[3], left[4])))


@dataclass(frozen=True, slots=True)
class KeepCube(Choice):
    """MO-11.2: choose the cube to keep."""

    rule = "MO-11.2"
    seat: int

    def prompt(self, s: Morocco) -> Text:
        text = translate("morocco", "Keep one of your cubes: {cubes}. The others are discarded.")
        return text.fill(cubes=words.cubes(s.players[self.seat].cubes))

    def tries(self, s: Morocco) -> Iterator[Action]:  # noqa: ARG002
        yield from KEEP

    def forbids(self, s: Morocco, action: Action) -> No | None:
        if not isinstance(action, do.Keep):
            return not_asked(self, s, action)
        cubes = s.players[self.seat].cubes
        if cubes[action.colour]:
            return None
        text = translate("morocco", "You have no {colour} cube to keep: you have {cubes}.")
        return No(
            "MO-11.2", lambda: text.fill(colour=names.COLOUR_NAMES[action.colour], cubes=words.cubes(cubes))
        )

    def apply(self, s: Morocco, action: Action, tell: Tell) -> None:
        assert isinstance(action, do.Keep)
        keep(s, self.seat, action.colour, tell)


_KEEPS = tuple(KeepCube(seat) for seat in range(5))
_KEEPINGS = tuple(Keeping(seat) for seat in range(5))


@dataclass(frozen=True, slots=True)
class End(Step):
    """MO-12.1, MO-12.2: the match is over."""

    why: events.Ending

    def run(self, s: Morocco, tell: Tell) -> None:
        from tabletop.games.morocco.score import totals

        tell(s, events.MatchEnded(self.why, totals(s)))


ROUND, MARKET_DIE, ROUND_END = Round(), MarketDie(), RoundEnd()
