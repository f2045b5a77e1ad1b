"""MC-15.1: the Chronomancer's shop: two engines of three era tiles, a spare tile, a stack, and Echoes."""

from __future__ import annotations

from typing import Annotated, Literal

from annotated_types import Ge, Le

from tabletop.engine.state import Copyable, state

PRISM = 4
"""The colour of a Prism, which counts as any colour."""
TILES = 20
_COLOURS = (0,) * 5 + (1,) * 5 + (2,) * 4 + (3,) * 4 + (PRISM,) * 2

Tile = Annotated[int, Ge(0), Le(TILES - 1)]
EngineNumber = Annotated[int, Ge(0), Le(1)]
Slot = Annotated[int, Ge(0), Le(2)]
End = Annotated[int, Ge(0), Le(1)]
"""An end of an engine: 0 left, 1 right."""


@state
class Engines(Copyable):
    """The places of the era tiles: 0 to 19, five red, five green, four blue, four yellow, two Prisms."""

    kind: Literal["chronomancer"] = "chronomancer"
    engines: list[tuple[int, ...]]
    """Past and Future, each from left to right."""
    spare: int
    stack: tuple[int, ...]
    """Sorted, since draws are random: its content is public."""
    discard: tuple[int, ...] = ()
    drawn: tuple[int, ...] = ()
    """MC-15.4: tiles drawn by Scavenge that have no place yet; () at all other times."""
    echoes: int = 0
    echoed: bool = False
    """MC-15.6: True if the action of this turn has given an Echo."""


def colour(tile: int) -> int:
    """Return the colour of a tile, PRISM for a Prism."""
    return _COLOURS[tile]
