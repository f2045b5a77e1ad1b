"""MO-5: the actions of the Assign step, in the book's order."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from tabletop.engine.refusal import No
from tabletop.engine.rules import Action, Step, Tell, hush, then
from tabletop.engine.state import frozen
from tabletop.engine.text import Text, translate
from tabletop.games.morocco import actions as do
from tabletop.games.morocco import events, words
from tabletop.games.morocco.rules.choices import Asked
from tabletop.games.morocco.rules.closing import Check
from tabletop.games.morocco.rules.gold import EVERY_SWAP, SWAPS, LateGold, no_swap, swap
from tabletop.games.morocco.rules.spaces import no_bodyguard_spaces, no_space
from tabletop.games.morocco.rules.supply import FROM, gain, next_person, pay, stand
from tabletop.games.morocco.square import BESIDE, CORNERS, PAIRS, SIDE, SINGLES, STALLS
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
    Cubes,
    Morocco,
    Player,
    colours,
    free_masks,
    in_supply,
    kind,
    room,
)

Person = do.Assistant | do.Bodyguard | do.Tourist | do.Cousins
KINDS = {do.Assistant: ASSISTANT, do.Bodyguard: BODYGUARD, do.Tourist: TOURIST, do.Cousins: COUSINS}
PASS = do.Pass()
RECALLS = [do.Recall(stall, corner) for stall in range(STALLS) for corner in range(CORNERS)]
"""By space. Made once, as all PLACEMENTS are: without, random play falls below its bar."""
RULES = ("MO-5.3", "MO-5.4", "MO-5.5", "MO-5.6")
"""The rule of each kind of people."""


@frozen
class Act(Asked):
    """MO-5.1: swap cost cubes for gold, recall if nobody is left, then place a person or pass."""

    rule = "MO-5.2"
    takes = (do.Assistant, do.Bodyguard, do.Tourist, do.Cousins, do.Pass, do.Recall, do.Swap)
    seat: int

    def prompt(self, s: Morocco) -> Text:
        p = s.players[self.seat]
        if s.flags.free_pass or can_place(s, p, p.supply):
            text = translate("morocco", "Place a person on a space of a stall. You have {cubes}.")
        elif self._recalls(s, p):
            text = translate(
                "morocco", "Nobody is left to place: recall somebody, or pass. You have {cubes}."
            )
        else:
            text = translate("morocco", "You can't pay for any placement with {cubes}: pass.")
        return text.fill(cubes=words.cubes(p.cubes))

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
        here = {
            do.Assistant: p.supply & ASSISTANTS,
            do.Bodyguard: (p.supply | p.quarters) & BODYGUARDS,
            do.Tourist: p.supply & TOURISTS,
            do.Cousins: p.cousins,
        }
        for make, there in here.items():
            if there:
                yield from (act for stall in range(STALLS) for act in everywhere(make, stall))
        yield from EVERY_SWAP
        yield PASS

    def allowed(self, s: Morocco) -> list[Action]:
        """Looked up by what can be paid and by free spaces: of some 400 tries a tenth is allowed."""
        p = s.players[self.seat]
        acts = placements(s, p)
        found = [*self._recalls(s, p), *acts]
        if p.gold:
            found += SWAPS
        if s.flags.free_pass or not acts:
            found.append(PASS)
        return found

    def _recalls(self, s: Morocco, p: Player) -> list[do.Recall]:
        """MO-5.9: looked up, since a person of one kind can be recalled if all of it can."""
        if p.supply or not s.flags.recall or not payable(s, p.cubes):
            return []
        low = self.seat * EACH
        end = low + (FIRST_BODYGUARD if affords_extra(p) else FIRST_TOURIST)
        return [RECALLS[at] for at, person in enumerate(s.spaces) if low <= person < end]

    def forbids(self, s: Morocco, action: Person | do.Pass | do.Recall | do.Swap) -> No | None:
        match action:
            case do.Pass():
                return no_pass(s, self.seat)
            case do.Recall():
                return no_recall(s, self.seat, action)
            case do.Swap():
                return no_swap(s, self.seat, action)
        return no_placement(s, self.seat, action)

    def apply(self, s: Morocco, action: Person | do.Pass | do.Recall | do.Swap, tell: Tell) -> None:
        match action:
            case do.Swap(rail, other):
                swap(s, self.seat, rail, other, tell)
                s.flow.append(self)
            case do.Recall(stall, corner):
                recall(s, self.seat, stall, corner, tell)
                s.flow.append(self)
            case do.Pass():
                p = s.players[self.seat]
                tell(s, events.Passed(self.seat, can_place(s, p, p.supply)))
            case do.Assistant(stall, corner):
                put(s, self.seat, ASSISTANT, stall, (corner,), tell)
                done(s, self.seat, stall)
            case do.Bodyguard(stall, corner, other):
                corners = (corner,) if corner == other else (corner, other)
                put(s, self.seat, BODYGUARD, stall, corners, tell)
                done(s, self.seat, stall)
            case do.Tourist(stall, corner):
                put(s, self.seat, TOURIST, stall, (corner,), tell)
                ask_extra(s, ExtraCube(self.seat, TOURIST, stall, corner), tell)
            case do.Cousins(stall, corner):
                put(s, self.seat, COUSINS, stall, (corner,), tell)
                ask_extra(s, ExtraCube(self.seat, COUSINS, stall, corner), tell)


def done(s: Morocco, seat: int, *stalls: int) -> None:
    """MO-8.1, MO-8.9: the action is done; see which of these stalls close, one after the other."""
    s.placed = True
    if s.flags.late_gold:
        s.flow.append(LateGold(seat))
    if 0 in [room(s, stall) for stall in stalls]:
        s.flow += [Check(seat, stall, chained=False) for stall in reversed(stalls)]


# MO-5.2: placing a person, and its basic cost


def no_placement(s: Morocco, seat: int, action: Person) -> No | None:
    """MO-5.2 to MO-5.6, MO-7: whether this person may not be placed there."""
    how = KINDS[type(action)]
    no = nobody(s, seat, how) or no_space(s, action.stall, action.corner)
    if no is None and isinstance(action, do.Bodyguard):
        no = no_bodyguard_spaces(s, action)
    if no is None:
        no = too_dear(s, seat, how, action.stall)
    if no is None and how == COUSINS:
        no = no_neighbour(s, action.stall)
    return no


def lacks(s: Morocco, seat: int, stall: int, *, extra: bool = False) -> tuple[int, ...]:
    """MO-5.2: the colours of the cubes a seat lacks for this stall, one entry for each cube.

    With `extra` also the extra cube of a Tourist or Cousins: -1 stands for any colour.
    """
    have, missing = list(s.players[seat].cubes), []
    for colour in colours(s, stall):
        if have[colour]:
            have[colour] -= 1
        else:
            missing.append(colour)
    if extra and not any(have):
        missing.append(-1)
    return tuple(missing)


def too_dear(s: Morocco, seat: int, how: int, stall: int) -> No | None:
    """MO-5.2, MO-5.5, MO-5.6: whether the seat cannot pay."""
    missing = lacks(s, seat, stall, extra=how in {TOURIST, COUSINS})
    if not missing:
        return None
    if missing == (-1,):
        text = translate(
            "morocco", "{kind}: {stall} costs {cost} plus one more, and you only have these two."
        )
    else:
        text = translate("morocco", "{kind}: {stall} costs {cost}; you still need {missing}.")

    def why() -> Text:
        about = text.fill(kind=words.kind(how), stall=words.place(stall), cost=words.cost(s, stall))
        return about if missing == (-1,) else about.fill(missing=words.listed(missing))

    return No(RULES[how] if -1 in missing else "MO-5.2", why)


def payable(s: Morocco, cubes: Cubes) -> list[int]:
    """MO-5.2: the open stalls whose basic cost these cubes can pay, in reading order."""
    rails, tiles, found = s.rails, s.tiles, []
    for row in range(SIDE):
        one = rails[row]
        if cubes[one]:
            for column in range(SIDE):
                other, stall = rails[COLUMNS + column], row * SIDE + column
                if tiles[stall] < 0 and cubes[other] and (one != other or cubes[one] > 1):
                    found.append(stall)
    return found


def affords_extra(p: Player) -> bool:
    """MO-5.5, MO-5.6: whether a third cube is left for the extra one, where the basic cost can be paid."""
    return sum(p.cubes) >= 3


def offers(s: Morocco, p: Player) -> list[tuple[int, list[tuple[int, int]]]]:
    """MO-5.2 to MO-5.6: where each kind of placement can be paid: stalls with masks of their free corners."""
    found: list[tuple[int, list[tuple[int, int]]]] = []
    if not p.supply:
        return found
    stalls = free_masks(s, payable(s, p.cubes))
    assistants, three = p.supply & ASSISTANTS, affords_extra(p)
    if assistants:
        found.append((ASSISTANT, stalls))
    if p.supply & BODYGUARDS:  # MO-7.2: two free corners, or the last one
        wide = stalls if s.flags.squeeze else [(stall, free) for stall, free in stalls if free & (free - 1)]
        found.append((BODYGUARD, wide))
    if three and p.supply & TOURISTS:
        found.append((TOURIST, stalls))
    if three and p.cousins and assistants & (assistants - 1):
        found.append((COUSINS, [each for each in stalls if no_neighbour(s, each[0]) is None]))
    return found


def placements(s: Morocco, p: Player) -> list[Action]:
    """MO-5.2 to MO-5.6: every placement that can be paid, in the order of the tries."""
    found: list[Action] = []
    for how, stalls in offers(s, p):
        here = PLACEMENTS[how]
        for stall, free in stalls:
            found += here[stall][free]
    return found


@cache
def everywhere(make: type[Person], stall: int) -> tuple[Person, ...]:
    """All placements of a kind in a stall, whoever stands there."""
    if issubclass(make, do.Bodyguard):
        return tuple(make(stall, corner, other) for corner, other in (*PAIRS, *SINGLES))
    return tuple(make(stall, corner) for corner in range(CORNERS))


def there(how: int, stall: int, free: int) -> tuple[Person, ...]:
    """The placements of a kind in a stall with this mask of free corners."""
    corners = FREE[free]
    pairs = PAIRS if len(corners) > 1 else SINGLES
    return tuple(
        act
        for act in everywhere(tuple(KINDS)[how], stall)
        if act.corner in corners
        and (not isinstance(act, do.Bodyguard) or (act.other in corners and (act.corner, act.other) in pairs))
    )


PLACEMENTS = [
    [[there(how, stall, free) for free in range(1 << CORNERS)] for stall in range(STALLS)]
    for how in KINDS.values()
]
"""By kind, stall and mask of its free corners: the placements in it."""


def put(s: Morocco, seat: int, how: int, stall: int, corners: tuple[int, ...], tell: Tell) -> None:
    """MO-5.2: pay the basic cost, put the person on its corners; a Cousins token is spent (MO-5.6)."""
    p, paid = s.players[seat], colours(s, stall)
    person = next_person(seat, p, FROM[how])
    pay(p, *paid)
    if how == COUSINS:
        p.cousins -= 1
    stand(s, person, stall, *corners)
    if tell is not hush:  # told at every action: without this, random play falls below its bar
        tell(s, events.Placed(seat, how, person, stall, corners, paid))


# MO-5.3 to MO-5.6: Assistants, Bodyguards, Tourists, Cousins


def nobody(s: Morocco, seat: int, how: int) -> No | None:
    """MO-5.3 to MO-5.6: whether the seat has nobody of this kind to place."""
    p = s.players[seat]
    if how == BODYGUARD and not in_supply(p, BODYGUARD) and p.quarters:
        text = translate(
            "morocco",
            "You must first win your Bodyguards in the Guard Quarters (%n) by second or third place.",
        )
        return No("MO-5.4", lambda: text.count(p.quarters.bit_count()))
    if not in_supply(p, how):
        text = translate("morocco", "You have no {kind} to place.")
        return No(RULES[how], lambda: text.fill(kind=words.kind(how)))
    if how == COUSINS and in_supply(p, ASSISTANT) < 2:
        text = translate("morocco", "Cousins are two Assistants; you have %n.")
        return No("MO-5.6", lambda: text.count(in_supply(p, ASSISTANT)))
    return None


def no_neighbour(s: Morocco, stall: int) -> No | None:
    """MO-5.6: whether no stall beside this one is open for the second of the Cousins."""
    for other in BESIDE[stall]:
        if s.tiles[other] < 0:
            return None
    text = translate("morocco", "No stall beside {stall} is open for the second of the Cousins.")
    return No("MO-5.6", lambda: text.fill(stall=words.place(stall)))


TAKEN_BACK = 10
"""MO-5.10: so often in one action, lest a turn goes on for ever."""


@frozen
class Withdrawn(Step):
    """MO-5.10: stands under the action until it is over, once for each placement that was taken back."""

    seat: int

    def run(self, s: Morocco, tell: Tell) -> None:
        """Nothing: the action is over."""


def no_taking_back(s: Morocco) -> No | None:
    """MO-5.10: whether nothing more may be taken back in this action."""
    if sum(isinstance(step, Withdrawn) for step in s.flow) < TAKEN_BACK:
        return None
    text = translate("morocco", "You've taken back %n placement(s) in this action: complete this one.")
    return No("MO-5.10", text.count(TAKEN_BACK))


def ask_extra(s: Morocco, step: ExtraCube, tell: Tell) -> None:
    """MO-5.5, MO-5.6: the extra cube is asked for; cubes of one colour only leave nothing to choose."""
    left = [colour for colour, n in enumerate(s.players[step.seat].cubes) if n]
    if len(left) == 1:
        step.apply(s, do.PayExtra(left[0]), tell)
    else:
        s.flow.append(step)


@frozen
class ExtraCube(Asked):
    """MO-5.5, MO-5.6: pay the extra cube for the person who stands on this space already, or take it back."""

    rule = "MO-5.5"
    takes = (do.PayExtra, do.TakeBack)
    seat: int
    how: int
    """TOURIST or COUSINS."""
    stall: int
    corner: int

    def prompt(self, s: Morocco) -> Text:
        text = translate("morocco", "{kind} in {stall}: choose the extra cube to pay. You have {cubes} left.")
        have = words.cubes(s.players[self.seat].cubes)
        return text.fill(kind=words.kind(self.how), stall=words.place(self.stall), cubes=have)

    def rules_now(self, s: Morocco) -> tuple[str, ...]:
        return (RULES[self.how], "MO-5.10")

    def tries(self, s: Morocco) -> Iterator[Action]:
        yield from map(do.PayExtra, range(SIDE))
        yield do.TakeBack()

    def forbids(self, s: Morocco, action: do.PayExtra | do.TakeBack) -> No | None:
        cubes = s.players[self.seat].cubes
        if isinstance(action, do.TakeBack):
            return no_taking_back(s)
        if cubes[action.colour]:
            return None
        text = translate("morocco", "You can't pay {cube}: you have {cubes} left.")
        colour = action.colour
        return No(RULES[self.how], lambda: text.fill(cube=words.cube(colour), cubes=words.cubes(cubes)))

    def apply(self, s: Morocco, action: do.PayExtra | do.TakeBack, tell: Tell) -> None:
        if isinstance(action, do.TakeBack):
            take_back(s, self.seat, self.how, self.stall, self.corner, -1, tell)
            s.flow += (Withdrawn(self.seat), Act(self.seat))
            return
        pay(s.players[self.seat], action.colour)
        tell(s, events.ExtraPaid(self.seat, self.how, action.colour))
        if self.how == TOURIST:
            done(s, self.seat, self.stall)
        elif s.flags.cousins_apart and not room(s, self.stall):
            then(
                s,
                Check(self.seat, self.stall, chained=False),
                SecondAlone(self.seat, self.stall, self.corner, action.colour),
            )
        else:
            s.flow.append(SecondOfCousins(self.seat, self.stall, self.corner, action.colour))


# MO-5.7: the second of the Cousins


@frozen
class SecondOfCousins(Asked):
    """MO-5.7: put the second of the Cousins into a neighbour of the first one's stall, or take both back."""

    rule = "MO-5.7"
    rules = ("MO-5.7", "MO-5.10")
    takes = (do.SecondCousin, do.TakeBack)
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

    def tries(self, s: Morocco) -> Iterator[Action]:
        for stall in range(STALLS):
            yield from (do.SecondCousin(stall, corner) for corner in range(CORNERS))
        yield do.TakeBack()

    def allowed(self, s: Morocco) -> list[Action]:
        """Only up to four of the 25 stalls lie beside it: these are asked about."""
        beside = [
            do.SecondCousin(stall, corner)
            for stall in sorted(BESIDE[self.stall])
            for corner in range(CORNERS)
        ]
        found: list[Action] = [act for act in beside if no_space(s, act.stall, act.corner) is None]
        return found if self._no_taking_back(s) else [*found, do.TakeBack()]

    def _no_taking_back(self, s: Morocco) -> No | None:
        """MO-5.10, MO-14.12: whether the first can't be taken back, with its stall closed, or any more."""
        if s.tiles[self.stall] < 0:
            return no_taking_back(s)
        text = translate("morocco", "Closed already, so the first of the Cousins stays: {stall}.")
        return No("MO-14.12", lambda: text.fill(stall=words.place(self.stall)))

    def forbids(self, s: Morocco, action: do.SecondCousin | do.TakeBack) -> No | None:
        if isinstance(action, do.TakeBack):
            return self._no_taking_back(s)
        stall = action.stall
        if stall in BESIDE[self.stall]:
            return no_space(s, stall, action.corner)
        text = translate(
            "morocco", "The second of the Cousins goes beside the first: {other} isn't next to {stall}."
        )
        return No("MO-5.7", lambda: text.fill(other=words.place(stall), stall=words.place(self.stall)))

    def apply(self, s: Morocco, action: do.SecondCousin | do.TakeBack, tell: Tell) -> None:
        if isinstance(action, do.TakeBack):
            take_back(s, self.seat, COUSINS, self.stall, self.corner, self.extra, tell)
            s.flow += (Withdrawn(self.seat), Act(self.seat))
            return
        person = next_person(self.seat, s.players[self.seat], ASSISTANTS)
        stand(s, person, action.stall, action.corner)
        tell(s, events.Placed(self.seat, COUSINS, person, action.stall, (action.corner,), ()))
        done(s, self.seat, self.stall, action.stall)


