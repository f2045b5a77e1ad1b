"""What lies open as a match begins, in words."""

from __future__ import annotations

from tabletop.engine.text import Text, join_and, translate
from tabletop.games.morocco import phrases
from tabletop.games.morocco.state import Morocco


def opening(v: Morocco) -> tuple[Text, ...]:
    """Return the cost cubes and the roof, as `Table.opening` does."""
    half = len(v.rails) // 2
    texts = (
        translate("morocco", "Cost cubes of rows 1 to 5: {colours}"),
        translate("morocco", "Cost cubes of columns 1 to 5: {colours}"),
        translate("morocco", "Roof, clockwise: {colours}"),
    )
    rows = (v.rails[:half], v.rails[half:], v.roof)
    return tuple(
        text.fill(colours=join_and([phrases.COLOUR_NAMES[colour] for colour in colours]))
        for text, colours in zip(texts, rows, strict=True)
    )
