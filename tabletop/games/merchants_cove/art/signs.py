"""Printed signs: hours, Corruption, gold, people, boats, the bag."""

from __future__ import annotations

from tabletop.art.signs import star
from tabletop.art.svg import SHINE, box, group, line, oval, path
from tabletop.games.merchants_cove.art.badges import glyph
from tabletop.games.merchants_cove.art.palette import (
    BAD,
    INK,
    LINEN,
    MASK,
    MASK_PALE,
    PARCH_PALE,
    PLANK_DEEP,
    ROGUE,
)
from tabletop.games.merchants_cove.art.shapes import drop


def hourglass(cx: float, cy: float, h: float) -> str:
    """Draw an hourglass, the sign for one hour of cost."""
    glass = (
        "M-5 -8.4H5C5 -3.4 1.2 -2 1.2 0C1.2 2 5 3.4 5 8.4H-5C-5 3.4 -1.2 2 -1.2 0C-1.2 -2 -5 -3.4 -5 -8.4Z"
    )
    sand = "M-3.2 -4.6H3.2C2.4 -2.6 0.7 -1.6 0 -0.6C-0.7 -1.6 -2.4 -2.6 -3.2 -4.6Z"
    sand += "M-4.2 7.6C-3.8 4.6 -1.4 3.4 0 3C1.4 3.4 3.8 4.6 4.2 7.6Z"
    body = path(glass, LINEN, stroke=INK, width=1.5) + path(sand, "#C9822A")
    return group(body + path("M-6.6 -9.2H6.6M-6.6 9.2H6.6", stroke=INK, width=2.4), cx, cy, h / 21)


def tick(cx: float, cy: float) -> str:
    """Draw a brass disc with a tick, the sign of a chosen thing."""
    body = path(oval(0, 0, 4.2), "#FFE9BF", stroke="#8A4A12", width=0.9)
    return group(body + path("M-2 0.2L-0.5 1.8L2.2 -1.7", stroke="#8A4A12", width=1.2), cx, cy)


def hours(n: int, cx: float, cy: float, h: float) -> str:
    """Draw `n` hourglasses side by side, centred on a point."""
    step = h * 0.62
    return "".join(hourglass(cx + (at - (n - 1) / 2) * step, cy, h) for at in range(n))


def corruption(cx: float, cy: float, h: float) -> str:
    """Draw a small Corruption card: dark violet with the mask."""
    d = box(-7.4, -10.6, 14.8, 21.2, 2.2)
    body = drop(d, 0.3, 0.6) + path(d, MASK, stroke=PARCH_PALE, width=1.1) + path(d, stroke=INK, width=0.5)
    return group(body + group(glyph(ROGUE, MASK_PALE, MASK), 0, 0, 0.62), cx, cy, h / 22)


def crossed(cx: float, cy: float, r: float) -> str:
    """Draw a line through something that is discarded."""
    way = line((cx - r, cy + r), (cx + r, cy - r))
    return path(way, stroke=LINEN, width=r * 0.62) + path(way, stroke=BAD, width=r * 0.36)


def coin(cx: float, cy: float, r: float) -> str:
    """Draw a coin with an anchor, the sign for gold."""
    body = group(path(oval(0, 0, 10), "#8A6212"), 0.7, 1.5)
    body += path(oval(0, 0, 10), "#E3B548", stroke="#7A5510", width=0.9) + path(
        oval(0, 0, 10), SHINE, fade=0.6
    )
    body += path(oval(0, 0, 7.6), stroke="#9C7219", width=0.9)
    anchor = "M0 -3.4V4.6M-2 -1.4H2M-4.2 1.6C-3.8 4 -1.8 4.9 0 5C1.8 4.9 3.8 4 4.2 1.6"
    body += path(oval(0, -4.3, 1.2), stroke="#8A5F0E", width=1.2) + path(anchor, stroke="#8A5F0E", width=1.4)
    return group(body, cx, cy, r / 10)


def head(cx: float, cy: float, h: float, tone: str) -> str:
    """Draw a printed person."""
    body = path(oval(0, -4.2, 4.4) + "M-8.6 9.6C-8.6 3.4 -4.6 1.2 0 1.2C4.6 1.2 8.6 3.4 8.6 9.6Z", tone)
    return group(body, cx, cy, h / 20)


def boat_sign(cx: float, cy: float, w: float) -> str:
    """Draw a printed boat with people."""
    d = "M-10 -1H10C9.4 4.4 6.4 6.6 3 6.6H-4.4C-7.6 6.6 -9.4 3.4 -10 -1Z"
    return group(
        path(d + oval(-4.6, -4, 2.2) + oval(0.4, -4, 2.2) + oval(5.2, -4, 2.2), PLANK_DEEP), cx, cy, w / 20
    )


def bag_sign(cx: float, cy: float, h: float, tone: str = "#5B4B74") -> str:
    """Draw a printed bag."""
    d = (
        "M-3.6 -5C-9.4 -1 -10 9.6 -6 9.6H6C10 9.6 9.4 -1 3.6 -5ZM-4.8 -9.8"
        "C-2.4 -8.2 2.4 -8.2 4.8 -9.8L3.4 -5H-3.4Z"
    )
    return group(path(d, tone), cx, cy, h / 20)


def sun(cx: float, cy: float, *, used: bool) -> str:
    """Draw a sun, the sign for once a day; struck through if the ability has been used."""
    body = path(star(cx, cy, 3.9, 8, 0.62), "#B9A77E" if used else "#D98A1F", stroke="#6B5223", width=0.4)
    gone = line((cx - 3.4, cy + 3.4), (cx + 3.4, cy - 3.4))
    return body + (path(gone, stroke="#6B5223", width=0.9) if used else "")


def flame(cx: float, cy: float, h: float, tone: str = "#F08A2C") -> str:
    """Draw a flame."""
    outer = (
        "M0 -10C3 -5 7.4 -2.6 7 3.4C6.8 7.6 3.8 10 0 10C-3.8 10 -6.8 7.6 -7 3.4C-7.2 0 -5 -1.6 -4 -4.4"
        "C-2.8 -2.4 -2 -1.6 -1 -1.4C-2 -4.6 -1.4 -7.6 0 -10Z"
    )
    inner = "M0 0C2 2.6 3.4 4 3.2 6.4C3 8.6 1.6 9.6 0 9.6C-1.6 9.6 -3 8.6 -3.2 6.4C-3.4 4.4 -1.2 3 0 0Z"
    return group(path(outer, tone) + path(inner, "#FFE08A"), cx, cy, h / 20)
