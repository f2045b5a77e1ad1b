"""The games for OpenSpiel, as `pyspiel.load_game("tabletop_morocco(players=3)")` once this is imported.

The one node of chance is the first: it chooses which of `deals` matches is played. After it all chance is in
the state, and hidden.
"""

from __future__ import annotations

import json
from typing import Any, ClassVar

import numpy as np
import pyspiel

from tabletop.engine.text import english
from tabletop.files.codec import write_action
from tabletop.games import GAMES, about
from tabletop.research.episode import Episode, persons
from tabletop.research.features import ACTION_NUMBERS, FEATURES

_LONGEST = 20_000
"""Upper bound of the number of actions in a match; the longest seen with random play had some 1,000."""
_DEALS = 10_000


class MarketGame(pyspiel.Game):
    """Base of the games, a class each; see `register` for their parameters."""

    market: ClassVar[str]

    def __init__(self, params: dict[str, Any]) -> None:
        given = _parameters(self.market) | params
        self._deals, players = int(given["deals"]), int(given["players"])
        self._options = dict(part.split("=", 1) for part in given["options"].split(";") if part)
        persons(self.market, players, 0, self._options)
        super().__init__(_kind(self.market), _bounds(players, self._deals), params)

    def new_initial_state(self) -> MarketState:
        """Return the state before anything is dealt."""
        return MarketState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> MarketObserver:  # noqa: ARG002
        """Return what observes its states: what a seat sees now, whatever kind of observation is wanted."""
        return MarketObserver()

    def deals(self) -> list[tuple[int, float]]:
        """Return the seeds that may be dealt, each with its probability."""
        return [(seed, 1 / self._deals) for seed in range(self._deals)]

    def episode_of(self, seed: int) -> Episode:
        """Return the match with this seed."""
        return persons(self.market, self.num_players(), seed, self._options)


class MarketState(pyspiel.State):
    """A position. `episode` is None until a match is dealt."""

    def __init__(self, game: MarketGame) -> None:
        super().__init__(game)
        self.episode: Episode | None = None

    def current_player(self) -> int:
        """Return the seat that decides; of several that decide in secret the first."""
        if self.episode is None:
            return int(pyspiel.PlayerId.CHANCE)
        return self.episode.acting_seat if self.episode.acting_seat >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        """Return True if the match is over."""
        return self.episode is not None and self.episode.acting_seat < 0

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the seeds that may be dealt, each with its probability."""
        return self.get_game().deals()

    def returns(self) -> list[float]:
        """Return what the match was worth to each seat, as `Episode.returns`."""
        return list(self.episode.returns()) if self.episode else [0.0] * self.num_players()

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.episode.legal) if self.episode and player == self.episode.acting_seat else []

    def _apply_action(self, action: int) -> None:
        if self.episode is None:
            self.episode = self.get_game().episode_of(action)
        else:
            self.episode.play_number(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if self.episode is None or player < 0:
            return f"deal {action}"
        return json.dumps(write_action(self.episode.legal[action]))

    def __deepcopy__(self, memo: dict[int, Any]) -> MarketState:
        """OpenSpiel copies states in this way; the games copy theirs a hundred times as fast."""
        made = super().__deepcopy__(memo)
        made.episode = self.episode.copy() if self.episode else None
        return made

    def __str__(self) -> str:
        return self.episode.describe() if self.episode else "not dealt"


class MarketObserver:
    """Observes what a seat sees.

    Attributes:
        tensor: A vector, as `features.observation`.
        dict: The same by name.
    """

    def __init__(self) -> None:
        self.tensor = np.zeros(FEATURES, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: MarketState, player: int) -> None:
        """Observe a state as a seat."""
        self.tensor[:] = state.episode.observation(player) if state.episode else 0

    def string_from(self, state: MarketState, player: int) -> str:
        """Return what a seat sees as text."""
        return state.episode.view_text(player) if state.episode else "not dealt"


def _parameters(market: str) -> dict[str, Any]:
    return {"players": max(2, about(market).seats[0]), "options": "", "deals": _DEALS}


def _kind(market: str) -> pyspiel.GameType:
    low, high = about(market).seats
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"tabletop_{market}",
        long_name=english(about(market).title),
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=high,
        min_num_players=max(2, low),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(market),
    )


def _bounds(players: int, deals: int) -> pyspiel.GameInfo:
    return pyspiel.GameInfo(
        num_distinct_actions=ACTION_NUMBERS,
        max_chance_outcomes=deals,
        num_players=players,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=_LONGEST,
    )


def register() -> None:
    """Make the games known to OpenSpiel as "tabletop_<game>"; importing this module does it.

    Their parameters: `players`; `options`, as "key=value;key=value"; `deals`, how many matches may be dealt.
    """
    for market in GAMES:
        # a class, as OpenSpiel lets go of what is registered after Python has ended, when only
        # classes still live
        pyspiel.register_game(_kind(market), type(f"{market}_game", (MarketGame,), {"market": market}))


register()
