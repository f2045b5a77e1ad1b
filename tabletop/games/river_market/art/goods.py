"""Goods, coins and Zoom tokens: printed signs, and the wooden and cardboard pieces."""

from __future__ import annotations

import math
from collections.abc import Callable

from tabletop.art.face import Face
from tabletop.art.material import shadow
from tabletop.art.palette import dark, light
from tabletop.art.svg import EDGE, box, group, num, oval, path, polygon
from tabletop.art.type import Ink
from tabletop.engine.state import frozen

KINDS = "VFCTL$Z"
"""The letters of resources in faces: Veggies, Fish, Cloth, Tools, Lilies, coins, Zoom."""
_LINE, _THIN = "#2B2622", 1.1

Mark = Callable[[str, str], str]
"""A function that draws an outline in a colour, with or without the sign's line."""


def good_sign(kind: str, cx: float, cy: float, size: float, *, lined: bool = True) -> str:
    """Draw a printed sign about a point; `size`: its width and height in millimetres."""

    def mark(d: str, colour: str) -> str:
        return path(d, colour, stroke=_LINE if lined else "", width=_THIN, line_fade=0.75)

    return group(_SIGNS[kind](mark), cx - size / 2, cy - size / 2, size / 24)


def _veggies(mark: Mark) -> str:
    leaf = (
        "M12.6 8.6C11.6 4.5 12.4 2.2 14.6 0.8C16 2.6 16.2 4.2 15.7 6C17.2 3.4 19.4 2.3 22 2.7"
        "C22 5 20.4 6.8 17.9 7.7C20 7.2 22 7.9 23.2 9.6C21 11.4 18 11.4 15 10.2Z"
    )
    root = (
        "M9 8.2C12.5 6 17 9 17.2 12.6C17.3 16.4 9 22 3 23C1.4 23.2 0.8 22.3 1.2 20.8C2.6 15.5 5.4 10.4 9 8.2Z"
    )
    rings = path("M7 12.2l3 2M4.8 16.6l2.8 1.6M13.4 12l-2.2 -1.6", stroke="#8F4312", width=1.2)
    glint = path("M9.2 9.8C6.8 11.4 4.8 15 3.6 18.6", stroke="#F4B183", width=1.2)
    return mark(leaf, "#4F8A35") + mark(root, "#D9752E") + rings + glint


def _fish(mark: Mark) -> str:
    tail = "L22.6 5.6C21.6 9.6 21.6 15 22.8 18.8L16.4 14.6"
    body = f"M1 12.4C4.5 5.2 12 4.6 16.4 10{tail}C12 20.2 4.5 19.4 1 12.4Z"
    back = path("M4 11C7 7.2 11.5 7 14.6 10.2", stroke="#A9D0E4", width=1.5)
    gill = path("M9.6 9.4C11 11.2 11 13.6 9.6 15.6", stroke="#1F4F6E", width=1.2)
    return mark(body, "#3F7FA6") + back + gill + path(oval(5.9, 11.6, 1.35), "#FFFFFF")


def _cloth(mark: Mark) -> str:
    bolt = "M3 5.5Q3 3.5 5 3.5L19 3.5Q21 3.5 21 5.5L21 18L3 18Z"
    bands = path(box(3.6, 7.2, 16.8, 2.6), "#F0C9A6") + path(box(3.6, 12.2, 16.8, 1.3), "#F0C9A6")
    fringe = "".join(f"M{num(4.4 + 3 * at)} 18.6v3" for at in range(6))
    return mark(bolt, "#B8473F") + bands + path(fringe, stroke="#8A2F29", width=1.5)


def _tools(mark: Mark) -> str:
    shaft = mark("M10.2 8L13.8 8L14.4 23Q12 24.2 9.6 23Z", "#A9743F")
    head = "M2.4 3Q2.4 1.4 4 1.4L16.5 1.4Q20.8 1.6 21.8 7.4Q18.6 6 16.4 8.4L4 8.4Q2.4 8.4 2.4 6.8Z"
    glint = path("M4.2 3.4L16 3.4", stroke="#C3C8CC", width=1.5)
    return group(group(shaft + mark(head, "#6F7479") + glint, -12, -12), 12, 12, turn=28)


def _lily(mark: Mark) -> str:
    petal = "M0 0C-5.4 -4.4 -5 -11.4 0 -16.4C5 -11.4 5.4 -4.4 0 0Z"
    petals = "".join(
        group(mark(petal, "#E08FAB" if turn else "#F3BCCD"), 12, 19, turn=turn)
        for turn in (-68, 68, -34, 34, 0)
    )
    return mark(oval(12, 19, 10.5, 3.8), "#5B9146") + petals + path(oval(12, 16.4, 2.2), "#F4D35E")


