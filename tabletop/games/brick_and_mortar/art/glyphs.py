"""Signs of Brick & Mortar: the five types of goods, the seven phases, points, and small things."""

from __future__ import annotations

import math

from tabletop.art.svg import box, group, line, num, oval, path, polygon
from tabletop.games.brick_and_mortar.art.palette import BRASS, INK, PAPER

_FOOD, _CLOTHING, _ELECTRONICS, JEWELRY, ART = range(5)


def glyph(kind: int, cx: float, cy: float, r: float, colour: str, under: str) -> str:
    """Draw the sign of a type of goods, radius r; `under` is the colour that shows through its holes."""
    return group(GOODS[kind](colour, under), cx, cy, r)


def _apple(colour: str, under: str) -> str:
    fruit = (
        "M0 -.42C.2 -.66 .86 -.72 .92 -.02C.97 .52 .56 1 .24 1C.1 1 .08 .92 0 .92"
        "C-.08 .92 -.1 1 -.24 1C-.56 1 -.97 .52 -.92 -.02C-.86 -.72 -.2 -.66 0 -.42Z"
    )
    leaf = path("M.02 -.5C.02 -.86 .3 -1.06 .66 -1.04C.66 -.72 .4 -.5 .02 -.5Z", colour)
    stalk = path("M0 -.42C-.02 -.66 -.1 -.8 -.22 -.92", stroke=colour, width=0.18)
    return (
        path(fruit, colour)
        + leaf
        + stalk
        + path("M-.52 .02C-.54 -.16 -.44 -.3 -.3 -.34", stroke=under, width=0.15)
    )


def _shirt(colour: str, _under: str) -> str:
    d = "M-.4 -.86L-.98 -.5L-.7 0L-.46 -.12V.88H.46V-.12L.7 0L.98 -.5L.4 -.86C.3 -.56 -.3 -.56 -.4 -.86Z"
    return path(d, colour, stroke=colour, width=0.1)


def _screen(colour: str, under: str) -> str:
    body = path(box(-0.96, -0.82, 1.92, 1.34, 0.2), colour) + path(box(-0.7, -0.58, 1.4, 0.84, 0.08), under)
    foot = path("M-.16 .5H.16V.72H.5V.94H-.5V.72H-.16Z", colour)
    return body + foot + path("M-.46 .06L-.1 -.34", stroke=colour, width=0.16)


def _gem(colour: str, under: str) -> str:
    facets = "M-.98 -.2H.98M-.36 -.2L0 .86L.36 -.2M-.36 -.2L-.2 -.74M.36 -.2L.2 -.74"
    stone = path("M-.56 -.74H.56L1 -.2L0 .94L-1 -.2Z", colour, stroke=colour, width=0.06)
    return stone + path(facets, stroke=under, width=0.13)


def _colours(colour: str, under: str) -> str:
    d = (
        "M-.04 -.86C.6 -.88 1.02 -.46 1 -.02C.98 .36 .62 .4 .38 .34C.14 .28 0 .44 .1 .62"
        "C.2 .84 .06 .94 -.14 .92C-.66 .88 -1 .5 -1 .02C-1 -.48 -.6 -.84 -.04 -.86Z"
    )
    wells = ((-0.54, -0.1), (-0.24, -0.48), (0.26, -0.5), (0.6, -0.14), (-0.42, 0.4))
    return path(d, colour) + "".join(path(oval(x, y, 0.17), under) for x, y in wells)


GOODS = (_apple, _shirt, _screen, _gem, _colours)


def phase_glyph(at: int, cx: float, cy: float, r: float, colour: str, under: str) -> str:
    """Draw the sign of a phase, from 0 (Building) to 6 (Investment)."""
    return group(PHASES[at](colour, under), cx, cy, r)


def _trowel(colour: str, _under: str) -> str:
    blade = path("M-.98 .62L-.12 -.62L.46 .16L-.72 .92Z", colour, stroke=colour, width=0.1)
    neck = path("M.16 -.24L.42 -.5L.36 -.72L.56 -.9", stroke=colour, width=0.2)
    return blade + neck + path("M.5 -.96L.92 -.54", stroke=colour, width=0.36)


def _megaphone(colour: str, _under: str) -> str:
    horn = path("M-.96 -.3H-.4L.62 -.9V.78L-.4 .22H-.96Z", colour, stroke=colour, width=0.1)
    return (
        horn
        + path("M-.66 .3L-.5 .9H-.16L-.28 .3Z", colour)
        + path("M.86 -.34C1.06 -.16 1.06 .1 .86 .28", stroke=colour, width=0.18)
    )


def _coming_in(colour: str, _under: str) -> str:
    crate = path("M-.9 -.06H-.5V.6H.5V-.06H.9V.96H-.9Z", colour, stroke=colour, width=0.08)
    return crate + path("M-.2 -.98H.2V-.34H.56L0 .34L-.56 -.34H-.2Z", colour)


