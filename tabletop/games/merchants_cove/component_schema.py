"""Schema of the component files; values are checked strictly as they are read."""

from __future__ import annotations

from typing import Annotated, Literal

from annotated_types import Ge, Le, Len, MinLen

from tabletop.engine.state import component
from tabletop.files.components import Entry, File, Word

Few = Annotated[int, Ge(0), Le(12)]
Some = Annotated[int, Ge(1), Le(12)]
ColourWord = Literal["red", "green", "blue", "yellow"]
COLOUR_WORDS: tuple[ColourWord, ...] = ("red", "green", "blue", "yellow")
ICONS = "RGBYK"
"""The letters for icons in the files: the initial of a faction's colour; K for Rogues."""


def _icons(icons: str) -> None:
    """Check the letters of icons.

    Raises:
        ValueError: If a letter is no icon.
    """
    if set(icons) - set(ICONS):
        raise ValueError(f"icons are written with the letters {ICONS} only")


@component
class Faction(Entry):
    """MC-1.1, MC-1.6: the Customers of a colour, and the base values of the Goods that they want."""

    word: ColourWord
    name: Word
    title: Word
    count: Annotated[int, Ge(1), Le(30)]
    small: Some
    large: Some


@component
class Rogues(Entry):
    word: Literal["grey"]
    name: Word
    title: Word
    count: Annotated[int, Ge(1), Le(30)]


@component
class Adventurers(File):
    factions: Annotated[tuple[Faction, ...], Len(4, 4)]
    rogues: Rogues

    def __post_init__(self) -> None:
        if tuple(faction.word for faction in self.factions) != COLOUR_WORDS:
            raise ValueError(f"give one entry for each colour, in the order {', '.join(COLOUR_WORDS)}")


@component
class Boats(Entry):
    """MC-1.2, MC-3.2: the number of boats, the seats of each, and the Adventurers that arrive in each."""

    count: Literal[6]
    seats: Annotated[int, Ge(2), Le(6)]
    arrive: Some


@component
class Pier(Entry):
    """MC-1.4: a Pier: its berths, and the size of Goods that it takes."""

    word: Word
    name: Word
    berths: Annotated[tuple[Annotated[int, Ge(0), Le(3)], ...], MinLen(1)]
    sells: Literal["large", "small", "any"]


@component
class Town(Entry):
    """MC-1.7: the cost in hours of hiring from each place."""

    hours: Annotated[tuple[Some, ...], Len(4, 4)]


@component
class Sponsor(Entry):
    """MC-5.7, MC-7.3: hours of the action; gold for each Customer in a Hall, by it and in the Market."""

    hours: Some
    gold: Some
    market: Some


@component
class Shelf(Entry):
    """MC-5.8: the number of places on a shelf."""

    places: Annotated[int, Ge(1), Le(20)]


@component
class Doubles(Entry):
    """MC-2.6: the hours after which there is a double token, by number of Timepieces on the Clock."""

    two: tuple[Some, ...]
    three: tuple[Some, ...]
    four: tuple[Some, ...]


@component
class ClockFace(Entry):
    """MC-4.1, MC-4.2: the hours after which there is an icon, and of these the ones with a Clock Hand."""

    icons: tuple[Some, ...]
    hands: tuple[Some, ...]
    early_hands: tuple[Some, ...]
    hours: Literal[12]
    doubles: Doubles

    def __post_init__(self) -> None:
        for hour in (*self.hands, *self.early_hands, *self.doubles.two, *self.doubles.three):
            if hour not in self.icons:
                raise ValueError(f"a Clock Hand or a double token needs an icon; none stands at {hour}:30")


@component
class TablePrices(Entry):
    """MC-7.2: the table of prices in gold, by number of Customers from 0 to 8."""

    small: Annotated[tuple[Annotated[int, Ge(0), Le(99)], ...], Len(9, 9)]
    large: Annotated[tuple[Annotated[int, Ge(0), Le(99)], ...], Len(9, 9)]


@component
class Board(File):
    boats: Boats
    piers: Annotated[tuple[Pier, ...], Len(3, 3)]
    town: Town
    sponsor: Sponsor
    shelf: Shelf
    clock: ClockFace
    table_prices: TablePrices

    def __post_init__(self) -> None:
        if [berth for pier in self.piers for berth in pier.berths] != [0, 1, 2, 3]:
            raise ValueError("the Piers have the berths 0, 1, 2 and 3, from left to right")


@component
class Start(File):
    """MC-2: number of days, of Customers in each Hall at the beginning, and of staff places."""

    days: Some
    hall: Few
    staff: Literal[4]