@frozen
class SecondAlone(Step):
    """MO-14.12: the first one's stall has closed; the second is asked for if there is anywhere to go."""

    seat: int
    stall: int
    corner: int
    extra: int

    def run(self, s: Morocco, tell: Tell) -> None:
        open_beside = any(s.tiles[other] < 0 for other in BESIDE[self.stall])
        if open_beside and in_supply(s.players[self.seat], ASSISTANT):
            s.flow.append(SecondOfCousins(self.seat, self.stall, self.corner, self.extra))
        else:
            tell(s, events.SecondStayed(self.seat, self.stall, open_beside))
            done(s, self.seat)


# MO-5.8 to MO-5.10: passing, recall, taking back


def can_place(s: Morocco, p: Player, supply: int) -> bool:
    """MO-5.8: whether, with these persons in supply, any placement could be paid now."""
    stalls = payable(s, p.cubes)
    if supply & ASSISTANTS or (supply & TOURISTS and affords_extra(p)):
        return bool(stalls)
    return bool(supply & BODYGUARDS) and bool(for_bodyguards(s, stalls))


def for_bodyguards(s: Morocco, stalls: list[int]) -> list[int]:
    """MO-7.2: those of these open stalls that have room for a Bodyguard."""
    return [stall for stall in stalls if s.flags.squeeze or room(s, stall) > 1]


