"""Texts for the progress of a match."""

from __future__ import annotations

from tabletop.engine.game import Setup
from tabletop.engine.text import NO_TEXT, Text, translate
from tabletop.games.merchants_cove import components as box
from tabletop.games.merchants_cove import phrases
from tabletop.games.merchants_cove.about import peddler_seat
from tabletop.games.merchants_cove.merchants.guild import merchant
from tabletop.games.merchants_cove.rules.ch07_market import ChooseSale
from tabletop.games.merchants_cove.state import MerchantsCove


def progress_text(s: MerchantsCove) -> Text:
    """The day and phase of the match, in words."""
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
    """The number of the day."""
    return s.day


def as_whom(s: MerchantsCove, seat: int) -> Text:
    """MC-2.4: the name of a seat's merchant; NO_TEXT for the Peddler, whose seat has that name."""
    return NO_TEXT if seat == s.peddler else merchant(s, seat).name


def seat_names(setup: Setup) -> tuple[Text, ...]:
    """The default names of the seats."""
    peddler = peddler_seat(setup)
    return tuple(phrases.PEDDLER if n == peddler else phrases.player(n) for n in range(len(setup.seats)))
