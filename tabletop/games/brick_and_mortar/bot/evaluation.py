"""Evaluates a state for each seat, in points, for bots that search.

A seat is worth its score, what its money and items will still become, and what its stores will earn in the
months that are left.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tabletop.games.brick_and_mortar import components as box
from tabletop.games.brick_and_mortar.bot.eval_features import (
    POINT,
    SELLABLE_LATER_SHARE,
    buyable,
    cards_of,
    cash,
    demand,
    gain,
    gains,
    monthly,
    months_left,
    played,
    sellers,
)
from tabletop.games.brick_and_mortar.bot.eval_lookahead import bids_carried_out
from tabletop.games.brick_and_mortar.bot.eval_plans import Plans
from tabletop.games.brick_and_mortar.rules.ch01_goods import KINDS
from tabletop.games.brick_and_mortar.rules.ch09_earning import points_instead, worth
from tabletop.games.brick_and_mortar.rules.ch11_utilities import utility_bill
from tabletop.games.brick_and_mortar.rules.ch13_end import is_last
from tabletop.games.brick_and_mortar.rules.ch13_scoring import penalty, store_points
from tabletop.games.brick_and_mortar.state import (
    ADVERTISEMENT,
    BUILDING,
    CHOOSING,
    DRAFT,
    HIDDEN,
    INVESTMENT,
    OVER,
    SALE,
    SUPPLY,
    UTILITIES,
    BrickAndMortar,
    Player,
)

_HAND = 0.2
"""The worth of a store in hand, as a share of its worth if it were open."""
_LATER_POINT = 4.2
"""Dollars that a point costs on average with money still to be earned."""
_DEBT_POINT = 1.7
"""Missing dollars per point lost: a debt token costs a point, and the money is still missing."""
SURE = 0.75
"""Share of the stores' promised income that counts: they may lack goods, boxes or money."""
_STOCKING, _STOCKING_POINT = 20, 1.9
"""Most dollars that fill shelves, and dollars of them per point: what is stocked sells for twice that."""
_BUILDING_MONEY, _BUILDING_POINT = 9, 2.7
"""Dollars for the next store while slots are empty, and dollars of them per point."""
_BARGAIN = ((4.5, 2.9), (2.8, 3.3), (1.8, 4.2), (0.8, 5.2), (0.0, 6.2))
"""For at least this number of months left, dollars for which a point is a bargain.

Early on money earns more in stores.
"""
SPARE = ((18, 0.0), (12, 1.2), (1 << 20, 2.2))
"""Portions of the remaining money, and how many dollars more a point may cost with each.

The more money, the fewer better uses it has.
"""
_FAR = 10
"""Choices per seat that *hard* looks ahead at least, when stores and when points are bought."""
ENOUGH = 300
"""Maximum number of iterations of a search.

With ten times as many, two searches agreed in 75 of 100 positions; with these in 72.
"""
_FILLED = (4, 3, 2, 2, 1)
"""Items of each type that a seat usually stocks a month."""

Uses = list[tuple[float, float]]
"""Portions of money in dollars, each with the dollars of it that are worth a point."""


class EvalTerms(NamedTuple):
    """The terms of a seat's evaluation, in points; `eval_terms.TITLES` names each."""

    points: float
    stores: float
    slots: float
    debt: float
    money: float
    goods: float
    earning: float
    hand: float
    next: float
    bought: float


def value(s: BrickAndMortar) -> tuple[float, ...]:
    """Return the expected points of each seat at the end; the final score once the match is over."""
    return tuple(map(sum, eval_terms(s)))


def eval_terms(s: BrickAndMortar) -> list[EvalTerms]:
    """Return the terms of each seat's evaluation; once the match is over, those of its score alone."""
    s = bids_carried_out(s)
    if s.phase == OVER:
        return [_scored(p, penalty(p)) for p in s.players]
    months = months_left(s)
    prospects = [_prospect(s, kind) for kind in KINDS]
    return [_made(s, seat, p, months, prospects) for seat, p in enumerate(s.players)]


def _scored(p: Player, empty: float) -> EvalTerms:
    """Return the terms of the score; `empty`: points lost for empty slots."""
    return EvalTerms(p.points, store_points(p), -empty, -p.debt * box.DEBT.points, 0, 0, 0, 0, 0, 0)


def _prospect(s: BrickAndMortar, kind: int) -> tuple[float, float]:
    """Return the chance that an item is sold in the next sale, and the share of its highest price."""
    holders = [
        p for p in s.players if any(store.items[kind] and sum(store.items[kind]) for store in p.building)
    ]
    items = sum(sum(sum(store.items[kind]) for store in p.building) for p in holders)
    if not items:
        return 1.0, 1.0
    boxes = demand(s, kind)
    if s.phase > SALE:
        return min(1.0, 0.5 * boxes / items), 1.0 if len(holders) == 1 else 0.7
    likely = min(1.0, boxes / items)
    return likely, 1.0 if len(holders) == 1 or boxes >= items else 0.4 + 0.5 * likely


