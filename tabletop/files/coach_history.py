"""The history of the coach in a match, as the library stores it."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from typing import Any

KEEP_COACHED = "INSERT OR REPLACE INTO coached VALUES (?, ?, ?, ?)"
"""Stores the id of a match and `Coached.row`."""


@dataclass(frozen=True, slots=True)
class Spoken:
    """A warning of the coach about a move.

    Attributes:
        at: The moment: the number of actions before the move.
        turn: The number of actions before the turn began.
        played: True if the move was played all the same.
    """

    at: int
    turn: int
    played: bool = False


@dataclass(frozen=True, slots=True)
class Coached:
    """The coach's history in a match.

    Attributes:
        level: The coach's level in this match; "": as the settings say.
        spoken: The warnings, in order.
        notes: The ids of the notes shown.
    """

    level: str = ""
    spoken: tuple[Spoken, ...] = ()
    notes: tuple[str, ...] = ()

    def has_spoken(self, turn: int) -> bool:
        """Return True if the coach has warned in this turn (the number of actions before it)."""
        return any(each.turn == turn for each in self.spoken)

    def with_spoken(self, at: int, turn: int) -> Coached:
        """Return a copy with a warning at this moment, in this turn."""
        return replace(self, spoken=(*self.spoken, Spoken(at, turn)))

    def with_played(self) -> Coached:
        """Return a copy in which the last move warned of was played all the same."""
        *before, last = self.spoken
        return replace(self, spoken=(*before, replace(last, played=True)))

    def with_note(self, note: str) -> Coached:
        """Return a copy in which the note with this id was shown."""
        return replace(self, notes=(*self.notes, note))

    def row(self) -> tuple[str, str, str]:
        """Return the columns after the match id."""
        spoken = [(each.at, each.turn, each.played) for each in self.spoken]
        return self.level, json.dumps(spoken), json.dumps(self.notes)


def read_coached(row: tuple[Any, ...]) -> Coached:
    """Return the history in a row of the library; damaged parts are left out."""
    level, spoken, notes = row
    try:
        warnings = tuple(Spoken(int(at), int(turn), bool(played)) for at, turn, played in json.loads(spoken))
        return Coached(str(level), warnings, tuple(str(note) for note in json.loads(notes)))
    except (ValueError, TypeError):
        return Coached(str(level))
