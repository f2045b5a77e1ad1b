"""Bot levels: search budgets, which give the same choice on any machine, and a limit for slow ones."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Level:
    """What a bot may spend on one decision.

    Attributes:
        iterations: Number of search iterations; 0: the bot does not search.
        seconds: Seconds until it answers anyway.
        blunder_percent: Percentage (0-100) of decisions in which it takes its second-best action.
        deep: True if it searches as deep as pays off, even if each iteration takes much longer.
    """

    iterations: int
    seconds: float
    blunder_percent: int = 0
    deep: bool = False


LEVELS = {
    "random": Level(0, 1.0),
    "greedy": Level(0, 1.0),
    "easy": Level(60, 0.3, blunder_percent=25),
    "normal": Level(300, 0.45),
    "hard": Level(1800, 1.8, deep=True),
}
"""The bot levels by name (see `tabletop.engine.game.BOT_LEVELS`)."""
