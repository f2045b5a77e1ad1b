"""The drawings of Merchants Cove. Every face is a frozen piece of data that knows how it is drawn.

What all merchants share lies here; what only one of them has lies in its own folder, in `art`.
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
    """The cloth of the table, which repeats."""


def draw(
    face: Face, w: float, h: float, *, px: float = 4.0, words: Callable[[Text], str] | None = None
) -> str:
    """A face as an SVG document of w x h with MARGIN round it; `px` is pixels per millimetre.

    `words` gives the language of the words on pieces and boards.
    """
    if isinstance(face, Cloth):
        return document(cloth(64, CLOTH), 64, 64, 0)
    drawing = face.paint(Ink(px, words or english), w, h)
    return document(LIGHTS + drawing.replace(SHY, ""), w, h, MARGIN)
