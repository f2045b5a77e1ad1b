"""The Chronomancer: two engines of era tiles, Rifts, and Echoes."""

from __future__ import annotations

from tabletop.engine.text import translate

NAME = translate("merchants_cove", "Chronomancer")
BLURB = translate("merchants_cove", "Tiles are pushed through two engines; time itself can be bent.")
