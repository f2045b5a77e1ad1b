"""Schema of the component files; values are checked strictly as they are read."""

from __future__ import annotations

from typing import Annotated, Literal

from annotated_types import Ge, Le, Len, MinLen

from tabletop.engine.rules import Data
from tabletop.engine.state import component
from tabletop.files.components import Entry, File, Word, once

Few = Annotated[int, Ge(0), Le(12)]
Some = Annotated[int, Ge(1), Le(12)]
Points = Annotated[int, Ge(0), Le(20)]
Name = Annotated[str, MinLen(1)]
"""A text for players, in English; translated from the file."""
Good = Literal["veggies", "fish", "cloth", "tools", "lilies"]
GOODS: tuple[Good, ...] = ("veggies", "fish", "cloth", "tools", "lilies")
Cost = tuple[Few, Few, Few, Few]
"""A cost: Veggies, Fish, Cloth, Tools."""
Step = Annotated[int, Ge(1), Le(6)] | Literal["zoom"]
"""RM-1.3: the number of Booths a card moves a pawn."""
BoothStep = Annotated[int, Ge(1), Le(4)] | Literal["zoom"]
"""RM-1.3: the Step of a Booth also counts the four end spots."""
Effect = Literal["gain", "sell", "trade", "hire_less", "build_less", "stage", "move_on", "swap", "handshake"]
Power = Literal["further", "backwards", "more", "lily", "build_less", "greet", "peddle", "ledger", "cry"]
_PARAMETERS: dict[str, set[str]] = {
    "gain": {"take"},
    "sell": {"good", "most", "coins"},
    "trade": {"pay", "coins"},
    "hire_less": {"less"},
    "build_less": {"less"},
    "stage": {"coins", "each", "most"},
    "move_on": {"most"},
    "swap": {"most"},
    "handshake": {"goods_off", "coins_off"},
}
"""The parameters of each effect of a Booth or Find: all are required, others are refused."""


@component
class Amount(Data):
    """An amount to take or to pay. `any`: a number of Veggies, Fish, Cloth and Tools, by choice."""

    veggies: Few = 0
    fish: Few = 0
    cloth: Few = 0
    tools: Few = 0
    lilies: Few = 0
    coins: Few = 0
    zooms: Few = 0
    any: Few = 0
    cards: Few = 0

    @property
    def goods(self) -> tuple[int, int, int, int, int]:
        """Veggies, Fish, Cloth, Tools, Lilies."""
        return self.veggies, self.fish, self.cloth, self.tools, self.lilies

    def __bool__(self) -> bool:
        return any((*self.goods, self.coins, self.zooms, self.any, self.cards))


NOTHING = Amount()


@component
class Visit(Data):
    """The effect of a Booth or a Find, by name, with its PARAMETERS."""

    effect: Effect
    take: Amount = NOTHING
    pay: Amount = NOTHING
    good: Good | None = None
    coins: Few = 0
    each: Few = 0
    most: Few = 0
    less: Few = 0
    goods_off: Few = 0
    coins_off: Few = 0

    def __post_init__(self) -> None:
        wanted = _PARAMETERS[self.effect]
        given = {name for some in _PARAMETERS.values() for name in some if getattr(self, name)}
        if given != wanted:
            raise ValueError(
                f'the effect "{self.effect}" is told {", ".join(sorted(wanted))}, no more, no less'
            )


@component
class Booth(Entry):
    """RM-8.1, RM-9.1: a Booth, or an Event with its opening gift. `cost`: Veggies, Fish, Cloth, Tools."""

    word: Word
    name: Name
    step: BoothStep
    vp: Points
    cost: Cost
    visit: Visit
    bonus: Amount
    gift: Amount = NOTHING

    def __post_init__(self) -> None:
        if not sum(self.cost):
            raise ValueError("a Booth costs at least 1 good")
        if not self.bonus:
            raise ValueError("a Booth has an Owner bonus")


@component
class Booths(File):
    booths: Annotated[tuple[Booth, ...], Len(24, 24)]

    def __post_init__(self) -> None:
        once("the words of Booths", (booth.word for booth in self.booths))
        if any(booth.gift for booth in self.booths):
            raise ValueError("only Events have an opening gift")


@component
class Events(File):
    events: Annotated[tuple[Booth, ...], Len(6, 6)]

    def __post_init__(self) -> None:
        once("the words of Events", (event.word for event in self.events))
        if not all(event.gift for event in self.events):
            raise ValueError("each Event has an opening gift")


@component
class Helper(Entry):
    """RM-10.1: a kind of Helper: price in coins, Steps of its two copies, its power and the amount."""

    word: Word
    name: Name
    price: Annotated[int, Ge(1), Le(20)]
    vp: Points
    steps: tuple[Step, Step]
    power: Power
    amount: Some = 1
    good: Good | None = None

    def __post_init__(self) -> None:
        if (self.good is not None) != (self.power == "more"):
            raise ValueError('a good belongs to the power "more", and only to it')


