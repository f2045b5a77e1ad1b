"""What is worth a mark of its own: all Crabs at home."""

from __future__ import annotations

from tabletop.engine.game import GameAchievement
from tabletop.engine.text import translate
from tabletop.games.public_market.score import WORTH
from tabletop.games.public_market.state import PublicMarket

ACHIEVEMENT: GameAchievement[PublicMarket] = GameAchievement(
    translate("public_market", "Five Crabs"),
    translate("public_market", "End a match with five Crab Meeples."),
    lambda s, seat: 0 if s.players[seat].crabs == len(WORTH.crabs) - 1 else -1,
)
