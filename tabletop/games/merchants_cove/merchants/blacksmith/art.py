"""Drawings of the Blacksmith: dice, Vein, Anvil, furnaces, helmets and breastplates."""

from __future__ import annotations

from tabletop.art.palette import dark, light
from tabletop.art.signs import star
from tabletop.art.svg import SHINE, box, group, num, oval, path, polygon
from tabletop.art.type import DISPLAY, Ink, width
from tabletop.engine.state import frozen
from tabletop.engine.table import Spot
from tabletop.engine.text import translate
from tabletop.games.merchants_cove.art.badges import glyph, ware
from tabletop.games.merchants_cove.art.face import Face
from tabletop.games.merchants_cove.art.goods import Good, Shape
from tabletop.games.merchants_cove.art.palette import (
    ANY,
    BRASS,
    CUSTOMERS,
    FAINT,
    FIRE,
    INK,
    LINEN,
    PARCH_PALE,
    QUIET,
    SHADE,
    TONE,
    mark,
)
from tabletop.games.merchants_cove.art.shapes import socket
from tabletop.games.merchants_cove.art.signs import flame, tick

TINT = "#E8D3C0"
VEIN, ANVIL = Spot(0, 12, 70, 52), Spot(75, 12, 147, 52)
FURNACES = tuple(Spot(x, 69, w, 76) for x, w in ((0, 33), (34.25, 42), (77.5, 42), (120.75, 42), (164, 58)))
_DIE = (15.0, 20.4)
PITCH = 17.0
"""Distance between the sockets of a furnace."""
MOUTH = 53.0
"""Distance of the sockets' middle from the top of a furnace."""
COAL = -1
_COAL_TONE = "#38323C"
_PIPS = (
    (),
    ((0, 0),),
    ((-1, -1), (1, 1)),
    ((-1, -1), (0, 0), (1, 1)),
    ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
)


@frozen
class Ware(Good):
    """A helmet, or a breastplate with brass shoulders."""

    def shape(self, tone: str) -> Shape:
        """Return a helmet for a small Good, a breastplate for a large one."""
        deep = dark(tone, 0.5)
        if not self.large:
            d = (
                "M-6 5.8V-0.6C-6 -4.8 -3.4 -6.6 0 -6.6C3.4 -6.6 6 -4.8 6 -0.6V5.8C6 6.6 5.4 6.8 4.8 6.6"
                "L3 6H-3L-4.8 6.6C-5.4 6.8 -6 6.6 -6 5.8Z"
            )
            return Shape(
                d, path("M-6 -1.2C-3 -2.6 3 -2.6 6 -1.2M0 -6.6V-2.2", stroke=deep, width=0.6), 0, 2, 0.34
            )
        d = (
            "M-4.4 -8.8C-2.6 -7.2 2.6 -7.2 4.4 -8.8L7.6 -6.6C8.4 -3.4 7.4 -1 7 1L7.2 6.4"
            "C4.6 9 -4.6 9 -7.2 6.4L-7 1C-7.4 -1 -8.4 -3.4 -7.6 -6.6Z"
        )
        arms = (
            "M-4.4 -8.8L-7.6 -6.6C-8.2 -4.2 -7.8 -2.4 -7.4 -0.8C-5 -2.4 -4.2 -5.4 -4.4 -8.8Z"
            "M4.4 -8.8L7.6 -6.6C8.2 -4.2 7.8 -2.4 7.4 -0.8C5 -2.4 4.2 -5.4 4.4 -8.8Z"
        )
        over = path(arms, BRASS, stroke=deep, width=0.4)
        return Shape(
            d, over + path("M-6.9 4.4C-3.6 6.6 3.6 6.6 6.9 4.4", stroke=BRASS, width=1.1), 0, -0.6, 0.4
        )


@frozen
class Die(Face):
    """A die seen from above and in front: pips on top, its Faction's sign or a flame in front.

    `colour`: COAL for coal. `pips`: 0 in the Vein. `picked`: True if it is chosen.
    """

    size = _DIE

    colour: int
    pips: int
    picked: bool = False

    def paint(self, _ink: Ink, _w: float, _h: float) -> str:
        body = die(self.colour, self.pips) + (tick(5, 7.6) if self.picked else "")
        return group(body, _DIE[0] / 2, 9.6)


