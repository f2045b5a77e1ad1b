"""MO-14.10: everything lies open; only what the die will show is not known yet."""

from __future__ import annotations

from tabletop.games.morocco.state import Morocco


def view(s: Morocco, seat: int) -> Morocco:  # noqa: ARG001  all seats see the same
    """The state as every seat sees it: all of it but the chance to come."""
    v = s.copy()
    v.chance = 0
    return v


def guess(v: Morocco, seat: int, seed: int) -> Morocco:  # noqa: ARG001  all seats see the same
    """The same state with another chance to come."""
    s = v.copy()
    s.chance = seed
    return s
