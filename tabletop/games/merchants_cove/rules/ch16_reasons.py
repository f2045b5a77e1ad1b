"""The Peddler's reasons, in words."""

from __future__ import annotations

from tabletop.engine.text import Text, translate
from tabletop.games.merchants_cove import components as box
from tabletop.games.merchants_cove import phrases
from tabletop.games.merchants_cove.component_schema import PeddlerCard

_LOCATIONS = {
    ("left", "outer"): translate("merchants_cove", "left, outer"),
    ("left", "inner"): translate("merchants_cove", "left, inner"),
    ("right", "inner"): translate("merchants_cove", "right, inner"),
    ("right", "outer"): translate("merchants_cove", "right, outer"),
}


def location(card: PeddlerCard) -> Text:
    return _LOCATIONS[card.side, card.depth]


def card(number: int) -> Text:
    """Name one of the Peddler's cards: "card H2"."""
    if not 0 <= number < len(box.PEDDLER_CARDS):
        return translate("merchants_cove", "a hidden card")
    return translate("merchants_cove", "card {id}").fill(id=box.PEDDLER_CARDS[number].id)


def deed(number: int) -> Text:
    """Describe the action on a card."""
    printed = box.PEDDLER_CARDS[number]
    if printed.action == "procure":
        return translate("merchants_cove", "Procure {goods}").fill(
            goods=phrases.goods(box.CARD_GOODS[number])
        )
    if printed.action == "sponsor":
        return translate("merchants_cove", "Sponsor the {hall}").fill(
            hall=phrases.hall(box.CARD_HALL[number])
        )
    return translate("merchants_cove", "Recruit, and 2 Adventurers for the pool")


def action(what: int, place: int) -> Text:
    """MC-16.6: name the action and location on the two inner halves."""
    shown = box.PEDDLER_CARDS[place]
    text = translate("merchants_cove", "The inner halves: {what} ({card}); %n time(s), {location} ({other}).")
    return text.count(shown.times).fill(
        what=deed(what), card=card(what), location=location(shown), other=card(place)
    )


def repeated(n: int, of: int) -> Text:
    """MC-16.6: state the number of this repetition."""
    return translate("merchants_cove", "Time {n} of {of}.").fill(n=n, of=of)


def no_shelf(good: int, *, pool_full: bool, bag_empty: bool) -> Text:
    """MC-16.10, MC-16.30: say that there is no space on the shelf; an Adventurer may come instead."""
    if pool_full:
        text = translate("merchants_cove", "No space for a {good}, and the pool is full: nothing comes.")
    elif bag_empty:
        text = translate("merchants_cove", "No space for a {good}, and the bag is empty: nothing comes.")
    else:
        text = translate(
            "merchants_cove", "No space for a {good}: an Adventurer comes into the pool instead."
        )
    return text.fill(good=phrases.good(good))


def town(shown: PeddlerCard, place: int, meant: int) -> Text:
    """MC-16.7, MC-16.24: name the card of the Town Square that it hires."""
    if place == meant:
        text = translate("merchants_cove", "Location {location}: it hires from place {n} of the Town Square.")
    else:
        text = translate(
            "merchants_cove", "Location {location}: that place is empty; the nearest card is on place {n}."
        )
    return text.fill(location=location(shown), n=place + 1)


def no_town() -> Text:
    """MC-16.24: say that nobody is left to hire."""
    return translate("merchants_cove", "The Town Square is empty: it hires nobody.")


def pool_full(*, any_card: bool) -> Text:
    """MC-16.8: say that there is no space for an Adventurer."""
    if any_card:
        return translate("merchants_cove", "The pool is full: it discards a Corruption card instead.")
    return translate("merchants_cove", "The pool is full, and it has no Corruption card to discard.")


def pays(what: int, place: int) -> Text:
    """MC-16.12: state the cost on both inner halves, in hours."""
    text = translate("merchants_cove", "It pays %n hour(s): {one} and {other} on the inner halves.")
    return text.count(what + place).fill(one=what, other=place)


def hand(goods: int, *, few: bool) -> Text:
    """MC-16.13: say whether it uses a Clock Hand."""
    if few:
        return translate("merchants_cove", "%n Good(s) on its shelf: it uses the Clock Hand.").count(goods)
    return translate("merchants_cove", "%n Good(s) on its shelf: it doesn't use the Clock Hand.").count(goods)


def for_good(good: int, colour: int) -> Text:
    """MC-16.14: name a Customer for the rightmost Good that has one in the pool."""
    text = translate(
        "merchants_cove", "From the right, its {good} is the first with a {customer} in the pool."
    )
    return text.fill(good=phrases.good(good), customer=phrases.kind(colour))


def pool_rogue(*, no_goods: bool) -> Text:
    """MC-16.14: say that no Customer matches."""
    if no_goods:
        return translate("merchants_cove", "It has no Goods: it takes a Rogue of the pool.")
    return translate("merchants_cove", "Nobody in the pool wants its Goods: it takes a Rogue of the pool.")


def from_bag(*, no_goods: bool) -> Text:
    """MC-16.14: say that there is neither a Customer nor a Rogue."""
    if no_goods:
        return translate("merchants_cove", "It has no Goods, no Rogue is in the pool: it draws from the bag.")
    return translate(
        "merchants_cove", "Nobody in the pool wants its Goods, no Rogue is there: it draws from the bag."
    )


def nobody(*, no_goods: bool) -> Text:
    """MC-16.28: say that there is neither a Customer nor a Rogue, and nobody to draw."""
    if no_goods:
        return translate("merchants_cove", "It has no Goods, no Rogue is in the pool, and the bag is empty.")
    return translate(
        "merchants_cove", "Nobody in the pool wants its Goods, no Rogue is there, and the bag is empty."
    )


def boat(shown: PeddlerCard, chosen: int, *, other_half: bool) -> Text:
    """MC-16.15: name the boat it chooses."""
    if other_half:
        text = translate(
            "merchants_cove", "Location {location}; no boat with a seat on that half: the {boat}."
        )
    else:
        text = translate("merchants_cove", "Location {location}: the {boat}.")
    return text.fill(location=location(shown), boat=phrases.boat(chosen))


def berth(shown: PeddlerCard, chosen: int, meant: int) -> Text:
    """MC-16.16: name the berth it chooses."""
    if chosen == meant:
        text = translate("merchants_cove", "Location {location}: the boat docks at the {berth}.")
        return text.fill(location=location(shown), berth=phrases.berth(chosen))
    text = translate("merchants_cove", "The {meant} is taken: the boat docks at the {berth}.")
    return text.fill(meant=phrases.berth(meant), berth=phrases.berth(chosen))


def sells(pier: int, goods: int, counted: int) -> Text:
    """MC-16.18, MC-16.21: say that it sells at the first Pier that takes a Good, as always."""
    if counted:
        text = translate("merchants_cove", "{pier}: it sells %n Good(s), and counts the Rogues there.")
    else:
        text = translate("merchants_cove", "{pier}: it sells all it can there, %n Good(s).")
    return text.count(goods).fill(pier=phrases.pier(pier))


def pool_pays(colour: int, there: int, customers: int, gold: int) -> Text:
    """MC-16.19: state the gold for Customers in the pool."""
    text = translate("merchants_cove", "{kind} in the pool: {n}. {hall}: {customers}. That is {gold} gold.")
    return text.fill(
        kind=phrases.kinds(colour), n=there, hall=phrases.hall(colour), customers=customers, gold=gold
    )
