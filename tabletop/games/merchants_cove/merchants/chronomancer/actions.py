"""MC-15: what hands do with era tiles and Echoes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from annotated_types import Ge, Le

from tabletop.engine.rules import Action

Tile = Annotated[int, Ge(0), Le(19)]
EngineNumber = Annotated[int, Ge(0), Le(1)]
Slot = Annotated[int, Ge(0), Le(2)]
End = Annotated[int, Ge(0), Le(1)]
Colour = Annotated[int, Ge(0), Le(3)]


@dataclass(frozen=True, slots=True)
class PushTile(Action):
    """MC-15.3: push the spare tile into the left (0) or the right (1) end of an engine."""

    engine: EngineNumber
    end: End


@dataclass(frozen=True, slots=True)
class PlaceTile(Action):
    """MC-15.4: replace the tile in this slot of an engine with a drawn one."""

    tile: Tile
    engine: EngineNumber
    slot: Slot


@dataclass(frozen=True, slots=True)
class SwapSpare(Action):
    """MC-15.4: swap the spare tile with a drawn one."""

    tile: Tile


@dataclass(frozen=True, slots=True)
class ChooseRift(Action):
    """MC-15.5: gain a small Good of this colour, which is on two tiles of the engine."""

    colour: Colour


@dataclass(frozen=True, slots=True)
class KeepTiles(Action):
    """MC-15.9: the Paradox Clerk keeps the two tiles of a Rift in place."""


@dataclass(frozen=True, slots=True)
class WindClock(Action):
    """MC-15.7: the Clock Winder gains an Echo."""


@dataclass(frozen=True, slots=True)
class SpendEcho(Action):
    """MC-15.6: spend an Echo to pay less."""
