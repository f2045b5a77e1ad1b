"""MC-14: events of the Captain's board."""

from __future__ import annotations

from tabletop.engine.rules import Event
from tabletop.engine.state import frozen


@frozen
class CompassSpun(Event):
    """MC-14.6: the compass stopped at this sector; `steps`: its number, 0 for a Squall."""

    seat: int
    sector: int
    steps: int
    final = True


@frozen
class ShipSailed(Event):
    """MC-14.4: a ship came to this site; `left`: the steps left."""

    seat: int
    ship: int
    site: int
    left: int


@frozen
class ShipFled(Event):
    """MC-14.6: a ship went to Harbour empty."""

    seat: int
    ship: int


@frozen
class SquallCancelled(Event):
    """MC-14.9: the Lookout cancelled the Squall."""

    seat: int


@frozen
class ShipRecalled(Event):
    """MC-14.8: a ship came to Harbour from this site; `empty`: True if its Good was gone."""

    seat: int
    ship: int
    site: int
    empty: bool


@frozen
class DiverUsed(Event):
    """MC-14.11: a small Good of this colour became large."""

    seat: int
    colour: int


@frozen
class SitesRenewed(Event):
    """MC-14.2: this number of sites got their Good back."""

    seat: int
    sites: int
