"""MC-13: actions with marbles and cauldrons."""

from __future__ import annotations

from typing import Annotated

from annotated_types import Ge, Le

from tabletop.engine.rules import Action
from tabletop.engine.state import frozen

Marble = Annotated[int, Ge(0), Le(33)]
Colour = Annotated[int, Ge(0), Le(3)]
CauldronNumber = Annotated[int, Ge(0), Le(4)]
Gap = Annotated[int, Ge(0), Le(3)]


@frozen
class Announce(Action):
    """MC-13.2: announce this colour, and take the marbles that come off the row."""

    colour: Colour


@frozen
class SwapMarbles(Action):
    """MC-13.7: the Gatherer swaps the marble on this place of the row, 0 the leftmost, with the next one."""

    place: Gap


@frozen
class ReturnMarble(Action):
    """MC-13.2: return a surplus marble of the Workbench to the bag."""

    marble: Marble


@frozen
class Pour(Action):
    """MC-13.3: put a marble of the Workbench into a cauldron."""

    marble: Marble
    cauldron: CauldronNumber


@frozen
class FilterIchor(Action):
    """MC-13.4: move an Ichor from Toxic Waste to the bag."""

    marble: Marble


@frozen
class Dump(Action):
    """MC-13.5: draw a Corruption card, and move all Ichor from Toxic Waste to the bag."""


@frozen
class UseBottler(Action):
    """MC-13.6: the Bottler makes this Brew cheaper."""
