"""Wooden Goods: the outline shows the merchant, sign and colour the Faction, brass and height the size."""

from __future__ import annotations

from typing import NamedTuple

from tabletop.art.material import shadow
from tabletop.art.palette import dark
from tabletop.art.svg import SHINE, group, path
from tabletop.art.type import Ink
from tabletop.engine.state import frozen
from tabletop.games.merchants_cove.art.badges import glyph
from tabletop.games.merchants_cove.art.face import Face
from tabletop.games.merchants_cove.art.palette import TONE, mark

ROOM = (17.4, 20.8)
"""Size of a Good's place on a shelf; small Goods are smaller than it."""
_GHOST = 0.72
"""Opacity of a Good that is only proposed for a place."""


class Shape(NamedTuple):
    """The outline of a Good about (0, 0), what is drawn over it, and the position and scale of its sign."""

    outline: str
    over: str
    x: float
    y: float
    scale: float


@frozen
class Good(Face):
    """A Good of a colour and size; each merchant has its own shape."""

    size = ROOM

    colour: int
    large: bool

    def shape(self, tone: str) -> Shape:
        """Return the shape of the Good; `tone` is its colour."""
        raise NotImplementedError

    def paint(self, _ink: Ink, _w: float, _h: float) -> str:
        """Draw the Good in the middle of its place."""
        return group(self.body(), ROOM[0] / 2, ROOM[1] / 2)

    def ghost(self, x: float, y: float, h: float) -> str:
        """Draw the Good about (x, y), translucent, since its place is only proposed."""
        return group(self.body(), x, y, h / ROOM[1], opacity=_GHOST)

    def body(self) -> str:
        """Draw the Good about (0, 0)."""
        tone = TONE[self.colour]
        d, over, x, y, scale = self.shape(tone)
        side = path(d, dark(tone, 0.45), stroke=dark(tone, 0.62), width=0.35)
        body = shadow(d, 1.0, 0.4) + "".join(group(side, 0.22 * at, 0.45 * at) for at in (3, 2, 1))
        body += path(d, tone, stroke=dark(tone, 0.6), width=0.45) + path(d, SHINE, fade=0.38) + over
        return body + group(glyph(self.colour, mark(self.colour), tone), x, y, scale)
