"""Texts for things and places, used by refusals, prompts and the log."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from tabletop.engine.rules import seat_name
from tabletop.engine.text import NO_TEXT, Text, dollars, join_and, translate
from tabletop.files.components import names
from tabletop.games.public_market import components as box
from tabletop.games.public_market.state import HOME, SCRAP, PublicMarket

KIND_NAMES, SHELL_NAMES, LOGO_NAMES, POWER_NAMES, TOKEN_NAMES = names(
    "public_market", kinds=4, shells=4, logos=4, powers=4, tokens=4
)
"""The names of things, in the order of their numbers; names.toml has the words."""
TURN_NAMES = (
    NO_TEXT,
    translate("public_market", "turned right"),
    translate("public_market", "turned upside down"),
    translate("public_market", "turned left"),
    translate("public_market", "mirrored"),
    translate("public_market", "mirrored and turned right"),
    translate("public_market", "mirrored and turned upside down"),
    translate("public_market", "mirrored and turned left"),
)

_NONE = translate("public_market", "none", "of several kinds of things")


def fish_of(kind: int, n: int) -> Text:
    """Return a number of fish of a kind, in words."""
    return (
        translate("public_market", "%n Sardine(s)", "", n),
        translate("public_market", "%n Herring", "", n),
        translate("public_market", "%n Cod", "", n),
        translate("public_market", "%n Salmon", "", n),
    )[kind]


def fish(some: Iterable[int]) -> Text:
    """List fish of all four kinds: "2 Sardines and 1 Cod"."""
    parts = [fish_of(kind, n) for kind, n in enumerate(some) if n]
    return join_and(parts) if parts else translate("public_market", "no fish")


def gears(some: Iterable[int]) -> Text:
    """List the Gears of all four kinds of fish: "2 Sardines and 1 Cod"."""
    return fish(some) if any(some) else _NONE


def tile(number: int) -> Text:
    """Name a Fish Tile by its fish."""
    text = translate("public_market", "tile with {fish}")
    return text.fill(fish=fish(box.TILE_FISH[number]))


def scrap(kind: int) -> Text:
    """Name a Scrap of a kind."""
    return translate("public_market", "{kind} Scrap").fill(kind=KIND_NAMES[kind])


def scraps(kinds: Iterable[int]) -> Text:
    """List Scraps: "2 Sardine Scraps and Cod Scrap"."""
    return join_and([_scraps(kind, count) for kind, count in Counter(kinds).items()])


def _scraps(kind: int, count: int) -> Text:
    many = translate("public_market", "%n {kind} Scrap(s)", "", count).fill(kind=KIND_NAMES[kind])
    return many if count > 1 else scrap(kind)


def thing(number: int) -> Text:
    """Name a tile or Scrap in a chest."""
    return tile(number) if number < SCRAP else scrap(number - SCRAP)


def cell(number: int) -> Text:
    """Name a cell of the chest."""
    row, column = divmod(number, 5)
    return translate("public_market", "row {row}, column {column}").fill(row=row + 1, column=column + 1)


def spot(number: int, turn: int) -> Text:
    """Name a cell of the chest, and the turn of a tile there."""
    if not turn:
        return cell(number)
    return translate("public_market", "{cell}, {turned}").fill(cell=cell(number), turned=TURN_NAMES[turn])


def location(number: int, *, sunset: bool) -> Text:
    """Name a bid location."""
    if sunset:
        return translate("public_market", "HOME") if number == HOME else KIND_NAMES[number]
    return KIND_NAMES[number - 1] if number else dollars(0)


def column(number: int) -> Text:
    """Name a column of the table: "column 3"."""
    return translate("public_market", "column {n}").fill(n=number + 1)


def contract(number: int) -> Text:
    """Name a Public Contract by its column and cost."""
    card = box.CONTRACTS[number]
    text = translate("public_market", "contract for {fish} in column {n}")
    return text.fill(fish=fish(card.cost), n=card.column)


def card(number: int) -> Text:
    """Name a Today's Catch card."""
    return Text("public_market.catch", box.CATCH[number].name)


def cards(some: Iterable[int]) -> Text:
    """List the face-up cards of the stacks that have one."""
    return join_and([card(number) for number in some if number >= 0])


