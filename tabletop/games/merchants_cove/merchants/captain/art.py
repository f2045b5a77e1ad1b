"""Drawings of the Captain: ships, the chart and its sites, the compass, shells and chests."""

from __future__ import annotations

from tabletop.art.face import painted
from tabletop.art.material import shadow
from tabletop.art.palette import SEATS, dark
from tabletop.art.signs import seat_outline
from tabletop.art.svg import EDGE, SHINE, box, group, num, oval, path
from tabletop.art.type import Ink
from tabletop.engine.state import frozen
from tabletop.engine.table import Spot
from tabletop.engine.text import Text, translate
from tabletop.games.merchants_cove.art.badges import ware
from tabletop.games.merchants_cove.art.face import Face
from tabletop.games.merchants_cove.art.goods import ROOM, Good, Shape
from tabletop.games.merchants_cove.art.palette import (
    ANY,
    BRASS,
    GOOD,
    INK,
    PARCH_PALE,
    PLANK,
    PLANK_DEEP,
    QUIET,
    SHADE,
)
from tabletop.games.merchants_cove.art.shapes import arrow, contact, polar
from tabletop.games.merchants_cove.art.signs import corruption

TINT = "#D3E2E6"
CHART = Spot(0, 0, 148, 146)
_BANDS = ((74.0, 36.0), (39.0, 35.0), (0.4, 38.6))
"""Top and height of each zone; the first is the Shallows, next to the Harbour."""
QUAY = Spot(0, 110, 148, 36)
COMPASS = Spot(157, 12, 64, 64, round=True)
SPINS = Spot(156, 84, 66, 46)
SQUALL_NOTE = Spot(155, 130, 67, 15.4)
_SHIP = (20.0, 21.4)
_SITE = 27.0
_SQUALL = 0
"""The value of a compass sector that shows a Squall."""
_SWIRL = "M-4.6 1C-5.4 -3.4 -1 -6 2.4 -4C5.4 -2.2 4.6 2 1.6 2.4C-0.8 2.8 -2 0.6 -0.8 -0.8"
_ISLAND = "M-12.6 2C-14 -7 -6 -13.4 2 -12.6C10 -12.6 15 -5 13.4 3C12 10.6 3 13 -3 12.2C-9 11.6 -12.4 8 -13 2Z"


def site_at(zone: int, place: int, count: int) -> Spot:
    """Return the place of a site in a zone; `place` of `count`."""
    x = 33.4 + (CHART.w - 34.4) * (place + 0.5) / count
    return Spot(
        x - _SITE / 2, _BANDS[zone][0] + (19.5 if zone == 2 else 17.5) - _SITE / 2, _SITE, _SITE, round=True
    )


def moored(ship: int) -> Spot:
    """Return a ship's place in the Harbour."""
    return Spot(54 + 26 * ship - _SHIP[0] / 2, 137.6 - 20.4, *_SHIP)


def anchored(site: Spot) -> Spot:
    """Return a ship's place at a site."""
    w, h = _SHIP[0] * 0.86, _SHIP[1] * 0.86
    return Spot(site.x + site.w / 2 + 8.6 - w / 2, site.y + site.h / 2 + 13.2 - h, w, h)


@frozen
class Ware(Good):
    """A scallop shell, or a treasure chest with brass bands."""

    def shape(self, tone: str) -> Shape:
        """Return a shell for a small Good, a chest for a large one."""
        if not self.large:
            d = (
                "M-2.2 6.8L-2.6 4.6C-5.4 2.6 -6.6 -0.4 -6 -3.4C-4.8 -3.6 -4 -4.6 -3.8 -5.6"
                "C-2.6 -5.4 -1.6 -5.8 -0.8 -6.8H0.8"
                "C1.6 -5.8 2.6 -5.4 3.8 -5.6C4 -4.6 4.8 -3.6 6 -3.4C6.6 -0.4 5.4 2.6 2.6 4.6L2.2 6.8Z"
            )
            ribs = "M-1.2 4.8L-4.6 -3M1.2 4.8L4.6 -3M-2.6 4.6C-1 5.2 1 5.2 2.6 4.6"
            return Shape(d, path(ribs, stroke=dark(tone, 0.45), width=0.5, line_fade=0.8), 0, -0.6, 0.36)
        d = (
            "M-8 -2C-8 -6.6 -5.8 -8.8 -3 -8.8H3C5.8 -8.8 8 -6.6 8 -2V8C8 8.8 7.6 9.2 6.8 9.2H-6.8"
            "C-7.6 9.2 -8 8.8 -8 8Z"
        )
        deep = dark(tone, 0.6)
        over = path("M-8 -2H8", stroke=deep, width=0.6) + path("M-5.2 -8V9M5.2 -8V9", stroke=BRASS, width=1.3)
        return Shape(
            d, over + path(box(-1.6, -3.6, 3.2, 3.2, 0.6), BRASS, stroke=deep, width=0.4), 0, 3.6, 0.4
        )


