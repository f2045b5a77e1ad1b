"""What a Good is likely to fetch and a Corruption card to cost, for opponents and merchants' estimates."""

from __future__ import annotations

from tabletop.games.merchants_cove import components as box
from tabletop.games.merchants_cove.rules.proposal import card_costs
from tabletop.games.merchants_cove.state import MerchantsCove

__all__ = ["card_costs", "likely"]


def likely(_s: MerchantsCove, good: int) -> float:
    """The gold that a Good gained now is likely to bring."""
    return 2.0 * box.VALUES[good]
