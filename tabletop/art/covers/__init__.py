"""The fronts of boxes whose games are still to come."""

from __future__ import annotations

from collections.abc import Callable

from tabletop.art.covers import merchants_cove

COVERS: dict[str, Callable[[], str]] = {
    "merchants_cove": merchants_cove.cover,
}
"""By the game's word, in the order of the shelf."""


def cover(game: str) -> str:
    """The front of a box as SVG text, 220 x 200. Raises KeyError for a game that has none here."""
    return COVERS[game]()
