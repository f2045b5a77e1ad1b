"""Tempers of the cast: which move a member takes of those that its search found about as good as the best.

A temper never enters the search, and it sees what its seat sees. It may give away a little of its own
estimate: `CHOICE_SHARE` of what matters in a game at one decision, `MATCH_SHARE` in a whole match.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from statistics import fmean, pstdev
from types import MappingProxyType

from tabletop.engine.cast import member_of
from tabletop.engine.game import AnyGame, Setup
from tabletop.engine.rules import Action, State
from tabletop.engine.text import Text, translate
from tabletop.opponents import rollout
from tabletop.opponents.rollout import TurnEnd

CHOICE_SHARE = 0.05
"""What one decision may give away, as a part of `Evaluation.score_stddev`."""
MATCH_SHARE = 0.15
"""What all decisions of a match may give away together, as a part of `Evaluation.score_stddev`."""
_CANDIDATES = 8
"""Number of the best moves of a search among which a temper chooses."""
_WELL_VISITED = 4
"""A searched move's value is trusted if it had at least this part (a quarter) of the best one's visits."""
_SAMPLES = 4
"""Number of determinizations in which the moves are tried."""
_ROUNDING = 1e-6
"""Likings less than this apart are equal: a temper gives nothing away for a rounding error."""

Liking = Callable[[AnyGame, Sequence[TurnEnd], int], float]
"""How much a temper likes the ends of a turn, one in each determinization, for a seat."""
RankedMoves = Sequence[tuple[Action, float, int]]
"""Actions with the seat's expected lead in points and the number of visits, best first."""


@dataclass(frozen=True, slots=True)
class Temper:
    """A member's temper at one decision.

    Attributes:
        member: The member's id.
        left: How many points it may still give away in the match.
    """

    member: str
    left: float


@dataclass(frozen=True, slots=True)
class Preferred:
    """A move that a temper takes in place of the chosen one.

    Attributes:
        cost: The points of its own estimate that it gives away.
        why: What it likes about the move, as a sentence.
    """

    action: Action
    cost: float
    why: Text


def has_temper(game: AnyGame, member: str) -> bool:
    """Return True if a member of the cast does not play as the plain bot of its level in a game."""
    return bool(game.evaluation.tempers.get(member, member in _GENERAL))


def preferred_move(
    game: AnyGame, view: State, seat: int, seed: int, ranked: RankedMoves, chosen: Action, temper: Temper
) -> Preferred | None:
    """Return the move that a temper takes in place of the chosen one; None if it takes that one.

    The same arguments give the same answer.

    Args:
        game: The game.
        view: The state as the seat sees it.
        seat: The seat that chooses.
        seed: Seed of the determinizations.
        ranked: The moves that the search compared.
        chosen: The best of them.
        temper: The member's temper.
    """
    near = _as_good(game, ranked, chosen, temper) if has_temper(game, temper.member) else {}
    if len(near) < 2:
        return None
    dice = Random(seed)  # noqa: S311  chance of a game, not of a cipher
    guesses = [rollout.sample_state(game, view, seat, dice) for _ in range(_SAMPLES)]
    for guess in guesses:
        rollout.seal_for_others(game, guess, seat, dice)

    def liked(action: Action) -> float:
        ends = [rollout.turn_end(game, guess, action, seat) for guess in guesses]
        return liking(game, temper.member)(game, ends, seat)

    likes = {action: liked(action) for action in near}
    best = max(likes, key=likes.__getitem__)
    if likes[best] - likes[chosen] < _ROUNDING:
        return None
    return Preferred(best, near[best], _WHY[temper.member])


def _as_good(game: AnyGame, ranked: RankedMoves, chosen: Action, temper: Temper) -> dict[Action, float]:
    """Return the moves that a temper may take, the chosen one first, and what each gives away in points."""
    most = max((visits for _, _, visits in ranked), default=0)
    worth = {
        action: value
        for action, value, visits in ranked[:_CANDIDATES]
        if action == chosen or visits * _WELL_VISITED >= most
    }
    allowed = min(CHOICE_SHARE * game.evaluation.score_stddev, temper.left)
    costs = {action: max(worth[chosen] - value, 0.0) for action, value in worth.items()}
    return {chosen: 0.0, **{action: cost for action, cost in costs.items() if cost <= allowed}}


def liking(game: AnyGame, member: str) -> Liking:
    """Return what a member of the cast likes in a game.

    Raises:
        KeyError: The member has no temper there.
    """
    weights = game.evaluation.tempers.get(member)
    return _weighted(weights) if weights else _GENERAL[member]


def _weighted(weights: Mapping[str, float]) -> Liking:
    def liked(game: AnyGame, ends: Sequence[TurnEnd], seat: int) -> float:
        return fmean(
            sum(weights.get(term.key, 0.0) * term.points for term in game.eval_terms(end.state, seat))
            for end in ends
        )

    return liked


def _own_points(game: AnyGame, ends: Sequence[TurnEnd], seat: int) -> float:
    return fmean(game.totals(end.state)[seat].points for end in ends)


def _spread(_game: AnyGame, ends: Sequence[TurnEnd], seat: int) -> float:
    return pstdev(end.values[seat] for end in ends)


def _best_rival(_game: AnyGame, ends: Sequence[TurnEnd], seat: int) -> float:
    others = (max(value for other, value in enumerate(end.values) if other != seat) for end in ends)
    return -fmean(others) if len(ends[0].values) > 1 else 0.0


_GENERAL: dict[str, Liking] = {"pip": _own_points, "ndidi": _spread, "salma": _best_rival}
"""Tempers that are the same in every game where `Evaluation.tempers` says nothing else."""
_WHY = {
    "pip": translate("cast", "Of moves that look as good, the one that scores most at once."),
    "bram": translate("cast", "Of moves that look as good, the one that builds most."),
    "mara": translate("cast", "Of moves that look as good, the one that leaves the most money."),
    "tam": translate("cast", "Of moves that look as good, the one that leaves the most goods."),
    "ilse": translate("cast", "Of moves that look as good, the one that leaves the least still to do."),
    "luz": translate("cast", "Of moves that look as good, the one that brings most later."),
    "ndidi": translate("cast", "Of moves that look as good, the one whose result is least certain."),
    "salma": translate("cast", "Of moves that look as good, the one that leaves the others least."),
}


class TemperBudgets:
    """What the tempers at a table may still give away.

    Args:
        game: The game.
        setup: Who sits where.
        given: How many points the temper of a seat has given away already.
    """

    def __init__(
        self, game: AnyGame, setup: Setup, given: Mapping[int, float] = MappingProxyType({})
    ) -> None:
        self._allowed = MATCH_SHARE * game.evaluation.score_stddev
        self._members = {
            seat: member.id
            for seat, who in enumerate(setup.seats)
            if (member := member_of(who)) is not None and has_temper(game, member.id)
        }
        self._given = dict(given)

    def temper(self, seat: int) -> Temper | None:
        """Return the temper of a seat; None for a plain bot, an automa or a person."""
        if seat not in self._members:
            return None
        return Temper(self._members[seat], max(self._allowed - self._given.get(seat, 0.0), 0.0))

    def spend(self, seat: int, cost: float) -> float:
        """Count what a decision gave away; returns what the seat has given away so far, in points."""
        self._given[seat] = self._given.get(seat, 0.0) + cost
        return self._given[seat]
