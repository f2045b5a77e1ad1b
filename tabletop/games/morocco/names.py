"""Morocco: what things are called, in the order in which they are counted; names.toml has the words."""

from __future__ import annotations

from tabletop.files.components import names

COLOUR_NAMES, KIND_NAMES, DIRECTION_NAMES, CORNER_NAMES, (MERCHANT,) = names(
    "morocco", colours=5, people=4, directions=4, corners=4, merchant=1
)
