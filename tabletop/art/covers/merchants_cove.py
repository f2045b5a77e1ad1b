"""The front of the box of Merchants Cove: a ship comes into the cove by night; a lantern on the quay."""

from __future__ import annotations

from functools import cache

from tabletop.art.box import ART, front, ground, swell
from tabletop.art.svg import box, group, oval, path

TITLE = "Merchants Cove"
INK, ROCK, MAUVE, PARCHMENT, LANTERN = "#241B33", "#241B33", "#54416B", "#EADFC8", "#F0B35A"
STARS = (
    (16, 14, 1.1), (44, 60, 0.8), (60, 8, 0.8), (84, 66, 1.1), (96, 14, 0.8), (128, 62, 0.8),
    (150, 10, 1.1), (166, 70, 0.8), (178, 16, 0.8), (192, 54, 1.1), (204, 10, 1.5), (212, 46, 0.8),
    (24, 46, 0.8), (72, 54, 1.1), (140, 78, 0.8), (36, 22, 0.8), (118, 8, 0.8), (216, 26, 0.8),
    (8, 34, 1.1), (56, 80, 0.8),
)  # fmt: skip


@cache
def cover() -> str:
    """The front as SVG text, 220 x 200."""
    sky = ground(0, "#3A2E4F") + ground(70, "#4C3C62", 30) + ground(92, "#6A4A68", 26)
    sky += "".join(path(oval(x, y, r), "#F3E3C0", fade=0.8) for x, y, r in STARS)
    sea = ground(116, "#3E8E9B", 60) + _ripples()
    picture = (
        sky + sea + _cliffs() + group(_ship(), 114, 122, 1.02) + swell(154, 5, 22.6, "#2F7683") + _quay()
    )
    return front(picture, TITLE, size=25, y=42, colour="#F3E3C0", shade="#1B1330")


def _ripples() -> str:
    d = "".join(
        f"M{x + 12 * (row % 2)} {126 + 9 * row}c4 -3 8 -3 12 0"
        for row in range(4)
        for x in range(44, 180, 34)
    )
    return path(d, stroke="#7FC1C6", width=1.2, line_fade=0.7)


def _cliffs() -> str:
    """Rocks that close the cove on both sides, lit from the sea."""
    left = path(
        "M0 176V64C14 66 24 76 28 92C40 98 44 112 40 124C54 134 50 152 36 158C40 166 30 174 20 176Z", ROCK
    )
    left += path("M0 150V70C10 74 18 82 20 96C30 104 34 116 30 126C40 134 38 146 28 152Z", MAUVE)
    left += path("M4 92L14 104M6 118L20 128M10 138L22 142", stroke="#6F5A88", width=1.2)
    right = path(
        "M226 176V58C210 62 204 76 202 90C190 96 186 112 192 124C180 132 184 150 196 156"
        "C194 168 206 174 212 176Z",
        ROCK,
    )
    right += path("M226 150V66C216 72 210 84 209 96C200 102 198 114 203 124C196 132 200 146 208 150Z", MAUVE)
    return left + right + path("M222 88L214 100M220 112L208 120M218 134L208 140", stroke="#6F5A88", width=1.2)


def _ship() -> str:
    hull = path("M-42 4H44C42 18 34 26 24 26H-26C-36 24 -41 14 -42 4Z", "#A97C50", stroke=INK, width=1.6)
    hull += path("M-41 10H43", stroke=INK, width=1.2) + path(
        "M-38 17C-10 19 14 19 40 17", stroke="#7E5836", width=1.2
    )
    hull += "".join(path(oval(x, 14, 1.8), LANTERN, stroke=INK, width=0.7) for x in (-26, -10, 6, 22))
    masts = path("M-12 4V-58M20 4V-46", stroke="#5B4028", width=3)
    main = "M-40 -8C-32 -24 -32 -38 -34 -50C-20 -54 2 -54 14 -48C12 -34 12 -20 16 -8C0 -14 -22 -14 -40 -8Z"
    fore = "M8 -2C12 -14 12 -26 10 -38C20 -42 32 -42 40 -36C38 -26 40 -12 44 -2C34 -8 20 -8 8 -2Z"
    sails = path(main, PARCHMENT, stroke=INK, width=1.5) + path(
        "M-14 -53C-16 -38 -14 -24 -12 -12", stroke="#C9BA98", width=1
    )
    sails += path(fore, "#D9C7A4", stroke=INK, width=1.5) + path(
        "M26 -41C25 -28 26 -16 28 -6", stroke="#B8A684", width=1
    )
    pennant = path("M-12 -58l-16 -5l16 -5z", "#C8492A", stroke=INK, width=1)
    return masts + sails + pennant + hull


def _quay() -> str:
    """Planks, two bollards, a rope between them, and a lantern that is lit."""
    w, h = ART
    body = path(box(0, 172, w, h - 172), "#A97C50", stroke=INK, width=1.4) + path(
        box(0, 172, w, 5), "#BE9262"
    )
    body += "".join(path(f"M{x} 172V{h}", stroke="#6E4C2C", width=1.2) for x in range(28, 226, 28))
    for x in (46, 180):
        body += path(box(x - 6, 160, 12, 40, 3), "#7A5636", stroke=INK, width=1.4)
        body += path(f"M{x - 7} 170h14M{x - 7} 174h14", stroke=PARCHMENT, width=2)
    rope = "M52 172C90 192 140 192 174 172"
    body += path(rope, stroke=PARCHMENT, width=3) + path(
        rope, stroke="#8C7550", width=3, line_fade=0.8, dash="2,3"
    )
    glow = path(oval(202, 180, 20), LANTERN, fade=0.16) + path(oval(202, 180, 14), LANTERN, fade=0.2)
    lamp = path(box(195, 170, 14, 20, 2), LANTERN, stroke=INK, width=1.4) + path(
        oval(202, 182, 3, 5), "#FFF0C4"
    )
    frame = path("M192 170h20l-5 -7h-10zM194 190h16v4h-16z", "#14333A", stroke=INK, width=1.2)
    return body + glow + lamp + frame + path("M202 163v-4", stroke=INK, width=1.6)
