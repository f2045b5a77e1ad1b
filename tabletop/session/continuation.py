"""A likely continuation of a turn, with hidden state sampled at random."""

from __future__ import annotations

from random import Random

from tabletop.engine import rules
from tabletop.engine.game import AnyGame, Setup
from tabletop.engine.match import Match
from tabletop.engine.rules import Action, Simultaneous, State
from tabletop.opponents.rollout import candidates, rank_actions
from tabletop.session.views import BeatView, beats_for_seat

MAX_ACTIONS = 16
"""Maximum number of actions in a continuation."""


def likely_continuation(
    game: AnyGame, setup: Setup, view: State, seat: int, action: Action, seed: int
) -> list[tuple[int, list[BeatView]]]:
    """Return an action of the seat with this view and its likely continuation, to the end of the segment.

    The seat itself chooses the actions with the best value at the end of its turn. Others play the first
    action of their shortlist. The same seed gives the same determinization, whatever the action.

    Returns:
        Pairs of the acting seat and the beats of its action as `seat` sees them, in order.
    """
    guess, dice = game.determinize(view, seat, seed), Random(seed)  # noqa: S311  chance of a game, not of a cipher
    rules.unseal(guess)
    match = Match(game, setup, start=guess)
    segment = game.segment
    before, actor, film = segment(match.state), seat, list[tuple[int, list[BeatView]]]()
    while len(film) < MAX_ACTIONS:
        film.append((actor, beats_for_seat(game, match.play(action, actor), seat)))
        choice = match.choice
        if choice is None or segment(match.state) != before:
            break
        actor = choice.seat
        action = _next(game, match.state, seat, dice)
    return film


def _next(game: AnyGame, s: State, seat: int, dice: Random) -> Action:
    """Return the likely action at the first pending choice."""
    choice = rules.pending_choice(s)
    assert choice is not None
    if choice.seat == seat and not isinstance(s.flow[-1], Simultaneous):
        return rank_actions(game, game.view(s, seat), seat, dice)[0][0]
    return candidates(game, s, choice)[0]
