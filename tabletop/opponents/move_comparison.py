"""Compares moves term by term: why one is better, and how certain that is.

All moves meet the same determinizations and the same dice, which halves the error of a difference. Reasons
are taken at the end of the seat's own turn, where they are facts that can be checked. What comes later is
split into what the seat itself makes of it and what the others do. In simultaneous decisions, whole plans are
compared, and reasons are taken after all that was sealed has been done.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from math import sqrt
from random import Random
from time import perf_counter

from tabletop.engine import rules
from tabletop.engine.evaluation import EvalTerm
from tabletop.engine.game import AnyGame
from tabletop.engine.points import Points
from tabletop.engine.rules import Action, Event, Simultaneous, State, Tell
from tabletop.engine.text import NO_TEXT, Text, translate
from tabletop.opponents.mcts import MAX_DEPTH
from tabletop.opponents.rollout import (
    WIDTHS,
    TurnEnd,
    candidates,
    listener,
    opponent_weights,
    rollout,
    sample_biased,
    sample_state,
    seal_for_others,
    seal_plan,
    turn_end,
    utility,
)
from tabletop.opponents.stopping import never_stop

GUESSES = (24, 160)
"""Number of determinizations for all moves, and for those that may still be the best."""
SECONDS = 0.9
"""Time limit in seconds of a comparison while a player waits."""
_LEGS = 2
"""Number of segment ends after the move at which a rollout without a horizon stops; equal for all moves."""
FARTHER = 3
"""How many times as far a rollout goes that looks for what tells two moves apart."""
LITTLE = 0.15
"""Differences below this number of points are summed up, and make no move better than another."""
_REASONS = 4
"""Maximum number of differences listed separately."""
SURE = 2.0
"""Standard errors needed to call one move better than another; closer ones are equally good."""
FEWER = 2.4
"""Surcharge on SURE for few determinizations, as in Student's distribution; divided by their number - 1."""
LAST_MOVES = 3
"""Number of moves kept if half of the time is over before all have met the first determinizations."""
_MOSTLY, _MUCH = 0.4, 0.5
"""Minimum share for naming the main term of what comes later, and the minimum difference in points."""
_TURNS = 0.1
"""Fraction of the game's `score_stddev` from which a loss may be a turning point."""

_OWN = translate("opponents", "Your later turns")
_OTHERS = translate("opponents", "Your opponents")
LATER = translate("opponents", "Later turns and opponents")
_MOSTLY_OF = translate("opponents", "mostly “{part}”", "of what something is made: the name of a part")
REST = translate("opponents", "Smaller things")
OWN_KEY, OTHERS_KEY, LATER_KEY, _REST_KEY = "own_later", "others_later", "later", "rest"
"""Keys that stand in for evaluation terms; LATER_KEY is found in older reviews only."""
UNNAMED = {OWN_KEY: _OWN, OTHERS_KEY: _OTHERS, LATER_KEY: LATER, _REST_KEY: REST}
"""Reasons that name no evaluation term, and their titles."""


@dataclass(frozen=True, slots=True)
class Reason:
    """One difference between two moves, in points for the first: its title, its rule, and the facts.

    `key` is that of the evaluation term, or one of UNNAMED.
    """

    key: str
    title: Text
    points: float
    rule: str = ""
    how: Text = NO_TEXT


Plan = tuple[Action, ...]
"""What a seat does at once: one action, or all that it seals in a simultaneous decision."""


@dataclass(frozen=True, slots=True)
class MoveOutcomes:
    """The outcome of a move in one determinization.

    Attributes:
        lead: The seat's lead in points at the end.
        own, parts: Its value at the end of its turn, and the terms of that.
        end, then: The same at the end.
        others: The terms of the opponents' values at the end, weighted as they count for the lead.
        events: What happened; the first `first` events are those of the move itself.
        scores: The points of each seat by category at the end.
    """

    lead: float
    own: float
    parts: tuple[EvalTerm, ...]
    end: float
    then: tuple[EvalTerm, ...]
    others: tuple[EvalTerm, ...]
    events: tuple[Event, ...] = ()
    first: int = 0
    scores: tuple[tuple[Points, ...], ...] = ()


Pairs = list[tuple[MoveOutcomes, MoveOutcomes]]
"""The outcomes of two moves in the determinizations that both have met."""


