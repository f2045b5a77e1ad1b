"""What an end of a match may see and do: views, beats cut to a seat, the decision, and submissions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

from tabletop.engine.game import Game, Line, Setup
from tabletop.engine.refusal import No
from tabletop.engine.rules import Action, Choice


@dataclass(frozen=True, slots=True)
class SeenBeat:
    """A beat as a seat sees it: what it may read, whether that is a reason, and the view right after."""

    line: Line | None
    reason: bool
    view: Any


@dataclass(frozen=True, slots=True)
class Done:
    """An entry as all may see it: whose it is, whether it is past undoing. What was done, the beats tell."""

    seat: int
    final: bool


class Session(Protocol):
    """One end of a match. Nothing that it gives out holds more than its `seats` may see.

    What may be done is worked out at this end, from the view: laws for all games hold it equal to the truth.
    """

    game: Game[Any]
    setup: Setup
    seats: tuple[int, ...]

    @property
    def now(self) -> int:
        """How many of the entries are done."""

    @property
    def entries(self) -> tuple[Done, ...]:
        """What has been done, those undone included."""

    def view(self, at: int, seat: int) -> Any:
        """What a seat of this end saw after the first `at` entries."""

    def film(self, at: int, seat: int) -> list[SeenBeat]:
        """Entry number `at` as a seat of this end saw it; -1: the opening."""

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that have something to decide now, of all ends."""

    def decision(self, seat: int) -> Choice | None:
        """What a seat of this end has to decide now."""

    def submit(self, seat: int, action: Action) -> No | None:
        """Do this, or seal it; why not, if the host refuses it."""

    def take_back(self, seat: int) -> bool:
        """Undo the last action of a seat, or what it has sealed; whether the host has done so."""

    def go_on(self, seat: int) -> bool:
        """Redo what was taken back; whether the host has done so."""
