"""By how much the estimates of a game miss what comes of a match: measured in finished matches."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import Annotated

from annotated_types import Ge, Len

from tabletop.engine.game import Setup
from tabletop.engine.rules import Data
from tabletop.files import paths
from tabletop.files.components import load

TENTHS = 10
FILE = "estimates.toml"

Tenths = Annotated[tuple[float, ...], Len(TENTHS, TENTHS)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Missed(Data):
    """What was missed in matches at one kind of table, in points, by tenth of the match.

    `matches`: in how many it was measured. `actions`: how many these had on average; 0: that is not known.
    `short`: by how much the estimate was too small on average, and `spread`: how far apart that was (standard
    deviation); `automa_short`, `automa_spread`: of its automa.
    """

    matches: Annotated[int, Ge(2)]
    short: Tenths
    spread: Tenths
    actions: Annotated[float, Ge(0)] = 0.0
    automa_short: Tenths | None = None
    automa_spread: Tenths | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Estimates(Data):
    """A game's estimates.toml: what was missed, by kind of table; see `table_of`."""

    tables: dict[str, Missed] = field(default_factory=dict)


def table_of(setup: Setup) -> str:
    """The kind of table of a setup: the id of its automa ("angler"), or how many sit there ("3")."""
    automata = (who.partition(":")[0] for who in setup.seats if ":" in who)
    return next(automata, str(len(setup.seats)))


@cache
def missed(game: str, table: str) -> Missed | None:
    """What the estimates of a game miss at a kind of table; None where it has not been measured.

    Raises ComponentError where the file is damaged.
    """
    path = f"games/{game}/{FILE}"
    if not paths.resource(path).is_file():
        return None
    return load(path, Estimates).tables.get(table)
