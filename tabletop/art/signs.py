"""Small signs shared by several games: seat marks, gears, awnings, nets, cloth."""

from __future__ import annotations

import math

from tabletop.art.palette import INK, LINEN, SEATS
from tabletop.art.svg import Point, box, group, num, oval, path, polygon


def seat_outline(seat: int, cx: float, cy: float, r: float) -> str:
    """Return the outline of a seat's mark."""
    shape = SEATS[seat].shape
    if shape == "circle":
        return oval(cx, cy, r * 0.92)
    if shape == "square":
        return box(cx - r * 0.82, cy - r * 0.82, r * 1.64, r * 1.64, r * 0.18)
    return polygon((cx + x * r, cy + y * r) for x, y in _corners(shape))


def _corners(shape: str) -> list[Point]:
    if shape == "triangle":
        return [(0, -1.02), (1.0, 0.78), (-1.0, 0.78)]
    if shape == "diamond":
        return [(0, -1.12), (1, 0), (0, 1.12), (-1, 0)]
    return [_polar(1.12 if at % 2 == 0 else 0.5, math.pi * at / 5) for at in range(10)]


def _polar(r: float, angle: float) -> Point:
    """Return a point by distance and angle, in radians clockwise from the top."""
    return r * math.sin(angle), -r * math.cos(angle)


def seat_mark(seat: int, cx: float, cy: float, r: float, *, stroke: str = "", width: float = 0.0) -> str:
    """Return a seat's mark in its colour."""
    return path(seat_outline(seat, cx, cy, r), SEATS[seat].colour, stroke=stroke, width=width)


def gear_outline(cx: float, cy: float, r: float, teeth: int = 9) -> str:
    """Return the outline of a gear."""
    points = []
    half = math.pi / teeth
    for at in range(teeth):
        for shift, radius in ((-0.95, 0.76), (-0.5, 1.0), (0.5, 1.0), (0.95, 0.76)):
            x, y = _polar(r * radius, 2 * half * at + shift * half)
            points.append((cx + x, cy + y))
    return polygon(points)


def gear(
    cx: float, cy: float, r: float, colour: str, *, teeth: int = 9, stroke: str = "", width: float = 0.0
) -> str:
    """Return a gear."""
    return path(gear_outline(cx, cy, r, teeth), colour, stroke=stroke, width=width)


def automa_mark(cx: float, cy: float, r: float) -> str:
    """Return the dark gear that marks the pieces of an automa."""
    cog = gear(cx, cy, r, "#3A332D", teeth=8, stroke=LINEN, width=r * 0.15)
    return cog + path(oval(cx, cy, r * 0.34), LINEN)


def octagon(r: float) -> str:
    """Return the outline of an octagon centred on (0, 0), with a side at the bottom."""
    return polygon(_polar(r, math.pi / 4 * at + math.pi / 8) for at in range(8))


def star(cx: float, cy: float, r: float, points: int, inner: float) -> str:
    """Return the outline of a star."""
    corners = (_polar(r if at % 2 == 0 else r * inner, math.pi * at / points) for at in range(2 * points))
    return polygon((cx + x, cy + y) for x, y in corners)


def awning(
    x: float,
    y: float,
    w: float,
    h: float,
    colour: str,
    stripes: int = 7,
    *,
    ink: str = INK,
    width: float = 0.3,
) -> str:
    """Return a striped awning with a scalloped hem."""
    a = w / stripes
    return "".join(
        path(
            f"M{num(x + a * at)} {num(y)}h{num(a)}v{num(h * 0.6)}"
            f"c0 {num(h * 0.5)} {num(-a)} {num(h * 0.5)} {num(-a)} 0z",
            LINEN if at % 2 else colour,
            stroke=ink,
            width=width,
        )
        for at in range(stripes)
    )


def net(
    x: float, y: float, w: float, h: float, mesh: float, colour: str, fade: float, width: float = 0.35
) -> str:
    """Return a net of diamonds, each thread cut at the edges of the box."""
    d, shift = "", -h
    while shift < w:
        left, drop = x + max(shift, 0), max(-shift, 0)
        long = min(x + w - left, h - drop)
        if long > 0:
            d += f"M{num(left)} {num(y + drop)}l{num(long)} {num(long)}"
            d += f"M{num(left)} {num(y + h - drop)}l{num(long)} {num(-long)}"
        shift += mesh
    return path(d, stroke=colour, width=width, line_fade=fade)


def cloth(size: float, colour: str) -> str:
    """Return a square of woven cloth in pixels; it tiles seamlessly if `size` is a multiple of 4."""
    across = "".join(f"M{2 * (row % 2)} {2 * row + 0.5}h{num(size)}" for row in range(int(size) // 2))
    down = "".join(f"M{2 * at + 0.5} {2 * (at + 1) % 4}v{num(size)}" for at in range(int(size) // 2))
    weft = path(across, stroke="#FFFFFF", width=1, line_fade=0.035, dash="2,2")
    warp = path(down, stroke="#000000", width=1, line_fade=0.07, dash="2,2")
    return path(box(-4, -4, size + 8, size + 8), colour) + group(weft) + group(warp)
