"""How good a state is for each seat, in points: an estimate for opponents that look ahead, no rule.

A seat is worth what it would score now, what its fish and its chest would bring at the Market, less the turn
that this costs, and what its gears will bring at later visits. The numbers were tuned by `tabletop arena`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple

from tabletop.games.public_market import components as box
from tabletop.games.public_market.box import Side, Space
from tabletop.games.public_market.packing import KEPT, chest
from tabletop.games.public_market.rules.fishing import Fishing
from tabletop.games.public_market.rules.market import (
    COLUMNS,
    COSTS,
    CrabCheck,
    Deploy,
    FreeCard,
    MoreShopping,
    Shop,
    free_space,
)
from tabletop.games.public_market.rules.rounds import ACTING, BIDDING
from tabletop.games.public_market.rules.sale import Sale
from tabletop.games.public_market.score import (
    CARD_LOGOS,
    WORTH,
    bonus_points,
    bonuses_of,
    logo_points,
    logos_of,
    rate_of,
    totals,
    with_bonuses,
)
from tabletop.games.public_market.state import Player, PublicMarket, Vec, by_halves

TURNS, TURNS_OF_TWO = 3.5, 4.0
"""What a turn brings on average, with more than two seats and with two."""
COST = 2.8
"""What a turn at the Market costs, since the seat does not fish meanwhile."""
CAST = 3.5
"""What the tile brings that is to be taken now."""
VISIT = 3.3
"""How many turns lie between two visits to the Market."""
GEAR, FREE_CARD, SCRAP = 0.6, 3.0, 0.5
"""What a gear brings at each visit, what a card for nothing, what a Scrap."""
SHORT = (1.0, 0.55, 0.28, 0.12, 0.05)
"""The share of a card's worth that is counted on with so many fish missing; with more, nothing."""
SHORT_AT_MOST = len(SHORT)
LIKELY = 5
"""How many cards are thought of as the first of two."""
LEFT = (0.15, 0.3, 0.3, 0.6)
"""What a fish of each kind brings that no card is paid with."""
POWER = 1.2
"""What an unused power is worth."""
EARLY = 0.35
"""What it is worth to act before another Meeple."""
PATH = 0.5
"""What a space of the Compass Rose is worth, once it leads to the Bonus Board."""

Offer = tuple[Vec, float]
"""What something costs in fish, and what it brings in points."""


def value(s: PublicMarket) -> tuple[float, ...]:
    """An estimate of each seat's points at the end; its points when that has come."""
    if not s.flow:
        return tuple(map(float, totals(s)))
    turns, now, offered, found = _turns_left(s), _underway(s), _offered(s), _order(s)
    located = _located(offered, len(s.players))
    for seat, p in enumerate(s.players):
        found[seat] += _settled(s, seat, p, located[seat])
        if seat == s.angler:
            found[seat] += _angler(s, turns[seat])
        else:
            found[seat] += _expected(s, seat, offered, turns[seat], now if now.seat == seat else None)
            found[seat] += (TURNS_OF_TWO if len(s.players) == 2 else TURNS) * turns[seat]
    return tuple(found)


class Underway(NamedTuple):
    """A visit to the Market that goes on, or a fishing before its tile: whose, and what is still to come."""

    seat: int
    cards: int
    crab: bool
    more: float


def _underway(s: PublicMarket) -> Underway:
    """PM-5.3, PM-9: the turn that somebody is in the middle of."""
    seat, cards, crab, more = -1, 0, False, 0.0
    step: Any
    for step in s.flow:
        kind = type(step)
        if kind is Sale:
            seat = step.seat
        elif kind is Shop or kind is MoreShopping:
            cards = box.BOX.cards_per_visit - step.done
        elif kind is CrabCheck:
            crab = True
        elif kind is Deploy:
            more = max((space_worth(space, 2.0) for space in free_spaces(s, step.column)), default=2.0)
        elif kind is FreeCard:
            more = FREE_CARD
    return Underway(seat, cards, crab, more)


def free_spaces(s: PublicMarket, column: int) -> list[Space]:
    """PM-9.4: the spaces of a Scoring Location that can take a Lighthouse."""
    spaces = box.SCORING[s.side][column]
    return [space for n, space in enumerate(spaces) if free_space(s, column, n)]


@lru_cache(KEPT)
def _located(offered: Offered, seats: int) -> tuple[int, ...]:
    """PM-13.1: the points of every seat's Lighthouses."""
    points = [0] * seats
    for values, lights in zip(_VP[offered.side], offered.lights, strict=True):
        for vp, owner in zip(values, lights, strict=True):
            if owner >= 0:
                points[owner] += vp
    return tuple(points)


_VP = {
    side: tuple(tuple(space.vp for space in spaces) for spaces in columns)
    for side, columns in box.SCORING.items()
}


@lru_cache(KEPT)
def _sets(logos: tuple[int, ...]) -> int:
    return logo_points(list(logos))


