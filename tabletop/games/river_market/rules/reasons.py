"""River Market: why the Rival does what it does, in words."""

from __future__ import annotations

from tabletop.engine.text import Text, translate
from tabletop.games.river_market import phrases
from tabletop.games.river_market.state import RiverMarket


def no_card() -> Text:
    """RM-14.5: no turn of the Rival's without a card."""
    return translate("river_market", "Deck and discards are empty: the Rival has no turn.")


def kept(card: int, size: int, most: int) -> Text:
    """RM-14.6: a card that is no Booth."""
    text = translate("river_market", "{card} isn't a Booth: it joins the collection, {n} of {most}.")
    return text.fill(card=phrases.card(card), n=size, most=most)


def walk(n: int, *, came_round: bool) -> Text:
    """RM-14.6, RM-14.7: exactly so many Booths on."""
    if came_round:
        return translate("river_market", "Exactly %n Booth(s) on: a full lap.", "", n)
    return translate("river_market", "Its pawn goes exactly %n Booth(s) on.", "", n)


def zoom() -> Text:
    """RM-14.8: the person chooses."""
    return translate("river_market", "Zoom: its pawn goes to any other Booth, and you choose.")


def neutral(card: int, *, collection: bool) -> Text:
    """RM-14.10: a Booth while a neutral house is first."""
    if collection:
        text = translate(
            "river_market",
            "A neutral house is first: it leaves the game, {card} and the collection are discarded.",
        )
    else:
        text = translate(
            "river_market", "A neutral house is first: it leaves the game, and {card} is discarded."
        )
    return text.fill(card=phrases.card(card))


def builds(s: RiverMarket, card: int, n: int, spot: int) -> Text:
    """RM-14.11, RM-14.12: a Booth while a house of the Rival's is first."""
    text = translate(
        "river_market", "A house of its own is first: it builds {card} at {spot}, place {n} from its pawn on."
    )
    return text.fill(card=phrases.card(card), n=n, spot=phrases.spot(s, spot))


def builds_anywhere(card: int) -> Text:
    """RM-14.12: a Zoom Booth is built where the person likes."""
    text = translate("river_market", "A house of its own is first: it builds {card}, and you choose where.")
    return text.fill(card=phrases.card(card))


def no_house(card: int) -> Text:
    """RM-14.14: a Booth without a house for it."""
    text = translate("river_market", "The House row is empty: {card} isn't built but discarded.")
    return text.fill(card=phrases.card(card))


def five(n: int, *, event: bool) -> Text:
    """RM-14.13: the collection is full. `event`: True if an Event is built."""
    if event:
        text = translate("river_market", "The collection has %n cards: they are discarded for an Event.")
    else:
        text = translate("river_market", "The collection has %n cards: they are discarded.")
    return text.count(n)


def no_event(*, houses: bool) -> Text:
    """RM-14.14: no Event is built."""
    if houses:
        return translate("river_market", "The Event deck is empty: nothing is built.")
    return translate("river_market", "The House row is empty: no Event is built.")


def event_anywhere(card: int) -> Text:
    """RM-14.13: an Event is built where the person likes."""
    text = translate("river_market", "It builds the Event {card} with its first house, and you choose where.")
    return text.fill(card=phrases.card(card))


def both() -> Text:
    """RM-15.3: two triggers by one draw."""
    return translate(
        "river_market", "The same card was the last of the deck and took the last house: you may name either."
    )
