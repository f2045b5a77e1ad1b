"""MC-15: the Chronomancer's printed board, read once from its file."""

from __future__ import annotations

from typing import Annotated, Literal

from annotated_types import Ge, Le, Len

from tabletop.engine.rules import Data
from tabletop.engine.state import component
from tabletop.engine.text import Text
from tabletop.files.components import Word, load
from tabletop.games.merchants_cove.component_schema import MerchantFile, Some
from tabletop.games.merchants_cove.components import printed

SHIFT, SCAVENGE, RIFT_PAST, RIFT_FUTURE = range(4)
"""The action spaces, by their order in the file."""
WINDER, ARCHIVIST, CLERK = range(3)
"""The staff places, by their order in the file."""


@component
class Engine(Data):
    """One of the two engines."""

    name: Word


@component
class Board(MerchantFile):
    """The whole file. The numbers of tiles match those in `state`."""

    tiles: tuple[Literal[5], Literal[5], Literal[4], Literal[4], Literal[2]]
    slots: Literal[3]
    workers: Literal[2]
    echoes: Annotated[int, Ge(1), Le(6)]
    saves: Some
    engines: Annotated[tuple[Engine, ...], Len(2, 2)]


BOARD = load("games/merchants_cove/merchants/chronomancer.toml", Board)
ECHOES, SAVES = BOARD.echoes, BOARD.saves
"""MC-15.1, MC-15.6: maximum number of Echoes, and the hours that one saves."""
DRAWN, HELPED = BOARD.spaces[SCAVENGE].number, BOARD.staff[ARCHIVIST].number
"""MC-15.4, MC-15.8: tiles that Scavenge draws, and with the Archivist."""
SLOTS = BOARD.slots
ENGINE_NAMES: tuple[Text, ...] = tuple(printed("chronomancer", engine.name) for engine in BOARD.engines)
