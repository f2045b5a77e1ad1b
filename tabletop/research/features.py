"""Numbers for learners: one for each action, and a vector for what a seat sees.

Both are made by hashing, so that they fit every game, also one from elsewhere, and stay the same from match
to match and from one machine to another. A vector is made from a view, so nothing hidden can be in it.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Iterator
from typing import Any

import numpy as np

from tabletop.engine.rules import Action, State
from tabletop.engine.state import field_names

ACTION_NUMBERS = 1 << 14
"""Number of different action numbers. Some 3,000 actions occur in the matches of one game."""
FEATURES = 1 << 11
"""Length of an observation."""


def usual_number(action: Action) -> int:
    """Return the number that an action has wherever no other legal action has it, below ACTION_NUMBERS."""
    return zlib.crc32(repr(action).encode()) % ACTION_NUMBERS


def numbered(legal: Iterable[Action]) -> dict[int, Action]:
    """Return legal actions by number, ascending. Of two with one number the later gets the next free."""
    found: dict[int, Action] = {}
    for action in legal:
        number = usual_number(action)
        while number in found:
            number = (number + 1) % ACTION_NUMBERS
        found[number] = action
    return dict(sorted(found.items()))


def observation(view: State, seat: int) -> np.ndarray[Any, np.dtype[np.float32]]:
    """Return a view as a vector of FEATURES numbers.

    A number of the view is added at the place that the path to it hashes to, anything else counts one at the
    place of its path and value. The first two places are kept free for `seat` and a constant 1.
    """
    vector = np.zeros(FEATURES, np.float32)
    for place, amount in _leaves(view, ""):
        vector[place] += amount
    vector[0], vector[1] = seat, 1
    return vector


def _leaves(value: Any, path: str) -> Iterator[tuple[int, float]]:
    """Pairs of place and amount for every number and word below `value`."""
    if value is None:
        return
    if isinstance(value, int):
        if value:
            yield _place(path), _amount(value)
    elif isinstance(value, list | tuple):
        yield _place(f"{path}.length"), len(value)
        for at, each in enumerate(value):
            yield from _leaves(each, f"{path}.{at}")
    elif isinstance(value, dict):
        for key, each in value.items():
            yield from _leaves(each, f"{path}.{key}")
    elif hasattr(value, "__dataclass_fields__"):
        yield _place(f"{path}={type(value).__name__}"), 1
        for name in field_names(value):
            if name != "names":
                yield from _leaves(getattr(value, name), f"{path}.{name}")
    else:
        yield _place(f"{path}={value}"), 1


def _place(path: str) -> int:
    return 2 + zlib.crc32(path.encode()) % (FEATURES - 2)


def _amount(value: int) -> float:
    """Return a number as it is added: large ones, such as sets written as bits, by a hash between 0 and 1."""
    return float(value) if -1000 <= value <= 1000 else (value % 65_521) / 65_521
