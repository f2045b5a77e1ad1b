"""Estimates of the income from stores, items and money, for the bots. Amounts are dollars."""

from __future__ import annotations

from functools import lru_cache

from tabletop.games.brick_and_mortar import components as box
from tabletop.games.brick_and_mortar.component_schema import Effect
from tabletop.games.brick_and_mortar.rules.ch01_goods import KINDS
from tabletop.games.brick_and_mortar.rules.ch06_building import closing_points
from tabletop.games.brick_and_mortar.rules.ch07_advertising import cards_to_play
from tabletop.games.brick_and_mortar.rules.ch09_boxes import free_boxes
from tabletop.games.brick_and_mortar.rules.ch12_investment import MAX_POINTS_BOUGHT, affordable
from tabletop.games.brick_and_mortar.state import HIDDEN, SALE, BrickAndMortar, Player, Store, final_month

POINT = 4.0
"""Dollars that a point is worth in the middle of a match."""
ICONS = tuple(sum(face[kind] for face in box.FACES) / len(box.FACES) for kind in KINDS)
"""Average number of icons of each type on a Market Card."""
_MARGIN = (3.2, 4.0, 4.8, 6.0, 7.5)
"""Dollars that an item of each type earns beyond its cost."""
_USUAL = {2: 7.6, 3: 7.8, 4: 6.3}
"""The month in which most matches end, by number of seats."""
PACE, _SPURT = 8.5, 5
"""Points that the leader gains a month near the end; and the gap to the token that one month may close."""
_LAMBDAS = (0.0, 0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 6.0)
_FLOW = (
    (0.0, 0.0, 0.0, 0.0, 0.0, 0.0),
    (0.2, 0.3, 0.3, 0.3, 0.3, 0.3),
    (0.5, 0.6, 0.7, 0.7, 0.7, 0.7),
    (0.7, 1.0, 1.1, 1.1, 1.1, 1.1),
    (0.8, 1.3, 1.5, 1.5, 1.6, 1.6),
    (0.9, 1.7, 2.2, 2.4, 2.4, 2.5),
    (1.0, 1.9, 2.6, 3.0, 3.2, 3.3),
    (1.0, 2.0, 2.9, 3.7, 4.4, 4.8),
)
"""Items sold a month, by expected icons of the type (rows, LAMBDAS) and by capacity (columns)."""
_THIRD, _FOURTH = 1.0, 6.0
"""Dollars a month that the bonuses of the third and the fourth slot bring."""
_UNKNOWN = 18
"""Dollars assumed for a seat whose money is hidden."""
SELLABLE_LATER_SHARE = 0.45
"""The worth of an item that can still be sold later, as a share of its highest price."""


def months_left(s: BrickAndMortar) -> float:
    """Estimate the number of months after this one, by the calendar and by the leader's points."""
    if not s.token:
        return 0.0
    gap = s.token - max(p.points for p in s.players)
    usual = max(0.5, _USUAL[len(s.players)] - s.month)
    early = min(1.0, max(0.0, gap / (s.token - box.START.points)))
    left = early * usual + (1 - early) * max(0.0, gap - _SPURT) / PACE
    return min(float(final_month(s) - s.month), left)


def flow(lam: float, capacity: int) -> float:
    """Return the number of items of a type sold a month, interpolated in FLOW.

    Args:
        lam: Expected icons of the type a month, reduced if rivals sell it.
        capacity: Items that the stores hold; at least 1.
    """
    column = min(capacity, len(_FLOW[0])) - 1
    for at in range(1, len(_LAMBDAS)):
        if lam <= _LAMBDAS[at]:
            low, high = _LAMBDAS[at - 1], _LAMBDAS[at]
            share = (lam - low) / (high - low)
            return _FLOW[at - 1][column] + share * (_FLOW[at][column] - _FLOW[at - 1][column])
    return _FLOW[-1][column]


