"""Schema of the component files; values are checked strictly as they are read."""

from __future__ import annotations

from typing import Annotated, Literal

from annotated_types import Ge, Gt, Le

from tabletop.engine.rules import Data
from tabletop.engine.state import component
from tabletop.files.components import Entry, File, Word, once

Few = Annotated[int, Ge(0), Le(20)]
Some = Annotated[int, Ge(1), Le(20)]
Money = Annotated[int, Ge(-20), Le(60)]
Kind = Literal["food", "clothing", "electronics", "jewelry", "art"]
KINDS: tuple[Kind, ...] = ("food", "clothing", "electronics", "jewelry", "art")
Vec = tuple[Few, Few, Few, Few, Few]
"""A value for each type: food, clothing, electronics, jewelry, art."""
Phase = Literal["building", "advertisement", "supply", "sale", "inventory", "utilities", "investment"]
PHASES: tuple[Phase, ...] = (
    "building",
    "advertisement",
    "supply",
    "sale",
    "inventory",
    "utilities",
    "investment",
)
When = Literal["before", "during", "after"]
Window = Literal["before_sale", "after_sale"]
Does = Literal[
    "sell_bonus",
    "shelf_bonus",
    "rival_bonus",
    "stock_discount",
    "bulk_discount",
    "sold_per",
    "convert",
    "for_points",
    "bottom_points",
    "stock_set",
    "leftovers",
    "supply_own",
    "cater",
    "craft",
    "transfer_in",
    "types_sold",
    "close_points",
    "close_if_empty",
    "expire_to_market",
    "peddle",
    "sell_from_market",
    "jewelry_boxes",
    "buy_surplus",
    "extra_card",
    "draw_discard",
    "split_purchase",
    "boxes",
]
_PARAMETERS: dict[Does, set[str]] = {
    "sell_bonus": {"n"},
    "shelf_bonus": {"top", "bottom"},
    "rival_bonus": {"n"},
    "stock_discount": {"n"},
    "bulk_discount": {"each", "n"},
    "sold_per": {"each", "points"},
    "convert": {"each", "points"},
    "for_points": {"kinds", "figures"},
    "bottom_points": {"points"},
    "stock_set": {"each", "points"},
    "leftovers": set(),
    "supply_own": {"kinds", "n"},
    "cater": {"kinds", "n"},
    "craft": {"kinds", "n", "points"},
    "transfer_in": {"window", "kinds"},
    "types_sold": {"each", "points"},
    "close_points": {"points"},
    "close_if_empty": {"kinds"},
    "expire_to_market": {"kinds", "figures"},
    "peddle": {"kinds", "n"},
    "sell_from_market": {"kinds", "n", "less"},
    "jewelry_boxes": set(),
    "buy_surplus": {"kinds"},
    "extra_card": set(),
    "draw_discard": {"n"},
    "split_purchase": {"n", "each"},
    "boxes": set(),
}
"""The parameters of each effect: all of them are required, others are refused."""


@component
class Sign(Data):
    """BM-1.7, BM-1.8: a type that a store sells, its capacity over all shelves, and their number."""

    kind: Kind
    capacity: Some
    shelves: Annotated[int, Ge(1), Le(3)]


@component
class Icon(Data):
    """BM-14.5: a window in which a store acts; `of` limits it to the part of the phase for this type."""

    when: When
    phase: Phase
    of: Kind | Literal["any", ""] = ""


@component
class Effect(Data):
    """BM-15: an effect of a store, with its PARAMETERS. `figures` has a number for each of `kinds`."""

    does: Does
    n: Money = 0
    each: Few = 0
    points: Few = 0
    top: Money = 0
    bottom: Money = 0
    less: Few = 0
    kinds: tuple[Kind, ...] = ()
    figures: tuple[Few, ...] = ()
    window: Window | Literal[""] = ""

    def __post_init__(self) -> None:
        wanted = _PARAMETERS[self.does]
        given = {name for some in _PARAMETERS.values() for name in some if getattr(self, name)}
        if given != wanted:
            raise ValueError(f'the effect "{self.does}" is told {sorted(wanted)}, no more, no less')
        if self.figures and len(self.figures) != len(self.kinds):
            raise ValueError(f'the effect "{self.does}" needs a figure for each of its types')


