"""MC-12.1: the Blacksmith's shop: a Vein, an Anvil and furnaces, and twelve dice that wander between them."""

from __future__ import annotations

from typing import Literal

from tabletop.engine.state import Copyable, state

COAL = -1
"""The colour of a coal die."""
ALLOY, DICE = 8, 12
"""MC-12.2: dice 0 to 7 are alloy, two of each colour in turn; from there to DICE they are coal."""


@state
class Forge(Copyable):
    """Where the dice are. A die on the Anvil shows pips and is in no furnace."""

    kind: Literal["blacksmith"] = "blacksmith"
    pips: list[int]
    """By die: what it shows; 0 for an alloy die in the Vein, which has no value there."""
    furnaces: list[tuple[int, ...]]
    """By furnace: its dice in the order in which they were laid in; it is stoked once the set is whole."""
    rolled: tuple[int, ...] = ()
    """The dice that were rolled in the last action, whatever they show."""


def colour(die: int) -> int:
    """The colour of a die, COAL for coal."""
    return die // 2 if die < ALLOY else COAL


def on_anvil(shop: Forge, die: int) -> bool:
    """Whether a die is on the Anvil: it shows pips and is in no furnace."""
    return shop.pips[die] > 0 and all(die not in dice for dice in shop.furnaces)


def anvil(shop: Forge) -> list[int]:
    """The dice on the Anvil."""
    burning = [die for dice in shop.furnaces for die in dice]
    return [die for die, pips in enumerate(shop.pips) if pips and die not in burning]


def vein(shop: Forge) -> list[int]:
    """The alloy dice in the Vein."""
    return [die for die in range(ALLOY) if not shop.pips[die]]


def heat(shop: Forge, dice: tuple[int, ...]) -> int:
    """MC-12.3: the sum of the pips of some dice."""
    return sum(shop.pips[die] for die in dice)
