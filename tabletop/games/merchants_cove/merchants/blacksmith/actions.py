"""MC-12: actions with dice and furnaces."""

from __future__ import annotations

from typing import Annotated

from annotated_types import Ge, Le

from tabletop.engine.rules import Action
from tabletop.engine.state import frozen

Die = Annotated[int, Ge(0), Le(11)]
Pips = Annotated[int, Ge(1), Le(6)]
FurnaceNumber = Annotated[int, Ge(0), Le(4)]


@frozen
class PickDie(Action):
    """MC-12.5: choose an Anvil die to be re-rolled; choosing it again takes it back."""

    die: Die


@frozen
class TurnDie(Action):
    """MC-12.6, MC-12.10: turn an Anvil die to this face: any die with the Hammer, coal with the Collier."""

    die: Die
    pips: Pips


@frozen
class LayDie(Action):
    """MC-12.4: lay an Anvil die into a furnace."""

    die: Die
    furnace: FurnaceNumber


@frozen
class MineDie(Action):
    """MC-12.7: move an alloy die from the Vein to the Anvil, where it is rolled."""

    die: Die


@frozen
class PickFurnace(Action):
    """MC-12.8: choose a stoked furnace to be emptied; choosing it again takes it back."""

    furnace: FurnaceNumber


@frozen
class CarryDie(Action):
    """MC-12.11: the Ore Carrier keeps this alloy die of the Forge on the Anvil."""

    die: Die


@frozen
class KeepAlloy(Action):
    """MC-12.8: draw a Corruption card, so that the alloy dice of the Forge go back to the Anvil."""
