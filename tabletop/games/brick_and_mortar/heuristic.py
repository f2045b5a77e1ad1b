"""How good a state is for each seat, in points: an estimate for opponents that look ahead, no rule.

A seat is worth its score, what its money and items will still become, and what its stores will earn in the
months that are left.
"""

from __future__ import annotations

from tabletop.games.brick_and_mortar import components as box
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
from tabletop.games.brick_and_mortar.rules.closing import utility_bill
from tabletop.games.brick_and_mortar.rules.goods import KINDS
from tabletop.games.brick_and_mortar.rules.selling import points_instead, worth
from tabletop.games.brick_and_mortar.score import penalty, store_points, totals
from tabletop.games.brick_and_mortar.state import (
    ADVERTISEMENT,
    DRAFT,
    HIDDEN,
    OVER,
    SALE,
    UTILITIES,
    BrickAndMortar,
    Player,
)

HAND = 0.25
"""What a store in hand is worth, as a share of what it would bring if it were open."""
LONG, SHORT = 4.2, 3.4
"""Dollars for a point while months are left, and what the first of them are worth."""
RICH = 45
"""More money than this finds no good use."""


def value(s: BrickAndMortar) -> tuple[float, ...]:
    """An estimate of each seat's points at the end; its score when that has come."""
    if s.phase == OVER:
        return tuple(map(float, totals(s)))
    months = months_left(s)
    prospects = [_prospect(s, kind) for kind in KINDS]
    return tuple(_worth(s, seat, p, months, prospects) for seat, p in enumerate(s.players))


def _prospect(s: BrickAndMortar, kind: int) -> tuple[float, float]:
    """How likely an item is to be sold in the next sale, and at what share of its highest price."""
    holders = [p for p in s.players if any(store.items[kind] and sum(store.items[kind]) for store in p.building)]
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
    stock = _stock(p, s.phase <= SALE, months, prospects)
    here = months + (1.0 if s.phase < ADVERTISEMENT else 0.9 if s.phase == ADVERTISEMENT else 0.0)
    if months < 0.5 and s.token == 0:
        return score - penalty(p) + buyable(int(money + 0.9 * stock)) + min(0.0, money / 2)
    rivals, n = sellers(s, seat), played(s)
    income = here * monthly(cards_of(p), rivals, n)
    whole = money + stock + 0.85 * income
    found = score - penalty(p) * max(0.0, 1 - 0.25 * months)
    found += whole / LONG + min(0.0, money) / SHORT
    if s.phase <= ADVERTISEMENT or p.stores:
        share = HAND if s.phase != DRAFT else HAND * 1.4
        seen = tuple([card for card in p.stores if card < HIDDEN])
        hand = zip(seen, gains(s, seat, seen, months), strict=True)
        found += share * sum([max(0.0, one - box.STORES[card].cost) for card, one in hand]) / LONG
    if p.bought >= 0:
        found += 0.95 * gain(s, seat, p.bought, here) / LONG
    return found


def _stock(p: Player, sold_now: bool, months: float, prospects: list[tuple[float, float]]) -> float:
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
