"""Shallow Waters: the Compass Rose and the Bonus Board."""

from __future__ import annotations

import math

from tabletop.art.face import Face
from tabletop.art.material import board, cardboard
from tabletop.art.palette import BOARD, BRASS, CREAM, INK, LINEN, QUIET, mix
from tabletop.art.signs import awning, octagon, seat_mark
from tabletop.art.svg import box, group, line, oval, path, polygon
from tabletop.art.type import Ink
from tabletop.engine.state import frozen
from tabletop.engine.text import translate
from tabletop.games.public_market import components
from tabletop.games.public_market.art.beach import ice_block, printed_crab, shell, shrimp
from tabletop.games.public_market.art.cards import fish_gear, mini_card
from tabletop.games.public_market.art.fish import fish
from tabletop.games.public_market.art.logos import logo
from tabletop.games.public_market.component_schema import KINDS, LOGOS, Bonus

_SAND, _SEA = "#E9D9B0", "#9CC3C4"


_POWER_TONES = {"ice": "#7FB4CC", "shrimp": "#E9A49B", "crab": "#E2A06F", "market": "#D9B65C"}


@frozen
class Token(Face):
    """A Power token, 23 x 23: ice, shrimp, crab or market; with the mark of its seat if it has one."""

    size = (23.0, 23.0)
    which: str
    seat: int = -1

    def paint(self, ink: Ink, _w: float, _h: float) -> str:
        signs = {
            "ice": lambda: ice_block(-5.6, -5.6, 11.2),
            "shrimp": lambda: shrimp(0.4, 0, 11.6, "#D9605E"),
            "crab": lambda: printed_crab(0, 0.6, 13.2, "#C8492A"),
            "market": lambda: _stall(ink),
        }
        r = 11.0
        body = cardboard(octagon(r), octagon(r * 0.84), _POWER_TONES[self.which], octagon(r - 0.3))
        body += signs[self.which]()
        if self.seat >= 0:
            at = r * 0.4
            body += path(oval(at, at, r * 0.62), LINEN, stroke=INK, width=0.4)
            body += seat_mark(self.seat, at, at, r * 0.42)
        return group(body, 11.5, 11.5)


def _stall(ink: Ink) -> str:
    """Draw a market stall with what it pays, or with a coin where the figure would be too small to read."""
    pay, size = f"+${components.MARKET_BOARD.pay.token}", 4.8
    counter = path(box(-4.8, -0.6, 9.6, 5.4, 0.4), LINEN, stroke=INK, width=0.4)
    stall = counter + awning(-6, -5.4, 12, 4.6, "#C8492A", 5)
    if size < ink.legible_size:
        return stall + path(oval(0, 2.2, 2.1), BRASS, stroke=INK, width=0.4)
    return stall + ink.display(0, 4.3, pay, size, INK)


def rose_point(place: int) -> tuple[float, float]:
    """Return the middle of a point of the rose in 70 x 62: from Start (0), below left, clockwise to End."""
    points = len(components.ROSE) + 2
    angle = math.radians(202.5 + 360 * place / points)
    return 35 + 26.4 * math.sin(angle), 31 - 23.4 * math.cos(angle)


@frozen
class Rose(Face):
    """The Compass Rose, 70 x 62: a path of shells from Start to End."""

    size = (70.0, 62.0)

    def paint(self, _ink: Ink, w: float, h: float) -> str:
        body = board(w, h, 4, _SAND)
        body += path(oval(35, 31, 26.4, 23.4), stroke=INK, width=0.5, line_fade=0.4, dash="1.6,1.4")
        body += _needle()
        last = len(components.ROSE) + 1
        for at in range(last + 1):
            x, y = rose_point(at)
            body += path(oval(x, y, 6.6), CREAM if 0 < at < last else "#F3D9A0", stroke=INK, width=0.4)
            if 0 < at < last:
                body += shell(components.ROSE[at - 1], x, y, 4.8)
        return body + _start(*rose_point(0)) + _finish(*rose_point(last))


def _needle() -> str:
    """Draw the star in the middle."""
    long, short = 15.0, 8.5
    body = ""
    for at in range(8):
        reach = long if at % 2 == 0 else short
        for side, tone in ((-1, LINEN), (1, "#2D6E8E")):
            a, b = math.pi * at / 4, math.pi * at / 4 + side * math.pi / 8
            tip = (reach * math.sin(a), -reach * math.cos(a))
            waist = (4.2 * math.sin(b), -4.2 * math.cos(b))
            body += path(polygon(((0, 0), tip, waist)), tone, stroke=INK, width=0.3)
    return group(body, 35, 31)


