"""Drawings of the Chronomancer: era tiles, the two engines, Echoes, watches and relics."""

from __future__ import annotations

from tabletop.art.material import shadow
from tabletop.art.palette import dark, light
from tabletop.art.signs import gear, star
from tabletop.art.svg import EDGE, box, group, line, oval, path, polygon
from tabletop.art.type import Ink
from tabletop.engine.state import frozen
from tabletop.engine.table import Spot
from tabletop.engine.text import Text, translate
from tabletop.games.merchants_cove.art.badges import glyph, outline, ware
from tabletop.games.merchants_cove.art.face import Face
from tabletop.games.merchants_cove.art.goods import Good, Shape
from tabletop.games.merchants_cove.art.palette import (
    ANY,
    BARD,
    BRASS,
    GILT,
    INK,
    NOBLE,
    PARCH_PALE,
    QUIET,
    TONE,
    WARRIOR,
    WIZARD,
    mark,
)
from tabletop.games.merchants_cove.art.shapes import arrow, polar, socket
from tabletop.games.merchants_cove.art.signs import hourglass
from tabletop.games.merchants_cove.merchants.chronomancer.components import SAVES

TINT = "#DCD6E8"
_PRISM = 4
_TILE = 29.0
ENGINES = (Spot(0, 6, 142, 50), Spot(0, 64, 142, 50))
SPARE = Spot(151, 16, 68, 40)
STACK, DISCARD = Spot(152, 74, _TILE, _TILE), Spot(187, 74, _TILE, _TILE)
ECHOES = Spot(0, 120, 122, 24)
YIELDS = Spot(151, 114, 68, 27)
_DEPTH = ("#4A4468", "#5B4A5E")


def slot(engine: int, place: int) -> Spot:
    """Return the place of a slot of an engine."""
    at = ENGINES[engine]
    return Spot(at.x + 21.6 + 33.4 * place, at.y + 14.8, _TILE, _TILE)


def end(engine: int, side: int) -> Spot:
    """Return the left (0) or right (1) end of an engine, where the spare tile is pushed in."""
    at = ENGINES[engine]
    return Spot(at.x + (0.8 if side == 0 else at.w - 18.4), at.y + 20.6, 17.6, 17.6, round=True)


def echo(place: int) -> Spot:
    """Return the place of an Echo."""
    return Spot(61 + 22 * place - 9.4, 131 - 9.4, 18.8, 18.8, round=True)


@frozen
class Ware(Good):
    """A pocket watch, or a standing relic with brass teeth."""

    def shape(self, tone: str) -> Shape:
        """Return a watch for a small Good, a relic for a large one."""
        deep = dark(tone, 0.6)
        if not self.large:
            d = (
                "M-1.4 -5.4V-6.8H1.4V-5.4C4.2 -4.8 6.2 -2.4 6.2 0.6C6.2 4.2 3.4 6.8 0 6.8"
                "C-3.4 6.8 -6.2 4.2 -6.2 0.6C-6.2 -2.4 -4.2 -4.8 -1.4 -5.4Z"
            )
            over = path(oval(0, 0.6, 5), stroke=BRASS, width=0.7)
            return Shape(d, over + path(oval(0, -7.2, 1.3), stroke=deep, width=0.7), 0, 0.7, 0.36)
        d = (
            "M-7.4 9.2V7.2H-5.4L-6.2 4C-7.4 2.6 -8 0.8 -8 -1C-8 -5.4 -4.4 -9 0 -9"
            "C4.4 -9 8 -5.4 8 -1C8 0.8 7.4 2.6 6.2 4L5.4 7.2H7.4V9.2Z"
        )
        teeth = "".join(oval(*polar(0, -1, 8, turn), 1.2) for turn in (-120, -80, -40, 0, 40, 80, 120))
        over = path(teeth, BRASS, stroke=deep, width=0.4) + path(oval(0, -1, 5.8), stroke=BRASS, width=0.8)
        return Shape(
            d, over + path(box(-7.4, 7.2, 14.8, 2, 0.4), BRASS, stroke=deep, width=0.4), 0, -0.8, 0.42
        )


