"""Public Market: its rules, table and texts. GAME is built when it is first asked for."""

from __future__ import annotations

from typing import Any


def __getattr__(name: str) -> Any:
    """Return `GAME`, which loads rules and components; raise AttributeError for any other name."""
    if name != "GAME":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from tabletop.games.public_market.game import GAME

    return GAME
