"""One match as learners see it: numbered actions, observations and returns, on the unchecked rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from tabletop.engine import rules
from tabletop.engine.game import PERSON, AnyGame, Setup
from tabletop.engine.rules import Action, State
from tabletop.engine.setups import refuse_setup
from tabletop.engine.text import english
from tabletop.games import game as game_named
from tabletop.research import features


class Episode:
    """A match between agents.

    Attributes:
        game: The game.
        setup: How it began.
        state: The current state, with everything hidden in it.
        legal: The legal actions of the seat that decides, by number; empty at the end.
    """

    def __init__(self, game: AnyGame, setup: Setup, state: State | None = None) -> None:
        """Begin a match, or go on from `state`, which then belongs to the episode."""
        self.game, self.setup = game, setup
        if state is None:
            state = game.first_state(setup)
            rules.run_until_choice(state)
        self.state = state
        self.legal = self._legal()

    def __reduce__(self) -> tuple[Callable[..., Episode], tuple[str, Setup, State]]:
        """Pickle the game by its name."""
        return _restored, (self.game.id, self.setup, self.state)

    @property
    def acting_seat(self) -> int:
        """The seat that decides; of several that decide in secret the first. -1: the match is over."""
        choice = rules.pending_choice(self.state)
        return -1 if choice is None else choice.seat

    def copy(self) -> Episode:
        """Return an episode that goes on from here on its own."""
        made = Episode.__new__(Episode)
        made.game, made.setup, made.state = self.game, self.setup, self.state.copy()
        made.legal = self.legal  # a new one is made at every move
        return made

    def play_number(self, number: int) -> None:
        """Play the legal action of this number.

        Raises:
            ValueError: No legal action has it; with the rule that forbids the action, if it is known.
        """
        if number not in self.legal:
            raise ValueError(self._refusal(number))
        self.act(self.legal[number])

    def act(self, action: Action) -> None:
        """Play a legal action of the seat that decides, unchecked."""
        rules.apply_action(self.state, action)
        self.legal = self._legal()

    def label(self, number: int) -> str:
        """Return a legal action in words ("Sell it to the Boat Captain")."""
        return english(self.game.say(self.state, self.legal[number]))

    def describe(self) -> str:
        """Return how far the match is and what is decided now, in words."""
        choice = rules.pending_choice(self.state)
        question = english(self.game.verdict(self.state) if choice is None else choice.prompt(self.state))
        return f"{english(self.game.progress_text(self.state))}. Seat {self.acting_seat}: {question}"

    def view_text(self, seat: int) -> str:
        """Return what a seat sees, as text that tells any two views apart."""
        return repr(self.game.view(self.state, seat))

    def observation(self, seat: int) -> np.ndarray[Any, np.dtype[np.float32]]:
        """Return what a seat sees, as `features.observation`."""
        return features.observation(self.game.view(self.state, seat), seat)

    def legal_mask(self, seat: int) -> np.ndarray[Any, np.dtype[np.int8]]:
        """Return a 1 at the number of each legal action of a seat; all 0 while it does not decide."""
        mask = np.zeros(features.ACTION_NUMBERS, np.int8)
        if seat == self.acting_seat:
            mask[list(self.legal)] = 1
        return mask

    def returns(self) -> tuple[float, ...]:
        """Return what the match was worth to each seat; 0 for all while it lasts.

        With a winner it is 1 for each other seat it is ranked before and -1 for each it is ranked behind,
        divided by their number; else (see `About.has_winner`) its points.
        """
        end = self.game.result(self.state)
        if end is None:
            return (0.0,) * len(self.setup.seats)
        if not self.game.about.has_winner(self.setup):
            return tuple(map(float, end.scores))
        others = max(1, len(end.ranks) - 1)
        return tuple(sum((own < rank) - (own > rank) for rank in end.ranks) / others for own in end.ranks)

    def _legal(self) -> dict[int, Action]:
        choice = rules.pending_choice(self.state)
        return {} if choice is None else features.numbered(choice.legal_actions(self.state))

    def _refusal(self, number: int) -> str:
        choice = rules.pending_choice(self.state)
        if choice is None:
            return "the match is over"
        for action in choice.all_candidate_actions(self.state):
            if features.usual_number(action) == number and (no := choice.check(self.state, action)):
                return f"{action}: {english(no.reason)} (rule {no.rule})"
        return f"no action that could be tried now has the number {number}; legal: {list(self.legal)}"


def _restored(game_id: str, setup: Setup, state: State) -> Episode:
    return Episode(game_named(game_id), setup, state)


def setup_of(
    game_id: str, seats: tuple[str, ...], seed: int, options: dict[str, str]
) -> tuple[AnyGame, Setup]:
    """Return a game and a setup for it, checked.

    Args:
        game_id: The name of the game.
        seats: As in `Setup`; agents sit where "person" stands.
        seed: The seed of the match.
        options: Values of options by key; those left out have their defaults.

    Raises:
        ValueError: There is no such game, or it cannot be set up so.
    """
    try:
        game = game_named(game_id)
    except KeyError as unknown:
        raise ValueError(unknown.args[0]) from None
    setup = Setup(seed, seats, tuple(sorted(options.items())))
    if no := refuse_setup(game, setup):
        raise ValueError(english(no.reason))
    return game, setup


def persons(game_id: str, count: int, seed: int, options: dict[str, str]) -> Episode:
    """Return a match of `count` agents. Raises ValueError as `setup_of`."""
    return Episode(*setup_of(game_id, (PERSON,) * count, seed, options))
