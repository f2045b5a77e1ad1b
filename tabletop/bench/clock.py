"""Rates by processor time: medians of short interleaved runs, so that all see the same machine."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from statistics import median
from time import process_time

REPEATS = 5
RUN_SECONDS = 0.3
"""Seconds of one run of one function."""


def rates(things: Mapping[str, Callable[[], int]]) -> dict[str, float]:
    """Return the median rate of each function, in items per second; each call returns its number of items."""
    found: dict[str, list[float]] = {name: [] for name in things}
    for make in things.values():
        make()
    for _ in range(REPEATS):
        for name, make in things.items():
            found[name].append(_rate(make))
    return {name: median(some) for name, some in found.items()}


def interleaved(make: Callable[[], int], peer: Callable[[], int], calls: int) -> tuple[float, float]:
    """Return a function's items per second, and its items per item of its peer, over `calls` calls.

    For calls that are long and differ: the peer runs before and after each of them, so that a change in the
    machine's speed affects both.
    """
    made, seconds, theirs, before = 0, 0.0, 0.0, _rate(peer)
    for _ in range(calls):
        began = process_time()
        made += make()
        took = process_time() - began
        after = _rate(peer)
        seconds += took
        theirs += took * (before + after) / 2
        before = after
    return made / seconds, made / theirs


def _rate(make: Callable[[], int]) -> float:
    made, began = 0, process_time()
    while (took := process_time() - began) < RUN_SECONDS:
        made += make()
    return made / took
