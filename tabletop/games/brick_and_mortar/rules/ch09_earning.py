"""BM-9.8, BM-9.9: the earnings of items."""

from __future__ import annotations

from tabletop.games.brick_and_mortar import components as box
from tabletop.games.brick_and_mortar.component_schema import Does
from tabletop.games.brick_and_mortar.rules.ch01_goods import effect
from tabletop.games.brick_and_mortar.rules.ch09_boxes import from_market
from tabletop.games.brick_and_mortar.state import MARKET_SHELF, BrickAndMortar, Store


def worth(store: Store, kind: int, price: int, shelf: int) -> int:
    """BM-9.8, BM-14.2: return the dollars that an item from this shelf of a store earns."""
    if points_instead(store, kind):
        return 0
    more = 0
    for found in box.STORES[store.card].effects:
        match found.does:
            case "sell_bonus":
                more += found.n
            case "shelf_bonus":
                last = box.STORES[store.card].shelves[kind] - 1
                more += found.top * (shelf == 0) + found.bottom * (shelf == last)
            case "sell_from_market" if shelf == MARKET_SHELF:
                more -= found.less
    return max(0, price + more)


def points_instead(store: Store, kind: int) -> int:
    """BM-15.4: return the points that an item earns instead of money; 0 if it earns money."""
    found = effect(store, "for_points")
    return box.figure(found, kind) if found else 0


def best_paid(s: BrickAndMortar, seat: int, kind: int, n: int, price: int) -> tuple[int, int]:
    """BM-9.8, BM-9.9, BM-15.4: return money and points for `n` items at this price, best-paid first."""
    found: list[tuple[int, int]] = []
    for slot, store in enumerate(s.players[seat].building):
        points = points_instead(store, kind)
        for shelf, count in enumerate(store.items[kind]):
            found += [(worth(store, kind, price, shelf), points)] * count
        found += [(worth(store, kind, price, MARKET_SHELF), 0)] * from_market(s, seat, kind, slot)
    best = sorted(found, reverse=True)[:n]
    return sum(money for money, _ in best), sum(points for _, points in best)


UNSEEN: tuple[Does, ...] = ("convert", "bottom_points")
"""Effects whose points depend on information no longer visible once the items are sold."""


def points_of(store: Store, kind: int) -> int:
    """BM-15.2, BM-15.4: return the points for a type that a store has sold, without those of UNSEEN."""
    n, per = store.sold[kind], effect(store, "sold_per")
    return n * points_instead(store, kind) + (per.points * (n // per.each) if per else 0)
