"""Cardboard and metal: market tiles, juice tokens, gold, the first player's marker, arrows."""

from __future__ import annotations

import math

from tabletop.art.material import edged, shadow
from tabletop.art.palette import LEGAL, SEATS, SHADE, dark, light
from tabletop.art.signs import seat_outline, star
from tabletop.art.svg import SHINE, box, group, line, num, oval, path, polygon
from tabletop.art.type import Ink
from tabletop.games.morocco.art.palette import CARD, INK, JUICES, NEUTRAL, SAFFRON
from tabletop.games.morocco.art.plan import CUT, STALL

JUICE = (11.6, 11.6)
GOLD = (11.0, 11.0)
FIRST = (10.0, 10.0)
ARROW = (12.0, 12.0)
NOBODY = 5
"""The seat of a neutral tile."""
UNPOINTED = -1


def octagon(cx: float, cy: float, half: float, cut: float) -> str:
    """The outline of a stall: a square with its corners cut off."""
    a, b = half - cut, half
    corners = ((-a, -b), (a, -b), (b, -a), (b, a), (a, b), (-a, b), (-b, a), (-b, -a))
    return polygon((cx + x, cy + y) for x, y in corners)


def tone(seat: int) -> str:
    """The colour of a market tile."""
    return NEUTRAL if seat == NOBODY else SEATS[seat].colour


def tile(seat: int, direction: int = UNPOINTED) -> str:
    """A market tile, the size of a stall: awning stripes, the seat's shape on a star, and its arrow."""
    k, half, colour = STALL[0] / 110, STALL[0] / 2, tone(seat)
    middle = half
    outer, inner = octagon(0, 0, 51 * k, 23 * k), octagon(0, 0, 45.6 * k, 20.6 * k)
    body = group(path(outer, SHADE, fade=0.4), 2 * k, 3.6 * k) + group(
        path(outer, "#7A6A58"), 0.8 * k, 2.2 * k
    )
    body += path(outer, CARD, stroke="#3A2E22", width=2 * k) + path(
        inner, colour, stroke=dark(colour, 0.4), width=k
    )
    body += path(inner, SHINE, fade=0.2)
    stripes = "".join(box((at - 0.5) * 9 * k, -33 * k, 9 * k, 66 * k) for at in (-3, -1, 1, 3))
    body += path(stripes, light(colour, 0.5), fade=0.2)
    body += path(star(0, 0, 25 * k, 8, 0.765), CARD, stroke=dark(colour, 0.45), width=k)
    mark = (
        box(-11 * k, -2.6 * k, 22 * k, 5.2 * k, k) if seat == NOBODY else seat_outline(seat, 0, 0, 12.4 * k)
    )
    body += path(mark, colour, stroke=dark(colour, 0.5), width=k)
    if direction != UNPOINTED:
        corners = ((0, -56), (13, -37), (4.8, -37), (4.8, -26), (-4.8, -26), (-4.8, -37), (-13, -37))
        head = polygon((x * k, y * k) for x, y in corners)
        body += group(path(head, "#FFF8E6", stroke=INK, width=1.4 * k), turn=90 * direction)
    return group(body, middle, middle)


def carpet(w: float, h: float, seat: int) -> str:
    """What joins two neighbouring tiles of one seat, w x h."""
    colour = tone(seat)
    long = max(w, h)
    body = path(box(0, 0, long, 8, 0.6), CARD, stroke="#4B3D2E", width=0.35)
    body += path(box(0, 1.1, long, 5.8), colour) + path(box(0, 3.3, long, 1.4), light(colour, 0.5), fade=0.6)
    return body if w > h else group(body, 8, 0, turn=90)


def chevron(direction: int) -> str:
    """An arrow to press that points a tile, 12 x 12; 0 to 3: north, east, south, west."""
    d = polygon(((0, -5.4), (5.4, 0.4), (2.2, 0.4), (2.2, 5.2), (-2.2, 5.2), (-2.2, 0.4), (-5.4, 0.4)))
    body = shadow(d, 1.0, 0.5) + path(d, "#FFFDF4", stroke=LEGAL, width=1.1)
    return group(body + path(d, stroke="#FFFDF4", width=0.2), 6, 6, turn=90 * direction)


