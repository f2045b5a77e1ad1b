"""One seat against the computer's opponents or an automa, for Gymnasium."""

from __future__ import annotations

from typing import Any

import gymnasium
from gymnasium import spaces

from tabletop.engine.cast import plain_seat
from tabletop.engine.game import PERSON
from tabletop.opponents.choosing import choose_action_in
from tabletop.research import features
from tabletop.research.episode import Episode, setup_of
from tabletop.research.observing import Observed, observation_space, observed

_SEEDS = 1 << 31


class SeatEnv(gymnasium.Env[Observed, int]):
    """The first seat of a match as an environment of Gymnasium; the program plays all others.

    The reward comes with the last action: see `Episode.returns`.
    """

    def __init__(
        self,
        game: str,
        opponents: tuple[str, ...] = ("greedy",),
        *,
        options: dict[str, str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Make it.

        Args:
            game: The name of the game ("river_market").
            opponents: Who sits at the other seats: levels ("easy"), members of the cast ("mara:normal") or
                automata ("angler:normal").
            options: Values of the game's options by key; those left out have their defaults.
            render_mode: "ansi": `render` returns what is decided now, in words.

        Raises:
            ValueError: There is no such game, or it cannot be set up so.
        """
        self._game, self._seats, self._options = game, (PERSON, *opponents), options or {}
        setup_of(game, self._seats, 0, self._options)
        self.metadata = {"render_modes": ["ansi"]}
        self.render_mode = render_mode
        self.observation_space = observation_space()
        self.action_space = spaces.Discrete(features.ACTION_NUMBERS)
        self.episode: Episode

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """Begin a match, and return the first observation. Without a seed it is another one each time."""
        super().reset(seed=seed, options=options)
        chosen = setup_of(self._game, self._seats, int(self.np_random.integers(_SEEDS)), self._options)
        self.episode = Episode(*chosen)
        self._play_others()
        return observed(self.episode, 0), {}

    def step(self, action: int) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        """Play an action, then let the others play; return observation, reward, whether it is over, False.

        Raises:
            ValueError: It is not legal, with the rule that forbids it.
        """
        self.episode.play_number(int(action))
        self._play_others()
        over = self.episode.acting_seat < 0
        return observed(self.episode, 0), self.episode.returns()[0], over, False, {}

    def render(self) -> str | None:
        """Return how far the match is and what is decided now, in words, if rendering is "ansi"."""
        return self.episode.describe() if self.render_mode == "ansi" else None

    def _play_others(self) -> None:
        episode = self.episode
        while episode.acting_seat > 0:
            game, seat = episode.game, episode.acting_seat
            seed, level = int(self.np_random.integers(_SEEDS)), plain_seat(self._seats[seat])
            view = game.view(episode.state, seat)
            episode.act(choose_action_in(game, view, seat, seed, level, timed=False).action)
