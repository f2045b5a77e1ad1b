"""Where the program's own files lie, and where it may write: the only code that knows."""

from __future__ import annotations

import os
from pathlib import Path

APP = "tabletop"
DATA_VARIABLE = "TABLETOP_DATA"
"""The environment variable that names one folder for everything the program writes."""

_PACKAGE = Path(__file__).parents[1]
"""The package itself: in the source tree, in a wheel, and inside an installer's folder alike."""


def _resources() -> Path:
    """A wheel and an installer carry the resources inside the package; the source tree has them beside it."""
    inside = _PACKAGE / "_resources"
    return inside if inside.is_dir() else _PACKAGE.parent / "resources"


RESOURCES = _resources()
"""The folder of component files, rule books, fonts, icons and sounds."""
TRANSLATIONS = _PACKAGE / "_translations"
"""The folder of the compiled translations, tabletop_<language>.qm; it may be missing."""


def resource(name: str) -> Path:
    """The path of a resource, named as in "games/public_market/tiles.toml"."""
    return RESOURCES / name


def data_folder() -> Path:
    """Where the library lies. The folder need not exist yet."""
    if given := os.environ.get(DATA_VARIABLE):
        return Path(given)
    from platformdirs import user_data_path

    return user_data_path(APP, appauthor=False)


def config_folder() -> Path:
    """Where the settings lie. The folder need not exist yet."""
    if given := os.environ.get(DATA_VARIABLE):
        return Path(given)
    from platformdirs import user_config_path

    return user_config_path(APP, appauthor=False)
