"""The games of the box room. A new game is a package here and a word in INCLUDED, or comes from elsewhere."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from tabletop.engine.game import About, AnyGame, classes
from tabletop.engine.motion import check_motions
from tabletop.engine.rules import Event
from tabletop.engine.state import field_names, verb
from tabletop.files.outside_games import find

INCLUDED = ("public_market", "river_market", "morocco", "brick_and_mortar", "merchants_cove")
"""The games that come with the program."""
_CODES = ("PM", "RM", "MO", "BM", "MC")
OUTSIDE, LEFT_OUT = find(INCLUDED, _CODES)
"""The games of other distributions by id, and those of them that cannot be played, with the reasons."""
GAMES = (*INCLUDED, *OUTSIDE)


def about(name: str) -> About:
    """Return what lists show of a game, without loading its rules. Raises KeyError if unknown."""
    found: About = import_module(f"{package_of(name)}.about").ABOUT
    return found


def game(name: str) -> AnyGame:
    """Return the game of this name, loaded when first asked for. Raises KeyError for an unknown name."""
    package = package_of(name)
    found: AnyGame = import_module(package).GAME
    check_motions(found.table.motions, _events(package), found.id)
    return found


# without it each naming of a game takes 0.4 ms, and a list of matches names thousands
@cache
def _events(package: str) -> dict[str, tuple[str, ...]]:
    """Return the fields of each event of a loaded game, by the event's name in files."""
    return {verb(kind): tuple(field_names(kind)) for kind in classes(Event, package)}


def package_of(name: str) -> str:
    """Return the name of the package of a game. Raises KeyError if unknown."""
    if name not in GAMES:
        raise KeyError(f"no game “{name}”; there are: {', '.join(GAMES)}")
    return OUTSIDE[name].package if name in OUTSIDE else f"tabletop.games.{name}"
