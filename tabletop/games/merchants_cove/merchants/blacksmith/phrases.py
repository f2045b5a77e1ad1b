"""MC-12: texts for dice and furnaces."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.engine.text import Text, translate
from tabletop.games.merchants_cove import phrases
from tabletop.games.merchants_cove.merchants.blacksmith.state import colour

_SHOWN = (
    translate("merchants_cove", "Coal die ({pips})", "a die that shows so many pips"),
    translate("merchants_cove", "Red die ({pips})", "a die that shows so many pips"),
    translate("merchants_cove", "Green die ({pips})", "a die that shows so many pips"),
    translate("merchants_cove", "Blue die ({pips})", "a die that shows so many pips"),
    translate("merchants_cove", "Yellow die ({pips})", "a die that shows so many pips"),
)
_BLANK = (
    translate("merchants_cove", "Coal die"),
    translate("merchants_cove", "Red die"),
    translate("merchants_cove", "Green die"),
    translate("merchants_cove", "Blue die"),
    translate("merchants_cove", "Yellow die"),
)


def die(number: int, pips: int) -> Text:
    """Name a die by colour and pips; it begins with a capital letter, also after a colon."""
    return _SHOWN[colour(number) + 1].fill(pips=pips) if pips else _BLANK[colour(number) + 1]


def dice(numbers: Sequence[int], pips: Sequence[int]) -> Text:
    """List several dice with their pips."""
    return phrases.joined([die(number, shown) for number, shown in zip(numbers, pips, strict=True)])


def furnace(number: int) -> Text:
    """Name a furnace by its number from the left."""
    return translate("merchants_cove", "Furnace {n}").fill(n=number + 1)
