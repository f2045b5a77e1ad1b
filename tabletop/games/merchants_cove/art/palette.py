"""The colours of Merchants Cove, and the lights that its drawings share."""

from __future__ import annotations

INK = "#241B33"
"""Outlines."""
QUIET = "#63565F"
"""Text of lesser importance."""
CLOTH = "#3A2E4F"
SHADE = "#0B0714"
PAPER = "#FDFBF6"
LINEN = "#FFF8EA"
PLANK, PLANK_DEEP, PLANK_LIGHT = "#A97C50", "#7E5836", "#D3AE80"
PARCH, PARCH_DEEP, PARCH_PALE = "#EADFC8", "#D8C7A3", "#F6EEDC"
RULE = "#8E7A60"
"""Lines on parchment."""
FAINT = "#665739"
"""A number that is 0."""
LANTERN = "#F0B35A"
SEA, FOAM = "#3E8E9B", "#CFE9E8"
ROPE, ROPE_DARK = "#E6D3A6", "#9C8354"
GOOD, BAD = "#1F5B41", "#B3362B"
"""Amounts that are gained, and amounts that are lost."""
BRASS = "#F3D98E"
GILT = "#D9A74A"
SKIN = "#F1D3B0"
MASK = "#3B2450"
"""Corruption."""
MASK_PALE = "#E7C9F2"
PEDDLER = "#8C3B12"
OWN = "#B85A12"
"""The frame of the viewer's own board while it is shown in small."""

WARRIOR, BARD, WIZARD, NOBLE, ROGUE, ANY = range(6)
"""Colours as numbers, as in the rules: four of Customers, the Rogues' grey, and one for any of the four."""
CUSTOMERS = (WARRIOR, BARD, WIZARD, NOBLE)
TONE = ("#B5333C", "#6FA33F", "#3D62B8", "#E5B93C", "#544C5E", "#8A6A94")


def mark(colour: int) -> str:
    """Return the colour of a sign on a ground of this colour: pale, but dark on yellow."""
    return INK if colour == NOBLE else LINEN


def _radial(key: str, stops: tuple[tuple[float, str, float], ...], cx: float, cy: float, r: float) -> str:
    body = "".join(f'<stop offset="{at}" stop-color="{tone}" stop-opacity="{a}"/>' for at, tone, a in stops)
    return f'<radialGradient id="{key}" cx="{cx}" cy="{cy}" r="{r}">{body}</radialGradient>'


_CLOCK = _radial("clockface", ((0, "#FBF4E2", 1), (0.7, "#F3E7CC", 1), (1, "#E4D2A8", 1)), 0.5, 0.5, 0.5)
_GLOW = _radial("glow", ((0, LANTERN, 0.75), (0.35, LANTERN, 0.32), (1, LANTERN, 0)), 0.5, 0.5, 0.5)
_FIRE = _radial("fire", ((0, "#FFC861", 0.95), (0.6, "#E8662A", 0.8), (1, "#7A2418", 0.5)), 0.5, 0.9, 0.8)
_GLASS = _radial("glass", ((0, "#FFFFFF", 0.6), (0.5, "#FFFFFF", 0), (1, "#000000", 0.34)), 0.36, 0.3, 0.75)
_SEA = (
    '<linearGradient id="sea" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#479AA6"/>'
    f'<stop offset="0.5" stop-color="{SEA}"/><stop offset="1" stop-color="#2C6F7E"/></linearGradient>'
)
LIGHTS = f"<defs>{_CLOCK}{_GLOW}{_FIRE}{_GLASS}{_SEA}</defs>"
"""The gradients of this game, included in each drawing."""
CLOCKFACE, GLOW, FIRE, GLASS, WATER = (
    "url(#clockface)",
    "url(#glow)",
    "url(#fire)",
    "url(#glass)",
    "url(#sea)",
)
