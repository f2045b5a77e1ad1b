"""MO-8, MO-9 and MO-10: a stall closes: awards, market tile, juice, people going home, Tourists."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from tabletop.engine.chance import below
from tabletop.engine.refusal import No
from tabletop.engine.rules import Action, Step, Tell, explain, then
from tabletop.engine.state import frozen
from tabletop.engine.text import Text, translate
from tabletop.games.morocco import actions as do
from tabletop.games.morocco import components as box
from tabletop.games.morocco import events, names, words
from tabletop.games.morocco.rules import reasons
from tabletop.games.morocco.rules.awards import Award, award
from tabletop.games.morocco.rules.choices import Asked
from tabletop.games.morocco.rules.spaces import no_space, ranks, strengths
from tabletop.games.morocco.rules.supply import next_person, stand
from tabletop.games.morocco.square import CORNERS, DIRECTIONS, POINT, TOWARDS
from tabletop.games.morocco.state import (
    ASSISTANTS,
    EACH,
    FIRST_BODYGUARD,
    FIRST_TOURIST,
    NEUTRAL,
    Morocco,
    free_corners,
    in_order,
    room,
    standing,
)

POINTER = 2
"""The purpose of chance for which the neutral tile is pointed."""


@frozen
class Check(Step):
    """MO-8.1, MO-8.9: the stall closes if no space of it is free; `chained`: a Tourist may have filled it."""

    active: int
    stall: int
    chained: bool

    def run(self, s: Morocco, tell: Tell) -> None:
        if s.tiles[self.stall] >= 0 or room(s, self.stall):
            return
        tell(s, events.StallFilled(self.stall, strengths(s, self.stall), self.chained))
        then(
            s,
            FirstRank(self.active, self.stall),
            OtherRanks(self.active, self.stall),
            Pointing(self.active, self.stall),
        )


def _score(s: Morocco, seat: int, stall: int, strong: tuple[int, ...], tell: Tell) -> Award:
    """MO-8.2 to MO-8.6: the VP of a rank; what else it brings is in the award."""
    places = ranks(strong)
    rank, shared = places[seat], places.count(places[seat])
    won = award(rank, shared)
    s.players[seat].vp += won.vp
    tell(s, events.Awarded(seat, stall, rank, shared, won.vp, strong[seat]))
    return won


def prize_rule(s: Morocco, seat: int, stall: int) -> str:
    """MO-8.4 to MO-8.6: by which rule a seat takes its gold or Bodyguard."""
    places = ranks(strengths(s, stall))
    return award(places[seat], places.count(places[seat])).rule


@frozen
class FirstRank(Step):
    """MO-8.2, MO-8.3: 5 VP for the strongest; one alone lays its tile, else a neutral one is laid."""

    active: int
    stall: int

    def run(self, s: Morocco, tell: Tell) -> None:
        strong = strengths(s, self.stall)
        places = ranks(strong)
        first = [seat for seat in in_order(s, self.active) if places[seat] == 1]
        for seat in first:
            _score(s, seat, self.stall, strong, tell)
        short = len(first) == 1 and s.tiles.count(first[0]) >= box.BOX.tiles
        tile = first[0] if len(first) == 1 and not short else NEUTRAL
        s.tiles[self.stall] = tile
        s.closed = True
        tell(s, events.TileLaid(self.stall, tile, short))


@frozen
class OtherRanks(Step):
    """MO-8.4 to MO-8.6: the awards of second and third place, in turn order from the active player."""

    active: int
    stall: int

    def run(self, s: Morocco, tell: Tell) -> None:
        steps: list[Step] = []
        strong = strengths(s, self.stall)
        places = ranks(strong)
        for rank in (2, 3):
            for seat in in_order(s, self.active):
                if places[seat] == rank:
                    won = _score(s, seat, self.stall, strong, tell)
                    steps.append(Prize(seat, self.stall, both=won.prizes == 2))
        then(s, *steps)


@frozen
class Prize(Step):
    """MO-8.4 to MO-8.7: gold and Bodyguard, or one of them; what is not there is lost."""

    seat: int
    stall: int
    both: bool

    def run(self, s: Morocco, tell: Tell) -> None:
        gold, guard = s.gold > 0, s.players[self.seat].quarters > 0
        if self.both:
            if gold:
                take_gold(s, self.seat, "MO-8.4", chosen=False, tell=tell)
            if guard:
                win_bodyguard(s, self.seat, "MO-8.4", chosen=False, tell=tell)
            if not (gold and guard):
                tell(s, events.AwardLost(self.seat, not gold, not guard))
        elif gold and guard and self.seat != s.merchant:
            s.flow.append(ChooseAward(self.seat, self.stall))
        elif guard:
            if gold:
                explain(s, tell, s.merchant, "MO-13.6", lambda: reasons.bodyguard(s))
            rule = prize_rule(s, self.seat, self.stall) if gold else "MO-8.7"
            win_bodyguard(s, self.seat, rule, chosen=gold, tell=tell)
        elif gold:
            take_gold(s, self.seat, "MO-8.7", chosen=False, tell=tell)
        else:
            tell(s, events.AwardLost(self.seat, gold=True, bodyguard=True))


def take_gold(s: Morocco, seat: int, rule: str, *, chosen: bool, tell: Tell) -> None:
    """MO-8.4 to MO-8.7: a gold from the supply."""
    s.gold -= 1
    s.players[seat].gold += 1
    tell(s, events.GoldGained(seat, chosen, rule))


def win_bodyguard(s: Morocco, seat: int, rule: str, *, chosen: bool, tell: Tell) -> None:
    """MO-8.4 to MO-8.7: a Bodyguard from the Guard Quarters to the own supply."""
    p = s.players[seat]
    guard = p.quarters & -p.quarters
    p.quarters &= ~guard
    p.supply |= guard
    tell(s, events.BodyguardWon(seat, seat * EACH + guard.bit_length() - 1, chosen, rule))


@frozen
class ChooseAward(Asked):
    """MO-8.5, MO-8.6: a gold or a Bodyguard."""

    rule = "MO-8.5"
    takes = (do.TakeGold, do.WinBodyguard)
    seat: int
    stall: int

    def prompt(self, s: Morocco) -> Text:
        text = translate(
            "morocco",
            "Your award for {stall}: a gold, or one of your %n Bodyguard(s) from the Guard Quarters.",
        )
        n = s.players[self.seat].quarters.bit_count()
        return text.count(n).fill(stall=words.place(self.stall))

    def rules_now(self, s: Morocco) -> tuple[str, ...]:
        return (prize_rule(s, self.seat, self.stall), "MO-6.1", "MO-5.4")

    def tries(self, s: Morocco) -> Iterator[Action]:
        yield do.TakeGold()
        yield do.WinBodyguard()

    def forbids(self, s: Morocco, action: do.TakeGold | do.WinBodyguard) -> No | None:
        return None

    def apply(self, s: Morocco, action: do.TakeGold | do.WinBodyguard, tell: Tell) -> None:
        take = take_gold if isinstance(action, do.TakeGold) else win_bodyguard
        take(s, self.seat, prize_rule(s, self.seat, self.stall), chosen=True, tell=tell)


def permitted(s: Morocco, stall: int) -> list[int]:
    """MO-9.1: the directions in which a market tile may point: at open stalls; anywhere if none is."""
    aims = [d for d, other in enumerate(TOWARDS[stall]) if other >= 0 and s.tiles[other] < 0]
    return aims or list(range(DIRECTIONS))


def target(s: Morocco, stall: int, direction: int) -> int:
    """MO-9.1: the open stall in this direction; -1 for none."""
    other = TOWARDS[stall][direction]
    return other if other >= 0 and s.tiles[other] < 0 else -1


def can_walk(s: Morocco, stall: int) -> bool:
    """MO-10.2, MO-10.3: whether an Assistant can walk on for a Tourist in this full stall."""
    here = standing(s, stall)
    tourists = [person // EACH for person in here if is_tourist(person)]
    if not tourists:
        return False
    homecoming = {person // EACH for person in here if person % EACH < FIRST_TOURIST}
    return any(s.players[seat].supply & ASSISTANTS or seat in homecoming for seat in tourists)


def has_room(s: Morocco, aim: int) -> bool:
    """MO-10.2: whether a space is free in the stall at which a market tile points (-1: at none)."""
    return aim >= 0 and room(s, aim) > 0


def is_tourist(person: int) -> bool:
    """Whether a person is a Tourist."""
    return FIRST_TOURIST <= person % EACH < FIRST_BODYGUARD


@frozen
class Pointing(Step):
    """MO-9.1, MO-9.2: who points the tile; where nothing depends on it, it points the first way permitted."""

    active: int
    stall: int

    def run(self, s: Morocco, tell: Tell) -> None:
        tile, stall = s.tiles[self.stall], self.stall
        chooser, aims = self.active if tile == NEUTRAL else tile, permitted(s, stall)
        matters = len(aims) > 1 and can_walk(s, stall) and any(has_room(s, target(s, stall, d)) for d in aims)
        then(s, Juice(stall), Leaving(self.active, stall, chooser))
        if tile == NEUTRAL and s.flags.neutral_by_chance:
            if len(aims) > 1:
                point(s, events.TilePointedByChance(-1, stall, aims[below(s, len(aims), POINTER)]), tell)
            else:
                point(s, events.TilePointed(-1, stall, aims[0]), tell)
        elif matters and chooser != s.merchant:
            then(s, PointStallTile(chooser, stall))
        else:
            if matters:
                explain(s, tell, s.merchant, "MO-13.6", lambda: reasons.direction(stall, aims[0]))
            point(s, events.TilePointed(chooser, stall, aims[0]), tell)


def point(s: Morocco, pointed: events.TilePointed, tell: Tell) -> None:
    """MO-9.1: the tile points in this direction, and at an open stall if there is one."""
    s.arrows[pointed.stall] = pointed.direction
    tell(s, replace(pointed, target=target(s, pointed.stall, pointed.direction)))


@frozen
class PointStallTile(Asked):
    """MO-9.1, MO-9.2: turn the market tile so that it points at an open stall."""

    rule = "MO-9.1"
    rules = ("MO-9.1", "MO-9.2", "MO-10.2", "MO-10.3")
    takes = (do.PointTile,)
    seat: int
    stall: int

    def prompt(self, s: Morocco) -> Text:
        text = translate("morocco", "Point {tile} on {stall}: its Tourists walk that way.")
        return text.fill(tile=words.tile(s, s.tiles[self.stall]), stall=words.place(self.stall))

    def tries(self, s: Morocco) -> Iterator[Action]:
        return map(do.PointTile, range(DIRECTIONS))

    def forbids(self, s: Morocco, action: do.PointTile) -> No | None:
        if action.direction in permitted(s, self.stall):
            return None
        other = TOWARDS[self.stall][action.direction]
        if other < 0:
            text = translate("morocco", "The square ends {way} of {stall}. Point the tile at an open stall.")
            way = names.DIRECTION_NAMES[action.direction]
            return No("MO-9.1", lambda: text.fill(way=way, stall=words.place(self.stall)))
        text = translate("morocco", "Closed: {other}. Point the tile at an open stall.")
        return No("MO-9.1", lambda: text.fill(other=words.place(other)))

    def apply(self, s: Morocco, action: do.PointTile, tell: Tell) -> None:
        point(s, events.TilePointed(self.seat, self.stall, action.direction, chosen=True), tell)


@frozen
class Juice(Step):
    """MO-9.3: every occupied space brings the juice token on its corner point, if it is still there."""

    stall: int

    def run(self, s: Morocco, tell: Tell) -> None:
        for corner in juice_corners(s, self.stall):
            at, who = POINT[self.stall][corner], s.spaces[self.stall * CORNERS + corner] // EACH
            s.taken[at] = who
            tell(s, events.JuiceTaken(who, self.stall, corner, at, s.juice[at]))


def juice_corners(s: Morocco, stall: int) -> list[int]:
    """MO-9.3, MO-14.3: the corners of a full stall whose occupants take a juice token now."""
    here = standing(s, stall)
    corners = [corner for corner in range(CORNERS) if s.taken[POINT[stall][corner]] < 0]
    if s.flags.guard_juice > 1:
        return corners
    best: dict[int, int] = {}
    for corner in corners:
        other = best.setdefault(here[corner], corner)
        if s.juice[POINT[stall][corner]] > s.juice[POINT[stall][other]]:
            best[here[corner]] = corner
    return sorted(best.values())


@frozen
class Leaving(Step):
    """MO-10.1: all leave: Bodyguards to the Guard Quarters, the others home; then Tourists walk on."""

    active: int
    stall: int
    chooser: int

    def run(self, s: Morocco, tell: Tell) -> None:
        at = self.stall * CORNERS
        people = tuple(dict.fromkeys(standing(s, self.stall)))
        aim = target(s, self.stall, s.arrows[self.stall])
        walk = can_walk(s, self.stall) and has_room(s, aim)
        for person in people:
            seat, n = divmod(person, EACH)
            if n >= FIRST_BODYGUARD:
                s.players[seat].quarters |= 1 << n
            else:
                s.players[seat].supply |= 1 << n
        s.spaces[at : at + CORNERS] = [-1] * CORNERS
        tell(s, events.PeopleLeft(self.stall, people))
        tell(s, events.StallClosed(self.stall, s.tiles.count(-1)))
        order = in_order(s, self.chooser)
        tourists = sorted(filter(is_tourist, people), key=lambda one: (order.index(one // EACH), one))
        steps: list[Step] = [Walk(person // EACH, person, self.stall, aim) for person in tourists]
        if walk:
            steps.append(Check(self.active, aim, chained=True))
        then(s, *steps)


@frozen
class Walk(Step):
    """MO-10.2, MO-10.3: instead of a Tourist an Assistant goes to the stall the tile points at, if it can."""

    seat: int
    tourist: int
    origin: int
    stall: int
    """-1: the tile points at no open stall."""

    def run(self, s: Morocco, tell: Tell) -> None:
        free = free_corners(s, self.stall) if self.stall >= 0 else []
        if not free:
            why: events.NoWalk = "no_space" if self.stall >= 0 else "no_open_stall"
            tell(s, events.TouristWentHome(self.seat, self.origin, self.tourist, why))
        elif not s.players[self.seat].supply & ASSISTANTS:
            tell(s, events.TouristWentHome(self.seat, self.origin, self.tourist, "no_assistant"))
        elif len(free) == 1:
            walk_on(s, self, free[0], tell)
        else:
            s.flow.append(ChooseWalkerSpace(self.seat, self.tourist, self.origin, self.stall))


def walk_on(s: Morocco, walk: Walk | ChooseWalkerSpace, corner: int, tell: Tell) -> None:
    """MO-10.2: an Assistant from the supply takes this corner."""
    assistant = next_person(walk.seat, s.players[walk.seat], ASSISTANTS)
    stand(s, assistant, walk.stall, corner)
    tell(s, events.TouristWalked(walk.seat, walk.origin, walk.stall, corner, walk.tourist, assistant))


@frozen
class ChooseWalkerSpace(Asked):
    """MO-10.2: the owner of the Tourist picks a free space for the Assistant."""

    rule = "MO-10.2"
    rules = ("MO-10.2", "MO-10.4")
    takes = (do.PlaceWalker,)
    seat: int
    tourist: int
    origin: int
    stall: int

    def prompt(self, s: Morocco) -> Text:
        text = translate(
            "morocco", "Your Tourist walks on: put an Assistant on one of %n free space(s) of {stall}."
        )
        return text.count(room(s, self.stall)).fill(stall=words.place(self.stall))

    def tries(self, s: Morocco) -> Iterator[Action]:
        return map(do.PlaceWalker, range(CORNERS))

    def forbids(self, s: Morocco, action: do.PlaceWalker) -> No | None:
        return no_space(s, self.stall, action.corner)

    def apply(self, s: Morocco, action: do.PlaceWalker, tell: Tell) -> None:
        walk_on(s, self, action.corner, tell)
