"""How good a state is for each seat, in points: an estimate for opponents that look ahead, no rule.

A seat is worth what it would score now, what its fish and its chest would bring at the Market, less the turn
that this costs, and what its gears will bring at later visits. The numbers were tuned by `tabletop arena`.
"""

from __future__ import annotations

from functools import lru_cache

from tabletop.games.public_market import components as box
from tabletop.games.public_market.box import Side, Space
from tabletop.games.public_market.packing import KEPT, Chest, chest
from tabletop.games.public_market.rules.market import COLUMNS, COSTS
from tabletop.games.public_market.rules.rounds import ACTING, BIDDING
from tabletop.games.public_market.rules.sale import Sale
from tabletop.games.public_market.score import (
    CARD_LOGOS,
    WORTH,
    bonus_points,
    bonuses_of,
    logo_points,
    totals,
)
from tabletop.games.public_market.state import Player, PublicMarket, Vec

TURN = 2.8
"""What a turn brings on average."""
VISIT = 3.3
"""How many turns lie between two visits to the Market."""
GEAR, FREE_CARD, SCRAP = 0.6, 3.0, 0.5
"""What a gear brings at each visit, what a card for nothing, what a Scrap."""
SHORT = (1.0, 0.55, 0.28, 0.12, 0.05, 0.0)
"""The share of a card's worth that is counted on with so many fish missing."""
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
    turns, pending = _turns_left(s), _pending(s)
    visitor = next((step.seat for step in s.flow if type(step) is Sale), -1)
    located = _located(s)
    return tuple(
        _settled(s, seat, p, located[seat])
        + (
            _expected(s, seat, p, turns[seat], at_market=seat == visitor)
            if seat != s.angler
            else _angler(s, turns[seat])
        )
        + pending[seat]
        for seat, p in enumerate(s.players)
    )


def _located(s: PublicMarket) -> list[int]:
    """PM-13.1: the points of every seat's Lighthouses."""
    points = [0] * len(s.players)
    for values, lights in zip(_VP[s.side], s.lights, strict=True):
        for vp, owner in zip(values, lights, strict=True):
            if owner >= 0:
                points[owner] += vp
    return points


_VP = {
    side: tuple(tuple(space.vp for space in spaces) for spaces in columns)
    for side, columns in box.SCORING.items()
}


def logos_of(s: PublicMarket, seat: int) -> tuple[int, ...]:
    """PM-13.3: a seat's logos by kind."""
    return _logos(s.players[seat].cards, tuple(n % 4 for n, owner in enumerate(s.collected) if owner == seat))


@lru_cache(KEPT)
def _logos(cards: tuple[int, ...], collected: tuple[int, ...]) -> tuple[int, ...]:
    counts = [collected.count(logo) for logo in range(4)]
    for card in cards:
        for logo, n in enumerate(CARD_LOGOS[card]):
            counts[logo] += n
    return tuple(counts)


@lru_cache(KEPT)
def _sets(logos: tuple[int, ...]) -> int:
    return logo_points(list(logos))


def more_logos(logos: tuple[int, ...], more: tuple[int, ...]) -> int:
    """PM-13.3: how many points more the sets are worth with these logos too."""
    return _sets(tuple(a + b for a, b in zip(logos, more, strict=True))) - _sets(logos)


def _settled(s: PublicMarket, seat: int, p: Player, located: int) -> float:
    """What the seat would score now, in fractions of points where dollars are over."""
    logos = logos_of(s, seat)
    if not s.flags.shallow_waters:
        return located + p.money / WORTH.money + _sets(logos) + WORTH.crabs[p.crabs]
    rate, more, counts = WORTH.money, 0.0, list(logos)
    for space in bonuses_of(s, seat):
        more += bonus_points(s, seat, space)
        if space.logo:
            counts[box.LOGOS.index(space.logo)] += 1
        if space.pays == "money":
            rate = space.each
    more += PATH * p.rose
    return located + p.money / rate + _sets(tuple(counts)) + WORTH.crabs[p.crabs] + more


