"""Boats, their empty places, and the bag of Adventurers."""

from __future__ import annotations

from enum import Enum

from tabletop.art.svg import SHINE, box, group, oval, path
from tabletop.art.type import Ink, halved, width
from tabletop.engine.state import frozen
from tabletop.engine.text import translate
from tabletop.games.merchants_cove.art import plan
from tabletop.games.merchants_cove.art.face import Face
from tabletop.games.merchants_cove.art.palette import FOAM, INK
from tabletop.games.merchants_cove.art.shapes import SMALL, contact, wrapped
from tabletop.games.merchants_cove.art.signs import head

_HULL = (60.0, 20.0)
"""Size of the part of a boat that covers others; its tips rise above it."""
_TIPS = 6.6
"""Distance of the gunwale from the top of that part."""
_OUTLINE = (
    "M-28.6 -7.6C-27.4 -4 -26 -1.4 -23.6 -0.6H22.6C25.6 -1.4 27.6 -4.4 28.8 -9.4"
    "C31 -3 27.6 9 19.6 13.4H-18.6C-25.8 12 -29.4 2.4 -28.6 -7.6Z"
)
_STRAKE = (
    "M-28.3 -3.6C-27 0.6 -25.4 2.6 -23.4 3H23C25.6 2.4 28 0 29.2 -4.4C29.4 -2.2 29.2 0.4 28.4 2.8"
    "C27 5.4 25 6.6 22.6 6.8H-23C-26.2 6.4 -28 2 -28.3 -3.6Z"
)


def hull() -> str:
    """Draw a boat with its gunwale at y = 0."""
    body = path(_OUTLINE, "#A8713F", stroke=INK, width=0.8) + path(_STRAKE, "#C8925A")
    body += path(
        "M-27.2 4.6C-26.4 6.2 -25 7.2 -23 7.4H22.8C25 7.2 26.8 6.2 28 4.2", stroke="#5B3A1C", width=0.7
    )
    body += path("M-22.6 11H22.4", stroke="#5B3A1C", width=0.6, line_fade=0.7)
    body += path("M-24 -0.6H22.8", stroke="#F0C78C", width=0.9)
    return body + path("".join(oval(x, 9.2, 1.3) for x in plan.SEATS), "#5B3A1C", fade=0.7)


@frozen
class Hull(Face):
    """A boat without people, who are drawn behind its gunwale. `flipped`: True if its bow is at the left."""

    size = _HULL

    flipped: bool

    def paint(self, _ink: Ink, _w: float, _h: float) -> str:
        """Draw the hull with foam at its waterline."""
        foam = "M-31 14.2" + "c2.6 -2.4 5.2 -2.4 7.8 0s5.2 2.4 7.8 0" * 4
        body = path(oval(1, 13.2, 29, 2.6), "#0F3440", fade=0.3) + group(hull(), flip=self.flipped)
        body += path(foam, stroke="#D8F0EE", width=0.9, line_fade=0.85)
        return group(body, _HULL[0] / 2, _TIPS)


@frozen
class Wake(Face):
    """The place of a docked boat at sea; it stays empty, since boats keep their order."""

    flipped: bool

    def paint(self, _ink: Ink, w: float, h: float) -> str:
        """Draw the dashed outline of a hull."""
        d = path(_OUTLINE, FOAM, fade=0.08, stroke=FOAM, width=0.8, line_fade=0.6, dash="2.6,2.2")
        return group(d, w / 2, h - 15.4, flip=self.flipped)


class Berthing(Enum):
    """The outcome of a move for a free berth: none, a boat docks there, or it is the last one to be taken."""

    FREE = translate("merchants_cove", "free berth")
    TAKEN = translate("merchants_cove", "docks here", "the boat that would be filled now")
    LAST = translate("merchants_cove", "docks here, the last berth", "the boat that would be filled now")


@frozen
class FreeBerth(Face):
    """A berth without a boat."""

    then: Berthing = Berthing.FREE

    def paint(self, ink: Ink, w: float, h: float) -> str:
        """Draw a dashed frame on the water, green if a boat would dock."""
        d, words = box(0, 0, w, h, 6), ink.words(self.then.value)
        if self.then is Berthing.FREE:
            body = path(d, "#1E5664", fade=0.25, stroke=FOAM, width=0.8, line_fade=0.75, dash="3,2.4")
        else:
            body = path(d, "#3FA076", fade=0.45, stroke="#FFFFFF", width=1.6, line_fade=0.9)
            body += path(d, stroke="#2E7D5B", width=1.1, dash="3.4,2.2")
        rows = wrapped(words, SMALL, w - 5, 600)
        if any(width(row, SMALL, weight=600) > w - 4 for row in rows):
            rows = halved(words, weight=600)
        first = h * 0.58 - 4.2 * (len(rows) - 1)
        return body + "".join(
            ink.sans(w / 2, first + 8.4 * at, row, SMALL, "#FFFFFF", anchor="middle", weight=600, most=w - 4)
            for at, row in enumerate(rows)
        )


@frozen
class Bag(Face):
    """The bag of Adventurers: violet cloth and a gold cord."""

    size = (44, 46)

    def paint(self, _ink: Ink, _w: float, _h: float) -> str:
        """Draw the bag standing upright."""
        cloth = "M-7.6 -36C-18 -26 -22 -6 -17.6 -2C-13 1.6 13 1.6 17.6 -2C22 -6 18 -26 7.6 -36Z"
        neck = "M-10.6 -44C-6 -41.6 -3 -44.6 0 -42.8C3 -44.6 6 -41.6 10.6 -44L7.6 -35.6H-7.6Z"
        body = contact(1, -1, 19, 4, 0.5) + group(path(cloth, "#3A2950"), 1.2, 0.8)
        body += path(cloth, "#6A4F8E", stroke=INK, width=0.8) + path(cloth, SHINE, fade=0.3)
        body += path(neck, "#7D61A2", stroke=INK, width=0.8)
        body += path("M-8.6 -35.8C-4 -34 4 -34 8.6 -35.8", stroke="#E0B34A", width=2.2)
        body += path("M6 -35C9 -31 9.4 -28.6 8.4 -25.4", stroke="#E0B34A", width=1.2)
        folds = "M-12 -6C-14 -14 -11.6 -22 -8 -28M11 -8C12 -14 10.6 -20 9 -24"
        body += path(folds, stroke="#4E386E", width=0.8) + path(oval(0, -16, 10.4), "#573F79")
        return group(body + head(0, -16, 14, "#E9DDF2"), 22, 45)
