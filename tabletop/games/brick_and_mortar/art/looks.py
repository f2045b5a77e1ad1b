"""What the faces of a store show, from its component data and translated."""

from __future__ import annotations

from collections.abc import Callable

from tabletop.engine.text import Text
from tabletop.games.brick_and_mortar.art.plan import Sells
from tabletop.games.brick_and_mortar.art.stores import Look
from tabletop.games.brick_and_mortar.component_schema import PHASES
from tabletop.games.brick_and_mortar.components import STORES, Store

_WHEN = {"before": -1, "during": 0, "after": 1}


def sells(store: Store) -> Sells:
    """What a store sells: type, capacity, shelves."""
    return tuple((kind, store.capacity[kind], store.shelves[kind]) for kind in store.kinds)


def look(number: int, words: Callable[[Text], str]) -> Look:
    """The look of a store by its number."""
    store = STORES[number]
    return Look(
        words(store.name),
        sells(store),
        store.cost,
        store.utility,
        store.points,
        tuple((PHASES.index(icon.phase), _WHEN[icon.when]) for icon in store.icons),
        words(store.big),
        words(store.words),
        words(store.short),
        store.boxes,
        starting=bool(store.players),
    )
