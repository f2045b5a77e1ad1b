"""Wooden and other standing pieces: Meeples, Lighthouses, the Boat, cubes, and tokens with numbers."""

from __future__ import annotations

from tabletop.art.face import Face
from tabletop.art.material import disc, shadow, wood
from tabletop.art.palette import INK, LINEN, SEATS, dark, light
from tabletop.art.signs import automa_mark, gear, gear_outline, seat_mark
from tabletop.art.svg import SHINE, box, group, oval, path
from tabletop.art.type import Ink
from tabletop.engine.state import frozen
from tabletop.games.public_market.art.beach import mirrored

BOAT = (66.0, 36.3)
GEAR = "#7B569A"
GEAR_PALE, _GEAR_INK = "#F3ECF7", "#3E2752"

_FIGURE = (
    (0, -17.4),
    (1.7, -17.4, 3.1, -15.9, 3.3, -12.6),
    (5.2, -12.2, 6.7, -11.3, 6.7, -10.5),
    (6.7, -9.7, 5, -9.5, 3.2, -9.7),
    (3, -8.9, 2.6, -8.2, 2.1, -7.8),
    (4.9, -7.2, 6.5, -5.4, 7.3, -2.4),
    (7.8, -0.4, 7.5, 0.8, 6.3, 1),
    (5.7, 1.1, 5.3, 0.8, 4.9, 0.2),
    (5.3, 2.2, 6, 4.4, 6.6, 5.9),
    (6.9, 6.7, 6.5, 7, 5.8, 7),
    (4.2, 7, 2.5, 7, 0.9, 7),
    (0.6, 6.2, 0.3, 5.4, 0, 4.6),
)
"""The right half of a fisher in sou'wester and coat, with its feet at y = 7."""

_TOWER = (
    "M-3.6 -19.5C-3.2 -22.2 -1.4 -23.4 0 -23.8C1.4 -23.4 3.2 -22.2 3.6 -19.5V-15.4H4.7V-13.2H3.5"
    "L5.6 0H-5.6L-3.5 -13.2H-4.7V-15.4H-3.6Z"
)


@frozen
class Meeple(Face):
    """A Meeple, 15 x 24, its feet at the bottom in the middle; `automa`: True to add a cog."""

    size = (15.0, 24.0)
    seat: int
    automa: bool = False

    def paint(self, _ink: Ink, _w: float, _h: float) -> str:
        tone = SEATS[self.seat].colour
        figure = wood(mirrored(_FIGURE), tone, 1.8)
        badge = path(oval(0, -2.6, 3.3), LINEN, stroke=dark(tone, 0.5), width=0.3)
        badge += seat_mark(self.seat, 0, -2.6, 2.15)
        folds = "M-3.3 -12.5C-1.6 -11.9 1.6 -11.9 3.3 -12.5M0 1.9V4.4"
        coat = path(folds, stroke=dark(tone, 0.45), width=0.5)
        hem = path("M-5.9 5.3C-3 6 3 6 5.9 5.3", stroke=light(tone, 0.35), width=0.5, line_fade=0.7)
        mark = automa_mark(5.4, 5.0, 2.7) if self.automa else ""
        return group(figure + badge + coat + hem + mark, 7.5, 16.2, 0.92)


@frozen
class Lighthouse(Face):
    """A Lighthouse, 11 x 24, its foot at the bottom in the middle; `automa`: True to add a cog."""

    size = (11.0, 24.0)
    seat: int
    automa: bool = False

    def paint(self, _ink: Ink, _w: float, _h: float) -> str:
        tone = SEATS[self.seat].colour
        tower = wood(_TOWER, tone, 1.6, height=1.4)
        band = path("M-2.98 -10L2.98 -10L3.68 -5.6L-3.68 -5.6Z", LINEN, fade=0.95) + seat_mark(
            self.seat, 0, -7.75, 1.75
        )
        lamp = path(box(-2.2, -19.2, 4.4, 3.6, 0.5), "#FFE9A8", stroke=dark(tone, 0.5), width=0.3)
        lamp += path("M0 -19.2v3.6", stroke=dark(tone, 0.5), width=0.3)
        door = path("M-1 0V-2.2C-1 -3.4 1 -3.4 1 -2.2V0Z", dark(tone, 0.5))
        mark = automa_mark(3.9, -1.6, 2.2) if self.automa else ""
        return group(tower + band + lamp + door + mark, 5.5, 22.6, 0.94)