@frozen
class Ship(Face):
    """A small ship with the seat's shape on its sail."""

    size = _SHIP

    seat: int

    def paint(self, _ink: Ink, _w: float, _h: float) -> str:
        return group(ship(self.seat), _SHIP[0] / 2, 20.4)


def ship(seat: int) -> str:
    """Draw a ship whose keel is at (0, 0)."""
    t = SEATS[seat].colour
    hull = "M-9 -5.4H9C8.4 -1.6 6.4 0 4 0H-4.6C-7 0 -8.6 -2 -9 -5.4Z"
    sail = (
        "M-7.6 -7.4C-5.6 -11 -5.8 -15 -6.8 -18.4C-2.6 -19.6 2.6 -19.6 6.8 -18.4"
        "C5.8 -15 5.6 -11 7.6 -7.4C3 -9 -3 -9 -7.6 -7.4Z"
    )
    body = contact(1, -0.6, 8.6, 2, 0.5) + path("M0 -5V-20", stroke="#5B3A1C", width=1.2)
    body += path(sail, "#FBF3E0", stroke=INK, width=0.6)
    body += path(seat_outline(seat, 0, -13.6, 3.6), t, stroke=dark(t, 0.4), width=0.3)
    body += group(path(hull, dark(t, 0.4)), 0.5, 0.6) + path(hull, t, stroke=dark(t, 0.62), width=0.6)
    return body + path(hull, SHINE, fade=0.4)


@frozen
class Chart(Face):
    """The chart without its sites: zones by name and steps, the Harbour below them."""

    zones: tuple[Text, ...]
    harbour: Text

    def paint(self, ink: Ink, w: float, h: float) -> str:
        """Draw the zones from the Deep at the top to the Harbour's planks."""
        body = path(box(0, 0, w, h, 4), "#8FC3CC", stroke="#2F6F7C", width=0.6)
        body += path(box(0.4, 74, w - 0.8, 36), "#7FBAC6") + path(box(0.4, 39, w - 0.8, 35), "#5B9FB0")
        body += path(f"M0.4 4Q0.4 0.4 4 0.4H{w - 4}Q{w - 0.4} 0.4 {w - 0.4} 4V39H0.4Z", "#3C7F96")
        for shore in (39, 74, 110):
            body += path(
                f"M0.6 {shore}" + "q4.58 -2.6 9.16 0t9.16 0" * 8, stroke="#DDF1EF", width=0.8, line_fade=0.9
            )
        for zone, name in enumerate(self.zones):
            y = _BANDS[zone][0] + (5.6 if zone == 2 else 2)
            body += path(oval(10.4, y + 12, 6.2), "#1E4E5B", stroke="#DDF1EF", width=0.5)
            body += ink.display(10.4, y + 15.2, str(zone + 1), 8.6, "#FFFFFF")
            body += ink.sans(3.4, y + 29, ink.words(name), 6.9, "#FFFFFF", weight=600, most=36)
        return body + self._quay(ink, w, h)

    def _quay(self, ink: Ink, w: float, h: float) -> str:
        d = f"M0.4 110H{w - 0.4}V{h - 4}Q{w - 0.4} {h - 0.4} {w - 4} {h - 0.4}H4Q0.4 {h - 0.4} 0.4 {h - 4}Z"
        seams = "".join(f"M{num(12 + 13.6 * at)} 110v35.6" for at in range(10))
        body = (
            path(d, PLANK)
            + path(seams, stroke=PLANK_DEEP, width=0.5)
            + path(f"M0.6 110H{w - 0.6}", stroke=INK, width=0.6)
        )
        body += ink.display(4, 121.6, ink.words(self.harbour), 8, "#FFF1CF", anchor="start", most=38)
        berths = "".join(oval(54 + 26 * at, 137, 10, 3.4) for at in range(4))
        return body + path(berths, "#8A6138", stroke="#6B4A2C", width=0.5)