@lru_cache(KEPT)
def more_logos(logos: tuple[int, ...], more: tuple[int, ...]) -> int:
    """PM-13.3: how many points more the sets are worth with these logos too."""
    return _sets(tuple(a + b for a, b in zip(logos, more, strict=True))) - _sets(logos)


def _settled(s: PublicMarket, seat: int, p: Player, located: int) -> float:
    """What the seat would score now, in fractions of points where dollars are over."""
    logos = logos_of(s, seat)
    if not s.flags.shallow_waters:
        return located + p.money / WORTH.money + _sets(logos) + WORTH.crabs[p.crabs]
    bonuses = bonuses_of(s, seat)
    more = sum(bonus_points(s, seat, space) for space in bonuses) + PATH * p.rose
    sets = _sets(tuple(with_bonuses(logos, bonuses)))
    return located + p.money / rate_of(bonuses) + sets + WORTH.crabs[p.crabs] + more


def _turns_left(s: PublicMarket) -> list[float]:
    """How many turns each seat still has."""
    if s.dusk:
        rounds = sum(map(bool, s.ocean)) + 0.5
    else:
        rounds = -(-len(s.bag) // box.BOX.column) + 1 + (0 if s.angler >= 0 else 3)
    turns, owners = [0.0] * len(s.players), s.owners
    for queue in s.queues:
        for meeple in queue:
            turns[owners[meeple]] += rounds
    if s.flow[-1] is not ACTING and ACTING in s.flow and BIDDING not in s.flow:
        rounds -= 1  # a Meeple on the track has acted
    for meeple in s.track:
        if meeple >= 0:
            turns[owners[meeple]] += rounds
    return turns


def _order(s: PublicMarket) -> list[float]:
    """What it is worth to each seat that its Meeples act before others in this round."""
    found, behind = [0.0] * len(s.players), 0
    for queue in s.queues:
        for meeple in queue:
            found[s.owners[meeple]] += EARLY * behind
            behind += 1
    return found


@dataclass(frozen=True, slots=True, eq=False)
class Offered:
    """What can be completed; one object for equal tables, so that estimates are quickly found again."""

    side: Side
    halves: bool
    """Whether a half of a Scoring Location takes only one Lighthouse (PM-14.6)."""
    lights: tuple[tuple[int, ...], ...]
    collected: tuple[int, ...]
    contracts: tuple[tuple[int, ...], ...]
    cards: tuple[int, ...]


_table = lru_cache(KEPT)(Offered)


def _offered(s: PublicMarket) -> Offered:
    return _table(s.side, by_halves(s), tuple(s.lights), tuple(s.collected), s.contracts, tuple(s.open))


@dataclass(frozen=True, slots=True, eq=False)
class Offers:
    """What can be completed by one seat; one object again, wherever it is the same."""

    each: tuple[Offer, ...]


_NONE = Offers(())


def visit_worth(s: PublicMarket, seat: int) -> float:
    """What a visit to the Market would bring the seat now."""
    visits = (len(s.bag) / box.BOX.column + 2) * len(s.owners) / len(s.players) / VISIT
    return _visit(s, seat, _offered(s), visits, box.BOX.cards_per_visit, crab=True)


_LINE = box.MARKET.pay.line / WORTH.money
"""The points of a complete line."""


def _visit(s: PublicMarket, seat: int, offered: Offered, visits: float, cards: int, *, crab: bool) -> float:
    total, p = 0.0, s.players[seat]
    if p.chest >= 0:
        here = chest(p.chest, p.filled)
        total = here.lines * _LINE
        if crab:
            total += here.crab * (WORTH.crabs[min(p.crabs + 1, box.BOX.crabs)] - WORTH.crabs[p.crabs])
    if not cards:
        return total + _bought(p.fish, _NONE, 0)
    offers = _offers(offered, logos_of(s, seat), p.lighthouses > 0, int(visits * 2) / 2)
    return total + _bought(p.fish, offers, cards)


def _expected(s: PublicMarket, seat: int, offered: Offered, turns: float, now: Underway | None) -> float:
    """What fish, chest and gears will bring."""
    if turns <= 0 and not now:
        return 0.0
    visits, p = turns / VISIT, s.players[seat]
    if now:
        bring = _visit(s, seat, offered, visits, now.cards, crab=now.crab)
        soon = bring + now.more
    else:
        bring = _visit(s, seat, offered, visits, box.BOX.cards_per_visit, crab=True)
        cost = COST * min(1.0, max(turns - 1, 0) / 3)
        soon = bring * bring / (bring + cost) if bring > 0 else 0.0
        top: Any = s.flow[-1]
        if type(top) is Fishing and top.seat == seat and not top.dealt:
            soon += CAST
    rest = chest(p.chest, p.filled).rest if p.chest >= 0 and not now else 0.0
    return soon + rest + sum(p.gears) * GEAR * visits + SCRAP * len(p.held) + (POWER if p.ready else 0.0)


@lru_cache(KEPT)
def _offers(
    offered: Offered,
    logos: tuple[int, ...],
    lighthouse: bool,  # noqa: FBT001
    visits: float,
) -> Offers:
    """What can be completed, for what, and what it brings to a seat with these logos."""
    found: list[Offer] = []
    for card in offered.cards:
        if card >= 0:
            gears = sum(box.CATCH[card].gears) * GEAR * visits
            found.append((box.CATCH[card].cost, more_logos(logos, CARD_LOGOS[card]) + gears + 0.1))
    if lighthouse:
        free = {n % 4 for n, owner in enumerate(offered.collected) if owner < 0}
        logo = max((more_logos(logos, _ONE[n]) for n in free), default=-1.0)
        collect = logo + box.COLLECTION.money / WORTH.money if free else 0.0
        reach = _reach(offered, visits)
        for column in offered.contracts:
            brings = [(COSTS[contract], max(reach[COLUMNS[contract]], collect)) for contract in column]
            found += [offer for offer in brings if offer[1]]
    return Offers(tuple(found))


@lru_cache(KEPT)
def _reach(offered: Offered, visits: float) -> tuple[float, ...]:
    """What the best free space of each Scoring Location brings."""
    return tuple(
        max([worths[n] for n in free], default=0.0)
        for worths, free in zip(_worths(offered.side, visits), _free(offered), strict=True)
    )


@lru_cache(KEPT)
def _free(offered: Offered) -> tuple[tuple[int, ...], ...]:
    """The spaces of each Scoring Location that can take a Lighthouse."""
    near = (_HALVES if offered.halves else _ALONE)[offered.side]
    return tuple(
        tuple(n for n, group in enumerate(groups) if max([here[other] for other in group]) < 0)
        for groups, here in zip(near, offered.lights, strict=True)
    )


@lru_cache(KEPT)
def _worths(side: Side, visits: float) -> tuple[tuple[float, ...], ...]:
    return tuple(tuple(space_worth(space, visits) for space in spaces) for spaces in box.SCORING[side])


_HALVES = {
    side: tuple(
        tuple(tuple(n for n, other in enumerate(spaces) if other.id[0] == space.id[0]) for space in spaces)
        for spaces in columns
    )
    for side, columns in box.SCORING.items()
}
"""By side, column and space: the spaces of the same half (PM-14.6)."""
_ALONE = {
    side: tuple(tuple((n,) for n in range(len(spaces))) for spaces in columns)
    for side, columns in box.SCORING.items()
}
"""The same where each space stands for itself."""
_ONE = tuple(tuple(int(n == logo) for n in range(4)) for logo in range(4))


def space_worth(space: Space, visits: float) -> float:
    """What a space of a Scoring Location brings."""
    bonus = {"": 0.0, "scrap": SCRAP, "gear": GEAR * visits, "card": FREE_CARD}[space.bonus]
    return space.vp + bonus


@lru_cache(KEPT)
def _bought(fish: Vec, offers: Offers, cards: int) -> float:
    """What so many cards and the sale of the rest bring for these fish; cards nearly paid for count too."""
    if not cards:
        return _sale(fish)
    if cards == 1:
        return _one_more(fish, offers.each)
    firsts = sorted(_each(fish, offers.each), reverse=True)[:LIKELY]
    return max([_sale(fish), *[worth + _one_more(left, offers.each) for worth, left in firsts]])


def _sale(fish: Vec) -> float:
    a, b, c, d = fish
    return a * LEFT[0] + b * LEFT[1] + c * LEFT[2] + d * LEFT[3]


def _one_more(fish: Vec, offers: tuple[Offer, ...]) -> float:
    """The most that one offer at most and the sale of the rest bring; written out, since it is asked most."""
    a, b, c, d = fish
    best, (k, m, n, o) = _sale(fish), LEFT
    for (e, f, g, h), worth in offers:
        short, rest = 0, 0.0
        if (left := a - e) < 0:
            short -= left
        else:
            rest += left * k
        if (left := b - f) < 0:
            short -= left
        else:
            rest += left * m
        if (left := c - g) < 0:
            short -= left
        else:
            rest += left * n
        if (left := d - h) < 0:
            short -= left
        else:
            rest += left * o
        if short < SHORT_AT_MOST and (brought := worth * SHORT[short] + rest) > best:
            best = brought
    return best


def _each(fish: Vec, offers: tuple[Offer, ...]) -> list[tuple[float, Vec]]:
    """What each offer brings, in part where fish are missing, and the fish that are left."""
    a, b, c, d = fish
    found = []
    for (e, f, g, h), worth in offers:
        i, j, k, m = a - e, b - f, c - g, d - h
        short = (i < 0 and -i) + (j < 0 and -j) + (k < 0 and -k) + (m < 0 and -m)
        if short < SHORT_AT_MOST:
            left = (max(i, 0), max(j, 0), max(k, 0), max(m, 0)) if short else (i, j, k, m)
            found.append((worth * SHORT[short], left))
    return found


def _angler(s: PublicMarket, turns: float) -> float:
    """What the Solo Angler will bring about: its fish make it go to Market sooner."""
    return 4.2 * turns + 0.5 * s.angler_fish + 0.25 * s.angler_gear * turns / VISIT
