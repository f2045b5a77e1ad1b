"""In the Market: the proposed destinations of the viewer's Goods."""

from __future__ import annotations

from tabletop.games.merchants_cove.art.goods import Good
from tabletop.games.merchants_cove.merchants.guild import ware
from tabletop.games.merchants_cove.rules.ch07_market import ChooseSale, Sell
from tabletop.games.merchants_cove.state import MerchantsCove, colour_of
from tabletop.games.merchants_cove.table.merchant_table import pending_choice_of

Due = dict[str, tuple[Good, ...]]
"""The Goods proposed for each Pier or Hall, by its key."""


def proposed_sales(v: MerchantsCove, viewer: int) -> Due:
    """Return the proposed destinations of the viewer's Goods; {} if it sells nothing now."""
    step = pending_choice_of(v)
    found: Due = {}
    proposal = step.proposed(v) if isinstance(step, ChooseSale) and step.seat == viewer else None
    if proposal is None:
        return found
    shelf = v.players[viewer].shelf
    for sale in reversed(proposal.sales()):
        good = shelf[sale.place]
        key = f"pier:{sale.pier}" if isinstance(sale, Sell) else f"hall:{colour_of(good)}"
        found[key] = (*found.get(key, ()), ware(v, viewer, good))
    return found
