"""Colours of Brick & Mortar: brick, plaster, wood and slate; and the tones of the five types of goods."""

from __future__ import annotations

from tabletop.art.palette import LINEN

INK, BRICK, JOINT, PLASTER, SLATE = "#2B211D", "#A5543F", "#8A4030", "#EFE6D8", "#26302E"
QUIET, CHALK, WOOD, TEAL, BRASS = "#4E443A", "#F1EDE2", "#B98B5E", "#2F6F73", "#E7C66B"
FLAG = "#BC4326"
"""The present month's head, the sign of the present phase, and the pennant of the present bay."""
WHITE, PAPER = "#FDFBF6", "#FBF3E2"
STARTING = "#33587F"
"""Heads and backs of Starting Stores."""
SEVERAL = "#8A3D2C"
"""Heads of stores that sell several types."""
FAINT = "#64584A"
"""Text about past months and phases."""
DUST = "#B9C2BD"
"""Small chalk letters."""
MARKET = "#5A3A52"
"""The back of Market Cards."""

TONES = ("#5E9A4B", "#3F6FB0", "#70777E", "#EBC640", "#E095B0")
"""Food, clothing, electronics, jewelry, art.

The cover's tones, with grey darker, yellow and pink lighter, so that they differ for colour-blind players,
too; tests check this.
"""
DEEP = ("#3C7130", "#2B5592", "#474E55", "#7A5B0C", "#9A4365")
"""The same for heads and numbers, dark enough for cream letters."""
SIGNS = ("#427836", TONES[1], "#62696F", TONES[3], TONES[4])
"""Signboards of stores: TONES, made a little darker if letters of ON could not be read on them."""
ON = (LINEN, LINEN, LINEN, "#4A340A", "#4E1B31")
"""Colours of glyphs on TONES and of letters on SIGNS."""
BILLS = {1: "#7E8B86", 5: "#4E7F86", 10: "#9A6B3E", 20: "#5B7F4A"}
