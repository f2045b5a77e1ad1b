"""The games of the box room. A new game is a package here and a word in GAMES."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from tabletop.engine.game import About, AnyGame, classes
from tabletop.engine.motion import check_motions
from tabletop.engine.rules import Event
from tabletop.engine.state import field_names, verb

GAMES = ("public_market", "river_market", "morocco", "brick_and_mortar", "merchants_cove")


def about(name: str) -> About:
    """Return what lists show of a game, without loading its rules. Raises KeyError if unknown."""
    found: About = import_module(f"tabletop.games.{_known(name)}.about").ABOUT
    return found


def game(name: str) -> AnyGame:
    """Return the game of this name, loaded when first asked for. Raises KeyError for an unknown name."""
    package = f"tabletop.games.{_known(name)}"
    found: AnyGame = import_module(package).GAME
    check_motions(found.table.motions, _events(package), found.id)
    return found


# without it each naming of a game takes 0.4 ms, and a list of matches names thousands
@cache
def _events(package: str) -> dict[str, tuple[str, ...]]:
    """Return the fields of each event of a loaded game, by the event's name in files."""
    return {verb(kind): tuple(field_names(kind)) for kind in classes(Event, package)}


def _known(name: str) -> str:
    if name not in GAMES:
        raise KeyError(f"no game “{name}”; there are: {', '.join(GAMES)}")
    return name
