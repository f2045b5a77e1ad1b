"""River Market: what is seen and heard: coins that come in, Booths that open, Helpers, Owner bonuses."""

from __future__ import annotations

from tabletop.engine.reward import DOLLARS, Reward
from tabletop.engine.rules import Event
from tabletop.games.river_market import events as done
from tabletop.games.river_market.state import TILE


def reward(event: Event) -> Reward | None:
    """What an event brings somebody."""
    match event:
        case done.Gained(seat, _, coins) | done.Sold(seat, _, coins) if coins:
            purse = f"seat:{seat}", "mat"
            return Reward(seat, "pay", DOLLARS, coins, purse, ("supply:$",))
        case done.OwnerBonus(seat, booth):
            return Reward(seat, "close", large=f"tile:{booth - TILE}" if booth >= TILE else f"card:{booth}")
        case done.Built(seat, card) | done.Hired(seat, card):
            return Reward(seat, "close", large=f"card:{card}")
    return None
