"""The errors of a game's evaluation as a forecast of final points, measured in finished matches."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import Annotated

from annotated_types import Ge, Len

from tabletop.engine.cast import is_automa
from tabletop.engine.game import Setup
from tabletop.engine.rules import Data
from tabletop.files import paths
from tabletop.files.components import load

TENTHS = 10
FILE = "estimates.toml"

Tenths = Annotated[tuple[float, ...], Len(TENTHS, TENTHS)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Missed(Data):
    """The errors at one kind of table, in points, by tenth of the match.

    Attributes:
        matches: Number of matches measured.
        short: By tenth: the mean amount by which the forecast was too low.
        spread: By tenth: the standard deviation of that amount.
        actions: Mean number of actions of the matches; 0 if unknown.
        automa_short: As `short`, for the automa, or None.
        automa_spread: As `spread`, for the automa, or None.
    """

    matches: Annotated[int, Ge(2)]
    short: Tenths
    spread: Tenths
    actions: Annotated[float, Ge(0)] = 0.0
    automa_short: Tenths | None = None
    automa_spread: Tenths | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Estimates(Data):
    """A game's estimates.toml: the errors by kind of table; see `table_of`."""

    tables: dict[str, Missed] = field(default_factory=dict)


def table_of(setup: Setup) -> str:
    """Return the kind of table of a setup: the id of its automa, or else the number of seats.

    >>> table_of(Setup(1, ("person", "angler:hard"))), table_of(Setup(1, ("person",) * 3))
    ('angler', '3')
    """
    automata = (who.partition(":")[0] for who in setup.seats if is_automa(who))
    return next(automata, str(len(setup.seats)))


# reading takes 2.7 ms, for every moment of a review
@cache
def missed(game: str, table: str) -> Missed | None:
    """Return the errors of a game's forecasts at a kind of table; None if not measured.

    Raises:
        ComponentError: The file is invalid.
    """
    path = f"games/{game}/{FILE}"
    if not paths.resource(path).is_file():
        return None
    return load(path, Estimates).tables.get(table)
