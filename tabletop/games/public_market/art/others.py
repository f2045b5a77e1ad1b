"""The boards of the other seats as rows, and the Solo Angler's panel."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tabletop.art.face import Face
from tabletop.art.material import tray
from tabletop.art.palette import CREAM, INK, LINEN, QUIET, REFUSED, TEXT
from tabletop.art.signs import automa_mark, gear
from tabletop.art.svg import box, group, line, path
from tabletop.art.type import Ink
from tabletop.engine.state import frozen
from tabletop.engine.text import Text, translate
from tabletop.games.public_market import components, phrases
from tabletop.games.public_market.art.beach import wooden_crab
from tabletop.games.public_market.art.cards import mini_card
from tabletop.games.public_market.art.chest import Mini
from tabletop.games.public_market.art.fish import fish
from tabletop.games.public_market.art.logos import logo
from tabletop.games.public_market.art.own import Money, own_mark, seat_strip
from tabletop.games.public_market.art.wooden import GEAR, Lighthouse, fish_token, gear_token

_SMALLEST = 7.4
"""Smallest size of numbers in a row: 11 pixels in the window at its initial size."""
_NAME, _NAMED = 7.4, 36.0
"""Size of a seat's name in a low row, and the width that it has there."""


@frozen
class Summary(Face):
    """Another seat in one row: name, money, tracker, Crabs, Lighthouses, cards, logos and its chest.

    It fills the given size. `stock`: Crabs, Lighthouses in hand, Today's Catch cards. `chest`: its number
    (-1 if none) and its covered cells. `name`: as typed, "" for the default.
    """

    seat: int
    dollars: int
    caught: tuple[int, ...]
    gears: tuple[int, ...]
    stock: tuple[int, int, int]
    logos: tuple[int, ...]
    chest: tuple[int, int]
    name: str = ""

    def paint(self, ink: Ink, w: float, h: float) -> str:
        side = min(h - 6, 30.0 if w > 170 else 26.0)
        right = w - side - 7
        little = Mini(*self.chest).paint(ink, *Mini.size)
        body = seat_strip(w, h, self.seat)
        body += group(little, w - side - 4, (h - side) / 2, side / Mini.size[0])
        title = ink.words(Text("", self.name) if self.name else phrases.player(self.seat))
        signs = _stock_signs(ink, self.seat, self.stock) + [
            (lambda x, y, at=at: logo(at, x, y, 4.6), n) for at, n in enumerate(self.logos)
        ]
        if h < 34:  # coins would leave too little room for the number
            above, below = h * 0.29, h * 0.74
            body += group(own_mark(self.seat, 3.8), 9, above)
            body += ink.display(14.4, above + 2.6, title, _NAME, anchor="start", weight=600, most=_NAMED - 3)
            body += ink.display(_NAMED + 14, above + 3, f"${self.dollars}", _NAME + 0.8, anchor="start")
            body += _catch(ink, _NAMED + 33, right, above, min(9.4, h * 0.42), self.caught, self.gears)
            return body + _row(ink, signs, 6, right, below, min(9.4, h * 0.42))
        first, second, third = (h * row for row in (0.2, 0.51, 0.81))
        purse = 44.0
        body += group(own_mark(self.seat, 4.2), 10, first)
        body += ink.display(
            16, first + 3, title, _NAME + 1, anchor="start", weight=600, most=right - purse - 19
        )
        if h < 36:  # coins would be too small for the figures on them
            body += ink.display(right - 2, first + 3, f"${self.dollars}", _NAME + 0.8, anchor="end")
        else:
            coins = Money(self.dollars).paint(ink, purse, min(h * 0.36, 13))
            body += group(coins, right - purse, first - min(h * 0.18, 6.5))
        body += _catch(ink, 7, right, second, 9.0, self.caught, self.gears)
        return body + _row(ink, signs, 4, right, third, 8.6)


Sign = tuple[Callable[[float, float], str], int]
"""A function that draws a sign at a place, and the number beside it."""


def _stock_signs(ink: Ink, seat: int, stock: tuple[int, int, int]) -> list[Sign]:
    """Return the signs for Crabs, Lighthouses in hand and cards of a seat."""
    tower = Lighthouse(seat).paint(ink, *Lighthouse.size)

    def cards(x: float, y: float) -> str:
        return mini_card(x - 0.8, y - 0.4, "red", 8.4) + mini_card(x + 0.9, y + 0.4, "blue", 8.4)

    crabs, lighthouses, won = stock
    return [
        (lambda x, y: wooden_crab(x - 0.4, y, 9), crabs),
        (lambda x, y: group(tower, x - 2.7, y - 6, 0.5), lighthouses),
        (cards, won),
    ]


