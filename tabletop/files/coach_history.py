"""What the coach has told in a match, as the library keeps it beside it."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from typing import Any

KEEP_COACHED = "INSERT OR REPLACE INTO coached VALUES (?, ?, ?, ?)"
"""Keeps the number of a match and Coached.row."""


@dataclass(frozen=True, slots=True)
class Spoken:
    """A move that the coach asked to think about again.

    `at`: after how many actions that was; `turn`: after how many the turn had begun. `played`: the move was
    played all the same.
    """

    at: int
    turn: int
    played: bool = False


@dataclass(frozen=True, slots=True)
class Coached:
    """`level`: how strict it is in this match, "" as the settings say. `notes`: the ids of those told."""

    level: str = ""
    spoken: tuple[Spoken, ...] = ()
    notes: tuple[str, ...] = ()

    def has_spoken(self, turn: int) -> bool:
        """Whether it has asked to think again in the turn that began after so many actions."""
        return any(each.turn == turn for each in self.spoken)

    def with_spoken(self, at: int, turn: int) -> Coached:
        """The same once it has asked to think again, after so many actions, in this turn."""
        return replace(self, spoken=(*self.spoken, Spoken(at, turn)))

    def with_played(self) -> Coached:
        """The same once the move that it spoke of last was played all the same."""
        *before, last = self.spoken
        return replace(self, spoken=(*before, replace(last, played=True)))

    def with_note(self, note: str) -> Coached:
        """The same once the note of this id was told."""
        return replace(self, notes=(*self.notes, note))

    def row(self) -> tuple[str, str, str]:
        """The columns after the number of the match."""
        spoken = [(each.at, each.turn, each.played) for each in self.spoken]
        return self.level, json.dumps(spoken), json.dumps(self.notes)


def read_coached(row: tuple[Any, ...]) -> Coached:
    """A row of the library; what is damaged in it was never told."""
    level, spoken, notes = row
    try:
        told = tuple(Spoken(int(at), int(turn), bool(played)) for at, turn, played in json.loads(spoken))
        return Coached(str(level), told, tuple(str(note) for note in json.loads(notes)))
    except (ValueError, TypeError):
        return Coached(str(level))
