"""A reason of an automa, with the state in which it was told and what happened after it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from tabletop.engine.rules import Beat, Said
from tabletop.engine.text import Text, english


@dataclass(frozen=True)
class Told:
    """A reason, the state in which it was told, and what happened after it.

    Attributes:
        said: The reason.
        s: The state in which it was told.
        after: What happened until the automa's next reason.
        rest: What happened until the next decision of a person.
        end: The state at that decision.
    """

    said: Said
    s: Any
    after: tuple[Beat, ...]
    rest: tuple[Beat, ...]
    end: Any

    @property
    def n(self) -> int:
        """The number that is counted in the reason."""
        return self.said.why.n

    @property
    def me(self) -> Any:
        """The automa's own things."""
        return self.s.players[self.said.seat]

    def __getitem__(self, key: str) -> str:
        """A value that is filled into the reason, in English."""
        value = dict(self.said.why.values)[key]
        return english(value) if isinstance(value, Text) else str(value)

    def did(self, name: str, *, later: bool = False) -> Any:
        """The first event of this class and of the automa after the reason; None if there is none."""
        beats = self.rest if later else self.after
        events = (beat.event for beat in beats if type(beat.event).__name__ == name)
        return next((event for event in events if event.seat == self.said.seat), None)

    def all(self, name: str) -> list[Any]:
        """All events of this class after the reason."""
        return [beat.event for beat in self.after if type(beat.event).__name__ == name]

    def asks(self, name: str) -> bool:
        """True if the next decision is of this class."""
        return bool(self.end.flow) and type(self.end.flow[-1]).__name__ == name


def reasons(film: list[Beat], end: Any, seat: int) -> Iterator[Told]:
    """All reasons of an automa in what happened before a decision; `end` is the state at that."""
    said = [n for n, beat in enumerate(film) if isinstance(beat.event, Said) and beat.event.seat == seat]
    for n, until in pairwise([*said, len(film)]):
        event = film[n].event
        assert isinstance(event, Said)
        yield Told(event, film[n].state, tuple(film[n + 1 : until]), tuple(film[n + 1 :]), end)


Claim = Callable[[Told], bool]