def _turns_left(s: PublicMarket) -> list[float]:
    """How many turns each seat still has."""
    if s.dusk:
        rounds = sum(map(bool, s.ocean)) + 0.5
    else:
        rounds = -(-len(s.bag) // box.BOX.column) + 1 + (0 if s.angler >= 0 else 3)
    turns = [0.0] * len(s.players)
    line = s.track
    for queue in s.queues:
        line = [*line, *queue]
    acting = any(step is ACTING for step in s.flow) and not any(step is BIDDING for step in s.flow)
    for meeple in line:
        if meeple >= 0:
            turns[s.owners[meeple]] += rounds
    if acting:
        for meeple in s.track:
            if meeple >= 0:
                turns[s.owners[meeple]] -= 1
    return turns


def _pending(s: PublicMarket) -> list[float]:
    """What it is worth to each seat that its Meeples act before others in this round."""
    found, behind = [0.0] * len(s.players), 0
    for queue in s.queues:
        for meeple in queue:
            found[s.owners[meeple]] += EARLY * behind
            behind += 1
    return found


def visit_worth(s: PublicMarket, seat: int) -> float:
    """What a visit to the Market would bring the seat now."""
    return _visit(s, seat, s.players[seat], _turns_left(s)[seat] / VISIT)


def _visit(s: PublicMarket, seat: int, p: Player, visits: float) -> float:
    here = chest(p.chest, p.filled) if p.chest >= 0 else _NO_CHEST
    offers = _offers(
        s.side,
        tuple(s.lights),
        tuple(n for n, owner in enumerate(s.collected) if owner < 0),
        s.contracts,
        tuple(s.open),
        logos_of(s, seat),
        p.lighthouses > 0,
        int(visits * 2) / 2,
    )
    crab = here.crab * (WORTH.crabs[min(p.crabs + 1, 5)] - WORTH.crabs[p.crabs])
    return _bought(p.fish, offers) + here.lines * box.MARKET.pay.line / WORTH.money + crab


def _expected(s: PublicMarket, seat: int, p: Player, turns: float, *, at_market: bool) -> float:
    """What fish, chest and gears will bring."""
    if turns <= 0 and not at_market:
        return 0.0
    visits = turns / VISIT
    bring = _visit(s, seat, p, visits)
    cost = 0.0 if at_market else TURN * min(1.0, max(turns - 1, 0) / 3)
    soon = bring * bring / (bring + cost) if bring > 0 else 0.0
    rest = chest(p.chest, p.filled).rest if p.chest >= 0 else 0.0
    return soon + rest + sum(p.gears) * GEAR * visits + SCRAP * len(p.held) + (POWER if p.ready else 0.0)


_NO_CHEST = Chest(0.0, 0.0, 0.0, 0)


@lru_cache(KEPT)
def _offers(
    side: Side,
    lights: tuple[tuple[int, ...], ...],
    collection: tuple[int, ...],
    contracts: tuple[tuple[int, ...], ...],
    cards: tuple[int, ...],
    logos: tuple[int, ...],
    lighthouse: bool,  # noqa: FBT001
    visits: float,
) -> tuple[Offer, ...]:
    """What can be completed, for what, and what it brings to a seat with these logos."""
    found: list[Offer] = []
    for card in cards:
        if card >= 0:
            gears = sum(box.CATCH[card].gears) * GEAR * visits
            found.append((box.CATCH[card].cost, more_logos(logos, CARD_LOGOS[card]) + gears + 0.1))
    if lighthouse:
        logo = max((more_logos(logos, _ONE[n % 4]) for n in collection), default=-1.0)
        collect = logo + box.COLLECTION.money / WORTH.money if collection else 0.0
        for column in contracts:
            for contract in column:
                here = COLUMNS[contract]
                free = zip(box.SCORING[side][here], lights[here], strict=True)
                worths = [space_worth(space, visits) for space, owner in free if owner < 0]
                if best := max([*worths, collect]):
                    found.append((COSTS[contract], best))
    return tuple(found)


_ONE = tuple(tuple(int(n == logo) for n in range(4)) for logo in range(4))


def space_worth(space: Space, visits: float) -> float:
    """What a space of a Scoring Location brings."""
    bonus = {"": 0.0, "scrap": SCRAP, "gear": GEAR * visits, "card": FREE_CARD}[space.bonus]
    return space.vp + bonus


@lru_cache(KEPT)
def _bought(fish: Vec, offers: tuple[Offer, ...]) -> float:
    """What two cards and the sale of the rest bring for these fish; cards nearly paid for count in part."""
    total, left = 0.0, fish
    for _ in range(box.BOX.cards_per_visit):
        most, rest = 0.0, left
        a, b, c, d = left
        for (e, f, g, h), worth in offers:
            i, j, k, m = a - e, b - f, c - g, d - h
            short = (i < 0 and -i) + (j < 0 and -j) + (k < 0 and -k) + (m < 0 and -m)
            if short < 5 and worth * SHORT[short] > most:
                most = worth * SHORT[short]
                rest = (max(i, 0), max(j, 0), max(k, 0), max(m, 0))
        total, left = total + most, rest
    return total + sum(n * each for n, each in zip(left, LEFT, strict=True))


def _angler(s: PublicMarket, turns: float) -> float:
    """What the Solo Angler will bring about: its fish make it go to Market sooner."""
    return 3.6 * turns + 0.5 * s.angler_fish + 0.25 * s.angler_gear * turns / VISIT
