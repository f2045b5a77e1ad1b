"""Schema of the component files; values are checked strictly as they are read."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Annotated, Literal

from annotated_types import Ge, Le, Len, MinLen

from tabletop.engine.state import component
from tabletop.files.components import Entry, File, Word, once
from tabletop.games.public_market.grid import CHEST_SIDE, connected

Kind = Literal["sardine", "herring", "cod", "salmon"]
Shell = Literal["scallop", "clam", "conch", "sand_dollar"]
Logo = Literal["boat", "wheel", "anchor", "fish"]
KINDS: tuple[Kind, ...] = ("sardine", "herring", "cod", "salmon")
SHELLS: tuple[Shell, ...] = ("scallop", "clam", "conch", "sand_dollar")
LOGOS: tuple[Logo, ...] = ("boat", "wheel", "anchor", "fish")

Few = Annotated[int, Ge(0), Le(12)]
Money = Annotated[int, Ge(0), Le(99)]
Column = Annotated[int, Ge(1), Le(4)]
Fish = tuple[Few, Few, Few, Few]
Rows = Annotated[tuple[Annotated[str, Len(1, CHEST_SIDE)], ...], Len(1, CHEST_SIDE)]
Side = Literal["2-3", "4-5"]


def _shape(rows: Iterable[str]) -> None:
    """Refuse rows that are no polyomino, or one with empty rows or columns around it."""
    rows = tuple(rows)
    if len({len(row) for row in rows}) != 1 or set("".join(rows)) - {"X", "."}:
        raise ValueError("rows must be equally long and made of X and . only")
    if any("X" not in line for line in (*rows, *map("".join, zip(*rows, strict=True)))):
        raise ValueError("leave out the rows and columns without an X")
    if not connected(rows):
        raise ValueError("the X cells must hang together by their sides")


@component
class Tile(Entry):
    """PM-1.4: a Fish Tile. `rows`: its shape at turn 0; `fish`: the number of each kind; it has one shell."""

    id: Word
    shape: Word
    rows: Rows
    fish: Fish
    shell: Shell

    def __post_init__(self) -> None:
        _shape(self.rows)


@component
class Tiles(File):
    tiles: Annotated[tuple[Tile, ...], Len(70, 70)]

    def __post_init__(self) -> None:
        once("the ids of tiles", (tile.id for tile in self.tiles))


@component
class Scrap(Entry):
    """PM-1.5: the Scraps of one kind; one fish each."""

    kind: Kind
    rows: Rows
    count: Annotated[int, Ge(1), Le(40)]

    def __post_init__(self) -> None:
        _shape(self.rows)


@component
class Scraps(File):
    single: Rows
    scraps: Annotated[tuple[Scrap, ...], Len(4, 4)]

    def __post_init__(self) -> None:
        if tuple(scrap.kind for scrap in self.scraps) != KINDS:
            raise ValueError(f"give one entry for each kind, in the order {', '.join(KINDS)}")


@component
class Chest(Entry):
    """PM-1.6: an Ice Chest. In `rows`, # is an Ice Block, * the Crab, s a Shrimp icon, . a plain cell."""

    id: int
    rows: Annotated[tuple[Annotated[str, Len(CHEST_SIDE, CHEST_SIDE)], ...], Len(CHEST_SIDE, CHEST_SIDE)]

    def __post_init__(self) -> None:
        drawn = "".join(self.rows)
        if (drawn.count("#"), drawn.count("*"), drawn.count("s"), drawn.count(".")) != (2, 1, 3, 19):
            raise ValueError(
                "a chest has two Ice Blocks (#), a Crab (*), three Shrimp (s) and plain cells (.)"
            )
        row, col = divmod(drawn.index("*"), CHEST_SIDE)
        if not (0 < row < CHEST_SIDE - 1 and 0 < col < CHEST_SIDE - 1):
            raise ValueError("the Crab (*) must have eight neighbours: keep it off the edge")


@component
class Chests(File):
    chests: Annotated[tuple[Chest, ...], Len(9, 9)]


