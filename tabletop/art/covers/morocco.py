"""The front of the box of Morocco: tents on the square at dusk, over a border of zellige."""

from __future__ import annotations

from functools import cache

from tabletop.art.box import ART, front, ground
from tabletop.art.signs import star
from tabletop.art.svg import box, group, oval, path

TITLE = "Morocco"
NIGHT, DIM, INK = "#2C2F5B", "#383C70", "#2A1B3D"
SAFFRON, MINT, RED, PLUM = "#E9A23B", "#7DB8A0", "#C8492A", "#A2467F"


@cache
def cover() -> str:
    """The front as SVG text, 220 x 200."""
    w, h = ART
    sky = ground(0, NIGHT) + _lattice() + ground(100, "#4A3A66", 14) + ground(114, "#7A4A5E", 16)
    moon = path(oval(176, 74, 17), SAFFRON) + path(oval(183, 69, 14), NIGHT)
    square = ground(128, "#EAD2A8") + path(f"M0 128H{w}", stroke=INK, width=1.4)
    square += path("M0 140H226M0 156H226M0 174H226", stroke="#D8BB8A", width=1)
    square += path(
        f"M20 128L0 160M70 128L40 {h}M113 128V{h}M156 128L186 {h}M206 128L226 160", stroke="#D8BB8A", width=1
    )
    tents = _tent(36, MINT, 0.95) + _tent(184, RED, 1.0) + _tent(108, SAFFRON, 1.15)
    return front(
        sky + moon + _medina() + square + tents + _zellige(),
        TITLE,
        size=33,
        y=42,
        colour="#F3D9A4",
        shade="#17183A",
    )


def _lattice() -> str:
    """Eight-pointed stars, barely lighter than the sky, kept inside the edges."""
    body = ""
    for row in range(5):
        for at in range(6):
            x, y = at * 45.2 + (0 if row % 2 else 22.6), row * 24 + 4
            if 9 < x < ART[0] - 9 and y > 9:
                body += path(star(x, y, 9), DIM)
    return body


def _medina() -> str:
    """Houses and a minaret, with a few windows lit."""
    tower = "M24 130V92H30V84H44V92H50V130ZM34 84V74H40V84ZM32 74L37 64L42 74Z"
    body = path(tower, "#C96F4A", stroke=INK, width=1.4) + path("M44 92V130H50V92Z", "#A9553A")
    body += path(box(34, 97, 6, 12, 3), INK) + path("M26 114h22", stroke=INK, width=1, line_fade=0.6)
    for x, wide, high in ((56, 34, 24), (92, 24, 34), (140, 30, 20), (178, 48, 28)):
        y = 130 - high
        body += path(box(x, y, wide, high + 4), "#B9623F", stroke=INK, width=1.2)
        body += path(box(x + wide * 0.78, y + 0.6, wide * 0.22 - 0.6, high), "#9A4C33")
        body += path(box(x + wide * 0.24, y + 8, 5, 8, 2.5), INK) + path(
            box(x + wide * 0.55, y + 8, 5, 8, 2.5), SAFFRON
        )
    return body


def _tent(x: float, colour: str, scale: float) -> str:
    counter = path(box(-22, 0, 44, 20), "#C96F4A", stroke=INK, width=1.4) + path(
        box(-22, 0, 44, 6), "#8E4630", stroke=INK, width=1
    )
    goods = "".join(
        path(oval(-15 + at * 10, 3, 5), tone, stroke=INK, width=1)
        + path(oval(-16.4 + at * 10, 1.4, 1.3), "#FFFFFF", fade=0.6)
        for at, tone in enumerate((SAFFRON, MINT, RED, PLUM))
    )
    roof = path("M-26 0L0 -30L26 0Z", colour, stroke=INK, width=1.4) + path(
        "M-13 0L0 -30L13 0Z", "#FFF8EA", stroke=INK, width=1
    )
    hem = path(
        "M-26 0c4.3 5 8.6 5 13 0c4.3 5 8.6 5 13 0c4.3 5 8.6 5 13 0c4.3 5 8.6 5 13 0Z",
        colour,
        stroke=INK,
        width=1,
    )
    flag = path("M0 -30V-38L8 -35L0 -32", RED, stroke=INK, width=1)
    return group(counter + goods + roof + hem + flag, x, 150, scale)


def _zellige() -> str:
    """A border of star tiles."""
    body = ""
    for at in range(11):
        x, odd = at * 20.55, at % 2 == 1
        body += path(box(x, 184, 20.55, 22), "#2F6F73" if odd else "#FFF8EA", stroke=INK, width=0.8)
        body += path(star(x + 10.27, 195, 7.6), SAFFRON if odd else "#C96F4A", stroke=INK, width=0.8)
        body += path(star(x + 10.27, 195, 3.2), "#FFF8EA" if odd else "#2F6F73")
    return body