@component
class Store(Entry):
    """BM-1.7: a Store Card.

    `players`: 0, or the least number of players for a Starting Store (BM-1.2). `big`, `words`, `short`: the
    effect as printed on the card; `help`: its full text.
    """

    name: Word
    sells: tuple[Sign, ...] = ()
    cost: Few = 0
    utility: Few
    points: Few
    icons: tuple[Icon, ...] = ()
    effects: tuple[Effect, ...] = ()
    boxes: tuple[tuple[Kind, ...], ...] = ()
    big: str = ""
    words: str = ""
    short: str = ""
    help: str = ""
    players: Annotated[int, Ge(0), Le(4)] = 0

    def __post_init__(self) -> None:
        once("the types on its signs", (sign.kind for sign in self.sells))
        texts = (self.big, self.words, self.short, self.help)
        if any(texts) != bool(self.effects) or any(texts) != all(texts):
            raise ValueError(
                "a store with effects has big, words, short and help, another store none of them"
            )
        if bool(self.boxes) != any(effect.does == "boxes" for effect in self.effects):
            raise ValueError('private boxes and the effect "boxes" belong together')


@component
class Stores(File):
    """A file of stores: the Store Cards, or the Starting Stores."""

    stores: tuple[Store, ...]

    def __post_init__(self) -> None:
        once("names", (store.name for store in self.stores))


@component
class Face(Entry):
    """BM-1.2: the face of a Market Card: its icons of each type."""

    icons: Vec


@component
class Market(File):
    """The Market Cards."""

    copies: Some
    faces: tuple[Face, ...]


@component
class Hand(Entry):
    """BM-2.9: a preset hand. `market`: numbers of faces, from 1."""

    symbol: Literal["star", "diamond", "circle", "triangle"]
    stores: tuple[Word, Word, Word]
    starting: Word
    market: tuple[Annotated[int, Gt(0)], ...]


@component
class First(File):
    """The preset hands of the first match."""

    hands: tuple[Hand, Hand, Hand, Hand]


@component
class Start(Entry):
    """BM-2.5, BM-2.7, BM-2.8, BM-3.1: the money, points and cards at the start of a match."""

    money: Few
    points: Few
    market_cards: Some
    store_cards: Some
    kept: Some
    row: Some


@component
class End(Entry):
    """BM-2.2: the space of the investment token and the last month, by number of players."""

    players: Annotated[int, Ge(2), Le(4)]
    token: Annotated[int, Ge(11), Le(99)]
    month: Annotated[int, Ge(1), Le(12)]


@component
class Prices(Entry):
    """BM-1.10: lowest and highest price by type, and the highest price on a dial; in dollars."""

    least: Vec
    most: Vec
    dial: Some


@component
class Track(Entry):
    """BM-12.2, BM-12.3: dollars for each further point of a purchase, and for a point sold."""

    ladder: tuple[Some, ...]
    sale: Some


@component
class Building(Entry):
    """BM-1.6, BM-7.3, BM-7.4: slots: utility costs, points lost if empty, the slots with a bonus (from 1)."""

    utility: tuple[Few, Few, Few, Few]
    penalty: tuple[Few, Few, Few, Few]
    redraw_slot: Annotated[int, Ge(1), Le(4)]
    card_slot: Annotated[int, Ge(1), Le(4)]


@component
class Advertising(Entry):
    """BM-7.2, BM-7.3: the number of Market Cards played, and of further ones with the bonus."""

    cards: Some
    more: Some


@component
class Debt(Entry):
    """BM-5.2: the dollars that a debt token brings, and the points that it costs at the end."""

    money: Some
    points: Some


@component
class Counts(Entry):
    """BM-1.3 to BM-1.5: the other pieces in the box; none of them ever runs out."""

    cubes: tuple[Annotated[int, Gt(0)], ...]
    tokens_of_five: Some
    notes: dict[str, int]
    debt_tokens: Some


@component
class Setup(File):
    """The numbers of setup and boards."""

    start: Start
    ends: tuple[End, End, End]
    prices: Prices
    points: Track
    building: Building
    advertising: Advertising
    debt: Debt
    counts: Counts
