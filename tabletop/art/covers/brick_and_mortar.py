"""The front of the box of Brick & Mortar: a shop with crates behind glass, under awnings."""

from __future__ import annotations

from functools import cache

from tabletop.art.box import ART, front, ground
from tabletop.art.signs import awning
from tabletop.art.svg import box, group, oval, path

TITLE = "Brick & Mortar"
INK, BRICK, JOINT, PLASTER, GLASS = "#2B211D", "#A5543F", "#7F3C2B", "#EFE6D8", "#CFE0DC"
CRATES = (
    ("#5E9A4B", 30, 152),
    ("#3F6FB0", 54, 152),
    ("#8C8F93", 78, 152),
    ("#E3B93C", 102, 152),
    ("#D98BA6", 66, 134),
    ("#5E9A4B", 42, 134),
    ("#3F6FB0", 90, 134),
)


@cache
def cover() -> str:
    """The front as SVG text, 220 x 200."""
    w, _ = ART
    wall = ground(0, "#3B4A46") + ground(56, BRICK) + _bricks()
    pavement = ground(188, "#8A8478") + path(f"M0 188H{w}", stroke=INK, width=1.4)
    pavement += path(
        "M30 189L22 206M90 189L86 206M150 189L152 206M204 189L212 206", stroke="#6E695F", width=1
    )
    chalk = path("M30 50H196", stroke=PLASTER, width=1.2, line_fade=0.6, dash="5,4")
    awnings = awning(12, 82, 134, 26, "#C8492A", 9, ink=INK, width=0.9) + awning(
        148, 84, 62, 22, "#2F6F73", 5, ink=INK, width=0.9
    )
    return front(
        wall + pavement + _window() + _door() + awnings + _lamp() + _shrub() + chalk,
        TITLE,
        size=25,
        y=40,
        colour=PLASTER,
    )


def _bricks() -> str:
    """Courses of bricks; a few are paler."""
    w, seams, pale = ART[0], "", ""
    for row in range(11):
        y = 56 + row * 12
        seams += f"M0 {y}H{w}"
        for at in range(9):
            x = at * 28.25 + (14 if row % 2 else 0)
            if 0 < x < w:
                seams += f"M{x} {y}v12"
            if (at * 5 + row * 3) % 7 == 0 and x + 27 < w:
                pale += path(box(x + 0.7, y + 0.7, 26.6, 10.6), "#B9694F")
    return pale + path(seams, stroke=JOINT, width=1)


def _window() -> str:
    frame = path(box(18, 96, 122, 92, 1), PLASTER, stroke=INK, width=1.6)
    glass = path(box(26, 112, 106, 60, 1), GLASS, stroke=INK, width=1.4)
    shelf = path("M27 171H131", stroke="#8A6A42", width=3)
    crates = "".join(_crate(*crate) for crate in CRATES)
    shine = path("M32 146L56 118M40 156L74 118", stroke="#FFFFFF", width=3, line_fade=0.6)
    sill = path(box(20, 176, 118, 8, 1), "#DACDB8", stroke=INK, width=1)
    return frame + glass + shelf + crates + shine + sill


def _crate(colour: str, x: float, y: float) -> str:
    body = path(box(x, y, 20, 18, 1), colour, stroke=INK, width=1.2)
    body += path(f"M{x} {y + 6}h20M{x} {y + 12}h20", stroke=INK, width=0.8, line_fade=0.6)
    return body + path(f"M{x + 1.4} {y + 1.6}h17", stroke="#FFFFFF", width=1, line_fade=0.5)


def _door() -> str:
    frame = path(box(152, 98, 54, 90, 1), PLASTER, stroke=INK, width=1.6)
    leaf = path(box(160, 112, 38, 76, 1), "#3E5C50", stroke=INK, width=1.4) + path(
        box(165, 118, 28, 34, 1), GLASS, stroke=INK, width=1.2
    )
    leaf += path(box(165, 158, 28, 22, 1), stroke="#2C443A", width=1.4) + path(
        "M170 140L182 122", stroke="#FFFFFF", width=2.6, line_fade=0.6
    )
    sign = path("M179 120L172 128M179 120L186 128", stroke=INK, width=0.8) + path(
        box(170, 128, 18, 9, 1), PLASTER, stroke=INK, width=1
    )
    sign += path("M173 132.5h12", stroke="#C8492A", width=1.8)
    return frame + leaf + sign + path(oval(194, 160, 2.2), "#E7C66B", stroke=INK, width=0.6)


def _lamp() -> str:
    arm = path("M146 72c0 -6 8 -8 10 -2v4", stroke=INK, width=1.8)
    return arm + path("M151 74h10l-2 6h-6z", "#E7C66B", stroke=INK, width=1)


def _shrub() -> str:
    pot = path("M-8 8h16l-3 12h-10z", "#7A5230", stroke=INK, width=1.2)
    leaves = "".join(
        path(oval(x, y, r), tone, stroke=INK, width=1.2)
        for x, y, r, tone in ((-4.5, 2, 7, "#5E9A4B"), (4.8, 3, 6, "#4B8040"), (0, -4, 5.5, "#6FAE58"))
    )
    return group(pot + leaves, 205, 170)
