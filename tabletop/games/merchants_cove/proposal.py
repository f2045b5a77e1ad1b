"""Calls the estimate of the best sales, which the Market proposes to a seat.

The proposed action names each sale, so a match does not depend on how it was found.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.games.merchants_cove.state import MerchantsCove

if TYPE_CHECKING:
    from tabletop.games.merchants_cove.rules.ch07_market import SellAll


def proposed(s: MerchantsCove, seat: int, black: int, rogues: tuple[int, int, int]) -> SellAll:
    """Return the sales that bring most by an estimate; see `bot.sales.propose`."""
    from tabletop.games.merchants_cove.bot.sales import propose  # it stands on the rules

    return propose(s, seat, black, rogues)
