"""The seat's own board and its parts: tracker, powers, Crabs, Lighthouses, logos, money."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.art.face import Face
from tabletop.art.material import board, coin, coin_pile, tray
from tabletop.art.palette import CREAM, INK, LEGAL, QUIET, REFUSED, SEATS, TEXT, TRAY, dark, mix
from tabletop.art.signs import seat_mark
from tabletop.art.svg import box, group, line, oval, path
from tabletop.art.type import DISPLAY, Ink, width
from tabletop.engine.state import frozen
from tabletop.engine.text import Text, translate
from tabletop.games.public_market import components
from tabletop.games.public_market.art.beach import printed_crab, shrimp, wooden_crab
from tabletop.games.public_market.art.boards import scrap_sign
from tabletop.games.public_market.art.chest import cooler
from tabletop.games.public_market.art.fish import fish, fish_colour
from tabletop.games.public_market.art.logos import logo
from tabletop.games.public_market.art.wooden import fish_token, gear_token

_PANEL = "#EFE3CA"


@frozen
class Player(Face):
    """The large board, 190 x 278; chest, tracker, powers, Crabs and logos are separate pieces on it.

    `rose`: True if it has a place for the Compass Rose. `whose`: the other seat that owns it, or None.
    """

    size = (190.0, 278.0)
    seat: int
    rose: bool = False
    whose: Text | None = None

    def paint(self, ink: Ink, w: float, h: float) -> str:
        title = ink.words(self.whose or translate("public_market", "Your board"))
        body = seat_strip(w, h, self.seat) + group(own_mark(self.seat, 4.6), 13, 9.6)
        body += ink.display(21, 13.2, title, 10, anchor="start", weight=600, most=70)
        body += path(box(7, 19, 116, 116, 5), dark(_PANEL, 0.12), fade=0.5)
        body += _held() + tray(121, 177, 65, 26) + _neutral(102, 9.8)
        if self.rose:
            return body + tray(6, 209, 59, 62)
        return body + tray(7, 207, 94, 66)


def _neutral(x: float, y: float) -> str:
    """PM-8.1: draw the neutral icon, the place of the Shrimp cube before it is on a power."""
    return path(oval(x, y, 6.4), "#F9E3E0", stroke=INK, width=0.35, line_fade=0.5) + shrimp(x + 0.3, y, 9.6)


def seat_strip(w: float, h: float, seat: int) -> str:
    """Draw the ground of a seat's things: a board with a strip of the seat's colour."""
    return board(w, h, 6, _PANEL, height=1.6, thick=0.8) + path(
        box(1.4, 6, 2.8, h - 12, 1.4), SEATS[seat].colour
    )


def own_mark(seat: int, r: float) -> str:
    """Draw a seat's mark about (0, 0)."""
    return seat_mark(seat, 0, 0, r, stroke=dark(SEATS[seat].colour, 0.5), width=0.4)


def _held() -> str:
    """Draw the place of held Scraps."""
    d = box(7, 140, 27, 32, 3)
    return path(d, TRAY, fade=0.8) + path(d, stroke=INK, width=0.4, line_fade=0.6, dash="1.6,1.4")


@frozen
class Tracker(Face):
    """The Catch Tracker, 59 x 116: a scale and tokens for each kind; green rings show tokens after a move."""

    size = (59.0, 116.0)
    caught: tuple[int, ...]
    gears: tuple[int, ...]
    future: tuple[int, ...] | None = None

    def paint(self, ink: Ink, w: float, h: float) -> str:
        body = tray(0, 0, w, h, 4, "#DFD0AE")
        step = 11.0
        for kind in range(4):
            x, most = 1.4 + kind * 14.1, components.TRACKERS.maxima[kind]
            tone = fish_colour(kind)
            top = 114 - step * (most + 1)
            scale = box(x + 0.4, top, 13.3, step * (most + 1), 2)
            body += path(scale, mix(CREAM, tone, 0.22), stroke=tone, width=0.5)
            middle = x + 7.05
            for value in range(most + 1):
                y = 114 - step * value - 5.5
                body += ink.display(middle, y + 2.6, str(value), 7.2, mix(QUIET, tone, 0.3), weight=600)
                if value:
                    body += path(
                        line((x + 2, y + 5.5), (x + 12.1, y + 5.5)), stroke=tone, width=0.35, line_fade=0.5
                    )
            body += fish(kind, middle, top - 6.4, 13, ink.px)
        return body + "".join(
            _tokens(ink, kind, self.caught[kind], self.gears[kind], self.future) for kind in range(4)
        )


def _tokens(ink: Ink, kind: int, caught: int, gear: int, future: Sequence[int] | None) -> str:
    """Draw the two tokens of a scale; on the same value they are side by side."""
    x = 8.45 + kind * 14.1

    def height(value: int) -> float:
        return 114 - 11.0 * value - 5.5

    body = ""
    if future is not None and future[kind] != caught:
        y = height(future[kind])
        ring = path(oval(x, y, 5.6), LEGAL, fade=0.3) + path(oval(x, y, 5.6), stroke=LEGAL, width=0.9)
        body += ring + ink.display(x, y + 2.9, str(future[kind]), 8, "#174A34")
    if gear and gear == caught:
        body += group(gear_token(ink, 6.4, None), x, height(gear))
        return body + group(fish_token(ink, 4.4, caught), x, height(caught))
    if gear:
        body += group(gear_token(ink, 6.2, gear), x, height(gear))
    return body + group(fish_token(ink, 5.4, caught), x, height(caught))


