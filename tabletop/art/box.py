"""Fronts of game boxes: one horizon, one large object, three tones per surface, and the title."""

from __future__ import annotations

from tabletop.art.svg import EDGE, box, document, group, num, path
from tabletop.art.type import DISPLAY, Ink, width

_FRONT = (220.0, 200.0)
"""Size of a front at scale 1, in pixels."""
ART = (226.0, 205.45)
"""Width and height in which fronts are drawn: the same ratio, a little larger."""


def front(body: str, title: str, *, size: float, y: float, colour: str, shade: str = "") -> str:
    """Return a box front as an SVG document: picture to the edges, title over it, light on the rim."""
    (w, h), scale = ART, _FRONT[0] / ART[0]
    ink = Ink(px=scale)
    size = min(size, size * (w - 24) / width(title, size, family=DISPLAY, weight=700))
    words = ink.display(w / 2 + 1.4, y + 1.6, title, size, shade) if shade else ""
    words += ink.display(w / 2, y, title, size, colour)
    rim = path(box(0.6, 0.6, w - 1.2, h - 1.2, 1.5), stroke=EDGE, width=1.4)
    return document(group(body + words + rim, scale=scale), *_FRONT, margin=0)


def swell(y: float, crest: float, step: float, colour: str, *, ink: str = "") -> str:
    """Return a row of waves from edge to edge, filled down to the lower edge of the front."""
    w, h = ART
    count = round(w / step)
    s = w / count
    d = f"M0 {num(y)}" + f"c{num(s * 0.3)} {num(-crest)} {num(s * 0.7)} {num(-crest)} {num(s)} 0" * count
    return path(f"{d}V{num(h)}H0Z", colour, stroke=ink, width=0.8)


def ground(y: float, colour: str, height: float = 0.0) -> str:
    """Return a flat band across the front from `y` down, to the lower edge or `height` deep."""
    return path(box(0, y, ART[0], height or ART[1] - y), colour)
