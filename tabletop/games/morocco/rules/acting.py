"""MO-5, MO-6 and MO-7: the actions of the Assign step."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from tabletop.engine.refusal import No
from tabletop.engine.rules import Action, Choice, Tell, hush
from tabletop.engine.text import Text, translate
from tabletop.games.morocco import actions as do
from tabletop.games.morocco import events, words
from tabletop.games.morocco.rules import against
from tabletop.games.morocco.rules.asked import not_asked
from tabletop.games.morocco.rules.closing import Check
from tabletop.games.morocco.rules.cost import can_place, payable
from tabletop.games.morocco.rules.paying import pay, put, put_second, take_back
from tabletop.games.morocco.square import BESIDE, CORNERS, PAIRS, SINGLES, STALLS
from tabletop.games.morocco.state import (
    ASSISTANT,
    ASSISTANTS,
    BODYGUARD,
    BODYGUARDS,
    COLUMNS,
    COUSINS,
    EACH,
    FIRST_BODYGUARD,
    FIRST_TOURIST,
    FREE,
    TOURIST,
    TOURISTS,
    Morocco,
    Player,
    free_corners,
    free_masks,
)

Person = do.Assistant | do.Bodyguard | do.Tourist | do.Cousins
PASS, TAKE_BACK = do.Pass(), do.TakeBack()
SWAPS = tuple(do.Swap(a, b) for a in range(2 * COLUMNS) for b in range(2 * COLUMNS) if a != b)
LEGAL_SWAPS = [swap for swap in SWAPS if (swap.rail < COLUMNS) == (swap.other < COLUMNS)]
_SPACES = tuple((stall, corner) for stall in range(STALLS) for corner in range(CORNERS))
RECALLS = tuple(do.Recall(*space) for space in _SPACES)
ASSIST, TOUR, COUSIN, SECOND = (
    tuple(tuple(make(stall, corner) for corner in range(CORNERS)) for stall in range(STALLS))
    for make in (do.Assistant, do.Tourist, do.Cousins, do.SecondCousin)
)
GUARD = tuple({(a, b): do.Bodyguard(stall, a, b) for a, b in (*PAIRS, *SINGLES)} for stall in range(STALLS))
ASSIST_AT, TOUR_AT, COUSIN_AT = (
    tuple(tuple([row[corner] for corner in corners] for corners in FREE) for row in acts)
    for acts in (ASSIST, TOUR, COUSIN)
)
GUARD_AT = tuple(
    tuple(
        [row[a, b] for a, b in (PAIRS if len(corners) > 1 else SINGLES) if a in corners and b in corners]
        for corners in FREE
    )
    for row in GUARD
)
PLACE_AT: tuple[tuple[tuple[Sequence[Action], ...], ...], ...] = (ASSIST_AT, GUARD_AT, TOUR_AT, COUSIN_AT)
"""By kind of placement, stall and mask of its free corners: the placements in it."""
EXTRA = tuple(do.PayExtra(colour) for colour in range(5))


@dataclass(frozen=True, slots=True)
class Act(Choice):
    """MO-5.1: swap cost cubes for gold, recall if nobody is left, then place a person or pass."""

    rule = "MO-5.2"
    seat: int

    def prompt(self, s: Morocco) -> Text:
        p = s.players[self.seat]
        have = words.cubes(p.cubes)
        if s.flags.free_pass or can_place(s, p, p.supply):
            text = translate("morocco", "Place a person on a space of a stall. You have {cubes}.")
        else:
            text = translate("morocco", "You cannot pay for any placement with {cubes}: pass.")
        return text.fill(cubes=have)

    def rules_now(self, s: Morocco) -> tuple[str, ...]:
        p, found = s.players[self.seat], ["MO-5.2", "MO-7.1"]
        if p.gold:
            found.append("MO-6.1")
        if p.supply & BODYGUARDS:
            found += ["MO-5.4", "MO-7.2"]
        if p.supply & TOURISTS:
            found.append("MO-5.5")
        if p.cousins:
            found.append("MO-5.6")
        if s.flags.recall and not p.supply:
            found.append("MO-5.9")
        return (*found, "MO-5.8")

    def tries(self, s: Morocco) -> Iterator[Action]:
        p = s.players[self.seat]
        for at, person in enumerate(s.spaces):
            if person >= 0 and person // EACH == self.seat and person not in s.spaces[at - at % CORNERS : at]:
                yield RECALLS[at]
        if p.supply & ASSISTANTS:
            yield from (act for row in ASSIST for act in row)
        if (p.supply | p.quarters) & BODYGUARDS:
            yield from (act for acts in GUARD for act in acts.values())
        if p.supply & TOURISTS:
            yield from (act for row in TOUR for act in row)
        if p.cousins:
            yield from (act for row in COUSIN for act in row)
        yield from SWAPS
        yield PASS

    def allowed(self, s: Morocco) -> list[Action]:
        p, acts = s.players[self.seat], placements(s, s.players[self.seat])
        found: list[Action] = [*self._recalls(s, p), *acts] if not p.supply and s.flags.recall else [*acts]
        if p.gold:
            found += LEGAL_SWAPS
        if s.flags.free_pass or not acts:
            found.append(PASS)
        return found

    def _recalls(self, s: Morocco, p: Player) -> list[do.Recall]:
        """MO-5.9: the people who could be recalled and placed again."""
        low = self.seat * EACH
        end = low + (FIRST_BODYGUARD if can_place(s, p, TOURISTS) else FIRST_TOURIST)
        if not can_place(s, p, ASSISTANTS):
            return []
        return [RECALLS[at] for at, person in enumerate(s.spaces) if low <= person < end]

    def forbids(self, s: Morocco, action: Action) -> No | None:
        match action:
            case do.Swap():
                return against.swap(s, self.seat, action)
            case do.Recall():
                return against.recall(s, self.seat, action)
            case do.Pass():
                return against.passing(s, self.seat)
            case do.Assistant() | do.Bodyguard() | do.Tourist() | do.Cousins():
                return against.placing(s, self.seat, action)
        return not_asked(self, s, action)

    def apply(self, s: Morocco, action: Action, tell: Tell) -> None:
        match action:
            case do.Swap(rail, other):
                _swap(s, self.seat, rail, other, tell)
                s.flow.append(self)
            case do.Recall(stall, corner):
                _recall(s, self.seat, stall, corner, tell)
                s.flow.append(self)
            case do.Pass():
                if tell is not hush:
                    p = s.players[self.seat]
                    tell(s, events.Passed(self.seat, can_place(s, p, p.supply)))
            case do.Assistant(stall, corner):
                put(s, self.seat, ASSISTANT, stall, (corner,), tell)
                _stands(s, self.seat, stall)
            case do.Bodyguard(stall, corner, other):
                corners = (corner,) if corner == other else (corner, other)
                put(s, self.seat, BODYGUARD, stall, corners, tell)
                _stands(s, self.seat, stall)
            case do.Tourist(stall, corner):
                put(s, self.seat, TOURIST, stall, (corner,), tell)
                _ask_extra(s, ExtraCube(self.seat, TOURIST, stall, corner), tell)
            case do.Cousins(stall, corner):
                put(s, self.seat, COUSINS, stall, (corner,), tell)
                _ask_extra(s, ExtraCube(self.seat, COUSINS, stall, corner), tell)


def placements(s: Morocco, p: Player) -> list[Action]:
    """MO-5.2 to MO-5.6: every placement that can be paid, in the order of the tries."""
    found: list[Action] = []
    for how, stalls in offers(s, p):
        table = PLACE_AT[how]
        for stall, free in stalls:
            found += table[stall][free]
    return found


def offers(s: Morocco, p: Player) -> list[tuple[int, list[tuple[int, int]]]]:
    """MO-5.2 to MO-5.6: where each kind of placement can be paid: stalls with masks of their free corners."""
    stalls, found = free_masks(s, payable(s, p.cubes)), []
    if not stalls:
        return []
    assistants, three = p.supply & ASSISTANTS, sum(p.cubes) >= 3
    if assistants:
        found.append((ASSISTANT, stalls))
    if p.supply & BODYGUARDS:  # MO-7.2: two free corners, or the last one
        wide = stalls if s.flags.squeeze else [(stall, free) for stall, free in stalls if free & (free - 1)]
        found.append((BODYGUARD, wide))
    if three and p.supply & TOURISTS:
        found.append((TOURIST, stalls))
    if three and p.cousins and assistants & (assistants - 1):
        beside = beside_open(tuple(s.tiles))
        found.append((COUSINS, [each for each in stalls if each[0] in beside]))
    return found


@lru_cache(1 << 12)
def beside_open(tiles: tuple[int, ...]) -> frozenset[int]:
    """The stalls that have an open neighbour."""
    return frozenset().union(*[BESIDE[stall] for stall, tile in enumerate(tiles) if tile < 0])


def _swap(s: Morocco, seat: int, rail: int, other: int, tell: Tell) -> None:
    """MO-6.1: a gold for two cubes that change places."""
    rails = list(s.rails)
    rails[rail], rails[other] = rails[other], rails[rail]
    s.rails = tuple(rails)
    s.players[seat].gold -= 1
    s.gold += 1
    tell(s, events.Swapped(seat, rail, other))


def _recall(s: Morocco, seat: int, stall: int, corner: int, tell: Tell) -> None:
    """MO-5.9: a person comes back into the supply."""
    person = s.spaces[stall * CORNERS + corner]
    s.spaces[stall * CORNERS + corner] = -1
    s.players[seat].supply |= 1 << person % EACH
    tell(s, events.Recalled(seat, person, stall, corner))


CHECKS = tuple(tuple(Check(seat, stall, chained=False) for stall in range(STALLS)) for seat in range(5))


def _stands(s: Morocco, seat: int, *stalls: int) -> None:
    """MO-8.1, MO-8.9: the action is done; see which of these stalls close, one after the other."""
    s.placed = True
    s.flow += [CHECKS[seat][stall] for stall in reversed(stalls)]


def _ask_extra(s: Morocco, step: ExtraCube, tell: Tell) -> None:
    """MO-5.5, MO-5.6: the extra cube is asked for; cubes of one colour only leave nothing to choose."""
    left = [colour for colour, n in enumerate(s.players[step.seat].cubes) if n]
    if len(left) == 1:
        step.apply(s, EXTRA[left[0]], tell)
    else:
        s.flow.append(step)


@dataclass(frozen=True, slots=True)
class ExtraCube(Choice):
    """MO-5.5, MO-5.6: pay the extra cube for the person who stands on this space already, or take it back."""

    rule = "MO-5.5"
    seat: int
    how: int
    """TOURIST or COUSINS."""
    stall: int
    corner: int

    def prompt(self, s: Morocco) -> Text:
        text = translate("morocco", "{kind} in {stall}: choose the extra cube to pay. You have {cubes} left.")
        have = words.cubes(s.players[self.seat].cubes)
        return text.fill(kind=words.kind(self.how), stall=words.place(self.stall), cubes=have)

    def rules_now(self, s: Morocco) -> tuple[str, ...]:  # noqa: ARG002
        return ("MO-5.5" if self.how == TOURIST else "MO-5.6", "MO-5.10")

    def tries(self, s: Morocco) -> Iterator[Action]:  # noqa: ARG002
        yield from EXTRA
        yield TAKE_BACK

    def forbids(self, s: Morocco, action: Action) -> No | None:
        if isinstance(action, do.TakeBack):
            return None
        if not isinstance(action, do.PayExtra):
            return not_asked(self, s, action)
        cubes = s.players[self.seat].cubes
        if cubes[action.colour]:
            return None
        text = translate("morocco", "You cannot pay {cube}: you have {cubes} left.")
        rule = self.rules_now(s)[0]
        return No(rule, lambda: text.fill(cube=words.cube(action.colour), cubes=words.cubes(cubes)))

    def apply(self, s: Morocco, action: Action, tell: Tell) -> None:
        if isinstance(action, do.TakeBack):
            take_back(s, self.seat, self.how, self.stall, self.corner, -1, tell)
            s.flow.append(Act(self.seat))
            return
        assert isinstance(action, do.PayExtra)
        pay(s.players[self.seat], action.colour)
        if tell is not hush:
            tell(s, events.ExtraPaid(self.seat, self.how, action.colour))
        if self.how == TOURIST:
            _stands(s, self.seat, self.stall)
        else:
            s.flow.append(SecondOfCousins(self.seat, self.stall, self.corner, action.colour))


@dataclass(frozen=True, slots=True)
class SecondOfCousins(Choice):
    """MO-5.7: put the second of the Cousins into a neighbour of the first one's stall, or take both back."""

    rule = "MO-5.7"
    seat: int
    stall: int
    corner: int
    extra: int
    """The colour of the extra cube that was paid."""

    def prompt(self, s: Morocco) -> Text:
        text = translate(
            "morocco", "Put the second of the Cousins, free, on one of %n stall(s) beside {stall}."
        )
        beside = [stall for stall in BESIDE[self.stall] if s.tiles[stall] < 0]
        return text.count(len(beside)).fill(stall=words.place(self.stall))

    def rules_now(self, s: Morocco) -> tuple[str, ...]:  # noqa: ARG002
        return ("MO-5.7", "MO-5.10")

    def tries(self, s: Morocco) -> Iterator[Action]:  # noqa: ARG002
        yield from (act for row in SECOND for act in row)
        yield TAKE_BACK

    def allowed(self, s: Morocco) -> list[Action]:
        found: list[Action] = [
            SECOND[stall][corner]
            for stall in sorted(BESIDE[self.stall])
            if s.tiles[stall] < 0
            for corner in free_corners(s, stall)
        ]
        found.append(TAKE_BACK)
        return found

    def forbids(self, s: Morocco, action: Action) -> No | None:
        if isinstance(action, do.TakeBack):
            return None
        if not isinstance(action, do.SecondCousin):
            return not_asked(self, s, action)
        if action.stall not in BESIDE[self.stall]:
            text = translate(
                "morocco", "The second of the Cousins goes beside the first: {other} is not next to {stall}."
            )
            return No(
                "MO-5.7", lambda: text.fill(other=words.place(action.stall), stall=words.place(self.stall))
            )
        return against.no_space(s, action.stall, action.corner)

    def apply(self, s: Morocco, action: Action, tell: Tell) -> None:
        if isinstance(action, do.TakeBack):
            take_back(s, self.seat, COUSINS, self.stall, self.corner, self.extra, tell)
            s.flow.append(Act(self.seat))
            return
        assert isinstance(action, do.SecondCousin)
        put_second(s, self.seat, action.stall, action.corner, tell)
        _stands(s, self.seat, self.stall, action.stall)
