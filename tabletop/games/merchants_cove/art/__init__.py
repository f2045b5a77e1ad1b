"""The drawings of Merchants Cove. Every face is frozen data that draws itself.

Faces that all merchants share are here; those of one merchant are in `art` in its own folder.
"""

from __future__ import annotations

from collections.abc import Callable

from tabletop.art import MARGIN
from tabletop.art.face import Cloth, Face, painted
from tabletop.art.face import draw as drawn
from tabletop.art.svg import document
from tabletop.art.type import Ink
from tabletop.engine.text import Text, english
from tabletop.games.merchants_cove.art.palette import CLOTH, LIGHTS
from tabletop.games.merchants_cove.art.shapes import SHY

CLOTH_FACE = Cloth(CLOTH)
"""The repeating cloth of the table."""


def draw(
    face: Face, w: float, h: float, *, px: float = 4.0, words: Callable[[Text], str] | None = None
) -> str:
    """Return a face as an SVG document, with this game's gradients and without soft hyphens."""
    if isinstance(face, Cloth):
        return drawn(face, w, h)
    drawing = painted(face, Ink(px, words or english), w, h)
    return document(LIGHTS + drawing.replace(SHY, ""), w, h, MARGIN)