@component
class Contract(Entry):
    """PM-1.7: a Public Contract. The ticket number has no effect."""

    column: Column
    ticket: Annotated[int, Ge(1), Le(999)]
    cost: Fish


@component
class Contracts(File):
    contracts: Annotated[tuple[Contract, ...], Len(16, 16)]

    def __post_init__(self) -> None:
        once("ticket numbers", (c.ticket for c in self.contracts))
        if any(sum(c.column == column for c in self.contracts) < 2 for column in (1, 2, 3, 4)):
            raise ValueError("each of the columns 1 to 4 needs at least two contracts")


@component
class Space(Entry):
    """PM-9.6: a space of a Scoring Location. `id` begins with L or R, its half; `kind`: the bonus's."""

    id: Word
    vp: Money
    bonus: Literal["", "scrap", "gear", "card"] = ""
    kind: Kind | None = None

    def __post_init__(self) -> None:
        if self.id[0] not in "LR":
            raise ValueError("the id of a space begins with L or R, for the half it lies on")
        if (self.kind is not None) != (self.bonus in ("scrap", "gear")):
            raise ValueError('a kind belongs to the bonuses "scrap" and "gear", and only to these')


@component
class Scoring(Entry):
    """PM-2.2: one side of a Scoring Location."""

    players: Side
    column: Column
    spaces: Annotated[tuple[Space, ...], MinLen(2)]

    def __post_init__(self) -> None:
        once("the ids of spaces", (space.id for space in self.spaces))


@component
class Collection(Entry):
    """PM-9.7: a Collection Location tile: dollars for any space, and the space's logo for the end."""

    money: Money
    logos: Annotated[tuple[Logo, ...], Len(4, 4)]


@component
class Locations(File):
    collection: Collection
    scoring: Annotated[tuple[Scoring, ...], Len(8, 8)]

    def __post_init__(self) -> None:
        once("sides of Scoring Locations", ((tile.players, tile.column) for tile in self.scoring))


@component
class Catch(Entry):
    """PM-1.8: a Today's Catch card. `name` has no effect."""

    id: Word
    colour: Literal["blue", "red"]
    name: Word
    cost: Fish
    gears: Fish
    logos: tuple[Logo, ...]


@component
class CatchCards(File):
    cards: Annotated[tuple[Catch, ...], Len(30, 30)]

    def __post_init__(self) -> None:
        once("the ids of cards", (card.id for card in self.cards))
        if [card.colour for card in self.cards] != ["blue"] * 16 + ["red"] * 14:
            raise ValueError("first come the 16 blue cards, then the 14 red ones")


@component
class AnglerTrack(Entry):
    """PM-16.1: the length of the Solo Angler's track."""

    fish: Few
    gear: Few


@component
class Trackers(File):
    """PM-7.2: the maximum of each kind, for fish and gears alike."""

    maxima: Fish
    angler: AnglerTrack


@component
class Rose(File):
    """PM-15.2: the shells between Start and End."""

    path: Annotated[tuple[Shell, ...], Len(1, 12)]


@component
class Bonus(Entry):
    """PM-15.11 to PM-15.15: a Bonus Board space: `vp` per thing it pays for, or for every `each` of them."""

    row: Column
    pays: Literal["gears", "logos", "card_fish", "money", "crabs", "cards", "lighthouses", "points"]
    vp: Money
    each: Annotated[int, Ge(1), Le(9)] = 1
    kind: Kind | None = None
    logo: Logo | None = None

    def __post_init__(self) -> None:
        if (self.kind is not None) != (self.pays in ("gears", "card_fish")):
            raise ValueError('a kind belongs to "gears" and "card_fish", and only to these')
        if (self.logo is not None) != (self.pays == "logos"):
            raise ValueError('a logo belongs to "logos", and only to these')


@component
class BonusBoard(File):
    spaces: Annotated[tuple[Bonus, ...], Len(20, 20)]

    def __post_init__(self) -> None:
        if [space.row for space in self.spaces] != [row for row in (1, 2, 3, 4) for _ in range(5)]:
            raise ValueError("give five spaces for each row, row by row")


