"""The pictures on cards: silhouettes in two tones, from resources/games/river_market/pictures.toml."""

from __future__ import annotations

import tomllib
from functools import cache

from tabletop.art.svg import group, path
from tabletop.files.paths import resource
from tabletop.games.river_market.art.goods import good_sign

_LILY = "lily"
"""The only picture that is drawn by code: the printed sign of the Lily."""


# without it drawings take 8.6 times as long
@cache
def _outlines() -> dict[str, str]:
    """Return every silhouette as path data in 512 x 512."""
    source = resource("games/river_market/pictures.toml").read_text(encoding="utf-8")
    return {name: str(d) for name, d in tomllib.loads(source).items()}


def picture(name: str, cx: float, cy: float, size: float, colour: str, under: str) -> str:
    """Draw a silhouette about a point, with a paler copy slightly down and to the right."""
    if name == _LILY:
        return good_sign("L", cx, cy - size * 0.02, size * 1.12)
    d, scale, off = _outlines()[name], size / 512, size * 0.03
    x, y = cx - size / 2, cy - size / 2
    return group(path(d, under), x + off, y + off, scale) + group(path(d, colour), x, y, scale)