@frozen
class Site(Face):
    """An island and its Good; `colour`: ANY for the Wreck. If `emptied`, only a ring until the next day."""

    size = (_SITE, _SITE)

    colour: int
    large: bool
    emptied: bool

    def paint(self, ink: Ink, _w: float, _h: float) -> str:
        """Draw the site about its middle."""
        body = path(_ISLAND, "#EBD9AC", stroke="#A98B55", width=0.5) + path(
            _ISLAND, stroke="#FFFFFF", width=0.5, line_fade=0.5
        )
        if self.emptied:
            body += path(oval(0, 0, 6), stroke="#A98B55", width=0.6, dash="1.8,1.4")
        elif self.colour == ANY:
            wreck = path("M-9 2L-6 7H6L10 0L4 3L2 -1L-2 3L-5 0Z", "#7E5836", stroke=INK, width=0.6)
            wreck += path("M-2 2L-4 -9M3 0L6 -7", stroke="#5B3A1C", width=1.3)
            body += group(wreck, -1, 1) + corruption(8, -5.4, 9.6) + ware(ANY, -5, -3.6, 8.6, large=True)
        else:
            good = painted(Ware(self.colour, self.large), ink, *ROOM)
            body += group(good, -ROOM[0] * 0.4, -ROOM[1] * 0.4, 0.8)
        return group(body, _SITE / 2, _SITE / 2)


@frozen
class Compass(Face):
    """The compass without its needle. `sectors`: clockwise from the top; SQUALL for a Squall."""

    sectors: tuple[int, ...]

    def paint(self, ink: Ink, w: float, _h: float) -> str:
        """Draw equal sectors in a wooden ring."""
        r = w / 2
        d, q, step = oval(r, r, r), r - 3.4, 360 / len(self.sectors)
        body = shadow(d, 1.4, 0.45) + path(d, "#8A6138", stroke=INK, width=0.8)
        body += path(oval(r, r, r - 0.4), stroke=EDGE, width=0.8)
        for at, shown in enumerate(self.sectors):
            (ax, ay), (bx, by) = (polar(r, r, q, step * (at + side)) for side in (-0.5, 0.5))
            slice_ = f"M{num(r)} {num(r)}L{num(ax)} {num(ay)}A{num(q)} {num(q)} 0 0 1 {num(bx)} {num(by)}Z"
            tone = ("#5A4A70", "#F1E3C2", "#CFE3DD", "#F3C873")[min(shown, 3)]
            body += path(slice_, tone, stroke=INK, width=0.4)
            x, y = polar(r, r, r * 0.66, step * at)
            if shown == _SQUALL:
                body += group(squall("#E9DDF2"), x, y)
            else:
                body += ink.display(x, y + 3.4, str(shown), 9.6, INK)
        return body


def squall(tone: str) -> str:
    """Draw the swirl of a Squall about (0, 0)."""
    return path(_SWIRL + "M-5.4 4.4C-2 6.6 3 6.4 5.6 3.6", stroke=tone, width=1.4)


@frozen
class Needle(Face):
    """The compass needle, pointing up."""

    def paint(self, _ink: Ink, w: float, h: float) -> str:
        """Draw the needle in the middle of its place."""
        body = group(path("M0 -21L3.4 0L0 6L-3.4 0Z", SHADE, fade=0.35), 0.8, 1.4)
        body += path("M0 -21L3.4 0H-3.4Z", "#B3362B", stroke=INK, width=0.6)
        body += path("M-3.4 0L0 8L3.4 0Z", "#F6EEDC", stroke=INK, width=0.6)
        return group(
            body + path(oval(0, 0, 3.2), "#E0B34A", stroke=INK, width=0.6), w / 2, h / 2, min(w, h) / 66
        )


