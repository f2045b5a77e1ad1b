"""Public Market: what the Solo Angler does, told after it has happened."""

from __future__ import annotations

from tabletop.engine.rules import Event
from tabletop.engine.state import frozen


@frozen
class SoloCardDrawn(Event):
    """PM-16.3: the Solo Angler's card of this round."""

    card: int
    final = True


@frozen
class SoloDeckShuffled(Event):
    """PM-16.11: the discarded Solo cards are a new deck."""

    final = True


@frozen
class SoloCardDiscarded(Event):
    """PM-16.11: the round's Solo card lies on the discards."""

    card: int


@frozen
class AnglerCaught(Event):
    """PM-16.4, PM-16.7: the Solo Angler's fish went up to this number."""

    seat: int
    fish: int
    rule: str


@frozen
class AnglerFished(Event):
    """PM-16.7: the Solo Angler took a tile, which left the game."""

    seat: int
    tile: int
    column: int


@frozen
class AnglerReset(Event):
    """PM-16.8: the Solo Angler's Fish token stands where its Gear token stands."""

    seat: int
    fish: int


@frozen
class AnglerGear(Event):
    """PM-16.9: the Solo Angler's gear went up to this number."""

    seat: int
    gear: int
