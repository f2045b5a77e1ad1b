"""River Market: the title at the end of a solo match, strung together from four phrases."""

from __future__ import annotations

from tabletop.engine.text import Text, translate
from tabletop.games.river_market import components as box

PHRASES: dict[str, Text] = {
    "doggedly": translate("river_market", "The most doggedly", "title, first phrase: 0 or 1 Helpers"),
    "cheerfully": translate("river_market", "The most cheerfully", "title, first phrase: 2 Helpers"),
    "graciously": translate("river_market", "The most graciously", "title, first phrase: 3 Helpers"),
    "magnetically": translate(
        "river_market", "The most magnetically", "title, first phrase: 4 Helpers or more"
    ),
    "easy_going": translate("river_market", "easy-going", "title, second phrase: score 0 to 25"),
    "wide_awake": translate("river_market", "wide-awake", "title, second phrase: score 26 to 32"),
    "sharp_eyed": translate("river_market", "sharp-eyed", "title, second phrase: score 33 to 40"),
    "silver_tongued": translate("river_market", "silver-tongued", "title, second phrase: score 41 to 48"),
    "empire_building": translate("river_market", "empire-building", "title, second phrase: score 49 or more"),
    "turnip": translate("river_market", "Turnip Baron", "title, third phrase: Veggies"),
    "trout": translate("river_market", "Trout Whisperer", "title, third phrase: Fish"),
    "patchwork": translate("river_market", "Patchwork Pirate", "title, third phrase: Cloth"),
    "gadget": translate("river_market", "Gadget Tinkerer", "title, third phrase: Tools"),
    "lily_pad": translate("river_market", "Lily-Pad Dancer", "title, third phrase: Lilies"),
    "coin": translate("river_market", "Coin Counter", "title, third phrase: coins"),
    "autumn": translate("river_market", "this side of autumn!", "title, last phrase: the deck ran out"),
    "years": translate(
        "river_market", "the river has met in years!", "title, last phrase: the Rival ran out of houses"
    ),
    "ever": translate(
        "river_market", "ever to wade this river!", "title, last phrase: you ran out of houses"
    ),
}
"""The phrases, by the words for them in score.toml."""


def phrases(helpers: int, points: int, resource: int, cause: int) -> tuple[Text, Text, Text, Text]:
    """RM-15.4 to RM-15.7: the answers to the four questions (numbers as in `names`)."""
    first, second = box.tier(box.SCORE.helpers, helpers), box.tier(box.SCORE.points, points)
    return (
        PHRASES[box.SCORE.helpers[first].word],
        PHRASES[box.SCORE.points[second].word],
        PHRASES[box.SCORE.resources[resource]],
        PHRASES[box.SCORE.causes[cause]],
    )


def title(helpers: int, points: int, resource: int, cause: int) -> Text:
    """RM-15.8: the whole title."""
    first, second, third, fourth = phrases(helpers, points, resource, cause)
    text = translate("river_market", "{first} {second} {third} {fourth}", "the title: four phrases")
    return text.fill(first=first, second=second, third=third, fourth=fourth)
