"""What a comparison says of one move: how far it is behind the best one, and why."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from tabletop.engine.game import AnyGame
from tabletop.engine.rules import Action, State
from tabletop.engine.text import english
from tabletop.opponents.consequences import LEAST_GUESSES, Consequence, consequences
from tabletop.opponents.move_comparison import MoveSamples, Reason, as_good, points_behind, reasons

_CLUE = 12
"""Comparisons of fewer determinizations than this are marked as a mere clue."""


@dataclass(frozen=True, slots=True)
class MoveAnalysis:
    """A move compared with the best one.

    Attributes:
        behind: Points behind the best move, with the standard error `error`.
        guesses: Number of determinizations.
        equal: True if the difference may be chance, or is too small to matter.
        reasons: The reasons; they add up to `behind`.
        consequences: What happens after the best move rather than after this one; empty if `equal`.
    """

    action: Action
    behind: float
    error: float
    guesses: int
    equal: bool
    reasons: tuple[Reason, ...]
    consequences: tuple[Consequence, ...] = ()

    @property
    def clue(self) -> bool:
        """True if there were so few determinizations that it is no more than a clue."""
        return self.guesses < _CLUE

    @property
    def untested(self) -> bool:
        """True if nothing separates the moves because too few determinizations were played for any claim."""
        return self.equal and self.guesses < LEAST_GUESSES


def by_loss(others: Iterable[MoveAnalysis]) -> list[MoveAnalysis]:
    """Return the moves below the best in display order: equal ones first, then by points given away."""
    return sorted(others, key=lambda each: (not each.equal, each.behind))


def consequences_between(
    game: AnyGame, view: State, seat: int, better: MoveSamples, other: MoveSamples
) -> tuple[Consequence, ...]:
    """Return what happens after a seat's better move rather than after the other one.

    What the words of the two moves say themselves is no consequence of theirs.
    """
    pairs = list(zip(better.came, other.came, strict=False))
    moves = [english(game.say(view, each.action)) for each in (better, other)]
    return consequences(game, pairs, seat, moves)


def rated(game: AnyGame, view: State, seat: int, best: MoveSamples, other: MoveSamples) -> MoveAnalysis:
    """Return the analysis of a seat's move against the best, in tenths of points."""
    points, error = points_behind(best, other)
    equal = as_good(best, other)
    return MoveAnalysis(
        other.action,
        round(points, 1),
        max(round(error, 1), 0.1),
        len(other.leads),
        equal,
        reasons(best, other),
        () if equal else consequences_between(game, view, seat, best, other),
    )
