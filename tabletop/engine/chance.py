"""Chance: one whole number in the state, so that a match replays the same on every Python."""

from __future__ import annotations

from typing import Protocol, TypeVar

T = TypeVar("T")
_MASK = (1 << 64) - 1


class HasChance(Protocol):
    """Anything that carries the number from which chance goes on."""

    chance: int


def below(s: HasChance, n: int) -> int:
    """A number from 0 to n - 1, by SplitMix64, scaled (its bias is under n / 2**64)."""
    s.chance = (s.chance + 0x9E3779B97F4A7C15) & _MASK
    z = s.chance
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return ((z ^ (z >> 31)) * n) >> 64


def shuffle(s: HasChance, things: list[T]) -> None:
    """Put the list into a chance order, each order as likely as any other (Fisher-Yates)."""
    for i in range(len(things) - 1, 0, -1):
        j = below(s, i + 1)
        things[i], things[j] = things[j], things[i]
