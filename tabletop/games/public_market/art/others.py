"""The boards of the other seats as rows, and the Solo Angler's panel."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.art.face import Assembled, Face, Part, text_part
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
class Summary(Assembled):
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

    def ground(self) -> Face:
        return _SummaryGround(self.seat, self.name)

    def parts(self, _ink: Ink, w: float, h: float) -> Iterator[Part]:
        side = _side(w, h)
        yield Part(Mini(*self.chest), w - side - 4, (h - side) / 2, side, side)
        right, first = w - side - 7, h * 0.2
        if h < _LOW:
            yield text_part(_NAMED + 14, h * 0.29 + 3, f"${self.dollars}", _NAME + 0.8, TEXT, anchor="start")
        elif h < _MIDDLE:
            yield text_part(right - 2, first + 3, f"${self.dollars}", _NAME + 0.8, TEXT, anchor="end")
        else:
            money = Money(self.dollars)
            yield Part(money, right - _PURSE, first - min(h * 0.18, 6.5), _PURSE, min(h * 0.36, 13))
        yield from self._catch(*_catch_row(w, h))
        yield from self._signs(*_sign_row(w, h))

    def _catch(self, left: float, right: float, y: float, size: float) -> Iterator[Part]:
        """Yield the numbers and the gears of the four kinds."""
        for kind, (x, pitch, long) in enumerate(_kinds(left, right)):
            count = str(self.caught[kind])
            yield text_part(x + long + 1, y + size * 0.33, count, size * 0.94, TEXT, anchor="start")
            if self.gears[kind]:
                at = x + long + min(11.8, pitch * 0.45)
                yield Part(_Gears(self.gears[kind], min(4.9, pitch * 0.175)), at - 5, y - 5, 10, 10)

    def _signs(self, left: float, right: float, y: float, size: float) -> Iterator[Part]:
        """Yield the signs of stock and logos with their numbers, evenly spaced."""
        counts = (*self.stock, *self.logos)
        for at, count in enumerate(counts):
            x = left + (right - left) / len(counts) * at + 5
            yield Part(_StockSign(at, self.seat, faint=not count), x - 7, y - 7, 14, 14)
            colour = TEXT if count else QUIET
            yield text_part(x + 6.4, y + size * 0.35, str(count), size, colour, anchor="start")


_LOW, _MIDDLE, _PURSE = 34, 36, 44.0
"""Heights below which there are two rows, and below which coins are too small for figures; their width."""
_Row = tuple[float, float, float, float]
"""The left and right end of a row, its middle, and the size of its numbers."""


def _side(w: float, h: float) -> float:
    """Return the side of the chest."""
    return min(h - 6, 30.0 if w > 170 else 26.0)


def _catch_row(w: float, h: float) -> _Row:
    right = w - _side(w, h) - 7
    return (_NAMED + 33, right, h * 0.29, min(9.4, h * 0.42)) if h < _LOW else (7, right, h * 0.51, 9.0)


def _sign_row(w: float, h: float) -> _Row:
    right = w - _side(w, h) - 7
    return (6, right, h * 0.74, min(9.4, h * 0.42)) if h < _LOW else (4, right, h * 0.81, 8.6)


def _kinds(left: float, right: float) -> Iterator[tuple[float, float, float]]:
    """Yield for each kind of fish its left edge, the width of its place, and its length."""
    pitch = (right - left) / 4
    yield from ((left + pitch * kind, pitch, min(11.0, pitch * 0.34)) for kind in range(4))


@frozen
class _SummaryGround(Face):
    """Another seat's row without what changes."""

    seat: int
    name: str

    def paint(self, ink: Ink, w: float, h: float) -> str:
        left, right, middle, _ = _catch_row(w, h)
        body = seat_strip(w, h, self.seat)
        title = ink.words(Text("", self.name) if self.name else phrases.player(self.seat))
        if h < _LOW:
            y = h * 0.29
            body += group(own_mark(self.seat, 3.8), 9, y)
            body += ink.display(14.4, y + 2.6, title, _NAME, anchor="start", weight=600, most=_NAMED - 3)
        else:
            y, most = h * 0.2, right - _PURSE - 19
            body += group(own_mark(self.seat, 4.2), 10, y)
            body += ink.display(16, y + 3, title, _NAME + 1, anchor="start", weight=600, most=most)
        return body + "".join(
            fish(kind, x + long / 2, middle, long, ink.px)
            for kind, (x, _, long) in enumerate(_kinds(left, right))
        )


@frozen
class _StockSign(Face):
    """A sign, 14 x 14: Crabs, Lighthouses, cards, then the logos; `faint` if the seat has none."""

    number: int
    seat: int
    faint: bool

    def paint(self, ink: Ink, w: float, h: float) -> str:
        x, y = w / 2, h / 2
        if self.number == 0:
            drawn = wooden_crab(x - 0.4, y, 9)
        elif self.number == 1:
            drawn = group(Lighthouse(self.seat).paint(ink, *Lighthouse.size), x - 2.7, y - 6, 0.5)
        elif self.number == 2:
            drawn = mini_card(x - 0.8, y - 0.4, "red", 8.4) + mini_card(x + 0.9, y + 0.4, "blue", 8.4)
        else:
            drawn = logo(self.number - 3, x, y, 4.6)
        return group(drawn, opacity=0.4) if self.faint else drawn


@frozen
class _Gears(Face):
    """The number of gears of a kind on a gear of this radius, 10 x 10."""

    count: int
    r: float

    def paint(self, ink: Ink, w: float, h: float) -> str:
        number = ink.display(w / 2, h / 2 + 2.6, str(self.count), _SMALLEST, LINEN)
        return gear(w / 2, h / 2, self.r, GEAR) + number


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
