"""RM-9: Events are Booths with an opening gift."""

from __future__ import annotations

from tabletop.engine.rules import Tell
from tabletop.games.river_market import components as box
from tabletop.games.river_market.rules.supply import gain
from tabletop.games.river_market.state import RiverMarket, persons


def open_event(s: RiverMarket, builder: int, card: int, tell: Tell) -> None:
    """RM-9.2: give every player the opening gift of an Event, the builder first; the Rival gets none."""
    gift = box.CARDS[card].gift
    if not gift or not s.flags.gifts:
        return
    seats = persons(s)
    for seat in [one for one in seats if one >= builder] + [one for one in seats if one < builder]:
        gain(s, seat, gift.goods, tell, rule="RM-9.2", coins=gift.coins, zooms=gift.zooms)
