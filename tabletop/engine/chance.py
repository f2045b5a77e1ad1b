"""Random numbers from one integer in the state, so that a match replays the same on every Python.

A match has one stream for everything, or one for each purpose. With streams the third roll of a die is the
same whatever was chosen before, so that everybody who plays the same deal gets the same cards and dice.
"""

from __future__ import annotations

from typing import Protocol, TypeVar

_T = TypeVar("_T")
_MASK = (1 << 64) - 1
_GAMMA = 0x9E3779B97F4A7C15
PURPOSES = 16
"""Maximum number of streams, the setup's (0) included."""
_STREAMS, _COUNT = 1 << 64, 16
"""_STREAMS marks a number with streams: the bits below are the seed, _COUNT bits for each stream above it
count the numbers drawn."""
LARGEST_CHANCE = (1 << (65 + PURPOSES * _COUNT)) - 1
"""Upper bound of `HasChance.chance`."""


class HasChance(Protocol):
    """Anything with the state of a random number generator."""

    chance: int


def seeded(seed: int, *, streams: bool) -> int:
    """Return the initial value of `HasChance.chance`; `streams`: with one stream for each purpose."""
    return _STREAMS | seed & _MASK if streams else seed


def randbelow(s: HasChance, n: int, purpose: int = 0) -> int:
    """Return a random integer from 0 to n - 1, by SplitMix64, scaled (the bias is below n / 2**64). Changes
    `s`.

    Args:
        s: The state.
        n: At least 1.
        purpose: The stream, if there are streams. 0 is the setup's; each thing that draws numbers during a
            match has one of its own.

    >>> from types import SimpleNamespace
    >>> s = SimpleNamespace(chance=seeded(7, streams=False))
    >>> [randbelow(s, 6) for _ in range(8)]
    [2, 0, 5, 3, 2, 1, 2, 1]
    """
    return _number(s, purpose) * n >> 64


def shuffle(s: HasChance, things: list[_T], purpose: int = 0) -> None:
    """Shuffle a list in place, all orders equally likely (Fisher-Yates). Changes `s`.

    It draws one number of its purpose's stream, however long the list is; of the setup's, one per thing.
    """
    if purpose and s.chance >= _STREAMS:
        s, purpose = _Own(_number(s, purpose)), 0
    for i in range(len(things) - 1, 0, -1):
        j = randbelow(s, i + 1, purpose)
        things[i], things[j] = things[j], things[i]


class _Own:
    """A generator of its own, for one shuffle."""

    def __init__(self, chance: int) -> None:
        self.chance = chance


def _number(s: HasChance, purpose: int) -> int:
    """Return the next 64-bit number of a stream."""
    if s.chance < _STREAMS:
        s.chance = (s.chance + _GAMMA) & _MASK
        return _mixed(s.chance)
    place = 65 + purpose * _COUNT
    s.chance += 1 << place
    drawn = (s.chance >> place) & ((1 << _COUNT) - 1)
    first = (s.chance & _MASK) ^ (_mixed(purpose * _GAMMA & _MASK) if purpose else 0)
    return _mixed((first + drawn * _GAMMA) & _MASK)


def _mixed(z: int) -> int:
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)
