"""What is worth a mark of its own: having been called everything."""

from __future__ import annotations

from tabletop.engine.game import GameAchievement
from tabletop.engine.text import translate
from tabletop.games.river_market import components as box
from tabletop.games.river_market.score import total
from tabletop.games.river_market.state import RiverMarket
from tabletop.games.river_market.title import PHRASES


def _tier(s: RiverMarket, seat: int) -> int:
    """RM-15.5: which of the second phrases a score brings in a solo match."""
    return box.tier(box.SCORE.points, total(s, seat)) if s.rival >= 0 else -1


ACHIEVEMENT: GameAchievement[RiverMarket] = GameAchievement(
    translate("river_market", "Every title"),
    translate("river_market", "Bear each of the five titles that scores bring in a solo match."),
    _tier,
    tuple(PHRASES[tier.word] for tier in box.SCORE.points),
)
