"""MC-14.1: the Captain's shop: four ships, and a chart of sites with their Goods."""

from __future__ import annotations

from typing import Annotated, Literal

from annotated_types import Ge, Le

from tabletop.engine.state import Copyable, state
from tabletop.games.merchants_cove.merchants.captain.components import BOARD, COMPASS, SITES

SHIPS = range(BOARD.ships)
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
    """The ships at sea."""
    return [ship for ship, site in enumerate(shop.ships) if site != HARBOUR]


def zone(site: int) -> int:
    """MC-14.3: the number of steps between a site and the Harbour."""
    return 0 if site == HARBOUR else SITES[site].zone


_ZONES = tuple(tuple(n for n, site in enumerate(SITES) if site.zone == zone) for zone in range(4))
"""MC-14.3: the sites of each zone, counted from the Harbour."""


def steps_to(mine: Fleet, ship: int, site: int) -> int:
    """MC-14.4: the number of steps that a ship needs to a site; 0 if it cannot go there."""
    if site in mine.ships:
        return 0
    here, there = zone(mine.ships[ship]), zone(site)
    if there < here:
        return 0
    for between in _ZONES[here + 1 : there]:
        if all(n in mine.ships for n in between):
            return 0
    return max(there - here, 1)


def faults(mine: Fleet) -> list[str]:
    """MC-14.1: inconsistencies: two ships at a site, or an unknown site or sector."""
    sites = [site for site in mine.ships if site != HARBOUR]
    found = []
    if len(mine.ships) != len(SHIPS) or len(set(sites)) < len(sites) or set(sites) - set(range(len(SITES))):
        found.append(f"ships: {mine.ships}")
    if set(mine.spun) - set(range(len(COMPASS))):
        found.append(f"compass: {mine.spun}")
    if len(mine.goods) != len(SITES):
        found.append(f"sites: {mine.goods}")
    return found
