"""Public Market: what the things in the box are called, in the order in which they are counted."""

from __future__ import annotations

from tabletop.engine.text import Text, translate

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
DISH_NAMES: dict[str, Text] = {
    "rollmops": translate("public_market", "Rollmops"),
    "fritters": translate("public_market", "Fritters"),
    "toast": translate("public_market", "Sardine toast"),
    "chowder": translate("public_market", "Chowder"),
    "salad": translate("public_market", "Herring salad"),
    "pickle": translate("public_market", "Pickled herring"),
    "tapas": translate("public_market", "Tapas"),
    "pie": translate("public_market", "Fish pie"),
    "croquettes": translate("public_market", "Croquettes"),
    "skewers": translate("public_market", "Skewers"),
    "gratin": translate("public_market", "Gratin"),
    "smorgasbord": translate("public_market", "Smörgåsbord"),
    "bouillabaisse": translate("public_market", "Bouillabaisse"),
    "stew": translate("public_market", "Fish stew"),
    "risotto": translate("public_market", "Risotto"),
    "escabeche": translate("public_market", "Escabeche"),
    "paella": translate("public_market", "Paella"),
    "grill": translate("public_market", "Mixed grill"),
    "hotpot": translate("public_market", "Hotpot"),
    "casserole": translate("public_market", "Casserole"),
    "gravlax": translate("public_market", "Gravlax"),
    "fish_and_chips": translate("public_market", "Fish and chips"),
    "soup": translate("public_market", "Fish soup"),
    "bisque": translate("public_market", "Bisque"),
    "wellington": translate("public_market", "Salmon Wellington"),
    "pasta": translate("public_market", "Pasta"),
    "marinade": translate("public_market", "Marinade"),
    "roast": translate("public_market", "Salmon roast"),
    "tacos": translate("public_market", "Fish tacos"),
    "banquet": translate("public_market", "Banquet"),
}
"""The names on the Today's Catch cards, by the word for them in catch.toml."""
