"""MC-13: what hands do with marbles and cauldrons."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from annotated_types import Ge, Le

from tabletop.engine.rules import Action

Marble = Annotated[int, Ge(0), Le(33)]
Colour = Annotated[int, Ge(0), Le(3)]
CauldronNumber = Annotated[int, Ge(0), Le(4)]
Gap = Annotated[int, Ge(0), Le(3)]


@dataclass(frozen=True, slots=True)
class Announce(Action):
    """MC-13.2: announce this colour, and take what comes off the row."""

    colour: Colour


@dataclass(frozen=True, slots=True)
class SwapMarbles(Action):
    """MC-13.7: the Gatherer swaps the marble on this place of the row, 0 the leftmost, with the next one."""

    place: Gap


@dataclass(frozen=True, slots=True)
class ReturnMarble(Action):
    """MC-13.2: return a marble of the Workbench to the bag, because there are too many."""

    marble: Marble


@dataclass(frozen=True, slots=True)
class Pour(Action):
    """MC-13.3: put a marble of the Workbench into a cauldron."""

    marble: Marble
    cauldron: CauldronNumber


@dataclass(frozen=True, slots=True)
class FilterIchor(Action):
    """MC-13.4: move an Ichor from Toxic Waste to the bag."""

    marble: Marble


@dataclass(frozen=True, slots=True)
class Dump(Action):
    """MC-13.5: draw a Corruption card, and move all Ichor from Toxic Waste to the bag."""


@dataclass(frozen=True, slots=True)
class UseBottler(Action):
    """MC-13.6: the Bottler makes this Brew cheaper."""
