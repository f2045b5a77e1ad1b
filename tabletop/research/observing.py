"""What an agent gets to see in PettingZoo and Gymnasium: a vector, and which actions are legal."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces

from tabletop.research.episode import Episode
from tabletop.research.features import ACTION_NUMBERS, FEATURES

Observed: TypeAlias = dict[str, np.ndarray[Any, Any]]


def observation_space() -> spaces.Dict:
    """Return the space of `observed`."""
    vector = spaces.Box(-np.inf, np.inf, (FEATURES,), np.float32)
    return spaces.Dict({"observation": vector, "action_mask": spaces.MultiBinary(ACTION_NUMBERS)})


def observed(episode: Episode, seat: int) -> Observed:
    """Return what a seat sees and, as a mask over action numbers, what it may do."""
    return {"observation": episode.observation(seat), "action_mask": episode.legal_mask(seat)}
