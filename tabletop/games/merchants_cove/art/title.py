"""The game's name on the bare cloth, with a boat below it."""

from __future__ import annotations

from tabletop.art.svg import group, path
from tabletop.art.type import Ink
from tabletop.engine.state import frozen
from tabletop.engine.text import Text
from tabletop.games.merchants_cove.art import plan
from tabletop.games.merchants_cove.art.boats import hull
from tabletop.games.merchants_cove.art.face import Face
from tabletop.games.merchants_cove.art.palette import CUSTOMERS, LANTERN
from tabletop.games.merchants_cove.art.people import figure

_WAVES = "M-44 15" + "c3.6 -3 7.4 -3 11 0s7.4 3 11 0" * 4


@frozen
class Title(Face):
    """The name in lamp light."""

    name: Text

    def paint(self, ink: Ink, w: float, h: float) -> str:
        """Draw the name in the middle of the place."""
        crowd = "".join(figure(colour, plan.SEATS[colour], 3, 17.2) for colour in CUSTOMERS)
        waves = path(_WAVES, stroke=LANTERN, width=0.8, line_fade=0.7)
        boat = group(crowd + hull() + waves, w / 2, h * 0.66, min(1.2, h / 70), opacity=0.8)
        return ink.display(w / 2, h * 0.3, ink.words(self.name), 17, LANTERN, most=w - 8) + boat