def _start(x: float, y: float) -> str:
    return group(
        path("M-4.2 -1.3H0.6V-3.6L4.6 0L0.6 3.6V1.3H-4.2Z", "#2D6E8E", stroke=INK, width=0.35),
        x,
        y,
        turn=-139,
    )


def _finish(x: float, y: float) -> str:
    flag = path("M-2.4 4V-4", stroke=INK, width=0.9) + path(
        "M-2.4 -4H4L2.4 -1.9L4 0.2H-2.4Z", "#C4455A", stroke=INK, width=0.4
    )
    return group(flag, x, y)


@frozen
class BonusBoard(Face):
    """The Bonus Board, 140 x 62: four rows of five spaces, each with its yield."""

    size = (140.0, 62.0)

    def paint(self, ink: Ink, w: float, h: float) -> str:
        body = board(w, h, 4, BOARD)
        for row in range(4):
            y = 3 + 14.4 * row
            tone = ("#7B569A", "#3A4A6B", "#2C6A9A", "#B98B5E")[row]
            body += path(box(2.4, y - 0.4, 135.2, 13.8, 2), mix(BOARD, tone, 0.16))
            body += group(_head(ink, row), 10.4, y + 6.5)
            for at in range(5):
                x = 19 + 24 * at
                body += path(
                    box(x, y, 22.6, 13, 1.8), mix(CREAM, tone, 0.05), stroke=INK, width=0.35, line_fade=0.55
                )
                body += group(_pays(ink, components.BONUS[row * 5 + at]), x, y)
        return body


def _head(ink: Ink, row: int) -> str:
    """Draw the sign of the things that a row pays for."""
    if row == 0:
        return fish_gear(ink, 0, 0, 0, 5.4)
    if row == 1:
        return logo(0, -2, -1, 4) + logo(2, 2, 1.4, 4)
    if row == 2:
        return mini_card(-1.4, -0.4, "red", 10) + mini_card(1.4, 0.4, "blue", 10)
    return path(oval(0, 0, 5), "#E0B34A", stroke=INK, width=0.4) + ink.display(0, 2.6, "$", 7.2)


def _pays(ink: Ink, space: Bonus) -> str:
    """Draw a space: VP at the left, the thing it pays for beside it; the right is left free for a token."""
    x = 11.2
    if space.pays == "points":
        words = ink.words(translate("public_market", "VP", "victory points, short"))
        return ink.display(3.8, 9.4, str(space.vp), 7.6) + ink.sans(
            x, 9.2, words, 7, QUIET, anchor="middle", weight=600, most=9
        )
    number = ink.display(3.4, 9.4, str(space.vp), 7.6)
    slash = path(line((6, 10.2), (7.2, 2.8)), stroke=QUIET, width=0.45)
    if space.pays == "gears":
        sign = fish_gear(ink, KINDS.index(space.kind or "sardine"), x, 6.5, 4.2)
    elif space.pays == "logos":
        sign = logo(LOGOS.index(space.logo or "boat"), x, 6.5, 4.0)
    elif space.pays == "card_fish":
        sign = path(box(x - 3.8, 1.6, 7.6, 9.8, 1), "#2C6A9A", stroke=INK, width=0.35)
        sign += path(box(x - 3.2, 3.8, 6.4, 7, 0.6), CREAM) + fish(
            KINDS.index(space.kind or "sardine"), x, 7.2, 7, ink.px * 0.8
        )
    elif space.pays == "money":
        sign = ink.display(x + 0.6, 9.4, f"${space.each}", 7)
    elif space.pays == "crabs":
        sign = printed_crab(x, 6.7, 8.6)
    elif space.pays == "cards":
        sign = mini_card(x - 0.9, 6.1, "red", 8) + mini_card(x + 0.9, 6.9, "blue", 8)
    else:
        sign = _tower(x)
    return number + slash + sign


def _tower(x: float) -> str:
    tower = path("M-2.6 -3.4V-5H2.6V-3.4L3.6 5.4H-3.6Z", QUIET, stroke=INK, width=0.35)
    band = path("M-2.95 -0.6H2.95L3.2 2H-3.2Z", LINEN)
    return group(tower + band + path("M-2 -5.4L0 -7.2L2 -5.4Z", QUIET, stroke=INK, width=0.35), x, 6.9, 0.88)
