"""Piers: their signs, and the present price of a Good of each colour."""

from __future__ import annotations

from tabletop.art.svg import box, line, num, path
from tabletop.art.type import Ink
from tabletop.engine.state import frozen
from tabletop.engine.text import Text
from tabletop.games.merchants_cove.art.badges import badge, ware
from tabletop.games.merchants_cove.art.face import Face
from tabletop.games.merchants_cove.art.goods import Good
from tabletop.games.merchants_cove.art.palette import (
    ANY,
    CUSTOMERS,
    FAINT,
    INK,
    MASK,
    PARCH_PALE,
    PLANK,
    PLANK_DEEP,
    PLANK_LIGHT,
)
from tabletop.games.merchants_cove.art.shapes import drop
from tabletop.games.merchants_cove.art.signs import corruption

_LARGE = 4
"""Difference between a large Good's number and its colour, as in the rules."""


@frozen
class Pier(Face):
    """A Pier.

    Attributes:
        name: Its name.
        small, large: The prices of Goods of the four colours; () for a size that it does not take.
        masked: True if selling there costs Corruption.
        fresh: Goods whose price a move would change.
        due: Goods whose sale here is proposed.
    """

    name: Text
    small: tuple[int, ...] = ()
    large: tuple[int, ...] = ()
    masked: bool = False
    fresh: tuple[int, ...] = ()
    due: tuple[Good, ...] = ()

    def paint(self, ink: Ink, w: float, h: float) -> str:
        """Draw planks on posts, the sign, and the table of prices."""
        return _planks(w, h) + self._sign(ink, w) + self._prices(ink, w)

    def _sign(self, ink: Ink, w: float) -> str:
        d = box(2.4, 2.2, w - 4.8, 12.4, 2)
        body = drop(d, 0.35) + path(d, MASK if self.masked else "#5A3D22", stroke=INK, width=0.5)
        return body + ink.display(w / 2, 11.1, ink.words(self.name), 7.6, "#FFE9BF", most=w - 6)

    def _prices(self, ink: Ink, w: float) -> str:
        table = box(2.8, 16.8, w - 5.6, 46.4, 2)
        body = drop(table) + path(table, PARCH_PALE, stroke=INK, width=0.45)
        both = bool(self.small and self.large)
        first, step = (30.6, 9.1) if both else (23.2, 11.1)
        if both:
            body += ware(ANY, w - 33.5, 22.1, 8, large=False) + ware(ANY, w - 13, 22.1, 7.4, large=True)
        if self.masked:
            body += corruption(11, 22.1, 8)
        columns = [
            (w - 33.5 if both else w - 12, self.small, False),
            (w - 13 if both else w - 12, self.large, True),
        ]
        for colour in CUSTOMERS:
            y = first + colour * step
            if colour or both:
                body += path(line((5, y - step / 2), (w - 5, y - step / 2)), stroke="#CDB88C", width=0.4)
            wanted = False
            for x, prices, large in columns:
                if prices:
                    wanted = wanted or bool(prices[colour])
                    body += self._price(
                        ink, x, y, prices[colour], fresh=colour + _LARGE * large in self.fresh
                    )
                    body += self._due(x - 9.5, y, colour, large=large)
            if both:
                body += badge(colour, 11, y, 4.1, faded=not wanted)
            else:
                body += ware(colour, 12, y, 9, large=bool(self.large), faded=not wanted)
        return body

    def _due(self, x: float, y: float, colour: int, *, large: bool) -> str:
        """Draw the proposed Goods in front of their price, one behind the other."""
        goods = [good for good in self.due if (good.colour, good.large) == (colour, large)]
        return "".join(good.ghost(x - 2.2 * n, y, 9.2) for n, good in reversed(list(enumerate(goods))))

    def _price(self, ink: Ink, x: float, y: float, price: int, *, fresh: bool) -> str:
        if not price:
            return path(line((x - 2.4, y), (x + 2.4, y)), stroke=FAINT, width=0.9)
        body = ""
        if fresh:
            ring = box(x - 8.6, y - 4.5, 17.2, 9, 3)
            body = path(ring, "#3FA076", fade=0.34) + path(ring, stroke="#2E7D5B", width=0.9)
        return body + ink.display(x, y + 3.1, str(price), 8.7, "#0E3B28" if fresh else INK, most=17)


def _planks(w: float, h: float) -> str:
    body = path(box(2, 6, w, h - 4.4), "#123640", fade=0.35)
    posts = "".join(box(x - 2.4, 10, 4.8, h - 8, 1) for x in (3, w - 3))
    body += path(posts, "#5B3F26", stroke=INK, width=0.5)
    body += path(box(0, 0, w, h - 4, 1.2), PLANK, stroke=INK, width=0.6)
    seams = "".join(f"M0.4 {num(at * 7.6)}h{num(w - 0.8)}" for at in range(1, 9))
    return (
        body
        + path(seams, stroke=PLANK_DEEP, width=0.6)
        + path(line((0.8, 0.8), (0.8, h - 5)), stroke=PLANK_LIGHT, width=0.8)
    )