@frozen
class Era(Face):
    """An era tile: its colour and sign; a Prism counts as any colour. -1 is its back."""

    size = (_TILE, _TILE)

    colour: int

    def paint(self, _ink: Ink, _w: float, _h: float) -> str:
        return era(self.colour)


def era(colour: int) -> str:
    """Draw a tile from (0, 0), `_TILE` wide and high."""
    a, d = _TILE, box(0, 0, _TILE, _TILE, 2.4)
    body = shadow(d, 1.1, 0.4) + group(path(d, "#8E7A60"), 0.45, 0.9) + path(d, "#F6EEDC")
    body += path(box(0.3, 0.3, a - 0.6, a - 0.6, 2.2), stroke=EDGE, width=0.6)
    inner, m = box(2, 2, a - 4, a - 4, 1.6), a / 2
    if colour < 0:
        body += path(inner, "#3A3560", stroke=INK, width=0.4) + path(oval(m, m, 8.4), stroke=GILT, width=0.8)
        return body + hourglass(m, m, 12)
    if colour == _PRISM:
        return body + _prism(inner)
    t = TONE[colour]
    rays = "".join(line(polar(m, m, 9.6, 30 * at), polar(m, m, 12.2, 30 * at)) for at in range(12))
    body += path(inner, light(t, 0.66), stroke=INK, width=0.4) + path(rays, stroke=dark(t, 0.15), width=0.8)
    sign = path(outline(colour), t, stroke=dark(t, 0.5), width=1.2) + group(
        glyph(colour, mark(colour), t), 0, 0.6, 0.62
    )
    return body + group(sign, m, m, 0.8)


def _prism(inner: str) -> str:
    m, low, high = _TILE / 2, 2, _TILE - 2
    corners = ((low, low), (high, low), (high, high), (low, high))
    body = ""
    for at, colour in enumerate((WARRIOR, NOBLE, BARD, WIZARD)):
        field = polygon(((m, m), corners[at], corners[(at + 1) % 4]))
        body += path(field, light(TONE[colour], 0.25))
    return (
        body
        + path(inner, stroke=INK, width=0.4)
        + path(star(m, m, 10, 4, 0.4), "#FFFFFF", stroke=INK, width=0.6)
    )


@frozen
class Engine(Face):
    """An engine: three slots on brass rails; a tile goes in at one end, and one comes out at the other."""

    name: Text
    which: int

    def paint(self, ink: Ink, w: float, h: float) -> str:
        """Draw the engine without tiles and ends."""
        d = box(0, 0, w, h, 5)
        body = shadow(d, 1.2, 0.4) + path(d, _DEPTH[self.which], stroke=INK, width=0.6)
        body += path(box(0.4, 0.4, w - 0.8, h - 0.8, 4.6), stroke=EDGE, width=0.7)
        body += ink.display(w / 2, 9.4, ink.words(self.name), 7.8, "#F3E3C0", most=w - 50)
        for x in (16, w - 16):
            body += gear(x, 7.4, 5, GILT, teeth=9, stroke=INK, width=0.4) + path(oval(x, 7.4, 1.8), _DEPTH[0])
        body += path(box(19, 12.4, w - 38, 34, 3), "#2E2947", stroke=GILT, width=0.8)
        for side in (0, 1):
            body += _end(end(0, side).x + 8.8, 29.4, left=side == 0)
        return body


def _end(cx: float, cy: float, *, left: bool) -> str:
    wedge = path(polygon(((-7.4, -4.6), (7.4, -4.6), (0, 7))), GILT, stroke=INK, width=0.6)
    return group(wedge, cx, cy, 0.74, turn=-90 if left else 90)


