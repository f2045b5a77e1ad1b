"""Colours of River Market: reed green cloth, sand banks, water, straw and lily pink."""

from __future__ import annotations

INK = "#2F3D25"
SAND, RIVER, PLANK = "#D9C79A", "#8FC1C9", "#B8935F"
STRAW, PINK = "#E7C66B", "#E6A3B8"
CLOTH_COLOUR = "#5D7B4A"
PLANKS = ("#BF9A67", "#B0894F", "#B9935C")
"""The colours of boards in a walk, in turn."""
WOOD_INK = "#6B4A25"
SIGN = "#8A6236"
"""The colour of a fixed tile's wooden sign."""
COST = "#F4ECDA"
NEUTRAL_COLOUR = "#B9AE9C"
"""The colour of neutral houses."""

TONES = {
    "V": "#5E8B3A",
    "F": "#3F7FA6",
    "C": "#A94A40",
    "T": "#5F6A70",
    "L": "#C9688A",
    "$": "#A67A1C",
    "Z": "#1E7079",
    "any": "#7A5A3A",
    "card": "#6A4E86",
    "grand": "#B5651D",
    "helper": "#7A5A86",
    "find": "#9A7B3C",
    "event": "#8C3F63",
}
"""The colours of card heads, by the subject of the card."""
