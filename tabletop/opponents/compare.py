"""Moves held against each other, part by part: why one is better, and by how much one can be sure of it.

All moves meet the same guesses and the same dice, which halves the error of a difference. Reasons are taken
at the end of the seat's own turn, where they are facts that can be checked; what comes after is one number.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from time import perf_counter
from typing import Any

from tabletop.engine import rules
from tabletop.engine.game import Game, Part
from tabletop.engine.rules import Action, State
from tabletop.engine.text import NONE, Text, translate
from tabletop.opponents.mcts import DEEPEST
from tabletop.opponents.mind import never
from tabletop.opponents.rank import candidates, dealt, likely, others_seal, play_out, turn_end, utility

GUESSES = (24, 160)
"""In so many guessed games all moves are compared, and in so many those that may still be the best."""
SECONDS = 0.9
"""By then a comparison for somebody who waits ends anyway."""
LEGS = 2
"""A guessed game without a horizon ends with the second leg after the move, the same for all moves."""
LITTLE = 0.15
"""Differences of fewer points are told together, and make no move better than another."""
REASONS = 4
"""How many differences are told apart at most."""
SURE = 2.0
"""So many standard errors apart, one move is better than another; nearer, it is as good as it."""

LATER = translate("opponents", "What others and later turns make of it")
REST = translate("opponents", "Smaller things")
LATER_KEY, REST_KEY = "later", "rest"
"""What stands for these two where the parts of an estimate have their keys."""


@dataclass(frozen=True, slots=True)
class Reason:
    """One difference between two moves, in points for the first: what it is, its rule, and the facts.

    `key`: that of the part of the estimate, or REST_KEY, or LATER_KEY.
    """

    key: str
    title: Text
    points: float
    rule: str = ""
    how: Text = NONE


Came = tuple[float, float, tuple[Part, ...]]
"""What came of a move in a guess: the lead in the end, the own estimate at the turn's end, and its parts."""


@dataclass(slots=True)
class Tried:
    """What came of one move, in every guessed game in which it was tried.

    `leads`: by how many points the seat was ahead in the end, by guess. `own`: what it had itself at the end
    of its turn, in sum, and `parts`: of what that was made, by key, in sum.
    """

    action: Action
    leads: list[float] = field(default_factory=list)
    own: float = 0.0
    parts: dict[str, float] = field(default_factory=dict)
    named: dict[str, Part] = field(default_factory=dict)

    def take(self, lead: float, own: float, parts: tuple[Part, ...]) -> None:
        """Take in what came of it in one guessed game."""
        self.leads.append(lead)
        self.own += own
        for part in parts:
            self.parts[part.key] = self.parts.get(part.key, 0.0) + part.points
            self.named.setdefault(part.key, part)

    @property
    def lead(self) -> float:
        """By how many points the seat was ahead in the end, on average."""
        return sum(self.leads) / len(self.leads)

    def part(self, key: str) -> float:
        """What a part brought at the end of the turn, on average."""
        return self.parts.get(key, 0.0) / len(self.leads)


def behind(better: Tried, other: Tried) -> tuple[float, float]:
    """How many points one move lies behind another, and the standard error of that difference."""
    apart = [a - b for a, b in zip(better.leads, other.leads, strict=False)]
    mean = sum(apart) / len(apart)
    spread = sum((each - mean) ** 2 for each in apart) / max(len(apart) - 1, 1)
    return mean, sqrt(spread / len(apart))


def as_good(best: Tried, other: Tried) -> bool:
    """Whether what lies between a move and the best may be chance, or is too little to matter."""
    mean, error = behind(best, other)
    return mean <= max(SURE * error, LITTLE)