@component
class Spare(Entry):
    """RM-16.3: one more copy of a kind of Helper, for matches without Finds."""

    word: Word
    step: Step


@component
class Helpers(File):
    helpers: Annotated[tuple[Helper, ...], Len(12, 12)]
    spares: Annotated[tuple[Spare, ...], Len(16, 16)]

    def __post_init__(self) -> None:
        words = [helper.word for helper in self.helpers]
        once("the words of Helpers", words)
        if unknown := {spare.word for spare in self.spares} - set(words):
            raise ValueError(f"spares are copies of the Helpers above; unknown: {', '.join(sorted(unknown))}")


@component
class Find(Entry):
    """RM-11: a kind of Find: the Steps of its two copies, and its effect."""

    word: Word
    name: Name
    steps: tuple[Step, Step]
    use: Visit

    def __post_init__(self) -> None:
        if self.use.effect not in ("gain", "handshake"):
            raise ValueError('the effect of a Find is "gain" or "handshake"')


@component
class Finds(File):
    finds: Annotated[tuple[Find, ...], Len(8, 8)]

    def __post_init__(self) -> None:
        once("the words of Finds", (find.word for find in self.finds))


@component
class Tile(Entry):
    """RM-2.2: a fixed tile of the river."""

    word: Word
    name: Name
    visit: Visit


@component
class Swaps(Entry):
    """RM-5.3: the prices of swaps.

    `coins`: paid for a good. `price`: coins that buy one of Veggies, Fish, Cloth, Tools. `lily`: number
    of resources, none of them Lilies, for a Lily.
    """

    coins: Some
    price: Some
    lily: Some


@component
class Counting(Entry):
    """RM-2.5: the end spot (0 for A) that is the first clockwise from a Booth of each bank."""

    north: Annotated[int, Ge(0), Le(3)]
    south: Annotated[int, Ge(0), Le(3)]


@component
class River(File):
    """RM-2: the tiles clockwise, `north` of them on the north bank; pawns begin on tile `start`."""

    north: Annotated[int, Ge(1), Le(5)]
    start: Annotated[int, Ge(0), Le(5)]
    first_spot: Counting
    swaps: Swaps
    tiles: Annotated[tuple[Tile, ...], Len(6, 6)]

    def __post_init__(self) -> None:
        once("the words of fixed tiles", (tile.word for tile in self.tiles))


@component
class Start(Entry):
    """RM-3.2, RM-3.3: a player's start: cards by number of players, coins by turn order."""

    cards: Annotated[tuple[Few, ...], Len(4, 4)]
    houses: Some
    zooms: Few
    coins: Annotated[tuple[Few, ...], Len(4, 4)]


@component
class Limits(Entry):
    """RM-6.7, RM-7: coins of a Rest, cards drawn by number of players, limits of cards and goods."""

    rest: Few
    draw: Annotated[tuple[Some, ...], Len(4, 4)]
    hand: Some
    goods: Some


@component
class End(Entry):
    """RM-12.3, RM-12.4: Zoom tokens when the end is triggered, and turns left then."""

    zooms: Few
    turns: Some


@component
class Solo(Entry):
    """RM-14: the person's coins, the House row (N neutral, R the Rival's), cards that make an Event."""

    coins: Few
    row: Annotated[str, Len(2, 20)]
    collection: Some

    def __post_init__(self) -> None:
        if set(self.row) != {"N", "R"} or self.row[0] != "N" or "NN" in self.row or "RR" in self.row:
            raise ValueError("the row is made of N and R by turns, and begins with N")


@component
class Setup(File):
    start: Start
    limits: Limits
    end: End
    solo: Solo


@component
class Tier(Entry):
    """RM-15.4, RM-15.5: the phrase of a title from this number on."""

    least: Annotated[int, Ge(0), Le(99)]
    word: Word


@component
class Score(File):
    """RM-13.3, RM-15: resources for 1 VP (all kinds, or of the best kind), and the phrases of the title."""

    leftovers: Some
    best: Some
    helpers: Annotated[tuple[Tier, ...], Len(4, 4)]
    points: Annotated[tuple[Tier, ...], Len(5, 5)]
    resources: Annotated[tuple[Word, ...], Len(6, 6)]
    causes: Annotated[tuple[Word, ...], Len(3, 3)]

    def __post_init__(self) -> None:
        for tiers in (self.helpers, self.points):
            numbers = [tier.least for tier in tiers]
            if numbers[0] != 0 or sorted(set(numbers)) != numbers:
                raise ValueError("the numbers of tiers begin with 0 and rise")
