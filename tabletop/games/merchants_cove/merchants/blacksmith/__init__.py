"""The Blacksmith: dice, an anvil and five furnaces."""

from __future__ import annotations

from tabletop.engine.text import translate

NAME = translate("merchants_cove", "Blacksmith")
BLURB = translate("merchants_cove", "Dice go from the Anvil into furnaces that want their heat.")
