"""Morocco: what the things in the box are called, in the order in which they are counted."""

from __future__ import annotations

from tabletop.engine.text import Text, translate

COLOUR_NAMES = (
    translate("morocco", "black", "colour of a cube"),
    translate("morocco", "green", "colour of a cube"),
    translate("morocco", "purple", "colour of a cube"),
    translate("morocco", "brown", "colour of a cube"),
    translate("morocco", "orange", "colour of a cube"),
)
KIND_NAMES = (
    translate("morocco", "Assistant"),
    translate("morocco", "Bodyguard"),
    translate("morocco", "Tourist"),
    translate("morocco", "Cousins", "two Assistants placed in one action"),
)
DIRECTION_NAMES = (
    translate("morocco", "north"),
    translate("morocco", "east"),
    translate("morocco", "south"),
    translate("morocco", "west"),
)
CORNER_NAMES = (
    translate("morocco", "north-west", "space of a stall"),
    translate("morocco", "north-east", "space of a stall"),
    translate("morocco", "south-east", "space of a stall"),
    translate("morocco", "south-west", "space of a stall"),
)
MERCHANT: Text = translate("morocco", "Merchant", "our own solo opponent")
