"""MC-14: texts for ships and sites."""

from __future__ import annotations

from tabletop.engine.text import Text, translate
from tabletop.games.merchants_cove import phrases, state
from tabletop.games.merchants_cove.components import printed
from tabletop.games.merchants_cove.merchants.captain.components import ANY, SITES, ZONE_NAMES
from tabletop.games.merchants_cove.merchants.captain.state import Fleet


def ship(number: int) -> Text:
    return translate("merchants_cove", "Ship {n}").fill(n=number + 1)


def zone(site: int) -> Text:
    """Name the zone of a site: "Reefs"."""
    return ZONE_NAMES[SITES[site].zone - 1]


def good(site: int) -> Text:
    """Name the Good of a site: "small red Good"."""
    one = SITES[site]
    if one.colour == ANY:
        return translate("merchants_cove", "large Good of any colour")
    return phrases.good(state.good(one.colour, large=one.large))


def site(number: int) -> Text:
    """Name a site: "Reefs, small blue Good", "Wreck"."""
    if SITES[number].name:
        return printed("captain", SITES[number].name)
    text = translate("merchants_cove", "{zone}, {good}", "a site of the chart")
    return text.fill(zone=zone(number), good=good(number))


def found_at(mine: Fleet, site: int) -> Text:
    """MC-14.3: describe what a ship finds at a site."""
    if not mine.goods[site]:
        return translate("merchants_cove", "nothing until tomorrow", "at an emptied site")
    if not SITES[site].corruption:
        return good(site)
    text = translate("merchants_cove", "{good}, and %n Corruption card(s)").count(SITES[site].corruption)
    return text.fill(good=good(site))
