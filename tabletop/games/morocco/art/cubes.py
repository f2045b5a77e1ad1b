"""Cubes and what stands for them: every colour has a sign of its own. And the market die."""

from __future__ import annotations

import math
from functools import cache

from tabletop.art.palette import SHADE, dark, light
from tabletop.art.signs import star
from tabletop.art.svg import box, group, line, num, oval, path, polygon
from tabletop.games.morocco.art.palette import CUBES, INK

CUBE = (9.0, 9.0)
DIE = (17.0, 17.0)
BLACK, GREEN, PURPLE, BROWN, ORANGE, WILD = range(6)


def sign(colour: int, cx: float, cy: float, r: float, tone: str) -> str:
    """The sign of a cube's colour: moon, leaf, drop, bean or sun."""
    return group(_signs(colour, tone), cx, cy, r / 10)


@cache
def _signs(colour: int, tone: str) -> str:
    """A sign about (0, 0), of radius 10."""
    if colour == BLACK:
        moon = "M3.4 -8.6C-2.6 -9.8 -9 -5.4 -9 1.2C-9 7 -4.6 10 0 10"
        moon += "C3.2 10 6.2 8.4 7.8 5C2.6 6.6 -1.6 3.4 -1.6 -1.2C-1.6 -4.4 0.4 -7 3.4 -8.6Z"
        return path(moon, tone)
    if colour == GREEN:
        leaf = path("M-8 8C-10 -5 0 -10 8.5 -8.5C10 2 3 9.5 -8 8Z", tone)
        return leaf + path(line((-8, 8), (3.5, -3.5)), stroke=CUBES[GREEN], width=2)
    if colour == PURPLE:
        return path(
            "M0 -10C3 -3.5 8.5 0 8 4C7.6 8 3.6 10.2 0 10.2C-3.6 10.2 -7.6 8 -8 4C-8.5 0 -3 -3.5 0 -10Z", tone
        )
    if colour == BROWN:
        bean = path(oval(0, 0, 6.8, 9.8), tone) + path("M0 -9Q4 0 0 9", stroke=CUBES[BROWN], width=2.4)
        return group(bean, turn=35)
    rays = "".join(
        line(
            (6.6 * math.cos(math.pi * at / 4), 6.6 * math.sin(math.pi * at / 4)),
            (9.6 * math.cos(math.pi * at / 4), 9.6 * math.sin(math.pi * at / 4)),
        )
        for at in range(8)
    )
    return path(oval(0, 0, 4.8), tone) + path(rays, stroke=tone, width=2.4)


def cube(colour: int) -> str:
    """A wooden cube, 9 x 9, its sign engraved."""
    tone, s, d = CUBES[colour], 7.2, 1.7
    x, y, ink = 0.0, 1.8, dark(CUBES[colour], 0.6)
    cast = "".join(
        path(
            polygon(
                (
                    (x + 0.3, y + s),
                    (x + s + d, y + s - d),
                    (x + s + d + 0.45 * at, y + s - 0.4),
                    (x + s + 0.3 * at, y + s + 0.4 * at),
                )
            ),
            SHADE,
            fade=0.12,
        )
        for at in (1, 2, 3)
    )
    top = polygon(((x, y), (x + d, y - d), (x + s + d, y - d), (x + s, y)))
    side = polygon(((x + s, y), (x + s + d, y - d), (x + s + d, y + s - d), (x + s, y + s)))
    body = path(top, light(tone, 0.38), stroke=ink, width=0.32) + path(
        side, dark(tone, 0.38), stroke=ink, width=0.32
    )
    body += path(box(x, y, s, s, 0.4), tone, stroke=ink, width=0.32)
    body += path(
        f"M{num(x + 0.5)} {num(y + s - 0.6)}V{num(y + 0.5)}H{num(x + s - 0.6)}",
        stroke=light(tone, 0.45),
        width=0.36,
    )
    middle = x + s / 2, y + s / 2
    body += sign(colour, middle[0] + 0.16, middle[1] + 0.22, 2.35, dark(tone, 0.45))
    return cast + body + sign(colour, *middle, 2.35, light(tone, 0.84))


def flat(colour: int, x: float, y: float, side: float, *, held: bool = True) -> str:
    """A cube as it is printed in lists and on tags; only its outline and sign if it is not held."""
    tone, d = CUBES[colour], box(x, y, side, side, side * 0.18)
    middle = x + side / 2, y + side / 2
    if held:
        return path(d, tone, stroke=dark(tone, 0.5), width=side * 0.07) + sign(
            colour, *middle, side * 0.33, light(tone, 0.88)
        )
    edge = side * 0.13
    inner = box(x + edge / 2, y + edge / 2, side - edge, side - edge, side * 0.14)
    bare = path(inner, "#FFFAEE", stroke=tone, width=edge)
    return bare + sign(colour, *middle, side * 0.27, dark(tone, 0.12))


def die(face: int) -> str:
    """The market die, 17 x 17, with this face up: a colour, or the star of all five."""
    ivory, ink = "#F3EADA", "#5B4E3F"
    body = path(oval(9.2, 15.6, 8.6, 1.9), SHADE, fade=0.3)
    body += path(
        polygon(((1.4, 4.2), (5.2, 0.8), (16.4, 0.8), (13.0, 4.2))), "#FFFAF0", stroke=ink, width=0.45
    )
    body += path(
        polygon(((13.2, 4.2), (16.6, 0.8), (16.6, 12), (13.2, 15.8))), "#CFC0A6", stroke=ink, width=0.45
    )
    body += path(box(0.8, 3.6, 12.6, 12.4, 1.8), ivory, stroke=ink, width=0.45)
    if face == WILD:
        spots = "".join(
            path(
                oval(7.1 + 2.75 * math.sin(turn), 9.8 - 2.75 * math.cos(turn), 1.2),
                tone,
                stroke=ivory,
                width=0.28,
            )
            for turn, tone in zip((2 * math.pi * at / 5 for at in range(5)), CUBES, strict=True)
        )
        return body + path(star(7.1, 9.8, 5.4, 8, 0.78), INK) + spots
    return body + flat(face, 2.7, 5.4, 8.8)