def die(colour: int, pips: int, *, shaded: bool = True) -> str:
    """Draw a die about (0, 0)."""
    coal = colour == COAL
    tone = _COAL_TONE if coal else TONE[colour]
    ink, pip = dark(tone, 0.65), "#FFB25E" if coal else "#FFFFFF" if mark(colour) == LINEN else INK
    a, body = _DIE[0] / 2, ""
    if shaded:
        body = "".join(
            path(box(-a + 0.6 * k, -9.4 + 0.8 * k, 2 * a, 20, 2.6), SHADE, fade=0.13) for k in (1, 2, 3)
        )
    top = box(-a, -9.6, 2 * a, 14.4, 2.6)
    body += path(box(-a, -9.6, 2 * a, 20.4, 2.6), dark(tone, 0.32), stroke=ink, width=0.6)
    body += path(top, light(tone, 0.1), stroke=ink, width=0.5) + path(top, SHINE, fade=0.4)
    if pips:
        dots = "".join(oval(x * 4.0, -2.4 + y * 3.9, 1.55) for x, y in _PIPS[pips])
        body += path(dots, pip, stroke=dark(tone, 0.5), width=0.25)
    elif not coal:
        body += path(oval(0, -2.4, 5.2), dark(tone, 0.28), fade=0.55) + group(
            glyph(colour, pip, tone), 0, -2.4, 0.46
        )
    return body + (flame(0, 7.5, 5.6) if coal else group(glyph(colour, mark(colour), tone), 0, 7.6, 0.27))


@frozen
class Smithy(Face):
    """Vein and Anvil without their dice, and the number of dice on each."""

    vein: int
    anvil: int

    def paint(self, ink: Ink, w: float, _h: float) -> str:
        """Draw rock at the left and the Anvil at the right."""
        names = (translate("merchants_cove", "Vein"), translate("merchants_cove", "Anvil"))
        dice = translate("merchants_cove", "%n die(dice)", "how many lie on the Anvil", self.anvil)
        body = ink.sans(4, 9, ink.words(names[0]), 7.4, INK, weight=600)
        body += ink.sans(VEIN.w - 2, 9, str(self.vein), 7.2, QUIET, anchor="end", weight=600)
        body += group(_rock(VEIN.w, VEIN.h), VEIN.x, VEIN.y)
        body += ink.sans(ANVIL.x + 2, 9, ink.words(names[1]), 7.4, INK, weight=600)
        body += ink.sans(w - 2, 9, ink.words(dice), 7.2, QUIET, anchor="end", weight=500)
        body += socket(ANVIL.x, ANVIL.y, ANVIL.w, ANVIL.h, "#D2BFB0", 3)
        return body + group(_block(), ANVIL.x + ANVIL.w / 2 - 4, 62.6, 118 / 104, opacity=0.5)


def _rock(w: float, h: float) -> str:
    def at(*points: tuple[float, float]) -> str:
        return polygon((x * w, y * h) for x, y in points)

    whole = at(
        (0.06, 1),
        (0, 0.62),
        (0.07, 0.3),
        (0.2, 0.12),
        (0.4, 0.05),
        (0.62, 0),
        (0.83, 0.1),
        (0.96, 0.34),
        (1, 0.7),
        (0.94, 1),
    )
    body = path(whole, "#8A7F86", stroke=INK, width=0.6)
    body += path(at((0.07, 0.3), (0.2, 0.12), (0.4, 0.05), (0.3, 0.3), (0.17, 0.5)), "#A59AA0")
    body += path(at((0.62, 0), (0.83, 0.1), (0.78, 0.36), (0.6, 0.24)), "#9A8F97")
    body += path(at((0.96, 0.34), (1, 0.7), (0.94, 1), (0.7, 1)), "#6E646D")
    for k, colour in enumerate((3, 0, 2, 1)):
        x, y = w * (0.2 + 0.2 * k), h * (0.82 + 0.06 * (k % 2))
        gem = polygon(((x, y - 3), (x + 3, y), (x, y + 3.6), (x - 3, y)))
        body += path(gem, light(TONE[colour], 0.2), stroke=INK, width=0.4)
    return body


def _block() -> str:
    d = (
        "M-50 -40H34L52 -36C50 -28 38 -24 22 -22C18 -16 20 -10 30 -4V0H-30V-4"
        "C-20 -10 -18 -16 -22 -22C-34 -24 -46 -30 -50 -40Z"
    )
    return path(d, "#6F6A72", stroke=INK, width=1.2) + path(
        "M-50 -40H34L52 -36L48 -32C20 -34 -20 -34 -46 -33Z", "#9A959C"
    )


