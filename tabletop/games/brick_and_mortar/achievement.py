"""The achievement of Brick & Mortar: four open stores and no debt at the end."""

from __future__ import annotations

from tabletop.engine.game import GameAchievement
from tabletop.engine.text import translate
from tabletop.games.brick_and_mortar import components as box
from tabletop.games.brick_and_mortar.state import BrickAndMortar

ACHIEVEMENT: GameAchievement[BrickAndMortar] = GameAchievement(
    translate("brick_and_mortar", "Paid off"),
    translate("brick_and_mortar", "End a match with four stores and no debt."),
    lambda s, seat: 0 if len(s.players[seat].building) == box.SLOTS and not s.players[seat].debt else -1,
)
