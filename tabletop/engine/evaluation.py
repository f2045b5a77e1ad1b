"""How bots evaluate the states of a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import field
from typing import Generic

from tabletop.engine.rules import Action, AnyChoice, S
from tabletop.engine.state import frozen
from tabletop.engine.text import NO_TEXT, Text


@frozen
class EvalTerm:
    """One named term of a seat's evaluation.

    Attributes:
        key: Names the same thing in every state of a game.
        title: Its name for players.
        points: Its share of the value, in points.
        rule: The number of the rule behind it, if there is one.
        how: The facts behind it in this state ("2 lines, $6"); NO_TEXT if the title says everything.
    """

    key: str
    title: Text
    points: float
    rule: str = ""
    how: Text = NO_TEXT


@frozen
class Evaluation(Generic[S]):
    """How bots evaluate the states of a game and search it.

    Attributes:
        value: An estimate of a state for each seat, in points. It sees the whole state, so it is asked about
            determinizations only.
        shortlist: The legal actions of a choice that are worth a search's time, best first.
        extra_candidates: Further legal actions, unordered, that deep levels, hints and reviews look at too.
            They may also be in the shortlist.
        min_depth: The minimum number of choices a search looks ahead before the end of a segment stops it.
        segment: A number that changes whenever `value` becomes meaningful, usually every round; by default
            `Game.round`.
        hard_min_depth: As `min_depth`, for levels that look deeper; 0 if that does not pay.
        horizon: A number that changes where a rollout stops, in games where earlier values tell actions apart
            too little. With a horizon no tree is grown: all seats follow their shortlists. None: segments
            and a tree.
        rollout_cost: How many iterations of a level one rollout counts as, since it is long.
        max_iterations: More iterations than this do not improve the choice, so that no level uses more.
        turn_opener: The choice that opens a turn, in games with chance inside turns: rollouts then follow the
            shortlist inside a turn instead of optimising its end. None: turns have no chance.
        terms: The named terms of a seat's value before the end; they add up to it. None: the categories of
            its score, and one term for everything still to come.
        score_stddev: The standard deviation, in points, of the difference between two equally good players'
            final scores: the measure of what matters in this game.
        tempers: The evaluation terms that members of the cast like, by member, with their weights; see
            `opponents/temper.py`. A member without terms plays as the plain bot of its level.
        explain: What a bot was going by when it chose an action, from the public view of the state before it.
            Asked once everybody knows the action. Empty if there is nothing beyond points.
    """

    value: Callable[[S], tuple[float, ...]]
    shortlist: Callable[[S, AnyChoice, list[Action]], list[Action]] = lambda _s, _step, legal: legal
    extra_candidates: Callable[[S, AnyChoice], Sequence[Action]] = lambda _s, _step: ()
    min_depth: int = 6
    segment: Callable[[S], int] | None = None
    hard_min_depth: Callable[[S], int] = lambda _s: 0
    horizon: Callable[[S], int] | None = None
    rollout_cost: int = 1
    max_iterations: int = 1 << 20
    turn_opener: type[AnyChoice] | None = None
    terms: Callable[[S, int], tuple[EvalTerm, ...]] | None = None
    score_stddev: float = 10.0
    tempers: Mapping[str, Mapping[str, float]] = field(default_factory=dict)
    explain: Callable[[S, int, Action], tuple[Text, ...]] = lambda _view, _seat, _action: ()


def label_terms(
    made: Mapping[str, float], titles: Mapping[str, tuple[Text, str]], how: Mapping[str, Text]
) -> tuple[EvalTerm, ...]:
    """Build evaluation terms; terms of 0 points are left out.

    Args:
        made: The points of each term by its key.
        titles: The title and the rule of each term.
        how: The facts behind some of the terms.
    """
    return tuple(
        EvalTerm(key, titles[key][0], points, titles[key][1], how.get(key, NO_TEXT))
        for key, points in made.items()
        if points
    )