@component
class RogueCard(Entry):
    """MC-10: a Rogue card; `lair`: the number of Rogues in the Lair at the beginning."""

    word: Literal["criminals", "cultists", "robbers"]
    name: Word
    help: Word
    lair: Few


@component
class RogueCards(File):
    cards: Annotated[tuple[RogueCard, ...], Len(3, 3)]


@component
class CorruptionKind(Entry):
    """MC-1.8: a kind of Corruption card: its icons, and the number of such cards."""

    icons: str
    count: Annotated[int, Ge(1), Le(60)]

    def __post_init__(self) -> None:
        _icons(self.icons)


@component
class CorruptionDeck(File):
    kinds: Annotated[tuple[CorruptionKind, ...], MinLen(1)]

    def __post_init__(self) -> None:
        if sum(kind.count for kind in self.kinds) != 60:
            raise ValueError("there are 60 Corruption cards in all")


Does = Literal["clean", "small", "large", "overboard", "pilot", "swap"]
SetWord = Literal["locals", "mercenaries", "sailors"]


@component
class Townsperson(Entry):
    """MC-11: a Townsfolk card. `does`: its effect on hire.

    `amount`: the number of Corruption cards for "clean". `colour`: the colour of the Good that it brings.
    """

    set: SetWord
    name: Word
    icons: Annotated[str, MinLen(1)]
    does: Does
    amount: Few = 0
    colour: ColourWord | Literal["any", ""] = ""

    def __post_init__(self) -> None:
        _icons(self.icons)
        if (self.does == "clean") != (self.amount > 0):
            raise ValueError('an amount belongs to "clean", and only to it')
        if (self.does in ("small", "large")) != bool(self.colour):
            raise ValueError('a colour belongs to "small" and "large", and only to these')


@component
class Townsfolk(File):
    cards: Annotated[tuple[Townsperson, ...], Len(36, 36)]

    def __post_init__(self) -> None:
        if [card.set for card in self.cards] != ["locals"] * 12 + ["mercenaries"] * 12 + ["sailors"] * 12:
            raise ValueError("first come the 12 locals, then the 12 mercenaries, then the 12 sailors")


@component
class PeddlerBoard(Entry):
    """MC-16.22, MC-16.13: the Peddler's board.

    Attributes:
        shelf: Places of its shelf.
        pool: Places of its pool.
        arrival: Places of the pool that are filled at Arrival.
        few: Maximum number of Goods with which it uses Clock Hands.
    """

    shelf: Some
    pool: Some
    arrival: Few
    few: Few


@component
class PeddlerCard(Entry):
    """MC-16.23: both halves of a card; `replaces`: the basic card that a hard one replaces."""

    id: Word
    times: Literal[1, 2]
    side: Literal["left", "right"]
    depth: Literal["outer", "inner"]
    place_hours: Few
    action: Literal["procure", "recruit", "sponsor"]
    action_hours: Few
    place_corruption: Few = 0
    action_corruption: Few = 0
    goods: Annotated[tuple[Word, ...], Len(0, 2)] = ()
    hall: ColourWord | Literal[""] = ""
    replaces: str = ""

    def __post_init__(self) -> None:
        known = {f"{size} {colour}" for size in ("small", "large") for colour in COLOUR_WORDS}
        if set(self.goods) - known:
            raise ValueError(f"Goods are written as {', '.join(sorted(known))}")
        if (self.action == "procure") != bool(self.goods) or (self.action == "sponsor") != bool(self.hall):
            raise ValueError('Goods belong to "procure", a hall to "sponsor", and only to these')


@component
class Peddler(File):
    board: PeddlerBoard
    cards: Annotated[tuple[PeddlerCard, ...], Len(20, 20)]

    def __post_init__(self) -> None:
        basic = [card.id for card in self.cards if not card.replaces]
        if len(basic) != 16 or basic != [card.id for card in self.cards[:16]]:
            raise ValueError("first come the 16 basic cards, then the 4 hard ones")
        if any(card.replaces not in basic for card in self.cards[16:]):
            raise ValueError("each hard card replaces a basic one, by its id")


@component
class SpaceWords(Entry):
    """An action space of a merchant's board, as printed; `number` is the {n} of its `help`."""

    name: Word
    help: Word
    rule: Word
    hours: Some
    number: Few = 0


@component
class AbilityWords(Entry):
    """A staff place of a merchant's board, as printed; `daily`: True if it may be used once a day.

    `number` is the {n} of its `help`.
    """

    name: Word
    help: Word
    rule: Word
    daily: bool = False
    number: Few = 0


@component
class MerchantFile(File):
    """The part that the files of all merchants share; each merchant adds its own."""

    spaces: Annotated[tuple[SpaceWords, ...], Len(1, 9)]
    staff: Annotated[tuple[AbilityWords, ...], Len(1, 4)]
