"""Wooden people: Adventurers of five shapes, free seats, workers; and the Timepieces of the seats."""

from __future__ import annotations

from tabletop.art.material import shadow
from tabletop.art.palette import SEATS, dark, light
from tabletop.art.signs import automa_mark, seat_outline, star
from tabletop.art.svg import SHINE, group, oval, path
from tabletop.art.type import Ink
from tabletop.engine.state import frozen
from tabletop.games.merchants_cove.art.badges import glyph
from tabletop.games.merchants_cove.art.face import Face
from tabletop.games.merchants_cove.art.palette import (
    BARD,
    INK,
    LINEN,
    NOBLE,
    PAPER,
    ROGUE,
    SKIN,
    TONE,
    WARRIOR,
    WIZARD,
)
from tabletop.games.merchants_cove.art.shapes import contact

_FIGURE = (32.0, 46.0)
"""Size of the box in which figures are drawn, from (0, -7) to their feet."""
_TIMEPIECE = 15.8
"""Width of a Timepiece with its side, in millimetres."""


@frozen
class Adventurer(Face):
    """An Adventurer of a colour; `shaded`: True to draw its shadow."""

    size = _FIGURE

    colour: int
    shaded: bool = False

    def paint(self, _ink: Ink, _w: float, _h: float) -> str:
        """Draw the figure at the foot of its place."""
        ground = contact(17.5, 38.6, 12, 3.2) if self.shaded else ""
        return group(ground + _FIGURES[self.colour](), 0, 6.4)


@frozen
class FreeSeat(Face):
    """The dashed outline of an Adventurer who may still come."""

    size = _FIGURE

    def paint(self, _ink: Ink, _w: float, _h: float) -> str:
        """Draw the outline in the place of an Adventurer."""
        d = (
            "M16 4C20 4 22.4 7 22.4 10.4C22.4 13 21.2 15 19.6 16.2C23.6 18.4 25 24 26 30V39H6V30"
            "C7 24 8.4 18.4 12.4 16.2C10.8 15 9.6 13 9.6 10.4C9.6 7 12 4 16 4Z"
        )
        one = path(d, "#FFFFFF", fade=0.1, stroke="#FFFFFF", width=2.0, dash="3.4,2.2")
        return group(one, 0, 6.4)


@frozen
class Worker(Face):
    """A merchant's worker: a broad figure with the seat's shape on its apron."""

    size = _FIGURE

    seat: int

    def paint(self, _ink: Ink, _w: float, _h: float) -> str:
        """Draw the figure at the foot of its place."""
        return group(worker(self.seat), 0, 6.4)


@frozen
class Timepiece(Face):
    """A thick wooden disc with the seat's shape.

    `automa`: True to add the sign of an automa. `late`: True if it has passed hour 12 and carries a small
    pennant. `ghost`: True if it only previews a move.
    """

    size = (_TIMEPIECE, _TIMEPIECE)

    seat: int
    automa: bool = False
    late: bool = False
    ghost: bool = False

    def paint(self, ink: Ink, _w: float, _h: float) -> str:
        """Draw the disc lying flat, its side towards the viewer."""
        r = _TIMEPIECE / 2 - 1.3
        body = timepiece(self.seat, r, automa=self.automa)
        if self.ghost:
            ring = path(oval(0, 0, r + 1), stroke=PAPER, width=1.6) + path(
                oval(0, 0, r + 1), stroke="#2E7D5B", width=1, dash="2,1.4"
            )
            body = group(body, opacity=0.55) + ring
        if self.late:
            body += path("M-1.4 -9H9.4V-1.4H-1.4Z", "#FFF1CF", stroke=INK, width=0.5)
            body += ink.sans(4, -2.8, "+1", 6.9, INK, weight=700, anchor="middle")
        return group(body, r + 0.2, r + 0.2)


def _solid(d: str, tone: str, thick: float = 2.2) -> str:
    side = group(path(d, dark(tone, 0.4), stroke=dark(tone, 0.68), width=1.2), thick, 0.5)
    return side + path(d, tone, stroke=dark(tone, 0.66), width=1.3) + path(d, SHINE, fade=0.4)


def _face(tone: str, cy: float, rx: float, ry: float) -> str:
    return path(oval(16, cy, rx, ry), SKIN, stroke=dark(tone, 0.6), width=1)


