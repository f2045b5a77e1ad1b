"""The data from which store faces are drawn: component data, with translated texts."""

from __future__ import annotations

from collections.abc import Callable

from tabletop.art.face import Face
from tabletop.art.svg import group
from tabletop.art.type import Ink
from tabletop.engine.state import frozen
from tabletop.engine.text import Text
from tabletop.games.brick_and_mortar import components
from tabletop.games.brick_and_mortar.art import plan, slate, stores
from tabletop.games.brick_and_mortar.art.plan import Sells
from tabletop.games.brick_and_mortar.art.stores import Look, Stock
from tabletop.games.brick_and_mortar.component_schema import PHASES

_WHEN = {"before": -1, "during": 0, "after": 1}


def sells(store: components.Store) -> Sells:
    """Return what a store sells: type, capacity, shelves."""
    return tuple((kind, store.capacity[kind], store.shelves[kind]) for kind in store.kinds)


def look(number: int, words: Callable[[Text], str]) -> Look:
    """Return the look of a store by its number."""
    store = components.STORES[number]
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


@frozen
class Store(Face):
    """A store by its number, drawn in more detail if it is larger. `stock`: () if it is empty."""

    number: int
    stock: Stock = ()

    def paint(self, ink: Ink, w: float, h: float) -> str:
        """Draw the full, compact or mini face, whichever is nearest to the given size."""
        it = look(self.number, ink.words)
        if w < 50:
            return stores.mini(ink, it, self.stock, h)
        own = plan.FULL if h / w > 1.1 else plan.COMPACT
        scale = min(w / own[0], h / own[1])
        scaled = ink.scaled(scale)
        body = stores.full(scaled, it, self.stock) if own == plan.FULL else stores.compact(scaled, it)
        return group(body, (w - own[0] * scale) / 2, (h - own[1] * scale) / 2, scale)


@frozen
class StoreBack(Face):
    """The back of a Store Card."""

    def paint(self, _ink: Ink, w: float, h: float) -> str:
        return stores.back(w, h)


@frozen
class Tab(Face):
    """A store in hand that the present choice does not need."""

    number: int

    def paint(self, ink: Ink, w: float, h: float) -> str:
        it = look(self.number, ink.words)
        return slate.tab(ink, w, h, it.name, it.cost, it.tone)
