"""What a state is worth to each seat, in gold, for opponents."""

from __future__ import annotations

from tabletop.games.merchants_cove.merchants.guild import merchant
from tabletop.games.merchants_cove.outlook import card_costs, likely
from tabletop.games.merchants_cove.score import folk_icons, gold_for
from tabletop.games.merchants_cove.state import MerchantsCove


def value(s: MerchantsCove) -> tuple[float, ...]:
    """Gold, what icons and Goods are likely to bring, and the shop's own worth."""
    return tuple(_worth(s, seat) for seat in range(len(s.players)))


def _worth(s: MerchantsCove, seat: int) -> float:
    p = s.players[seat]
    found = p.gold + gold_for(s, folk_icons(s, seat)) - len(p.corruption) * card_costs(s)
    found += sum(likely(s, good) for good in p.shelf)
    if s.flow and seat != s.peddler:
        found += merchant(s, seat).estimate(s, seat)
    return found
