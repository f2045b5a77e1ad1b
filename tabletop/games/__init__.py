"""The games of the box room. A new game is a package here and a word in GAMES."""

from __future__ import annotations

from importlib import import_module

from tabletop.engine.game import About, AnyGame

GAMES = ("public_market", "river_market", "morocco", "brick_and_mortar", "merchants_cove")


def about(name: str) -> About:
    """Return what lists show of a game, without loading its rules. Raises KeyError if unknown."""
    return import_module(f"tabletop.games.{_known(name)}.about").ABOUT  # type: ignore[no-any-return]


def game(name: str) -> AnyGame:
    """Return the game of this name, loaded when first asked for. Raises KeyError for an unknown name."""
    return import_module(f"tabletop.games.{_known(name)}").GAME  # type: ignore[no-any-return]


def _known(name: str) -> str:
    if name not in GAMES:
        raise KeyError(f"no game “{name}”; there are: {', '.join(GAMES)}")
    return name
