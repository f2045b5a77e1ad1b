"""Hints: what a good bot would do here, and why that is better.

The reasons are consequences (`consequences.py`); where none was found, it is called an estimate.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from math import inf
from random import Random
from time import perf_counter

from tabletop.engine import rules
from tabletop.engine.game import AnyGame
from tabletop.engine.rules import Action, State
from tabletop.engine.text import Text, translate
from tabletop.opponents.choosing import PlayResult, budget_of, choose_action_in, gc_paused
from tabletop.opponents.consequence_text import happens_texts
from tabletop.opponents.consequences import LEAST_GUESSES, MAX_CONSEQUENCES
from tabletop.opponents.mcts import Search
from tabletop.opponents.move_analysis import MoveAnalysis, consequences_between, rated
from tabletop.opponents.move_comparison import (
    FARTHER,
    MoveSamples,
    Plan,
    as_good,
    compare_plans,
    is_turning_point,
    points_behind,
)
from tabletop.opponents.rollout import rank_actions, root_candidates, sample_state
from tabletop.opponents.simultaneous import SimultaneousSearch, plan_from, plans
from tabletop.opponents.stopping import never_stop

_LEVEL = "normal"
"""The level that chooses the hint. A weaker one would mislead the player."""
_COMPARED = 6
"""Maximum number of moves compared."""
_GUESSES, _AT_LEAST = (20, 72), (20, 32)
"""Determinizations for all moves, and for those that may still be the best; fewer where rollouts are long,
but not fewer than the second pair. They bound a hint, so that the same seed gives the same reasons.
"""
_FARTHER_GUESSES = 40
"""Determinizations for two moves whose difference is looked for farther on; fewer where rollouts are long."""
_LONGEST = 6.0
"""Seconds after which a very slow machine answers anyway."""
FIRST, EARLY, MIN_SAMPLES, _FEW = 0.2, 24, 6, 4
"""First numbers: seconds, maximum and minimum number of determinizations, and number of moves."""

_BEST = translate("opponents", "{action} looks best.")
_AT_SIGHT = translate("opponents", "At first sight: {action}. It hasn't been compared yet.")
_NO_DIFFERENCE = translate("opponents", "{action}. As good: {others}; no difference was found.")
_UNTESTED = translate("opponents", "{action}. Too few matches were simulated to compare it with: {others}.")
_AGAINST = translate("opponents", "Compared with “{other}”:")
_SUM = translate("opponents", "{points} ± {error} points more, on average over %n simulated match(es).")
_SUM_OF_FEW = translate(
    "opponents",
    "{points} ± {error} points more, on average over %n simulated match(es): only a rough estimate.",
)
SLIGHT = translate("opponents", "So small a difference rarely decides a match.")


def advise(
    game: AnyGame,
    view: State,
    seat: int,
    seed: int,
    *,
    stop: Callable[[], bool] = never_stop,
    timed: bool = True,
    first: Callable[[PlayResult], None] | None = None,
) -> PlayResult:
    """Return a hint for the seat that sees this view: its best move, compared with the next best.

    The same seed gives the same hint, unless it was stopped.

    Args:
        game: The game.
        view: The state as the seat sees it.
        seat: The seat to advise.
        seed: Seed of the search.
        stop: Called often; once it returns True, the best answer so far is returned.
        timed: False if even a very slow machine may take its time.
        first: Called with preliminary numbers if there are any, for a player who waits.

    Raises:
        ValueError: It is not this seat's turn to choose.
    """
    if first is not None and (early := _first(game, view, seat, seed, stop)) is not None:
        first(early)
    step, until = rules.pending_choice(view, seat), perf_counter() + (_LONGEST if timed else inf)

    def late() -> bool:
        return stop() or perf_counter() > until

    if step is not None and _at_once(view) and len(step.legal_actions(view)) > 1:
        return _advise_at_once(game, view, seat, seed, late)
    thought = choose_action_in(game, view, seat, seed, _LEVEL, stop=late, timed=False)
    if step is None or len(step.legal_actions(view)) < 2:
        return thought
    best = [action for action, _, _ in thought.ranked]
    with gc_paused():
        if set(root_candidates(game, view, step, wide=True)) - set(best):
            dice = Random(seed)  # noqa: S311  chance of a game, not of a cipher
            best += [
                action for action, _ in rank_actions(game, view, seat, dice, wide=True) if action not in best
            ]
        best = best[:_COMPARED] + [action for action in best[_COMPARED:] if action.declines]
        found = _with_others(game, view, seat, [(action,) for action in best], seed)
        arguments, guesses = (game, view, seat, found, seed), _guesses(game)
        tried = compare_plans(*arguments, stop=late, seconds=until - perf_counter(), guesses=guesses)

        def farther(two: list[Plan]) -> list[MoveSamples]:
            few = _few_guesses(game)
            return compare_plans(
                game, view, seat, two, seed, stop=late, seconds=inf, guesses=few, far=FARTHER
            )

        return _held(game, view, seat, tried, lambda first, other: farther([(first,), (other,)]))


def _guesses(game: AnyGame) -> tuple[int, int]:
    """Return the numbers of determinizations of a comparison in this game."""
    cost = game.evaluation.rollout_cost
    few, many = (max(least, most // cost) for most, least in zip(_GUESSES, _AT_LEAST, strict=True))
    return few, many


def _few_guesses(game: AnyGame) -> tuple[int, int]:
    """Return the same for two moves that are compared farther."""
    number = max(LEAST_GUESSES, _FARTHER_GUESSES // game.evaluation.rollout_cost)
    return number, number


def _advise_at_once(game: AnyGame, view: State, seat: int, seed: int, stop: Callable[[], bool]) -> PlayResult:
    """Return a hint for a simultaneous decision: plans compared while the others seal by their strategies."""
    dice = Random(seed)  # noqa: S311  chance of a game, not of a cipher
    search = SimultaneousSearch(Search(game, view, seat, dice))
    with gc_paused():
        search.run(budget_of(game, _LEVEL, timed=False), stop)
        found = _with_others(game, view, seat, search.best_plans(dice)[:_COMPARED], seed)
        arguments, others = (game, view, seat, found, seed), search.others_seal
        tried = compare_plans(*arguments, others=others, stop=stop, seconds=inf, guesses=_guesses(game))
    return _held(game, view, seat, tried)


def _with_others(game: AnyGame, view: State, seat: int, found: list[Plan], seed: int) -> list[Plan]:
    """Return the good moves; a single one with some less good moves, so that it can be compared."""
    step = rules.pending_choice(view, seat)
    if len(found) > 1 or step is None:
        return found
    guess = sample_state(game, view, seat, Random(seed))  # noqa: S311  chance of a game, not of a cipher
    others = [action for action in step.legal_actions(view) if (action,) != found[0][:1]]
    return [*found, *(plan_from(game, guess, seat, action) for action in others[: _FEW - 1])]


def _first(game: AnyGame, view: State, seat: int, seed: int, stop: Callable[[], bool]) -> PlayResult | None:
    """Return preliminary numbers: the best-looking moves, compared in few determinizations.

    Only the best-looking move if there is no time to tell chance from difference; None if only one action is
    legal.
    """
    step, until = rules.pending_choice(view, seat), perf_counter() + FIRST
    if step is None or len(step.legal_actions(view)) < 2:
        return None
    with gc_paused():
        dice = Random(seed)  # noqa: S311  chance of a game, not of a cipher
        if _at_once(view):
            found = plans(game, sample_state(game, view, seat, dice), seat, _FEW)[:_FEW]
        else:
            found = [(action,) for action, _ in rank_actions(game, view, seat, dice, wide=True)[:_FEW]]
        found = _with_others(game, view, seat, found, seed)
        seconds = until - perf_counter()
        arguments, guesses = (game, view, seat, found, seed), (EARLY, EARLY)
        tried = compare_plans(*arguments, stop=stop, seconds=seconds, guesses=guesses)
    if len(tried) > 1 and len(tried[0].leads) >= MIN_SAMPLES:
        held = _held(game, view, seat, tried)
        return replace(held, settled=held.decided)
    best = found[0][0]
    sight = _AT_SIGHT.fill(action=game.say(view, best))
    return PlayResult(best, tuple((plan[0], 0.0, 0) for plan in found), (sight,), settled=False)


Farther = Callable[[Action, Action], list[MoveSamples]]
"""Compares two moves in longer rollouts."""


def _held(
    game: AnyGame, view: State, seat: int, tried: list[MoveSamples], farther: Farther | None = None
) -> PlayResult:
    """Return the moves compared with the best of them, in the order of that comparison.

    A move that was dropped after fewer determinizations is included only if it is surely worse: order,
    numbers and reasons are based on the same determinizations. Where nothing that happens in them tells the
    best move from the next, `farther` looks for it.
    """
    first, best = tried[0], tried[0].action
    known = [each for each in tried if len(each.leads) == len(first.leads) or not as_good(first, each)]
    known.sort(key=lambda each: points_behind(first, each)[0])
    ranked = tuple(
        (each.action, first.lead - points_behind(first, each)[0], len(each.leads)) for each in known
    )
    held = tuple(rated(game, view, seat, first, each) for each in known)
    if farther is not None:
        held = _with_farther(game, view, seat, held, farther)
    explanation = game.evaluation.explain(view, seat, best)
    return PlayResult(best, ranked, tuple(_why(game, view, held, explanation)), held, explanation)


def _with_farther(
    game: AnyGame, view: State, seat: int, held: tuple[MoveAnalysis, ...], farther: Farther
) -> tuple[MoveAnalysis, ...]:
    """Return the analyses, with later consequences of the next best move if none of the nearer ones wins."""
    at = next((at for at, each in enumerate(held) if not each.equal), 0)
    near = held[at].consequences
    if not at or any(each.wins for each in near):
        return held
    found = {each.action: each for each in farther(held[0].action, held[at].action)}
    best, other = (found[each.action] for each in (held[0], held[at]))
    if points_behind(best, other)[0] <= 0:
        return held
    later = consequences_between(game, view, seat, best, other)
    if near:  # what comes of it goes first
        later = (*(each for each in later if each.wins), *near)[:MAX_CONSEQUENCES]
    return (*held[:at], replace(held[at], consequences=later), *held[at + 1 :])


def _at_once(view: State) -> bool:
    """Return True if the seat decides simultaneously with others and must plan all that it seals."""
    return isinstance(view.flow[-1], rules.Simultaneous)


def _why(
    game: AnyGame, view: State, held: Sequence[MoveAnalysis], explanation: tuple[Text, ...]
) -> list[Text]:
    """Return the first sentences of a hint: the best move, those that are as good, and its explanation."""
    best, *others = held
    said = game.say(view, best.action)
    equals = [each for each in others if each.equal]
    if not equals:
        return [_BEST.fill(action=said), *explanation]
    names = join_texts([game.say(view, each.action) for each in equals])
    found = _UNTESTED if any(each.untested for each in equals) else _NO_DIFFERENCE
    return [found.fill(action=said, others=names), *explanation]


def hint_texts(
    game: AnyGame, view: State, seat: int, thought: PlayResult, names: Sequence[Text]
) -> tuple[Text, ...]:
    """Return all sentences of a hint, and how its move compares with the next best one.

    Args:
        game: The game.
        view: The state as the seat sees it.
        seat: The seat that is advised.
        thought: The hint.
        names: The names of all seats.
    """
    worse = next((each for each in thought.rated if not each.equal), None)
    if worse is None:
        return thought.why
    lines = [
        *thought.why,
        _AGAINST.fill(other=game.say(view, worse.action)),
        *happens_texts(worse, seat, names),
        sum_of(worse).fill(points=worse.behind, error=worse.error),
    ]
    if not is_turning_point(worse.behind, game.evaluation.score_stddev):
        lines.append(SLIGHT)
    return tuple(lines)


def sum_of(other: MoveAnalysis) -> Text:
    """Return the sentence for the whole difference to a move, {points} and {error} not yet filled in."""
    return (_SUM_OF_FEW if other.clue else _SUM).count(other.guesses)


def join_texts(texts: list[Text]) -> Text:
    """Join texts with semicolons: "a; b; c"."""
    found = texts[0]
    for text in texts[1:]:
        found = translate("opponents", "{some}; {more}", "moves in a row").fill(some=found, more=text)
    return found
