"""MC-15: texts for tiles and engines."""

from __future__ import annotations

from collections.abc import Iterable

from tabletop.engine.text import Text, translate
from tabletop.games.merchants_cove import phrases
from tabletop.games.merchants_cove.merchants.chronomancer.components import ENGINE_NAMES
from tabletop.games.merchants_cove.merchants.chronomancer.state import PRISM, colour

_PRISM = translate("merchants_cove", "Prism")


def shade(number: int) -> Text:
    """Name a colour of tiles: "red", "Prism"."""
    return _PRISM if number == PRISM else phrases.COLOURS[number]


def tile(number: int) -> Text:
    return shade(colour(number))


def tiles(numbers: Iterable[int]) -> Text:
    """List several tiles by colour."""
    return phrases.joined([tile(number) for number in numbers])


def engine(number: int) -> Text:
    """Name an engine: "Past"."""
    return ENGINE_NAMES[number]