@frozen
class Loom(Face):
    """The rest of the workshop: places for spare tile, stack, discards and Echoes, and a Rift's yields."""

    def paint(self, ink: Ink, _w: float, _h: float) -> str:
        """Draw titles and places."""
        x = SPARE.x + 1
        names = (
            (x, 12, translate("merchants_cove", "Spare tile")),
            (x, 70, translate("merchants_cove", "Stack")),
            (DISCARD.x, 70, translate("merchants_cove", "Discard", "a pile of tiles")),
            (2, 128, translate("merchants_cove", "Echoes")),
        )
        body = "".join(
            ink.sans(left, y, ink.words(name), 7.4, INK, weight=600, most=44) for left, y, name in names
        )
        less = ink.words(translate("merchants_cove", "%n hour(s) less").count(SAVES))
        body += ink.sans(2, 138.4, less, 7.0, QUIET, weight=500, most=45)
        body += socket(SPARE.x, SPARE.y, SPARE.w, SPARE.h, "#CBC2DA", 3)
        for place in (STACK, DISCARD):
            frame = box(place.x, place.y, place.w, place.h, 2.6)
            body += path(frame, "#CBC2DA", stroke="#6B5D86", width=0.7, dash="2.4,2")
        for number in range(3):
            at = echo(number)
            ring = oval(at.x + at.w / 2, at.y + at.h / 2, 9.4)
            body += path(ring, "#CFC6DE", stroke="#8A7CA6", width=0.6, dash="2,1.6")
        return body + _yields()


def _yields() -> str:
    body = path(box(YIELDS.x, YIELDS.y, YIELDS.w, YIELDS.h, 3), PARCH_PALE, stroke="#8A7CA6", width=0.5)
    for row, (tiles, made) in enumerate(((3, (True, False)), (2, (False,)))):
        y = YIELDS.y + 6.9 + 13 * row
        for at in range(tiles):
            body += path(box(YIELDS.x + 5 + 8 * at, y - 3.4, 6.8, 6.8, 1), "#8A7CA6", stroke=INK, width=0.4)
        body += arrow(YIELDS.x + 31, y, YIELDS.x + 37, y, INK, 1.2, 3)
        for at, large in enumerate(made):
            body += ware(ANY, YIELDS.x + 45 + 12 * at, y, 9.6, large=large)
    return body


@frozen
class Echo(Face):
    """An Echo, which saves hours."""

    size = (18.8, 18.8)

    def paint(self, _ink: Ink, _w: float, _h: float) -> str:
        """Draw a pale disc with an hourglass."""
        d = oval(9.4, 9.4, 9.4)
        body = shadow(d, 0.8, 0.4) + path(d, "#E9DDF2", stroke="#5A4A8A", width=0.9)
        body += path(oval(9.4, 9.4, 7.2), stroke="#5A4A8A", width=0.4) + hourglass(9.4, 9.4, 11.6)
        return body


@frozen
class Signs(Face):
    """The engines in signs: their tiles, the spare tile (-1: none), and the number of Echoes."""

    engines: tuple[tuple[int, ...], ...]
    spare: int
    echoes: int

    def paint(self, _ink: Ink, _w: float, _h: float) -> str:
        """Draw two rows of three tiles, the spare tile beside them, and three rings."""
        body = ""
        for which, tiles in enumerate(self.engines):
            x = which * 55.0
            body += path(box(x, 2.4, 52, 20.6, 3), _DEPTH[which], stroke=INK, width=0.4)
            body += "".join(group(era(tile), x + 2.6 + at * 16.2, 5.4, 0.5) for at, tile in enumerate(tiles))
        if self.spare >= 0:
            body += group(era(self.spare), 111, 5, 0.54)
        for at in range(3):
            x, on = 134.4 + at * 9.8, at < self.echoes
            ring = oval(x, 13, 4.4)
            body += path(
                ring, "#E9DDF2" if on else "none", stroke="#5A4A8A", width=0.6, dash="" if on else "1.6,1.3"
            )
            body += hourglass(x, 13, 6.4) if on else ""
        return body
