"""The fronts of boxes whose games are still to come."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tabletop.art.covers import brick_and_mortar, merchants_cove, morocco, river_market


class Coming(NamedTuple):
    """A box on the shelf whose game cannot be played yet."""

    id: str
    title: str
    cover: Callable[[], str]


COMING = (
    Coming("river_market", river_market.TITLE, river_market.cover),
    Coming("morocco", morocco.TITLE, morocco.cover),
    Coming("brick_and_mortar", brick_and_mortar.TITLE, brick_and_mortar.cover),
    Coming("merchants_cove", merchants_cove.TITLE, merchants_cove.cover),
)
