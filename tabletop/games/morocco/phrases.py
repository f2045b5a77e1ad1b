"""Texts for things and places, used by refusals, prompts and the log."""

from __future__ import annotations

from collections.abc import Iterable

from tabletop.engine.rules import seat_name
from tabletop.engine.text import Text, join_and, translate
from tabletop.files.components import names
from tabletop.games.morocco.square import COLUMN, COLUMN_LETTERS, ROW
from tabletop.games.morocco.state import COLUMNS, NEUTRAL, WILD, Morocco, colours

COLOUR_NAMES, KIND_NAMES, DIRECTION_NAMES, _CORNER_NAMES, (MERCHANT,) = names(
    "morocco", colours=5, people=4, directions=4, corners=4, merchant=1
)
"""The names of things, in the order of their numbers; names.toml has the words."""


def cube(colour: int, n: int = 1) -> Text:
    """Return a number of cubes of a colour, in words."""
    return (
        translate("morocco", "%n black cube(s)", "", n),
        translate("morocco", "%n green cube(s)", "", n),
        translate("morocco", "%n purple cube(s)", "", n),
        translate("morocco", "%n brown cube(s)", "", n),
        translate("morocco", "%n orange cube(s)", "", n),
    )[colour]


def face(number: int) -> Text:
    """Name a face of the market die."""
    wild = translate("morocco", "wild", "face of the die")
    return wild if number == WILD else COLOUR_NAMES[number]


def cubes(counts: Iterable[int]) -> Text:
    """List cubes by colour: "1 black cube and 2 brown cubes"."""
    parts = counted_cubes(counts)
    return join_and(parts) if parts else translate("morocco", "no cubes")


def counted_cubes(counts: Iterable[int]) -> tuple[Text, ...]:
    """Return cubes by colour, each with its number."""
    return tuple(cube(colour, n) for colour, n in enumerate(counts) if n)


def listed(colours: Iterable[int]) -> Text:
    """List cubes one by one, with repeated colours; -1 is a cube of any colour."""
    counts, wild = [0] * 5, 0
    for colour in colours:
        if colour < 0:
            wild += 1
        else:
            counts[colour] += 1
    parts = [cube(colour, n) for colour, n in enumerate(counts) if n]
    if wild:
        parts.append(translate("morocco", "%n cube(s) of any colour", "", wild))
    return join_and(parts) if parts else translate("morocco", "no cubes")


def cost(s: Morocco, stall: int) -> Text:
    """Describe the basic cost of a stall."""
    return listed(colours(s, stall))


def place(stall: int) -> Text:
    """Name a stall within a sentence: "stall B3"."""
    return translate("morocco", "stall {code}").fill(code=brief_place(stall))


def brief_place(stall: int) -> Text:
    """Name a stall within a sentence that already says that it is one: "B3", as printed at the rails."""
    text = translate("morocco", "{letter}{number}", "a stall: letter of its column, number of its row")
    return text.fill(letter=COLUMN_LETTERS[COLUMN[stall]], number=ROW[stall] + 1)


def short_place(stall: int) -> Text:
    """Name a stall at the beginning of a line: "Stall B3"."""
    return translate("morocco", "Stall {code}", "the beginning of a line").fill(code=brief_place(stall))


def corner(number: int) -> Text:
    """Name a space of a stall."""
    return _CORNER_NAMES[number]


def spot(stall: int, number: int) -> Text:
    """Name a space and its stall."""
    text = translate("morocco", "the {corner} space of {stall}")
    return text.fill(corner=corner(number), stall=place(stall))


def kind(number: int) -> Text:
    """Name a kind of people."""
    return KIND_NAMES[number]


def rail(number: int) -> Text:
    """Name a cost cube by its place."""
    if number < COLUMNS:
        return translate("morocco", "row {n}", "where a cost cube lies").fill(n=number + 1)
    text = translate("morocco", "column {letter}", "where a cost cube lies")
    return text.fill(letter=COLUMN_LETTERS[number - COLUMNS])


def roof(s: Morocco, space: int) -> Text:
    """Name a roof space by its cube."""
    return roof_of(s.roof[space])


def roof_of(colour: int) -> Text:
    """Name the roof space with a cube of this colour."""
    return translate("morocco", "the {colour} roof space").fill(colour=COLOUR_NAMES[colour])


def seat(s: Morocco, number: int) -> Text:
    """Return the name of a seat in this match."""
    return seat_name(s, number, MERCHANT if number == s.merchant else player(number))


def player(number: int) -> Text:
    """Return the default name of a person's seat."""
    return translate("morocco", "Player {n}").fill(n=number + 1)


def tile(s: Morocco, number: int) -> Text:
    """Name a market tile by its owner."""
    if number == NEUTRAL:
        return translate("morocco", "a neutral market tile")
    return translate("morocco", "the market tile of {who}").fill(who=seat(s, number))
