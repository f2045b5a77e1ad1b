"""In the Market: the proposed destinations of the viewer's Goods."""

from __future__ import annotations

from tabletop.engine.text import NO_TEXT, Text, translate
from tabletop.games.merchants_cove.actions import Sell
from tabletop.games.merchants_cove.art.goods import Good
from tabletop.games.merchants_cove.proposal import propose
from tabletop.games.merchants_cove.rules.market import ChooseSale
from tabletop.games.merchants_cove.state import MerchantsCove, colour_of
from tabletop.games.merchants_cove.table.asked import pending_choice_of
from tabletop.games.merchants_cove.table.merchant_table import ware

Due = dict[str, tuple[Good, ...]]
"""The Goods proposed for each Pier or Hall, by its key."""


def proposed_sales(v: MerchantsCove, viewer: int) -> Due:
    """The proposed destinations of the viewer's Goods; {} if it sells nothing now."""
    step = pending_choice_of(v)
    found: Due = {}
    if not isinstance(step, ChooseSale) or step.seat != viewer:
        return found
    shelf = v.players[viewer].shelf
    for sale in reversed(propose(v, viewer, step.black, step.rogues).sales()):
        good = shelf[sale.place]
        key = f"pier:{sale.pier}" if isinstance(sale, Sell) else f"hall:{colour_of(good)}"
        found[key] = (*found.get(key, ()), ware(v, viewer, good))
    return found


def arrivals_text(goods: tuple[Good, ...]) -> Text:
    """The number of Goods proposed for a place, in words; NO_TEXT if none."""
    if not goods:
        return NO_TEXT
    return translate("merchants_cove", "As proposed, %n of your Goods come(s) here.").count(len(goods))
