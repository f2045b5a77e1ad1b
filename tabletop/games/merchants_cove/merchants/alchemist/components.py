"""MC-13: the Alchemist's printed board, read once from its file."""

from __future__ import annotations

from typing import Annotated, Literal

from annotated_types import Ge, Le, Len

from tabletop.engine.rules import Data
from tabletop.engine.state import component
from tabletop.files.components import load
from tabletop.games.merchants_cove.component_schema import MerchantFile

ROWS = 3
TAKE_A, TAKE_B, TAKE_C, BREW, FILTER = range(5)
"""The action spaces, by their order in the file; the first are those of the rows."""
BOTTLER, GATHERER, TAMER = range(3)
"""The staff places, by their order in the file."""


@component
class Marbles(Data):
    """MC-13.1: the numbers of marbles and of their places; they match those in `state`."""

    each: Literal[7]
    ichor: Literal[6]
    row: Annotated[int, Ge(2), Le(5)]
    bench: Annotated[int, Ge(3), Le(10)]


@component
class Cauldron(Data):
    """MC-13.3: a cauldron, which makes a Good of `marbles` marbles."""

    large: bool
    marbles: Annotated[int, Ge(2), Le(3)]


@component
class Board(MerchantFile):
    """The whole file."""

    marbles: Marbles
    cauldrons: Annotated[tuple[Cauldron, ...], Len(5, 5)]


BOARD = load("games/merchants_cove/merchants/alchemist.toml", Board)
CAULDRONS = BOARD.cauldrons
FILTERED = BOARD.spaces[FILTER].number
"""MC-13.4: maximum number of Ichor that one Filter moves."""
BOTTLED = BOARD.staff[BOTTLER].number
"""MC-13.6: hours of a Brew with the Bottler."""
SAVED = BOARD.staff[TAMER].number
"""MC-13.8: maximum number of Ichor of a Brew that the Ichor Tamer sends to the bag."""
ROW, BENCH = BOARD.marbles.row, BOARD.marbles.bench
