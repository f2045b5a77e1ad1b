"""Merchants Cove: its rules, its table and its words; GAME is put together when it is first asked for."""

from __future__ import annotations

from typing import Any


def __getattr__(name: str) -> Any:
    """`GAME`, which loads rules and components; `about` needs neither. Raises AttributeError for others."""
    if name != "GAME":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from tabletop.games.merchants_cove.game import GAME

    return GAME