def _row(ink: Ink, signs: Sequence[Sign], left: float, right: float, y: float, size: float) -> str:
    """Draw signs with their numbers, evenly spaced; those with number 0 are dimmed."""
    pitch, body = (right - left) / len(signs), ""
    for at, (sign, count) in enumerate(signs):
        x = left + pitch * at + 5
        drawn = sign(x, y)
        body += drawn if count else group(drawn, opacity=0.4)
        body += ink.display(
            x + 6.4, y + size * 0.35, str(count), size, TEXT if count else QUIET, anchor="start"
        )
    return body


def _catch(
    ink: Ink, left: float, right: float, y: float, size: float, caught: Sequence[int], gears: Sequence[int]
) -> str:
    """Draw fish and gears of the four kinds in a line."""
    pitch, body = (right - left) / 4, ""
    for kind in range(4):
        x = left + pitch * kind
        long = min(11.0, pitch * 0.34)
        body += fish(kind, x + long / 2, y, long, ink.px)
        body += ink.display(x + long + 1, y + size * 0.33, str(caught[kind]), size * 0.94, anchor="start")
        if gears[kind]:
            at = x + long + min(11.8, pitch * 0.45)
            body += gear(at, y, min(4.9, pitch * 0.175), GEAR)
            body += ink.display(at, y + 2.6, str(gears[kind]), _SMALLEST, LINEN)
    return body


@frozen
class Angler(Face):
    """The Angler's panel, 190 x 92; card, money, track and stock are separate pieces on it."""

    size = (190.0, 92.0)
    seat: int

    def paint(self, ink: Ink, w: float, h: float) -> str:
        title = ink.words(translate("public_market", "The Angler"))
        body = (
            seat_strip(w, h, self.seat)
            + group(own_mark(self.seat, 4.6), 71, 13)
            + automa_mark(74.4, 16.2, 2.6)
        )
        return (
            body
            + ink.display(80, 17, title, 10.5, anchor="start", weight=600, most=50)
            + tray(6.4, 5, 54.2, 82)
        )


@frozen
class AnglerTracker(Face):
    """The Angler's track, 124 x 20: its tokens, and a line before the value from which it sells."""

    size = (124.0, 20.0)
    caught: int
    gear: int
    threshold: int
    """The value from which the Angler sells; -1 for none."""

    def paint(self, ink: Ink, w: float, h: float) -> str:
        caught, cogs, threshold = self.caught, self.gear, self.threshold
        most = components.TRACKERS.angler.fish
        cell = (w - 2.4) / (most + 1)
        pays = most + 1 - len(components.MARKET_BOARD.pay.angler)
        body = tray(0, 0, w, h, 3, "#DFD0AE")
        for value in range(most + 1):
            ground = CREAM if value < pays else "#F3DFA6"
            x = 1.2 + value * cell
            body += path(box(x + 0.5, 1.6, cell - 1, h - 3.2, 1.2), ground)
            body += ink.display(x + cell / 2, h / 2 + 2.6, str(value), 7.2, QUIET, weight=600)
        if threshold >= 0:
            x = 1.2 + threshold * cell
            body += path(line((x, -0.4), (x, h + 0.4)), stroke=REFUSED, width=0.9)
            body += path(f"M{x - 2} -1.6h4l-2 2.6z", REFUSED)
        if cogs and cogs == caught:
            body += group(gear_token(ink, 6.8, None), 1.2 + (cogs + 0.5) * cell, h / 2)
            return body + group(fish_token(ink, 4.8, caught), 1.2 + (caught + 0.5) * cell, h / 2)
        if cogs:
            body += group(gear_token(ink, 6.6, cogs), 1.2 + (cogs + 0.5) * cell, h / 2)
        return body + group(fish_token(ink, 5.8, caught), 1.2 + (caught + 0.5) * cell, h / 2)


@frozen
class AnglerStock(Face):
    """The Angler's possessions, 124 x 36: Lighthouses in hand, Crabs, logos."""

    size = (124.0, 36.0)
    seat: int
    crabs: int
    lighthouses: int
    logos: tuple[int, ...]

    def paint(self, ink: Ink, _w: float, _h: float) -> str:
        body = ""
        pitch = min(10.4, 44.0 / max(self.lighthouses, 1))
        for at in range(self.lighthouses):
            body += group(Lighthouse(self.seat).paint(ink, *Lighthouse.size), 1 + pitch * at, 9, 0.86)
        for at in range(self.crabs):
            row, column = divmod(at, 3)
            body += wooden_crab(51 + 11.6 * column + (5.8 if row else 0), 9.5 + 14 * row, 11.4)
        for at, count in enumerate(self.logos):
            x, y = 89 + (at % 2) * 19.4, 9.6 + (at // 2) * 16.6
            coin = logo(at, x, y, 5.8)
            body += coin if count else group(coin, opacity=0.45)
            body += ink.display(x + 9.8, y + 3, str(count), 8.6, TEXT if count else QUIET)
        return body + path(line((82, 2), (82, 34)), stroke=INK, width=0.35, line_fade=0.4, dash="1.2,1.2")