def _made(
    s: BrickAndMortar, seat: int, p: Player, months: float, prospects: list[tuple[float, float]]
) -> EvalTerms:
    money = float(cash(p))
    if s.phase < UTILITIES:
        money -= utility_bill(p)
    coming = s.phase in (SUPPLY, SALE)
    stock = (
        Plans(s, seat, 0.0).worth()
        if coming
        else _stock(p, sold_now=s.phase <= SALE, months=months, prospects=prospects)
    )
    if is_last(s):
        own = _last(money)
        return _scored(p, penalty(p))._replace(money=own, goods=_last(money, stock) - own)
    here = months + (1.0 if s.phase < ADVERTISEMENT else 0.9 if s.phase == ADVERTISEMENT else 0.0)
    rivals, n = sellers(s, seat), played(s)
    uses = _uses(p, months)
    own = _bought(uses, money)
    hand = following = bought = 0.0
    if s.phase == BUILDING and p.stage == CHOOSING:
        following = max([0.0, *_offers(s, seat, p, here, money)])
    elif p.stores:
        seen = tuple([card for card in p.stores if card < HIDDEN])
        brings = zip(seen, gains(s, seat, seen, months), strict=True)
        hand = _HAND * sum([max(0.0, one - box.STORES[card].cost) for card, one in brings]) / _LATER_POINT
    if p.bought >= 0:
        bought = SURE * gain(s, seat, p.bought, here) / _LATER_POINT
    return _scored(p, penalty(p) * max(0.0, 1 - 0.25 * months))._replace(
        money=own,
        goods=_bought(uses, money + stock) - own,
        earning=SURE * here * monthly(cards_of(p), rivals, n) / _LATER_POINT,
        hand=hand,
        next=following,
        bought=bought,
    )


def _last(money: float, stock: float = 0.0) -> float:
    """Return the points for money and goods in the last month."""
    return buyable(int(money + 0.9 * stock)) + min(0.0, money + stock) / _DEBT_POINT


def _offers(s: BrickAndMortar, seat: int, p: Player, months: float, money: float) -> Iterator[float]:
    """Yield the points that each store still on offer this month would bring the seat, less its price."""
    uses, offered = _uses(p, months), (*[card for card in p.stores if card < HIDDEN], *s.row)
    now = _bought(uses, money)
    for card, one in zip(offered, gains(s, seat, offered, months), strict=True):
        yield SURE * one / _LATER_POINT - (now - _bought(uses, money - box.STORES[card].cost))


def _uses(p: Player, months: float) -> Uses:
    """Return the uses of money, best first: shelves, the next store, then points of rising cost."""
    shelves = sum(
        box.LEAST[kind]
        * min(_FILLED[kind], sum(box.STORES[store.card].capacity[kind] for store in p.building))
        for kind in KINDS
    )
    found = [(min(_STOCKING, shelves) * min(1.0, months), _STOCKING_POINT)]
    if len(p.building) + (p.bought >= 0) < box.SLOTS and months >= 2:
        found.append((_BUILDING_MONEY, _BUILDING_POINT))
    found += [(most, bargain(months) + dearer) for most, dearer in SPARE]
    return found


def bargain(months: float) -> float:
    """Return the dollars for which a point is a bargain with this number of months left."""
    return next(dollars for least, dollars in _BARGAIN if months >= least)


def _bought(uses: Uses, amount: float) -> float:
    """Return the points that an amount of money is worth; negative if money is missing."""
    if amount < 0:
        return amount / _DEBT_POINT
    found = 0.0
    for most, dollars in uses:
        portion = min(amount, most)
        found += portion / dollars
        amount -= portion
    return found


def _stock(p: Player, *, sold_now: bool, months: float, prospects: list[tuple[float, float]]) -> float:
    """Return the dollars that the items of a seat are expected to bring."""
    found = 0.0
    for store in p.building:
        for kind in KINDS:
            row = store.items[kind]
            if not any(row):
                continue
            likely, share = prospects[kind]
            points = points_instead(store, kind) * POINT
            for shelf, n in enumerate(row):
                if not n:
                    continue
                price = points or worth(store, kind, int(share * box.MOST[kind]), shelf)
                later = (
                    SELLABLE_LATER_SHARE * box.MOST[kind]
                    if months and (shelf + 1 < len(row) or not sold_now)
                    else 0.0
                )
                found += n * (likely * price + (1 - likely) * later)
    return found


def hard_min_depth(s: BrickAndMortar) -> int:
    """Return how many choices *hard* looks ahead at least: through the next sale if money is spent now.

    Only the sale shows what a store earns if no money is left to fill its shelves. With four at the table the
    auctions of one month may use up all of these choices.
    """
    return _FAR * len(s.players) if s.phase in (DRAFT, BUILDING, INVESTMENT) else 0


def segment(s: BrickAndMortar) -> int:
    """Return a number that changes after Building, Sale and each month, when all acted equally often."""
    part = 0 if s.phase < ADVERTISEMENT else 1 if s.phase <= SALE else 2
    return 3 * s.month + part
