"""MC-13: events of the Alchemist's board."""

from __future__ import annotations

from tabletop.engine.rules import Event
from tabletop.engine.state import frozen


@frozen
class MarblesSwapped(Event):
    """MC-13.7: the marble in this place of a row and the next one were swapped."""

    seat: int
    row: int
    place: int


@frozen
class MarblesTaken(Event):
    """MC-13.2: for a colour, these marbles came off the ends of a row, then those of the reaction."""

    seat: int
    row: int
    colour: int
    marbles: tuple[int, ...]
    reaction: tuple[int, ...]


@frozen
class RowRefilled(Event):
    """MC-13.2: these marbles came from the bag into a row."""

    seat: int
    row: int
    marbles: tuple[int, ...]
    final = True


@frozen
class MarbleReturned(Event):
    """MC-13.2: a surplus marble went from the Workbench into the bag."""

    seat: int
    marble: int


@frozen
class CauldronUsed(Event):
    """MC-13.3: a cauldron made its Good of these marbles; `wasted`: Ichor that went to Toxic Waste."""

    seat: int
    cauldron: int
    marbles: tuple[int, ...]
    wasted: int


@frozen
class IchorFiltered(Event):
    """MC-13.4: an Ichor went from Toxic Waste into the bag."""

    seat: int
    marble: int


@frozen
class WasteDumped(Event):
    """MC-13.5: these Ichor went from Toxic Waste into the bag."""

    seat: int
    marbles: tuple[int, ...]


@frozen
class BrewBottled(Event):
    """MC-13.6: the Bottler made this Brew cost this number of hours."""

    seat: int
    hours: int
