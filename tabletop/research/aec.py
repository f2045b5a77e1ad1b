"""The games for PettingZoo, where agents act one after the other (AEC).

What several seats choose in secret they choose one after the other, and none sees what another has sealed.
"""

from __future__ import annotations

from typing import Any

from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from tabletop.research import features
from tabletop.research.episode import Episode, persons
from tabletop.research.observing import Observed, observation_space, observed

_SEEDS = 1 << 31


class MarketEnv(AECEnv[str, Observed, int]):
    """One of the games as an environment of PettingZoo, with an agent "seat_0", "seat_1" ... at each seat.

    An observation has "observation" (see `features.observation`) and "action_mask". The rewards come with the
    last action: see `Episode.returns`.
    """

    def __init__(
        self,
        game: str,
        players: int = 2,
        *,
        options: dict[str, str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Make it.

        Args:
            game: The name of the game ("morocco").
            players: The number of agents.
            options: Values of the game's options by key; those left out have their defaults.
            render_mode: "ansi": `render` returns what is decided now, in words.

        Raises:
            ValueError: There is no such game, or it cannot be set up so.
        """
        super().__init__()
        self._game, self._options = game, options or {}
        persons(game, players, 0, self._options)
        self.metadata = {"name": f"tabletop_{game}", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents = self.possible_agents[:]
        self.observation_spaces = {agent: observation_space() for agent in self.agents}
        self.action_spaces = {agent: spaces.Discrete(features.ACTION_NUMBERS) for agent in self.agents}
        self._dice, _ = seeding.np_random()
        self.episode: Episode

    def observation_space(self, agent: str) -> spaces.Dict:
        """Return the space of observations, the same for every agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Return the space of actions, the same for every agent."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002  PettingZoo's
        """Begin a match. Without a seed it is another one each time."""
        if seed is not None:
            self._dice, _ = seeding.np_random(seed)
        players = len(self.possible_agents)
        self.episode = persons(self._game, players, int(self._dice.integers(_SEEDS)), self._options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.episode.acting_seat]

    def observe(self, agent: str) -> Observed:
        """Return what an agent sees now, and what it may do."""
        return observed(self.episode, self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        """Play an action of the agent that decides.

        Raises:
            ValueError: It is not legal, with the rule that forbids it.
        """
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.episode.play_number(-1 if action is None else int(action))
        if self.episode.acting_seat < 0:
            self.rewards = dict(zip(self.agents, self.episode.returns(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[max(self.episode.acting_seat, 0)]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """Return how far the match is and what is decided now, in words, if rendering is "ansi"."""
        return self.episode.describe() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Do nothing: there is nothing to close."""