def no_pass(s: Morocco, seat: int) -> No | None:
    """MO-5.8: whether passing is not allowed."""
    p = s.players[seat]
    if s.flags.free_pass or not can_place(s, p, p.supply):
        return None
    stalls = payable(s, p.cubes)
    if not p.supply & (ASSISTANTS | TOURISTS):
        stalls = for_bodyguards(s, stalls)
    text = translate("morocco", "You can pay for a placement, for instance in {stall}, so you may not pass.")
    return No("MO-5.8", lambda: text.fill(stall=words.place(stalls[0])))


def no_recall(s: Morocco, seat: int, action: do.Recall) -> No | None:
    """MO-5.9: whether this person may not be recalled."""
    p, person = s.players[seat], s.spaces[action.stall * CORNERS + action.corner]
    if not s.flags.recall:
        rule = "MO-14.4"
        text = translate("morocco", "This match has no recall: whoever stands on {spot} stays there.")
    elif person < 0 or person // EACH != seat:
        rule = "MO-5.9"
        text = translate("morocco", "None of your people stands on {spot}.")
    elif person % EACH >= FIRST_BODYGUARD:
        rule = "MO-5.9"
        text = translate(
            "morocco", "The Bodyguard on {spot} stays: only Assistants and Tourists are recalled."
        )
    elif p.supply:
        rule = "MO-5.9"
        text = translate("morocco", "You still have %n person(s) to place: nobody is recalled from {spot}.")
        text = text.count(p.supply.bit_count())
    elif not can_place(s, p, 1 << person % EACH):
        text = translate("morocco", "With {cubes} you couldn't pay to place the {kind} from {spot} again.")
        return No(
            "MO-5.9",
            lambda: text.fill(
                cubes=words.cubes(p.cubes),
                kind=words.kind(kind(person)),
                spot=words.spot(action.stall, action.corner),
            ),
        )
    else:
        return None
    return No(rule, lambda: text.fill(spot=words.spot(action.stall, action.corner)))


def recall(s: Morocco, seat: int, stall: int, corner: int, tell: Tell) -> None:
    """MO-5.9: a person comes back into the supply."""
    person = s.spaces[stall * CORNERS + corner]
    s.spaces[stall * CORNERS + corner] = -1
    s.players[seat].supply |= 1 << person % EACH
    tell(s, events.Recalled(seat, person, stall, corner))


def take_back(s: Morocco, seat: int, how: int, stall: int, corner: int, extra: int, tell: Tell) -> None:
    """MO-5.10: an unfinished Tourist or Cousins goes back, with the cubes paid (`extra` -1: none yet)."""
    p, at = s.players[seat], stall * CORNERS + corner
    person = s.spaces[at]
    s.spaces[at] = -1
    p.supply |= 1 << person % EACH
    if how == COUSINS:
        p.cousins += 1
    back = colours(s, stall) if extra < 0 else (*colours(s, stall), extra)
    gain(p, *back)
    tell(s, events.TakenBack(seat, how, person, stall, back))
