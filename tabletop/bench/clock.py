"""Rates by processor time: medians of short runs, taken by turns, so that all see the same machine."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from statistics import median
from time import process_time

TURNS = 5
SECONDS = 0.3
"""How long one run of one thing is."""


def rates(things: Mapping[str, Callable[[], int]]) -> dict[str, float]:
    """How many a second each of these functions makes; each call makes as many as it returns."""
    found: dict[str, list[float]] = {name: [] for name in things}
    for make in things.values():
        make()
    for _ in range(TURNS):
        for name, make in things.items():
            made, began = 0, process_time()
            while (took := process_time() - began) < SECONDS:
                made += make()
            found[name].append(made / took)
    return {name: median(some) for name, some in found.items()}
