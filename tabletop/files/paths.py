"""The folders of the program's own files and of what it writes. No other code knows them."""

from __future__ import annotations

import os
from pathlib import Path

_APP = "tabletop"
DATA_VARIABLE = "TABLETOP_DATA"
"""The environment variable that sets one folder for everything the program writes."""

_PACKAGE = Path(__file__).parents[1]
"""The folder of the package: in the source tree, in a wheel, or in an installed program."""


def _resources() -> Path:
    """Return the resources: inside the package in wheels and installers, next to it in the source tree."""
    inside = _PACKAGE / "_resources"
    return inside if inside.is_dir() else _PACKAGE.parent / "resources"


RESOURCES = _resources()
"""The folder of component files, rule books, fonts, icons and sounds."""
TRANSLATIONS = _PACKAGE / "_translations"
"""The folder of the compiled translations, tabletop_<language>.qm; it may be missing."""


_OUTSIDE: dict[str, Path] = {}
"""The resources of games of other distributions, by game."""


def add_game(game: str, folder: Path) -> None:
    """Let the resources of a game of another distribution be found in this folder."""
    _OUTSIDE[game] = folder


def resource(name: str) -> Path:
    """Return the path of a resource, given a name such as "games/public_market/tiles.toml"."""
    if _OUTSIDE and name.startswith("games/"):
        game, _, rest = name.removeprefix("games/").partition("/")
        if game in _OUTSIDE:
            return _OUTSIDE[game] / rest
    return RESOURCES / name


def data_folder() -> Path:
    """Return the folder of the library. It need not exist yet."""
    if given := os.environ.get(DATA_VARIABLE):
        return Path(given)
    from platformdirs import user_data_path

    return user_data_path(_APP, appauthor=False)


def hosted_rooms() -> Path:
    """Return the folder of the rooms that this program hosts. It exists once one was opened."""
    return data_folder() / "rooms"


def guest_seats() -> Path:
    """Return the file of the seats in rooms. It exists once one was taken."""
    return data_folder() / "seats.json"


def config_folder() -> Path:
    """Return the folder of the settings. It need not exist yet."""
    if given := os.environ.get(DATA_VARIABLE):
        return Path(given)
    from platformdirs import user_config_path

    return user_config_path(_APP, appauthor=False)


def log_folder() -> Path:
    """Return the folder of the log. It need not exist yet."""
    if given := os.environ.get(DATA_VARIABLE):
        return Path(given)
    from platformdirs import user_log_path

    return user_log_path(_APP, appauthor=False)