def card_gains(number: int) -> Text:
    """PM-9.8: return the gears and logos printed on a Today's Catch card."""
    gears = [
        translate("public_market", "{kind} Gear").fill(kind=KIND_NAMES[kind])
        for kind, n in enumerate(box.CATCH[number].gears)
        for _ in range(n)
    ]
    return join_and([*gears, *(LOGO_NAMES[box.LOGOS.index(logo)] for logo in box.CATCH[number].logos)])


def counted_logos(counts: Sequence[int]) -> Text:
    """Return the number of Cannery Logos of each kind: "2 Wheels and 1 Anchor"."""
    named = (
        translate("public_market", "%n Boat(s)", "Cannery Logos"),
        translate("public_market", "%n Wheel(s)", "Cannery Logos"),
        translate("public_market", "%n Anchor(s)", "Cannery Logos"),
        translate("public_market", "%n Fish", "Cannery Logos"),
    )
    parts = [name.count(n) for name, n in zip(named, counts, strict=True) if n]
    return join_and(parts) if parts else _NONE


def seat(s: PublicMarket, number: int) -> Text:
    """Return the name of a seat in this match."""
    return seat_name(s, number, ANGLER if number == s.angler else player(number))


ANGLER = translate("public_market", "Solo Angler")


def player(number: int) -> Text:
    """Return the default name of a person's seat."""
    return translate("public_market", "Player {n}").fill(n=number + 1)


def meeple(s: PublicMarket, number: int) -> Text:
    """Name a Meeple from its owner's point of view: "your Meeple", "your second Meeple"."""
    first = s.owners.index(s.owners[number])
    if s.owners.count(s.owners[number]) == 1:
        return translate("public_market", "your Meeple")
    if number == first:
        return translate("public_market", "your first Meeple")
    return translate("public_market", "your second Meeple")


def space(s: PublicMarket, col: int, number: int) -> Text:
    """Name a space of a Scoring Location by its half and its yield."""
    here = box.SCORING[s.side][col][number]
    half = (
        translate("public_market", "left half", "of a Scoring Location")
        if here.id[0] == "L"
        else translate("public_market", "right half", "of a Scoring Location")
    )
    text = translate("public_market", "{prize} space in the {half} of column {n}")
    return text.fill(prize=prize(s, col, number), half=half, n=col + 1)


def prize(s: PublicMarket, col: int, number: int) -> Text:
    """Describe the yield of a space of a Scoring Location: "3 VP and Cod Scrap"."""
    here = box.SCORING[s.side][col][number]
    points = translate("public_market", "{n} VP").fill(n=here.vp)
    kind = KIND_NAMES[box.KINDS.index(here.kind)] if here.kind else NO_TEXT
    if here.bonus == "scrap":
        return translate("public_market", "{vp} and {kind} Scrap").fill(vp=points, kind=kind)
    if here.bonus == "gear":
        return translate("public_market", "{vp} and {kind} Gear").fill(vp=points, kind=kind)
    if here.bonus == "card":
        return translate("public_market", "{vp} and free card").fill(vp=points)
    return points


def bonus_space(row: int, number: int) -> Text:
    """Describe the bonus of a space of the Bonus Board."""
    here = box.BONUS[row * 5 + number]
    points = translate("public_market", "{n} VP").fill(n=here.vp)
    if here.kind:
        kind = KIND_NAMES[box.KINDS.index(here.kind)]
        if here.pays == "gears":
            return translate("public_market", "{vp} for each {kind} Gear").fill(vp=points, kind=kind)
        return translate("public_market", "{vp} for each {kind} on your cards").fill(vp=points, kind=kind)
    if here.logo:
        logo = LOGO_NAMES[box.LOGOS.index(here.logo)]
        return translate("public_market", "{vp} for each {logo} logo").fill(vp=points, logo=logo)
    if here.pays == "money":
        return translate("public_market", "{vp} for each ${n}").fill(vp=points, n=here.each)
    if here.pays == "crabs":
        return translate("public_market", "{vp} for each Crab").fill(vp=points)
    if here.pays == "cards":
        return translate("public_market", "{vp} for each card").fill(vp=points)
    if here.pays == "lighthouses":
        return translate("public_market", "{vp} for each Lighthouse").fill(vp=points)
    return points
