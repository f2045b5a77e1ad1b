"""The drawings of Brick & Mortar: `faces` says what is shown; nothing is drawn before it is asked for."""

from __future__ import annotations

from collections.abc import Callable

from tabletop.engine.table import Face
from tabletop.engine.text import Text


def draw(
    face: str | Face, w: float, h: float, *, px: float = 4.0, words: Callable[[Text], str] | None = None
) -> str:
    """A face as an SVG document of w x h with MARGIN round it; `px` is pixels per millimetre.

    `words` gives the language. Raises ValueError for a face that is none, or that shows what there is not.
    """
    from tabletop.games.brick_and_mortar.art import paint

    return paint.draw(face, w, h, px=px, words=words)


def size(face: str | Face) -> tuple[float, float]:
    """A face's own size in millimetres; (0, 0) for one that fills what it is given."""
    from tabletop.games.brick_and_mortar.art import paint

    return paint.size(face)
