"""The front of the box of Morocco: the great square at dusk, with lamps in its stalls."""

from __future__ import annotations

from tabletop.art.box import ART, front, ground
from tabletop.art.palette import CREAM, SEATS, dark, light
from tabletop.art.signs import awning, star
from tabletop.art.svg import box, group, num, oval, path, polygon
from tabletop.art.type import Ink
from tabletop.games.morocco.art import cubes
from tabletop.games.morocco.art.palette import DEEP, INK, LINE_COLOUR, SAFFRON, SAND, TERRACOTTA
from tabletop.games.morocco.art.people import assistant, bodyguard, tourist
from tabletop.games.morocco.art.tokens import juice

_STARS = ((22, 58), (44, 44), (70, 62), (150, 50), (178, 60), (204, 46), (126, 60), (96, 48))
_STALLS = ((2, 0.82, 0), (57, 0.9, 1), (112, 0.9, 2), (168, 0.82, 4))
"""The stalls: x, scale, and the seat whose colour they have."""


def cover() -> str:
    """Draw the front as SVG text, 220 x 200."""
    sky = (
        ground(0, "#2C2F5B")
        + ground(52, "#5A3F78", 24)
        + ground(76, "#B5576B", 18)
        + ground(94, "#E58A4E", 30)
    )
    lights = "".join(path(star(x, y, 1.9, 4, 0.35), "#F6E7B8", fade=0.9) for x, y in _STARS)
    moon = group(cubes.sign(cubes.BLACK, 0, 0, 14, "#F6E7B8"), 196, 66, turn=-12)
    square = ground(118, TERRACOTTA) + _tiles()
    back = "".join(group(_stall(SEATS[seat].colour), x, 78, size) for x, size, seat in _STALLS)
    return front(
        sky + lights + moon + _town() + square + back + _people(),
        "Morocco",
        size=33,
        y=38,
        colour="#FFF3D0",
        shade="#1A1638",
    )


def _town() -> str:
    """Draw roofs and a tower against the evening sky."""
    wall = "M0 118V98H18V92H34V100H52V94H60V100H86V96H100V70H98V66H101V62H119V66H122V70H120"
    wall += "V98H138V93H158V99H176V90H196V97H226V118Z"
    tower = path(box(104, 76, 4, 9, 2) + box(112, 76, 4, 9, 2), "#E9A23B") + path(
        box(106.5, 50, 7, 12), "#3A2146"
    )
    tower += path(polygon(((105, 50), (110, 42), (115, 50))), "#3A2146") + path(oval(110, 40.5, 1.6), SAFFRON)
    windows = "".join(
        box(x, y, 2.6, 4.4, 1.3)
        for x, y in ((8, 105), (25, 98), (42, 106), (72, 105), (146, 101), (166, 105), (186, 97), (208, 104))
    )
    return path(wall, "#3A2146") + tower + path(windows, "#F4B65F")


def _tiles() -> str:
    """Draw the pattern of the ground, larger towards the front."""
    body = ""
    for row, (y, size) in enumerate(((128, 5), (142, 7), (160, 9.5), (184, 13))):
        step = size * 3.6
        shift = step / 2 if row % 2 else 0.0
        count = int(ART[0] / step) + 2
        for at in range(count):
            body += group(path(star(0, 0, size, 8, 0.765), "#A04C2E"), at * step - shift, y, 1.0)
    return body + path(f"M0 119H{num(ART[0])}", stroke=LINE_COLOUR, width=1)


def _stall(colour: str) -> str:
    """Draw a stall with a striped awning and a lamp."""
    ink = dark(colour, 0.55)
    cast = path(oval(31, 60.5, 31, 3), "#5E2A1A", fade=0.4)
    posts = cast + path(box(5, 26, 3, 34) + box(52, 26, 3, 34), "#6B4325", stroke=INK, width=0.8)
    inside = path(box(7, 26, 46, 26), "#4B2A1C") + path(oval(30, 36, 17, 12), "#F4B65F", fade=0.35)
    lamp = path("M30 24v5", stroke="#2A1B3D", width=0.9) + path(
        "M27 29h6l1.6 5-4.6 5-4.6-5Z", "#FFE9A8", stroke="#7A5510", width=0.8
    )
    counter = path(box(2, 46, 56, 14, 1), SAND[1], stroke=INK, width=1) + path(
        box(2, 46, 56, 3.4), light(SAND[1], 0.4)
    )
    goods = "".join(
        path(oval(x, 45.2, 3.6), tone, stroke=INK, width=0.6)
        for x, tone in ((12, "#E5832F"), (18.5, "#E5832F"), (42, "#8FAE4E"), (48.5, "#8FAE4E"))
    )
    weave = "".join(
        path(polygon(((x, 60), (x + 4, 52), (x + 8, 60))), colour, fade=0.75) for x in (6, 18, 30, 42)
    )
    roof = path(polygon(((8, 8), (52, 8), (60, 22), (0, 22))), colour, stroke=ink, width=1)
    stripes = "".join(
        polygon(
            ((8 + 44 / 7 * at, 8), (8 + 44 / 7 * (at + 1), 8), (60 / 7 * (at + 1), 22), (60 / 7 * at, 22))
        )
        for at in (1, 3, 5)
    )
    return (
        posts
        + inside
        + lamp
        + goods
        + counter
        + weave
        + roof
        + path(stripes, CREAM)
        + awning(0, 22, 60, 8, colour, 7, ink=ink, width=0.8)
    )


def _people() -> str:
    """Draw some of the family, and juice tokens."""
    ink = Ink(px=1)
    body = group(assistant(3, flat=False), 22, 136, 3.7) + group(bodyguard(0, flat=False), 62, 140, 4.2)
    body += group(tourist(2, flat=False), 118, 138, 4.0) + group(assistant(1, flat=False), 166, 136, 3.8)
    tokens = "".join(
        group(juice(ink, value, flat=False), x, y, 1.9)
        for value, x, y in ((3, 2, 172), (2, 104, 178), (1, 201, 170))
    )
    return body + path(f"M0 {num(ART[1] - 2)}H{num(ART[0])}", stroke=DEEP, width=0.1) + tokens
