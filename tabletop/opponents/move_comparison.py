"""Moves held against each other, part by part: why one is better, and by how much one can be sure of it.

All moves meet the same guesses and the same dice, which halves the error of a difference. Reasons are taken
at the end of the seat's own turn, where they are facts that can be checked; of what comes after, it is told
apart what the seat itself makes of it and what the others do. Where seats decide at once, whole plans are
held against each other, and reasons are taken where all that was sealed has been done.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from math import sqrt
from random import Random
from time import perf_counter
from typing import Any

from tabletop.engine import rules
from tabletop.engine.evaluation import EvalTerm
from tabletop.engine.game import Game
from tabletop.engine.rules import Action, Simultaneous, State
from tabletop.engine.text import NO_TEXT, Text, translate
from tabletop.opponents.choosing import never_stop
from tabletop.opponents.mcts import MAX_DEPTH
from tabletop.opponents.rollout import (
    WIDTHS,
    Values,
    candidates,
    opponent_weights,
    rollout,
    sample_biased,
    sample_state,
    seal_for_others,
    seal_plan,
    turn_end,
    utility,
)

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
FEWER = 2.4
"""By how much this grows with few guesses, as Student's distribution does: by so much over their number."""
LAST = 3
"""So many moves are gone on with where half of the time is over before all have met the first guesses."""
MOSTLY, MUCH = 0.4, 0.5
"""The least share of what comes later that is told by the name of its part, and in how many points."""
TURNS = 0.1
"""From which part of a game's swing on what is given away could turn a match."""
CLUE = 12
"""What rests on fewer guesses is no more than a clue, and told so."""

OWN = translate("opponents", "What your later turns make of it")
OTHERS = translate("opponents", "What the others make of it")
LATER = translate("opponents", "What others and later turns make of it")
MOSTLY_OF = translate("opponents", "mostly “{part}”", "of what something is made: the name of a part")
REST = translate("opponents", "Smaller things")
OWN_KEY, OTHERS_KEY, LATER_KEY, REST_KEY = "own_later", "others_later", "later", "rest"
"""What stands for these where the parts of an estimate have their keys; LATER_KEY in older reviews."""
UNNAMED = {OWN_KEY: OWN, OTHERS_KEY: OTHERS, LATER_KEY: LATER, REST_KEY: REST}
"""Reasons that name no part of the estimate, and what they are called."""


@dataclass(frozen=True, slots=True)
class Reason:
    """One difference between two moves, in points for the first: what it is, its rule, and the facts.

    `key`: that of the part of the estimate, or one of UNNAMED.
    """

    key: str
    title: Text
    points: float
    rule: str = ""
    how: Text = NO_TEXT


Plan = tuple[Action, ...]
"""What a seat does at once: one action, or all that it seals where seats decide at the same time."""


@dataclass(frozen=True, slots=True)
class MoveOutcomes:
    """What came of a move in a guess.

    `lead`: by how many points the seat was ahead in the end. `own`, `parts`: its own estimate at the end of
    its turn, and of what that is made. `end`, `then`: the same in the end. `others`: of what the estimates of
    the others are made in the end, each as it counts for the lead.
    """

    lead: float
    own: float
    parts: tuple[EvalTerm, ...]
    end: float
    then: tuple[EvalTerm, ...]
    others: tuple[EvalTerm, ...]


Pairs = list[tuple[MoveOutcomes, MoveOutcomes]]
"""What came of two moves in the guesses that both have met."""


@dataclass(slots=True)
class MoveSamples:
    """What came of one move, in every guessed game in which it was tried.

    `leads`: by how many points the seat was ahead in the end, by guess; `came`: all that came of it.
    """

    action: Action
    leads: list[float] = field(default_factory=list)
    came: list[MoveOutcomes] = field(default_factory=list)

    def take(self, came: MoveOutcomes) -> None:
        """Take in what came of it in one guessed game."""
        self.leads.append(came.lead)
        self.came.append(came)

    @property
    def lead(self) -> float:
        """By how many points the seat was ahead in the end, on average."""
        return sum(self.leads) / len(self.leads)

    @property
    def named(self) -> dict[str, EvalTerm]:
        """The parts of the estimate at the end of its turn by their keys, as they were in the first guess."""
        return {part.key: part for came in reversed(self.came) for part in came.parts}


def points_behind(better: MoveSamples, other: MoveSamples) -> tuple[float, float]:
    """How many points one move lies behind another, and the standard error of that difference."""
    apart = [a - b for a, b in zip(better.leads, other.leads, strict=False)]
    mean = sum(apart) / len(apart)
    spread = sum((each - mean) ** 2 for each in apart) / max(len(apart) - 1, 1)
    return mean, sqrt(spread / len(apart))


def as_good(best: MoveSamples, other: MoveSamples) -> bool:
    """Whether what lies between a move and the best may be chance, or is too little to matter."""
    mean, error = points_behind(best, other)
    n = len(other.leads)
    return n < 2 or mean <= max(sigmas_needed(n) * error, LITTLE)


