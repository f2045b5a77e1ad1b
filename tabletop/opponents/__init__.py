"""Programs that choose for a seat. They are given what the seat sees and nothing else."""

from __future__ import annotations

from tabletop.opponents.levels import LEVELS, Level
from tabletop.opponents.mind import Thought, think, think_with

__all__ = ["LEVELS", "Level", "Thought", "think", "think_with"]