_WORDS: dict[str, Text] = {
    "cooler": translate("public_market", "Cooler", "on the own board; few letters"),
    "scrap": translate("public_market", "Any Scrap", "on the own board; few letters"),
    "anywhere": translate("public_market", "Anywhere", "on the own board; few letters"),
    "money": translate("public_market", "Take ${n}", "on the own board; few letters"),
}


@frozen
class Power(Face):
    """A shrimp power, 35.6 x 32: sign, name, the red square and the green one."""

    size = (35.6, 32.0)
    which: str

    def paint(self, ink: Ink, w: float, h: float) -> str:
        words = ink.words(_WORDS[self.which].fill(n=components.MARKET_BOARD.pay.shrimp))
        body = tray(0, 0, w, h, 3, CREAM)
        signs = {
            "cooler": lambda: cooler(3, 3.4, 17),
            "scrap": lambda: scrap_sign(ink, 0, 8.4, 9.4, 8.8) + scrap_sign(ink, 3, 15.2, 14.2, 8.8),
            "anywhere": lambda: _hook(ink),
            "money": lambda: group(coin(ink, 5, 7.4), 11.4, 12),
        }
        body += signs[self.which]()
        body += ink.sans(17.8, 29.2, words, 7, TEXT, anchor="middle", weight=500, most=34)
        body += path(box(23.6, 2.8, 9, 9, 1.2), "#E9B9AE", stroke=REFUSED, width=0.6)
        return body + path(box(23.6, 12.8, 9, 9, 1.2), "#BFD9B9", stroke=LEGAL, width=0.6)


def _hook(ink: Ink) -> str:
    line_ = path("M9 3v8.6c0 5 -6 5 -6 1l1.6 -1.6", stroke=INK, width=1.1)
    ring = path(oval(9, 3.4, 1.3), stroke=INK, width=0.7)
    return line_ + ring + fish(1, 14.8, 15, 12, ink.px, turn=-20)


@frozen
class Crabs(Face):
    """The five places of Crab Meeples, each with the points for this number of Crabs, 110 x 26."""

    size = (110.0, 26.0)
    count: int

    def paint(self, ink: Ink, w: float, h: float) -> str:
        body = tray(0, 0, w, h, 3)
        for at, value in enumerate(components.MARKET_BOARD.points.crabs[1:]):
            x = 11.5 + at * 21.8
            body += path(oval(x, 10, 8.6), CREAM, stroke=INK, width=0.45, line_fade=0.75)
            body += ink.display(x, 24.2, str(value), 7.2, QUIET, weight=600)
            body += (
                wooden_crab(x, 10, 15.4) if at < self.count else printed_crab(x, 10.4, 11.4, "#8A7548", 0.9)
            )
        return body


_COIN_R = {1: 6.6, 5: 7.6, 10: 8.2}
"""Radius of each coin in a purse, by value."""
_READABLE = 0.95
"""Scale down to which coins have figures; the sum beside smaller ones is large enough to read."""


@frozen
class Money(Face):
    """Piles of coins and their sum, right-aligned; without room for all, the large coins only.

    It fills the given size.
    """

    heard = "coin"
    dollars: int

    def paint(self, ink: Ink, w: float, h: float) -> str:
        size = min(h * 0.62, 11.0)
        text = f"${self.dollars}"
        body = ink.display(w - 1, h / 2 + size * 0.35, text, size, anchor="end")
        room = w - 4 - width(text, size, family=DISPLAY, weight=700)
        scale = min(h / 17, 1.0)
        piles = [(1, self.dollars % 5), (5, self.dollars % 10 // 5), (10, self.dollars // 10)]
        piles = [(value, count) for value, count in piles if count]
        while sum(2 * _COIN_R[value] * scale + 1 for value, _ in piles) > room + 1:
            del piles[0]
        for value, count in piles:
            r = _COIN_R[value] * scale
            readable = scale > _READABLE
            pile = coin_pile(ink.scaled(scale), value, min(count, 6), _COIN_R[value], figure=readable)
            body += group(pile, room - r, h / 2 + (min(count - 1, 5) * 0.55 - 0.4) * scale, scale)
            room -= 2 * r + 1
        return body


@frozen
class Logos(Face):
    """The Cannery Logos of a seat, in two columns, and the points of its sets; it fills the given size."""

    counts: tuple[int, ...]
    points: int

    def paint(self, ink: Ink, w: float, h: float) -> str:
        body = tray(0, 0, w, h)
        foot = 17.0
        rows = (h - foot - 3) / 2
        r = min(rows / 2 - 1.2, w / 7.6, 8.0)
        for at, count in enumerate(self.counts):
            gap = max(w / 2 - 3 * r - 4, 0) / 2
            x, y = w / 2 * (at % 2) + gap + r + 1.8, 2 + rows * (at // 2 + 0.5)
            tone = TEXT if count else QUIET
            coin_ = logo(at, x, y, r)
            body += coin_ if count else group(coin_, opacity=0.45)
            body += ink.display(x + r + 4.2, y + r * 0.46, str(count), min(10.5, r * 1.4), tone)
        top = h - foot + 0.6
        body += path(line((4, top), (w - 4, top)), stroke=INK, width=0.35, line_fade=0.5, dash="1.2,1.2")
        value = f"{self.points} {ink.words(translate('public_market', 'VP', 'victory points, short'))}"
        if w < 60:
            return body + ink.display(w / 2, h - 5, value, 9, most=w - 6)
        sets = ink.words(translate("public_market", "Sets", "of Cannery Logos"))
        body += ink.sans(5, h - 5.4, sets, 7, QUIET, weight=500, most=w * 0.45)
        return body + ink.display(w - 5, h - 5, value, 9, anchor="end", most=w * 0.5)
