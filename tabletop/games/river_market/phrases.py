"""Texts for things and places, used by refusals, prompts and the log."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.engine.rules import seat_name
from tabletop.engine.text import Text, dollars, join_and, translate
from tabletop.files.components import names
from tabletop.games.river_market import components as box
from tabletop.games.river_market.state import COIN, LILY, TILE, RiverMarket

RESOURCE_NAMES, SPOT_NAMES, CAUSE_NAMES = names("river_market", resources=6, spots=4, causes=3)
"""The names of things, in the order of their numbers; names.toml has the words."""


def amount(kind: int, n: int) -> Text:
    """Return a number of a resource, in words."""
    if kind == COIN:
        return dollars(n)
    return (
        translate("river_market", "%n Veggie(s)", "", n),
        translate("river_market", "%n Fish", "", n),
        translate("river_market", "%n Cloth", "", n),
        translate("river_market", "%n Tool(s)", "", n),
        translate("river_market", "%n Lily(s)", "", n),
    )[kind]


def bundle(goods: Sequence[int], coins: int = 0, zooms: int = 0) -> Text:
    """List goods by kind, money and Zoom tokens: "2 Veggies and $1"."""
    parts = [amount(kind, n) for kind, n in enumerate(goods) if n]
    if coins:
        parts.append(dollars(coins))
    if zooms:
        parts.append(translate("river_market", "%n Zoom token(s)", "", zooms))
    return join_and(parts) if parts else translate("river_market", "nothing", "no goods, no coins")


def counted(goods: Sequence[int], coins: int = 0, zooms: int = 0) -> tuple[Text, ...]:
    """Return goods by kind, coins and Zoom tokens, each as a counted text that can be added to another."""
    things = [amount(kind, n) for kind, n in enumerate(goods) if n]
    if coins:
        things.append(translate("river_market", "%n coin(s)", "", coins))
    if zooms:
        things.append(translate("river_market", "%n Zoom token(s)", "", zooms))
    return tuple(things)


def card(number: int) -> Text:
    """Name a card."""
    if not 0 <= number < len(box.CARDS):
        return translate("river_market", "a hidden card")
    return box.CARDS[number].name


def is_booth(number: int) -> bool:
    """Return True if a number can be a place of the ring: a Booth, an Event, or a fixed tile."""
    return number in box.BUILDABLE or 0 <= number - TILE < len(box.RIVER_TILES)


def booth(number: int) -> Text:
    """Name a Booth of the ring."""
    return box.RIVER_TILES[number - TILE].name if number >= TILE else card(number)


def form(number: int) -> Text:
    """Name the form of a card: "Booth", "Event", "Helper" or "Find"."""
    return {
        "booth": translate("river_market", "Booth"),
        "event": translate("river_market", "Event"),
        "helper": translate("river_market", "Helper"),
        "find": translate("river_market", "Find"),
    }[box.CARDS[number].kind]


def step_name(number: int) -> Text:
    """Name a card's movement: "Step 3" or "Zoom"."""
    n = box.CARDS[number].step
    return translate("river_market", "Step {n}").fill(n=n) if n else translate("river_market", "Zoom")


def spot(s: RiverMarket, number: int) -> Text:
    """Name a place for a new Booth: an end spot, or the gap behind a Booth (RM-16.1)."""
    return spot_behind(number, behind(s, number))


def any_spot(s: RiverMarket, number: int) -> Text:
    """Return the name of a spot as `spot` does; its number if the river does not have it."""
    if number < (len(s.ring) if s.flags.gaps else len(SPOT_NAMES)):
        return spot(s, number)
    return translate("river_market", "place {n}", "for a new Booth").fill(n=number + 1)


def behind(s: RiverMarket, number: int) -> int:
    """Return the Booth before the gap where a new one goes (RM-16.1); -1 for an end spot."""
    return s.ring[number] if s.flags.gaps else -1


def spot_behind(number: int, before: int) -> Text:
    """Name a place for a new Booth by the Booth `before` it; -1: an end spot."""
    if before < 0:
        return SPOT_NAMES[number]
    return translate("river_market", "the gap behind {booth}").fill(booth=booth(before))


def player(number: int) -> Text:
    """Return the default name of a seat."""
    return translate("river_market", "Player {n}").fill(n=number + 1)


RIVAL = translate("river_market", "Rival")


def seat(s: RiverMarket, number: int) -> Text:
    """Return the name of a seat in this match."""
    return seat_name(s, number, RIVAL if number == s.rival else player(number))


def requirement(cost: Sequence[int]) -> Text:
    """Describe a cost in goods: "2 Fish and 1 Tool"."""
    return bundle((*cost, *(0,) * (LILY + 1 - len(cost))))
