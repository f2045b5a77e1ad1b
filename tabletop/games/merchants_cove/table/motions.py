"""How pieces move in Merchants Cove: the Clock ticks, dice tumble, and Goods are sold one after another."""

from __future__ import annotations

from tabletop.engine.motion import CountUp, Deal, Fly, Motion, Tumble, TurnOver

MOTIONS: dict[str, Motion] = {
    "arrived": Deal(0.6),
    "drawn": Fly(0.7, arc=30.0),
    "loaded": Fly(0.5, arc=12.0),
    "docked": Motion(0.9),
    "hour_passed": Motion(0.12),
    "hired": Fly(0.6, arc=25.0),
    "dice_rolled": Tumble(0.9),
    "die_turned": TurnOver(0.4),
    "market_began": Motion(0.6, sound="turn"),
    "sold": Fly(1.0, later=0.4, arc=30.0, coins="customers"),
    "given": Fly(0.7, later=0.4, arc=30.0),
    "sponsored": CountUp(0.8),
    "corrupted": TurnOver(0.9, later=0.5),
    "cleared": Motion(0.9),
    "town_refilled": Deal(0.7),
}
"""Motions by event."""
