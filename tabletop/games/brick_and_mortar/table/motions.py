"""How pieces move in Brick & Mortar: cards turn over, goods go one by one, sealed bids are shown."""

from __future__ import annotations

from tabletop.engine.motion import CountUp, Deal, Fly, Motion, TurnOver

MOTIONS: dict[str, Motion] = {
    "cards_drawn": Deal(0.5, each=0.12),
    "cards_played": TurnOver(0.7, later=0.5),
    "cards_pooled": Motion(0.6),
    "market_filled": Deal(0.9, each=0.06),
    "demand_shown": Deal(0.9, each=0.06),
    "bids_shown": TurnOver(1.0),
    "stocked": Fly(0.4, later=0.25, arc=16.0),
    "sold": Fly(0.6, later=0.3, arc=22.0),
    "auction_won": Motion(0.8),
    "store_opened": Fly(0.8, arc=30.0),
    "points_changed": CountUp(0.7),
}
"""Motions by event."""
