"""Explains a choice that a bot has made: compared with what, and why.

As in a hint, the reasons are what happens in the game after it, and nothing that may be chance.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from random import Random

from tabletop.engine.game import AnyGame
from tabletop.engine.rules import State
from tabletop.engine.text import Text, translate
from tabletop.opponents import rollout
from tabletop.opponents.choosing import PlayResult, choose_action_in, gc_paused
from tabletop.opponents.consequence_text import consequence_texts
from tabletop.opponents.move_analysis import rated
from tabletop.opponents.move_comparison import compare_plans
from tabletop.opponents.simultaneous import plan_from
from tabletop.opponents.stopping import never_stop
from tabletop.opponents.temper import Temper

EXPLANATION_SAMPLES, _LEAST, EXPLANATION_SECONDS = 24, 4, 0.1
"""Maximum and minimum number of determinizations, and seconds, for comparing the choice with another."""
REASONS = 4
"""Maximum number of sentences about what happens, for all choices of a turn."""
_AS_GOOD = translate("opponents", "No difference to “{other}” was found.")
_AS_GOOD_AS_NEXT = translate("opponents", "No difference to the next best move was found.")
_ALL_AS_GOOD = translate(
    "opponents", "In %n choice(s) of this turn, no difference to the next best move was found."
)
_BY_ESTIMATE = translate(
    "opponents",
    "%n choice(s) of this turn looked better by an estimate alone: nothing that can be named differs.",
)
_BETTER = translate("opponents", "Better than “{other}”.")
_WORSE = translate("opponents", "“{other}” would be better.")


def choose_and_explain(
    game: AnyGame,
    view: State,
    seat: int,
    seed: int,
    level: str,
    *,
    stop: Callable[[], bool] = never_stop,
    temper: Temper | None = None,
) -> PlayResult:
    """Choose as `choose_action_in` does, and compare the choice with the runner-up if time allows.

    The result's `rated` then holds both, the better first. What a temper has chosen has its reason already.
    """
    thought = choose_action_in(game, view, seat, seed, level, stop=stop, temper=temper)
    other = next((action for action, _, _ in thought.ranked if action != thought.action), None)
    if other is None or level == "random" or thought.tempered:
        return thought
    with gc_paused():
        guess = rollout.sample_state(game, view, seat, Random(seed))  # noqa: S311  chance of a game, not of a cipher
        plans = [plan_from(game, guess, seat, action) for action in (thought.action, other)]
        arguments = game, view, seat, plans, seed
        tried = compare_plans(
            *arguments,
            stop=stop,
            seconds=EXPLANATION_SECONDS,
            guesses=(EXPLANATION_SAMPLES, EXPLANATION_SAMPLES),
        )
    if len(tried[0].leads) < _LEAST:
        return thought
    return replace(thought, rated=tuple(rated(game, view, seat, tried[0], each) for each in tried))


def reasons_for(
    game: AnyGame,
    s: State,
    seat: int,
    thought: PlayResult,
    looker: int,
    names: Sequence[Text],
    *,
    named: bool = True,
) -> tuple[Text, ...]:
    """Return the reasons for another seat's known action, as far as a viewer may know them.

    The action is not named, as it has just been shown. The game's own explanation comes first, from the
    public view. The comparison follows only if seat and viewer see the same; otherwise it would reveal hidden
    information. No reason is a figure of the estimate.

    Args:
        game: The game.
        s: The state before the action.
        seat: The seat that acted.
        thought: Its choice.
        looker: The viewing seat.
        names: The names of the seats.
        named: True if the sentences may name the other action.
    """
    explanation = game.evaluation.explain(game.view(s, -1), seat, thought.action)
    view = game.view(s, looker)
    if looker != seat and view != game.view(s, seat):
        return explanation
    return (*explanation, *reason_texts(game, view, thought, looker, names, named=named))


def reasons_of_turn(choices: Iterable[Sequence[Text]]) -> tuple[Text, ...]:
    """Return the reasons for the choices of a turn, in their order, at most REASONS of them that happen.

    Choices for which nothing that happens can be named are counted, in one sentence for those that looked
    better and one for those in which no difference was found.
    """
    found: list[Text] = []
    bare: list[Text] = []
    equal: list[Text] = []
    for reasons in choices:
        alike = [each for each in reasons if each.source in (_AS_GOOD.source, _AS_GOOD_AS_NEXT.source)]
        rest = [each for each in reasons if each not in alike]
        equal += alike
        if len(rest) == 1 and rest[0].source == _BETTER.source:
            bare += rest
        elif len(found) + len(rest) <= REASONS or not found:
            found += [each for each in rest if each not in found]
    by_estimate = bare if not found and len(bare) < 2 else [_BY_ESTIMATE.count(len(bare))] if bare else []
    return (*found, *by_estimate, *(equal if len(equal) < 2 else [_ALL_AS_GOOD.count(len(equal))]))


def reason_texts(
    game: AnyGame,
    view: State,
    thought: PlayResult,
    looker: int,
    names: Sequence[Text],
    *,
    named: bool = True,
) -> tuple[Text, ...]:
    """Return why this was chosen, in sentences that do not name it, and the other action only if `named`."""
    if not thought.rated:
        return thought.why
    best, worse = thought.rated
    own = best.action == thought.action
    other = game.say(view, worse.action if own else best.action)
    if worse.equal:
        return ((_AS_GOOD if named else _AS_GOOD_AS_NEXT).fill(other=other),)
    if not own:
        return (_WORSE.fill(other=other),) if named else ()
    happens = consequence_texts(worse.consequences, looker, names)
    return (_BETTER.fill(other=other), *happens) if named else happens
