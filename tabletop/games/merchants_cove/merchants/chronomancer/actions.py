"""MC-15: actions with era tiles and Echoes."""

from __future__ import annotations

from typing import Annotated

from annotated_types import Ge, Le

from tabletop.engine.rules import Action
from tabletop.engine.state import frozen

Tile = Annotated[int, Ge(0), Le(19)]
EngineNumber = Annotated[int, Ge(0), Le(1)]
Slot = Annotated[int, Ge(0), Le(2)]
End = Annotated[int, Ge(0), Le(1)]
Colour = Annotated[int, Ge(0), Le(3)]


@frozen
class PushTile(Action):
    """MC-15.3: push the spare tile into the left (0) or the right (1) end of an engine."""

    engine: EngineNumber
    end: End


@frozen
class PlaceTile(Action):
    """MC-15.4: replace the tile in this slot of an engine with a drawn one."""

    tile: Tile
    engine: EngineNumber
    slot: Slot


@frozen
class SwapSpare(Action):
    """MC-15.4: swap the spare tile with a drawn one."""

    tile: Tile


@frozen
class ChooseRift(Action):
    """MC-15.5: gain a small Good of this colour, which two tiles of the engine have."""

    colour: Colour


@frozen
class KeepTiles(Action):
    """MC-15.9: the Paradox Clerk keeps the two tiles of a Rift in place."""


@frozen
class WindClock(Action):
    """MC-15.7: the Clock Winder gains an Echo."""


@frozen
class SpendEcho(Action):
    """MC-15.6: spend an Echo to pay less."""
