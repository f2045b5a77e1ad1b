"""The drawings of Morocco: every face the table names, made as SVG text.

A face is words and numbers joined by ":"; art.faces lists them. Nothing is loaded before the first drawing.
"""

from __future__ import annotations

from collections.abc import Callable

from tabletop.engine.text import Text


def draw(
    face: str, w: float, h: float, *, px: float = 4.0, words: Callable[[Text], str] | None = None
) -> str:
    """A face as an SVG document of w x h with MARGIN round it; `px` is pixels per millimetre.

    A face with a size of its own is scaled to fit, in the middle. `words` gives the language of the few words
    on pieces. Raises ValueError for a face that is none.
    """
    from tabletop.games.morocco.art import faces

    return faces.draw(face, w, h, px=px, words=words)


def size(face: str) -> tuple[float, float]:
    """A face's own size in millimetres; (0, 0) for one that fills what it is given."""
    from tabletop.games.morocco.art import faces

    return faces.size(face)
