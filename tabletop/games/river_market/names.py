"""River Market: what the things in the box are called, in the order in which they are counted."""

from __future__ import annotations

from tabletop.engine.text import translate

RESOURCE_NAMES = (
    translate("river_market", "Veggies", "a resource"),
    translate("river_market", "Fish", "a resource"),
    translate("river_market", "Cloth", "a resource"),
    translate("river_market", "Tools", "a resource"),
    translate("river_market", "Lilies", "a resource"),
    translate("river_market", "coins", "a resource"),
)
SPOT_NAMES = (
    translate("river_market", "end spot A in the north-east"),
    translate("river_market", "end spot B in the south-east"),
    translate("river_market", "end spot C in the south-west"),
    translate("river_market", "end spot D in the north-west"),
)
CAUSE_NAMES = (
    translate("river_market", "the deck ran out"),
    translate("river_market", "the Rival ran out of houses"),
    translate("river_market", "you ran out of houses"),
)
DECK, RIVAL, YOU = range(3)
"""What can trigger the end, by its place in CAUSE_NAMES; YOU is the last house of any other seat."""
