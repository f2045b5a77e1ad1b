"""Explains a choice that a bot has made: compared with what, and why.

As in a hint, the reasons are the evaluation terms, and nothing that may be chance.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

from tabletop.engine import rules
from tabletop.engine.game import AnyGame
from tabletop.engine.rules import Action, State
from tabletop.engine.text import Text, translate
from tabletop.opponents import rollout
from tabletop.opponents.choosing import PlayResult, choose_action_in, gc_paused
from tabletop.opponents.hint import join_texts
from tabletop.opponents.move_analysis import rated
from tabletop.opponents.move_comparison import LITTLE, UNNAMED, Reason, compare_plans
from tabletop.opponents.simultaneous import plan_from
from tabletop.opponents.stopping import never_stop

GUESSES, _LEAST, SECONDS = 24, 4, 0.1
"""Maximum and minimum number of determinizations, and seconds, for comparing the choice with another."""
_LOOKED_AT = 8
"""Number of determinizations in which an action is evaluated for viewers who see less than its seat."""
_MAX_REASONS = 2
"""Maximum number of reasons given, largest first."""

_BETTER = translate("opponents", "Better than “{other}” by {points}: {reasons}.")
_BETTER_LATER = translate("opponents", "Better than “{other}” by {points}, because of what comes later.")
_BETTER_THAN_NEXT = translate("opponents", "Better than the next best by {points}: {reasons}.")
_BETTER_THAN_NEXT_LATER = translate(
    "opponents", "Better than the next best by {points}, because of what comes later."
)
_WORSE = translate("opponents", "“{other}” would be better by {points}: {reasons}.")
_WORSE_LATER = translate("opponents", "“{other}” would be better by {points}, because of what comes later.")
_WORSE_THAN_BEST = translate("opponents", "{points} worse than the best: {reasons}.")
_WORSE_THAN_BEST_LATER = translate("opponents", "{points} worse than the best, because of what comes later.")
_AS_GOOD = translate("opponents", "“{other}” is as good.")
_AS_GOOD_AS_NEXT = translate("opponents", "The next best is as good.")
_BY_SIGHT = translate("opponents", "By what you can see: {reasons}.")
_MORE = translate("opponents", "{what} +{points}", "a reason, in points")
_LESS = translate("opponents", "{what} −{points}", "a reason, in points")


def choose_and_explain(
    game: AnyGame, view: State, seat: int, seed: int, level: str, *, stop: Callable[[], bool] = never_stop
) -> PlayResult:
    """Choose as `choose_action_in` does, and compare the choice with the runner-up if time allows.

    The result's `rated` then holds both, the better first.
    """
    thought = choose_action_in(game, view, seat, seed, level, stop=stop)
    other = next((action for action, _, _ in thought.ranked if action != thought.action), None)
    if other is None or level == "random":
        return thought
    with gc_paused():
        guess = rollout.sample_state(game, view, seat, Random(seed))  # noqa: S311  chance of a game, not of a cipher
        plans = [plan_from(game, guess, seat, action) for action in (thought.action, other)]
        arguments = game, view, seat, plans, seed
        tried = compare_plans(*arguments, stop=stop, seconds=SECONDS, guesses=(GUESSES, GUESSES))
    if len(tried[0].leads) < _LEAST:
        return thought
    return replace(thought, rated=tuple(rated(game, seat, tried[0], each) for each in tried))


def reasons_for(
    game: AnyGame, s: State, seat: int, thought: PlayResult, looker: int, *, named: bool = True
) -> tuple[Text, ...]:
    """Return the reasons for another seat's known action, as far as a viewer may know them.

    The action is not named, as it has just been shown. The game's own explanation comes first, from the
    public view. The comparison follows only if seat and viewer see the same; otherwise action names and every
    number would reveal hidden information. In that case, and if no comparison favours the action, its
    immediate effect is given, if the viewer can determinize the game.

    Args:
        game: The game.
        s: The state before the action.
        seat: The seat that acted.
        thought: Its choice.
        looker: The viewing seat.
        named: True if the sentences may name the other action.
    """
    explanation = game.evaluation.explain(game.view(s, -1), seat, thought.action)
    view = game.view(s, looker)
    sight = _by_sight(game, view, seat, thought.action, looker)
    if looker != seat and view != game.view(s, seat):
        return (*explanation, *sight)
    better = bool(thought.rated) and not thought.rated[1].equal
    return (*explanation, *(() if better else sight), *reason_texts(game, view, thought, named=named))


def reason_texts(game: AnyGame, view: State, thought: PlayResult, *, named: bool = True) -> tuple[Text, ...]:
    """Return why this was chosen, in sentences that do not name it, and the other action only if `named`."""
    if not thought.rated:
        return thought.why
    best, worse = thought.rated
    own = best.action == thought.action
    other = game.say(view, worse.action if own else best.action)
    if worse.equal:
        return ((_AS_GOOD if named else _AS_GOOD_AS_NEXT).fill(other=other),)
    reasons = [reason for reason in worse.reasons if reason.key not in UNNAMED]
    texts = {
        (True, True): (_BETTER, _BETTER_LATER),
        (True, False): (_BETTER_THAN_NEXT, _BETTER_THAN_NEXT_LATER),
        (False, True): (_WORSE, _WORSE_LATER),
        (False, False): (_WORSE_THAN_BEST, _WORSE_THAN_BEST_LATER),
    }
    with_reasons, later = texts[own, named]
    at_once = reasons and 2 * sum(reason.points for reason in reasons) >= worse.behind
    text = with_reasons.fill(reasons=_row(_largest(reasons))) if at_once else later
    return (text.fill(other=other, points=worse.behind),)


def _by_sight(game: AnyGame, view: State, seat: int, action: Action, looker: int) -> tuple[Text, ...]:
    """Return the immediate effect of another seat's action, as far as the viewing seat can tell.

    Empty if the choice was obvious: no other legal action, or all were worth the same. Also empty if only its
    cost is visible.
    """
    dice, matters = Random(0), False  # noqa: S311  as above
    brought, titles = dict[str, float](), dict[str, Text]()
    for _ in range(_LOOKED_AT):
        guess = rollout.sample_state(game, view, looker, dice)
        step = rules.pending_choice(guess, seat)
        if step is None or step is not guess.flow[-1] or action not in step.legal_actions(guess):
            return ()
        after = _after(guess, action, seat)
        if not after.flow:  # a finished match has a score, not an estimate
            return ()
        worth = rollout.utility(game.evaluation.value(after), seat)
        matters = matters or any(
            round(rollout.utility(game.evaluation.value(_after(guess, other, seat)), seat) - worth, 1)
            for other in rollout.candidates(game, guess, step)
        )
        for state, sign in ((after, 1), (guess, -1)):
            for part in game.eval_terms(state, seat):
                brought[part.key] = brought.get(part.key, 0.0) + sign * part.points / _LOOKED_AT
                titles[part.key] = part.title
    reasons = [Reason(key, titles[key], round(points, 1)) for key, points in brought.items()]
    reasons = _largest([reason for reason in reasons if abs(reason.points) >= LITTLE])
    if not matters or all(reason.points < 0 for reason in reasons):
        return ()
    return (_BY_SIGHT.fill(reasons=_row(reasons)),)


def _after(s: State, action: Action, seat: int) -> State:
    """Return a copy of the state right after an action."""
    s = s.copy()
    rules.apply_action(s, action, seat=seat)
    return s


def _largest(reasons: list[Reason]) -> list[Reason]:
    """Return the MAX_REASONS largest reasons, largest first."""
    return sorted(reasons, key=lambda reason: -abs(reason.points))[:_MAX_REASONS]


def _row(reasons: list[Reason]) -> Text:
    """Return these reasons with their points, joined by semicolons."""
    return join_texts(
        [
            (_MORE if reason.points > 0 else _LESS).fill(what=reason.title, points=abs(reason.points))
            for reason in reasons
        ]
    )
