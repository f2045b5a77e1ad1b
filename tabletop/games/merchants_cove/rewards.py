"""Rewards that the table animates: gold, new Goods and hired Staff."""

from __future__ import annotations

from tabletop.engine.reward import Reward
from tabletop.engine.rules import Event
from tabletop.engine.text import translate
from tabletop.games.merchants_cove import events as done
from tabletop.games.merchants_cove.state import colour_of

_GOLD = translate("merchants_cove", "+%n gold", "gold that comes in", 1)


def reward(event: Event) -> Reward | None:
    """The reward of an event; None if it has none."""
    match event:
        case done.Sold(seat, _, pier, _, _, gold) if gold:
            return _paid(seat, gold, f"pier:{pier}")
        case done.Given(seat, good, gold) if gold:
            return _paid(seat, gold, f"hall:{colour_of(good)}")
        case done.Sponsored(seat, hall, _, gold) if gold:
            return _paid(seat, gold, f"hall:{hall}")
        case done.GoodsGained(seat, goods) if goods:
            return Reward(seat, "close", large=f"good:{seat}:{goods[0]}:0")
        case done.StaffPut(seat, card):
            return Reward(seat, "close", large=f"folk:{card}")
    return None


def _paid(seat: int, gold: int, source: str) -> Reward:
    return Reward(seat, "pay", _GOLD, gold, (f"money:{seat}", f"seat:{seat}", "stall"), (source,))
