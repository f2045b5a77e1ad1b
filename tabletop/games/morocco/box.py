"""The shapes of Morocco's component files."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from annotated_types import Ge, Len

from tabletop.engine.rules import Data
from tabletop.files.components import File, Provenance

Count = Annotated[int, Ge(1)]
JuiceOption = Literal["1-3", "1-4", "1-6"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Pieces(Data):
    """MO-1.3, MO-1.4, MO-1.6: how many of each there are, gold for all and the rest for each colour."""

    assistants: Count
    tourists: Count
    bodyguards: Count
    cousins: Count
    tiles: Count
    gold: Count


@dataclass(frozen=True, slots=True, kw_only=True)
class Die(Data):
    """MO-3.2: how often the market die is rolled in a round, with 2, 3, 4 and 5 players."""

    rolls: Annotated[tuple[Annotated[int, Ge(0)], ...], Len(4, 4)]
    source: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Juice(Data):
    """MO-1.5, MO-14.2: the numbers on the juice tokens, each of them equally often."""

    option: JuiceOption
    values: Annotated[tuple[Count, ...], Len(1)]
    provenance: Provenance
    source: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Box(File):
    """box.toml."""

    box: Pieces
    die: Die
    juice: Annotated[tuple[Juice, ...], Len(1)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Awards(Data):
    """MO-8: the VP for first, second alone, second with others, and third."""

    first: Count
    second: Count
    shared: Count
    third: Count


@dataclass(frozen=True, slots=True, kw_only=True)
class Points(Data):
    """MO-12.5, MO-12.6: the VP at the end for each tile of the largest district and for each gold."""

    district: Count
    gold: Count


@dataclass(frozen=True, slots=True, kw_only=True)
class Ending(Data):
    """MO-12.1, MO-12.2: how many open stalls end the match, and how many rounds without a closing."""

    open: Count
    quiet: Count


@dataclass(frozen=True, slots=True, kw_only=True)
class Score(File):
    """score.toml."""

    awards: Awards
    points: Points
    ending: Ending