@frozen
class Furnace(Face):
    """A furnace: its Good, the heat it needs, its sockets, and the sum of the dice in it.

    `laid`: the number of dice in it; `picked`: True if it is chosen to be emptied.
    """

    large: bool
    coal: int
    low: int
    high: int
    laid: int = 0
    heat: int = 0
    picked: bool = False

    def paint(self, ink: Ink, w: float, h: float) -> str:
        """Draw bricks, the plate, the mouth with its sockets, and the chimney."""
        body = self._bricks(w, h) + self._plate(ink, w) + self._mouth(w, h) + self._sum(ink, w)
        return body + (tick(w - 6, 9) if self.picked else "")

    @property
    def stoked(self) -> bool:
        """True if its set of dice is complete."""
        return self.laid == self.coal + 1

    def _bricks(self, w: float, h: float) -> str:
        d = (
            f"M0 {h}V11Q0 7 4 7H{num(w / 2 - 9)}L{num(w / 2 - 7)} 0H{num(w / 2 + 7)}L{num(w / 2 + 9)} 7"
            f"H{num(w - 4)}Q{w} 7 {w} 11V{h}Z"
        )
        body = group(path(d, SHADE, fade=0.35), 0.5, 1)
        body += path(d, "#9A5443", stroke=INK, width=0.7)
        seams = ""
        for row in range(7):
            y = 12 + row * 8.4
            seams += f"M0.6 {num(y)}H{num(w - 0.6)}"
            for k in range(int(w // 10) + 1):
                x = 5 + k * 10 + 5 * (row % 2)
                if x < w - 2:
                    seams += f"M{x} {num(max(y - 8.4, 7))}V{num(y)}"
        body += path(seams, stroke="#7A3C30", width=0.5)
        if self.large:
            bars = box(1.4, 8.6, w - 2.8, 2, 0.8) + box(1.4, h - 3.2, w - 2.8, 2, 0.8)
            body += path(bars, BRASS, stroke=INK, width=0.35)
        return body

    def _plate(self, ink: Ink, w: float) -> str:
        span = f"{self.low}–{self.high}"
        wide = width(span, 7.8, family=DISPLAY, weight=700) + 17
        left = w / 2 - wide / 2
        body = path(box(left, 12, wide, 13, 2.4), PARCH_PALE, stroke=INK, width=0.45)
        body += ware(ANY, left + 7.4, 18.4, 9.4, large=self.large)
        return body + ink.display(left + wide - 3.4, 21.4, span, 7.8, INK, anchor="end")

    def _mouth(self, w: float, h: float) -> str:
        low, right = h - 4.8, w - 3
        d = f"M3 {low}V33.6Q3 27.6 9 27.6H{num(right - 6)}Q{num(right)} 27.6 {num(right)} 33.6V{low}Z"
        body = path(d, "#2A1A1E", stroke=INK, width=0.6) + (path(d, FIRE) if self.stoked else "")
        for at in range(self.coal + 1):
            x = socket_at(w, self.coal, at)
            frame = box(x - 7, MOUTH - 9.4, 14, 19.4, 2.4)
            tone, edge = ("#3A2C30", "#8D757A") if at else ("#4A3436", "#B98B7E")
            body += path(frame, tone, stroke=edge, width=0.6, dash="1.8,1.4")
            lozenge = path(star(x, MOUTH, 4.4, 4, 0.36), "#C79B8C")
            body += group(flame(x, MOUTH, 9, "#8A6A58"), opacity=0.8) if at else lozenge
        return body

    def _sum(self, ink: Ink, w: float) -> str:
        if not self.laid:
            return ""
        ground, edge, tone = (
            ("#FFE7B0", "#B5471B", "#7A2418") if self.stoked else ("#E9E2D3", QUIET, "#4A4048")
        )
        body = path(oval(w / 2, 2.4, 5.8), ground, stroke=edge, width=0.8)
        return body + ink.display(w / 2, 5.4, str(self.heat), 8, tone)


def socket_at(w: float, coal: int, at: int) -> float:
    """Return the x of a socket's middle; the first is that of the alloy die."""
    return w / 2 + (at - coal / 2) * PITCH


@frozen
class Signs(Face):
    """The smithy in signs: the size and colour of each furnace's Good (-1: none yet), and the loose dice."""

    furnaces: tuple[tuple[bool, int], ...]
    dice: tuple[int, ...]
    """Numbers of dice of the four colours, then of coal."""

    def paint(self, ink: Ink, _w: float, _h: float) -> str:
        """Draw five small furnaces and five dice."""
        body = ""
        for at, (large, colour) in enumerate(self.furnaces):
            body += group(_oven(large, colour), at * 18.6)
        for at, count in enumerate(self.dice):
            x = 100 + at * 14.2
            one = die(at if at in CUSTOMERS else COAL, 0 if at in CUSTOMERS else 1, shaded=False)
            body += group(one, x, 8, 0.58, opacity=1 if count else 0.3)
            body += ink.sans(x, 22.6, str(count), 7.4, INK if count else FAINT, anchor="middle", weight=700)
        return body


def _oven(large: bool, colour: int) -> str:  # noqa: FBT001  as it stands in Signs
    full = colour >= 0
    body = path(
        "M0 23V8Q0 3 5 3H11.6Q16.6 3 16.6 8V23Z", "#9A5443" if full else "#B98B7E", stroke=INK, width=0.5
    )
    body += path("M2 22V10Q2 5.4 6 5.4H10.6Q14.6 5.4 14.6 10V22Z", "#F08A2C" if full else "#3A2A2E")
    return body + ware(colour if full else ANY, 8.3, 14, 12, large=large, faded=not full)