@dataclass(slots=True)
class MoveSamples:
    """The outcomes of one move, a determinization each; `leads` are the seat's leads in points at the end."""

    action: Action
    leads: list[float] = field(default_factory=list)
    came: list[MoveOutcomes] = field(default_factory=list)

    def add_outcomes(self, came: MoveOutcomes) -> None:
        """Add the outcome of one determinization."""
        self.leads.append(came.lead)
        self.came.append(came)

    @property
    def lead(self) -> float:
        """The seat's mean lead in points at the end."""
        return sum(self.leads) / len(self.leads)

    @property
    def named(self) -> dict[str, EvalTerm]:
        """The evaluation terms at the end of the turn by key, as in the first determinization."""
        return {part.key: part for came in reversed(self.came) for part in came.parts}


def points_behind(better: MoveSamples, other: MoveSamples) -> tuple[float, float]:
    """Return how many points one move is behind another, and the standard error of that difference."""
    apart = [a - b for a, b in zip(better.leads, other.leads, strict=False)]
    mean = sum(apart) / len(apart)
    spread = sum((each - mean) ** 2 for each in apart) / max(len(apart) - 1, 1)
    return mean, sqrt(spread / len(apart))


def as_good(best: MoveSamples, other: MoveSamples) -> bool:
    """Return True if a move's distance to the best may be chance, or is too small to matter."""
    mean, error = points_behind(best, other)
    n = len(other.leads)
    return n < 2 or mean <= max(sigmas_needed(n) * error, LITTLE)


def is_turning_point(lost: float, swing: float) -> bool:
    """Return True if losing `lost` points could turn a match of a game whose `score_stddev` is `swing`."""
    return lost >= _TURNS * swing


def sigmas_needed(guesses: int) -> float:
    """Return the standard errors needed to call a difference significant; `guesses` is at least 2."""
    return SURE + FEWER / (guesses - 1)


def reasons(best: MoveSamples, other: MoveSamples) -> tuple[Reason, ...]:
    """Return the reasons for the difference between two moves, in tenths of points; they add up to it.

    The largest come first; the largest in favour of the other move is always included. Only determinizations
    that both have met are used.
    """
    pairs = list(zip(best.came, other.came, strict=False))
    named, apart = other.named | best.named, _by_parts(pairs, lambda came: came.parts)
    found = [
        Reason(key, named[key].title, points, named[key].rule, named[key].how)
        for key in apart
        if abs(points := round(apart[key], 1)) >= LITTLE
    ]
    found.sort(key=lambda reason: -abs(reason.points))
    shown = found[:_REASONS]
    if len(found) > _REASONS and all(reason.points > 0 for reason in shown):
        shown[-1] = next((reason for reason in found if reason.points < 0), shown[-1])
    later = [reason for reason in _later(pairs) if abs(reason.points) >= LITTLE]
    whole = round(points_behind(best, other)[0], 1)
    rest = round(whole - sum(reason.points for reason in (*shown, *later)), 1)
    smaller = [Reason(_REST_KEY, REST, rest)] if rest else []
    return (*shown, *smaller, *later)


def _by_parts(pairs: Pairs, of: Callable[[MoveOutcomes], tuple[EvalTerm, ...]]) -> dict[str, float]:
    """Return the mean difference in each term between the first and the second of each pair."""
    apart = dict[str, float]()
    for pair in pairs:
        for came, sign in zip(pair, (1, -1), strict=True):
            for part in of(came):
                apart[part.key] = apart.get(part.key, 0.0) + sign * part.points / len(pairs)
    return apart


def _later(pairs: Pairs) -> tuple[Reason, Reason]:
    """Return what the seat's later turns, and what the others, add to the difference between two moves."""
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
        Reason(OWN_KEY, _OWN, round(end - now, 1), how=_mostly(own, end - now, titles)),
        Reason(OTHERS_KEY, _OTHERS, round(theirs, 1), how=_mostly(others, theirs, titles)),
    )


def _mostly(apart: dict[str, float], whole: float, titles: dict[str, Text]) -> Text:
    """Return the name of the term that makes most of what comes later; NO_TEXT if there is no main one."""
    shares = {key: points / whole for key, points in apart.items()} if abs(whole) >= _MUCH else {}
    most = max(shares, key=lambda key: shares[key], default="")
    return _MOSTLY_OF.fill(part=titles[most]) if shares and shares[most] >= _MOSTLY else NO_TEXT


def top_reasons(found: Iterable[Reason]) -> Reason | None:
    """Return the first reason for the better move that names a term; None if there is none."""
    return next((each for each in found if each.points > 0 and each.key not in UNNAMED), None)


