"""Bots: programs that choose for a seat. They see that seat's view and nothing else."""

from __future__ import annotations

from tabletop.opponents.choosing import PlayResult, choose_action, choose_action_in
from tabletop.opponents.levels import LEVELS, Level

__all__ = ["LEVELS", "Level", "PlayResult", "choose_action", "choose_action_in"]
