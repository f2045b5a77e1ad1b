"""RM-6.8: what a Build and a Hire cost now."""

from __future__ import annotations

from tabletop.games.river_market import components as box
from tabletop.games.river_market.rules.goods import helped
from tabletop.games.river_market.state import RiverMarket


def goods_off(s: RiverMarket, seat: int, shaken: int) -> int:
    """RM-6.8, RM-8.6, RM-10.6, RM-11.2: by how many goods a Build is cheaper now."""
    return s.build_off + helped(s.players[seat], "build_less") + shake(shaken)[0]


def coins_off(s: RiverMarket, shaken: int) -> int:
    """RM-6.8, RM-8.5, RM-11.2: by how many coins a Hire is cheaper now."""
    return s.hire_off + shake(shaken)[1]


def shake(card: int) -> tuple[int, int]:
    """RM-11.2: what a Handshake takes off the goods of a Build and the coins of a Hire; -1 for none."""
    use = box.CARDS[card].visit if card >= 0 else None
    return (use.goods_off, use.coins_off) if use is not None else (0, 0)


def price(s: RiverMarket, card: int, shaken: int) -> int:
    """RM-6.4, RM-6.8: what a Helper costs now."""
    return max(1, box.CARDS[card].price - coins_off(s, shaken))
