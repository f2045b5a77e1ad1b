"""The achievement of Merchants Cove: a match without a Corruption card at the end."""

from __future__ import annotations

from tabletop.engine.game import GameAchievement
from tabletop.engine.text import translate
from tabletop.games.merchants_cove.state import MerchantsCove

ACHIEVEMENT: GameAchievement[MerchantsCove] = GameAchievement(
    translate("merchants_cove", "Clean hands"),
    translate("merchants_cove", "End a match without a single Corruption card."),
    lambda s, seat: -1 if s.players[seat].corruption else 0,
)
