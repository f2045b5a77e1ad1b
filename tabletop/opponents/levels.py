"""How strong an opponent is: budgets, which repeat everywhere, and a cap of time, for slow machines."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Level:
    """What a house opponent may spend on one decision.

    `rounds`: guessed games that it searches (0: it does not search). `seconds`: by then it answers anyway.
    `slips`: in how many of 100 decisions it takes the second best. `far`: it looks as far ahead as pays,
    however much longer each guessed game takes.
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
"""The house opponents of tabletop.engine.match.HOUSE, by name."""
