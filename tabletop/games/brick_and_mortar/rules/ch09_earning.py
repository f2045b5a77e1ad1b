"""BM-9.8: what an item earns."""

from __future__ import annotations

from tabletop.games.brick_and_mortar import components as box
from tabletop.games.brick_and_mortar.rules.ch01_goods import effect
from tabletop.games.brick_and_mortar.state import MARKET_SHELF, Store


def worth(store: Store, kind: int, price: int, shelf: int) -> int:
    """BM-9.8, BM-14.2: dollars that an item from this shelf of a store earns."""
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
    """BM-15.4: points that an item earns instead of money; 0 if it earns money."""
    found = effect(store, "for_points")
    return box.figure(found, kind) if found else 0
