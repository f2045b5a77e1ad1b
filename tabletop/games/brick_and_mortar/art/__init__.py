"""The drawings of Brick & Mortar; `faces` defines what they show. Drawing code is loaded on first use."""

from __future__ import annotations

from collections.abc import Callable

from tabletop.engine.table import Face
from tabletop.engine.text import Text


def draw(
    face: str | Face, w: float, h: float, *, px: float = 4.0, words: Callable[[Text], str] | None = None
) -> str:
    """Draws a face as an SVG document of w x h with MARGIN round it.

    Args:
        face: The face.
        w: Width in millimetres.
        h: Height in millimetres.
        px: Pixels per millimetre.
        words: Translates texts; English if None.

    Raises:
        ValueError: If it is no face of this game, or shows something that does not exist.
    """
    from tabletop.games.brick_and_mortar.art import paint

    return paint.draw(face, w, h, px=px, words=words)


def size(face: str | Face) -> tuple[float, float]:
    """A face's own size in millimetres; (0, 0) if it fills the space it is given."""
    from tabletop.games.brick_and_mortar.art import paint

    return paint.size(face)
