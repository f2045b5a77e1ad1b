"""The front of the box of Brick & Mortar: a shop with crates behind glass, under awnings."""

from __future__ import annotations

from tabletop.art.box import ART, front, ground
from tabletop.art.signs import awning
from tabletop.art.svg import box, group, oval, path
from tabletop.art.type import Ink
from tabletop.games.brick_and_mortar.art.goods import crate
from tabletop.games.brick_and_mortar.art.palette import BRICK, FLAG, INK, JOINT, PLASTER, TEAL
from tabletop.games.brick_and_mortar.art.tags import tag

_TITLE, _GLASS = "Brick & Mortar", "#CFE0DC"
_CRATES = ((0, 31, 152), (1, 55, 152), (2, 79, 152), (3, 103, 152), (4, 67, 133), (0, 43, 133), (1, 91, 133))
"""The crates in the window: type, x and y."""


def cover() -> str:
    """Draw the front as SVG text, 220 x 200."""
    w, _ = ART
    wall = ground(0, "#3B4A46") + ground(56, BRICK) + _bricks()
    pavement = ground(188, "#8A8478") + path(f"M0 188H{w}", stroke=INK, width=1.4)
    pavement += path(
        "M30 189L22 206M90 189L86 206M150 189L152 206M204 189L212 206", stroke="#6E695F", width=1
    )
    chalk = path("M30 50H196", stroke=PLASTER, width=1.2, line_fade=0.6, dash="5,4")
    awnings = awning(12, 82, 134, 26, FLAG, 9, ink=INK, width=0.9) + awning(
        148, 84, 62, 22, TEAL, 5, ink=INK, width=0.9
    )
    return front(
        wall + pavement + _window() + _door() + awnings + _lamp() + _shrub() + chalk + _tag(),
        _TITLE,
        size=25,
        y=40,
        colour=PLASTER,
    )


def _bricks() -> str:
    """Draw rows of bricks; a few are paler."""
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
    glass = path(box(26, 112, 106, 60, 1), _GLASS, stroke=INK, width=1.4)
    shelf = path("M27 171H131", stroke="#8A6A42", width=3)
    crates = "".join(group(crate(kind, 18), x, y) for kind, x, y in _CRATES)
    shine = path("M32 146L56 118M40 156L74 118", stroke="#FFFFFF", width=3, line_fade=0.6)
    sill = path(box(20, 176, 118, 8, 1), "#DACDB8", stroke=INK, width=1)
    return frame + glass + shelf + crates + shine + sill


def _door() -> str:
    frame = path(box(152, 98, 54, 90, 1), PLASTER, stroke=INK, width=1.6)
    leaf = path(box(160, 112, 38, 76, 1), "#3E5C50", stroke=INK, width=1.4) + path(
        box(165, 118, 28, 34, 1), _GLASS, stroke=INK, width=1.2
    )
    leaf += path(box(165, 158, 28, 22, 1), stroke="#2C443A", width=1.4) + path(
        "M170 140L182 122", stroke="#FFFFFF", width=2.6, line_fade=0.6
    )
    sign = path("M179 120L172 128M179 120L186 128", stroke=INK, width=0.8) + path(
        box(170, 128, 18, 9, 1), PLASTER, stroke=INK, width=1
    )
    sign += path("M173 132.5h12", stroke=FLAG, width=1.8)
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


def _tag() -> str:
    """Draw a price tag with its numbers, hung out over the street."""
    return group(tag(Ink(1.4), 0, 1, 3, 5), 70, 168, 1.18, turn=4)
