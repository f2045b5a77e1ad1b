"""What lies open as a match begins, in words."""

from __future__ import annotations

from tabletop.engine.text import Text, join_and, translate
from tabletop.games.river_market import phrases
from tabletop.games.river_market.state import RiverMarket


def opening(v: RiverMarket) -> tuple[Text, ...]:
    """Return the booths round the river, as `Table.opening` does."""
    text = translate("river_market", "Round the river: {booths}")
    return (text.fill(booths=join_and([*map(phrases.booth, v.ring)])),)
