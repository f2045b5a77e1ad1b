"""Small pictures for moves that have no piece of their own."""

from __future__ import annotations

from tabletop.art.svg import group
from tabletop.art.type import Ink
from tabletop.engine.state import frozen
from tabletop.games.merchants_cove.art import plan
from tabletop.games.merchants_cove.art.badges import badge
from tabletop.games.merchants_cove.art.boats import hull
from tabletop.games.merchants_cove.art.cards import Suit
from tabletop.games.merchants_cove.art.emblems import emblem
from tabletop.games.merchants_cove.art.face import Face
from tabletop.games.merchants_cove.art.people import figure
from tabletop.games.merchants_cove.art.signs import coin


@frozen
class Boat(Face):
    """A boat with its people, by their colours."""

    people: tuple[int, ...]

    def paint(self, _ink: Ink, w: float, h: float) -> str:
        """Draw the boat in the middle."""
        crowd = "".join(figure(one, plan.SEATS[at], 3, 17.2) for at, one in enumerate(self.people))
        return group(crowd + hull(), w / 2, h * 0.56, w / 62)


@frozen
class Person(Face):
    """The picture of a Townsfolk card."""

    picture: str
    suit: Suit

    def paint(self, _ink: Ink, w: float, h: float) -> str:
        """Draw the picture on its disc."""
        return emblem(self.picture, self.suit.value, w / 2, h / 2, min(w, h) * 0.46)


@frozen
class Sponsored(Face):
    """Gold from a Hall."""

    hall: int

    def paint(self, _ink: Ink, w: float, h: float) -> str:
        """Draw a coin and the Hall's badge."""
        return coin(w * 0.34, h * 0.6, w * 0.27) + badge(self.hall, w * 0.7, h * 0.38, w * 0.22)