def reasons(best: Tried, other: Tried) -> tuple[Reason, ...]:
    """Of what the difference between two moves is made, in tenths of points: these add up to all of it.

    The largest come first; the largest that speaks for the other move is always among them.
    """
    told = [
        Reason(key, named.title, points, named.rule, named.how)
        for key in {**best.named, **other.named}
        if abs(points := round(best.part(key) - other.part(key), 1)) >= LITTLE
        if (named := best.named.get(key) or other.named[key])
    ]
    told.sort(key=lambda reason: -abs(reason.points))
    shown = told[:REASONS]
    if len(told) > REASONS and all(reason.points > 0 for reason in shown):
        shown[-1] = next((reason for reason in told if reason.points < 0), shown[-1])
    own = best.own / len(best.leads) - other.own / len(other.leads)
    whole = behind(best, other)[0]
    later = round(whole - own, 1)
    rest = round(whole, 1) - sum(reason.points for reason in shown) - later
    more = Reason(REST_KEY, REST, round(rest, 1)), Reason(LATER_KEY, LATER, later)
    return (*shown, *(reason for reason in more if reason.points))


def foremost(told: Iterable[Reason]) -> Reason | None:
    """What speaks most for the better move and can be named; None where that comes later, or is small."""
    return next((each for each in told if each.points > 0 and each.key not in (LATER_KEY, REST_KEY)), None)


@dataclass(frozen=True, slots=True)
class Rated:
    """A move held against the best one.

    `behind`: how many points it lies behind it, give or take `error`, in so many `guesses`. `equal`: that may
    be chance, or is too little to matter. `reasons`: of what it is made; they add up to it.
    """

    action: Action
    behind: float
    error: float
    guesses: int
    equal: bool
    reasons: tuple[Reason, ...]


def rated(best: Tried, other: Tried) -> Rated:
    """What one move lies behind another, in tenths of points."""
    points, error = behind(best, other)
    return Rated(
        other.action,
        round(points, 1),
        max(round(error, 1), 0.1),
        len(other.leads),
        as_good(best, other),
        reasons(best, other),
    )


def compare(
    game: Game[Any],
    view: State,
    seat: int,
    actions: Sequence[Action],
    seed: int,
    *,
    stop: Callable[[], bool] = never,
    seconds: float = SECONDS,
    guesses: tuple[int, int] | None = None,
) -> list[Tried]:
    """Hold these moves of the seat that sees this view against each other; the best comes first.

    The same for a seed, unless time ran out or it was stopped; then it rests on fewer guesses. `guesses`:
    how many for all moves, and for the best of them; by default GUESSES.
    """
    few, many = guesses or GUESSES
    tried = [Tried(action) for action in actions]
    dice, until = Random(seed), perf_counter() + seconds  # noqa: S311  chance of a game, not of a cipher
    alive = tried
    for guessed in range(many):
        if guessed == few:
            best = max(tried, key=lambda each: each.lead)
            alive = [each for each in tried if as_good(best, each)]
            if len(alive) == 1:
                alive = sorted(tried, key=lambda each: -each.lead)[:2]
        guess = dealt(game, view, seat, dice)
        others_seal(game, guess, seat, dice)
        chance = dice.getrandbits(64)
        came = list[Came]()
        for each in alive:
            if guessed and (stop() or perf_counter() > until):
                break
            came.append(_try(game, guess, seat, each.action, Random(chance)))  # noqa: S311  as above
        if len(came) < len(alive):
            break
        for each, brought in zip(alive, came, strict=True):
            each.take(*brought)
    alive.sort(key=lambda each: -each.lead)
    left = [each for each in tried if each not in alive]
    return alive + sorted(left, key=lambda each: behind(alive[0], each)[0])


def _try(game: Game[Any], guess: State, seat: int, action: Action, dice: Random) -> Came:
    """Play a move in a guessed game: what comes of it."""
    values, s = turn_end(game, guess, action, seat)
    parts = game.parts(s, seat)
    if horizon := game.evaluation.horizon:
        play_out(game, s, horizon(guess))
    else:
        _play_legs(game, s, guess, dice)
    return utility(game.evaluation.value(s), seat), values[seat], parts


def _play_legs(game: Game[Any], s: State, guess: State, dice: Random) -> None:
    """Play a guessed game on to the second end of a leg after the move."""
    leg = game.leg
    before, ended = leg(guess), 0
    for _ in range(DEEPEST):
        if (now := leg(s)) != before:
            before, ended = now, ended + 1
        step = rules.choice(s)
        if step is None or ended >= LEGS:
            break
        rules.act(s, likely(candidates(game, s, step), dice))
