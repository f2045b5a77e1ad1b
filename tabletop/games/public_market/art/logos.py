"""The four Cannery Logos."""

from __future__ import annotations

from tabletop.art.palette import CREAM, INK, LINEN
from tabletop.art.svg import group, num, oval, path
from tabletop.games.public_market.art.fish import fish_sign

_TONES = ("#2D6E8E", "#8A5A2B", "#3A4A6B", "#A8473B")
"""Boat, Wheel, Anchor, Fish."""


def logo(kind: int, cx: float, cy: float, r: float) -> str:
    """Draw a logo as a coin of its colour with a cream glyph and a stitched ring."""
    tone = _TONES[kind]
    ground = path(oval(cx, cy, r), tone, stroke=INK, width=r * 0.05)
    stitches = f"{num(r * 0.16)},{num(r * 0.12)}"
    ring = path(oval(cx, cy, r * 0.87), stroke=CREAM, width=r * 0.07, dash=stitches)
    return ground + ring + _glyph(kind, cx, cy, r, LINEN, tone)


def _glyph(kind: int, cx: float, cy: float, r: float, tone: str, ground: str) -> str:
    """Draw the picture of a logo without its coin."""
    if kind == 0:
        return _boat(cx, cy, r * 1.15, tone)
    if kind == 1:
        return _wheel(cx, cy, r * 0.63, tone)
    if kind == 2:
        return _anchor(cx, cy, r * 1.15, tone)
    return fish_sign(cx, cy, r * 1.25, tone, ground)


def _boat(cx: float, cy: float, width: float, tone: str) -> str:
    hull = path("M-48 10H48L36 36H-36Z", tone)
    cabin = path("M-24 4V-14H14V4ZM-4 -20V-46H4V-20Z", tone) + path("M8 -44L34 -4H8Z", tone)
    return group(hull + cabin, cx, cy + width * 0.03, width / 98)


def _wheel(cx: float, cy: float, r: float, tone: str) -> str:
    spokes = "".join(group(path("M0 -8V-46", stroke=tone, width=6.5), turn=45 * at) for at in range(8))
    rim = path(oval(0, 0, 26), stroke=tone, width=8) + path(oval(0, 0, 8), tone)
    return group(rim + spokes, cx, cy, r / 49)


def _anchor(cx: float, cy: float, height: float, tone: str) -> str:
    shank = path("M0 -30V40M-16 -14H16M-34 14C-34 30 -18 40 0 42C18 40 34 30 34 14", stroke=tone, width=9)
    flukes = path("M-44 20L-32 2L-24 22ZM44 20L32 2L24 22Z", tone)
    ring = path(oval(0, -38, 8), stroke=tone, width=7)
    return group(shank + flukes + ring, cx, cy, height / 96)
