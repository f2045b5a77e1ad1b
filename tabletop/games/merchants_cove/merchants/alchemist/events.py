"""MC-13: what happens on the Alchemist's board."""

from __future__ import annotations

from dataclasses import dataclass

from tabletop.engine.rules import Event


@dataclass(frozen=True, slots=True)
class MarblesSwapped(Event):
    """MC-13.7: the marbles on this place of a row and the next have changed places."""

    seat: int
    row: int
    place: int


@dataclass(frozen=True, slots=True)
class MarblesTaken(Event):
    """MC-13.2: for a colour these marbles came off the ends of a row, then those of the reaction."""

    seat: int
    row: int
    colour: int
    marbles: tuple[int, ...]
    reaction: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RowRefilled(Event):
    """MC-13.2: these marbles came from the bag into a row."""

    seat: int
    row: int
    marbles: tuple[int, ...]
    final = True


@dataclass(frozen=True, slots=True)
class MarbleReturned(Event):
    """MC-13.2: a marble too many went from the Workbench into the bag."""

    seat: int
    marble: int


@dataclass(frozen=True, slots=True)
class CauldronUsed(Event):
    """MC-13.3: a cauldron has made its Good of these marbles; so many Ichor of them went to Toxic Waste."""

    seat: int
    cauldron: int
    marbles: tuple[int, ...]
    wasted: int


@dataclass(frozen=True, slots=True)
class IchorFiltered(Event):
    """MC-13.4: an Ichor went from Toxic Waste into the bag."""

    seat: int
    marble: int


@dataclass(frozen=True, slots=True)
class WasteDumped(Event):
    """MC-13.5: these Ichor went from Toxic Waste into the bag."""

    seat: int
    marbles: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BrewBottled(Event):
    """MC-13.6: the Bottler makes this Brew cost so many hours."""

    seat: int
    hours: int
