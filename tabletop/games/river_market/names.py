"""River Market: what things are called, in the order in which they are counted; names.toml has the words."""

from __future__ import annotations

from tabletop.files.components import names

RESOURCE_NAMES, SPOT_NAMES, CAUSE_NAMES = names("river_market", resources=6, spots=4, causes=3)
DECK, RIVAL, YOU = range(3)
"""What can trigger the end, by its place in CAUSE_NAMES; YOU is the last house of any other seat."""
