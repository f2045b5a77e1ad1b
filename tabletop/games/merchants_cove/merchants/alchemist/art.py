"""Drawings of the Alchemist: marbles, decanter, Workbench, Toxic Waste, cauldrons, flasks, bottles."""

from __future__ import annotations

from tabletop.art.palette import dark
from tabletop.art.svg import SHINE, box, group, num, oval, path
from tabletop.art.type import Ink
from tabletop.engine.state import frozen
from tabletop.engine.table import Spot
from tabletop.engine.text import Text, translate
from tabletop.games.merchants_cove.art.badges import glyph, ware
from tabletop.games.merchants_cove.art.face import Face
from tabletop.games.merchants_cove.art.goods import Good, Shape
from tabletop.games.merchants_cove.art.palette import (
    ANY,
    BRASS,
    FAINT,
    GLASS,
    INK,
    PARCH_PALE,
    PLANK_DEEP,
    QUIET,
    RULE,
    SHADE,
    TONE,
    mark,
)
from tabletop.games.merchants_cove.art.shapes import arrow, dent, drop
from tabletop.games.merchants_cove.art.signs import bag_sign, corruption

TINT = "#D5E2D2"
_ICHOR = 4
ROWS = tuple(Spot(0, 11 + 29.4 * at, 128, 27.6) for at in range(3))
BENCH, WASTE = Spot(133, 11, 89, 40), Spot(133, 64, 89, 33)
DUMP = Spot(188, 68, 30, 25)
CAULDRONS = tuple(Spot(x, 100, w, 46) for x, w in ((0, 38), (39.5, 38), (79, 38), (118.5, 50), (172, 50)))
_MARBLE = 16.4
_ICHOR_TONE = "#2D2438"
_DROP = "M0 -8C3 -3 6.4 -0.6 6 3.4C5.6 6.6 3 8 0 8C-3 8 -5.6 6.6 -6 3.4C-6.4 -0.6 -3 -3 0 -8Z"


def in_row(row: int, place: int) -> Spot:
    """Return a marble's place in a row of the decanter."""
    return _about(ROWS[row].x + 38.4 + 18.6 * place, ROWS[row].y + 13.8, 16.4)


