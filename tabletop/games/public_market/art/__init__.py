"""The drawings of Public Market: every face the table names, made from the component data as SVG text.

A face is words and numbers joined by ":"; art.faces lists them. Kinds, logos and so on are numbers as in
`components`; lists of four numbers are joined by ",". Nothing is loaded before the first drawing.
"""

from __future__ import annotations

from tabletop.art.faces import Drawings

_DRAWINGS = Drawings(f"{__name__}.faces")
draw, size = _DRAWINGS.draw, _DRAWINGS.size


def rose_point(place: int) -> tuple[float, float]:
    """The middle of a point of the Compass Rose in 70 x 62: 0 is Start, the last one End."""
    from tabletop.games.public_market.art import shallow

    return shallow.rose_point(place)
