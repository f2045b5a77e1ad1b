"""The Clock: twelve hours, Customer icons at half hours, the two Clock Hands, and the Market token."""

from __future__ import annotations

from tabletop.art.material import shadow
from tabletop.art.palette import dark
from tabletop.art.svg import EDGE, box, group, line, oval, path
from tabletop.art.type import Ink
from tabletop.engine.state import frozen
from tabletop.engine.text import translate
from tabletop.games.merchants_cove.art.face import Face
from tabletop.games.merchants_cove.art.palette import (
    CLOCKFACE,
    GILT,
    INK,
    LINEN,
    PARCH_PALE,
    PLANK_DEEP,
    TONE,
    WARRIOR,
)
from tabletop.games.merchants_cove.art.shapes import dent, glow, polar
from tabletop.games.merchants_cove.art.signs import coin, corruption, head

RADIUS = 57.5
PADS = 35.0
"""Distance of the Timepieces' places from the middle."""
_HOURS = 12
TOKEN = (14.0, 13.0)
"""Size of the Market token."""


def pad(hour: int) -> tuple[float, float]:
    """Return the place of an hour, relative to the Clock's upper left corner."""
    return polar(RADIUS, RADIUS, PADS, 30 * (hour % _HOURS))


@frozen
class Clock(Face):
    """The Clock. `icons`, `double`, `hands`: the hours after which they are.

    `crossed`: the hour after which an icon is being crossed now; 0 if none.
    """

    day: int
    icons: tuple[int, ...]
    double: tuple[int, ...]
    hands: tuple[int, ...]
    crossed: int = 0

    def paint(self, ink: Ink, w: float, _h: float) -> str:
        """Draw the Clock without the Timepieces."""
        body = _case() + _dial(ink) + "".join(_hand(15 + 30 * hour) for hour in self.hands) + self._hub(ink)
        for hour in self.icons:
            turn = 15.0 + 30 * hour
            x, y = polar(RADIUS, RADIUS, RADIUS - 5.4, turn)
            if hour in self.hands:
                aside = 11.4 if turn < 180 else -11.4
                body += corruption(*polar(RADIUS, RADIUS, RADIUS - 4.8, turn + aside), 10.5)
            if hour == self.crossed:
                body += glow(*polar(RADIUS, RADIUS, RADIUS - 9.2, turn), 12, 1.0)
            body += icon(x, y, double=hour in self.double, lit=hour == self.crossed)
        return group(body, scale=w / (2 * RADIUS))

    def _hub(self, ink: Ink) -> str:
        c = RADIUS
        body = path(oval(c, c, 14), "#3A2E4F", stroke=GILT, width=1.1) + path(
            oval(c, c, 11.9), stroke=GILT, width=0.4
        )
        word = ink.words(translate("merchants_cove", "Day", "on the hub of the Clock, above its number"))
        body += ink.sans(c, c - 3.8, word, 7.0, "#E8D9B8", anchor="middle", weight=600, most=20)
        return body + ink.display(c, c + 7.4, str(self.day), 11.5, "#FFF3D6")


def _case() -> str:
    c, r = RADIUS, RADIUS
    d = oval(c, c, r)
    body = shadow(d, 2.2, 0.5) + group(path(d, dark(PLANK_DEEP, 0.5)), 0.6, 1.4)
    body += path(d, PLANK_DEEP, stroke=INK, width=0.8) + path(oval(c, c, r - 0.6), stroke=EDGE, width=1)
    ticks = "".join(line(polar(c, c, r - 1.6, a), polar(c, c, r - 4, a)) for a in range(0, 360, 6))
    return body + path(ticks, stroke="#E9CF9C", width=0.45, line_fade=0.55)