def on_bench(place: int, count: int = 0) -> Spot:
    """Return a place of the Workbench; if `count` marbles are too many, they are closer together."""
    columns = max(5, -(-count // 2))
    step = 70.0 / (columns - 1)
    return _about(BENCH.x + 9.6 + step * (place % columns), BENCH.y + 10.6 + 19 * (place // columns), 15.6)


def in_waste(place: int) -> Spot:
    """Return a place of Toxic Waste."""
    return _about(WASTE.x + 10 + 15.2 * (place % 3), WASTE.y + 8.8 + 15.6 * (place // 3), 13.6)


def in_cauldron(cauldron: int, marbles: int, place: int) -> Spot:
    """Return a place in a cauldron that takes `marbles` marbles."""
    at = CAULDRONS[cauldron]
    return _about(at.x + at.w / 2 + (place - (marbles - 1) / 2) * 14, at.y + at.h * 0.66, 13.2)


def _about(x: float, y: float, d: float) -> Spot:
    return Spot(x - d / 2, y - d / 2, d, d, round=True)


@frozen
class Ware(Good):
    """A round flask, or a tall bottle with a brass collar."""

    def shape(self, tone: str) -> Shape:
        """Return a flask for a small Good, a bottle for a large one."""
        deep, cork = dark(tone, 0.6), "#B98B5E"
        if not self.large:
            d = (
                "M-2 -6.8H2V-3.4C4.8 -2.4 6.2 -0.2 6.2 2.2C6.2 5.4 3.6 7 0 7C-3.6 7 -6.2 5.4 -6.2 2.2"
                "C-6.2 -0.2 -4.8 -2.4 -2 -3.4Z"
            )
            over = path(box(-2.7, -7.4, 5.4, 2.2, 0.7), cork, stroke="#4A331B", width=0.4)
            glint = path("M-4.6 0.4C-4 -1 -3 -1.8 -2.2 -2.1", stroke="#FFFFFF", width=0.8, line_fade=0.75)
            return Shape(d, over + glint, 0, 2.2, 0.36)
        d = (
            "M-2.6 -9.4H2.6V-5.4C6 -4.4 7.6 -1.6 7.6 1.4V6.6C7.6 8.6 6.6 9.2 5 9.2H-5"
            "C-6.6 9.2 -7.6 8.6 -7.6 6.6V1.4C-7.6 -1.6 -6 -4.4 -2.6 -5.4Z"
        )
        over = path(box(-3.4, -10, 6.8, 2.6, 0.8), cork, stroke="#4A331B", width=0.4)
        over += path(box(-3.2, -6.4, 6.4, 1.7, 0.6), BRASS, stroke=deep, width=0.4)
        over += path("M-7.5 7.2H7.5", stroke=BRASS, width=1.1)
        glint = path("M-5.8 -0.4C-5.4 -2 -4.4 -3.2 -3.4 -3.8", stroke="#FFFFFF", width=0.9, line_fade=0.75)
        return Shape(d, over + glint, 0, 1.6, 0.42)


@frozen
class Marble(Face):
    """A glass marble with its Faction's sign; Ichor is black with a green drop."""

    colour: int

    def paint(self, _ink: Ink, w: float, h: float) -> str:
        return group(marble(self.colour, min(w, h) / 2), w / 2, h / 2)


def marble(colour: int, r: float) -> str:
    """Draw a marble about (0, 0)."""
    tone = _ICHOR_TONE if colour == _ICHOR else TONE[colour]
    body = path(oval(r * 0.14, r * 0.5, r * 0.95, r * 0.72), SHADE, fade=0.3)
    body += path(oval(0, 0, r), tone, stroke=dark(tone, 0.62), width=0.5) + path(oval(0, 0, r), GLASS)
    if colour == _ICHOR:
        holes = oval(-2, 3, 1.1) + oval(2, 3, 1.1) + oval(0, 5.4, 0.8)
        face = path(_DROP, "#B9E24A", stroke="#4F6B12", width=0.9) + path(holes, _ICHOR_TONE)
        body += group(face, 0, 0.3, r * 0.068)
    else:
        body += group(glyph(colour, mark(colour), tone), 0, 0.4, r * 0.062)
    glint = f"M{num(-r * 0.66)} {num(-r * 0.2)}C{num(-r * 0.6)} {num(-r * 0.58)} {num(-r * 0.36)} "
    glint += f"{num(-r * 0.74)} {num(-r * 0.06)} {num(-r * 0.78)}"
    return body + path(glint, stroke="#FFFFFF", width=r * 0.16, line_fade=0.85)


@frozen
class Row(Face):
    """A row of the decanter: the worker's place at its left, and a glass tube open at both ends."""

    letter: str
    hours: int
    taken: bool = False

    def paint(self, ink: Ink, w: float, h: float) -> str:
        """Draw the row without its marbles."""
        body = path(box(0, 0, w, h, 4), "#CFC39E" if self.taken else "#C3D6C4", stroke="#6F8B74", width=0.4)
        body += dent(11.6, h / 2, 9, "#C9B488", "#7E6A48")
        if not self.taken:
            body += ink.display(11.6, h / 2 + 4.2, self.letter, 11, "#493A21")
        body += path(box(25, 3, 101, 21.6, 10.8), "#F2FAF8", fade=0.75, stroke="#5E8A86", width=0.9)
        ends = box(23.4, 6, 4.6, 15.6, 1.6) + box(123, 6, 4.6, 15.6, 1.6)
        body += path(ends, "#C9913A", stroke=INK, width=0.4)
        return body + path("M37 5.2H96", stroke="#FFFFFF", width=1.2, line_fade=0.7)


@frozen
class Laboratory(Face):
    """The Alchemist's workshop without marbles and cauldrons, and the number of marbles on the Workbench."""

    bench: int
    places: int
    waste: int

    def paint(self, ink: Ink, _w: float, _h: float) -> str:
        """Draw the titles, the Workbench, and the tray of Toxic Waste."""
        rows = translate("merchants_cove", "Decanter: Take, 1 hour a row")
        names = (translate("merchants_cove", "Workbench"), translate("merchants_cove", "Toxic Waste"))
        held = translate("merchants_cove", "{n} of {all}", "how many places of a shelf or pool are taken")
        x, right = BENCH.x, BENCH.x + BENCH.w
        body = ink.sans(2, 8, ink.words(rows), 7.2, INK, weight=600, most=126)
        body += ink.sans(x, 8, ink.words(names[0]), 7.2, INK, weight=600, most=58)
        count = ink.words(held.fill(n=self.bench, all=self.places))
        body += ink.sans(right, 8, count, 7.2, QUIET, anchor="end", weight=500)
        body += path(box(x, BENCH.y, BENCH.w, BENCH.h, 3), "#A97C50", stroke=INK, width=0.5)
        body += path(f"M{x} 24.4h{BENCH.w}M{x} 37.6h{BENCH.w}", stroke=PLANK_DEEP, width=0.5)
        for place in range(self.places):
            body += _hollow(on_bench(place))
        body += ink.sans(x, 61, ink.words(names[1]), 7.2, INK, weight=600, most=86)
        return body + self._waste()

    def _waste(self) -> str:
        body = path(box(WASTE.x, WASTE.y, WASTE.w, WASTE.h, 3), "#3A3342", stroke=INK, width=0.5)
        rim = box(WASTE.x + 1.4, WASTE.y + 1.4, WASTE.w - 2.8, WASTE.h - 2.8, 2.2)
        body += path(rim, stroke="#B9E24A", width=0.5, line_fade=0.5)
        for place in range(6):
            at = in_waste(place)
            ring = oval(at.x + at.w / 2, at.y + at.h / 2, 6.2)
            body += path(ring, "#2A2431", stroke="#6F7F4A", width=0.5, dash="1.7,1.3")
        return body


def _hollow(at: Spot) -> str:
    cx, cy = at.x + at.w / 2, at.y + at.h / 2
    body = path(oval(cx, cy + 0.4, 7), "#8A6138", stroke="#6B4A2C", width=0.5)
    return body + path(oval(cx, cy + 1, 5.6), "#7A5431", fade=0.7)


@frozen
class DumpTile(Face):
    """The free action on the own turn: a Corruption card sends all waste to the bag."""

    name: Text
    open: bool

    def paint(self, ink: Ink, w: float, h: float) -> str:
        d = box(0, 0, w, h, 3)
        body = drop(d, 0.4) + path(d, PARCH_PALE, stroke=RULE, width=0.5)
        tone = "#9C5312" if self.open else FAINT
        body += ink.sans(w / 2, 8.6, ink.words(self.name), 7.0, tone, anchor="middle", weight=600, most=w - 2)
        y = 17
        signs = corruption(8.4, y, 12.6) + arrow(14.4, y, 18.6, y, INK, 1.2, 2.8) + bag_sign(24, y, 9.6)
        return body + group(signs, opacity=1 if self.open else 0.45)


@frozen
class Cauldron(Face):
    """A cauldron with its Good's size and its places for marbles.

    `brews`: the colour of the marbles in it; -1 if none.
    """

    large: bool
    marbles: int
    brews: int = -1

    def paint(self, _ink: Ink, w: float, h: float) -> str:
        """Draw the cauldron without marbles."""
        m = w / 2
        low = h - 4
        pot = (
            f"M{num(m - w * 0.43)} 19C{num(m - w * 0.53)} {num(h * 0.62)} {num(m - w * 0.38)} {low} "
            f"{num(m - w * 0.2)} {low}H{num(m + w * 0.2)}C{num(m + w * 0.38)} {low} "
            f"{num(m + w * 0.53)} {num(h * 0.62)} {num(m + w * 0.43)} 19Z"
        )
        legs = f"M{num(m - w * 0.26)} {h - 7}l-3 6M{num(m + w * 0.26)} {h - 7}l3 6"
        body = path(oval(m + 1, h - 2.6, w * 0.4, 3.4), SHADE, fade=0.3) + path(
            legs, stroke="#2B2630", width=2.4
        )
        body += path(pot, "#4B4553", stroke=INK, width=0.8) + path(pot, SHINE, fade=0.22)
        body += path(oval(m, 19, w * 0.44, 4.6), "#332E3A", stroke=INK, width=0.7)
        body += path(oval(m, 19.4, w * 0.385, 3.2), TONE[self.brews] if self.brews >= 0 else "#9FC68F")
        bubbles = oval(m - w * 0.16, 18.6, 1.5) + oval(m + w * 0.1, 19.8, 1.1) + oval(m + w * 0.2, 18.4, 0.9)
        body += path(bubbles, "#FFFFFF", fade=0.55)
        if self.large:
            rim = (
                f"M{num(m - w * 0.47)} 27C{num(m - w * 0.2)} 31 {num(m + w * 0.2)} 31 {num(m + w * 0.47)} 27"
            )
            body += path(rim, stroke=BRASS, width=1.6)
        body += path(box(m - 8, 0.6, 16, 13, 2.2), PARCH_PALE, stroke=RULE, width=0.4)
        body += ware(ANY, m, 7, 10.4, large=self.large)
        for at in range(self.marbles):
            x = m + (at - (self.marbles - 1) / 2) * 14
            body += path(oval(x, h * 0.66, 6.2), "#2E2936", stroke="#A79CB4", width=0.6, dash="1.7,1.3")
        return body


@frozen
class Hint(Face):
    """A hint beside the rows' plates: where to take marbles."""

    title: Text
    text: Text

    def paint(self, ink: Ink, w: float, _h: float) -> str:
        """Draw two lines of text and an arrow to the rows."""
        body = ink.sans(0, 8, ink.words(self.title), 7.2, INK, weight=600, most=w)
        body += ink.sans(0, 17, ink.words(self.text), 7.0, QUIET, weight=500, most=w - 26)
        return body + arrow(w - 22, 14.6, w, 14.6, "#6F8B74", 1.5, 4)


@frozen
class Signs(Face):
    """The workshop in signs: marbles on the Workbench by colour, Ichor last, and those in Toxic Waste."""

    bench: tuple[int, ...]
    waste: int

    def paint(self, ink: Ink, _w: float, _h: float) -> str:
        """Draw five marbles and a bag."""
        body = ""
        for colour, count in enumerate(self.bench):
            tone = INK if count else FAINT
            body += group(marble(colour, 6.6), colour * 26 + 7, 13, opacity=1 if count else 0.3)
            body += ink.display(colour * 26 + 16, 16.4, str(count), 9, tone, anchor="start")
        return (
            body
            + bag_sign(137, 12.4, 12, "#4A5A2A")
            + ink.display(145, 16.4, str(self.waste), 9, INK, anchor="start")
        )
