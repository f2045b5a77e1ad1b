"""What a review found: the moves that gave points away, and the side lines."""

from __future__ import annotations

from dataclasses import dataclass

from tabletop.engine.rules import Action
from tabletop.opponents.consequences import Consequence
from tabletop.opponents.move_comparison import Reason


@dataclass(frozen=True, slots=True)
class GivenAway:
    """A decision in which a seat gave points away.

    Attributes:
        at: The moment of the decision: the number of entries before it.
        seat: The seat that decided.
        played: The action played.
        better: The action that would have been better.
        lost: The points given away.
        error: The standard error of `lost`.
        turning: Its number among the seat's turning points in the order of the match, from 1; 0: none.
        reasons: The terms of the evaluation that make the loss, as far as known by now.
        consequences: What happens after the better action rather than after the one played; None if it is
            not known yet.
    """

    at: int
    seat: int
    played: Action
    better: Action
    lost: float
    error: float
    turning: int
    reasons: tuple[Reason, ...] = ()
    consequences: tuple[Consequence, ...] | None = None


@dataclass(frozen=True, slots=True)
class Undone:
    """A side line: what was played, undone and replaced.

    Attributes:
        at: The moment where it began: the number of entries before it.
        seat: The seat of its first action.
        action: Its first action.
        moves: Its number of actions.
    """

    at: int
    seat: int
    action: Action
    moves: int
