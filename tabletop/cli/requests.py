"""The requests of the protocol, checked strictly; docs/protocol.md tells each of them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

from tabletop.engine.rules import Data

Written = dict[str, Any]
"""An action, a state or a record as JSON."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Request(Data):
    """What every request may have: an `id`, which the answer repeats."""

    id: Any = None


@dataclass(frozen=True, slots=True, kw_only=True)
class New(Request):
    """Begin a match."""

    game: str
    seats: tuple[str, ...]
    seed: int = 1
    options: dict[str, str] = field(default_factory=dict)
    names: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Games(Request):
    """Which games there are, with their seats and options."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Status(Request):
    """Where the match stands."""


@dataclass(frozen=True, slots=True, kw_only=True)
class View(Request):
    """What a seat sees; by default the one that chooses now."""

    seat: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Legal(Request):
    """What may be done now; with `tries`, what could be tried and may not be done, too."""

    tries: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Check(Request):
    """Whether an action is allowed now, and why not."""

    action: Written


@dataclass(frozen=True, slots=True, kw_only=True)
class Play(Request):
    """Do an action. `seat`: who reads what happened; by default the one that acts."""

    action: Written
    seat: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Undo(Request):
    """Go back one action; past one that showed something new only with `practice`."""

    practice: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Redo(Request):
    """Go forward one action that was undone."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Hint(Request):
    """What a house opponent would do in this place."""

    level: Literal["random", "greedy", "easy", "normal", "hard"] = "normal"
    seed: int = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Save(Request):
    """Write the match to a file; without one, the record is in the answer."""

    file: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Load(Request):
    """Go on with the match of a file, or of a record given here."""

    file: str | None = None
    record: Written | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Position(Request):
    """Set up a whole state, or change some parts of the present one; with neither, tell the present one.

    A match from there begins at once: its seats, seed and options are these, or those of the present match.
    `change` names places by their ways, as in “players.0.money”.
    """

    state: Written | None = None
    change: Written | None = None
    game: str | None = None
    seats: tuple[str, ...] | None = None
    seed: int | None = None
    options: dict[str, str] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Quit(Request):
    """End the program."""


REQUESTS: dict[str, type[Request]] = {
    kind.__name__.lower(): kind
    for kind in (
        Games, New, Status, View, Legal, Check, Play, Undo, Redo, Hint, Save, Load, Position, Quit,
    )
}  # fmt: skip
