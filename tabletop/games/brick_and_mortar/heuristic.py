"""How good a state is for each seat, in points: an estimate for opponents that look ahead, no rule.

A seat is worth its score, what its money and items will still become, and what its stores will earn in the
months that are left.
"""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.games.brick_and_mortar import components as box
from tabletop.games.brick_and_mortar.decided import decided
from tabletop.games.brick_and_mortar.outlook import (
    KEPT,
    POINT,
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
from tabletop.games.brick_and_mortar.plans import Plans
from tabletop.games.brick_and_mortar.rules.closing import is_last, utility_bill
from tabletop.games.brick_and_mortar.rules.goods import KINDS
from tabletop.games.brick_and_mortar.rules.selling import points_instead, worth
from tabletop.games.brick_and_mortar.score import penalty, store_points, totals
from tabletop.games.brick_and_mortar.state import (
    ADVERTISEMENT,
    BUILDING,
    CHOOSING,
    HIDDEN,
    OVER,
    SALE,
    SUPPLY,
    UTILITIES,
    BrickAndMortar,
    Player,
)

HAND = 0.2
"""What a store in hand is worth, as a share of what it would bring if it were open."""
LATER_POINT = 4.2
"""What a point will cost on average, with money that is yet to be earned."""
DEBT_POINT = 1.7
"""Money that is missing, for each point that it costs: a debt token is a point, and the purse stays empty."""
SURE = 0.75
"""How much of what stores promise is believed: they may lack goods, boxes or money."""
STOCKING, STOCKING_POINT = 20, 1.9
"""Money that fills shelves, at most, and dollars of it for a point: what is stocked sells for twice that."""
BUILDING_MONEY, BUILDING_POINT = 9, 2.7
"""Money for the next store, while slots are empty."""
BARGAIN = ((4.5, 2.9), (2.8, 3.3), (1.8, 4.2), (0.8, 5.2), (0.0, 6.2))
"""By months left at least: dollars for which a point is a bargain; early on money earns more in stores."""
SPARE = ((18, 0.0), (12, 1.2), (1 << 20, 2.2))
"""Money beyond that, in portions, and how much dearer a point may be with it: it finds no better use."""
FILLED = (4, 3, 2, 2, 1)
"""So many items of a type are what a seat mostly stocks in a month."""


def value(s: BrickAndMortar) -> tuple[float, ...]:
    """An estimate of each seat's points at the end; its score when that has come."""
    s = decided(s)
    if s.phase == OVER:
        return tuple(map(float, totals(s)))
    months = months_left(s)
    prospects = [_prospect(s, kind) for kind in KINDS]
    return tuple(_worth(s, seat, p, months, prospects) for seat, p in enumerate(s.players))


def _prospect(s: BrickAndMortar, kind: int) -> tuple[float, float]:
    """How likely an item is to be sold in the next sale, and at what share of its highest price."""
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


def _worth(
    s: BrickAndMortar, seat: int, p: Player, months: float, prospects: list[tuple[float, float]]
) -> float:
    score = p.points + store_points(p) - p.debt
    money = float(cash(p))
    if s.phase < UTILITIES:
        money -= utility_bill(p)
    coming = s.phase in (SUPPLY, SALE)
    stock = (
        Plans(s, seat, 0.0).worth()
        if coming
        else _stock(p, sold_now=s.phase <= SALE, months=months, prospects=prospects)
    )
    here = months + (1.0 if s.phase < ADVERTISEMENT else 0.9 if s.phase == ADVERTISEMENT else 0.0)
    if is_last(s):
        return score - penalty(p) + buyable(int(money + 0.9 * stock)) + min(0.0, money + stock) / DEBT_POINT
    rivals, n = sellers(s, seat), played(s)
    found = score - penalty(p) * max(0.0, 1 - 0.25 * months)
    found += _money(p, money + stock, months)
    found += SURE * here * monthly(cards_of(p), rivals, n) / LATER_POINT
    if s.phase == BUILDING and p.stage == CHOOSING:
        found += max([0.0, *_offers(s, seat, p, here, money)])
    elif p.stores:
        seen = tuple([card for card in p.stores if card < HIDDEN])
        hand = zip(seen, gains(s, seat, seen, months), strict=True)
        found += HAND * sum([max(0.0, one - box.STORES[card].cost) for card, one in hand]) / LATER_POINT
    if p.bought >= 0:
        found += SURE * gain(s, seat, p.bought, here) / LATER_POINT
    return found


def _offers(s: BrickAndMortar, seat: int, p: Player, months: float, money: float) -> Iterator[float]:
    """What each store would bring in points that the seat can still obtain this month, its price off."""
    now, offered = _money(p, money, months), (*[card for card in p.stores if card < HIDDEN], *s.row)
    for card, one in zip(offered, gains(s, seat, offered, months), strict=True):
        yield SURE * one / LATER_POINT - (now - _money(p, money - box.STORES[card].cost, months))


def _money(p: Player, amount: float, months: float) -> float:
    """What money is worth in points: the first of it fills shelves, the last of it buys dear points."""
    if amount < 0:
        return amount / DEBT_POINT
    shelves = sum(
        box.LEAST[kind]
        * min(FILLED[kind], sum(box.STORES[store.card].capacity[kind] for store in p.building))
        for kind in KINDS
    )
    bargain = next(dollars for least, dollars in BARGAIN if months >= least)
    portions = [(min(STOCKING, shelves) * min(1.0, months), STOCKING_POINT)]
    if len(p.building) + (p.bought >= 0) < box.SLOTS and months >= 2:
        portions.append((BUILDING_MONEY, BUILDING_POINT))
    portions += [(most, bargain + dearer) for most, dearer in SPARE]
    found = 0.0
    for most, dollars in portions:
        portion = min(amount, most)
        found += portion / dollars
        amount -= portion
    return found


def _stock(p: Player, *, sold_now: bool, months: float, prospects: list[tuple[float, float]]) -> float:
    """What the items of a seat will bring."""
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
                later = KEPT * box.MOST[kind] if months and (shelf + 1 < len(row) or not sold_now) else 0.0
                found += n * (likely * price + (1 - likely) * later)
    return found


def leg(s: BrickAndMortar) -> int:
    """Legs end with Building, with Sale and with the month: there all have acted alike."""
    part = 0 if s.phase < ADVERTISEMENT else 1 if s.phase <= SALE else 2
    return 3 * s.month + part
