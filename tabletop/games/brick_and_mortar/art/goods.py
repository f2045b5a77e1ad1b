"""Goods: crates, boxes of demand, private boxes, chips, and plans of shelves."""

from __future__ import annotations

from tabletop.art.face import Face
from tabletop.art.palette import LINEN, dark, light, mix
from tabletop.art.signs import seat_mark
from tabletop.art.svg import box, group, num, oval, path, polygon
from tabletop.art.type import Ink
from tabletop.engine.state import frozen
from tabletop.games.brick_and_mortar.art.glyphs import glyph
from tabletop.games.brick_and_mortar.art.palette import DEEP, INK, ON, TONES, WHITE
from tabletop.games.brick_and_mortar.art.parts import NOTE

SMALL = 6.0
"""Size in millimetres below which a crate is drawn as a flat square."""
SIDE = 0.18
"""Depth of a crate's top and side, as a share of its size."""


def crate(kind: int, s: float) -> str:
    """Draw a wooden crate; its front is s x s with a corner at (0, 0), and top and side extend beyond it."""
    if s < SMALL:
        return pip(kind, 0, 0, s)
    tone, d = TONES[kind], s * SIDE
    ink = dark(tone, 0.62)
    top = polygon([(0, 0), (d, -d), (s + d, -d), (s, 0)])
    side = polygon([(s, 0), (s + d, -d), (s + d, s - d), (s, s)])
    cast = [(s * 0.1, s), (s, s), (s + d, s - d), (s + d * 1.3, s - d * 0.7), (s + d * 0.5, s + d * 0.5)]
    body = path(polygon([*cast, (s * 0.2, s + d * 0.5)]), "#120C08", fade=0.26)
    body += path(side, dark(tone, 0.34), stroke=ink, width=0.3)
    body += path(top, light(tone, 0.36), stroke=ink, width=0.3)
    body += path(box(0, 0, s, s, s * 0.06), tone, stroke=ink, width=0.34)
    slats = f"M0 {num(s * 0.17)}H{num(s)}M0 {num(s * 0.83)}H{num(s)}"
    body += path(slats, stroke=ink, width=0.26, line_fade=0.5)
    body += path(
        f"M{num(s * 0.06)} {num(s * 0.07)}H{num(s * 0.94)}", stroke="#FFFFFF", width=0.4, line_fade=0.5
    )
    return body + glyph(kind, s / 2, s / 2, s * 0.29, ON[kind], tone)


def pip(kind: int, x: float, y: float, s: float) -> str:
    """Draw a crate in a small plan, as a flat square."""
    return path(box(x, y, s, s, s * 0.12), TONES[kind], stroke=dark(TONES[kind], 0.75), width=0.5)


def chip(kind: int, x: float, y: float, s: float) -> str:
    """Draw the flat sign of a type: a rounded square with its glyph."""
    tone = TONES[kind]
    plate = path(box(x, y, s, s, s * 0.2), tone, stroke=dark(tone, 0.5), width=0.3)
    return plate + glyph(kind, x + s / 2, y + s / 2, s * 0.31, ON[kind], tone)


def demand_box(kind: int, x: float, y: float, s: float) -> str:
    """Draw a box of demand: a dashed square with the faint glyph of its type."""
    tone = mix(TONES[kind], "#FFFFFF", 0.62)
    body = path(box(x, y, s, s, s * 0.12), tone, stroke=dark(DEEP[kind], 0.5), width=0.7, dash="1.8,0.9")
    return body + group(glyph(kind, x + s / 2, y + s / 2, s * 0.28, DEEP[kind], tone), opacity=0.75)


def private_box(kinds: tuple[int, ...], x: float, y: float, s: float) -> str:
    """Draw a private box, like a box of demand; two types share one across a diagonal."""
    if len(kinds) == 1:
        return demand_box(kinds[0], x, y, s)
    d = box(x, y, s, s, s * 0.1)
    (a, b), grounds = kinds[:2], [mix(TONES[kind], "#FFFFFF", 0.6) for kind in kinds[:2]]
    corner = polygon([(x + s, y), (x + s, y + s), (x, y + s)])
    body = path(d, grounds[0]) + path(corner, grounds[1])
    body += path(f"M{num(x)} {num(y + s)}L{num(x + s)} {num(y)}", stroke=INK, width=0.3, line_fade=0.6)
    body += glyph(a, x + s * 0.3, y + s * 0.3, s * 0.19, DEEP[a], grounds[0])
    body += glyph(b, x + s * 0.7, y + s * 0.71, s * 0.19, DEEP[b], grounds[1])
    return body + path(d, stroke=INK, width=0.6, dash="2,1.5", line_fade=0.8)


def free_place(kind: int, x: float, y: float, s: float) -> str:
    """Draw a free place on a top shelf for new goods."""
    d = box(x, y, s, s, 0.8)
    return path(d, WHITE, stroke=DEEP[kind], width=0.3, dash="1.1,1.1", fade=0.35, line_fade=0.75)


def plan(kind: int, x: float, y: float, cap: int, shelves: int, free: tuple[int, ...], pitch: float) -> str:
    """Draw a small plan of shelves: free places on the top shelf, and dots for places not available now."""
    s, body = pitch - 0.8, ""
    for row in range(shelves):
        for at in range(cap):
            left, top = x + at * pitch, y + row * pitch
            if row == 0 and at in free:
                body += path(box(left, top, s, s, 0.4), WHITE, stroke=DEEP[kind], width=0.35)
            else:
                body += path(box(left + s * 0.36, top + s * 0.36, s * 0.28, s * 0.28), INK, fade=0.25)
    return body


@frozen
class Crate(Face):
    """An item."""

    kind: int

    def paint(self, _ink: Ink, w: float, h: float) -> str:
        return crate(self.kind, min(w, h))


@frozen
class DemandBox(Face):
    """A box of a Demand Card."""

    kind: int

    def paint(self, _ink: Ink, w: float, h: float) -> str:
        return demand_box(self.kind, 0, 0, min(w, h))


@frozen
class Seller(Face):
    """The mark on a crate in a box: the seat that sold it."""

    seat: int

    def paint(self, _ink: Ink, w: float, h: float) -> str:
        body = path(oval(w / 2, h / 2, w / 2), WHITE, stroke=INK, width=0.2)
        return body + seat_mark(self.seat, w / 2, h / 2, w * 0.31)


@frozen
class Rest(Face):
    """Overflow count (+n) at the end of a full row."""

    count: int

    def paint(self, ink: Ink, w: float, h: float) -> str:
        body = path(box(0, 0, w, h, h / 2), INK)
        size, text = NOTE, f"+{self.count}"
        y = h / 2 + size * 0.36
        return body + ink.sans(w / 2, y, text, size, LINEN, anchor="middle", weight=700, most=w - 2.4)
