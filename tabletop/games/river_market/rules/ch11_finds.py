"""RM-11: what Finds give; they are used in chapter 6."""

from __future__ import annotations

from tabletop.games.river_market import components as box


def is_handshake(card: int) -> bool:
    """RM-11.2: True if this card is a Handshake."""
    use = box.CARDS[card].visit
    return box.CARDS[card].kind == "find" and use is not None and use.effect == "handshake"


def shake(card: int) -> tuple[int, int]:
    """RM-11.2: what a Handshake takes off the goods of a Build and the coins of a Hire; -1 for none."""
    use = box.CARDS[card].visit if card >= 0 else None
    return (use.goods_off, use.coins_off) if use is not None else (0, 0)