_HULL = "M-31 3C-30 10 -26 15 -21 15H20C27 15 31 8 33 -2C26 1 20 3 12 3Z"


@frozen
class Boat(Face):
    """The Boat, drawn by `boat`."""

    size = BOAT

    def paint(self, _ink: Ink, _w: float, _h: float) -> str:
        return boat()


def boat() -> str:
    """Draw the Boat, 66 x 36.3: red hull with a cream strake, cabin, mast, crate and net on deck."""
    red, cream = "#C6553A", "#F2E6CC"
    rig = path("M6 4V-20.5", stroke="#5B4028", width=1.6) + path(
        "M6 -20L24 -1M6 -20L-9 -8", stroke="#5B4028", width=0.5
    )
    flag = path("M6.8 -20.5L15.5 -17.6L6.8 -14.8Z", "#EBC65A", stroke=INK, width=0.4)
    cabin = "M-17 3V-7H-1V3Z"
    house = group(path(cabin, dark(cream, 0.4)), 0.8, 0) + path(cabin, cream, stroke=INK, width=0.45)
    house += path("M-19 -7H1L-0.2 -9.8H-17.6Z", "#2D6E8E", stroke=INK, width=0.45)
    house += "".join(path(box(x, -5, 4.4, 4, 0.6), "#9CC7CC", stroke=INK, width=0.35) for x in (-14.6, -7.4))
    house += path(box(-14, -13.6, 3.2, 4, 0.4), "#3A332D", stroke=INK, width=0.3)
    side = path(_HULL, dark(red, 0.45), stroke=dark(red, 0.6), width=0.3)
    hull = "".join(group(side, 0.2 * at, 0.4 * at) for at in range(4, 0, -1)) + path(
        _HULL, red, stroke=INK, width=0.5
    )
    hull += path(
        "M-31 3C-30.6 5 -30 6.6 -29.2 8H24C28 6 31 2 33 -2C26 1 20 3 12 3Z", cream, stroke=INK, width=0.4
    )
    hull += path(_HULL, stroke=SHINE, width=0.6)
    hull += path("M-26 12.4C-10 13 10 13 24 11.6", stroke=dark(red, 0.3), width=0.5)
    ports = "".join(path(oval(x, 5.4, 1.1), "#2D6E8E", stroke=INK, width=0.3) for x in (-20, -12, -4))
    load = path(box(12.5, -3.2, 6.6, 5.6, 0.4), "#B98B5E", stroke=INK, width=0.4) + path(
        "M12.5 -0.4h6.6", stroke=INK, width=0.3
    )
    load += path("M20 1.8C20 -2 25.5 -2.6 26 0.2Z", "#7FB0A8", stroke=INK, width=0.35)
    return group(shadow(_HULL, 1.5, 0.4) + rig + flag + house + hull + ports + load, 32, 21.2)


@frozen
class Cube(Face):
    """The Shrimp cube, 8 x 10: top and front."""

    size = (8.0, 10.0)

    def paint(self, _ink: Ink, _w: float, _h: float) -> str:
        tone = "#F0958A"
        whole = box(0.6, 0.8, 6.8, 8.2, 0.9)
        front = path(whole, dark(tone, 0.3), stroke=dark(tone, 0.65), width=0.45)
        top = path(box(0.6, 0.8, 6.8, 5.2, 0.9), light(tone, 0.12), stroke=dark(tone, 0.6), width=0.35)
        rim = path(box(1.1, 1.3, 5.8, 4.2, 0.6), stroke=SHINE, width=0.7)
        return shadow(whole, 1.3, 0.5) + front + top + rim


def gear_token(ink: Ink, r: float, number: int | None) -> str:
    """Draw a Gear token about (0, 0)."""
    cog = shadow(oval(0, 0, r * 0.9), 1.0, 0.4) + group(gear(0, 0, r, dark("#6B4A86", 0.45)), 0.3, 0.9)
    cog += gear(0, 0, r, GEAR, stroke=dark("#6B4A86", 0.5), width=0.35)
    cog += path(gear_outline(0, 0, r - 0.4), stroke=SHINE, width=0.5) + path(oval(0, 0, r * 0.62), "#EFE6F4")
    size = max(r * 1.05, 7.0)
    return cog if number is None else cog + ink.display(0, size * 0.35, str(number), size, _GEAR_INK)


def fish_token(ink: Ink, r: float, number: int | None) -> str:
    """Draw a Fish token about (0, 0)."""
    return disc(ink, r, "#FFFFFF", number, "#2B2622")
