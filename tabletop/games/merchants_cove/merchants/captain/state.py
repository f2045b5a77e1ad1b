"""MC-14.1: the Captain's shop: four ships, and a chart of sites with their Goods."""

from __future__ import annotations

from typing import Annotated, Literal

from annotated_types import Ge, Le

from tabletop.engine.state import Copyable, state

HARBOUR = -1
"""The site number of a ship in the Harbour."""

Ship = Annotated[int, Ge(0), Le(3)]
SiteNumber = Annotated[int, Ge(0), Le(10)]


@state
class Fleet(Copyable):
    """The places of the ships, and the Goods left at the sites."""

    kind: Literal["captain"] = "captain"
    ships: list[int]
    """For each ship its site, or HARBOUR."""
    goods: list[bool]
    """For each site True if its Good is still there today (MC-14.2)."""
    spun: tuple[int, ...] = ()
    """MC-14.6: the sectors at which the compass stopped in the last Sail."""


def at_sea(shop: Fleet) -> list[int]:
    return [ship for ship, site in enumerate(shop.ships) if site != HARBOUR]