def compare(
    game: AnyGame,
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
    """Compare these moves of the seat that sees this view; the best comes first.

    The same seed gives the same result, unless time ran out or it was stopped. `guesses` is the number of
    determinizations for all moves, and for the best of them (default: GUESSES). If `close` is given, the last
    two moves need no more once the standard error of their difference is this small, in points.
    """
    plans = [(action,) for action in actions]
    return compare_plans(
        game, view, seat, plans, seed, stop=stop, seconds=seconds, guesses=guesses, close=close
    )


def compare_plans(
    game: AnyGame,
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
    far: int = 1,
) -> list[MoveSamples]:
    """As `compare`, for plans with different first actions.

    `others` seals for the other seats; rollouts go `far` times as far as usual.
    """
    few, many = guesses or GUESSES
    tried = {plan: MoveSamples(plan[0]) for plan in plans}
    dice, began = Random(seed), perf_counter()  # noqa: S311  chance of a game, not of a cipher
    alive = list(plans)
    for guessed in range(many):
        passed = perf_counter() - began
        if guessed == few or (0 < guessed < few and len(alive) > LAST_MOVES and 2 * passed > seconds):
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
            came.append(_try(game, guess, seat, plan, Random(chance), far))  # noqa: S311  as above
        if len(came) < len(alive):
            break
        for plan, brought in zip(alive, came, strict=True):
            tried[plan].add_outcomes(brought)
        if close is not None and guessed + 1 >= few and _known(tried, alive, close):
            break
    last = sorted((tried.pop(plan) for plan in alive), key=lambda each: -each.lead)
    return last + sorted(tried.values(), key=lambda each: points_behind(last[0], each)[0])


def _still_best(tried: dict[Plan, MoveSamples], *, all_that_may: bool) -> list[Plan]:
    """Return the plans that may be the best, at least two; or the first LAST if time is short."""
    plans = sorted(tried, key=lambda plan: -tried[plan].lead)
    if not all_that_may:
        return plans[:LAST_MOVES]
    best = tried[plans[0]]
    alive = [plan for plan in tried if as_good(best, tried[plan])]
    return alive if len(alive) > 1 else plans[:2]


def _known(tried: dict[Plan, MoveSamples], alive: list[Plan], close: float) -> bool:
    """Return True if two plans are left whose difference is known precisely enough."""
    return len(alive) == 2 and points_behind(tried[alive[0]], tried[alive[1]])[1] <= close


def _try(game: AnyGame, guess: State, seat: int, plan: Plan, dice: Random, far: int) -> MoveOutcomes:
    """Carry out a plan in a determinization and return its outcome."""
    if isinstance(guess.flow[-1], Simultaneous):
        turn = _done_at_once(game, guess, seat, plan)
    else:
        turn = turn_end(game, guess, plan[0], seat, listen=True)
    values, s, events = turn.values, turn.state, list(turn.events)
    parts = game.eval_terms(s, seat)
    if horizon := game.evaluation.horizon:
        since = horizon(guess)
        for _ in range(far):
            rollout(game, s, since, tell=listener(events))
            since = horizon(s)
    else:
        _play_legs(game, s, guess, dice, listener(events), far)
    end = game.evaluation.value(s)
    others = tuple(
        replace(part, points=weight * part.points)
        for other, weight in opponent_weights(end, seat).items()
        for part in game.eval_terms(s, other)
    )
    then = game.eval_terms(s, seat)
    lead = utility(end, seat)
    scores = tuple(tuple(game.score(s, each)) for each in range(len(end)))
    return MoveOutcomes(lead, values[seat], parts, end[seat], then, others, tuple(events), turn.first, scores)


def _done_at_once(game: AnyGame, guess: State, seat: int, plan: Plan) -> TurnEnd:
    """Return the end of the turn once the seat's plan is sealed and its own next choice is made.

    If that choice comes before the next simultaneous decision, the seat makes it as well as it can.
    """
    s, events = guess.copy(), list[Event]()
    seal_plan(s, seat, plan, listener(events))
    step = rules.pending_choice(s)
    if step is None or step.seat != seat or isinstance(s.flow[-1], Simultaneous):
        return TurnEnd(game.evaluation.value(s), s, tuple(events), len(events))
    ends = (turn_end(game, s, action, seat, listen=True) for action in candidates(game, s, step)[: WIDTHS[0]])
    best = max(ends, key=lambda end: utility(end.values, seat))
    return TurnEnd(best.values, best.state, (*events, *best.events), len(events))


def _play_legs(game: AnyGame, s: State, guess: State, dice: Random, tell: Tell, far: int) -> None:
    """Play on to the LEGS-th end of a segment after the move, or `far` times as far. `s` is changed."""
    segment = game.segment
    before, ended = segment(guess), 0
    for _ in range(far * MAX_DEPTH):
        if (now := segment(s)) != before:
            before, ended = now, ended + 1
        step = rules.pending_choice(s)
        if step is None or ended >= far * _LEGS:
            break
        rules.apply_action(s, sample_biased(candidates(game, s, step), dice), tell)
