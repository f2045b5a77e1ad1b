"""How pieces move in Public Market: tiles are dealt out, cards turn over, and a chest is paid row by row."""

from __future__ import annotations

from tabletop.engine.motion import CountUp, Deal, Fly, Motion, TurnOver

MOTIONS: dict[str, Motion] = {
    "bid_placed": Fly(0.5, arc=18.0),
    "solo_card_drawn": TurnOver(0.6),
    "column_filled": Deal(0.8, each=0.1),
    "card_turned_up": TurnOver(0.5),
    "card_taken": Fly(0.6, arc=25.0),
    "contract_completed": Fly(0.6, arc=25.0),
    "lighthouse_placed": Fly(0.6, arc=25.0),
    "boat_moved": Motion(0.8),
    "fish_sold": CountUp(0.8),
    "paid_out": CountUp(0.8),
    "chest_emptied": Deal(0.8, each=0.05),
}
"""Motions by event."""
