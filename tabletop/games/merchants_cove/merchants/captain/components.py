"""MC-14: the Captain's printed board, read once from its file."""

from __future__ import annotations

from typing import Annotated, Literal

from annotated_types import Ge, Le, Len

from tabletop.engine.rules import Data
from tabletop.engine.state import component
from tabletop.engine.text import Text
from tabletop.files.components import Word, load
from tabletop.games.merchants_cove.component_schema import COLOUR_WORDS, ColourWord, Few, MerchantFile
from tabletop.games.merchants_cove.components import printed
from tabletop.games.merchants_cove.merchants.captain.state import HARBOUR, Fleet

SAIL, ROW, RECALL = range(3)
"""The action spaces, by their order in the file."""
LOOKOUT, MATE, DIVER = range(3)
"""The staff places, by their order in the file."""
ANY = -1
"""The colour of a Good whose colour is chosen when it is brought."""


@component
class Zone(Data):
    """A zone of the chart."""

    name: Word


@component
class Site(Data):
    """MC-14.3: a site; `zone`: its distance from the Harbour in steps."""

    zone: Annotated[int, Ge(1), Le(3)]
    good: ColourWord | Literal["any"]
    large: bool = False
    corruption: Few = 0
    name: str = ""

    @property
    def colour(self) -> int:
        """The colour of its Good, or ANY."""
        return ANY if self.good == "any" else COLOUR_WORDS.index(self.good)


@component
class Board(MerchantFile):
    """The whole file."""

    compass: Annotated[tuple[Annotated[int, Ge(0), Le(3)], ...], Len(8, 8)]
    ships: Literal[4]
    zones: Annotated[tuple[Zone, ...], Len(3, 3)]
    sites: Annotated[tuple[Site, ...], Len(11, 11)]


BOARD = load("games/merchants_cove/merchants/captain.toml", Board)
SITES = BOARD.sites
COMPASS = BOARD.compass
"""MC-14.5: the number of steps on each sector; 0 is a Squall."""
STEPS, HELPED = BOARD.spaces[ROW].number, BOARD.staff[MATE].number
"""MC-14.7, MC-14.10: steps of a Row, and with the First Mate."""
ZONE_NAMES: tuple[Text, ...] = tuple(printed("captain", zone.name) for zone in BOARD.zones)
SHIPS = range(BOARD.ships)


def zone(site: int) -> int:
    """MC-14.3: return the number of steps between a site and the Harbour."""
    return 0 if site == HARBOUR else SITES[site].zone


_ZONES = tuple(tuple(n for n, site in enumerate(SITES) if site.zone == zone) for zone in range(4))
"""MC-14.3: the sites of each zone, counted from the Harbour."""


def steps_to(mine: Fleet, ship: int, site: int) -> int:
    """MC-14.4: return the number of steps that a ship needs to a site; 0 if it cannot go there."""
    if site in mine.ships:
        return 0
    here, there = zone(mine.ships[ship]), zone(site)
    if there < here:
        return 0
    for between in _ZONES[here + 1 : there]:
        if all(n in mine.ships for n in between):
            return 0
    return max(there - here, 1)