def is_turning_point(lost: float, swing: float) -> bool:
    """Whether so many points given away could turn a match of a game with this swing."""
    return lost >= TURNS * swing


def sigmas_needed(guesses: int) -> float:
    """How many standard errors apart is surely apart after so many guesses, two at least."""
    return SURE + FEWER / (guesses - 1)


def reasons(best: MoveSamples, other: MoveSamples) -> tuple[Reason, ...]:
    """Of what the difference between two moves is made, in tenths of points: these add up to all of it.

    The largest come first; the largest that speaks for the other move is always among them. Only the guesses
    are asked that both have met.
    """
    pairs = list(zip(best.came, other.came, strict=False))
    named, apart = other.named | best.named, _by_parts(pairs, lambda came: came.parts)
    told = [
        Reason(key, named[key].title, points, named[key].rule, named[key].how)
        for key in apart
        if abs(points := round(apart[key], 1)) >= LITTLE
    ]
    told.sort(key=lambda reason: -abs(reason.points))
    shown = told[:REASONS]
    if len(told) > REASONS and all(reason.points > 0 for reason in shown):
        shown[-1] = next((reason for reason in told if reason.points < 0), shown[-1])
    later = [reason for reason in _later(pairs) if abs(reason.points) >= LITTLE]
    whole = round(points_behind(best, other)[0], 1)
    rest = round(whole - sum(reason.points for reason in (*shown, *later)), 1)
    smaller = [Reason(REST_KEY, REST, rest)] if rest else []
    return (*shown, *smaller, *later)


def _by_parts(pairs: Pairs, of: Callable[[MoveOutcomes], tuple[EvalTerm, ...]]) -> dict[str, float]:
    """How far the first of each pair is ahead of the second in each part, on average."""
    apart = dict[str, float]()
    for pair in pairs:
        for came, sign in zip(pair, (1, -1), strict=True):
            for part in of(came):
                apart[part.key] = apart.get(part.key, 0.0) + sign * part.points / len(pairs)
    return apart


def _later(pairs: Pairs) -> tuple[Reason, Reason]:
    """What the seat's later turns make of the difference between two moves, and what the others do."""
    n = len(pairs)
    now = sum(one.own - two.own for one, two in pairs) / n
    end = sum(one.end - two.end for one, two in pairs) / n
    theirs = sum(one.lead - two.lead for one, two in pairs) / n - end
    before, then = (_by_parts(pairs, of) for of in (lambda came: came.parts, lambda came: came.then))
    own = {key: then.get(key, 0.0) - before.get(key, 0.0) for key in before | then}
    others = {key: -points for key, points in _by_parts(pairs, lambda came: came.others).items()}
    titles = {
        part.key: part.title
        for pair in pairs
        for came in pair
        for part in (*came.parts, *came.then, *came.others)
    }
    return (
        Reason(OWN_KEY, OWN, round(end - now, 1), how=_mostly(own, end - now, titles)),
        Reason(OTHERS_KEY, OTHERS, round(theirs, 1), how=_mostly(others, theirs, titles)),
    )


def _mostly(apart: dict[str, float], whole: float, titles: dict[str, Text]) -> Text:
    """The part that makes most of what comes later, by its name; NONE where it is made of many."""
    shares = {key: points / whole for key, points in apart.items()} if abs(whole) >= MUCH else {}
    most = max(shares, key=lambda key: shares[key], default="")
    return MOSTLY_OF.fill(part=titles[most]) if shares and shares[most] >= MOSTLY else NO_TEXT


def top_reasons(told: Iterable[Reason]) -> Reason | None:
    """What speaks most for the better move and can be named; None where that comes later, or is small."""
    return next((each for each in told if each.points > 0 and each.key not in UNNAMED), None)


@dataclass(frozen=True, slots=True)
class MoveAnalysis:
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

    @property
    def clue(self) -> bool:
        """Whether it rests on so few guesses that it is no more than a clue."""
        return self.guesses < CLUE


def by_loss(others: Iterable[MoveAnalysis]) -> list[MoveAnalysis]:
    """The moves below the best as they are shown: what is as good first, then by points given away."""
    return sorted(others, key=lambda each: (not each.equal, each.behind))


def rated(best: MoveSamples, other: MoveSamples) -> MoveAnalysis:
    """What one move lies behind another, in tenths of points."""
    points, error = points_behind(best, other)
    return MoveAnalysis(
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
    stop: Callable[[], bool] = never_stop,
    seconds: float = SECONDS,
    guesses: tuple[int, int] | None = None,
    close: float | None = None,
) -> list[MoveSamples]:
    """Hold these moves of the seat that sees this view against each other; the best comes first.

    The same for a seed, unless time ran out or it was stopped; then it rests on fewer guesses. `guesses`:
    how many for all moves, and for the best of them; by default GUESSES. `close`: where two are left, no more
    are needed than until the standard error of their difference is as small as this, in points; None: all.
    """
    plans = [(action,) for action in actions]
    return compare_plans(
        game, view, seat, plans, seed, stop=stop, seconds=seconds, guesses=guesses, close=close
    )


