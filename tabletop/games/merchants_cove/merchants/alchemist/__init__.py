"""The Alchemist: a decanter of marbles, five cauldrons, and Toxic Waste."""

from __future__ import annotations

from tabletop.engine.text import translate

NAME = translate("merchants_cove", "Alchemist")
BLURB = translate("merchants_cove", "Marbles slide out of a decanter, and are brewed in cauldrons.")
