"""Houses and pawns."""

from __future__ import annotations

from tabletop.art.face import Face
from tabletop.art.palette import SEATS, SHADE, dark, light
from tabletop.art.signs import automa_mark, seat_outline
from tabletop.art.svg import SHINE, box, group, oval, path, polygon
from tabletop.art.type import Ink
from tabletop.engine.state import frozen
from tabletop.games.river_market.art.palette import NEUTRAL_COLOUR

_HOUSE = (20.0, 18.0)
_PAWN = (18.0, 26.0)
_NOBODY = -1
"""The seat of a neutral house."""


def _contact(cx: float, cy: float, rx: float, ry: float, strength: float) -> str:
    """Draw the soft shadow below something that stands."""
    return "".join(
        path(oval(cx, cy, rx * (1.16 - 0.13 * at), ry * (1.2 - 0.15 * at)), SHADE, fade=strength / 4)
        for at in range(4)
    )


def house(seat: int) -> str:
    """Draw a house, 20 x 18: gable with the seat's shape, roof and side wall; a bar on a neutral one."""
    tone = NEUTRAL_COLOUR if seat == _NOBODY else SEATS[seat].colour
    line = dark(tone, 0.6)
    gable = polygon(((2, 12), (10, 2.6), (18, 12), (18, 26), (2, 26)))
    wall = path(
        polygon(((18, 12), (27.5, 8.6), (27.5, 22.4), (18, 26))), dark(tone, 0.42), stroke=line, width=0.9
    )
    roof = path(
        polygon(((10, 2.6), (19.4, 0), (27.9, 8.6), (18, 12))), dark(tone, 0.18), stroke=line, width=0.9
    )
    front = path(gable, tone, stroke=line, width=0.9) + path(gable, SHINE, fade=0.55)
    glint = path("M3.1 12.2L10 4.2M3.1 13L3.1 24.6", stroke=light(tone, 0.62), width=1)
    if seat == _NOBODY:
        badge = path(box(6, 16, 8, 3, 0.5), dark(tone, 0.45))
    else:
        badge = path(seat_outline(seat, 10, 17.6, 4.5), light(tone, 0.85))
    body = _contact(15.5, 26, 14, 2.4, 0.42) + wall + roof + front + glint + badge
    return group(body, 0.4, 0.4, 0.64)


def pawn(seat: int, *, automa: bool = False) -> str:
    """Draw a pawn, 18 x 26: ball, collar, flared skirt with the seat's shape."""
    tone = SEATS[seat].colour
    line = dark(tone, 0.6)
    skirt = (
        "M8 13L16 13C16.4 20 18.4 25 21.4 30.4L21.4 34.4Q21.4 37 18.4 37L5.6 37Q2.6 37 2.6 34.4"
        "L2.6 30.4C5.6 25 7.6 20 8 13Z"
    )
    flank = "M14.2 14C14.6 20 16.6 26 19.8 31L19.8 35.6L15 36.4Q16 26 13 14Z"
    body = path(skirt, tone, stroke=line, width=1) + path(skirt, SHINE, fade=0.5)
    body += path(flank, dark(tone, 0.35), fade=0.55)
    body += path(box(6.4, 12.6, 11.2, 3, 1.5), light(tone, 0.1), stroke=line, width=1)
    ball = oval(12, 7.4, 6.1)
    body += path(ball, tone, stroke=line, width=1) + path(ball, SHINE, fade=0.7)
    body += path("M8 6.4Q9 3.4 12 3", stroke=light(tone, 0.75), width=1.3)
    body += path("M4.4 31.4C7 27 8.8 22 9.2 17", stroke=light(tone, 0.6), width=1)
    body += path(seat_outline(seat, 12, 28, 4.6), light(tone, 0.88))
    mark = automa_mark(20, 33, 4.4) if automa else ""
    return group(_contact(13, 36.4, 10.6, 2.6, 0.5) + body + mark, 0.9, 0.4, 0.672)


@frozen
class House(Face):
    """A house; seat -1 for a neutral one."""

    size = _HOUSE
    seat: int

    def paint(self, _ink: Ink, _w: float, _h: float) -> str:
        return house(self.seat)


@frozen
class Pawn(Face):
    """A pawn; `automa`: True for the Rival's."""

    size = _PAWN
    seat: int
    automa: bool = False

    def paint(self, _ink: Ink, _w: float, _h: float) -> str:
        return pawn(self.seat, automa=self.automa)


@frozen
class Ghost(Face):
    """A translucent pawn, as the preview of a move."""

    size = _PAWN
    seat: int

    def paint(self, _ink: Ink, _w: float, _h: float) -> str:
        return group(pawn(self.seat), opacity=0.55)
