"""Merchants Cove: where a match stands, in words."""

from __future__ import annotations

from tabletop.engine.game import Setup
from tabletop.engine.text import NO_TEXT, Text, translate
from tabletop.games.merchants_cove import components as box
from tabletop.games.merchants_cove import phrases
from tabletop.games.merchants_cove.about import peddler_seat
from tabletop.games.merchants_cove.merchants.guild import merchant
from tabletop.games.merchants_cove.rules.market import ChooseSale
from tabletop.games.merchants_cove.state import MerchantsCove


def progress_text(s: MerchantsCove) -> Text:
    """Where the match stands."""
    if not s.flow:
        return translate("merchants_cove", "The end")
    days = box.START.days
    if isinstance(s.flow[-1], ChooseSale):
        return translate("merchants_cove", "Day {day} of {days}, Market").fill(day=s.day, days=days)
    if s.market:
        text = translate("merchants_cove", "Day {day} of {days}, the Market begins at {hour}")
        return text.fill(day=s.day, days=days, hour=phrases.shown(s.market))
    return translate("merchants_cove", "Day {day} of {days}, Production").fill(day=s.day, days=days)


def round_of(s: MerchantsCove) -> int:
    """The day."""
    return s.day


def as_whom(s: MerchantsCove, seat: int) -> Text:
    """MC-2.4: the merchant of a seat; the Peddler is called so already."""
    return NO_TEXT if seat == s.peddler else merchant(s, seat).name


def seat_names(setup: Setup) -> tuple[Text, ...]:
    """What the seats are called by default."""
    peddler = peddler_seat(setup)
    return tuple(phrases.PEDDLER if n == peddler else phrases.player(n) for n in range(len(setup.seats)))