@frozen
class Dial(Face):
    """The compass as a small picture: its ring and its needle."""

    def paint(self, ink: Ink, w: float, h: float) -> str:
        r = min(w, h) / 2
        body = path(oval(w / 2, h / 2, r - 0.6), "#8A6138", stroke=INK, width=0.6)
        body += path(oval(w / 2, h / 2, r - 3), "#F1E3C2", stroke=INK, width=0.4)
        return body + group(painted(Needle(), ink, 66, 66), w / 2 - 33 * r / 30, h / 2 - 33 * r / 30, r / 30)


@frozen
class Spins(Face):
    """The spins of this turn, the sum of their steps, and the steps left."""

    shown: tuple[int, ...]
    steps: int
    left: int

    def paint(self, ink: Ink, w: float, _h: float) -> str:
        """Draw two windows, the sum, and the steps left."""
        body = ink.sans(0, 6, ink.words(translate("merchants_cove", "Spins")), 7.2, INK, weight=600)
        for at in range(2):
            known = at < len(self.shown)
            d = box(at * 24, 10, 21, 19, 3)
            body += path(
                d,
                PARCH_PALE if known else "#BDD3D8",
                stroke="#2F6F7C",
                width=0.6,
                dash="" if known else "2,1.6",
            )
            if known and self.shown[at] == _SQUALL:
                body += group(squall("#5A4A70"), at * 24 + 10.5, 19.5)
            else:
                number, tone = (str(self.shown[at]), INK) if known else ("?", "#5B8A94")
                body += ink.display(at * 24 + 10.5, 23.6, number, 11, tone)
        if self.steps:
            body += ink.display(49.6, 23.4, "=", 9, INK) + ink.display(59.6, 24, str(self.steps), 13, GOOD)
            left = translate("merchants_cove", "{left} of {all} steps left").fill(
                left=self.left, all=self.steps
            )
            body += ink.sans(0, 41, ink.words(left), 7.2, GOOD, weight=600, most=w)
        return body


@frozen
class SquallNote(Face):
    """The cost of a Squall in signs: a Corruption card, or a ship that goes home empty."""

    seat: int

    def paint(self, ink: Ink, w: float, h: float) -> str:
        """Draw a pale strip with both costs."""
        body = path(box(0, 0, w, h, 3), PARCH_PALE, stroke="#2F6F7C", width=0.5) + group(
            squall("#5A4A70"), 9, h / 2 + 0.4
        )
        body += ink.display(18, h * 0.7, ":", 8, INK) + corruption(27, h / 2, 11)
        words = ink.words(translate("merchants_cove", "or", "a Corruption card, or a ship that goes home"))
        body += ink.sans(39, h * 0.66, words, 7, INK, weight=600, anchor="middle", most=16)
        return body + group(ship(self.seat), 52, h * 0.88, 0.56) + arrow(59, h / 2, 64.6, h / 2, INK, 1.2, 3)


@frozen
class Signs(Face):
    """The fleet in signs."""

    seat: int
    ships: tuple[tuple[int, bool, bool], ...]
    """For each ship the colour and size of its site's Good, and True if it is still there.

    The colour is -1 for a ship at home, ANY at the Wreck.
    """

    def paint(self, ink: Ink, _w: float, _h: float) -> str:
        """Draw each ship and its site's Good."""
        body, home = "", ink.words(translate("merchants_cove", "home", "a ship in the Harbour"))
        for at, (colour, large, there) in enumerate(self.ships):
            x = at * 40
            body += group(ship(self.seat), x + 9, 22, 0.92)
            if colour < 0:
                body += ink.sans(x + 19.4, 17, home, 7.0, QUIET, weight=500, most=20)
            else:
                body += arrow(x + 19, 13, x + 23, 13, INK, 1, 2.4) + ware(
                    colour, x + 31, 13, 12, large=large, faded=not there
                )
        return body
