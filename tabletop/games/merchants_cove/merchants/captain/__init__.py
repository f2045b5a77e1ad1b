"""The Captain: four ships, a chart, and a compass that is spun."""

from __future__ import annotations

from tabletop.engine.text import translate

NAME = translate("merchants_cove", "Captain")
BLURB = translate(
    "merchants_cove", "Ships sail as far as the compass lets them, and bring home what they find."
)
