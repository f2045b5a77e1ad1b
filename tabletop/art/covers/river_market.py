"""The front of the box of River Market: booths along a river with lilies, under bunting."""

from __future__ import annotations

from functools import cache

from tabletop.art.box import ART, front, ground
from tabletop.art.signs import awning
from tabletop.art.svg import box, group, num, oval, path

TITLE = "River Market"
INK, PINK, STRAW = "#2F3D25", "#E6A3B8", "#E7C66B"
FLAGS = (PINK, STRAW, "#3E8E9B", "#C8492A")


@cache
def cover() -> str:
    """The front as SVG text, 220 x 200."""
    w, h = ART
    hills = ground(0, "#DCE5B4") + path(oval(186, 74, 15), "#F5EFC8")
    hills += path(f"M0 92C40 70 80 76 113 84C150 92 190 66 {w} 78V{h}H0Z", "#8DA868")
    hills += path(f"M0 112C50 96 90 104 130 110C170 116 200 98 {w} 104V{h}H0Z", "#6A8A53")
    hills += path(f"M0 160C30 146 60 160 70 176C84 196 84 {h} 84 {h}H0Z", "#557343")
    river = path(
        f"M128 88C108 98 150 104 138 116C122 132 60 132 54 160C50 184 96 196 92 {h}H206"
        "C210 180 150 176 156 150C160 132 178 124 166 110C158 100 142 96 140 88Z",
        "#8FC1C9",
        stroke="#D9C79A",
        width=4,
    )
    ripples = path(
        "M86 142h16M112 134h12M100 156h18M134 160h12M96 178h14M150 186h16", stroke="#C4E2E4", width=1.4
    )
    pads = "".join(_pad(x, y) for x, y in ((112, 150), (132, 177), (120, 194), (86, 168)))
    flowers = group(lily(), 112, 146, 1.0) + group(lily(), 134, 173, 1.3)
    stalls = group(_stall("#C8492A"), 40, 126, 1.05) + group(_stall("#3E8E9B"), 194, 144, 0.95)
    stalls += group(_stall(STRAW), 84, 99, 0.6)
    return front(
        hills + river + ripples + pads + flowers + stalls + _reeds() + _bunting(),
        TITLE,
        size=27,
        y=40,
        colour=INK,
    )


def lily() -> str:
    """A water lily, 20 wide, its foot at (0, 0)."""
    petals = "".join(
        group(path(oval(0, -6, 3.6, 7), PINK, stroke="#8B4A60", width=0.8), turn=a)
        for a in (-60, 60, -30, 30, 0)
    )
    return petals + path(oval(0, -1.6, 2.6), STRAW, stroke="#8B4A60", width=0.6)


def _pad(x: float, y: float) -> str:
    d = (
        f"M{x - 14} {y}C{x - 14} {y - 8} {x + 14} {y - 8} {x + 14} {y}L{x + 2} {y}L{x + 10} {y + 5}"
        f"C{x - 4} {y + 8} {x - 14} {y + 6} {x - 14} {y}Z"
    )
    return path(d, "#3F6B45", stroke=INK, width=1) + path(
        f"M{x - 9} {y - 1}C{x - 6} {y - 4} {x - 2} {y - 5} {x + 2} {y - 5}", stroke="#6F9B6B", width=1.2
    )


def _stall(colour: str) -> str:
    """A booth with three crates of fruit, 46 wide."""
    posts = path("M-19 -16V12M19 -16V12", stroke=INK, width=2.4)
    counter = path(box(-20, -2, 40, 14, 1), "#B98A5B", stroke=INK, width=1.2) + path(
        "M-20 5H20", stroke=INK, width=0.8, line_fade=0.6
    )
    back = path(box(-17, -14, 34, 13), "#8A6A42") + path(box(-20, 10, 40, 2.4), "#6E5233")
    fruit = "".join(
        path(oval(x, -3.4, 3.4), tone, stroke=INK, width=0.8)
        + path(oval(x - 1, -4.6, 0.9), "#FFFFFF", fade=0.7)
        for x, tone in ((-12, PINK), (-4, STRAW), (4, "#C8492A"), (12, "#8DA868"))
    )
    return posts + back + fruit + counter + awning(-23, -28, 46, 15, colour, 6, ink=INK, width=1.0)


def _reeds() -> str:
    h = ART[1]
    body = ""
    for x, high in ((14, 46), (20, 60), (27, 50), (212, 54), (219, 44)):
        body += path(
            f"M{x} {h}V{num(h - high)}M{x} {h}C{x} {num(h - 20)} {x + 6} {num(h - 30)} {x + 9} {num(h - 36)}",
            stroke=INK,
            width=2,
        )
        body += path(oval(x, h - high - 6, 3, 9), "#7A5230", stroke=INK, width=0.8)
    return body


def _bunting() -> str:
    w = ART[0]
    body = path(f"M0 54C60 74 160 74 {w} 52", stroke=INK, width=1.4)
    for at in range(10):
        x = 12 + at * 22.2
        u = x / w
        y = 54 + 60 * u * (1 - u) - 2 * u**3
        body += path(f"M{num(x - 6)} {num(y)}h12l-6 11z", FLAGS[at % 4], stroke=INK, width=0.9)
    return body
