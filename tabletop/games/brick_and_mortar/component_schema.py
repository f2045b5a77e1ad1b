"""Brick & Mortar: the shapes of the component files, strictly checked as they are read."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from annotated_types import Ge, Gt, Le

from tabletop.engine.rules import Data
from tabletop.files.components import Entry, File, Word, once

Few = Annotated[int, Ge(0), Le(20)]
Some = Annotated[int, Ge(1), Le(20)]
Money = Annotated[int, Ge(-20), Le(60)]
Kind = Literal["food", "clothing", "electronics", "jewelry", "art"]
KINDS: tuple[Kind, ...] = ("food", "clothing", "electronics", "jewelry", "art")
Vec = tuple[Few, Few, Few, Few, Few]
"""Something for each type: food, clothing, electronics, jewelry, art."""
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
PARAMETERS: dict[Does, set[str]] = {
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
"""What each effect must be told, and nothing else."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Sign(Data):
    """BM-1.7, BM-1.8: a type that a store sells: its capacity over all shelves, and their number."""

    kind: Kind
    capacity: Some
    shelves: Annotated[int, Ge(1), Le(3)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Icon(Data):
    """BM-14.5: a window in which a store acts; `of`: only around the part of the phase with this type."""

    when: When
    phase: Phase
    of: Kind | Literal["any", ""] = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Effect(Data):
    """BM-15: what a store does: a word, and its PARAMETERS. `figures`: one for each of `kinds`."""

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
        wanted = PARAMETERS[self.does]
        told = {name for some in PARAMETERS.values() for name in some if getattr(self, name)}
        if told != wanted:
            raise ValueError(f'the effect "{self.does}" is told {sorted(wanted)}, no more, no less')
        if self.figures and len(self.figures) != len(self.kinds):
            raise ValueError(f'the effect "{self.does}" needs a figure for each of its types')


@dataclass(frozen=True, slots=True, kw_only=True)
class Store(Entry):
    """BM-1.7: a Store Card. `players`: a Starting Store, used from so many players on (BM-1.2).

    `big`, `words`, `short`: what the card says of its effect; `help`: the whole of it.
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
        told = (self.big, self.words, self.short, self.help)
        if any(told) != bool(self.effects) or any(told) != all(told):
            raise ValueError(
                "a store with effects has big, words, short and help, another store none of them"
            )
        if bool(self.boxes) != any(effect.does == "boxes" for effect in self.effects):
            raise ValueError('private boxes and the effect "boxes" belong together')


@dataclass(frozen=True, slots=True, kw_only=True)
class Stores(File):
    """The Store Cards, or the Starting Stores."""

    stores: tuple[Store, ...]

    def __post_init__(self) -> None:
        once("names", (store.name for store in self.stores))


@dataclass(frozen=True, slots=True, kw_only=True)
class Face(Entry):
    """BM-1.2: what Market Cards show: so many icons of each type."""

    icons: Vec


@dataclass(frozen=True, slots=True, kw_only=True)
class Market(File):
    """The Market Cards."""

    copies: Some
    faces: tuple[Face, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Hand(Entry):
    """BM-2.9: a preset hand. `market`: numbers of faces, from 1."""

    symbol: Literal["star", "diamond", "circle", "triangle"]
    stores: tuple[Word, Word, Word]
    starting: Word
    market: tuple[Annotated[int, Gt(0)], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class First(File):
    """The preset hands of the first match."""

    hands: tuple[Hand, Hand, Hand, Hand]


@dataclass(frozen=True, slots=True, kw_only=True)
class Start(Entry):
    """BM-2.5, BM-2.7, BM-2.8, BM-3.1: what a match begins with."""

    money: Few
    points: Few
    market_cards: Some
    store_cards: Some
    kept: Some
    row: Some


@dataclass(frozen=True, slots=True, kw_only=True)
class End(Entry):
    """BM-2.2: where the investment token lies, and which month is the last, by number of players."""

    players: Annotated[int, Ge(2), Le(4)]
    token: Annotated[int, Ge(11), Le(99)]
    month: Annotated[int, Ge(1), Le(12)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Prices(Entry):
    """BM-1.10: prices by type, and the highest on a dial."""

    least: Vec
    most: Vec
    dial: Some


@dataclass(frozen=True, slots=True, kw_only=True)
class Track(Entry):
    """BM-12.2, BM-12.3: what each further point of a purchase costs, and what one sells for."""

    ladder: tuple[Some, ...]
    sale: Some


@dataclass(frozen=True, slots=True, kw_only=True)
class Building(Entry):
    """BM-1.6, BM-7.3, BM-7.4: what the slots cost, what they take away empty, and which have a bonus."""

    utility: tuple[Few, Few, Few, Few]
    penalty: tuple[Few, Few, Few, Few]
    redraw_slot: Annotated[int, Ge(1), Le(4)]
    card_slot: Annotated[int, Ge(1), Le(4)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Advertising(Entry):
    """BM-7.2, BM-7.3: how many Market Cards are played, and how many more with the bonus."""

    cards: Some
    more: Some


@dataclass(frozen=True, slots=True, kw_only=True)
class Debt(Entry):
    """BM-5.2: what a debt token gives now, and takes away in the end."""

    money: Some
    points: Some


@dataclass(frozen=True, slots=True, kw_only=True)
class Counts(Entry):
    """BM-1.3 to BM-1.5: what else is in the box; none of it ever runs out."""

    cubes: tuple[Annotated[int, Gt(0)], ...]
    tokens_of_five: Some
    notes: dict[str, int]
    debt_tokens: Some


@dataclass(frozen=True, slots=True, kw_only=True)
class Setup(File):
    """The figures of setup and boards."""

    start: Start
    ends: tuple[End, End, End]
    prices: Prices
    points: Track
    building: Building
    advertising: Advertising
    debt: Debt
    counts: Counts
