"""MC-12: the Blacksmith's printed board, read once from its file."""

from __future__ import annotations

from typing import Annotated, Literal

from annotated_types import Ge, Le, Len

from tabletop.engine.rules import Data
from tabletop.engine.state import component
from tabletop.files.components import load
from tabletop.games.merchants_cove.component_schema import Few, MerchantFile, Some

BELLOWS, HAMMER, PROSPECT, FORGE = range(4)
"""The action spaces, by their order in the file."""
APPRENTICE, COLLIER, CARRIER = range(3)
"""The staff places, by their order in the file."""


@component
class Dice(Data):
    """MC-12.2: the numbers of dice; they match those in `state`."""

    each: Literal[2]
    anvil: Annotated[int, Ge(0), Le(2)]
    coal: Literal[4]


@component
class Furnace(Data):
    """MC-12.3: a furnace for one alloy die and `coal` coal dice; `heat`: lowest and highest sum of pips."""

    large: bool
    coal: Few
    heat: tuple[Some, Annotated[int, Ge(1), Le(36)]]

    def __post_init__(self) -> None:
        if not self.dice <= self.heat[0] <= self.heat[1] <= 6 * self.dice:
            raise ValueError(
                f"{self.dice} dice show {self.dice} to {6 * self.dice}: heat goes up between these"
            )

    @property
    def dice(self) -> int:
        """Number of dice that stoke it."""
        return self.coal + 1


@component
class Board(MerchantFile):
    """The whole file."""

    dice: Dice
    furnaces: Annotated[tuple[Furnace, ...], Len(5, 5)]


BOARD = load("games/merchants_cove/merchants/blacksmith.toml", Board)
FURNACES = BOARD.furnaces
STOKE = {space: BOARD.spaces[space].number for space in (BELLOWS, HAMMER)}
"""MC-12.5, MC-12.6: maximum number of dice that an action lays into furnaces."""
HELPED = BOARD.staff[APPRENTICE].number
"""MC-12.9: the same number with the Apprentice."""
MINED = BOARD.spaces[PROSPECT].number
"""MC-12.7: maximum number of dice that come from the Vein."""
