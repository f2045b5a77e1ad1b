"""Refusals of things that are not there: Booths, places on the river, cards of the hand."""

from __future__ import annotations

from tabletop.engine.refusal import No
from tabletop.engine.text import translate
from tabletop.games.river_market import phrases
from tabletop.games.river_market.rules.ring import spots
from tabletop.games.river_market.state import RiverMarket


def no_such_booth(s: RiverMarket, booth: int) -> No | None:
    """RM-1.6: whether this number is no Booth of the river now."""
    if booth in s.ring:
        return None
    if not phrases.is_booth(booth):
        text = translate("river_market", "There is no Booth {n} in this game.")
        return No("RM-1.6", lambda: text.fill(n=booth))
    text = translate("river_market", "{booth} doesn't stand on the river.")
    return No("RM-1.6", lambda: text.fill(booth=phrases.booth(booth)))


def no_such_spot(s: RiverMarket, spot: int) -> No | None:
    """RM-2.3, RM-16.1: whether the river has no such place for a new Booth."""
    n = spots(s)
    if spot < n:
        return None
    text = translate("river_market", "A new Booth can't go there: {spot}. Places on the river now: %n.")
    return No("RM-2.3", lambda: text.count(n).fill(spot=spot + 1))


def not_in_hand(s: RiverMarket, seat: int, card: int, rule: str) -> No | None:
    """Whether a card is not in the hand of this seat."""
    if card in s.players[seat].hand:
        return None
    text = translate("river_market", "{card} isn't in your hand.")
    return No(rule, lambda: text.fill(card=phrases.card(card)))
