"""Chance: one whole number in the state, so that a match replays the same on every Python.

A match has one stream of chance for everything, or one for each purpose: then the die falls the same at its
third roll whatever was chosen before, and all who play the same deal meet the same.
"""

from __future__ import annotations

from typing import Protocol, TypeVar

T = TypeVar("T")
_MASK = (1 << 64) - 1
_GAMMA = 0x9E3779B97F4A7C15
PURPOSES = 16
"""So many streams there are at most, that of the setup (0) among them."""
_STREAMS, _COUNT = 1 << 64, 16
"""Marks a number that has streams. Below it stands the seed, above it how often each has been asked."""
LARGEST_CHANCE = (1 << (65 + PURPOSES * _COUNT)) - 1
"""No number of chance is larger."""


class HasChance(Protocol):
    """Anything that carries the number from which chance goes on."""

    chance: int


def seeded(seed: int, *, streams: bool) -> int:
    """The number with which chance begins; `streams`: with one stream for each purpose."""
    return _STREAMS | seed & _MASK if streams else seed


def randbelow(s: HasChance, n: int, purpose: int = 0) -> int:
    """A number from 0 to n - 1, by SplitMix64, scaled (its bias is under n / 2**64).

    `purpose`: for what, where there are streams; whatever a match asks after its setup has one of its own.
    """
    return _number(s, purpose) * n >> 64


def shuffle(s: HasChance, things: list[T], purpose: int = 0) -> None:
    """Put the list into a chance order, each order as likely as any other (Fisher-Yates).

    It asks the stream of its purpose once, however long the list is; that of the setup for each thing.
    """
    if purpose and s.chance >= _STREAMS:
        s, purpose = _Own(_number(s, purpose)), 0
    for i in range(len(things) - 1, 0, -1):
        j = randbelow(s, i + 1, purpose)
        things[i], things[j] = things[j], things[i]


class _Own:
    """A stream by itself."""

    def __init__(self, chance: int) -> None:
        self.chance = chance


def _number(s: HasChance, purpose: int) -> int:
    """The next number of 64 bits."""
    if s.chance < _STREAMS:
        s.chance = (s.chance + _GAMMA) & _MASK
        return _mixed(s.chance)
    place = 65 + purpose * _COUNT
    s.chance += 1 << place
    asked = (s.chance >> place) & ((1 << _COUNT) - 1)
    begun = (s.chance & _MASK) ^ (_mixed(purpose * _GAMMA & _MASK) if purpose else 0)
    return _mixed((begun + asked * _GAMMA) & _MASK)


def _mixed(z: int) -> int:
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)
