"""MC-12.1: the Blacksmith's shop: a Vein, an Anvil and furnaces, and twelve dice that move between them."""

from __future__ import annotations

from typing import Annotated, Literal

from annotated_types import Ge, Le

from tabletop.engine.state import Copyable, state

COAL = -1
"""The colour of a coal die."""
ALLOY, DICE = 8, 12
"""MC-12.2: dice 0 to 7 are alloy, two of each colour in turn; those from ALLOY to DICE - 1 are coal."""

Die = Annotated[int, Ge(0), Le(DICE - 1)]
Pips = Annotated[int, Ge(1), Le(6)]
FurnaceNumber = Annotated[int, Ge(0), Le(4)]


@state
class Forge(Copyable):
    """The places of the dice. A die on the Anvil has pips and is in no furnace."""

    kind: Literal["blacksmith"] = "blacksmith"
    pips: list[int]
    """The pips of each die; 0 for an alloy die in the Vein, which has no value there."""
    furnaces: list[tuple[int, ...]]
    """For each furnace its dice, in the order they were laid in; it is stoked once its set is complete."""
    rolled: tuple[int, ...] = ()
    """The dice that were rolled in the last action."""


def colour(die: int) -> int:
    """Return the colour of a die, COAL for coal.

    >>> [colour(die) for die in (0, 1, 2, 7, 8)]
    [0, 0, 1, 3, -1]
    """
    return die // 2 if die < ALLOY else COAL


def on_anvil(shop: Forge, die: int) -> bool:
    """Return True if a die is on the Anvil: it has pips and is in no furnace."""
    return shop.pips[die] > 0 and all(die not in dice for dice in shop.furnaces)


def anvil(shop: Forge) -> list[int]:
    """Return the dice on the Anvil."""
    burning = [die for dice in shop.furnaces for die in dice]
    return [die for die, pips in enumerate(shop.pips) if pips and die not in burning]


def vein(shop: Forge) -> list[int]:
    """Return the alloy dice in the Vein."""
    return [die for die in range(ALLOY) if not shop.pips[die]]


def heat(shop: Forge, dice: tuple[int, ...]) -> int:
    """MC-12.3: return the sum of the pips of some dice."""
    return sum(shop.pips[die] for die in dice)
