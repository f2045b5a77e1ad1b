"""MC-13: texts for marbles and cauldrons."""

from __future__ import annotations

from collections.abc import Iterable

from tabletop.engine.text import Text, translate
from tabletop.games.merchants_cove import phrases
from tabletop.games.merchants_cove.merchants.alchemist.state import ICHOR, colour

ROWS = ("A", "B", "C")
"""The letters of the rows."""
_ICHOR = translate("merchants_cove", "Ichor")


def shade(number: int) -> Text:
    """Name a colour of marbles: "red", "Ichor"."""
    return _ICHOR if number == ICHOR else phrases.COLOURS[number]


def counted(marbles: Iterable[int]) -> Text:
    """Count marbles by colour: "2 red, 1 Ichor"; NO_TEXT if there are none."""
    text = translate("merchants_cove", "{n} {colour}", "so many marbles of a colour")
    colours = [colour(marble) for marble in marbles]
    return phrases.joined(
        [text.fill(n=colours.count(each), colour=shade(each)) for each in sorted(set(colours))]
    )


def cauldron(number: int) -> Text:
    """Name a cauldron by its number from the left."""
    return translate("merchants_cove", "Cauldron {n}").fill(n=number + 1)