def _shade(r: float) -> str:
    return "".join(path(oval(r * 0.12, r * 0.2, r * (1.12 - 0.06 * at)), SHADE, fade=0.1) for at in range(4))


def juice(ink: Ink, value: int, *, flat: bool) -> str:
    """A juice token, 11.6 x 11.6: a slice of citrus with its number; `flat`: without a shadow."""
    r, colour = 5.6, JUICES[min(value, len(JUICES)) - 1]
    body = ("" if flat else _shade(r)) + path(oval(0.3, 0.7, r), "#7E6A52")
    body += path(oval(0, 0, r), "#FFF8E6", stroke="#5A4632", width=r * 0.06)
    body += path(oval(0, 0, r * 0.88), colour, stroke=dark(colour, 0.32), width=r * 0.07)
    rays = "".join(
        line(
            (r * 0.6 * math.cos(math.pi * at / 5), r * 0.6 * math.sin(math.pi * at / 5)),
            (r * 0.82 * math.cos(math.pi * at / 5), r * 0.82 * math.sin(math.pi * at / 5)),
        )
        for at in range(10)
    )
    body += path(rays, stroke="#FFF8E6", width=r * 0.09) + path(oval(0, 0, r * 0.58), "#FFF8E6")
    return group(body + ink.display(0, r * 0.36, str(value), r * 1.04, INK), 5.8, 5.8)


def drained(cx: float, cy: float) -> str:
    """A juice point whose token is taken."""
    return path(star(cx, cy, 5.1, 8, 0.765), "#853D24") + path(star(cx, cy, 2.7, 8, 0.765), "#A04C2E")


def gold(*, flat: bool) -> str:
    """A gold, 11 x 11: a coin with a star."""
    r = 5.3
    body = ("" if flat else _shade(r)) + path(oval(0.35, 0.8, r), "#8A6212")
    body += path(oval(0, 0, r), "#E3B548", stroke="#7A5510", width=r * 0.07) + path(
        oval(0, 0, r), SHINE, fade=0.6
    )
    body += path(oval(0, 0, r * 0.78), stroke="#9C7219", width=r * 0.06)
    body += path(star(0, 0, r * 0.54, 8, 0.765), "#B98521") + path(
        star(-0.15, -0.25, r * 0.47, 8, 0.765), "#F3D377"
    )
    return group(body + edged(oval(0, 0, r - 0.3), 0.4), 5.5, 5.5)


def first(ink: Ink) -> str:
    """The first player's marker, 10 x 10: a saffron star with a 1."""
    d = star(0, 0, 4.8, 8, 0.8)
    body = shadow(d, 0.8, 0.36) + path(d, SAFFRON, stroke="#7A5510", width=0.45) + path(d, SHINE, fade=0.5)
    return group(body + ink.display(0, 1.75, "1", 5.2, INK), 5, 5)


def pick(w: float, h: float) -> str:
    """The frame round something that can be chosen now."""
    d = box(0, 0, w, h, 2.4)
    return path(d, LEGAL, fade=0.2) + path(d, stroke="#FDFBF6", width=1.7) + path(d, stroke=LEGAL, width=0.9)


def pays(w: float, h: float) -> str:
    """The frame round a cube that is about to be paid."""
    d = box(0.4, 0.4, w - 0.8, h - 0.8, 1.8)
    return path(d, stroke="#FDFBF6", width=1.8) + path(d, stroke=LEGAL, width=1.0, dash="2.4,1.2")


def district(seat: int) -> str:
    """The light round a tile of the largest district, the size of a stall."""
    half = STALL[0] / 2
    d = octagon(half, half, half + 0.4, CUT + 0.4)
    return path(d, stroke=dark(tone(seat), 0.55), width=2.6) + path(d, stroke="#FFE9A8", width=1.5)


def worth(ink: Ink, w: float, h: float, count: int, points: int) -> str:
    """The plaque on a largest district: so many tiles, so many points."""
    d = box(0, 0, w, h, h / 2)
    body = shadow(d, 0.8, 0.4) + path(d, "#FFF3D0", stroke=INK, width=0.5)
    told = f"{count} × {num(points / count)} = {points}" if count else "0"
    return body + ink.display(w / 2, h * 0.7, told, h * 0.66, INK, most=w - 2.4)
