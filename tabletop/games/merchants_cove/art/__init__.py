"""The drawings of Merchants Cove. Every face is frozen data that draws itself.

Faces that all merchants share are here; those of one merchant are in `art` in its own folder.
"""

from __future__ import annotations

from collections.abc import Callable

from tabletop.art import MARGIN
from tabletop.art.signs import cloth
from tabletop.art.svg import document
from tabletop.art.type import Ink
from tabletop.engine.state import frozen
from tabletop.engine.text import Text, english
from tabletop.games.merchants_cove.art.face import Face
from tabletop.games.merchants_cove.art.palette import CLOTH, LIGHTS
from tabletop.games.merchants_cove.art.shapes import SHY


@frozen
class Cloth(Face):
    """The repeating cloth of the table."""


def draw(
    face: Face, w: float, h: float, *, px: float = 4.0, words: Callable[[Text], str] | None = None
) -> str:
    """Draws a face as an SVG document of w x h with MARGIN round it.

    Args:
        face: The face.
        w: Width in millimetres.
        h: Height in millimetres.
        px: Pixels per millimetre.
        words: Translates texts; English if None.
    """
    if isinstance(face, Cloth):
        return document(cloth(64, CLOTH), 64, 64, 0)
    drawing = face.paint(Ink(px, words or english), w, h)
    return document(LIGHTS + drawing.replace(SHY, ""), w, h, MARGIN)