@component
class SoloBid(Entry):
    """PM-16.3: the Solo Angler's bid location; `arrow`: True if it goes in front."""

    place: Kind
    arrow: bool


@component
class SoloCard(Entry):
    """PM-16: a Solo card. `cards`: "boat" is the card above the Boat, "choice" one of the player's choice."""

    id: int
    bids: tuple[SoloBid, SoloBid]
    boat: Annotated[int, Ge(0), Le(3)]
    threshold: Few
    dock: Literal["up", "down"]
    money: Money
    crabs: Annotated[int, Ge(0), Le(5)]
    cards: tuple[Literal["boat", "choice"], ...]
    path: Annotated[tuple[Column, ...], Len(0, 4)]


@component
class Level(Entry):
    """The differences of a level of the Solo Angler from the printed cards."""

    id: Word
    no_choice: tuple[int, ...]
    threshold: Annotated[int, Ge(-6), Le(6)]


@component
class Angler(File):
    cards: Annotated[tuple[SoloCard, ...], Len(5, 5)]
    levels: Annotated[tuple[Level, ...], MinLen(1)]

    def __post_init__(self) -> None:
        once("the ids of Solo cards", (card.id for card in self.cards))
        once("the ids of levels", (level.id for level in self.levels))

    def deck(self, level: Level) -> tuple[SoloCard, ...]:
        """Return the cards with the changes of this level."""
        return tuple(
            replace(
                card,
                threshold=card.threshold + level.threshold,
                cards=tuple(c for c in card.cards if c != "choice" or card.id not in level.no_choice),
            )
            for card in self.cards
        )


@component
class Bids(Entry):
    """PM-4.2, PM-12.2: the costs of the bid locations, and of going in front there."""

    nothing: Money
    day: tuple[Money, Money, Money, Money]
    sunset: tuple[Money, Money, Money, Money]
    front: Money
    home_front: Money


@component
class Pay(Entry):
    """Payments: `sale` dollars for `units` fish of a kind, `token` more with the Market token."""

    captain: Money
    line: Money
    shrimp: Money
    sale: Fish
    units: tuple[Annotated[int, Ge(1)], Annotated[int, Ge(1)], Annotated[int, Ge(1)], Annotated[int, Ge(1)]]
    token: Money
    angler: tuple[Money, Money, Money]


@component
class Worth(Entry):
    """PM-13: points: `money` dollars make 1 VP; sets by number of different logos; crabs by their number."""

    money: Annotated[int, Ge(1)]
    logos: Annotated[tuple[Money, ...], Len(5, 5)]
    crabs: Annotated[tuple[Money, ...], Len(6, 6)]


@component
class Market(File):
    bids: Bids
    pay: Pay
    points: Worth


@component
class Box(Entry):
    """PM-2: numbers for every match: columns of the Ocean, tiles in a column, contracts in a column ..."""

    columns: Few
    column: Few
    contracts: Few
    lighthouses: Few
    crabs: Few
    cards_per_visit: Few


@component
class Layout(Entry):
    """PM-2, PM-14, PM-16: the setup of a match with `players` players (1: solo)."""

    players: Annotated[int, Ge(1), Le(5)]
    meeples: Annotated[int, Ge(1), Le(2)]
    money: Money
    bag: Annotated[int, Ge(20), Le(70)]
    side: Side
    collection: Annotated[int, Ge(1), Le(2)]
    blue: Annotated[int, Ge(0), Le(4)]
    red: tuple[Few, Few, Few, Few]

    def __post_init__(self) -> None:
        if sum(self.red) > 14:
            raise ValueError("there are only 14 red cards")


@component
class Layouts(File):
    box: Box
    tables: Annotated[tuple[Layout, ...], Len(5, 5)]

    def __post_init__(self) -> None:
        if [table.players for table in self.tables] != [1, 2, 3, 4, 5]:
            raise ValueError("give one table for each number of players, 1 to 5")