def _coin(mark: Mark) -> str:
    inner = path(oval(12, 12, 7.9), "#F2D58A", stroke="#A87C1E", width=1)
    lozenge = path(polygon(((12, 6.8), (15.6, 12), (12, 17.2), (8.4, 12))), "#A87C1E")
    return mark(oval(12, 12, 10.6), "#DDAE3B") + inner + lozenge


def _zoom(mark: Mark) -> str:
    wings = "".join(
        group(
            mark(
                f"M0 0C-3.4 -3.6 -3 {num(2 - long)} 0 {num(-long)}C3 {num(2 - long)} 3.4 -3.6 0 0Z", "#7FC2C6"
            ),
            12,
            8.4,
            turn=turn,
        )
        for turn, long in ((-62, 11.5), (-104, 10.5), (62, 11.5), (104, 10.5))
    )
    body = mark("M10.6 5Q12 2.6 13.4 5L13 22.4Q12 24 11 22.4Z", "#1E7079")
    return wings + body + mark(oval(12, 4.6, 2.5), "#1E7079")


_SIGNS: dict[str, Callable[[Mark], str]] = {
    "V": _veggies,
    "F": _fish,
    "C": _cloth,
    "T": _tools,
    "L": _lily,
    "$": _coin,
    "Z": _zoom,
}

_WOODS = {
    "V": "#7FA653",
    "F": "#8DB6CC",
    "C": "#D9A08C",
    "T": "#B9B2A6",
    "L": "#EBC3CF",
    "$": "#DDAE3B",
    "Z": "#CFE5E3",
}


def _outline(kind: str, r: float) -> str:
    """Return the outline of a piece; each kind has its own."""
    if kind == "F":
        return oval(0, 0, r * 1.08, r * 0.9)
    if kind == "C":
        return box(-r * 0.9, -r * 0.9, r * 1.8, r * 1.8, r * 0.26)
    if kind == "T":
        corners = (math.pi / 6 + at * math.pi / 3 for at in range(6))
        return polygon((r * 1.02 * math.cos(a), r * 1.02 * math.sin(a)) for a in corners)
    if kind == "L":
        return _petals(r)
    if kind == "Z":
        return polygon(((0, -r * 1.16), (r * 1.16, 0), (0, r * 1.16), (-r * 1.16, 0)))
    return oval(0, 0, r)


def _petals(r: float) -> str:
    """Return an outline of eight petals."""
    step, d = math.pi / 4, ""
    for at in range(8):
        angle = step * at
        if not at:
            d = f"M{num(r * 0.8 * math.cos(-step / 2))} {num(r * 0.8 * math.sin(-step / 2))}"
        tip = f"{num(r * 1.34 * math.cos(angle))} {num(r * 1.34 * math.sin(angle))}"
        end = f"{num(r * 0.8 * math.cos(angle + step / 2))} {num(r * 0.8 * math.sin(angle + step / 2))}"
        d += f"Q{tip} {end}"
    return d + "Z"


def _token(kind: str, r: float) -> str:
    """Draw a piece about (0, 0): goods are wood with an engraved sign, coins and Zoom are cardboard."""
    base, d = _WOODS[kind], _outline(kind, r)
    side = path(d, dark(base, 0.45), stroke=dark(base, 0.62), width=r * 0.06)
    top = path(d, light(base, 0.12), stroke=dark(base, 0.55), width=r * 0.06) + path(d, EDGE, fade=0.55)
    rim = path(_outline(kind, r * 0.86), stroke=light(base, 0.6), width=r * 0.06)
    body = shadow(d, r * 0.14, 0.42) + group(side, r * 0.06, r * 0.15) + top + rim
    if kind == "$":
        return body + _struck(r)
    return body + good_sign(kind, 0, -r * (0.06 if kind == "L" else 0.02), r * 1.2)


@frozen
class Good(Face):
    """A good, a coin or a Zoom token: one of KINDS."""

    size = (20.0, 20.0)
    kind: str

    def paint(self, _ink: Ink, _w: float, _h: float) -> str:
        return group(_token(self.kind, 8.4), 10, 10)


def _struck(r: float) -> str:
    ring = path(oval(0, 0, r * 0.72), stroke="#A87C1E", width=r * 0.07)
    left = path(polygon(((0, -r * 0.46), (r * 0.34, 0), (0, r * 0.46), (-r * 0.34, 0))), "#A87C1E")
    return ring + left + path(polygon(((0, -r * 0.46), (r * 0.34, 0), (0, r * 0.02))), "#C99A35")


def any_good(cx: float, cy: float, size: float, ink: str) -> str:
    """Draw the sign for any of Veggies, Fish, Cloth, Tools."""
    body = path(oval(cx, cy, size / 2 - 0.3), "#F2E6C8", stroke=ink, width=0.7)
    for kind, dx, dy in (("V", -0.22, -0.22), ("F", 0.24, -0.2), ("C", -0.22, 0.24), ("T", 0.24, 0.24)):
        body += good_sign(kind, cx + dx * size, cy + dy * size, size * 0.42, lined=False)
    return body
