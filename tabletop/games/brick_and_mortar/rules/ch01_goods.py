"""BM-1.8, BM-1.9: items on shelves, and access to the effects of stores."""

from __future__ import annotations

from tabletop.games.brick_and_mortar import components as box
from tabletop.games.brick_and_mortar.component_schema import Does, Effect
from tabletop.games.brick_and_mortar.components import Vec
from tabletop.games.brick_and_mortar.state import NOTHING, BrickAndMortar, Player, Store

KINDS = range(5)


def new_store(card: int) -> Store:
    """Return an empty open store."""
    shelves = box.STORES[card].shelves
    return Store(
        card=card,
        items=tuple((0,) * n for n in shelves),
        stocked=NOTHING,
        sold=NOTHING,
        filled=(-1,) * len(box.STORES[card].boxes),
    )


def effect(store: Store, does: Does) -> Effect | None:
    """Return the effect of this kind that an open store has; None if it has none."""
    return box.STORES[store.card].effect(does)


def known_effect(store: Store, does: Does) -> Effect:
    """Return the effect of this kind, for an open store known to have it."""
    found = effect(store, does)
    assert found is not None, f"{box.STORES[store.card].name} does not {does}"
    return found


def having(p: Player, does: Does) -> list[tuple[int, Store, Effect]]:
    """BM-14.2: return slot, store and effect of every store with this effect; several of them add up."""
    return [
        (slot, store, found)
        for slot, store in enumerate(p.building)
        if (found := box.STORES[store.card].effect(does)) is not None
    ]


def held(store: Store, kind: int) -> int:
    """Return the number of items of a type in a store."""
    return sum(store.items[kind])


def room(store: Store, kind: int) -> int:
    """BM-1.8: return the number of further items of a type that a store can take."""
    return box.STORES[store.card].capacity[kind] - sum(store.items[kind])


def free(p: Player, kind: int) -> int:
    """BM-8.3: return the free capacity of a seat for a type."""
    return sum([room(store, kind) for store in p.building])


def owned(p: Player, kind: int) -> int:
    """Return the number of items of a type that a seat has."""
    return sum([sum(store.items[kind]) for store in p.building])


def plus(vec: Vec, kind: int, n: int) -> Vec:
    """Return a vector with `n` more of a type.

    >>> plus((1, 0, 0, 0, 0), 2, 3)
    (1, 0, 3, 0, 0)
    """
    return (*vec[:kind], vec[kind] + n, *vec[kind + 1 :])  # type: ignore[return-value]


def add(store: Store, kind: int, n: int = 1) -> None:
    """BM-1.8: put items on the top shelf."""
    first, *others = store.items[kind]
    _put(store, kind, (first + n, *others))


def take(store: Store, kind: int, shelf: int, n: int = 1) -> None:
    """Take items from a shelf."""
    row = store.items[kind]
    _put(store, kind, (*row[:shelf], row[shelf] - n, *row[shelf + 1 :]))


def sink(store: Store) -> Vec:
    """BM-10.1: move every item down a shelf; return the number that fell off, by type."""
    fallen = tuple(row[-1] if row else 0 for row in store.items)
    store.items = tuple((0, *row[:-1]) if row else () for row in store.items)
    return fallen  # type: ignore[return-value]


def _put(store: Store, kind: int, row: tuple[int, ...]) -> None:
    store.items = (*store.items[:kind], row, *store.items[kind + 1 :])


def to_market(s: BrickAndMortar, kind: int, n: int) -> None:
    """Put items into the market; remove them if `n` is negative."""
    s.market = plus(s.market, kind, n)