def compare_plans(
    game: Game[Any],
    view: State,
    seat: int,
    plans: Sequence[Plan],
    seed: int,
    *,
    others: Callable[[State, Random], None] | None = None,
    stop: Callable[[], bool] = never_stop,
    seconds: float = SECONDS,
    guesses: tuple[int, int] | None = None,
    close: float | None = None,
) -> list[MoveSamples]:
    """The same of plans, of which no two begin alike; `others`: lets the other seats seal in a guess."""
    few, many = guesses or GUESSES
    tried = {plan: MoveSamples(plan[0]) for plan in plans}
    dice, began = Random(seed), perf_counter()  # noqa: S311  chance of a game, not of a cipher
    alive = list(plans)
    for guessed in range(many):
        passed = perf_counter() - began
        if guessed == few or (0 < guessed < few and len(alive) > LAST and 2 * passed > seconds):
            alive = _still_best(tried, all_that_may=guessed == few)
        guess = sample_state(game, view, seat, dice)
        if others is None:
            seal_for_others(game, guess, seat, dice)
        else:
            others(guess, dice)
        chance = dice.getrandbits(64)
        came = list[MoveOutcomes]()
        for plan in alive:
            if guessed and (stop() or perf_counter() - began > seconds):
                break
            came.append(_try(game, guess, seat, plan, Random(chance)))  # noqa: S311  as above
        if len(came) < len(alive):
            break
        for plan, brought in zip(alive, came, strict=True):
            tried[plan].take(brought)
        if close is not None and guessed + 1 >= few and _known(tried, alive, close):
            break
    last = sorted((tried.pop(plan) for plan in alive), key=lambda each: -each.lead)
    return last + sorted(tried.values(), key=lambda each: points_behind(last[0], each)[0])


def _still_best(tried: dict[Plan, MoveSamples], *, all_that_may: bool) -> list[Plan]:
    """The plans to go on with: those that may be the best, two at least; or LAST, where time is short."""
    plans = sorted(tried, key=lambda plan: -tried[plan].lead)
    if not all_that_may:
        return plans[:LAST]
    best = tried[plans[0]]
    alive = [plan for plan in tried if as_good(best, tried[plan])]
    return alive if len(alive) > 1 else plans[:2]


def _known(tried: dict[Plan, MoveSamples], alive: list[Plan], close: float) -> bool:
    """Whether two are left whose difference is known as well as it need be."""
    return len(alive) == 2 and points_behind(tried[alive[0]], tried[alive[1]])[1] <= close


def _try(game: Game[Any], guess: State, seat: int, plan: Plan, dice: Random) -> MoveOutcomes:
    """Do a plan in a guessed game: what comes of it."""
    if isinstance(guess.flow[-1], Simultaneous):
        values, s = _done_at_once(game, guess, seat, plan)
    else:
        values, s = turn_end(game, guess, plan[0], seat)
    parts = game.eval_terms(s, seat)
    if horizon := game.evaluation.horizon:
        rollout(game, s, horizon(guess))
    else:
        _play_legs(game, s, guess, dice)
    end = game.evaluation.value(s)
    others = tuple(
        replace(part, points=weight * part.points)
        for other, weight in opponent_weights(end, seat).items()
        for part in game.eval_terms(s, other)
    )
    return MoveOutcomes(utility(end, seat), values[seat], parts, end[seat], game.eval_terms(s, seat), others)


def _done_at_once(game: Game[Any], guess: State, seat: int, plan: Plan) -> tuple[Values, State]:
    """What all have once the last seat has sealed its plan, and the seat has done what comes next of it.

    It does that as well as it can, where it is asked before anybody decides at once again.
    """
    s = guess.copy()
    seal_plan(s, seat, plan)
    step = rules.pending_choice(s)
    if step is None or step.seat != seat or isinstance(s.flow[-1], Simultaneous):
        return game.evaluation.value(s), s
    ends = (turn_end(game, s, action, seat) for action in candidates(game, s, step)[: WIDTHS[0]])
    return max(ends, key=lambda end: utility(end[0], seat))


def _play_legs(game: Game[Any], s: State, guess: State, dice: Random) -> None:
    """Play a guessed game on to the second end of a leg after the move."""
    segment = game.segment
    before, ended = segment(guess), 0
    for _ in range(MAX_DEPTH):
        if (now := segment(s)) != before:
            before, ended = now, ended + 1
        step = rules.pending_choice(s)
        if step is None or ended >= LEGS:
            break
        rules.apply_action(s, sample_biased(candidates(game, s, step), dice))
