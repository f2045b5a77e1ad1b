"""How pieces move in River Market: cards are dealt, pawns hop, and goods are handed over."""

from __future__ import annotations

from tabletop.engine.motion import Deal, Fly, Motion, TurnOver

MOTIONS: dict[str, Motion] = {
    "cards_drawn": Deal(0.5, each=0.12),
    "pawn_moved": Fly(0.6, arc=10.0),
    "gained": Deal(0.5, each=0.08),
    "goods_paid": Deal(0.5, each=0.06),
    "owner_bonus": Motion(0.5),
    "built": Fly(0.8, arc=30.0),
    "hired": Fly(0.7, arc=25.0),
    "card_discarded": TurnOver(0.4, later=0.25),
    "event_drawn": TurnOver(0.8),
    "rival_drew": TurnOver(0.6),
}
"""Motions by event."""
