"""RM-10: the powers of hired Helpers."""

from __future__ import annotations

from tabletop.engine.refusal import No
from tabletop.engine.rules import Tell
from tabletop.engine.text import NO_TEXT, Text, dollars, translate
from tabletop.games.river_market import components as box
from tabletop.games.river_market import phrases
from tabletop.games.river_market.component_schema import Power
from tabletop.games.river_market.rules.ch02_river import own_booths
from tabletop.games.river_market.rules.supply import gain, has_none
from tabletop.games.river_market.state import COIN, LILY, NO_GOODS, Player, RiverMarket, Vec

POWER_RULES = {
    "further": "RM-10.2",
    "backwards": "RM-10.3",
    "more": "RM-10.4",
    "lily": "RM-10.5",
    "build_less": "RM-10.6",
    "greet": "RM-10.7",
    "peddle": "RM-10.8",
    "ledger": "RM-10.9",
    "cry": "RM-10.10",
}
"""The rule of each power."""


def power_text(card: box.Card) -> Text:
    """Describe the power of a Helper as a sentence."""
    n = card.amount
    match card.power:
        case "further":
            text = translate("river_market", "With a card that has a number you may go %n Booth(s) further.")
            return text.count(n)
        case "backwards":
            return translate(
                "river_market", "With a card that has a number you may also go counter-clockwise."
            )
        case "more":
            text = translate("river_market", "A visit of yours that gives {kind} gives {more} more.")
            return text.fill(kind=phrases.RESOURCE_NAMES[card.good], more=phrases.amount(card.good, n))
        case "lily":
            text = translate("river_market", "Take {lilies} whenever you build or hire.")
            return text.fill(lilies=phrases.amount(LILY, n))
        case "build_less":
            return translate("river_market", "Building costs you %n good(s) less.", "", n)
        case "greet":
            text = translate("river_market", "Take {coins} whenever you take an Owner bonus.")
            return text.fill(coins=dollars(n))
        case "peddle":
            return translate(
                "river_market", "Once a turn, before you act: swap a good for Veggies, Fish, Cloth or Tools."
            )
        case "ledger":
            text = translate(
                "river_market", "Draw %n more card(s) at the end of your turn, then discard {n}."
            )
            return text.count(n).fill(n=n)
        case "cry":
            text = translate(
                "river_market", "At the end: {n} VP for each of your Booths and each of your Helpers."
            )
            return text.fill(n=n)
    return NO_TEXT


# RM-10.1: in front of you


def has_power(p: Player, power: Power) -> bool:
    """RM-10.1: return True if the player has hired a Helper with this power."""
    return power in [box.CARDS[card].power for card in p.helpers]


def helped(p: Player, power: Power) -> int:
    """RM-10.1: return the sum of the amounts of the player's Helpers with this power."""
    if not p.helpers:  # mostly: nearly every action asks
        return 0
    return sum([box.CARDS[card].amount for card in p.helpers if box.CARDS[card].power == power])


# RM-10.4 to RM-10.10: each power that is no part of another rule


def more(p: Player, goods: Vec) -> Vec:
    """RM-10.4: return the goods that Helpers add to a visit that gives these goods."""
    extra = [0] * len(NO_GOODS)
    for number in p.helpers:
        if box.CARDS[number].power == "more" and goods[box.CARDS[number].good]:
            extra[box.CARDS[number].good] += box.CARDS[number].amount
    return (extra[0], extra[1], extra[2], extra[3], extra[4])


def give_more(s: RiverMarket, seat: int, goods: Vec, tell: Tell) -> None:
    """RM-10.4: give the goods that Helpers add to a visit that gave these goods."""
    extra = more(s.players[seat], goods)
    if extra != NO_GOODS:
        gain(s, seat, extra, tell, rule="RM-10.4")


def keep_lilies(s: RiverMarket, seat: int, tell: Tell) -> None:
    """RM-10.5: give the Lily Keeper's Lily for a Build or a Hire."""
    if lilies := helped(s.players[seat], "lily"):
        gain(s, seat, (0, 0, 0, 0, lilies), tell, rule="RM-10.5")


def greet(s: RiverMarket, seat: int, tell: Tell) -> None:
    """RM-10.7: give the Greeter's coin for an Owner bonus."""
    if coins := helped(s.players[seat], "greet"):
        gain(s, seat, NO_GOODS, tell, rule="RM-10.7", coins=coins)


def no_peddling(s: RiverMarket, seat: int, give: int, get: int, *, late: bool) -> No | None:
    """RM-10.8: refuse a swap with the Peddler; `late`: True if it has swapped, or the act has begun."""
    text = None
    if not has_power(s.players[seat], "peddle"):
        text = translate("river_market", "Only the Peddler allows this swap ({give} for {get}).")
    elif late:
        text = translate(
            "river_market", "The Peddler swaps once, before all else: no {give} for {get} any more."
        )
    elif COIN in (give, get) or get == LILY or (give == LILY and s.flags.plain_lilies):
        text = translate(
            "river_market", "The Peddler only gives Veggies, Fish, Cloth or Tools ({give} for {get})."
        )
    elif give == get:
        text = translate("river_market", "The Peddler swaps {give} for another good, not for {get}.")
    if text is None:
        return has_none(s, seat, give, "RM-10.8")
    one, other = phrases.RESOURCE_NAMES[give], phrases.RESOURCE_NAMES[get]
    return No("RM-10.8", lambda: text.fill(give=one, get=other))


CRIER_POINTS = tuple(card.amount if card.power == "cry" else 0 for card in box.CARDS)
"""RM-10.10: by card: VP of a Town Crier for each Booth and each Helper of its player."""


def crier_points(s: RiverMarket, seat: int) -> int:
    """RM-10.10: return the Town Crier's VP for each Booth and Helper of the seat, itself included."""
    helpers = s.players[seat].helpers
    cries = sum([CRIER_POINTS[card] for card in helpers])
    return cries * (own_booths(s, seat) + len(helpers)) if cries else 0