def _dial(ink: Ink) -> str:
    c, r = RADIUS, RADIUS
    body = path(oval(c, c, r - 11.5), CLOCKFACE, stroke=INK, width=0.7) + path(
        oval(c, c, r - 10.2), stroke=GILT, width=1.1
    )
    for hour in range(1, _HOURS + 1):
        body += dent(*pad(hour), 7.9, "#DCC79C", "#A58B5A")
    body += path(oval(c, c, 27.2), stroke="#C8AE78", width=0.45)
    for hour in range(1, _HOURS + 1):
        x, y = polar(c, c, 21.8, 30 * hour)
        body += ink.display(x, y + 2.9, str(hour), 8.2, INK)
    return body


def _hand(turn: float) -> str:
    """Draw a Clock Hand; it reaches the icon that can be avoided for Corruption."""
    body = path("M-1.5 -13L-0.9 -41H0.9L1.5 -13Z", "#2E2440", stroke=INK, width=0.3)
    eye = "M0 -26.6C3.4 -29.6 3.4 -33 0 -36C-3.4 -33 -3.4 -29.6 0 -26.6Z"
    body += path(eye, "#F3E7CC", stroke="#2E2440", width=1.1) + path("M0 -45.6L3.2 -39.6H-3.2Z", "#2E2440")
    return group(body, RADIUS, RADIUS, turn=turn)


def icon(cx: float, cy: float, *, double: bool = False, lit: bool = False) -> str:
    """Draw a Customer icon: a Timepiece that crosses it loads one Adventurer, or two if `double`."""
    r = 7.4 if double else 6.4
    d, ground, edge = oval(0, 0, r), "#FFF1CF" if lit else PARCH_PALE, "#B5651D" if lit else INK
    body = shadow(d, 0.9 if double else 0.8, 0.4)
    if double:
        body += group(path(d, "#8E7A60"), 0.3, 0.7) + path(d, ground, stroke=edge, width=1.2 if lit else 0.7)
        body += path(oval(0, 0, r - 1.3), stroke="#C9913A", width=0.6)
        body += head(-2.5, 0.4, 7.2, "#7B4F86") + head(2.7, 0.4, 7.2, "#4B3A66")
    else:
        body += path(d, ground, stroke=edge, width=1.1 if lit else 0.6) + head(0, 0, 8, "#5B4B74")
    return group(body, cx, cy)


@frozen
class MarketToken(Face):
    """The Market token: a stall with its awning."""

    size = TOKEN

    def paint(self, _ink: Ink, _w: float, _h: float) -> str:
        d = box(-7, -6.4, 14, 13, 2)
        body = (
            shadow(d, 1.0, 0.4)
            + group(path(d, "#8E7A60"), 0.4, 0.8)
            + path(d, PARCH_PALE, stroke=INK, width=0.5)
        )
        for at in range(4):
            stripe = f"M{-6 + 3 * at} -5.2h3v4.2c0 1.8 -3 1.8 -3 0z"
            body += path(stripe, LINEN if at % 2 else TONE[WARRIOR], stroke=INK, width=0.35)
        body += path("M-5 1V5.4M5 1V5.4", stroke=INK, width=0.8) + coin(0, 3, 2.6)
        return group(body, 7, 6.4)


@frozen
class TokenPlace(Face):
    """The place of the Market token before it is used."""

    def paint(self, _ink: Ink, w: float, h: float) -> str:
        """Draw a dashed frame."""
        return path(box(0, 0, w, h, 3), "#D8C7A3", stroke="#A58B5A", width=0.5, dash="2,1.6")


@frozen
class Way(Face):
    """A dotted line from one hour to another, counted on beyond 12: the way of a Timepiece."""

    start: int
    end: int

    def paint(self, _ink: Ink, w: float, _h: float) -> str:
        """Draw the line between the places of the hours and the rim."""
        steps = (
            polar(RADIUS, RADIUS, 44.4, 30 * (self.start + at / 6))
            for at in range(1, 6 * (self.end - self.start))
        )
        dots = "".join(oval(x, y, 1.15) for x, y in steps)
        return group(path(dots, "#FFFFFF", stroke="#2E7D5B", width=0.7), scale=w / (2 * RADIUS))
