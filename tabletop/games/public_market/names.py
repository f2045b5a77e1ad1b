"""Public Market: what the things in the box are called, in the order in which they are counted."""

from __future__ import annotations

from tabletop.engine.text import translate

KIND_NAMES = (
    translate("public_market", "Sardine"),
    translate("public_market", "Herring"),
    translate("public_market", "Cod"),
    translate("public_market", "Salmon"),
)
SHELL_NAMES = (
    translate("public_market", "Scallop"),
    translate("public_market", "Clam"),
    translate("public_market", "Conch"),
    translate("public_market", "Sand Dollar", "a flat round sea urchin's shell"),
)
LOGO_NAMES = (
    translate("public_market", "Boat", "Cannery Logo"),
    translate("public_market", "Wheel", "Cannery Logo: a ship's wheel"),
    translate("public_market", "Anchor", "Cannery Logo"),
    translate("public_market", "Fish", "Cannery Logo"),
)
POWER_NAMES = (
    translate("public_market", "Cooler", "shrimp power: keep a tile beside the chest"),
    translate("public_market", "Any Scrap", "shrimp power"),
    translate("public_market", "Fish Anywhere", "shrimp power"),
    translate("public_market", "Take $5", "shrimp power"),
)
TOKEN_NAMES = (
    translate("public_market", "Ice", "Power token"),
    translate("public_market", "Shrimp", "Power token"),
    translate("public_market", "Crab", "Power token"),
    translate("public_market", "Market", "Power token"),
)
