"""The fronts of boxes whose games are still to come."""

from __future__ import annotations

from collections.abc import Callable

from tabletop.art.covers import brick_and_mortar

COVERS: dict[str, Callable[[], str]] = {
    "brick_and_mortar": brick_and_mortar.cover,
}
"""By the game's word, in the order of the shelf."""


def cover(game: str) -> str:
    """The front of a box as SVG text, 220 x 200. Raises KeyError for a game that has none here."""
    return COVERS[game]()
