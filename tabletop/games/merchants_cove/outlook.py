"""What a Good is likely to fetch: a rule of thumb for opponents and for merchants' estimates."""

from __future__ import annotations

from tabletop.games.merchants_cove import components as box
from tabletop.games.merchants_cove.state import MerchantsCove


def likely(_s: MerchantsCove, good: int) -> float:
    """The gold that a Good gained now is likely to bring."""
    return 2.0 * box.VALUES[good]
