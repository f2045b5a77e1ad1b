"""Opponents without a tree: chance alone, and the best of what its own turn can bring about."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, TypeVar

from tabletop.engine import rules
from tabletop.engine.game import Game
from tabletop.engine.rules import Action, Choice, State

DETERMINIZATIONS = 2
"""How many guesses at what is hidden a greedy choice is averaged over."""
WIDTHS = (6, 3, 1, 1)
"""How many actions are tried at the second, third ... choice of the same turn; the first tries all."""

ROLLOUT_LIMIT = 400
"""A guessed game that is played on to a horizon is valued after so many choices at the latest."""
ROLLOUT_GREEDINESS = 5
"""How much a guessed game that is played on prefers the actions that look best."""

Values = tuple[float, ...]
T = TypeVar("T")


def utility(values: Sequence[float], seat: int) -> float:
    """How well a seat stands: its value less what the others have, the best of whom counts most."""
    if len(values) == 1:
        return values[0]
    others = [value for own, value in enumerate(values) if own != seat]
    return values[seat] - (max(others) + sum(others) / len(others)) / 2


def opponent_weights(values: Sequence[float], seat: int) -> dict[int, float]:
    """How much of what each other seat has counts against a seat that has so much; see `utility`."""
    others = [other for other in range(len(values)) if other != seat]
    best = max(others, key=lambda other: values[other], default=seat)
    return {other: (1 / len(others) + (other == best)) / 2 for other in others}


def candidates(game: Game[Any], s: State, step: Choice) -> list[Action]:
    """The legal actions that are worth looking at, best first; never none where something is legal."""
    legal = step.legal_actions(s)
    return legal if len(legal) == 1 else game.evaluation.shortlist(s, step, legal) or legal


def sample_state(game: Game[Any], view: State, seat: int, dice: Random) -> State:
    """A guess at what is hidden, in which whoever has sealed something unseen has yet to decide."""
    guess: State = game.determinize(view, seat, dice.getrandbits(64))
    rules.unseal(guess)
    return guess


def seal_plan(s: State, seat: int, plan: Sequence[Action]) -> None:
    """Let a seat seal all this."""
    for action in plan:
        rules.apply_action(s, action, seat=seat)


def sample_biased(actions: Sequence[T], dice: Random, sharp: int = ROLLOUT_GREEDINESS) -> T:
    """One of these actions or plans, whose best comes first, by chance: what looks best is preferred."""
    return actions[int(len(actions) * dice.random() ** sharp)]


def seal_for_others(game: Game[Any], s: State, seat: int, dice: Random) -> None:
    """Let all but one seat seal what looks good to them, in a simultaneous decision; else nothing is done."""
    for other in [step.seat for step in rules.pending_choices(s) if step.seat != seat]:
        while (step := rules.pending_choice(s, other)) is not None:
            rules.apply_action(s, sample_biased(candidates(game, s, step), dice), seat=other)


def rank_actions(
    game: Game[Any], view: State, seat: int, dice: Random, *, wide: bool = False
) -> list[tuple[Action, Values]]:
    """Each action worth a look with what it promises every seat by the end of this turn, best first.

    `wide`: what the game names beside its shortlist is looked at, too.
    """
    guesses = [sample_state(game, view, seat, dice) for _ in range(DETERMINIZATIONS)]
    for guess in guesses:
        seal_for_others(game, guess, seat, dice)
    step = rules.pending_choice(guesses[0], seat)
    assert step is not None
    looked_at = candidates(game, guesses[0], step)
    if wide:
        others = game.evaluation.extra_candidates(guesses[0], step)
        looked_at = [*looked_at, *(action for action in others if action not in looked_at)]
    promised = []
    for action in looked_at:
        ends = [turn_end(game, guess, action, seat)[0] for guess in guesses]
        promised.append((action, tuple(sum(end) / DETERMINIZATIONS for end in zip(*ends, strict=True))))
    return sorted(promised, key=lambda each: -utility(each[1], seat))


def turn_end(game: Game[Any], s: State, action: Action, seat: int) -> tuple[Values, State]:
    """The end of the turn that begins so, and what all have there.

    Its seat goes on as well as it can; where chance speaks within turns, with what looks best. The best of
    several ends would be one that chance is kind to, and nobody may choose by that.
    """
    if game.evaluation.turn_opener is None:
        return _best_end(game, s, action, seat)
    s = s.copy()
    rules.apply_action(s, action, seat=seat)
    while (step := rules.pending_choice(s)) is not None and step.seat == seat:
        if isinstance(step, game.evaluation.turn_opener):
            break
        rules.apply_action(s, candidates(game, s, step)[0])
    return game.evaluation.value(s), s


def _best_end(game: Game[Any], s: State, action: Action, seat: int, depth: int = 0) -> tuple[Values, State]:
    """The end of the turn that begins so, if its seat goes on as well as it can, and what all have there.

    A turn ends with a leg of the match at the latest: against an automa all choices are one seat's.
    """
    segment_of = game.evaluation.segment
    segment = segment_of and segment_of(s)
    s = s.copy()
    rules.apply_action(s, action, seat=seat)
    step = rules.pending_choice(s)
    if step is None or step.seat != seat or depth == len(WIDTHS) or (segment_of and segment_of(s) != segment):
        return game.evaluation.value(s), s
    follows = candidates(game, s, step)[: WIDTHS[depth]]
    ends = (_best_end(game, s, follow, seat, depth + 1) for follow in follows)
    return max(ends, key=lambda end: utility(end[0], seat))


def rollout(game: Game[Any], s: State, since: int, until: int | None = None) -> Choice | None:
    """Play a guessed game on to its horizon with what looks best; `since`: what the horizon was before it.

    `until`: a seat before whose next turn it stops. Returns the choice with which that begins, if it does.
    """
    horizon, opens = game.evaluation.horizon, game.evaluation.turn_opener
    assert horizon is not None
    for _ in range(ROLLOUT_LIMIT):
        step = rules.pending_choice(s)
        if step is None or horizon(s) != since:
            break
        if step.seat == until and opens is not None and isinstance(step, opens):
            return step
        rules.apply_action(s, candidates(game, s, step)[0])
    return None
