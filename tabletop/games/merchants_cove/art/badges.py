"""Factions: their colours, signs and badges; and printed Goods."""

from __future__ import annotations

from tabletop.art.palette import dark, light
from tabletop.art.signs import star
from tabletop.art.svg import box, group, line, num, oval, path, polygon
from tabletop.games.merchants_cove.art.palette import BARD, BRASS, NOBLE, ROGUE, TONE, WARRIOR, WIZARD, mark
from tabletop.games.merchants_cove.art.shapes import hexagon


def _shield(r: float) -> str:
    a, b = num(r * 0.92), num(r * 0.86)
    return (
        f"M-{a} -{b}Q0 {num(-r * 1.08)} {a} -{b}V{num(r * 0.1)}"
        f"C{num(r * 0.88)} {num(r * 0.66)} {num(r * 0.4)} {a} 0 {num(r * 1.06)}"
        f"C{num(-r * 0.4)} {a} {num(-r * 0.88)} {num(r * 0.66)} -{a} {num(r * 0.1)}Z"
    )


def _gable(r: float) -> str:
    x, low = r * 0.98, r * 0.92
    foot = r * 0.82
    return polygon(((0, -r * 1.14), (x, -r * 0.18), (foot, low), (-foot, low), (-x, -r * 0.18)))


def outline(colour: int, r: float = 10.0) -> str:
    """Return the path of a Faction's badge: shield, disc, gable, lozenge, hexagon; a star for any colour."""
    if colour == WARRIOR:
        return _shield(r)
    if colour == BARD:
        return oval(0, 0, r * 0.98)
    if colour == WIZARD:
        return _gable(r)
    if colour == NOBLE:
        return polygon(((0, -r * 1.16), (r * 1.14, 0), (0, r * 1.16), (-r * 1.14, 0)))
    if colour == ROGUE:
        return hexagon(r * 1.06)
    return star(0, 0, r * 1.12, 8, 0.8)


_NOTE = "M-3.4 -8.4L6.6 -9.6V4.6A3.3 2.7 0 1 1 4.4 2.2V-5.2L-1.2 -4.5V6.8A3.3 2.7 0 1 1 -3.4 4.3Z"
_HAT = "M0.8 -9.4C3 -7.6 3.4 -5.6 2.6 -4.4L5.6 4.2H-5.2C-4 -0.6 -2.4 -5.8 0.8 -9.4Z"
_BRIM = "M-8.6 6.6C-5.6 3.8 5.6 3.8 8.6 6.6C6 9.2 -6 9.2 -8.6 6.6Z"
_CROWN = "M-8 6.6L-9 -4.2L-4.2 -0.4L0 -7.4L4.2 -0.4L9 -4.2L8 6.6Z"
_MASK = (
    "M-9.4 -4.2C-5.6 -5.6 -2.6 -4.8 0 -3C2.6 -4.8 5.6 -5.6 9.4 -4.2C9.6 1.2 7.4 5.4 4.2 5.4"
    "C2 5.4 1 3.4 0 1.8C-1 3.4 -2 5.4 -4.2 5.4C-7.4 5.4 -9.6 1.2 -9.4 -4.2Z"
)
_SWORD = (
    "M0 -9.6L2 -6.6V2.6H-2V-6.6Z"
    + box(-5.6, 2.4, 11.2, 2.3, 1)
    + box(-1.2, 4.2, 2.4, 4.4, 0.8)
    + oval(0, 9, 1.7)
)


def glyph(colour: int, tone: str, back: str) -> str:
    """Draw a Faction's sign about (0, 0), radius 10: sword, note, hat, crown or mask; a star for any colour.

    `back`: the colour of the ground below it.
    """
    if colour == WARRIOR:
        return path(_SWORD, tone)
    if colour == BARD:
        return path(_NOTE, tone)
    if colour == WIZARD:
        return path(_HAT + _BRIM, tone)
    if colour == NOBLE:
        return path(_CROWN, tone) + path(line((-6.6, 4), (6.6, 4)), stroke=back, width=1.3)
    if colour == ROGUE:
        return path(_MASK, tone) + path(oval(-4.4, -0.4, 2.2, 1.6) + oval(4.4, -0.4, 2.2, 1.6), back)
    return path(star(0, 0, 9, 4, 0.34), tone)


def badge(colour: int, cx: float, cy: float, r: float, *, faded: bool = False) -> str:
    """Draw a Faction's badge; `faded` if the count beside it is 0."""
    tone = TONE[colour]
    body = path(outline(colour), tone, stroke=dark(tone, 0.5), width=1.3)
    low, scale = (1.4 if colour == WIZARD else 0.4), (0.66 if colour == ROGUE else 0.6)
    body += group(glyph(colour, mark(colour), tone), 0, low, scale)
    return group(body, cx, cy, r / 10, opacity=0.3 if faded else 1)


def _pouch(colour: int) -> str:
    tone = TONE[colour]
    ink = dark(tone, 0.6)
    sack = "M-3.6 -4.6C-9.4 -0.6 -10 10 -6 10H6C10 10 9.4 -0.6 3.6 -4.6Z"
    collar = "M-4.6 -10C-2.4 -8.4 2.4 -8.4 4.6 -10L3.4 -4.8H-3.4Z"
    body = path(sack, tone, stroke=ink, width=1.3) + path(collar, light(tone, 0.25), stroke=ink, width=1.3)
    return (
        body
        + path("M-4.2 -4.8H4.2", stroke=ink, width=2)
        + group(glyph(colour, mark(colour), tone), 0, 3.2, 0.5)
    )


def _crate(colour: int) -> str:
    tone = TONE[colour]
    ink = dark(tone, 0.6)
    body = path(box(-9.6, -9.6, 19.2, 19.2, 1.4), tone, stroke=ink, width=1.3)
    body += path("M-9 -6.2H9M-9 6.2H9", stroke=ink, width=0.9, line_fade=0.65)
    corner = path("M0 0H6L0 6Z", BRASS, stroke=ink, width=0.9)
    for x, y, turn in ((-9.6, -9.6, 0), (9.6, -9.6, 90), (9.6, 9.6, 180), (-9.6, 9.6, 270)):
        body += group(corner, x, y, turn=turn)
    return body + group(glyph(colour, mark(colour), tone), 0, 0, 0.6)


def ware(colour: int, cx: float, cy: float, h: float, *, large: bool, faded: bool = False) -> str:
    """Draw a printed Good: a tied pouch if it is small, a crate with brass corners if it is large."""
    body, scale = (_crate(colour), 1.0) if large else (_pouch(colour), 0.94)
    return group(body, cx, cy, h * scale / 21, opacity=0.32 if faded else 1)