# without it a search takes 1.14 times as long
@lru_cache(1 << 16)
def monthly(cards: tuple[int, ...], rivals: tuple[int, ...], played: int) -> float:
    """Return the dollars that these stores earn a month.

    Args:
        cards: The stores, by number.
        rivals: Number of opponents who sell each type.
        played: Market Cards played a month.
    """
    capacity = [sum(box.STORES[card].capacity[kind] for card in cards) for kind in KINDS]
    sold = [0.0] * len(KINDS)
    earned = 0.0
    for kind in KINDS:
        if capacity[kind]:
            lam = ICONS[kind] * played / 2 * 1.35 / (1 + 0.85 * rivals[kind])
            sold[kind] = flow(lam, capacity[kind])
            earned += sold[kind] * _MARGIN[kind] * (1.25 - 0.1 * rivals[kind])
    types = sum(n > 0.6 for n in sold)
    for card in cards:
        store = box.STORES[card]
        share = [
            sold[kind] * store.capacity[kind] / capacity[kind] if capacity[kind] else 0.0 for kind in KINDS
        ]
        earned += _extra(store, share, sold, types) - store.utility
    earned -= sum(box.BUILDING.utility[: len(cards)])
    return earned + _THIRD * (len(cards) >= 3) + _FOURTH * (len(cards) >= 4)


_FIXED = {
    "craft": 3.6,
    "sell_from_market": 5.0,
    "extra_card": 4.5,
    "split_purchase": 3.5,
    "draw_discard": 2.0,
    "bulk_discount": 1.8,
    "close_if_empty": -1.0,
    "peddle": -4.0,
    "buy_surplus": 1.0,
    "transfer_in": 1.0,
    "jewelry_boxes": 1.0,
    "shelf_bonus": 1.0,
}
"""Dollars a month for effects whose value does not depend on sales."""


def _extra(store: box.Store, share: list[float], sold: list[float], types: int) -> float:
    """Return the dollars a month that a store's effects bring; `share`: items sold from it, by type."""
    v = sum(share)
    found = sum([_FIXED.get(effect.does, 0.0) for effect in store.effects])
    for effect in store.effects:
        found += _by_sales(store, effect, v, types) + _by_goods(store, effect, v, sold)
    return found


def _by_sales(store: box.Store, effect: Effect, v: float, types: int) -> float:
    """Return the dollars a month of an effect that pays for items or types sold."""
    match effect.does:
        case "sell_bonus":
            return effect.n * v
        case "rival_bonus":
            return 0.6 * effect.n * v
        case "sold_per":
            return 0.7 * POINT * effect.points * v / effect.each
        case "convert":
            price = max(box.MOST[kind] for kind in store.kinds)
            return 0.8 * max(0.0, POINT * effect.points - 0.55 * price) * v / 2
        case "bottom_points":
            return 0.35 * POINT * effect.points * v
        case "types_sold":
            likely = min(0.85, max(0.0, 0.35 + 0.22 * (types - effect.each)))
            return POINT * effect.points * likely
        case "for_points":
            points = sum(effect.figures) / len(effect.figures)
            mean = sum(box.MOST[kind] for kind in box.numbers(effect.kinds)) / len(effect.kinds)
            return 0.5 * v * max(0.0, POINT * points - 0.5 * mean) - 0.15 * v * mean
    return 0.0


def _by_goods(store: box.Store, effect: Effect, v: float, sold: list[float]) -> float:
    """Return the dollars a month of an effect that makes goods cheaper, supplies them, or adds boxes."""
    kinds = box.numbers(effect.kinds)
    match effect.does:
        case "stock_discount":
            return min(effect.n, 4) * v
        case "supply_own":
            return min(effect.n, sold[kinds[0]]) * (box.LEAST[kinds[0]] + 1.2)
        case "cater":
            return 2 * min(effect.n, sold[kinds[0]])
        case "leftovers":
            return 0.6 * v * sum(box.LEAST[kind] for kind in store.kinds) / len(store.kinds)
        case "stock_set":
            return 0.3 * POINT * effect.points
        case "boxes":
            usable = [taken for taken in store.boxes if any(sold[kind] > 0.3 for kind in taken)]
            return sum(0.27 * max(box.MOST[kind] for kind in taken) for taken in usable)
    return 0.0


