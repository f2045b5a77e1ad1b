"""MC-14.1: the Captain's shop: four ships, and a chart of sites with their Goods."""

from __future__ import annotations

from typing import Literal

from tabletop.engine.state import Copyable, state

HARBOUR = -1
"""Where a ship is that is at no site."""


@state
class Fleet(Copyable):
    """Where the ships are and what the sea still holds."""

    kind: Literal["captain"] = "captain"
    ships: list[int]
    """By ship: its site, or HARBOUR."""
    goods: list[bool]
    """By site: whether its Good is still there today (MC-14.2)."""
    spun: tuple[int, ...] = ()
    """MC-14.6: the sectors at which the compass stopped in the last Sail."""


def at_sea(shop: Fleet) -> list[int]:
    """The ships at sea."""
    return [ship for ship, site in enumerate(shop.ships) if site != HARBOUR]
