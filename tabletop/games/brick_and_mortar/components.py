"""The components of Brick & Mortar, read once from their files.

The number of a store is its index in STORES: the Store Cards first, then the Starting Stores. The number of a
Market Card is its index in MARKET, where the copies of a face follow each other. Types are numbers 0 to 4:
food, clothing, electronics, jewelry, art.
"""

from __future__ import annotations

from tabletop.engine.state import frozen
from tabletop.engine.text import NO_TEXT, Text
from tabletop.files.components import load
from tabletop.games.brick_and_mortar import component_schema
from tabletop.games.brick_and_mortar.component_schema import KINDS, Does, Effect, Icon

_FOOD, _CLOTHING, _ELECTRONICS, JEWELRY, ART = range(5)
Vec = tuple[int, int, int, int, int]
"""A value for each type."""


@frozen
class Store:
    """A Store Card.

    Attributes:
        capacity: Items by type; 0 for types it does not sell.
        shelves: Number of shelves by type; 0 for types it does not sell.
        boxes: The types that each private box takes.
        big, words, short: The effect as printed on the card; * is the sign for points.
        help: The full text of the effect.
        players: 0, or the least number of players for a Starting Store.
    """

    name: Text
    capacity: Vec
    shelves: Vec
    cost: int
    utility: int
    points: int
    icons: tuple[Icon, ...]
    effects: tuple[Effect, ...]
    boxes: tuple[tuple[int, ...], ...]
    big: Text
    words: Text
    short: Text
    help: Text
    players: int

    def effect(self, does: Does) -> Effect | None:
        """Return the effect of this kind; None if the store has none."""
        for effect in self.effects:  # a loop: a generator is measurably slower, and searches call this often
            if effect.does == does:
                return effect
        return None

    @property
    def kinds(self) -> tuple[int, ...]:
        """BM-1.7: return the types that the store sells."""
        return tuple(kind for kind in range(5) if self.capacity[kind])


def vec(of: dict[int, int]) -> Vec:
    """Convert a dict by type to a Vec; missing types are 0.

    >>> vec({0: 2, 4: 1})
    (2, 0, 0, 0, 1)
    """
    return of.get(0, 0), of.get(1, 0), of.get(2, 0), of.get(3, 0), of.get(4, 0)


def numbers(kinds: tuple[component_schema.Kind, ...]) -> tuple[int, ...]:
    """Return the numbers of types given by name.

    >>> numbers(("food", "art"))
    (0, 4)
    """
    return tuple(KINDS.index(kind) for kind in kinds)


def figure(effect: Effect, kind: int) -> int:
    """Return the number that an effect has for a type; 0 if it has none."""
    kinds = numbers(effect.kinds)
    return effect.figures[kinds.index(kind)] if kind in kinds else 0


def _store(file: str, one: component_schema.Store) -> Store:
    def text(source: str) -> Text:
        return Text(f"brick_and_mortar.{file}", source) if source else NO_TEXT

    signs = {KINDS.index(sign.kind): sign for sign in one.sells}
    return Store(
        text(one.name),
        vec({kind: sign.capacity for kind, sign in signs.items()}),
        vec({kind: sign.shelves for kind, sign in signs.items()}),
        one.cost,
        one.utility,
        one.points,
        one.icons,
        one.effects,
        tuple(numbers(taken) for taken in one.boxes),
        text(one.big),
        text(one.words),
        text(one.short),
        text(one.help),
        one.players,
    )


_HERE = "games/brick_and_mortar"
_CARDS = load(f"{_HERE}/stores.toml", component_schema.Stores)
_STARTING = load(f"{_HERE}/starting.toml", component_schema.Stores)
_MARKET = load(f"{_HERE}/market.toml", component_schema.Market)
_FIRST = load(f"{_HERE}/first.toml", component_schema.First)
_SETUP = load(f"{_HERE}/setup.toml", component_schema.Setup)

STORES: tuple[Store, ...] = (
    *(_store("stores", one) for one in _CARDS.stores),
    *(_store("starting", one) for one in _STARTING.stores),
)
"""BM-1.2: every store by its number."""
CARDS = range(len(_CARDS.stores))
"""The numbers of the Store Cards."""
STARTING = range(len(_CARDS.stores), len(STORES))
"""The numbers of the Starting Stores."""
NUMBER = {store.name.source: number for number, store in enumerate(STORES)}
"""The number of a store by its English name."""

FACES: tuple[Vec, ...] = tuple(face.icons for face in _MARKET.faces)
"""The different faces of Market Cards: icons by type."""
MARKET: tuple[Vec, ...] = tuple(face for face in FACES for _ in range(_MARKET.copies))
"""BM-1.2: the face of every Market Card, by its number."""

START = _SETUP.start
ENDS = {end.players: end for end in _SETUP.ends}
"""BM-2.2: token space and last month, by number of players."""
LEAST, MOST, DIAL = _SETUP.prices.least, _SETUP.prices.most, _SETUP.prices.dial
"""BM-1.10, BM-1.11: lowest and highest price by type, and the highest price on a dial; in dollars."""
LADDER, POINT_SALE = _SETUP.points.ladder, _SETUP.points.sale
"""BM-12.3: dollars for each further point of one purchase. BM-12.2: dollars for a point sold."""
BUILDING = _SETUP.building
SLOTS = len(BUILDING.utility)
"""BM-1.6: number of slots in a building."""
ADVERTISING = _SETUP.advertising
DEBT = _SETUP.debt
COUNTS = _SETUP.counts


@frozen
class Hand:
    """BM-2.9: a preset hand: stores, the Starting Store, and Market Cards, all by number."""

    symbol: str
    stores: tuple[int, ...]
    starting: int
    market: tuple[int, ...]


HANDS = tuple(
    Hand(
        hand.symbol,
        tuple(NUMBER[name] for name in hand.stores),
        NUMBER[hand.starting],
        tuple((face - 1) * _MARKET.copies for face in hand.market),
    )
    for hand in _FIRST.hands
)
"""The preset hands; with fewer players the first of them are left out."""
RESALE = LEAST
"""BM-15.14: dollars that a Resale Shop pays for an item, by type: the type's lowest price."""