def _tag(colour: str, under: str) -> str:
    dollar = "M.6 -.3C.42 -.44 .1 -.36 .14 -.16C.18 .04 .6 -.06 .62 .14C.64 .34 .3 .4 .1 .24M.36 -.48V.42"
    body = path("M-.98 -.06L-.3 -.72H.96V.62H-.3Z", colour, stroke=colour, width=0.12)
    return body + path(oval(-0.42, -0.05, 0.17), under) + path(dollar, stroke=under, width=0.12)


def _going_down(colour: str, _under: str) -> str:
    shelves = path("M-.96 -.5H.96M-.96 .86H.96", stroke=colour, width=0.24)
    arrow = path("M.06 -.3H.34V.1H.66L.2 .62L-.26 .1H.06Z", colour)
    return shelves + path(box(-0.8, -1.02, 0.5, 0.4), colour) + arrow


def _bolt(colour: str, _under: str) -> str:
    return path("M.2 -1L-.66 .16H-.06L-.24 1L.66 -.22H.04Z", colour, stroke=colour, width=0.08)


def _rising(colour: str, _under: str) -> str:
    curve = path("M-.86 .5L-.3 -.06L.08 .26L.8 -.56", stroke=colour, width=0.26)
    return path("M-.92 .86H.96", stroke=colour, width=0.2) + curve + path("M.3 -.84H.98V-.16Z", colour)


PHASES = (_trowel, _megaphone, _coming_in, _tag, _going_down, _bolt, _rising)
UTILITIES, INVESTMENT = 5, 6


def phase_disc(
    at: int, cx: float, cy: float, r: float, when: int = 0, colour: str = INK, ground: str = "#F7F0E2"
) -> str:
    """Draw a phase's sign in a disc; if `when` is -1 or 1, with a small arrow before or after it."""
    body = path(oval(cx, cy, r), ground, stroke=colour, width=r * 0.13)
    body += phase_glyph(at, cx, cy, r * 0.6, colour, ground)
    if when:
        x = cx + when * r * 1.36
        arrow = [(x - r * 0.24, cy - r * 0.42), (x + r * 0.3, cy), (x - r * 0.24, cy + r * 0.42)]
        body += path(polygon(arrow), colour)
    return body


def star_sign(cx: float, cy: float, r: float) -> str:
    """Draw the sign for points in a line of text."""
    corners = [
        (cx + q * math.sin(at * math.pi / 5), cy - q * math.cos(at * math.pi / 5))
        for at in range(10)
        for q in (r if at % 2 == 0 else r * 0.5,)
    ]
    return path(polygon(corners), BRASS, stroke="#6E5417", width=0.5)


def eye(x: float, y: float, r: float, colour: str) -> str:
    """Draw a crossed-out eye, the sign for information that nobody else sees."""
    half, high = f"{num(x + r)} {num(y)}C{num(x + r * 0.4)}", y - r * 0.85
    lid = (
        f"M{num(x - r)} {num(y)}C{num(x - r * 0.4)} {num(high)} {num(x + r * 0.4)} {num(high)} "
        f"{half} {num(y + r * 0.85)} {num(x - r * 0.4)} {num(y + r * 0.85)} {num(x - r)} {num(y)}Z"
    )
    strike = f"M{num(x - r * 0.8)} {num(y + r * 0.8)}L{num(x + r * 0.8)} {num(y - r * 0.8)}"
    body = path(lid, stroke=colour, width=r * 0.2) + path(oval(x, y, r * 0.3), colour)
    return body + path(strike, stroke=colour, width=r * 0.24)


def tick(x: float, y: float, r: float, ring: str = "") -> str:
    """Draw a green disc with a tick, the sign for done."""
    start, down, up = (x - r * 0.5, y + r * 0.05), (x - r * 0.12, y + r * 0.45), (x + r * 0.56, y - r * 0.35)
    mark = line(start, down, up)
    disc = path(oval(x, y, r), "#2E7D5B", stroke=ring, width=0.6)
    return disc + path(mark, stroke=PAPER, width=r * 0.24)


def purse(x: float, y: float, r: float, colour: str = INK) -> str:
    """Draw a closed purse, the sign for hidden money."""
    belly = (
        f"M{num(x - r)} {num(y + r * 0.2)}C{num(x - r)} {num(y - r * 0.9)} {num(x + r)} {num(y - r * 0.9)} "
        f"{num(x + r)} {num(y + r * 0.2)}C{num(x + r)} {num(y + r * 1.1)} {num(x - r)} {num(y + r * 1.1)} "
        f"{num(x - r)} {num(y + r * 0.2)}Z"
    )
    neck = (
        f"M{num(x - r * 0.5)} {num(y - r * 0.62)}L{num(x - r * 0.2)} {num(y - r * 1.1)}"
        f"H{num(x + r * 0.2)}L{num(x + r * 0.5)} {num(y - r * 0.62)}"
    )
    return path(belly, colour) + path(neck, colour, stroke=colour, width=r * 0.2)