def _warrior() -> str:
    t = TONE[WARRIOR]
    coat = "M9 15.6H23Q26.6 16.4 27 21L28.4 36Q28.6 39 25.6 39H6.4Q3.4 39 3.6 36L5 21Q5.4 16.4 9 15.6Z"
    horns = (
        "M9.4 7.4C5.4 7 2.6 4 3 -0.6C4.4 2.4 6.8 3.4 10.6 3.6Z"
        "M22.6 7.4C26.6 7 29.4 4 29 -0.6C27.6 2.4 25.2 3.4 21.4 3.6Z"
    )
    helm = "M9.2 9.4Q8.8 1.4 16 1.2Q23.2 1.4 22.8 9.4H18V13.4L16 14.6L14 13.4V9.4Z"
    body = _solid(coat, t) + path(horns, "#F3E6C6", stroke="#4A2A22", width=1.1) + _face(t, 11.2, 5.6, 5.6)
    body += path(helm, "#C9C3BC", stroke="#443A3C", width=1.2) + path(helm, SHINE, fade=0.6)
    body += path(oval(16, 27.6, 8), "#F6E7D0", stroke=dark(t, 0.62), width=1.4)
    return body + group(glyph(WARRIOR, t, LINEN), 16, 27.6, 0.62)


def _bard() -> str:
    t = TONE[BARD]
    robe = (
        "M12 15.4H20C23.2 16.8 24.6 21 25.6 27L27.4 36Q27.8 39 25 39H7Q4.2 39 4.6 36L6.4 27"
        "C7.4 21 8.8 16.8 12 15.4Z"
    )
    cap = "M7.2 9.4C8 3.2 13 1.4 17 1.8C22 2.2 25 5.4 24.8 9.2C19 6.6 12 7 7.2 9.4Z"
    feather = "M9 6.6C5 3.6 2.6 -0.4 3.4 -4.6C8.6 -3.6 12 0 12.4 4.4Z"
    lute = (
        "M9.4 34.6C6.4 31 8.6 24.4 14.6 22.4C17.6 21.4 20.6 19.4 22 20.8C23.4 22.2 21.6 25.2 20.8 28.2"
        "C19 34.2 12.6 38 9.4 34.6Z"
    )
    body = _solid(robe, t) + _face(t, 11.6, 5, 5.2)
    body += path(cap, dark(t, 0.22), stroke=dark(t, 0.7), width=1.2)
    body += path(feather, "#FFF3D2", stroke="#6B5223", width=1) + path(
        "M12 4.2L5 -2.4", stroke="#B79A55", width=0.9
    )
    body += path("M20.6 19.6L27 11.6L28.8 13L22.4 21Z", "#7E5836", stroke="#3B2817", width=0.9)
    return body + path(lute, "#F0D9A6", stroke="#5B3C1A", width=1.2) + path(oval(15, 28.8, 2.2), "#5B3C1A")


def _wizard() -> str:
    t = TONE[WIZARD]
    robe = (
        "M11.4 16H20.6C23.8 18 25.4 23 26.4 28L28.6 36Q29.2 39 26.2 39H5.8Q2.8 39 3.4 36L5.6 28"
        "C6.6 23 8.2 18 11.4 16Z"
    )
    beard = "M10.6 12.4C12.6 14.4 19.4 14.4 21.4 12.4C22.6 19.4 20 25.6 16 29C12 25.6 9.4 19.4 10.6 12.4Z"
    hat = "M16.6 -6.4C20 -4.4 19.8 -2.4 18.8 -1.2L22.6 8.6H9.2C10.8 3 13 -2.4 16.6 -6.4Z"
    brim = "M4.6 9.6C9 6.4 23 6.4 27.4 9.6C23 12.6 9 12.6 4.6 9.6Z"
    body = _solid(robe, t) + _face(t, 12, 5, 5) + path(beard, "#FBF4E6", stroke="#6A6478", width=1)
    body += path(hat, t, stroke=dark(t, 0.68), width=1.3) + path(hat, SHINE, fade=0.45)
    body += path(brim, dark(t, 0.16), stroke=dark(t, 0.68), width=1.2)
    return body + path(star(16, 3.6, 2.8, 5, 0.45) + star(16, 33.4, 3, 5, 0.45), "#FFE9A8")


