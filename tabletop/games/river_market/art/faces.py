"""Every face of River Market: what is shown, as data that paints itself.

Cards and fixed tiles are numbers as in `state`, resources their letters in `goods.KINDS`.
"""

from __future__ import annotations

from tabletop.art.face import Cloth, Face
from tabletop.art.type import Ink
from tabletop.engine.state import frozen
from tabletop.games.river_market.art import cards, palette
from tabletop.games.river_market.art.boards import (
    Emblem,
    Hand,
    Helpers,
    Here,
    Mat,
    Piles,
    RivalBoard,
    Strip,
)
from tabletop.games.river_market.art.cards import Back, NoCard
from tabletop.games.river_market.art.goods import KINDS, Good
from tabletop.games.river_market.art.parts import part
from tabletop.games.river_market.art.river import EndSpot, Raft, River, Way
from tabletop.games.river_market.art.wooden import Ghost, House, Pawn

__all__ = [
    "GOODS",
    "TABLE_CLOTH",
    "Back",
    "Card",
    "Compact",
    "Emblem",
    "EndSpot",
    "Ghost",
    "Good",
    "Half",
    "Hand",
    "Helpers",
    "Here",
    "House",
    "Mat",
    "Mini",
    "NoCard",
    "Pawn",
    "Piles",
    "Raft",
    "RivalBoard",
    "River",
    "Small",
    "Strip",
    "Thumb",
    "Way",
]
TABLE_CLOTH = Cloth(palette.CLOTH_COLOUR)
GOODS = tuple(map(Good, KINDS))
"""The faces of resources, by kind; the last is a Zoom token."""


@frozen
class Card(Face):
    """A whole card or fixed tile."""

    size = cards.CARD
    number: int

    def paint(self, ink: Ink, _w: float, _h: float) -> str:
        return cards.face(ink, part(self.number))


@frozen
class Compact(Face):
    """A Booth on a long river."""

    size = cards.COMPACT
    number: int

    def paint(self, ink: Ink, _w: float, _h: float) -> str:
        return cards.compact(ink, part(self.number))


@frozen
class Mini(Face):
    """A card in piles and in the collection."""

    size = cards.MINI
    number: int

    def paint(self, ink: Ink, _w: float, _h: float) -> str:
        return cards.mini(ink, part(self.number))


@frozen
class Half(Face):
    """A Helper in a row of several."""

    size = cards.HALF
    number: int

    def paint(self, ink: Ink, _w: float, _h: float) -> str:
        return cards.half(ink, part(self.number))


@frozen
class Small(Face):
    """A Helper among many."""

    size = cards.SMALL_SIZE
    number: int

    def paint(self, ink: Ink, _w: float, _h: float) -> str:
        return cards.small(ink, part(self.number))


@frozen
class Thumb(Face):
    """The picture of a card or fixed tile, in a list of moves."""

    size = cards.THUMB
    number: int

    def paint(self, _ink: Ink, _w: float, _h: float) -> str:
        return cards.thumb(part(self.number))
