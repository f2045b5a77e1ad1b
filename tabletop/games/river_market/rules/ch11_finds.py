"""RM-11: the effects of Finds; they are used in chapter 6."""

from __future__ import annotations

from tabletop.games.river_market import components as box


def is_handshake(card: int) -> bool:
    """RM-11.2: return True if this card is a Handshake."""
    use = box.CARDS[card].visit
    return box.CARDS[card].kind == "find" and use is not None and use.effect == "handshake"


def shake(card: int) -> tuple[int, int]:
    """RM-11.2: return a Handshake's discounts on goods of a Build and coins of a Hire; -1 for none."""
    use = box.CARDS[card].visit if card >= 0 else None
    return (use.goods_off, use.coins_off) if use is not None else (0, 0)