def _noble() -> str:
    t = TONE[NOBLE]
    cape = (
        "M8 17C11 15.4 21 15.4 24 17C27.4 21 29.6 30 30.4 36Q30.6 39 27.6 39H4.4Q1.4 39 1.6 36"
        "C2.4 30 4.6 21 8 17Z"
    )
    ruff = "M7.4 17.4C9 14 23 14 24.6 17.4C23.6 20.6 8.4 20.6 7.4 17.4Z"
    crown = "M9.6 8.4L8 -0.2L12.4 3L16 -2.4L19.6 3L24 -0.2L22.4 8.4Q16 6.6 9.6 8.4Z"
    body = _solid(cape, t) + path("M13 18H19L20.6 39H11.4Z", "#FFF6DD", stroke=dark(t, 0.5), width=0.9)
    body += path("".join(oval(16, y, 1) for y in (25, 29.6, 34.2)), INK)
    body += path(ruff, "#FFFDF6", stroke=dark(t, 0.6), width=1) + _face(t, 11.2, 5, 5.2)
    return (
        body + path(crown, "#FFD75E", stroke="#5B430A", width=1.2) + path(oval(16, 4.8, 1.2), TONE[WARRIOR])
    )


def _rogue() -> str:
    t = TONE[ROGUE]
    cloak = (
        "M12 13H20C24 16 25.6 22 26.6 28L28.6 36.4Q29 39 26.2 39H5.8Q3 39 3.4 36.4L5.4 28C6.4 22 8 16 12 13Z"
    )
    hood = "M16 0.4C22 2.4 24.6 7.4 24 12.6C23.4 17 20 19 16 19C12 19 8.6 17 8 12.6C7.4 7.4 10 2.4 16 0.4Z"
    pupils = (
        "M11.4 11.2C13 10 15 10.6 16 11.6C17 10.6 19 10 20.6 11.2"
        "C20 13.4 17.4 13.8 16 12.8C14.6 13.8 12 13.4 11.4 11.2Z"
    )
    body = _solid(cloak, t) + _solid(hood, t, 1.6) + path(oval(16, 11.8, 5, 5.4), "#2A2233")
    body += path(pupils + "M12 26L14 22L15.4 23L13.6 27Z", "#F3E6C6")
    body += path("M9 34.6L18.6 24.4L20.6 26.2L11 36.2L8.4 36.6Z", "#D9D5DA", stroke="#1E1826", width=0.9)
    return body + path("M17.2 22.6L22.6 27.8M20.4 24.6L24 20.8", stroke="#E0B34A", width=2)


_FIGURES = (_warrior, _bard, _wizard, _noble, _rogue)


def figure(colour: int, cx: float, foot: float, h: float) -> str:
    """Draw an Adventurer printed on something, with the middle of its feet at (cx, foot)."""
    return group(_FIGURES[colour](), cx - 16 * h / 40, foot - 39 * h / 40, h / 40)


def worker(seat: int) -> str:
    """Draw a worker in a box of 32 x 46, as all figures."""
    t = SEATS[seat].colour
    coat = "M10 16H22Q26.4 17 27 22L28.6 36Q28.8 39 26 39H6Q3.2 39 3.4 36L5 22Q5.6 17 10 16Z"
    cap = "M8.4 9C8 3.6 11.4 1.6 16 1.6C20.6 1.6 24 3.6 23.6 9C19 7.2 13 7.2 8.4 9Z"
    body = contact(17.5, 38.6, 12.6, 3.2) + _solid(coat, t, 2.4)
    body += path(oval(16, 10.6, 6.2), SKIN, stroke=dark(t, 0.55), width=1.1)
    body += path(cap, t, stroke=dark(t, 0.62), width=1.2) + path(cap, SHINE, fade=0.4)
    body += path("M10.6 21H21.4L23.4 36Q16 38 8.6 36Z", light(t, 0.87), stroke=dark(t, 0.5), width=1)
    return body + path(seat_outline(seat, 16, 29.4, 5), t)


def timepiece(seat: int, r: float, *, automa: bool = False) -> str:
    """Draw a Timepiece about (0, 0)."""
    t, d = SEATS[seat].colour, oval(0, 0, r)
    side = path(d, dark(t, 0.45), stroke=dark(t, 0.62), width=0.3)
    body = shadow(d, 1.2, 0.45) + "".join(group(side, 0.15 * at, 0.55 * at) for at in (4, 3, 2, 1))
    body += path(d, t, stroke=dark(t, 0.58), width=0.45) + path(d, SHINE, fade=0.42)
    body += path(oval(0, 0, r * 0.72), light(t, 0.88), stroke=dark(t, 0.45), width=0.35)
    low = 0.12 * r if SEATS[seat].shape == "triangle" else 0.05 * r
    body += path(seat_outline(seat, 0, low, r * 0.44), t, stroke=PAPER, width=0.2)
    return body + (automa_mark(-r * 0.76, r * 0.62, r * 0.4) if automa else "")
