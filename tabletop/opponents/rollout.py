"""Choosing without a tree: rank actions by the best end of the seat's own turn, and play rollouts."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple, TypeVar

from tabletop.engine import rules
from tabletop.engine.game import AnyGame
from tabletop.engine.rules import Action, AnyChoice, Event, State, Tell, ignore_event

_DETERMINIZATIONS = 2
"""Number of determinizations over which a greedy choice is averaged."""
WIDTHS = (6, 3, 1, 1)
"""Number of actions tried at the second, third ... choice of a turn; at the first, all are tried."""

_ROLLOUT_LIMIT = 400
"""Maximum number of choices in a rollout to a horizon; then it is evaluated anyway."""
ROLLOUT_GREEDINESS = 5
"""How strongly rollouts prefer the first actions of a shortlist; see `sample_biased`."""

Values = tuple[float, ...]


class TurnEnd(NamedTuple):
    """The end of a seat's turn: every seat's value, the state, and the events if they were listened to.

    `first` is the number of events of the action that began the turn.
    """

    values: Values
    state: State
    events: tuple[Event, ...] = ()
    first: int = 0


_T = TypeVar("_T")


def utility(values: Sequence[float], seat: int) -> float:
    """Return how well a seat is doing, in points: its value less those of the others.

    The others count as the mean of their best value and their average.

    >>> utility((10.0, 6.0, 2.0), 0)
    5.0
    """
    if len(values) == 1:
        return values[0]
    others = [value for own, value in enumerate(values) if own != seat]
    return values[seat] - (max(others) + sum(others) / len(others)) / 2


def opponent_weights(values: Sequence[float], seat: int) -> dict[int, float]:
    """Return by seat the weight of each opponent's value in `utility`; with opponents, they add up to 1.

    >>> opponent_weights((10.0, 6.0, 2.0), 0)
    {1: 0.75, 2: 0.25}
    """
    others = [other for other in range(len(values)) if other != seat]
    best = max(others, key=lambda other: values[other], default=seat)
    return {other: (1 / len(others) + (other == best)) / 2 for other in others}


def candidates(game: AnyGame, s: State, step: AnyChoice) -> list[Action]:
    """Return the legal actions worth a search, best first; never empty if an action is legal."""
    legal = step.legal_actions(s)
    return legal if len(legal) == 1 else game.evaluation.shortlist(s, step, legal) or legal


def root_candidates(game: AnyGame, s: State, step: AnyChoice, *, wide: bool) -> list[Action]:
    """Return the different actions that a decision looks at itself: to do nothing is never left out.

    Args:
        game: The game.
        s: A determinization.
        step: The choice to be made.
        wide: True to include the game's extra candidates as well as its shortlist.
    """
    extra = game.evaluation.extra_candidates(s, step) if wide else ()
    declining = [action for action in step.legal_actions(s) if action.declines]
    return list(dict.fromkeys((*candidates(game, s, step), *extra, *declining)))


def sample_state(game: AnyGame, view: State, seat: int, dice: Random) -> State:
    """Return a determinization in which unseen sealed actions are chosen again."""
    guess: State = game.determinize(view, seat, dice.getrandbits(64))
    rules.unseal(guess)
    return guess


def seal_plan(s: State, seat: int, plan: Sequence[Action], tell: Tell = ignore_event) -> None:
    """Seal all actions of a plan for a seat. `s` is changed."""
    for action in plan:
        rules.apply_action(s, action, tell, seat)


def sample_biased(actions: Sequence[_T], dice: Random, sharp: int = ROLLOUT_GREEDINESS) -> _T:
    """Return a random element of `actions`, which are sorted best first; early ones are more likely.

    Args:
        actions: Actions or plans, best first.
        dice: Source of randomness.
        sharp: Exponent of the bias; 1 is uniform.
    """
    return actions[int(len(actions) * dice.random() ** sharp)]


def seal_for_others(game: AnyGame, s: State, seat: int, dice: Random) -> None:
    """Seal good-looking actions for all seats but one in a simultaneous decision. `s` is changed.

    Does nothing if no other seat has a choice pending.
    """
    for other in [each for each in rules.pending_seats(s) if each != seat]:
        while (step := rules.pending_choice(s, other)) is not None:
            rules.apply_action(s, sample_biased(candidates(game, s, step), dice), seat=other)


def rank_actions(
    game: AnyGame, view: State, seat: int, dice: Random, *, wide: bool = False
) -> list[tuple[Action, Values]]:
    """Return the candidate actions, best first, with every seat's expected value at the end of this turn.

    Args:
        game: The game.
        view: The state as the seat sees it.
        seat: The seat to choose for.
        dice: Source of randomness.
        wide: True to include the game's extra candidates as well as its shortlist.
    """
    guesses = [sample_state(game, view, seat, dice) for _ in range(_DETERMINIZATIONS)]
    for guess in guesses:
        seal_for_others(game, guess, seat, dice)
    step = rules.pending_choice(guesses[0], seat)
    assert step is not None
    promised = []
    for action in root_candidates(game, guesses[0], step, wide=wide):
        ends = [turn_end(game, guess, action, seat).values for guess in guesses]
        promised.append((action, tuple(sum(end) / _DETERMINIZATIONS for end in zip(*ends, strict=True))))
    return sorted(promised, key=lambda each: -utility(each[1], seat))


def listener(events: list[Event] | None) -> Tell:
    """Return a function that adds events to a list; with None, one that ignores them."""
    if events is None:
        return ignore_event
    return lambda _state, event: events.append(event)


def turn_end(game: AnyGame, s: State, action: Action, seat: int, *, listen: bool = False) -> TurnEnd:
    """Return the end of the turn that starts with `action`.

    The seat plays the rest of its turn as well as it can. In games with chance inside turns it follows the
    shortlist instead: the best of several ends would be a lucky one, which is no basis for a choice.

    Args:
        game: The game.
        s: The state before the action; it is not changed.
        action: The action.
        seat: The seat that acts.
        listen: True to collect the events.
    """
    if game.evaluation.turn_opener is None:
        return _best_end(game, s, action, seat, listen=listen)
    events: list[Event] = []
    tell, s = listener(events if listen else None), s.copy()
    rules.apply_action(s, action, tell, seat)
    first = len(events)
    while (step := rules.pending_choice(s)) is not None and step.seat == seat:
        if isinstance(step, game.evaluation.turn_opener):
            break
        rules.apply_action(s, candidates(game, s, step)[0], tell)
    return TurnEnd(game.evaluation.value(s), s, tuple(events), first)


def _best_end(
    game: AnyGame, s: State, action: Action, seat: int, depth: int = 0, *, listen: bool = False
) -> TurnEnd:
    """As `turn_end`, with the rest of the turn optimised by a search.

    A turn also ends with the segment: against an automa all choices belong to one seat.
    """
    segment_of = game.evaluation.segment
    segment = segment_of and segment_of(s)
    events: list[Event] = []
    s = s.copy()
    rules.apply_action(s, action, listener(events if listen else None), seat)
    step = rules.pending_choice(s)
    if step is None or step.seat != seat or depth == len(WIDTHS) or (segment_of and segment_of(s) != segment):
        return TurnEnd(game.evaluation.value(s), s, tuple(events), len(events))
    follows = candidates(game, s, step)[: WIDTHS[depth]]
    ends = (_best_end(game, s, follow, seat, depth + 1, listen=listen) for follow in follows)
    best = max(ends, key=lambda end: utility(end.values, seat))
    return TurnEnd(best.values, best.state, (*events, *best.events), len(events))


def rollout(
    game: AnyGame, s: State, since: int, until: int | None = None, tell: Tell = ignore_event
) -> AnyChoice | None:
    """Play a determinization on to its horizon, always with the first candidate. `s` is changed.

    Args:
        game: A game with a horizon.
        s: The determinization.
        since: The horizon's number before the move; a different number ends the rollout.
        until: If given, the rollout also stops before this seat's next turn.
        tell: Called with each event.

    Returns:
        The choice that opens the turn of `until`; None if the rollout ended otherwise.
    """
    horizon, opens = game.evaluation.horizon, game.evaluation.turn_opener
    assert horizon is not None
    for _ in range(_ROLLOUT_LIMIT):
        step = rules.pending_choice(s)
        if step is None or horizon(s) != since:
            break
        if step.seat == until and opens is not None and isinstance(step, opens):
            return step
        rules.apply_action(s, candidates(game, s, step)[0], tell)
    return None