def cards_of(p: Player) -> tuple[int, ...]:
    """Return the stores of a building, sorted by number, as a cache key."""
    return tuple(sorted(store.card for store in p.building))


def sold_by(cards: tuple[int, ...]) -> tuple[int, ...]:
    """Return, for each type, 1 if one of these stores sells it, else 0."""
    return tuple(int(any(box.STORES[card].capacity[kind] for card in cards)) for kind in KINDS)


def sellers(s: BrickAndMortar, seat: int) -> tuple[int, ...]:
    """Return the number of opponents who sell each type."""
    others = [sold_by(cards_of(p)) for at, p in enumerate(s.players) if at != seat]
    return tuple(map(sum, zip(*others, strict=True)))


def played(s: BrickAndMortar) -> int:
    """Return the number of Market Cards played a month."""
    return sum(map(cards_to_play, s.players))


def gain(s: BrickAndMortar, seat: int, card: int, months: float) -> float:
    """Return the dollars that a store is worth to a seat, without its price."""
    return gains(s, seat, (card,), months)[0]


def gains(s: BrickAndMortar, seat: int, cards: tuple[int, ...], months: float) -> list[float]:
    """Return the dollars that each of these stores is worth to a seat, without its price.

    With a full building each store replaces the one whose loss hurts least.
    """
    p = s.players[seat]
    have, rivals, n = cards_of(p), sellers(s, seat), played(s)
    now = monthly(have, rivals, n)
    if len(have) == box.SLOTS:
        without = [_closed(store) for store in p.building]
        return [max(_replaced(have, card, one, rivals, n, now, months) for one in without) for card in cards]
    more_points = box.BUILDING.penalty[len(have)] * 0.7
    return [
        _months(card, months) * (monthly((*have, card), rivals, n) - now)
        + POINT * (box.STORES[card].points + more_points)
        for card in cards
    ]


def _months(card: int, months: float) -> float:
    """Return the number of months a store stays open; a Peddler closes after one sale."""
    return min(months, 1.6) if box.STORES[card].effect("peddle") else months


def _closed(store: Store) -> tuple[int, float]:
    """Return a store, and the dollars that closing it costs beyond its future income."""
    lost = sum(
        [SELLABLE_LATER_SHARE * box.MOST[kind] * sum(row) for kind, row in enumerate(store.items) if row]
    )
    return store.card, POINT * (box.STORES[store.card].points - closing_points(store)) + lost


def _replaced(
    have: tuple[int, ...],
    card: int,
    closed: tuple[int, float],
    rivals: tuple[int, ...],
    n: int,
    now: float,
    months: float,
) -> float:
    """Return the dollars that a store is worth if it replaces another one."""
    left = tuple([one for one in have if one != closed[0]])
    more = monthly((*left, card), rivals, n) - now
    return _months(card, months) * more + POINT * box.STORES[card].points - closed[1]


def buyable(cash: int) -> float:
    """Return the points that this cash buys in the last month, plus a small bonus for cash left over."""
    n = affordable(cash)
    return n + (0.2 if n < MAX_POINTS_BOUGHT else 0.0)


def cash(p: Player) -> int:
    """Return a seat's money; UNKNOWN if it is hidden."""
    return _UNKNOWN if p.money >= HIDDEN else p.money


def demand(s: BrickAndMortar, kind: int) -> float:
    """Estimate the number of boxes of a type in the next sale."""
    if s.phase == SALE:
        return free_boxes(s, kind)
    if s.demand:
        unseen = sum(card >= HIDDEN for card in s.demand)
        return sum(box.MARKET[card][kind] for card in s.demand if card < HIDDEN) + 1.1 * ICONS[kind] * unseen
    return 0.62 * ICONS[kind] * played(s)
